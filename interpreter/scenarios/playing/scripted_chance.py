"""`next rolls`, `next draws`: to fix what chance brings, as what comes next of each or as the order of a pile."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from interpreter.numbering.tables import Tables, tables_of
from interpreter.scenarios.failing import Impossible
from interpreter.scenarios.playing.asking import SHOWN
from interpreter.scenarios.reading import Reading, names_any, row_of
from interpreter.state.fixed import ONE_OF, PIECE, RESOURCE, Fixed
from interpreter.state.state import State
from interpreter.telling.words import naming
from interpreter.translate.writing.moves_known import zones_of
from rulelang import program as p
from rulelang.program import kinds
from rulelang.program.nodes import parts


def fix_rolls(state: State, values: tuple[p.Expression, ...], read: Reading) -> None:
    """The next dice show these numbers, the first first. Raises Impossible for a number that no die has."""
    low, high = _sides(tables_of(state))
    fixed = state.script or Fixed()
    for e in values:
        value = read(state, e)
        if not low <= value <= high:
            raise Impossible(f"a die goes from {low} to {high}: it cannot show {value}")
        fixed = fixed._replace(rolls=(*fixed.rolls, value - low))
    state.script = fixed


def _sides(t: Tables) -> tuple[int, int]:
    """The lowest and the highest number of the dice. Raises Impossible if there are none, or they begin differently."""
    dice = [*t.program.dice, *_dice_on_the_table(t)]
    lows = {die.low for die in dice}
    if len(lows) != 1:
        raise Impossible("there is no die" if not dice else "the dice begin with different numbers: say which is rolled")
    return lows.pop(), max(die.high for die in dice)


def _dice_on_the_table(t: Tables) -> list[p.Die]:
    """Dice that are pieces, by their numbers."""
    sides = [(piece.name, t.constants[piece.name, kinds.SIDE] or (1,)) for piece in t.program.pieces if piece.rolled]
    return [p.Die(name=name, low=numbers[0], high=numbers[-1]) for name, numbers in sides]


def fix_draws(state: State, values: tuple[p.Expression, ...], read: Reading) -> None:
    """The next pieces drawn are these, the first first; or the next players, members or resources that chance names."""
    fixed = state.script or Fixed()
    for e in values:
        named = row_of(e)
        if named is None and not names_any(e):
            what = RESOURCE if getattr(e, "type", None) == kinds.RESOURCE else ONE_OF
            fixed = fixed._replace(draws=(*fixed.draws, (what, read(state, e))))
            continue
        piece = _drawable(state, named, fixed) if named else _not_fixed(state, read.any_of(state, e), fixed)
        place = state.at[piece]
        if tables_of(state).ordered[place] and tables_of(state).family[place] not in _only_by_chance(tables_of(state)):
            fixed = fixed._replace(tops=(*fixed.tops, piece))
        else:
            fixed = fixed._replace(draws=(*fixed.draws, (PIECE, piece)))
    for place in {state.at[piece] for piece in fixed.tops}:
        state.z[place] = fixed.arranged(state.z[place], tables_of(state).in_line[place])
    state.script = fixed


@lru_cache(maxsize=64)
def _only_by_chance(t: Tables) -> frozenset[str]:
    """The zones out of which something comes by chance and nothing in its order."""
    by_chance: set[str] = set()
    in_order: set[str] = set()
    for node in parts(t.program):
        match node:
            case p.ChooseAtRandom():
                by_chance |= zones_of(node.group)
            case p.Draw(source=p.PlaceAt(zone=zone)):
                (by_chance if node.at_random else in_order).add(zone)
    return frozenset(by_chance - in_order)


def _is_fixed(piece: int, fixed: Fixed) -> bool:
    return piece in fixed.tops or (PIECE, piece) in fixed.draws


def _not_fixed(state: State, pieces: list[int], fixed: Fixed) -> int:
    """The first of these pieces that is not to come already; what players have where nothing is drawn comes after all others.

    It may come: it may be put back before something is drawn.
    """
    t = tables_of(state)
    found = [piece for piece in pieces if not _is_fixed(piece, fixed)]
    if not found:
        raise Impossible("there is no such piece left that could be drawn")
    return min(found, key=lambda piece: t.place_owner[state.at[piece]] >= 0 and t.family[state.at[piece]] not in _drawn_from(t))


@lru_cache(maxsize=64)
def _drawn_from(t: Tables) -> frozenset[str]:
    """The zones out of which surely something is drawn."""
    steps = [node for node in parts(t.program) if isinstance(node, p.Draw | p.ChooseAtRandom)]
    zones = [zones_of(step.group) for step in steps if isinstance(step, p.ChooseAtRandom)]
    zones += [frozenset({step.source.zone}) for step in steps if isinstance(step, p.Draw) and isinstance(step.source, p.PlaceAt)]
    return frozenset().union(*zones)


def _drawable(state: State, named: tuple[str, int], fixed: Fixed) -> int:
    """A copy of this row that could be drawn: from a pile whose order is hidden, else from one without order."""
    tables = tables_of(state)
    kind, row = named
    copies = [piece for piece in _all(tables, named) if piece not in fixed.tops]
    found = [(state.at[piece], piece) for piece in copies if state.at[piece] > 0 and tables.place_owner[state.at[piece]] < 0]
    if not found:
        said = (
            ": what `next draws` has said before comes first"
            if any(_is_fixed(piece, fixed) for piece in _all(tables, named))
            else ""
        )
        raise Impossible(f"there is no {tables.piece[kind].rows[row]} left that could be drawn{said}")
    return min(found, key=lambda one: (not (tables.ordered[one[0]] and tables.order[one[0]] != "everyone"), one[0], one[1]))[1]


def _all(t: Tables, named: tuple[str, int]) -> list[int]:
    """All pieces of a row."""
    kind, row = named
    return [piece for piece in t.pieces_of(kind) if t.piece_row[piece] == row]


def check_used_up(state: State, said: Sequence[p.Expression], read: Reading) -> None:
    """Raises Impossible if something that was fixed never came. `said` is all that was said to be drawn."""
    if (fixed := state.script) is None or not fixed.left:
        return
    tops = [(PIECE, piece) for piece in fixed.tops if (PIECE, piece) not in fixed.draws]
    low = _sides(tables_of(state))[0] if fixed.rolls else 0
    left = [*(str(low + roll) for roll in fixed.rolls), *(_name(state, *one, said, read) for one in (*tops, *fixed.draws))]
    more = ", …" if len(left) > SHOWN else ""
    word = "rolls" if fixed.rolls else "draws"
    raise Impossible(f"what `next {word}` says never came: {', '.join(left[:SHOWN])}{more}{passed_over(state)}")


def passed_over(state: State) -> str:
    """That what is fixed to be next could not be what came; nothing if it always could, or has come since."""
    if state.script is None or not state.script.passed or not state.script.left:
        return ""
    word = "rolls" if state.script.rolls else "draws"
    return f"; what `next {word}` says comes in its order, and the next of it could not be what came by chance"


def _name(state: State, what: int, number: int, said: Sequence[p.Expression], read: Reading) -> str:
    if what == PIECE:
        return naming.face_name(state, number)
    if what == RESOURCE:
        return str(tables_of(state).resource_names[number])
    types = {getattr(e, "type", "number") for e in said if row_of(e) is None and not names_any(e) and read(state, e) == number}
    return " or ".join(sorted(read.words(state, one, number) for one in types))
