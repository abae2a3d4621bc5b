"""Studies are honest: where nothing changed nothing is told, and what was planted is found and its size told right."""

from __future__ import annotations

import pickle
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

pytest.importorskip("scipy")

from interpreter import Game, load
from interpreter.lab.figures import figure as f
from interpreter.lab.figures.counting import Counting
from interpreter.lab.figures.figure import Figure
from interpreter.lab.figures.intervals import ALPHA, ENOUGH, Estimate, estimate, told_together
from interpreter.lab.figures.moments import Moments
from interpreter.lab.matches import Start
from interpreter.lab.studies import portions
from interpreter.lab.studies.comparing import compared
from interpreter.lab.studies.sentences import sentences
from interpreter.lab.studies.strength import idle, seats, uses
from interpreter.lab.studies.study import Watching, measure
from interpreter.lab.studies.sums import Portion, Setting, Sums
from interpreter.lab.studies.sweeping import swept, wording
from tests.conftest import Toy

DIGGERS = """
game diggers "Diggers"
players 2
counter coins each player: 0
counter day: 0
action dig "dig":
  your coins becomes your coins + 1
action wait "wait":
  your coins becomes your coins + 1
action sleep "sleep":
  needs: your coins is at least 1000
  your coins becomes 0
round:
  each player:
    one of:
      dig
      wait
      sleep
  day becomes day + 1
end when day is 12
score coins: your coins
"""
DIG = 'action dig "dig":\n  your coins becomes your coins + '
RICH = (
    'variant rich "Rich diggers" of "{}"\n\n## Digging brings more.\nreplace action dig:\n  your coins becomes your coins + 2\n'
)


def moments(numbers: list[float]) -> Moments:
    found = Moments(len(numbers))
    for number in numbers:
        found.add(number)
    return found


def study(chance: random.Random, planted: float, pairs: int = 50) -> dict[str, Estimate]:
    """Differences of 30 figures, some of them counts that are mostly 0, some of which go together; one is shifted."""
    columns: dict[str, list[float]] = {f"{number}": [] for number in range(30)}
    for _ in range(pairs):
        together = chance.gauss(0, 1)
        for number in range(30):
            one = chance.gauss(0, 1) + together if number < 15 else float(chance.choice([0, 0, 0, 0, 1, -1]))
            columns[f"{number}"].append(one + (planted if number == 3 else 0))
    overview = {name: moments(column) for name, column in columns.items() if int(name) < 10}
    details = {name: moments(column) for name, column in columns.items() if int(name) >= 10}
    found = told_together({"overview": (ALPHA / 2, overview), "details": (ALPHA / 2, details)})
    return {**found["overview"], **found["details"]}


def test_where_nothing_changed_at_most_five_studies_of_a_hundred_tell_anything() -> None:
    chance, studies = random.Random(5), 300
    wrong = sum(any(one.told for one in study(chance, 0.0).values()) for _ in range(studies))
    assert wrong <= studies * ALPHA + 2.3 * (studies * ALPHA * (1 - ALPHA)) ** 0.5, "more than chance explains in 99 of 100 cases"


def test_without_a_correction_that_would_fail() -> None:
    chance = random.Random(5)
    wrong = sum(any(one.chance <= ALPHA for one in study(chance, 0.0).values()) for _ in range(60))
    assert wrong > 20


def test_what_was_planted_is_found_and_its_size_is_told_right() -> None:
    chance, studies = random.Random(6), 100
    found = [study(chance, 1.2)["3"] for _ in range(studies)]
    told = [one for one in found if one.told]
    assert len(told) > 0.9 * studies
    assert sum(one.low <= 1.2 <= one.high for one in told) >= 0.95 * len(told)


def test_what_is_not_told_may_be_nothing() -> None:
    found = [one for seed in range(20) for one in study(random.Random(seed), 0.4).values()]
    assert {one.told for one in found} == {True, False}
    assert all((one.low <= 0 <= one.high) != one.told for one in found)


