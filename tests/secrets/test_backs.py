"""Backs of hidden pieces: who may see them where, in views, options, the log and refusals, and what nobody can foresee."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter import Game, Match, load
from interpreter.lab.laws import verify
from rulelang.compile import compile_all
from rulelang.lower import identity
from rulelang.text.source import SourceFile
from tests.conftest import Toy

TRAINS = Path(__file__).parent / "words" / "backs.rules"
SEEDS = range(1, 13)
STONES = """
    game stones "Stones"
    players 2
    kind colour: red, blue
    piece stone, starts in pit, back shows colour:
      | stone | colour | worth | copies |
      | ruby  | red    | 1     | 6      |
      | agate | blue   | 2     | 6      |
      | jet   | blue   | 4     | 6      |
    zone pit, holds stone, ordered, top back seen by everyone
    zone sump, holds stone, ordered, contents seen by nobody
    zone bench, holds stone, contents seen by nobody, backs seen by everyone
    resource coin: unlimited
    setup:
      shuffle pit
      draw 4 from pit to sump
      each player: reward: 1 coin
    score coins: your coin
    winner: highest total
"""


def told(match: Match, seat: int | None) -> list[str]:
    return [event.text for event in match.events_for(seat)]


@pytest.fixture(scope="module")
def trains() -> Game:
    return load(TRAINS)


def colours(game: Game, names: list[str]) -> list[str]:
    """What the backs of wagons of these names show."""
    wagon = game.program.pieces[0]
    said = next(column.said for column in wagon.columns if column.name == "colour")
    return [said[wagon.rows.index(name)] for name in names]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_hand_shows_its_backs_to_others(trains: Game, seed: int) -> None:
    match = trains.new(players=3, seed=seed)
    own = match.view(1)["zones"]["hand of Player 2"]
    other = match.view(0)["zones"]["hand of Player 2"]
    assert "backs" not in own
    assert "pieces" not in other
    assert other["backs"] == sorted(f"{colour} wagon" for colour in colours(trains, own["pieces"]))
    assert match.view(None)["zones"]["hand of Player 2"] == other


def test_a_pile_shows_the_back_on_top_alone(trains: Game) -> None:
    pile = trains.new(players=3, seed=1).view(None)["zones"]["depot"]
    assert pile["count"] > 1
    assert pile["backs"] in (["red wagon (on top)"], ["blue wagon (on top)"])
    assert "pieces" not in pile


LINE = """
    zone line, holds stone, in line, backs seen by everyone
    round:
      turns from seat 1, 1 each: do add
    action add "add":
      choose number from 1 to 3 as answer
      draw 3 from pit to line
    end when count of stones in line is at least 6
"""
PEEK = """
    round:
      turns from seat 1, 1 each: do peek
    action peek "peek":
      look at top of pit
      choose number from 1 to 2 as answer
      draw 1 from pit to bench
    end when pit is empty
"""
SINK = """
    round:
      turns from seat 1, 1 each: do sink
    action sink "sink":
      choose number from 1 to 2 as answer
      draw 1 from pit to sump
      move top of sump to pit
    end when pit is empty
"""
HOIST = """
    round:
      turns from seat 1, 1 each: do hoist
    action hoist "hoist":
      choose number from 1 to 2 as answer
      if answer is 1: move top of sump to bench
      choose number from 1 to 2 as again
    end when sump is empty
