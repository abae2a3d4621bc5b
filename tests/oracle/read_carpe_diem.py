"""The table of Carpe Diem out of a match: everything where it lies, whoever sees it."""

from __future__ import annotations

from collections import Counter

from interpreter import Match
from interpreter.numbering.tables import tables_of
from interpreter.state.state import State
from tests.oracle.carpe_diem_cards import Circle
from tests.oracle.carpe_diem_district import District, Laid, turned
from tests.oracle.carpe_diem_figures import GOODS, LAST_STEP, OBJECTIVES, PANELS, SIZE, TILES, Space
from tests.oracle.carpe_diem_ring import Ring, Track
from tests.oracle.carpe_diem_table import Seat, Table
from tests.oracle.read_villagers import amount, name_of, names, number

SIDES = ("top_side", "right_side", "bottom_side", "left_side")


def read(match: Match) -> Table:
    """Everything as it lies now."""
    state, players = match.state, match.players
    tables = tables_of(state)
    ring = Ring([names(state, "square", n) for n in range(len(tables.family_places("square")))], players, tiles_in(state, "box"))
    return Table(
        seats=[seat(state, number_) for number_ in range(players)],
        ring=ring,
        track=track(state, players),
        white=names(state, "white_pile"),
        black=names(state, "black_pile"),
        bottom=names(state, "bottom_edge"),
        fountains=[kind(name) for name in names(state, "fountain_deck")],
        cards={
            place: OBJECTIVES[name]
            for n, place in enumerate(map(card_place, tables.kind["card_place"].members))
            for name in names(state, "display", n)
        },
        start=number(state, "role", "start_player"),
        phase=number(state, "counter", "round"),
        used={circle(state, n) for n in range(len(tables.family_places("claimed"))) if names(state, "claimed", n)},
    )


def seat(state: State, of: int) -> Seat:
    goods = {name: amount(state, "player", None, name, of) for name in (*GOODS, "coin", "bread")}
    return Seat(
        district=district(state, of),
        frame=[name for side in SIDES for name in names(state, side, of)],
        points=amount(state, "player", None, "point", of) - number(state, "counter", "points_lost", of),
        purse=+Counter(goods),
        at=standing(state, of),
        kept=names(state, "storeroom", of),
        fountains=[kind(name) for name in names(state, "hand", of)],
    )


def district(state: State, of: int) -> District:
    tables = tables_of(state)
    places = tables.family_places("district")[of * SIZE * SIZE : (of + 1) * SIZE * SIZE]
    tiles = {}
    for n, place in enumerate(places):
        for piece in state.z[place]:
            name, quarters = name_of(state, piece), state.v[tables.slot["turned", ""] + piece]
            tiles[SIZE - n // SIZE, n % SIZE + 1] = Laid(name, turned(TILES[name].sides, quarters))
    return District(PANELS[names(state, "ground", of)[0]], tiles)


def standing(state: State, of: int) -> int | None:
    """On which space a patrician stands, if on any."""
    tables = tables_of(state)
    paths = enumerate(tables.family_places("path"))
    return next((n for n, place in paths for piece in state.z[place] if tables.piece_owner[piece] == of), None)


def track(state: State, players: int) -> Track:
    steps: list[list[int]] = [[] for _ in range(LAST_STEP + 1)]
    for of in sorted(range(players), key=lambda of: number(state, "counter", "disc_height", of)):
        steps[number(state, "track", "scroll", of)].append(of)
    return Track(steps)


def tiles_in(state: State, zone: str) -> list[str]:
    return [name for name in names(state, zone) if name in TILES]


# ------------------------------------------------------------------------------------------------ names of the rules
def kind(fountain_card: str) -> str:
    return fountain_card.removeprefix("for_")


def card_place(name: str) -> Space:
    """`place_12`: row and column."""
    row, column = name.removeprefix("place_")
    return int(row), int(column)


def space(name: str) -> Space:
    """`c4`: row from the top, and column."""
    return SIZE + 1 - int(name[1]), "abcdef".index(name[0]) + 1


def circle(state: State, of: int) -> Circle:
    """The two cards between which a circle lies."""
    tables = tables_of(state)
    places = [card_place(name) for name in tables.kind["card_place"].members]
    columns = {column.name: column.cells for column in tables.kind["scoring_circle"].columns}
    near, far = (places[tables.constant(columns[side][of])] for side in ("left_or_upper", "right_or_lower"))
    return near, far