def test_an_interval_is_students() -> None:
    one = estimate(moments([1.0, 2.0, 3.0, 4.0]))
    assert (one.mean, round(one.low, 3), round(one.high, 3)) == (2.5, 0.446, 4.554)
    assert round(one.chance, 4) == 0.0305
    assert estimate(moments([2.0])).high == float("inf")
    assert estimate(moments([2.0, 2.0, 2.0])).chance == 0.25


def test_a_difference_that_few_matches_show_is_not_told() -> None:
    few = moments([5.0] * (ENOUGH - 1) + [0.0] * 10)
    enough = moments([5.0] * ENOUGH + [0.0] * 10)
    told = told_together({"all": (ALPHA, {"few": few, "enough": enough})})["all"]
    assert not told["few"].told
    assert told["enough"].told


# ------------------------------------------------------------------------------------------------------------ real games
@pytest.fixture
def diggers(toy: Toy) -> tuple[Game, Game]:
    base = toy(DIGGERS)
    path = Path(base.program.lines[0].file)
    folder = path.parent if path.is_absolute() else Path.cwd()
    return base, load(str(folder / path.name), [str(_rich(folder / path.name))])


def _rich(base: Path) -> Path:
    path = base.with_name("rich.rules")
    path.write_text(RICH.format(base.name), encoding="utf-8")
    return path


def test_a_planted_rule_is_told_with_its_size(diggers: tuple[Game, Game]) -> None:
    """Who digs has one coin more each time: six of the twelve days, by random bots."""
    found = compared(measure([*diggers], Setting(2, range(40))))
    points = found.differences[Figure(f.POINTS, "coins")]
    assert points.told
    assert points.low <= 6 <= points.high
    assert points.high - points.low < 3
    assert not found.differences.get(Figure(f.WINS, "Player 1"), Estimate(0, 0, 0, 1)).told
    said = " ".join(sentences(found))
    assert "From coins, each has" in said
    assert "more points: 1" in said
    assert "Cannot be told from 40 pairs of matches: whether Player 1 wins more or less often" in said


def test_the_same_rules_differ_in_nothing(diggers: tuple[Game, Game]) -> None:
    found = compared(measure([diggers[0], diggers[0]], Setting(2, range(20))))
    assert found.alike
    assert sentences(found) == ["Nothing that was counted differs in any of 20 pairs of matches."]


def test_how_many_processes_there_are_changes_nothing() -> None:
    game = load("pig")
    one, two = (measure([game, game], Setting(2, range(6), jobs=jobs)).measured[1].sums for jobs in (1, 2))
    assert one == two


def test_an_interrupted_study_keeps_what_is_done(diggers: tuple[Game, Game]) -> None:
    done: list[int] = []
    found = measure([*diggers], Setting(2, range(20)), stops_at(5, done))
    assert 5 <= sum(done) == found.matches < 20


