"""What a scenario says a player does, matched with the options of the open decision."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.engine import machine
from interpreter.engine.areas.asking import spaces_of_area
from interpreter.engine.deciding.any_time import has_room
from interpreter.engine.sources import is_part
from interpreter.engine.spots import spot_at
from interpreter.form import Site
from interpreter.numbering.tables import tables_of
from interpreter.scenarios.failing import Impossible, NotOffered
from interpreter.scenarios.given.conditions import exact_way
from interpreter.scenarios.playing.asking import asked, only_option
from interpreter.scenarios.playing.called import row_meant
from interpreter.scenarios.playing.forced import happens, pass_forced, settle, settled
from interpreter.scenarios.playing.helping import helped
from interpreter.scenarios.reading import Reading, names_any
from interpreter.state.answers import Answer, is_any_time, is_number, is_paid, is_use, is_way, own
from interpreter.state.slots import TURNS
from interpreter.state.state import State
from interpreter.telling.refusals.reasons import TOLD_AT_MOST, in_full, why
from interpreter.telling.refusals.tiles import asked_about
from interpreter.telling.refusals.why_not import why_not
from interpreter.telling.words import wording
from interpreter.telling.words.areas import number_of
from interpreter.telling.words.stacks import every_spot
from interpreter.telling.words.tiles import every_space
from rulelang import program as p
from rulelang.program.kinds import SPOT
from rulelang.scenario_files import clauses as sc

WANTED = 0  # the value of what is optional, if it is done


def says(state: State, player: int, said: sc.Said, read: Reading, taken: Sequence[str] = ()) -> None:
    """A player does what is said. What has one option happens before, unless it is what is said. Raises Impossible.

    `taken` is what happened by itself before.
    """
    value = reached(state, player, said, read, taken)
    while _in_parts(state, value):  # what takes several steps to say is said at once
        machine.answer(state, value)
        value = chosen(state, player, said, read)
    machine.answer(state, value)


def reached(state: State, player: int, said: sc.Said, read: Reading, taken: Sequence[str] = ()) -> Answer:
    """Goes on to what is said, and gives its value. Raises Impossible, with what the rules have against it."""
    before = state.copy()
    taken = [*taken, *reach(state, player, said, read)]
    try:
        return chosen(state, player, said, read)
    except NotOffered:
        raise Impossible(_cannot(state, player, said, taken, _refusal(before, player, said, read))) from None


def _refusal(state: State, player: int, said: sc.Said, read: Reading) -> str:
    """What the rules have against what is said, at the decision that it could be about; nothing if it is about none."""
    try:
        stand(state, player, said, read)
        chosen(state, player, said, read)
    except NotOffered:
        return reason(state, said, read) if _is_for(state, player) and _about(state, said, read) else ""
    except Impossible:
        pass
    return ""


def reach(state: State, player: int, said: sc.Said, read: Reading) -> list[str]:
    """Goes on to what is said: what has one option happens, and who says how something optional is done wants it.

    What is said is the next thing to be decided in this turn, if it fits that; else what has one option and happens first.
    Gives what happened by itself.
    """

    def fits(s: State) -> bool:
        return s.ask is not None and s.ask[1] == player and bool(matching(s, said, read))

    def meant() -> bool:
        return fits(state)

    later = settled(state)
    if fits(later) and later.v[TURNS] == state.v[TURNS]:
        return settle(state)
    taken = pass_forced(state, meant)
    while not meant() and state.ask is not None and state.ask[1] == player and _wanted(state, said):
        machine.answer(state, WANTED)
        taken += pass_forced(state, meant)
    return taken


def stand(state: State, player: int, said: sc.Said, read: Reading) -> None:
    """Goes on to the decision at which what is said is refused: the first that it could be about, forced or not.

    If it could be about none: to the first that is not forced. Raises Impossible if it is possible after what is forced.
    """
    while (ask := state.ask) is not None and not state.over and not (ask[1] == player and _about(state, said, read)):
        if not happens(state) and not (ask[1] == player and _wanted(state, said)):
            return
        machine.answer(state, ask[2][0] if happens(state) else WANTED)
    later = settled(state)
    same_turn = later is not state and later.ask is not None and later.ask[1] == player and later.v[TURNS] == state.v[TURNS]
    if same_turn and matching(later, said, read):
        forced = only_option(state)
        raise Impossible(f"after what has only one option ({forced}), {tables_of(state).seat_name(player)} may {spoken(said)}")


def _about(state: State, said: sc.Said, read: Reading) -> bool:
    """Whether what is said could be an answer to the open decision, offered or not."""
    assert state.ask is not None
    site: Site = state.n.sites[state.ask[0]]
    match said:
        case sc.Do():
            named = said.name in site.keys or (site.kind == "choose" and said.name in _members(state, site))
            return named or (said.name in tables_of(state).any_time and has_room(state, state.ask[0]))
        case sc.ChooseText():
            return said.text in (*site.labels, *site.keys)
        case sc.Decline():
            return site.kind in ("may", "use") or site.last
        case sc.Pay() | sc.PayWith():
            return site.kind == "pay"
        case sc.Use():
            return site.kind == "use"
    return bool(matching(state, said, read) or _imaginable(state, site, said, read))


def _members(state: State, site: Site) -> tuple[str, ...]:
    return tables_of(state).kind[site.type].members if site.type in tables_of(state).kind else ()


def check_verb(state: State, said: sc.Said, read: Reading) -> None:
    """Raises Impossible if something is to be used that is chosen here."""
    if not isinstance(said, sc.Use) or state.ask is None or state.n.sites[state.ask[0]].kind == "use":
        return
    if matching(state, sc.Choose(source=said.source, values=said.values), read):
        raise Impossible(f"`{spoken(said)}`: this is chosen here, and not used: say `choose {spoken(said).split(' ', 1)[-1]}`")


def _wanted(state: State, said: sc.Said) -> bool:
    """Whether something optional is asked, of which something is said."""
    assert state.ask is not None
    return state.n.sites[state.ask[0]].kind == "may" and WANTED in state.ask[2] and not isinstance(said, sc.Decline)


def chosen(state: State, player: int, said: sc.Said, read: Reading) -> Answer:
    """The value of the one option that is meant. Raises Impossible; NotOffered if it is not offered, or not to this player."""
    found = matching(state, said, read) if _is_for(state, player) else ()
    if not found:
        if _is_for(state, player):
            check_verb(state, said, read)
        raise NotOffered(_cannot(state, player, said))
    if len(found) > 1 and not any(names_any(e) for e in _meant(said)):
        raise Impossible(f"`{spoken(said)}` could mean several options: {asked(state)}")
    return found[0]


def _is_for(state: State, player: int) -> bool:
    """Whether a player is asked."""
    return state.ask is not None and state.ask[1] == player


def _cannot(state: State, player: int, said: sc.Said, taken: Sequence[str] = (), why: str = "") -> str:
    """That somebody cannot do what is said: why not, if the rules have something against it, and what is asked."""
    now = " now" if state.ask is not None and state.ask[1] != player else ""
    against = f"{why}; " if why else ""
    return f"{tables_of(state).seat_name(player)} cannot {spoken(said)}{now}: {against}{asked(state, taken)}"


def matching(state: State, said: sc.Said, read: Reading) -> Sequence[Answer]:
    """The values of the open decision's options that fit what is said."""
    assert state.ask is not None
    number, _, values = state.ask
    site: Site = state.n.sites[number]
    if isinstance(said, sc.Use) and site.kind != "use":
        return []
    keys = wording.keys(state, site, values)
    labels = wording.labels(state, site, values)
    if isinstance(said, (sc.Pay, sc.PayWith)) and site.type == "sourced":
        return helped(state, said, read)
    kinds = ["one_of" if is_any_time(value) else site.kind for value in values]
    named = [value for value, *called in zip(values, kinds, keys, labels, strict=True) if _names(said, site, *called)]
    return named or [value for value in own(values) if any(_is(state, site, value, e, read) for e in _meant(said))]


