"""`choose a random space …`: chance chooses where somebody would, each as likely, and all see it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from interpreter import Game, Match
from interpreter.lab.laws import verify
from interpreter.match.refusal import CannotGoOn
from tests.conftest import Toy

from .playing import Dice, choose, labels

FOG = """game fog "Fog"
players 2 to 3
kind shore, plural shores: north_shore, south_shore
piece boat of each player, starts in camp: 3
piece mist, plural mists, starts in reserve: 12
piece card, plural cards, starts in deck:
  | card  | worth | copies |
  | ace   | 1     | 2      |
  | two   | 2     | 2      |
zone deck, holds card, a face-down pile
zone display, holds card, in a row
zone camp of each player, holds boat
zone reserve, holds mist
grid sea: 3 by 3 of mist
resource point: unlimited
counter weight of each shore: 0
counter pot: 0
role latest: nobody
"""
PLAYED = """round:
  turns from seat 1: one of: act, rest, idle
action rest "rest": gain 1 point
action idle "idle": gain 2 point
end when there is a player whose point is at least 12
score points: your point
winner: the highest total
action act "act":
"""
Build = Callable[..., Game]


@pytest.fixture
def fog(toy: Toy) -> Build:
    """The game in which `act` is this; `setup` are steps of set-up."""

    def build(act: str, setup: str = "shuffle deck", more: str = "") -> Game:
        steps = "".join(f"  {line}\n" for line in act.splitlines())
        begins = "".join(f"  {line}\n" for line in setup.splitlines())
        return toy(f"{FOG}{more}setup:\n{begins}{PLAYED}{steps}")

    return build


MISTS = "choose a random space in sea that is empty as spot\nmove 1 mist from reserve to spot\ngain 1 point"
FOUR = "".join(f"move 1 mist from reserve to {space}\n" for space in ("a1", "b1", "c1", "a2"))


def chosen(match: Match, seat: int | None = None) -> list[str]:
    """What chance chose, as a seat hears it."""
    told = [event.text for event in match.events_for(seat)]
    return [text.partition(", by chance, ")[2] for text in told if ", by chance, " in text]


def came(game: Game, seeds: int, players: int = 2) -> Counter[str]:
    """How often each came where `act` is done first in so many matches."""
    found = Counter[str]()
    for seed in range(seeds):
        match = game.new(players=players, seed=seed, traced=True)
        choose(match, "act")
        found.update(chosen(match))
    return found


def keeps_the_laws(game: Game) -> None:
    """Random matches in which every law is looked at, twins of all seats at the end."""
    for seed in range(2):
        match, dice, step = game.new(players=2, seed=seed), Dice(seed), 0
        while match.decision is not None:
            verify(match, seed, step)
            match.play(match.decision.options[dice.below(len(match.decision.options))])
            step += 1
        verify(match, seed, step)


def test_nobody_is_asked_and_all_are_told(fog: Build) -> None:
    match = fog(MISTS).new(players=2, seed=3, traced=True)
    choose(match, "act")
    assert match.decision is not None
    assert match.decision.player == 1
    assert len(chosen(match)) == 1
    assert chosen(match, 0) == chosen(match, 1) == chosen(match)


def test_each_is_as_likely_and_only_what_is_such_comes(fog: Build) -> None:
    found = came(fog(MISTS, FOUR), 400)
    assert set(found) == {"b2", "c2", "a3", "b3", "c3"}
    assert all(55 <= times <= 105 for times in found.values()), found


def test_what_cannot_be_chosen_is_not_offered(fog: Build) -> None:
    step = "choose a random space in sea that is not empty and whose row is 3 as spot\ngain 3 point"
    assert labels(fog(step, FOUR).new(players=2, seed=1)) == ["rest", "idle"]
    assert labels(fog(step, f"{FOUR}move 1 mist from reserve to b3").new(players=2, seed=1)) == ["act", "rest", "idle"]


def test_where_there_is_none_something_else_is_done(fog: Build) -> None:
    step = "choose a random space in sea that is not empty\nif that cannot be done: pot becomes 7"
    match = fog(step).new(players=2, seed=1)
    choose(match, "act")
    assert match.view(None)["counters"]["pot"] == 7


def test_rules_that_have_none_to_choose_stop_with_the_reason(fog: Build) -> None:
    game = fog("gain 1 point", "choose a random space in sea that is not empty\nmove 1 mist from reserve to space")
    with pytest.raises(CannotGoOn, match="there is none that chance could choose"):
        game.new(players=2, seed=1)


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        ("choose a random player as lucky\nlatest becomes lucky", {"Player 1", "Player 2", "Player 3"}),
        ("choose a random other player as lucky\nlatest becomes lucky", {"Player 2", "Player 3"}),
        ("choose a random shore\nadd 1 to weight of shore", {"north shore", "south shore"}),
        ("choose a random card in display whose worth is 2\nmove card to box", {"two"}),
        ("choose a random card in display with the lowest worth\nmove card to box", {"ace"}),
        ("choose a random card in display\nmove card to box", {"ace", "two"}),
        ("choose a random one of your boats in camp as leaving\nmove leaving to box", {"boat of Player 1"}),
        ("choose a random shore whose weight is 5, or any if there is none\npot becomes 1", {"north shore", "south shore"}),
        ("choose a random empty space\nneeds: pot is 0", {"b2", "c2", "a3", "b3", "c3"}),
    ],
)
def test_of_whatever_can_be_chosen(fog: Build, steps: str, told: set[str]) -> None:
    found = came(fog(steps, f"draw 4 from deck to display\n{FOUR}"), 60, players=3)
    assert set(found) == told


def test_it_is_a_copy_or_a_record_of_the_same_match(fog: Build) -> None:
    game = fog(MISTS)
    match = game.new(players=2, seed=5)
    ends = []
    for one in (match.copy(), game.restore(match.save()), match):
        choose(one, "act", "rest", "act")
        ends.append(one.view(None))
    assert ends[0] == ends[1] == ends[2]
    assert not match.can_undo, "chance has spoken"


@pytest.mark.parametrize("act", [MISTS, "choose a random card in display\nmove card to bottom of display\ngain 1 point"])
def test_the_laws_hold(fog: Build, act: str) -> None:
    game = fog(act, "shuffle deck\ndraw 4 from deck to display")
    keeps_the_laws(game)


HIDDEN = """zone hand of each player, holds card, contents seen by its owner
zone bag, holds card, order seen by nobody
counter mood of each player: 0 at first, seen by its owner
"""


@pytest.mark.parametrize(
    ("step", "learned"),
    [
        ("choose a random card in your hand", "`your hand`"),
        ("choose a random card in deck", "`deck`"),
        ("choose a random other player whose mood is 3 as sad", "`mood`"),
    ],
)
def test_no_secret_is_told(fog: Build, step: str, learned: str) -> None:
    with pytest.raises(Exception, match="this would tell a secret") as told:
        fog(step, more=HIDDEN)
    assert learned in str(told.value)
    assert "what chance chooses" in str(told.value)


def test_an_order_that_nobody_sees_decides_nothing(fog: Build) -> None:
    """All see which cards lie in the bag, and nobody how: chance counts them by their numbers."""
    game = fog("choose a random card in bag\nmove card to display\ngain 1 point", "draw 4 from deck to bag\nshuffle bag", HIDDEN)
    keeps_the_laws(game)


WEIGH = "steps weigh (a shore):\n  needs: weight of shore is 0\n"
MARK = "resource mark: 9\n"


@pytest.mark.parametrize(
    ("chance", "then", "more", "setup"),
    [
        ("choose a random space in sea as it_is", "needs: it_is is empty", "", "shuffle deck"),
        ("choose a random shore as it_is", "do weigh it_is", WEIGH, "shuffle deck"),
        ("choose a random player as it_is", "choose a boat in camp of it_is", "", "shuffle deck"),
        ("choose a random player as it_is", "pay (point of it_is) mark", MARK, "each player: gain 3 mark"),
    ],
)
def test_what_hangs_on_it_says_what_happens_otherwise(fog: Build, chance: str, then: str, more: str, setup: str) -> None:
    with pytest.raises(Exception, match="and if not") as told:
        fog(f"{chance}\n{then}", setup, more)
    assert "`it_is`, which chance chose" in str(told.value)
    fog(f"{chance}\n{then}\nif that cannot be done: nothing happens", setup, more)


@pytest.mark.parametrize(
    "steps",
    [
        "choose a random player whose camp is not empty as rival\nchoose a boat in camp of rival\nmove boat to box",
        "choose a random space in sea as spot\nif spot is empty:\n  needs: spot is empty\n  move 1 mist from reserve to spot",
        "choose a random shore\nadd 1 to weight of shore\nneeds: pot is 0",
    ],
)
def test_what_was_asked_about_or_hangs_on_nothing_needs_no_word(fog: Build, steps: str) -> None:
    fog(steps)


def test_a_piece_that_chance_chose_is_not_chosen_again_unsaid(fog: Build) -> None:
    twice = "choose a random card in display as one\nchoose a card in display as more\nmove one to box\nmove more to box"
    with pytest.raises(Exception, match="may be the same"):
        fog(twice)