def test_an_interrupted_study_goes_on_where_it_stopped(
    diggers: tuple[Game, Game], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also with more matches than before; what comes out is what one study would have said. Other bots begin anew."""
    whole = measure([*diggers], Setting(2, range(20)))
    monkeypatch.setenv("RULELANG_CACHE", "on")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(portions, "MOST", 2)
    first = measure([*diggers], Setting(2, range(12)), stops_at(5, [])).matches
    assert 5 <= first < 12
    played: list[int] = []
    play = portions.play

    def noted(games: Sequence[Counting], task: portions.Task) -> Portion:
        played.extend(task.seeds)
        return play(games, task)

    monkeypatch.setattr(portions, "play", noted)
    again = measure([*diggers], Setting(2, range(20)))
    assert played == [*range(first, 20)]
    assert again.measured[1].sums == whole.measured[1].sums
    assert again.differences == whole.differences
    assert again.measured[0].lines == whole.measured[0].lines
    played.clear()
    measure([*diggers], Setting(2, range(3), ("greedy", "greedy")))
    assert played == [0, 1, 2]
    measure([*diggers], Setting(2, range(4)))
    played.clear()
    measure([*diggers], Setting(2, range(20)))
    assert played == [], "a smaller study does not take the place of a larger one"


def stops_at(most: int, done: list[int]) -> Watching:
    """Interrupts a study as soon as so many matches are done; notes how many came at a time."""

    def noted(more: int) -> None:
        done.append(more)
        if sum(done) >= most:
            raise KeyboardInterrupt

    return Watching(noted)


def test_sums_are_the_same_in_whatever_portions() -> None:
    """Numbers that no binary fraction is, in an order and in parts that differ."""
    figures = [{Figure("a", "b"): number / 7, Figure("a", "c"): number / 11 - 1} for number in range(50)]
    whole, parts = Sums(), [Sums() for _ in range(7)]
    for one in figures:
        whole.add(one)
    for number, one in enumerate(reversed(figures)):
        parts[number % 7].add(one)
    merged = Sums()
    for part in parts:
        merged.merge(part)
    assert merged == whole
    assert merged.of(Figure("a", "b")).mean == pytest.approx(3.5, abs=1e-6)


def test_what_is_counted_adds_up(diggers: tuple[Game, Game]) -> None:
    figures = Counting(diggers[0]).count(Start(2, 3)).figures
    assert figures[f.ROUNDS] == 12
    assert figures[f.DECISIONS] == 24
    assert figures[f.OPTIONS] == 2
    assert figures[Figure(f.DONE, "action dig")] + figures[Figure(f.DONE, "action wait")] == 24
    assert figures[f.IN_ALL] == 12
    assert sum(figures[Figure(f.WINS, f"Player {seat}")] for seat in (1, 2)) == 1


def test_what_was_never_done_is_named(diggers: tuple[Game, Game]) -> None:
    measured = measure([diggers[0]], Setting(2, range(3), closely=True)).measured[0]
    assert idle(measured).never_offered == ["action sleep"]
    cards = measure([load("valeria")], Setting(2, range(1), closely=True)).measured[0]
    assert any(name.startswith("adventurer: ") for name in idle(cards).never_offered)


def test_a_seat_with_an_advantage_is_found(toy: Toy) -> None:
    game = toy(DIGGERS.replace("round:", "setup:\n  coins of seat 1 becomes 100\nround:"))
    found = seats(measure([game], Setting(2, range(20))).measured[0])
    assert [(seat.share, seat.less_fair.told) for seat in found] == [(1.0, True), (0.0, True)]


def test_what_makes_winners_is_found(toy: Toy) -> None:
    game = toy(DIGGERS.replace(f"{DIG}1", f"{DIG}3"))
    first, *_, last = uses(measure([game], Setting(2, range(30))).measured[0], f.DONE)
    assert (first.figure.name, first.edge.told) == ("action dig", True)
    assert last.figure.name == "action wait"
    assert last.edge.mean == -first.edge.mean < 0, "who digs more often waits less often"


def test_one_number_takes_one_value_after_another() -> None:
    assert wording("resource gold") == "resource gold: {}"
    assert wording("resource grain.at_most") == "resource grain: at most {} each player"
    assert wording("table craft[smithy]: training {} time") == "table craft[smithy]: training {} time"
    gold = [swept("valeria", [], "resource gold", value).program.resources for value in (10, 12)]
    assert gold[0] != gold[1]


def test_a_study_is_a_data_frame() -> None:
    polars = pytest.importorskip("polars")
    from interpreter.lab import compare

    found = compare("village", ["brisk"], players=2, games=3, bots=["random"], jobs=1)
    coins = found.filter((polars.col("figure") == "coins") & (polars.col("group") == "points"))
    assert coins["variants"].to_list() == ["", "brisk"]
    assert coins["mean"].to_list()[1] == 0
    assert coins["change"].to_list()[0] is None
    assert coins["matches"].to_list() == [3, 3]


def test_what_is_kept_does_not_grow_with_the_number_of_matches(diggers: tuple[Game, Game]) -> None:
    """But for the digits of sums, which a hundred times as many matches make a few bytes longer."""
    few, many = (measure([*diggers], Setting(2, range(matches))) for matches in (20, 400))
    kept = [len(pickle.dumps(([(one.sums, one.lines) for one in beside.measured], beside.differences))) for beside in (few, many)]
    assert kept[1] < 1.2 * kept[0]
