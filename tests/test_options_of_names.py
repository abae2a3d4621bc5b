"""An option whose values are names: what it settles, who may choose it, and where its names come back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from interpreter import Game, Match, Refusal, load
from interpreter.match.restoring import replay
from interpreter.playable.stored import restored, stored
from rulelang.mutants import mutants
from rulelang.program.certain.numbers import certain, seatings
from rulelang.syntax.parse import parse
from rulelang.text.source import SourceFile
from tests.frontends.terminal import rulelang
from tests.scenarios.conftest import Run
from tests.scenarios.conftest import run_toy as run_toy
from tests.toys import COURSES, path_of

GAME = path_of("courses")
FIGURES = {  # by course: stones, room of the heap, spaces of the field, the start of two, riders, pace
    "meadow": (1, 5, 2, 1, 1, 4),
    "hills": (3, 6, 4, 2, 2, 2),
    "swamp": (4, 7, 6, 3, 0, 0),
}
START = {course: found[3] for course, found in FIGURES.items()}


@pytest.fixture(scope="module")
def game() -> Game:
    return load(GAME)


def figures(match: Match) -> tuple[int, ...]:
    view = match.view(None)
    heap, field, counters = view["zones"]["heap"], view["grids"]["field"], view["counters"]
    spaces = field["width"] * field["height"]
    return heap["count"], heap["at_most"] or 0, spaces, counters["way of Player 1"], counters["known"], pace(match)


def keys(match: Match) -> list[str]:
    assert match.decision is not None
    return [option.key for option in match.decision.options]


def pace(match: Match) -> int:
    """How far a walk goes beyond the die."""
    match.play("walk")
    counters = match.view(None)["counters"]
    back = match.view(None)["options"]["course"] == "meadow"
    return counters["way of Player 1"] - START[match.view(None)["options"]["course"]] - counters["pip"] + back


@pytest.mark.parametrize("course", FIGURES)
def test_all_that_is_settled_before_a_match_may_depend_on_it(game: Game, course: str) -> None:
    assert figures(game.new(players=2, options={"course": course})) == FIGURES[course]


def test_the_first_name_is_the_default(game: Game) -> None:
    assert game.options == {"course": ("meadow", "hills", "swamp"), "goal": (12, 20)}
    assert game.new(players=2).view(None)["options"] == {"course": "meadow", "goal": 12}


def test_conditions_speak_of_it(game: Game) -> None:
    offered = {course: keys(game.new(options={"course": course})) for course in FIGURES}
    assert offered == {"meadow": ["rest", "walk", "jump"], "hills": ["rest", "walk", "jump"], "swamp": ["walk", "jump"]}


@pytest.mark.parametrize("value", ["tough", 1, ""])
def test_what_it_cannot_be_is_refused_with_the_names(game: Game, value: int | str) -> None:
    with pytest.raises(Refusal, match=rf"^option course is one of meadow, hills, swamp, not {value}$"):
        game.new(options={"course": value})


def test_a_number_option_takes_no_name(game: Game) -> None:
    with pytest.raises(Refusal, match=r"^option goal is one of 12, 20, not meadow$"):
        game.new(options={"goal": "meadow"})


# -- records
def played(game: Game, course: str) -> Match:
    match = game.new(players=2, seed=5, options={"course": course})
    while match.decision is not None:
        match.play(match.decision.options[-1])
    return match


def test_a_record_keeps_the_name_and_is_played_again_with_it(game: Game) -> None:
    match = played(game, "hills")
    record = json.loads(json.dumps(match.record()))
    assert record["options"] == {"course": "hills", "goal": 12}
    assert replay(game, record).view(None) == game.restore(json.loads(json.dumps(match.save()))).view(None) == match.view(None)


@pytest.mark.parametrize("course", ["tough", ""])
def test_a_record_with_another_name_is_refused(game: Game, course: str) -> None:
    record = played(game, "hills").record()
    with pytest.raises(Refusal, match="one of meadow, hills, swamp"):
        replay(game, {**record, "options": {"course": course, "goal": 12}})


@pytest.mark.parametrize("options", [{"course": 1}, {"goal": "12"}, {"course": None}, {"other": "hills"}])
def test_a_record_with_a_value_of_another_sort_is_damaged(game: Game, options: dict[str, object]) -> None:
    record = played(game, "hills").record()
    with pytest.raises(Refusal, match="damaged"):
        replay(game, {**record, "options": {"course": "hills", "goal": 12, **options}})


def test_a_stored_game_is_that_of_the_name(game: Game) -> None:
    hills, swamp = (game.playable(2, {"course": course}) for course in ("hills", "swamp"))
    assert stored(restored(json.loads(json.dumps(stored(hills))))) == stored(hills) != stored(swamp)


# -- checks and mutants
def test_checks_look_at_every_name(game: Game) -> None:
    tables = list(seatings(game.program))
    assert {(table.players, table.chosen["course"]) for table in tables} == {(n, c) for n in (1, 2, 3) for c in FIGURES}
    assert str(tables[-1]) == "3 players, course swamp, goal 20"
    (stone,) = next(piece for piece in game.program.pieces if piece.name == "stone").copies
    assert {table.chosen["course"]: certain(stone, table) for table in tables} == {c: f[0] for c, f in FIGURES.items()}
    start = next(counter for counter in game.program.counters if counter.name == "way").start
    assert {table.chosen["course"]: certain(start, table) for table in tables if table.players == 2} == START


def test_a_mutant_has_another_default() -> None:
    tree, _ = parse(SourceFile("courses.rules", COURSES))
    found = [mutant.change for mutant in mutants(tree) if mutant.address == "option course"]
    before = "`option course: meadow, hills, swamp` becomes "
    assert found[:2] == [f"{before}`option course: hills, meadow, swamp`", f"{before}`option course: swamp, meadow, hills`"]


# -- scenarios and the command line
def test_a_scenario_names_it(run_toy: Run) -> None:
    report = run_toy(
        """
        background "in the hills"
          players 1
          given option course is hills

        scenario "up and down"
          background "in the hills"
          given next rolls: 3
          when seat 1 does walk
          then way of seat 1 is 6
          and course is hills

        scenario "the usual one"
          players 1
          given next rolls: 3
          when seat 1 does walk
          then way of seat 1 is 6
          and course is meadow

        scenario "no rest in the swamp"
          players 1
          given option course is swamp
          refused seat 1 does rest
        """,
        COURSES,
    )
    (toy,) = report.games
    assert (toy.complaints, toy.failures) == ((), ())


@pytest.mark.parametrize(
    ("value", "option", "said"),
    [("bog", "course", "meadow, hills, swamp"), ("1", "course", "meadow, hills, swamp"), ("hills", "goal", "12, 20")],
)
def test_a_scenario_names_no_other(run_toy: Run, value: str, option: str, said: str) -> None:
    report = run_toy(f'scenario "one"\n  players 1\n  given option {option} is {value}\n  then known is 0\n', COURSES)
    (complaint,) = report.games[0].complaints
    assert f"option `{option}` is one of {said}" in complaint


def words(course: str) -> Iterator[tuple[str, ...]]:
    option = ("--option", f"course={course}")
    yield "play", str(GAME), "--seats", "random", "--seed", "1", *option
    yield "simulate", str(GAME), "--games", "1", "--players", "1", *option
    yield "translate", str(GAME), *option


def test_every_command_takes_it() -> None:
    assert [rulelang(*one).code for one in words("hills")] == [0, 0, 0]
    for one in words("tough"):
        ran = rulelang(*one)
        assert (ran.code, ran.err) == (2, "The option `course` of Courses may be meadow, hills, swamp, not `tough`.\n")


def test_what_came_out_tells_the_name() -> None:
    ran = rulelang("simulate", str(GAME), "--games", "1", "--players", "1", "--option", "course=swamp", "--json")
    assert json.loads(ran.out)["options"] == {"course": "swamp"}


# -- house rules
@pytest.fixture
def house(tmp_path: Path) -> Path:
    (tmp_path / "courses.rules").write_text(COURSES, encoding="utf-8")
    return tmp_path


def varied(house: Path, change: str) -> Game:
    (house / "house.rules").write_text(f'variant house "House" of "courses.rules"\n{change}\n', encoding="utf-8")
    return load(house / "house.rules")


@pytest.mark.parametrize(
    ("change", "names"),
    [
        ("change option course: swamp, hills, meadow", ("swamp", "hills", "meadow")),
        ("change option course: hills, swamp", ("hills", "swamp")),
        ("change option course: swamp", ("swamp",)),
        ("replace option course: swamp, hills", ("swamp", "hills")),
    ],
)
def test_a_house_rule_offers_others_and_what_the_base_says_of_them_holds(
    house: Path, change: str, names: tuple[str, ...]
) -> None:
    game = varied(house, change)
    assert game.options["course"] == names
    assert [figures(game.new(players=2, options={"course": name})) for name in names] == [FIGURES[name] for name in names]
    with pytest.raises(Refusal, match=f"one of {', '.join(names)}, not bog"):
        game.new(options={"course": "bog"})


def test_what_a_house_rule_leaves_out_is_offered_no_more(house: Path) -> None:
    with pytest.raises(Refusal, match="one of hills, swamp, not meadow"):
        varied(house, "change option course: hills, swamp").new(options={"course": "meadow"})


def test_a_house_rule_adds_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    toy = 'game toy "Toy"\nplayers 1\noption mode: calm, wild\ncounter pot: by mode (calm: 1, else: 5)\n'
    toy += "round:\n  pot becomes pot + 1\nend when pot is at least 3\n"
    Path("toy.rules").write_text(toy, encoding="utf-8")
    Path("fierce.rules").write_text('variant fierce "Fierce" of "toy.rules"\nadd to option mode: fierce\n', encoding="utf-8")
    game = load("fierce.rules")
    assert game.options == {"mode": ("calm", "wild", "fierce")}
    assert game.new(options={"mode": "fierce"}).view(None)["counters"] == {"pot": 6}
