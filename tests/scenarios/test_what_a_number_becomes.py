"""A number that steps write sets something off when what is waited for comes true; as long as it stays so, nothing more."""

import textwrap
from pathlib import Path

import pytest

from interpreter import Match, Refusal, load
from interpreter.numbering.tables import between
from rulelang.compile import compile
from rulelang.program.certain.numbers import COMPARED
from rulelang.text.source import SourceFile
from tests.conftest import Toy

from .conftest import Holds

SHARES = """
    game shares "Shares"
    players 2 to 3
    option goal: 3, 4
    kind company: iron, coal
    kind gate: north, south
    resource coin, plural coins: 20
    resource step: unlimited, paid on road
    track road of each player: 4 steps, round
    counter price of each company: 2
    counter fame of each player: 0
    counter camp of each player at each gate: 0
    counter pot: 0
    counter low: 0
    counter doubled: 0
    counter rich: 0
    counter led: 0
    counter far: 0
    counter noted of each player: 0
    counter camped of each gate: 0
    counter empty_now: 0
    role leader: nobody
    role warden of each gate: nobody
    counter warded of each gate: 0
    counter guarding of each player: 0
    setup:
      each player: gain 2 coins
      add 5 to pot
      take 5 from pot
    round:
      turns from seat 1:
        one of: lower, both_up, praise, spend, lead, camp_there, walk, try_it, twice, others_fame, all_coins, up_and_down
    action lower:
      choose a company
      take 1 from price of company
    action both_up:
      each company: add 2 to price of company
    action praise: add 2 to your fame
    action spend: pay 2 coins
    action lead: you become leader
    action camp_there:
      choose a gate
      add 1 to camp of you at gate
      you become warden of gate
    action walk: pay 3 step
    action try_it:
      add 5 to pot
      needs: low is 7
    action twice:
      price of iron becomes 0
      price of iron becomes 0
    action others_fame:
      each other player as rival: add 3 to fame of rival
    action all_coins: move all coins on supply to you
    action up_and_down:
      price of coal becomes 9
      price of coal becomes 2
    when price of company becomes 0:
      add 1 to low
      price of company becomes 2
    when price of coal becomes at least 4: add 1 to doubled
    when fame of player becomes at least goal: add 1 to noted of you
    when coins of player becomes 0: add 1 to rich
    when coins on supply becomes 0: add 1 to empty_now
    when leader becomes seat 2: add 1 to led
    when player becomes leader: add 1 to noted of player
    when camp of player at gate becomes 2:
      add 1 to camped of gate
      add 10 to noted of player
    when player becomes warden of gate:
      add 1 to warded of gate
      add 1 to guarding of you
    when road of player becomes more than 2: add 1 to far
    when pot becomes 5: low becomes 7
    end when low is 20
"""

HELD = {
    "when it comes true, by its name": """
        when seat 1 does lower, chooses iron
        then low is 0
        when seat 2 does lower, chooses iron
        then low is 1
        and price of iron is 2
        and price of coal is 2
    """,
    "and again, when it was otherwise in between": """
        given price of iron is 1
        when seat 1 does lower, chooses iron
        then low is 1
        given price of iron is 1
        when seat 2 does lower, chooses iron
        then low is 2
    """,
    "what is given sets nothing off": """
        given price of coal is 4
        when seat 1 does both_up
        then doubled is 0
        given price of coal is 2
        when seat 2 does both_up
        then doubled is 1
    """,
    "what stays true sets nothing more off": """
        given price of coal is 3
        when seat 1 does both_up
        then doubled is 1
        when seat 2 does both_up
        then doubled is 1
    """,
    "what was done before the next line": """
        when seat 1 does twice
        then low is 2
    """,
    "between two lines": """
        when seat 1 does up_and_down
        then doubled is 1
        when seat 2 does up_and_down
        then doubled is 2
    """,
    "you are the player of whom it is": """
        when seat 1 does others_fame
        then noted of seat 2 is 1
        and noted of seat 1 is 0
    """,
    "an option says what is waited for": """
        given option goal is 4
        when seat 1 does others_fame
        then noted of seat 2 is 0
    """,
    "coins are paid": """
        when seat 1 does spend
        then rich is 1
    """,
    "coins are moved": """
        when seat 1 does all_coins
        then empty_now is 1
    """,
    "a role": """
        when seat 1 does lead
        then led is 0
        and noted of seat 1 is 1
        when seat 2 does lead
        then led is 1
        and noted of seat 2 is 1
        and noted of seat 1 is 1
    """,
    "a role of each of a kind": """
        given camp of seat 2 at south is 0
        when seat 1 does camp_there, chooses south
        then warded of south is 1
        and warded of north is 0
        and guarding of seat 1 is 1
        when seat 2 does camp_there, chooses south
        then warded of south is 2
        and guarding of seat 2 is 1
    """,
    "two keys": """
        given camp of seat 1 at south is 1
        when seat 1 does camp_there, chooses south
        then camped of south is 1
        and camped of north is 0
        and noted of seat 1 is 10
        and noted of seat 2 is 0
    """,
    "a track that is paid on": """
        when seat 1 does walk
        then far is 1
        when seat 2 does walk
        then far is 2
    """,
    "what is only tried sets nothing off": """
        then you may do try_it
        and low is 0
        when seat 1 does try_it
        then low is 7
        and pot is 5
    """,
    "what set-up wrote sets nothing off": """
        then low is 0
        and pot is 0
    """,
}


