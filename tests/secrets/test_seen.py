"""Whether somebody may decide something in steps: the same, whichever step is asked about first."""

from itertools import permutations

from rulelang import program as p
from rulelang.checks.secrets.seen import Seen
from rulelang.compile import compile
from rulelang.program.nodes import parts
from rulelang.text.source import SourceFile

EACH_OTHER = """game g "G"
players 2
resource coin: 9
round:
  turns from seat 1: do there
action there:
  if your coin is less than 3: do back
  choose number from 1 to 2 as n
  reward: (n) coin
  end game
action back:
  reward: 1 coin
  do there
score coins: your coin
"""


def test_actions_that_do_each_other_may_be_asked_about_in_any_order() -> None:
    program, complaints = compile(SourceFile("g.rules", EACH_OTHER))
    assert complaints == []
    assert program is not None
    calls = [step for step in parts(program) if isinstance(step, p.Do)]
    assert {step.body for step in calls} == {"there", "back"}
    for order in permutations(calls):
        seen = Seen(program)
        assert [seen.asks([step]) for step in order] == [True] * len(order)
