"""The table of Villagers out of a match: everything where it lies, whoever sees it."""

from __future__ import annotations

from collections import Counter

from interpreter import Match
from interpreter.form import Function
from interpreter.numbering.tables import tables_of
from interpreter.state.state import State
from tests.oracle.villagers_countess import MODES, Events
from tests.oracle.villagers_figures import BASICS, COUNTESS, FOUNDERS
from tests.oracle.villagers_markets import FIRST, SECOND
from tests.oracle.villagers_road import Road
from tests.oracle.villagers_table import SEASONS, Table
from tests.oracle.villagers_village import Card, Village


def read(match: Match) -> Table:
    """Everything as it lies now."""
    state, players = match.state, match.players
    mode = str(tables_of(state).options["mode"]) if players == 1 else "normal"
    villages = [village(state, seat)[0] for seat in range(len(match.seats))]
    if players == 1:
        villages[1].insert(0, Card(COUNTESS, turned=mode == "learning"))
    return Table(
        players=players,
        road=road(state),
        villages=villages,
        purses=[amount(state, "player", None, "coin", seat) for seat in range(len(match.seats))],
        hands=[names(state, "hand", seat) for seat in range(players)],
        squares=[names(state, "square", seat) for seat in range(players)],
        stock=Counter({kind: names(state, "commons").count(kind) for kind in BASICS}),
        start=number(state, "role", "start_player"),
        mode=MODES[mode],
        held=[FIRST, SECOND][: number(state, "counter", "markets_held")],
        coming=names(state, "coming"),
        seasons={
            season: Events(names(state, "event_deck", n), names(state, "past_events", n)) for n, season in enumerate(SEASONS)
        },
        jester=bool(names(state, "stage")),
    )


def road(state: State) -> Road:
    places = tables_of(state).family_places("road")
    return Road(
        piles=[names(state, "pile", n) for n in range(len(places))],
        open=[next(iter(names(state, "road", n)), None) for n in range(len(places))],
        reserve=names(state, "reserve"),
        discards=names(state, "discards"),
        coins=[sum(on(state, "coin", piece) for piece in state.z[place]) for place in places],
    )


def village(state: State, seat: int) -> tuple[Village, dict[int, Card], dict[int, Card]]:
    """The cards on the table; each card by its piece; and the lowest card beneath it."""
    table: Village = []
    cards: dict[int, Card] = {}
    roots: dict[int, Card] = {}
    for piece in state.z[tables_of(state).family_places("village")[seat]]:
        name, under = name_of(state, piece), state.v[state.n.lies_on + piece]
        card = Card(name, on(state, "coin", piece), turned=name == FOUNDERS and on(state, "loaf", piece) == 1)
        (table if under < 0 else cards[under].on).append(card)
        cards[piece], roots[piece] = card, card if under < 0 else roots[under]
    return table, cards, roots


def figures(state: State, seat: int) -> dict[str, int]:
    """What the rules say of a village, by the names of their values."""
    values = tables_of(state).program.values
    return {value.name: state.n.functions[Function("value", n)](state, seat) for n, value in enumerate(values)}


# ------------------------------------------------------------------------------------------------ where the state keeps it
def names(state: State, zone: str, of: int = 0) -> list[str]:
    """The cards of a zone, the last on top."""
    return [name_of(state, piece) for piece in state.z[tables_of(state).family_places(zone)[of]]]


def name_of(state: State, piece: int) -> str:
    rows = tables_of(state).piece[tables_of(state).piece_class[piece]].rows
    return rows[tables_of(state).piece_row[piece]] if len(rows) > 1 else tables_of(state).piece_class[piece]


def number(state: State, form: str, name: str, of: int = 0) -> int:
    return state.v[tables_of(state).slot[form, name] + of]


def amount(state: State, form: str, of: str | None, resource: str, index: int) -> int:
    return state.v[slot(state, form, of, resource, index)]


def on(state: State, resource: str, piece: int) -> int:
    """What lies on a villager."""
    return amount(state, "piece", "villager", resource, piece - tables_of(state).class_pieces["villager"][0])


def slot(state: State, form: str, of: str | None, resource: str, index: int) -> int:
    return tables_of(state).amount_slot(form, of, tables_of(state).resource_names.index(resource), index)
