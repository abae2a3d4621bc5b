"""The table of Villages of Valeria out of a match: what the views show, hands to their owners, and the order of the two decks."""

from __future__ import annotations

from typing import Any

from interpreter import Match
from interpreter.numbering.tables import tables_of
from interpreter.state.state import State
from tests.oracle.valeria_figures import LANES
from tests.oracle.valeria_table import Table

Zones = dict[str, dict[str, Any]]


def read(match: Match) -> Table:
    """Everything where it lies; nothing is new and no power was used."""
    view, seats = match.view(None), [f"Player {player + 1}" for player in range(match.players)]
    zones: Zones = view["zones"]
    return Table(
        bank=view["resources"].get("the supply", {}).get("gold", 0),
        purses=[view["resources"][seat].get("gold", 0) for seat in seats],
        castles=[coins for seat in seats for name, coins in fields(zones, seat) if name.startswith("castle")],
        hands=[match.view(player)["zones"][f"hand of {seat}"]["pieces"] for player, seat in enumerate(seats)],
        fields=[[card for card in fields(zones, seat) if not card[0].startswith("castle")] for seat in seats],
        villages=[zones[f"village of {seat}"]["pieces"] for seat in seats],
        piles={lane: zones[f"pile of {lane}"]["pieces"] for lane in LANES},
        deck=names(match.state, "deck"),
        pool=zones["pool"]["pieces"],
        guild=names(match.state, "guild"),
    )


def fields(zones: Zones, seat: str) -> list[tuple[str, int]]:
    """The castle and the developed cards, with the coins on them."""
    shown = zones[f"fields of {seat}"]
    lying = shown.get("on", [{}] * shown["count"])
    return [(name, on.get("gold", 0)) for name, on in zip(shown["pieces"], lying, strict=True)]


def names(state: State, zone: str, number: int = 0) -> list[str]:
    """The cards of a zone, whoever sees them, the last on top."""
    return [name_of(state, piece) for piece in state.z[tables_of(state).family_places(zone)[number]]]


def name_of(state: State, piece: int) -> str:
    rows = tables_of(state).piece[tables_of(state).piece_class[piece]].rows
    return rows[tables_of(state).piece_row[piece]] if len(rows) > 1 else tables_of(state).piece_class[piece]
