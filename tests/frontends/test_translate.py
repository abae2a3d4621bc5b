"""`rulelang translate` shows what rules become, as people read it or as nodes, by name or by address."""

from __future__ import annotations

import pytest

from .terminal import Ran, rulelang

TAKE = """\
block 2: action take begins
  nim.rules:19  action take "take stones from one heap":
  nim.rules:20  choose a heap where stone on heap is at least 1
    decision 1: you choose heap
      listed: each heap where stone on heap ≥ 1
      heap is possible if any number from 1 to stone on heap where stone on heap ≥ number
      looks ahead: no: what is said here is enough
    then block 5

block 5: after decision 1 of block 2
  nim.rules:21  choose a number from 1 to stone on heap as taken "how many to take"
    decision 2: you choose a number: taken
      listed: each number from 1 to stone on heap
      number is possible if stone on heap ≥ number
      looks ahead: no: what is said here is enough
    then block 6

block 6: after decision 2 of block 5
  nim.rules:22  move (taken) stone from heap to supply
    move (taken) stone from heap to the supply
  nim.rules:23  if stone on supply is 12: you win
    if stone of the supply is 12:
      you win
      play stops here
    done
"""

CONTENTS = """\
setup                   nim.rules:12   1 block  28 nodes
round                   nim.rules:15  6 blocks  47 nodes
action take             nim.rules:19  3 blocks  38 nodes
total score                                      2 nodes
limits of resources                              5 nodes
conditions of the ends                           2 nodes

Nim for 2 players. `rulelang translate nim take` shows one of these; `--nodes` as nodes.
The address of a clause shows what comes of it: 'action take.choose', 'action take.choose[2]'
"""

NODES = """\
Block number=2 line=17
  steps:
    Effect what='mark' down=None
      given:
        Constant value=13
    Effect what='mark' down=None
      given:
        Constant value=14
    Effect what='roll' down=None
      given:
        Constant value=4
        Constant value=1
        Constant value=6
    Effect what='mark' down=None
      given:
        Constant value=15
    When
      branches:
        several:
          Compare op='=='
            left: Read
              at: Constant value=4
            right: Constant value=1
          several:
            Effect what='mark' down=None
              given:
                Constant value=16
            Effect what='end' down=None
              given:
                Constant value=6
                Constant value=1
                Constant value=16
            Leave
    Effect what='mark' down=None
      given:
        Constant value=17
    Effect what='become' down=None
      given:
        Constant value=3
        Ask what='bounded'
          given:
            Arithmetic op='+'
              left: Read
                at: Constant value=3
              right: Read
                at: Constant value=4
            Constant value=17
    Pop
    Leave
"""


def shown(*words: str) -> str:
    ran = rulelang("translate", *words)
    assert ran.code == 0, ran.err
    return ran.out


@pytest.mark.parametrize("name", ["take", "action take"])
def test_an_action_is_shown_under_its_rule_lines(name: str) -> None:
    assert shown("nim", name) == TAKE


def test_blocks_are_shown_in_the_order_in_which_they_are_read() -> None:
    """Turns before what comes after them, what a loop goes through before what follows it."""
    heads = [line for line in shown("nim", "round").splitlines() if line.startswith("block")]
    assert [head.split(":")[0] for head in heads] == ["block 3", "block 7", "block 9", "block 10", "block 8", "block 11"]
    found = shown("valeria", "discard_down")
    assert found.index("but first `discard` by you") < found.index("done")


def test_without_an_address_it_says_what_there_is() -> None:
    assert shown("nim") == CONTENTS


def test_whatever_is_listed_is_shown() -> None:
    titles = [line.partition("  ")[0] for line in shown("jetty").partition("\n\n")[0].splitlines()]
    assert {"round", "action auction", "value haul"} <= set(titles)
    for title in titles:
        assert shown("jetty", title)


def test_the_nodes_are_shown_as_a_tree() -> None:
    assert shown("pig", "roll_again", "--nodes") == NODES


