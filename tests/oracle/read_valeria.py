"""The table of Villages of Valeria out of a match, secrets and all."""

from __future__ import annotations

from interpreter import Match
from interpreter.state import State
from tests.oracle.valeria_figures import LANES
from tests.oracle.valeria_table import Table


def read(match: Match) -> Table:
    """Everything where it lies; nothing is new and no power was used."""
    state, players = match.state, range(match.players)
    return Table(
        bank=gold(state, "supply", None, 0),
        purses=[gold(state, "player", None, player) for player in players],
        castles=[coins for player in players for name, coins in fields(state, player) if name == "castle"],
        hands=[names(state, "hand", player) for player in players],
        fields=[[card for card in fields(state, player) if card[0] != "castle"] for player in players],
        villages=[names(state, "village", player) for player in players],
        piles={lane: names(state, "pile", number) for number, lane in enumerate(LANES)},
        deck=names(state, "deck"),
        pool=names(state, "pool"),
        guild=names(state, "guild"),
    )


def names(state: State, zone: str, number: int = 0) -> list[str]:
    """The cards of a zone, the last on top."""
    return [name_of(state, piece) for piece in state.z[state.t.family_places(zone)[number]]]


def name_of(state: State, piece: int) -> str:
    rows = state.t.piece[state.t.piece_class[piece]].rows
    return rows[state.t.piece_row[piece]] if len(rows) > 1 else state.t.piece_class[piece]


def fields(state: State, player: int) -> list[tuple[str, int]]:
    """The castle and the developed cards, with the coins on them."""
    return [(name_of(state, piece), coins(state, piece)) for piece in state.z[state.t.family_places("fields")[player]]]


def coins(state: State, piece: int) -> int:
    kind = state.t.piece_class[piece]
    return gold(state, "piece", kind, piece - state.t.class_pieces[kind][0])


def gold(state: State, form: str, of: str | None, number: int) -> int:
    return state.v[gold_slot(state, form, of, number)]


def gold_slot(state: State, form: str, of: str | None, number: int) -> int:
    """Where the state keeps how much gold a holder has."""
    return state.t.amount_slot(form, of, state.t.resource_names.index("gold"), number)
