"""`end repeat` in what is done within a repeat: the rest of it is left, and of the repeat; what follows the loop goes on."""

import textwrap

import pytest

from rulelang.compile import compile
from rulelang.text.source import SourceFile

from .conftest import Holds

DIGGING = """
    game digging "Digging"
    players 2
    resource gold: unlimited
    resource mud: unlimited
    counter pauses: 0
    counter passes: 0
    actions deed: dig, stop
    round:
      turns from seat 1:
        repeat:
          passes becomes passes + 1
          one of: dig, stop, rest, wash, choose_one, tour, think
          pauses becomes pauses + 1
        reward: 1 mud
    action dig "dig":
      reward: 1 gold
      if your gold is 3:
        end repeat
      passes becomes passes + 10
    action stop "stop": end repeat
    action rest "rest":
      repeat 2 times:
        pauses becomes pauses + 10
        if pauses is at least 20: do enough
        pauses becomes pauses + 1
      passes becomes passes + 100
    action wash "wash":
      do look_up
      passes becomes passes + 1000
    steps look_up:
      may "stop at once": end repeat
      each player: do enough_of_it you
    steps enough: end repeat
    steps enough_of_it (one, a player):
      if gold of one is 2: end repeat
    action choose_one "choose":
      choose deed
      do chosen deed
      passes becomes passes + 2000
    action think "think":
      may: do stop
      do drop
      if that cannot be done: do stop
      passes becomes passes + 7000
    action drop "drop":
      cost: 1 mud
    action tour "tour":
      turns from player left of you, 1 each:
        may "go home": end repeat
        reward: 1 mud
      passes becomes passes + 5000
    end when pauses is 1000
"""
HELD = {
    "what stands below in the action and in the loop is left out": """
        when seat 1 does stop
        then pauses is 0
        and passes is 2
        and seat 1 has 1 mud
        and seat 2 may do dig
    """,
    "under a condition": """
        when seat 1 does dig
        and seat 1 does dig
        then passes is 23
        and pauses is 2
        when seat 1 does dig
        then pauses is 2
        and passes is 24
        and seat 1 has 1 mud
        and seat 2 may do dig
    """,
    "the nearest repeat, in which it is done": """
        when seat 1 does rest
        then pauses is 22
        and passes is 102
        and seat 1 has 0 mud
        and seat 1 may do dig
    """,
    "out of what is done by what is done": """
        when seat 1 does wash, chooses "stop at once"
        then passes is 2
        and seat 1 has 1 mud
        when seat 2 does wash, declines
        then passes is 1003
        and seat 2 may do dig
    """,
    "out of an each, and what comes after them in it is left": """
        given seat 1 has 2 gold
        when seat 1 does wash, declines
        then passes is 2
        and seat 1 has 1 mud
    """,
    "by a choice among actions": """
        when seat 1 does choose_one, chooses dig
        then passes is 2012
        when seat 1 does choose_one, chooses stop
        then passes is 2013
        and seat 1 has 1 mud
        and seat 2 may do dig
    """,
    "what is optional is called after the action, and what is done instead leaves it, too": """
        when seat 1 does think, does stop
        then passes is 2
        and seat 1 has 1 mud
        when seat 2 does think, declines
        then passes is 3
        and seat 2 has 1 mud
        when seat 1 does think, declines
        then passes is 7004
        and seat 1 may do dig
    """,
    "out of turns within the loop": """
        when seat 1 does tour
        and seat 2 declines
        and seat 1 chooses "go home"
        then passes is 2
        and seat 1 has 1 mud
        and seat 2 has 1 mud
        and seat 2 may do dig
    """,
}


@pytest.mark.parametrize("case", HELD)
def test_it_leaves_the_repeat_in_which_it_is_done(holds: Holds, case: str) -> None:
    holds(f'scenario "{case}"\n  players 2\n{textwrap.indent(textwrap.dedent(HELD[case]), "  ")}', DIGGING)


LAST = 'action last "last": end repeat\n'
NOT_WITHIN = {
    "done outside, too": (
        "setup: do enough",
        "`end repeat` leaves the `repeat` around it, and `enough` is done outside of any, too",
    ),
    "outside of any, by what does it": (
        "setup: do look_up",
        "`end repeat` leaves the `repeat` around it, and `look_up` is done outside of any, too",
    ),
    "put off": (
        "setup:\n  repeat 3 times:\n    at the end of this turn: end repeat",
        "`end repeat` leaves the `repeat` around it, and there is none",
    ),
    "done when it is put off": (
        "setup:\n  repeat 3 times:\n    at the end of this turn: do enough",
        "`end repeat` leaves the `repeat` around it, and `enough` is done outside of any, too",
    ),
    "set off": ("when gold of player is passed: end repeat", "`end repeat` leaves the `repeat` around it, and there is none"),
    "done at any time": (
        "any time " + LAST,
        "`end repeat` leaves the `repeat` around it, and `last` is done outside of any, too",
    ),
    "done by nothing": (LAST, "`end repeat` leaves the `repeat` around it, and none is around what does `last`"),
}


@pytest.mark.parametrize("case", NOT_WITHIN)
def test_what_no_repeat_is_around_is_complained_about(case: str) -> None:
    said, text = NOT_WITHIN[case]
    _, complaints = compile(SourceFile("digging.rules", textwrap.dedent(DIGGING).lstrip() + said + "\n"))
    assert ("outside_repeat", text) in [(one.code, one.text) for one in complaints]


def test_a_loop_that_only_what_it_does_can_end_has_an_end() -> None:
    assert compile(SourceFile("digging.rules", textwrap.dedent(DIGGING).lstrip()))[1] == []
