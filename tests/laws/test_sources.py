"""Sources (language, section 2): prices are payable together; equal ways are one; many are asked in steps."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpreter import Match, Refusal
from interpreter.engine import sources
from interpreter.engine.sources import OPTIONS_AT_MOST, sourced_ways
from interpreter.numbering.tables import tables_of
from interpreter.paying.ways_with_help import Offer
from tests.conftest import Toy
from tests.toys import POWERS

from .playing import choose, labels, play_on, text

MARKET = """
    game market "Market"
    players 1 to 5
    kind material: food, wood, stone
    resource material: 0 of each
    resource gold: unlimited
    piece card, starts in deck:
      | card  | gives  | copies |
      | mill  | 1 wood | {mills} |
      | farm  | 1 food | {farms} |
    piece seal each player, starts in lap: 1
    zone deck, holds card, ordered
    zone lap each player, holds seal
    zone fields each player, holds card
    source own_seal: seal in your lap where gold on it is 0
      provides: any 1 material
      price: 1 gold to it
    source any_card: card in fields where gold on it is 0
      provides: gives of it
      price: 1 gold to it
    setup:
      each player: reward: {gold} gold
      {fields}
    round:
      turns from seat 1:
        one of: buy, rest, wait
    action buy "buy":
      cost: {cost}
      {then}
    action rest "rest":
      reward: 1 gold
    action wait "wait":
      pass
"""


DEALT = "each player: draw 2 from deck to your fields"


def market(toy: Toy, players: int = 1, gold: int = 3, cost: str = "1 food", farms: int = 1, mills: int = 1, **more: str) -> Match:
    fields = more.get("fields", "each card in deck: move card to fields of seat 1")
    shown = MARKET.format(gold=gold, cost=cost, farms=farms, mills=mills, fields=fields, then=more.get("then", "end game"))
    return toy(shown).new(players=players, seed=1, traced=True)


def test_each_way_is_offered_by_whose_help_it_takes(toy: Toy) -> None:
    match = market(toy, cost="1 food + 1 wood")
    choose(match, "buy")
    assert {frozenset(label.split(" + ")) for label in labels(match)} == {
        frozenset(pair) for pair in itertools.combinations(("farm", "mill", "seal"), 2)
    }


def test_alike_sources_are_one_way(toy: Toy) -> None:
    match = market(toy, cost="2 food", farms=3)
    choose(match, "buy")
    assert sorted(labels(match)) == ["farm + farm", "farm + seal"]


def test_sources_of_another_player_are_not_alike(toy: Toy) -> None:
    match = market(toy, players=2, farms=9, fields=DEALT)
    choose(match, "buy")
    assert sorted(labels(match)) == ["farm", "farm of Player 2", "seal"]


def test_prices_are_payable_together_or_not_at_all(toy: Toy) -> None:
    match = market(toy, cost="1 food + 1 wood", gold=1)
    assert labels(match) == ["rest", "wait"]
    with pytest.raises(Refusal):
        match.play("buy")


def lying(match: Match) -> list[tuple[str, Any]]:
    """The first player's pieces, each with what lies on it."""
    zones = match.view(None)["zones"]
    piles = [zones["fields of Player 1"], zones["lap of Player 1"]]
    return [one for pile in piles for one in zip(pile["pieces"], pile.get("on", [{}] * pile["count"]), strict=True)]


def test_what_a_source_takes_lies_where_its_price_says(toy: Toy) -> None:
    match = market(toy, farms=2, then="if your gold is 0: end game")
    choose(match, "buy", "farm")
    assert sorted(map(str, lying(match))) == [
        "('farm', {'gold': 1})",
        "('farm', {})",
        "('mill', {})",
        "('seal of Player 1', {})",
    ]
    assert match.view(None)["resources"]["Player 1"]["gold"] == 2
    choose(match, "buy", "seal", "buy")  # the third time the other farm is the only way
    assert match.scores is not None
    assert ("seal of Player 1", {"gold": 1}) in lying(match)


def test_nothing_is_asked_where_there_is_one_way(toy: Toy) -> None:
    match = market(toy, cost="1 wood + 1 food", gold=2, fields="draw 1 from deck to fields of seat 1")
    choose(match, "buy")
    assert match.scores is not None


def test_of_many_ways_one_source_after_another_is_asked(toy: Toy) -> None:
    match = market(toy, players=5, gold=9, cost="4 food", farms=20, fields=DEALT)
    choose(match, "buy")
    assert len(labels(match)) <= OPTIONS_AT_MOST
    ways = set(_to_the_end(match))
    owners = sorted([*range(5)] * 2)
    with_seal = {(*taken, "seal") for taken in itertools.combinations(owners, 3)}
    assert ways == {*itertools.combinations(owners, 4), *with_seal}


