"""What can be chosen, found by hand, is what the engine offers; and the engine's own list can be made again."""

from __future__ import annotations

from itertools import islice

import pytest

from bench.legality import BY_HAND, asked, listed_again

TABLES = [("valeria", 2), ("valeria", 5), ("villagers", 1), ("villagers", 3), ("carpe_diem", 2), ("carpe_diem", 4)]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_by_hand_as_by_the_engine(game: str, players: int) -> None:
    looked_at = 0
    for match, decision, at in islice(asked(game, players, 1), 40):
        assert BY_HAND[game].legal(at) == decision.keys, match.record()
        assert tuple(listed_again(match)()) == decision.values
        looked_at += 1
    assert looked_at == 40


def test_what_is_asked_no_more_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BY_HAND["valeria"], "ASKED", "action nothing.choose")
    monkeypatch.setattr("bench.legality.LONGEST_WITHOUT", 1)
    with pytest.raises(LookupError, match=r"asks nothing at `action nothing\.choose`"):
        next(asked("valeria", 2, 1))
