"""`next rolls`, `next draws`: to fix what chance brings, as entries of the state's script or as the order of a pile."""

from __future__ import annotations

from functools import lru_cache

from interpreter.numbering.tables import Tables, tables_of
from interpreter.scenarios.failing import Impossible
from interpreter.scenarios.reading import Reading, names_any, row_of
from interpreter.state.state import State
from interpreter.translate.writing.moves_known import zones_of
from rulelang import program as p
from rulelang.program.kinds import SIDE
from rulelang.program.nodes import parts


def fix_rolls(state: State, values: tuple[p.Expression, ...], read: Reading) -> None:
    """The next dice show these numbers, the first first. Raises Impossible for a number that no die has."""
    dice = [*tables_of(state).program.dice, *_dice_on_the_table(state)]
    lows = {die.low for die in dice}
    if len(lows) != 1:
        raise Impossible("there is no die" if not dice else "the dice begin with different numbers: say which is rolled")
    low, high = lows.pop(), max(die.high for die in dice)
    for e in values:
        value = read(state, e)
        if not low <= value <= high:
            raise Impossible(f"a die goes from {low} to {high}: it cannot show {value}")
        state.script = (*state.script, value - low)


def _dice_on_the_table(state: State) -> list[p.Die]:
    """Dice that are pieces, by their numbers."""
    t = tables_of(state)
    sides = [(piece.name, t.constants[piece.name, SIDE] or (1,)) for piece in t.program.pieces if piece.rolled]
    return [p.Die(name=name, low=numbers[0], high=numbers[-1]) for name, numbers in sides]


def fix_draws(state: State, values: tuple[p.Expression, ...], read: Reading) -> None:
    """The next pieces drawn are these, the first first; or the next players or members that chance names."""
    on_top: dict[int, list[int]] = {}
    for e in values:
        named = row_of(e)
        if named is None and not names_any(e):
            state.script = (*state.script, read(state, e))
            continue
        taken = [piece for pieces in on_top.values() for piece in pieces]
        piece = _drawable(state, named, taken) if named else _not_fixed(state, read.any_of(state, e), taken)
        place = state.at[piece]
        if tables_of(state).ordered[place] and tables_of(state).family[place] not in _only_by_chance(tables_of(state)):
            on_top.setdefault(place, []).append(piece)
        else:
            state.script = (*state.script, -1 - piece)
    for place, pieces in on_top.items():
        rest = tuple(piece for piece in state.z[place] if piece not in pieces)
        state.z[place] = (*pieces, *rest) if tables_of(state).in_line[place] else (*rest, *reversed(pieces))


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


def _not_fixed(state: State, pieces: list[int], taken: list[int]) -> int:
    """The first of these pieces that is not to come already."""
    found = [piece for piece in pieces if -1 - piece not in state.script and piece not in taken]
    if not found:
        raise Impossible("there is no such piece left that could be drawn")
    return found[0]


def _drawable(state: State, named: tuple[str, int], taken: list[int]) -> int:
    """A copy of this row that could be drawn: from a pile whose order is hidden, else from one without order."""
    tables = tables_of(state)
    kind, row = named
    copies = [piece for piece in tables.pieces_of(kind) if tables.piece_row[piece] == row and piece not in taken]
    found = [(state.at[piece], piece) for piece in copies if state.at[piece] > 0 and tables.place_owner[state.at[piece]] < 0]
    if not found:
        raise Impossible(f"there is no {tables.piece[kind].rows[row]} left that could be drawn")
    return min(found, key=lambda one: (not (tables.ordered[one[0]] and tables.order[one[0]] != "everyone"), one[0], one[1]))[1]


def check_used_up(state: State) -> None:
    """Raises Impossible if something that was fixed never came."""
    if state.script:
        left = len(state.script)
        raise Impossible(f"{left} of the fixed rolls or draws never came" if left > 1 else "a fixed roll or draw never came")
