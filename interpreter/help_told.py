"""What a cost asks for, and what could help to pay it, in words."""

from __future__ import annotations

from collections.abc import Iterable

from interpreter import words
from interpreter.payment import Demand
from interpreter.runtime import held_by
from interpreter.sources import every_offer
from interpreter.state import State
from interpreter.ways import Offer, Paid, Part

NAMED_AT_MOST = 6  # so many of those who could help are named


def demand_told(s: State, wanted: Demand) -> str:
    """`2 wood or 1 wood + 1 gold`; `3 wood or clay` for a mixture."""
    names = s.t.resource_names
    told = [
        " + ".join(f"{amount} {' or '.join(names[one] for one in candidates)}" for amount, candidates in way) for way in wanted
    ]
    return " or ".join(dict.fromkeys(told))


def help_told(s: State, player: int, wanted: Demand) -> str:
    """`castle gives food or wood for 1 gold, mill gives wood for 1 gold, and Player 1 has 2 gold`; or that nothing gives any."""
    asked = _asked(wanted)
    offers = [offer for offer in every_offer(s, player) if not asked.isdisjoint(offer.candidates)]
    if not offers:
        return "nothing that could help gives any of it now"
    told = list(dict.fromkeys(f"{_helper(s, player, offer)} gives {_given(s, offer, asked)}" for offer in offers))
    more = ", …" if len(told) > NAMED_AT_MOST else ""
    prices = {resource: None for offer in offers for resource, _ in offer.price}
    held = held_by(s, player)
    having = " + ".join(f"{held(resource)} {s.t.resource_names[resource]}" for resource in prices)
    text = f"{', '.join(told[:NAMED_AT_MOST])}{more}{f', and {words.seat_name(player)} has {having}' if having else ''}"
    return text.replace("_", " ")


def helpers(s: State, player: int, values: Iterable[Paid | Part], wanted: Demand) -> dict[str, str]:
    """Each piece that helps in some way to pay, and what it gives and takes: `castle` -> `food or wood for 1 gold`."""
    offers = {offer.use: offer for offer in every_offer(s, player)}
    uses = dict.fromkeys(use for _, uses in values for use in uses if use[0] >= 0)
    asked = _asked(wanted)
    return {words.helper(s, use): _yours(s, player, offers[use], asked) for use in uses if use in offers}


def _yours(s: State, player: int, offer: Offer, asked: set[int]) -> str:
    own = s.t.place_owner[s.at[offer.use[1]]] == player
    return f"{_given(s, offer, asked)}{' (yours)' if own else ''}".replace("_", " ")


def _asked(wanted: Demand) -> set[int]:
    return {one for way in wanted for _, candidates in way for one in candidates}


def _helper(s: State, player: int, offer: Offer) -> str:
    piece = offer.use[1]
    return words.whose(words.piece_name(s.t, piece, owned=True), s.t.place_owner[s.at[piece]], player)


def _given(s: State, offer: Offer, asked: set[int]) -> str:
    """What a piece gives of what is asked, and what that takes."""
    given = " or ".join(s.t.resource_names[one] for one in offer.candidates if one in asked)
    price = f" for {words.way_name(s.t, offer.price)}" if offer.price else ""
    does = f" ({s.t.program.abilities[offer.use[2]].label})" if offer.steps else ""
    return f"{given}{price}{does}"