"""


def test_backs_in_a_line_are_seen_where_they_lie(toy: Toy) -> None:
    match = toy(STONES, LINE).new(players=2, seed=1, traced=True)
    match.play("1")
    backs = match.view(None)["zones"]["line"]["backs"]
    assert [back.partition("(")[2] for back in backs] == ["1st in line)", "2nd in line)", "3rd in line)"]
    drawn = [text.split()[0] for text in told(match, None) if text.endswith("from pit to line")]
    assert [back.split()[0] for back in backs] == drawn


def test_who_has_looked_is_told_the_face_and_not_the_back(toy: Toy) -> None:
    match = toy(STONES, PEEK).new(players=2, seed=1, traced=True)
    own, other = (match.view(seat)["zones"]["pit"] for seat in (0, 1))
    assert "backs" not in own
    assert own["known"][0].split()[0] in ("ruby", "agate", "jet")
    assert "known" not in other
    assert other["backs"][0].endswith("stone (on top)")
    assert any(text.startswith(("Player 1 looks at red stone", "Player 1 looks at blue stone")) for text in told(match, 1))


def test_the_log_tells_a_back_that_was_seen(toy: Toy) -> None:
    match = toy(STONES, SINK).new(players=2, seed=1, traced=True)
    match.play("1")
    gone, back = (next(text for text in reversed(told(match, None)) if text.endswith(end)) for end in ("to sump", "to pit"))
    assert gone.split()[0] in ("red", "blue")  # it lay on top
    assert gone.removesuffix("from pit to sump") == back.removesuffix("from sump to pit")  # it lies there again


DIG = """
    round:
      turns from seat 1, 1 each: one of: dig, hoist
    action dig "dig":
      move top of pit to sump
      needs: colour of top of pit is red
      reward: 1 coin
    action hoist "hoist":
      move top of sump to bench
      needs: any stone in bench where colour of it is red
      reward: 1 coin
    end when count of stones in pit is at most 2
"""


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_foresees_a_back_that_comes_to_light(toy: Toy, seed: int) -> None:
    """Whether it goes well hangs on what lies below the top, or on what comes out of the sump: both are offered always."""
    match = toy(STONES, DIG).new(players=2, seed=seed)
    assert match.decision is not None
    assert match.decision.keys == ["dig", "hoist"]


@pytest.mark.parametrize("number", ["1", "2"])
def test_a_back_that_came_to_light_is_not_taken_back(toy: Toy, number: str) -> None:
    match = toy(STONES, HOIST).new(players=2, seed=1)
    match.play(number)
    assert match.can_undo == (number == "2")


@pytest.mark.parametrize("seed", SEEDS)
def test_one_way_that_backs_leave_goes_unasked(trains: Game, seed: int) -> None:
    """All see which sidings have a red wagon on top."""
    match = trains.new(players=3, seed=seed, traced=True)
    assert match.decision is not None
    tops = [match.view(None)["zones"][f"siding of {name}"]["backs"] for name in ("north", "south")]
    reds = tops.count(["red wagon (on top)"])
    assert ("fetch" in match.decision.keys) == (reds > 0)
    if reds:
        match.play("fetch")
        assert match.decision is not None
        assert match.decision.player == (0 if reds == 2 else 1)


def test_unknown_pieces_of_equal_backs_are_one_option(trains: Game) -> None:
    for seed in SEEDS:
        match = trains.new(players=3, seed=seed)
        match.play("trade")
        match.play("Player 2")
        assert match.decision is not None
        backs = match.view(0)["zones"]["hand of Player 2"]["backs"]
        assert match.decision.keys == [back for back in ("red wagon", "blue wagon") if back in backs]  # whatever came first


@pytest.mark.parametrize(
    ("change", "seen"),
    [
        ("change zone depot: backs seen by everyone", 14),
        ("remove zone depot.top_back", 0),
        ("change zone depot: contents seen by its owner", None),
    ],
)
def test_a_variant_changes_which_backs_are_seen(change: str, seen: int | None) -> None:
    base = SourceFile("backs.rules", TRAINS.read_text(encoding="utf-8"))
    program, complaints, _ = compile_all([base, SourceFile("house.rules", f'variant house "House" of backs\n\n{change}\n')])
    if seen is None:
        assert [one.code for one in complaints] == ["wrong_owner"]
        return
    assert complaints == []
    assert program is not None
    match = Game(program, identity(program)).new(players=2, seed=1)
    assert len(match.view(None)["zones"]["depot"].get("backs", [])) == (
        match.view(None)["zones"]["depot"]["count"] if seen else 0
    )


def test_a_note_on_backs_is_part_of_the_identity_where_it_is_said() -> None:
    text = TRAINS.read_text(encoding="utf-8")
    said, unsaid = (
        compile_all([SourceFile("a.rules", one)])[0] for one in (text, text.replace(", top back seen by everyone", "", 1))
    )
    assert said is not None
    assert unsaid is not None
    assert identity(said) != identity(unsaid)


def test_the_laws_hold_at_all_decisions(trains: Game) -> None:
    match = trains.new(players=2, seed=3, traced=True)
    while match.decision is not None and match.length < 25:
        verify(match, 3, match.length)
        match.play(match.decision.options[match.length % len(match.decision.options)])