@pytest.mark.parametrize("case", HELD)
def test_it_is_set_off(holds: Holds, case: str) -> None:
    holds(f'scenario "{case}"\n  players 2\n{textwrap.indent(textwrap.dedent(HELD[case]), "  ")}', SHARES)


REFUSED = {
    "when your fame becomes 5: pass": ("whose?", "fame of player"),
    "when price of company becomes fame of seat 1: pass": ("not always the same", "a number, an option"),
    "when fame of leader becomes 5: pass": ("not one number", "fame of player"),
    "when worth of company becomes 5: pass": ("nothing writes it", "if worth of company is …"),
    "when round becomes 5: pass": ("it counts by itself", "end after 4 rounds"),
    "when price of company becomes 8 / 2 rounded down: pass": ("not always the same", "a number, an option"),
    "when fame of player becomes nobody: pass": ("different kinds of value", ""),
}


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_no_such_number_is_refused(line: str) -> None:
    text = textwrap.dedent(SHARES).lstrip() + f"value worth of each company: 2 * price of company\n{line}\n"
    title, way_out = REFUSED[line]
    found = [one for one in compile(SourceFile("shares.rules", text))[1] if one.title == title]
    assert way_out in ([one.hint or "" for one in found] or ["no complaint"])[0]


COUNTING = """
    game counting "Counting"
    players 2
    counter pot: 0
    round:
      turns from seat 1: add 1 to pot
    when pot becomes 1:
      pot becomes 0
      {step}
    end when pot is 9
"""


def test_what_sets_itself_off_again_and_again_stops_with_its_line(toy: Toy) -> None:
    with pytest.raises(Refusal, match=r"goes on and on .*:6: when pot becomes 1"):
        toy(COUNTING.format(step="pot becomes 1")).new(players=2, seed=1)


def test_the_same_in_the_truth_goes_on(holds: Holds) -> None:
    rules = COUNTING.replace("turns from seat 1: add 1 to pot", "turns from seat 1: do up").format(step="pot becomes 9")
    rules += '    action up "up": add 1 to pot\n    action down "down": pass\n'
    rules = rules.replace("do up", "one of: up, down")
    holds('scenario "on"\n  players 2\n  when seat 1 does up\n  then pot is 9\n  and the game is over\n', rules)


SECRET = """
    game secret "Secret"
    players 2
    counter luck of each player: 0, seen by its owner
    counter mine of each player: 0, seen by its owner
    counter pot: 0
    round:
      turns from seat 1, 1 each:
        choose number from 1 to 3 as n
        add n to luck of you
    when luck of player becomes at least 5: add 1 to {what}
    end after 6 rounds
"""


@pytest.mark.parametrize(("what", "told"), [("your mine", False), ("mine of player", False), ("pot", True)])
def test_whether_it_is_set_off_tells_what_is_hidden(what: str, told: bool) -> None:
    found = compile(SourceFile("secret.rules", textwrap.dedent(SECRET).lstrip().format(what=what)))[1]
    assert ["this would tell a secret" in one.title for one in found] == [True] * told


AUTOMA = """
    game rivals "Rivals"
    players 1 to 2
    automa rival if players is 1
    counter fame of each player: 0
    counter pot: 0
    round:
      turns from seat 1, 1 each: do praise
      if players is 1: add 1 to fame of rival
    action praise "praise": add 1 to your fame
    when fame of player becomes 2: {step}
    end after 3 rounds
"""


def test_an_automa_is_asked_nothing() -> None:
    step = '\n      may "more": add 1 to pot'
    found = compile(SourceFile("rivals.rules", textwrap.dedent(AUTOMA).lstrip().format(step=step)))[1]
    assert [one.code for one in found] == ["automa_is_asked"]


def asked(match: Match) -> set[str]:
    assert match.decision is not None
    return {option.label for option in match.decision.options}


def test_of_several_at_once_the_owner_chooses(toy: Toy) -> None:
    rules = """
        game several "Several"
        players 2
        resource coin, plural coins: 2
        counter pot: 0
        round:
          turns from seat 1:
            move all coins on supply to you
        when coin of player becomes 2: pot becomes 1
        when coin on supply becomes 0: pot becomes 2
        end when pot is at least 1
    """
    match = toy(rules).new(players=2, seed=1)
    assert asked(match) == {"coin of player becomes 2, Player 1", "coin on supply becomes 0"}


HOUSE = """
    game house "House"
    players 2
    counter pot: 0
    counter low: 0
    round:
      turns from seat 1: one of: up, rest
    action up "up": add 1 to pot
    action rest "rest": pass
    when pot becomes 1: add 1 to low
    end when pot is 9
"""
VARIANTS = {
    "remove when[low]": 0,
    "replace when[low].add: add 3 to low": 3,
    "add when pot becomes more than 0: add 5 to low": 6,
    "replace when pot becomes 2: add 1 to low": 0,
}


@pytest.mark.parametrize("line", VARIANTS)
def test_a_variant_speaks_of_it(tmp_path: Path, line: str) -> None:
    (tmp_path / "house.rules").write_text(textwrap.dedent(HOUSE).lstrip())
    (tmp_path / "away.rules").write_text(f'variant away "Away" of "house.rules"\n{line}\n')
    match = load(str(tmp_path / "away.rules")).new(players=2, seed=1)
    match.play("up")
    assert match.view()["counters"]["low"] == VARIANTS[line]


@pytest.mark.parametrize("op", ["==", ">=", "<=", ">", "<"])
def test_what_is_waited_for_is_as_it_is_compared(op: str) -> None:
    least, most = between(op, 3)
    for number in range(-20, 20):
        assert (least <= number <= most) == COMPARED[op](number, 3), number
