"""A whole study is honest, from the matches to what is told: nothing where nothing changed, and what changed in its true size.

The variant that changes nothing rolls a die once more before the game: each match comes out otherwise, and no more often so.
"""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("scipy")

from interpreter import Game, load
from interpreter.lab.figures import figure as f
from interpreter.lab.figures.figure import Figure
from interpreter.lab.figures.intervals import ALPHA, estimate
from interpreter.lab.studies.comparing import Compared, compared
from interpreter.lab.studies.study import measure
from interpreter.lab.studies.sums import Setting

GAME = """\
game tavern "Tavern"
players 2
die luck: 1 to 6
counter coins each player: 0
counter day: 0
setup:
  roll luck
action drink "drink":
  needs: luck is at least 5
  your coins becomes your coins + 1
action dance "dance":
  needs: luck is at most 3
  your coins becomes your coins + 2
action sing "sing":
  your coins becomes your coins + luck
round:
  turns from seat 1, 1 each:
    roll luck
    one of: drink, dance, sing
  day becomes day + 1
end when day is 8
score coins: your coins
"""
SAME = """\
variant same "The same" of "tavern.rules"

## One more roll, which nobody looks at.
replace setup:
  roll luck
  roll luck
"""
DEARER = """\
variant dearer "Dearer" of "tavern.rules"

## One more roll, and a drink brings two coins.
replace setup:
  roll luck
  roll luck
replace action drink:
  needs: luck is at least 5
  your coins becomes your coins + 2
"""
DRINKS = 8 / 3 / 2  # of each player: on eight days, a third of them lucky, by one who drinks or sings


@pytest.fixture
def tavern(tmp_path: Path) -> Path:
    for name, text in (("tavern", GAME), ("same", SAME), ("dearer", DEARER)):
        (tmp_path / f"{name}.rules").write_text(text, encoding="utf-8")
    return tmp_path


def compare(folder: Path, variant: str, studies: int, pairs: int) -> list[Compared]:
    """So many studies, each from seeds of its own."""
    base: Game = load(str(folder / "tavern.rules"))
    games = [base, load(str(folder / "tavern.rules"), [str(folder / f"{variant}.rules")])]
    return [compared(measure(games, Setting(2, range(n * pairs, (n + 1) * pairs)))) for n in range(studies)]


def in_reason(wrong: int, studies: int) -> bool:
    """Whether no more studies tell something than five in a hundred and what chance explains in 99 of 100 cases."""
    return wrong <= studies * ALPHA + 2.33 * (studies * ALPHA * (1 - ALPHA)) ** 0.5


def honest(folder: Path, studies: int, pairs: int) -> None:
    found = compare(folder, "same", studies, pairs)
    assert in_reason(sum(bool(one.told) for one in found), studies)
    assert not any(one.alike for one in found), "each match comes out otherwise"
    assert len(found[0].differences) > 15
    one_by_one = sum(any(each.chance <= ALPHA for each in one.differences.values()) for one in found)
    assert not in_reason(one_by_one, studies), "each figure by itself would tell something in most studies"


def test_where_a_rule_changes_nothing_nothing_is_told(tavern: Path) -> None:
    honest(tavern, studies=40, pairs=30)


@pytest.mark.thorough
def test_in_many_studies_too(tavern: Path) -> None:
    honest(tavern, studies=400, pairs=60)


def test_intervals_hold_in_95_of_100_studies(tavern: Path) -> None:
    """Each figure by itself: over all figures of many studies of nothing."""
    found = compare(tavern, "same", studies=40, pairs=30)
    points = [one.variant.sums.of(f.IN_ALL) for one in found]
    intervals = [estimate(one) for one in points]
    true = sum(one.mean for one in points) / len(points)
    assert 33 <= sum(one.low <= true <= one.high for one in intervals) <= 40


def test_what_changed_is_told_in_its_size(tavern: Path) -> None:
    """Each drink brings one coin more; how many there are follows from the die."""
    found = compare(tavern, "dearer", studies=8, pairs=120)
    coins = [one.differences[Figure(f.POINTS, "coins")] for one in found]
    assert all(one.told and one.mean > 0 for one in coins)
    assert all(one.low <= DRINKS <= one.high for one in coins)
    assert all(one.high - one.low < 3 * DRINKS for one in coins)
    others = [figure for one in found for figure in one.told if figure.group not in (f.POINTS, f.WINS, f.WINS_IN_TURN)]
    assert in_reason(len(others), 8)