def _names(said: sc.Said, site: Site, kind: str, key: str, label: str) -> bool:
    match said:
        case sc.Do():
            return key == said.name and kind in ("one_of", "choose", "may")
        case sc.ChooseText():
            return said.text in (label, key)
        case sc.Decline():
            declined = (site.kind, key) in (("may", "decline"), ("use", "stop")) or (site.optional and key == "nothing")
            return declined or (site.last and key == "decline")
    return False


def _meant(said: sc.Said) -> tuple[p.Expression, ...]:
    """The expressions of which one must be the option's value."""
    match said:
        case sc.Choose() | sc.Use():
            return said.values
        case sc.Pay():
            return (said.bundle,)
    return ()


def _is(state: State, site: Site, value: Answer, e: p.Expression, read: Reading) -> bool:
    if site.kind in ("one_of", "may", "order"):
        return False
    if is_way(value, site):
        return _is_bundle(e) and bool(exact_way(read(state, e)) == value)
    if _is_bundle(e) or is_paid(value, site):
        return False
    named = row_meant(state, e, site.type)
    if is_use(value, site):
        return value[0] >= 0 and named == _row(state, value[1])
    assert is_number(value, site)
    if site.optional and value < 0:
        return bool(e.kind == "nobody")
    if site.type == SPOT and (named is not None or names_any(e)):
        piece = spot_at(state, value)[1]
        return piece >= 0 and (named == _row(state, piece) if named is not None else piece in read.any_of(state, e))
    if site.type == SPOT and isinstance(e, p.Constant):
        place = spot_at(state, value)[0]
        return e.type in tables_of(state).space_grid and _is_space(state, place, e)
    if site.type in tables_of(state).area:
        return _is_area(state, site, value, e, read)
    if names_any(e):
        return site.type in tables_of(state).class_pieces and value in read.any_of(state, e)
    if site.type in tables_of(state).class_pieces:
        if named is not None:
            return named == _row(state, value)
        return bool(_same_kind(e, site.type) and read(state, e) == value)
    return bool(named is None and _same_kind(e, site.type) and read(state, e) == value)


