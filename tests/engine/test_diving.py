"""A dive by first answers: what it finds is what the search finds, and it lists one option."""

from __future__ import annotations

import random

import pytest

from interpreter import load
from interpreter.engine.deciding import asking, lookahead
from interpreter.engine.deciding.diving import Begun
from interpreter.state.failures import DeadEnd
from interpreter.state.state import State

from .bench import Bench


@pytest.mark.parametrize("name", ["valeria", "skerries", "villagers"])
def test_the_same_is_offered_with_a_dive_and_without(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[bool | None] = []
    dive = lookahead.dive

    def heard(ahead: State, player: int, base: int, after: int) -> bool | None:
        found.append(dive(ahead, player, base, after))
        return found[-1]

    monkeypatch.setattr(lookahead, "dive", heard)
    with_it = _offered(name)
    assert True in found
    monkeypatch.setattr(lookahead, "dive", lambda *_: None)
    assert _offered(name) == with_it


def _offered(name: str) -> list[list[str]]:
    match, chance, offered = load(name).new(players=3, seed=5), random.Random(5), []
    while match.decision is not None and len(offered) < 120:
        options = match.decision.options
        offered.append([repr(one.key) for one in options])
        match.play(options[chance.randrange(len(options))])
    return offered


def test_nobody_dives_for_an_auction_in_which_all_may_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookahead, "dive", lambda *_: pytest.fail("a dive"))
    assert any("auction" in key for keys in _offered("jetty") for key in keys)


def test_nobody_dives_for_a_villager_whose_padlock_can_be_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """But for those who take the place of others, and those who come with others."""
    dived, offered, dive = 0, 0, lookahead.dive
    for seed in range(5):
        match, chance = load("villagers").new(players=3, seed=seed), random.Random(seed)
        while (decision := match.decision) is not None:
            if decision.address == "action play_villager.choose":
                found: list[int] = []
                with monkeypatch.context() as patch:
                    patch.setattr(lookahead, "dive", lambda *given, found=found: (found.append(1), dive(*given))[1])
                    assert asking.listed(match.state.copy()) == decision.values
                dived, offered = dived + len(found), offered + len(decision.values)
            match.play(decision.options[chance.randrange(len(decision.options))])
    assert dived * 8 < offered, (dived, offered)


def test_a_glance_takes_nothing(plain: Bench) -> None:
    s = plain.s
    before, s.ask = s.stack[-1][:], None
    assert asking.glance(s, 1, 2, (1,))
    assert s.ask == (1, 2, (1,))
    assert isinstance(s.ask[2], Begun)
    assert s.stack[-1] == before


def test_where_there_is_no_first_option_it_is_a_dead_end(plain: Bench) -> None:
    with pytest.raises(DeadEnd) as found:
        asking.glance(plain.s, 1, 2, ())
    assert (found.value.site, found.value.player) == (1, 2)