def _to_the_end(match: Match) -> Iterator[tuple[Any, ...]]:
    """Whose cards were used in the end, and whether the seal was."""
    if match.over:
        t, v = tables_of(match.state), match.state.v
        gold = t.resource_names.index("gold")
        used = [v[t.amount_slot("piece", "card", gold, number)] for number in range(t.count_of("card"))]
        owners = [t.place_owner[match.state.at[piece]] for piece, paid in zip(t.pieces_of("card"), used, strict=True) if paid]
        yield (*sorted(owners), *(["seal"] if v[t.amount_slot("piece", "seal", gold, 0)] else []))
        return
    assert match.decision is not None
    assert len(match.decision.options) <= OPTIONS_AT_MOST
    for option in match.decision.options:
        copy = match.copy()
        copy.play(option.key)
        yield from _to_the_end(copy)


def test_the_chosen_price_in_steps_is_asked_afterwards(toy: Toy) -> None:
    game = toy(POWERS)
    for seed in range(60):
        match = game.new(players=2, seed=seed)
        play_on(match, seed)
        assert match.decision is None


# ------------------------------------------------------------------------------------------------------- by brute force
MATERIALS = 3


class Bare:
    """As much of a state as paying reads."""

    def __init__(self, gold: int, places: list[int]) -> None:
        self.n, self.v, self.at, self.probing = self, [0, 0, 0, gold], places, False
        self.player_base, self.seats, self.paid_on, self.jokers = 0, 1, [-1] * 4, ((),) * 4


@st.composite
def stocks(draw: st.DrawFn) -> tuple[list[Offer], tuple[tuple[int, tuple[int, ...]], ...], int, list[int]]:
    """Offers of pieces in a few places, a demand, and so much gold."""
    offers, places = [], []
    for piece in range(draw(st.integers(0, 7))):
        candidates = tuple(sorted(draw(st.sets(st.integers(0, MATERIALS - 1), min_size=1))))
        cost = draw(st.integers(0, 2))
        price = ((3, cost),) if cost else ()
        places.append(draw(st.integers(0, 1)))
        offers.append(Offer((0, piece, -1), 1, candidates, price, 9, 1, False, -1))
    wanted = draw(st.lists(st.integers(1, 2), min_size=1, max_size=MATERIALS))
    return offers, tuple((amount, (r,)) for r, amount in enumerate(wanted)), draw(st.integers(0, 5)), places or [0]


@given(stocks())
@pytest.mark.parametrize("at_most", [2, OPTIONS_AT_MOST, 10_000])
def test_every_different_way_is_found_once(at_most: int, stock: Any) -> None:
    offers, wants, gold, places = stock
    state: Any = Bare(gold, places)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sources, "OPTIONS_AT_MOST", at_most)
        found = [
            tuple(sorted(_kind(offers[piece], places[piece]) for _, piece, _ in uses))
            for uses in _step_by_step(state, wants, offers)
        ]
    assert len(found) == len(set(found))
    assert set(found) == set(_by_hand(offers, wants, gold, places))


def _step_by_step(state: Any, wants: Any, offers: list[Offer], known: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """What every way uses, following each part to its end."""
    options = list(sourced_ways(state, 0, (wants,), offers, known))
    assert len(options) <= sources.OPTIONS_AT_MOST
    for paid, uses in options:
        if paid is None:
            assert uses != known
            yield from _step_by_step(state, wants, offers, uses)
        else:
            yield uses


def _kind(offer: Offer, place: int) -> tuple[Any, ...]:
    return place, offer.candidates, offer.price


def _by_hand(offers: list[Offer], wants: Any, gold: int, places: list[int]) -> Iterator[tuple[Any, ...]]:
    units = [candidates[0] for amount, candidates in wants for _ in range(amount)]
    for chosen in itertools.combinations(range(len(offers)), len(units)):
        cost = sum(amount for number in chosen for _, amount in offers[number].price)
        covers = any(
            all(unit in offers[number].candidates for number, unit in zip(order, units, strict=True))
            for order in itertools.permutations(chosen)
        )
        if cost <= gold and covers:
            yield tuple(sorted(_kind(offers[number], places[number]) for number in chosen))


def test_saved_in_the_middle_of_paying(toy: Toy) -> None:
    match = market(toy, cost="1 food + 1 wood")
    choose(match, "buy")
    restored = match.game.restore(match.save())
    assert text(restored.view(0)) == text(match.view(0))
    assert [o.key for o in restored.decision.options] == [o.key for o in match.decision.options]  # type: ignore[union-attr]


@pytest.mark.parametrize("used", ["seal in your lap", "card in fields"])
def test_if_the_first_way_leads_nowhere_the_others_are_looked_at(toy: Toy, used: str) -> None:
    match = market(toy, then=f"needs: any {used} where gold on it is 1\n      end game")
    assert "buy" in labels(match)
    match.play("buy")
    while match.decision:
        match.play(match.decision.options[0])
    assert match.scores is not None
