"""Where what an automa gets is one of several equals: who does the step says which, and a tie-break says it for good."""

from __future__ import annotations

from textwrap import dedent

import pytest

from rulelang.compile import compile
from rulelang.text.source import SourceFile
from tests.conftest import Toy

from .playing import choose, labels

# A fox takes the biggest fish each round.
POND = """
    game pond "The pond"
    players 1
    automa fox "the Fox" if players is 1
    piece fish, starts in pond:
      | fish  | size | age |
      | perch | 2    | 4   |
      | tench | 3    | 2   |
      | carp  | 3    | 9   |
    zone pond, holds fish
    zone den each player, holds fish
    zone bank, holds fish
    counter round_of: 0
    round:
      round_of becomes round_of + 1
      {step}
    phase raid "the Fox comes":
      choose fish in pond with highest size of it{then}
      move fish to den of fox
    {more}
    end when round_of is 2
    score fish: count of fishes in your den
    winner: highest total
"""


def pond(step: str, then: str = "", more: str = "") -> str:
    return dedent(POND.replace("{step}", step).replace("{then}", then).replace("    {more}", more)).lstrip()


def test_whoever_does_the_step_says_which(toy: Toy) -> None:
    match = toy(pond("each player: do raid")).new(players=1, seed=1)
    assert match.decision is not None
    assert match.decision.player == 0
    assert labels(match) == ["tench", "carp"]
    choose(match, "tench")
    assert match.winners == [1], "the carp was the only one of its size then, and nobody was asked"


def test_with_a_tie_break_nobody_is_asked(toy: Toy) -> None:
    match = toy(pond("each player: do raid", " then lowest age of it")).new(players=1, seed=1)
    assert match.decision is None
    assert sorted(match.view(None)["zones"]["den of the Fox"]["pieces"]) == ["carp", "tench"]


@pytest.mark.parametrize(("then", "complaints"), [("", ["nobody_is_you"]), (" then lowest age of it", ["nobody_is_you"])])
def test_outside_turns_nobody_could_say(then: str, complaints: list[str]) -> None:
    found = compile(SourceFile("pond.rules", pond("do raid", then)))[1]
    assert [complaint.code for complaint in found] == complaints


@pytest.mark.parametrize("then", ["", " then lowest age of it"])
def test_a_trigger_of_its_own_must_not_ask_it(then: str) -> None:
    """Which seat owns a trigger is known before any match, and so is that it would be asked: `check` says so."""
    more = f"""
    when fish comes to den:
      choose fish in pond with highest size of it{then} as second
      move second to bank
"""
    (complaint,) = compile(SourceFile("pond.rules", pond("each player: do raid", then, more)))[1]
    assert complaint.code == "automa_is_asked"
