"""What a cost asks for, and what could help to pay it, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from interpreter.engine.queries.payments import held_by
from interpreter.engine.sources import every_offer
from interpreter.numbering.tables import tables_of
from interpreter.paying.demands import Demand
from interpreter.paying.missing import Unit, at_hand, missing
from interpreter.paying.ways_with_help import Offer, Paid, Part
from interpreter.state.state import State
from interpreter.telling.words import naming, wording

NAMED_AT_MOST = 6  # so many of those who could help are named


def demand_told(s: State, wanted: Demand) -> str:
    """`2 wood or 1 wood + 1 gold`; `3 wood or clay` for a mixture."""
    return " or ".join(dict.fromkeys(_parts_told(s, way) for way in wanted))


def _parts_told(s: State, parts: Sequence[tuple[int, tuple[int, ...]]]) -> str:
    t = tables_of(s)
    names = [(t.resource_names if amount == 1 else t.resource_plurals, candidates) for amount, candidates in parts]
    told = [" or ".join(called[one] for one in candidates) for called, candidates in names]
    return " + ".join(f"{amount} {one}" for (amount, _), one in zip(parts, told, strict=True))


def short_told(s: State, player: int, wanted: Demand, exact: bool = False) -> str:
    """`it takes 3 grain + 1 ox and Player 1 has 2 grain, 0 ox, missing 1 grain + 1 ox`; `exact`: nothing stands for anything."""
    held = held_by(s, player)
    asked = [one for way in wanted for _, candidates in way for one in candidates if tables_of(s).tracked[one] is None]
    if not exact:
        asked += [joker for one in asked for joker in tables_of(s).jokers[one] if held(joker)]
    amounts = {one: held(one) for one in asked}
    several = len(amounts) > 1
    having = ", ".join(naming.amount_name(tables_of(s), one, n) if several else str(n) for one, n in amounts.items())
    who = tables_of(s).seat_name(player)
    text = f"it takes {demand_told(s, wanted)} and {who} has {having}{_missing(s, player, wanted, (), exact)}"
    return text.replace("_", " ")


def sourced_told(s: State, player: int, wanted: Demand) -> str:
    """`it takes 3 stone, missing 1 stone (castle gives stone for 1 gold, …, and Player 1 has 2 gold)`."""
    helped = [frozenset(offer.candidates) for offer in every_offer(s, player) for _ in range(offer.amount)]
    short = _missing(s, player, wanted, helped)
    return f"it takes {demand_told(s, wanted)}{short} ({help_told(s, player, wanted)})".replace("_", " ")


def _missing(s: State, player: int, wanted: Demand, helped: Iterable[Unit] = (), exact: bool = False) -> str:
    """`, missing 1 stone`: what neither the player has nor anything gives; empty if it is not that."""
    jokers = [()] * len(tables_of(s).resource_names) if exact else tables_of(s).jokers
    short = missing(wanted, [*at_hand(wanted, held_by(s, player), jokers), *helped])
    return f", missing {_parts_told(s, short)}" if short else ""


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
    having = " + ".join(naming.amount_name(tables_of(s), resource, held(resource)) for resource in prices)
    text = f"{', '.join(told[:NAMED_AT_MOST])}{more}{f', and {tables_of(s).seat_name(player)} has {having}' if having else ''}"
    return text.replace("_", " ")


def helpers(s: State, player: int, values: Iterable[Paid | Part], wanted: Demand) -> dict[str, str]:
    """Each piece that helps in some way to pay, and what it gives and takes: `castle` -> `food or wood for 1 gold`."""
    offers = {offer.use: offer for offer in every_offer(s, player)}
    uses = dict.fromkeys(use for _, uses in values for use in uses if use[0] >= 0)
    asked = _asked(wanted)
    return {wording.helper(s, use): _yours(s, player, offers[use], asked) for use in uses if use in offers}


def _yours(s: State, player: int, offer: Offer, asked: set[int]) -> str:
    own = tables_of(s).place_owner[s.at[offer.use[1]]] == player
    return f"{_given(s, offer, asked)}{' (yours)' if own else ''}".replace("_", " ")


def _asked(wanted: Demand) -> set[int]:
    return {one for way in wanted for _, candidates in way for one in candidates}


def _helper(s: State, player: int, offer: Offer) -> str:
    piece = offer.use[1]
    return naming.whose(
        tables_of(s), naming.piece_name(tables_of(s), piece, owned=True), tables_of(s).place_owner[s.at[piece]], player
    )


def _given(s: State, offer: Offer, asked: set[int]) -> str:
    """What a piece gives of what is asked, and what that takes."""
    given = " or ".join(tables_of(s).resource_names[one] for one in offer.candidates if one in asked)
    price = f" for {naming.way_name(tables_of(s), offer.price)}" if offer.price else ""
    does = f" ({tables_of(s).program.abilities[offer.use[2]].label})" if offer.steps else ""
    return f"{given}{price}{does}"
