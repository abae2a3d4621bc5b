"""The Jetty by hand, told: what is asked, the keys of options, and what is seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol

from bench.by_hand.boards import view_of
from bench.by_hand.face import Position

WORKS = ("bench", "crane", "kiln", "tower")
WARES = ("timber", "brick", "pearl")
CHOICE, BUILDING, SELLING = ("one_of", "what to do"), "build a work", "put a pearl up for auction"
PAY = ("pay", "how to pay")
ASKED = (CHOICE, ("gain", "what to take"), ("choose", "choose work"), PAY, CHOICE, ("number", "choose how much to offer"), PAY)
UNDER_WAY = ((), ("gather wares",), (BUILDING,), (BUILDING,), (SELLING,), (SELLING, "bid more"), (SELLING,))  # by stage
KEYS: dict[int, tuple[str, ...]] = {
    0: ("gather", "build", "auction"),
    2: WORKS,
    4: ("raise", "pass"),
}  # by stage, where options are counted from 0
OFFER = 5


class Table(Position, Protocol):
    """What is seen of a match."""

    active: int
    bid: int
    bidder: int
    held: list[list[int]]
    options: Sequence[Any]
    quay: list[list[int]]
    supply: list[int]
    yard: list[int]


def asked(stage: int) -> tuple[str, str]:
    """The kind of decision, and what is asked in words."""
    return ASKED[stage]


def key(stage: int, answer: Any) -> str:
    """What an option is called in records."""
    if stage in KEYS:
        named: str = KEYS[stage][answer]
        return named
    return str(answer) if stage == OFFER else bundle_key(answer)


@cache
def bundle_key(bundle: tuple[int, int, int]) -> str:
    """A bundle in words, without what is not in it."""
    return " + ".join(f"{amount} {ware}" for amount, ware in zip(bundle, WARES, strict=True) if amount) or "nothing"


def view(jetty: Table, under_way: Sequence[str]) -> dict[str, Any]:
    """Works, wares and the auction."""
    seats = [f"Player {seat + 1}" for seat in range(jetty.players)]
    zones = {"yard": jetty.yard, **{f"quay of {name}": quay for name, quay in zip(seats, jetty.quay, strict=True)}}
    return {
        **view_of(jetty, list(under_way), over=not jetty.options),
        "active": jetty.active,
        "zones": {name: _pile(works) for name, works in zones.items()},
        "counters": {"bid": jetty.bid},
        "roles": {"bidder": "nobody" if jetty.bidder < 0 else seats[jetty.bidder]},
        "resources": {
            "the supply": _wares(jetty.supply),
            **{name: _wares(held) for name, held in zip(seats, jetty.held, strict=True)},
        },
    }


def _pile(works: Sequence[int]) -> dict[str, Any]:
    pieces = [name for name, n in zip(WORKS, works, strict=True) for _ in range(n)]
    return {"count": len(pieces), "pieces": pieces}


def _wares(amounts: Sequence[int]) -> dict[str, int]:
    return {ware: amount for ware, amount in zip(WARES, amounts, strict=True) if amount}