def test_of_a_decision_its_site_and_its_options_are_nodes_too() -> None:
    found = shown("nim", "action take.choose", "--nodes")
    assert "\nsite 1: Site " in found
    assert "\noptions 1: Choice " in found
    assert "site 2" not in found


def test_a_clause_is_shown_alone() -> None:
    found = shown("nim", "action take.choose[2]")
    assert found.startswith("block 5: after decision 1 of block 2\n  nim.rules:21 ")
    assert found.count("nim.rules") == 1
    assert "decision 2: you choose a number: taken" in found
    assert found.endswith("then block 6\n")


SENT = """\
    decision 1: player chooses sent
      listed: each beast in hand of player where beast is a beast
      alike ones are one option
      looks ahead: no: what is said here is enough
      unseen until all have chosen
    then block 9
"""

WHAT_TO_DEVELOP = """\
      looks ahead: no: what is said here is enough
      `known 9` says whether all can know that one is left
"""
WHOM_TO_PLAY = """\
      looks ahead: yes, at what follows here
      `sure 18` says of some that they certainly lead on
"""


def test_a_decision_says_who_decides_whether_it_looks_ahead_and_who_sees_it() -> None:
    assert SENT in shown("beasts", "round")
    found = shown("valeria", "develop")
    assert WHAT_TO_DEVELOP in found
    assert "known 9: whether all can know that decision 9 has one option" in found
    found = shown("villagers", "play_villager")
    assert WHOM_TO_PLAY in found
    sure = found.partition("sure 18 of villager")[2]
    assert "- the row of villager is opener of villager\n" in sure  # read past the move: whoever has come may hold the key


def test_of_a_part_of_a_cost_the_decision_is_shown_that_reads_it() -> None:
    found = shown("village", "action serve.cost.if.else.line")
    assert "the ways in which you can pay wants of customer" in found
    assert "can serve of you, player" in found
    assert "move customer to served" not in found


def test_who_helps_to_pay_is_asked_where_they_have_what_is_wanted() -> None:
    """However much it is, and whatever that hangs on: nothing gives gold."""
    assert "with the help of" in shown("valeria", "build")
    assert "with the help of" not in shown("valeria", "recruit")


def test_a_clause_without_steps_of_its_own_shows_that_around_it() -> None:
    assert shown("village", "action harvest.reward.if.else_if.line")


def test_a_variant_is_shown() -> None:
    assert "sell at the fair" not in shown("village", "crafts")
    assert "listed: `sell at the fair`" in shown("village", "crafts", "--with", "fair")


def test_options_and_the_number_of_players_count() -> None:
    assert "if point of you ≥ 100:" in shown("pig", "hold")
    assert "if point of you ≥ 50:" in shown("pig", "hold", "--option", "goal=50")
    assert "and 4) influence" in shown("village", "seeding", "--players", "4")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("nim", "tkae"), "Nim has nothing called `tkae`; did you mean `take`?"),
        (("nim", "take.choose"), "did you mean `action take.choose` or `action take.choose[2]`?"),
        (("nim", "zzz"), "Nim has nothing called `zzz`. `rulelang translate nim` lists what there is."),
        (("pog", "take"), "There is no game `pog`; did you mean `pig`?"),
        (("village", "crafts", "--with", "fare"), "has no variant `fare`; did you mean `fair`?"),
        (("village", "crafts", "--players", "9"), "Village is for 2 to 4 players, not 9."),
        (("pig", "hold", "--option", "goal=7"), "may be 100, 50, not `7`."),
    ],
)
def test_a_wrong_name_is_wrong_use(words: tuple[str, ...], said: str) -> None:
    ran: Ran = rulelang("translate", *words)
    assert ran.code == 2
    assert said in ran.err


def test_what_is_only_in_the_tables_is_said_to_be_there() -> None:
    ran = rulelang("translate", "nim", "resource stone")
    assert ran.code == 1
    assert ran.err == "Nothing is done at `resource stone` (nim.rules:10): it is a number, a name or a place in the tables.\n"
