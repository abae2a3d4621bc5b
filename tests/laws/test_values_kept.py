"""Values that are worked out once in an expression: the same play as without, never out of date, and less work."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from interpreter import Game, Match, load
from interpreter.form import Kept
from interpreter.playable.python import PRINTED
from interpreter.translate.writing import draft
from interpreter.translate.writing.kept_values import kept_values
from rulelang.compile import compile
from rulelang.lower import identity
from rulelang.text.source import SourceFile

MEADOWS = Path(__file__).resolve().parents[2] / "bench" / "meadows.rules"
WELLS = """game wells "Wells"
players 2 to 3
resource drop: 200
kind well: north, east, south, west
counter level each well: 3
counter told: 0
value stock each well: level of it + sum of level of it for each well where it is not north
value price each well: stock of it * 2 - stock of north - stock of south
value dearest: highest price of it for each well
value drawn each player: your drop + dearest
while told is at least 10: stock of well is 1 more, at most 14
while any well where level of it is 0: price of well is 2 less, at least 0
round:
  turns from seat 1: do draw_up
action draw_up "draw water":
  choose well where price of it is at most dearest
  told becomes told + stock of well
  level of well becomes larger of 0 and level of well - 1
  told becomes told + stock of well + price of well
  repeat 2 times:
    if dearest is at least 3: level of north becomes level of north + 1
    level of east becomes larger of 0 and level of east - 1
  until the end of this turn: price of well is 1 more
  reward: (larger of 0 and smaller of 3 and price of well) drop
end when told is at least 150
score drops: your drop + drawn of you
winner: highest total
"""


def wells() -> Game:
    program, complaints = compile(SourceFile("wells.rules", WELLS))
    assert program is not None, complaints
    return Game(program, identity(program))


def told(game: Game, seed: int, traced: bool) -> list[object]:
    """All that comes of a random match: options, states and scores at each decision, also of copies and after taking back."""
    match = game.new(seed=seed, traced=traced)
    chance = random.Random(seed)
    found: list[object] = []
    while (decision := match.decision) is not None and len(found) < 60:
        found.append(([option.key for option in decision.options], match.state.to_json(), match.scores))
        option = chance.choice(decision.options)
        if chance.random() < 0.2:
            ahead = match.copy()
            ahead.play(option.key)
            found.append(ahead.scores)
        match.play(option)
        if match.can_undo and chance.random() < 0.1:
            match.undo()
            found.append(match.scores)
        if not traced and chance.random() < 0.1:
            match = game.restore(match.save())
    return [*found, match.winners]


@pytest.mark.parametrize("name", ["wells", "meadows"])
@pytest.mark.parametrize("traced", [False, True])
def test_what_is_kept_changes_no_match(name: str, traced: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    def game() -> Game:
        return wells() if name == "wells" else load(MEADOWS)

    kept = game()
    assert kept_values(kept.program)[0]
    with_it = [told(kept, seed, traced) for seed in range(6)]
    monkeypatch.setattr(draft, "kept_values", lambda _: (frozenset(), frozenset()))
    assert "kept" not in (bare := game()).playable(2, {}, traced).printed.source
    assert [told(bare, seed, traced) for seed in range(6)] == with_it


def test_values_that_are_asked_for_once_are_not_kept() -> None:
    assert kept_values(wells().program) == ({"stock", "price"}, {"stock", "price", "dearest", "drawn"})
    for name in ("village", "pig", "jetty"):
        assert kept_values(load(name).program) == (frozenset(), frozenset())


def test_a_value_is_worked_out_once_for_each_space() -> None:
    playable = load(MEADOWS).playable(2, {})
    counted = dict.fromkeys(range(3), 0)
    match = Match(load(MEADOWS), playable, 1, False)
    namespace = playable.ends.__globals__  # type: ignore[attr-defined]
    for number in counted:
        real = namespace[f"kept_value{number}"]

        def counting(s: object, one: int, kept: dict[int, int], number: int = number, real: object = real) -> int:
            counted[number] += one >= 0 and one * 3 + number not in kept
            return real(s, one, kept)  # type: ignore[operator]

        namespace[f"kept_value{number}"] = counting
    playable.listers[1](match.state, match.state.stack[-1])
    assert counted == {0: 64, 1: 64, 2: 64}


def test_what_is_kept_past_a_move_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault: what is kept outlives the expression, and with it the moves that change it."""
    right = told(load(MEADOWS), 0, False)
    monkeypatch.setitem(PRINTED, Kept, lambda to, e: f"[{to(e.of)} for kept in (globals().setdefault('stale', {{}}),)][0]")
    assert told(load(MEADOWS), 0, False) != right
