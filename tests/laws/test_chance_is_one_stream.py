"""Law 3.9: chance is one PCG32 stream seeded through SplitMix64, part of the match, recorded, never shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.state import chance
from tests.conftest import Toy

from .playing import play_on, shown, text

REFERENCE = [0xC754F975, 0x69702243, 0xEE7B157F, 0x2C4FDD99]
REFERENCE_DICE = [2, 4, 6, 6, 4, 5, 3, 4]

DICE = """
    game dice "Dice"
    players 2
    die pip: 1 to 6
    resource point: unlimited
    role first: nobody
    setup:
      first becomes a random player
    round:
      turns from first:
        one of: throw, rest
    action throw "throw":
      roll pip
      reward: (pip) point
    action rest "rest":
      reward: 1 point
    end when your point is at least 20
    score points: your point
    winner: highest points of you
"""


def test_seeds_differ_and_the_same_seed_does_not(toy: Toy) -> None:
    game = toy(DICE)
    records = []
    for seed in (1, 1, 2, 3, 4):
        match = game.new(players=2, seed=seed)
        play_on(match, seed=5)
        records.append(text(match.view(None)))
    assert records[0] == records[1]
    assert len(set(records)) >= 3


def test_the_stream_is_part_of_the_match(toy: Toy) -> None:
    game = toy(DICE)
    match = game.new(players=2, seed=9)
    play_on(match, seed=1, most=3)
    copy, restored = match.copy(), game.restore(match.save())
    ends = []
    for each in (match, copy, restored):
        play_on(each, seed=2)
        ends.append(text(each.view(None)))
    assert len(set(ends)) == 1


def test_the_stream_is_never_shown(toy: Toy) -> None:
    game = toy(DICE)
    seen = {shown(game.new(players=2, seed=seed), player) for seed in range(40) for player in (0, 1, None)}
    assert len(seen) == 6, "before the first roll only who begins differs"


def test_splitmix64_gives_its_reference_values() -> None:
    """As in the program of its authors (S. Vigna, splitmix64.c)."""
    assert chance.seeded(0) == 0xE220A8397B1DCDAF
    assert chance.seeded(42) == 0xBDD732262FEB6E95


def test_pcg32_gives_its_reference_values(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in the demonstration of its author (pcg32_srandom(42, 54)), whose stream has another increment."""
    monkeypatch.setattr(chance, "INCREMENT", 109)
    rng, _ = chance.step((109 + 42) % 2**64)
    numbers = []
    for _ in range(6):
        rng, bits = chance.step(rng)
        numbers.append(bits)
    assert numbers == [0xA15C02B7, 0x7B47F409, 0xBA1D3330, 0x83D2F293, 0xBFA4784B, 0xCBED606E]


def test_another_implementation_must_give_these_values() -> None:
    """The stream of seed 42 with the increment of the language, and what the first dice are."""
    rng, numbers = chance.seeded(42), []
    for _ in range(4):
        rng, bits = chance.step(rng)
        numbers.append(bits)
    assert numbers == REFERENCE
    rng, dice = chance.seeded(42), []
    for _ in range(8):
        rng, value = chance.below(rng, 6)
        dice.append(value + 1)
    assert dice == REFERENCE_DICE


def test_below_is_fair_and_in_range() -> None:
    state, counts = chance.seeded(7), [0] * 6
    for _ in range(6000):
        state, value = chance.below(state, 6)
        counts[value] += 1
    assert min(counts) > 850
    assert max(counts) < 1150


def test_the_documented_reference_values_are_those_of_the_generator() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "architecture.md").read_text(encoding="utf-8")
    rng = chance.seeded(0)
    assert f"`{rng:016X}`" in page
    for _ in range(4):
        rng, bits = chance.step(rng)
        assert f"`{bits:08X}`" in page