def _is_space(state: State, place: int, e: p.Constant) -> bool:
    """Whether a place is the space of a grid that a constant names."""
    tables = tables_of(state)
    return tables.family[place] == tables.space_grid[e.type].name and tables.index[place] == e.value


def _is_area(state: State, site: Site, area: int, e: p.Expression, read: Reading) -> bool:
    """Whether an area is meant: one of `any pond in …`, or by a space on which a piece of it lies."""
    if names_any(e):
        return area in read.any_of(state, e)
    if isinstance(e, p.Constant) and e.type in tables_of(state).space_grid:
        return e.value in spaces_of_area(state, number_of(tables_of(state), site.type), area)
    return False


def _pieces(state: State, type_: str) -> list[int]:
    """The pieces of a class, or the spots where pieces can lie, or none if this is neither."""
    if type_ == SPOT:
        return every_spot(state)
    return tables_of(state).pieces_of(type_) if type_ in tables_of(state).class_pieces else []


def _in_parts(state: State, value: Answer) -> bool:
    """Whether this is only a part of an answer to the open decision."""
    return state.ask is not None and is_paid(value, state.n.sites[state.ask[0]]) and is_part(value)


def _row(state: State, piece: int) -> tuple[str, int]:
    """The class and the row of a piece."""
    return tables_of(state).piece_class[piece], tables_of(state).piece_row[piece]


def _is_bundle(e: p.Expression) -> bool:
    return e.kind in ("quantity", "any_quantity", "bundle_plus", "bundle_or", "bundle_times", "empty_bundle")


def _same_kind(e: p.Expression, wanted: str) -> bool:
    """Whether a constant is of the kind that is chosen; of other expressions their checker has made sure."""
    if isinstance(e, p.Number):
        return wanted == "number"
    return not isinstance(e, p.Constant) or e.type == wanted


def spoken(said: sc.Said) -> str:
    """What is said, as the scenario says it."""
    return said.source


def reason(state: State, said: sc.Said, read: Reading) -> str:
    """Why what is said is not offered: what the rules answer."""
    if state.ask is None:
        return "the game is over"
    number, _, _ = state.ask
    site: Site = state.n.sites[number]
    if isinstance(said, sc.Do):
        return why_not(state, said.name)
    for value in _imaginable(state, site, said, read):
        found = why(state, state, number, value, len(TOLD_AT_MOST))
        if found is not None:
            return in_full(state, found)
    return why_not(state, spoken(said).split(" ", 1)[-1])


def _imaginable(state: State, site: Site, said: sc.Said, read: Reading) -> list[int]:
    """The values that are meant, offered or not."""
    found: list[int] = []
    for e in _meant(said):
        named = row_meant(state, e, site.type)
        if site.type == SPOT and isinstance(e, p.Constant) and e.type in tables_of(state).space_grid:
            spaces = [place for place in every_space(state) if _is_space(state, place, e)]
            found += asked_about(state, state.ask[0], spaces) if state.ask is not None else spaces
            continue
        if (
            site.kind in ("one_of", "may", "order", "use")
            or site.type == "sourced"
            or _is_bundle(e)
            or (named is None and not _same_kind(e, site.type))
        ):
            continue
        if names_any(e) or named is not None:
            found += [piece for piece in _pieces(state, site.type) if _is(state, site, piece, e, read)]
        else:
            found.append(read(state, e))
    return found
