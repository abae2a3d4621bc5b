"""`given`: to make a condition true on a state by moving what is there, or to say why that breaks a law."""

from __future__ import annotations

from interpreter.engine.chains.laying import from_the_top
from interpreter.engine.flow import come_back, leave
from interpreter.engine.queries.players import is_out
from interpreter.numbering.tables import tables_of
from interpreter.paying import demands, ways
from interpreter.scenarios.failing import Impossible
from interpreter.scenarios.given.holdings import Held, set_amount
from interpreter.scenarios.given.pieces import bring, clear, lay_on_top, lie, put
from interpreter.scenarios.given.too_late import check_in_time
from interpreter.scenarios.reading import Reading, names_any, row_of
from interpreter.state.state import State
from rulelang import program as p
from rulelang.program.kinds import grid_of, with_article
from rulelang.program.nodes import parts

EXACT = "a `given` says exactly what is the case: `… is …`, `… have …`, `… is empty`, `… is in …`, `… is out of the …`"


def make_true(state: State, e: p.Expression, read: Reading) -> None:
    """Changes `state` so that the condition holds, and nothing more than that. Raises Impossible."""
    match e:
        case p.Logic(op="and"):
            make_true(state, e.left, read)
            make_true(state, e.right, read)
        case p.Has():
            for resource, amount in {**_none_of(e.bundle), **dict(exact_way(read(state, e.bundle)))}.items():
                set_amount(state, held(state, e.holder, read), resource, amount)
        case p.PlaceState(state="empty"):
            clear(state, read.places(state, e.places))
        case p.Inside():
            _inside(state, e, read)
        case p.Compare(op="=="):
            _equal(state, e.left, e.right, read)
        case p.PieceState(state="face up" | "face down"):
            piece = read.piece(state, e.of)
            lie(state, piece, "down" if e.state == "face down" else "up")
        case p.Partakes():
            _in_or_out(state, e, read)
        case _:
            raise Impossible(EXACT)


def _in_or_out(state: State, e: p.Partakes, read: Reading) -> None:
    """A player has left something, after all who have, or is in it again; of what lies around it nothing is said."""
    seat, span = read(state, e.of), tables_of(state).spans.index(e.span)
    (leave if e.out else come_back)(state, span, (seat,))
    if is_out(state, span, seat) != e.out:
        raise Impossible(f"{tables_of(state).seat_name(seat)} is out of what lies around that, or has lost")


def _equal(state: State, left: p.Expression, right: p.Expression, read: Reading) -> None:
    match left:
        case p.Amount():
            set_amount(state, held(state, left.holder, read), read(state, left.resource), read(state, right))
        case p.StateValue():
            _set_number(state, left, read(state, right), read)
        case p.RowOf(of=p.TopOf(of=place)) if row_of(right) is not None:
            lay_on_top(state, row_of(right) or ("", -1), read(state, place), read.you)
        case p.Fold(op="count") if isinstance(left.group.places, p.Places) and left.group.where is None:
            _count(state, left.group, read(state, right), read)
        case p.PlaceOfPiece():
            put(state, read.piece(state, left.of), read(state, right))
        case _:
            raise Impossible(EXACT)


def held(state: State, holder: p.Holder, read: Reading) -> Held:
    """Which holder that is."""
    of = None if holder.form in ("supply", "player") else holder.type
    if not any((holder.form, one) in tables_of(state).holder for one in (tables_of(state).classes_of(of) if of else (of,))):
        raise Impossible(f"in these rules no resource ever lies on {with_article(str(of))}")
    index = 0 if holder.of is None else _first_of(state, holder.of, read) if names_any(holder.of) else read(state, holder.of)
    if holder.form == "piece" and of is not None:
        index -= tables_of(state).class_pieces[of][0]
    return holder.form, of, index


def _first_of(state: State, e: p.Expression, read: Reading) -> int:
    """The first piece that is such as `any …` says."""
    found = read.any_of(state, e)
    if not found:
        raise Impossible("there is no such piece")
    return found[0]


def _none_of(bundle: p.Expression) -> dict[int, int]:
    """The resources that a bundle names, with no amount: `0 coin` is said to say so."""
    named = [node.resource for node in parts(bundle) if isinstance(node, p.Quantity)]
    return {resource.value: 0 for resource in named if isinstance(resource, p.Constant)}


def exact_way(demand: demands.Demand) -> ways.Way:
    """The amounts of a bundle that leaves nothing open."""
    if len(demand) != 1 or any(len(candidates) != 1 for _, candidates in demand[0]):
        raise Impossible("this bundle leaves open what is meant: name each resource and its number")
    total: dict[int, int] = {}
    for amount, (resource,) in demand[0]:
        total[resource] = total.get(resource, 0) + amount
    return tuple(sorted(total.items()))


def _set_number(state: State, target: p.StateValue, value: int, read: Reading) -> None:
    tables = tables_of(state)
    index = 0 if target.of is None else read(state, target.of)
    if index < 0:
        raise Impossible("nobody has that")
    low, high = _range(state, target)
    if not low <= value <= high:
        what = (
            f"{target.name} goes from {low} to {high}"
            if target.form != "role"
            else f"{target.name} is {_member_of(target.of_kind)}"
        )
        raise Impossible(f"{what}: it cannot be {value}")
    slot = tables.slot[target.form, target.name] + index
    if state.v[slot] != value:
        check_in_time(state, target)
    state.v[slot] = value


def _member_of(kind: str | None) -> str:
    """What a role is: of a kind, a space of a grid, or a player."""
    if kind is None:
        return "a player"
    return f"a {kind}" if grid_of(kind) else f"of the kind {kind}"


def _range(state: State, target: p.StateValue) -> tuple[int, int]:
    tables = tables_of(state)
    match target.form:
        case "track":
            return 0, tables.track_length[target.name] - 1
        case "role":
            return -1, (tables.seats if target.of_kind is None else tables.count_of(target.of_kind)) - 1
        case "die":
            die = next(die for die in tables.program.dice if die.name == target.name)
            return die.low, die.high
    return -(10**9), 10**9


def _inside(state: State, e: p.Inside, read: Reading) -> None:
    places = read.places(state, e.places)
    if not places:
        raise Impossible("there is no such place")
    named = row_of(e.piece)
    if named is None:
        piece = read.piece(state, e.piece)
        if state.at[piece] not in places:
            put(state, piece, places[0])
    elif not read(state, e):
        bring(state, *named, places[0], read.you)


def _count(state: State, group: p.Group, wanted: int, read: Reading) -> None:
    """So many pieces of a class lie in a place: more come from where they are, fewer go where they start."""
    assert group.places is not None
    places = read.places(state, group.places)
    if len(places) != 1 or group.type not in tables_of(state).piece:
        raise Impossible("only the pieces of one class in one place can be counted out")
    there = [piece for piece in state.z[places[0]] if tables_of(state).piece_class[piece] == group.type]
    for piece in from_the_top(state, there[wanted:]):
        clear_one(state, piece)
    for _ in range(wanted - len(there)):
        bring(state, group.type, -1, places[0], read.you)


def clear_one(state: State, piece: int) -> None:
    """The piece lies where it starts, or out of the game."""
    home = next(place for place, pile in enumerate(tables_of(state).start_places) if piece in pile)
    put(state, piece, 0 if home == state.at[piece] else home, bottom=True)
