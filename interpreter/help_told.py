"""What could help to pay a cost that cannot be paid, in words."""

from __future__ import annotations

from interpreter import words
from interpreter.payment import Demand
from interpreter.runtime import held_by
from interpreter.sources import every_offer
from interpreter.state import State
from interpreter.ways import Offer

NAMED_AT_MOST = 6  # so many of those who could help are named


def help_told(s: State, player: int, wanted: Demand) -> str:
    """`castle gives food or wood for 1 gold, mill gives wood for 1 gold, and Player 1 has 2 gold`; or that nothing gives any."""
    asked = {one for way in wanted for _, candidates in way for one in candidates}
    offers = [offer for offer in every_offer(s, player) if not asked.isdisjoint(offer.candidates)]
    if not offers:
        return "nothing that could help gives any of it now"
    told = list(dict.fromkeys(_told(s, player, offer, asked) for offer in offers))
    more = ", …" if len(told) > NAMED_AT_MOST else ""
    prices = {resource: None for offer in offers for resource, _ in offer.price}
    held = held_by(s, player)
    having = " + ".join(f"{held(resource)} {s.t.resource_names[resource]}" for resource in prices)
    text = f"{', '.join(told[:NAMED_AT_MOST])}{more}{f', and {words.seat_name(player)} has {having}' if having else ''}"
    return text.replace("_", " ")


def _told(s: State, player: int, offer: Offer, asked: set[int]) -> str:
    _, piece, ability = offer.use
    name = words.whose(words.piece_name(s.t, piece, owned=True), s.t.place_owner[s.at[piece]], player)
    given = " or ".join(s.t.resource_names[one] for one in offer.candidates if one in asked)
    price = f" for {words.way_name(s.t, offer.price)}" if offer.price else ""
    does = f" ({s.t.program.abilities[ability].label})" if offer.steps else ""
    return f"{name} gives {given}{price}{does}"
