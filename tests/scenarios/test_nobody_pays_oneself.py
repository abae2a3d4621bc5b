"""What is paid to whoever owns something: who owns it oneself pays nothing, and need not have it."""

import textwrap

import pytest

from .conftest import Holds

HARBOUR = """
    game harbour "Harbour"
    players 2 to 3
    kind bay: north, south
    kind good: cloth, wine
    role warden: seat 1
    resource coin: unlimited
    resource shell: unlimited
    piece boat of each player, starts in dock: 2
    piece flag, starts in field: 3
    zone field, holds flag
    zone chest of each player, holds flag
    zone dock of each player, holds boat
    zone water of each bay, holds boat
    source beach: boat in your dock
      provides: 1 coin
      price: 1 shell
    while round is at least 1: cost of toll is 1 coin more
    round:
      turns from seat 1, 1 each: one of: sail, toll, tax, treat, ask, rise, fall, take, give, wait
    action sail "sail":
      choose one of your boats in your dock as mine
      choose a bay
      move mine to water of bay
      each boat in water of bay as met: pay 1 coin to owner of met
    action toll "pay the toll":
      pay 1 coin to warden
    action tax "tax":
      choose a boat in water of north
      owner of boat pays 1 coin to you
    action treat "treat somebody":
      choose a player
      pay 1 coin or 1 shell to player
    action ask "ask":
      pay 1 coin to warden as far as possible
    action rise "become warden":
      you become warden
      pay 1 coin to warden
    action fall "make another one warden":
      player left of you becomes warden
      pay 1 coin to warden
    action take "take a flag":
      choose a flag in field
      move flag to your chest
      pay 1 coin to owner of flag
    action give "give a flag":
      choose a flag in your chest
      move flag to chest of player left of you
      pay 1 coin to owner of flag
    action wait "wait": nothing happens
    end after 5 rounds
"""
HELD = {
    "without a coin one sails to one's own boats": """
        players 2
        given move 1 boat from dock of seat 1 to water of north
        when seat 1 does sail, chooses north
        then coin of seat 1 is 0
    """,
    "others met are paid, and not oneself": """
        players 3
        given seat 1 has 3 coin
        and move 1 boat from dock of seat 1 to water of north
        and move 1 boat from dock of seat 2 to water of north
        and move 2 boats from dock of seat 3 to water of north
        when seat 1 does sail, chooses north
        then coin of seat 1 is 0
        and coin of seat 2 is 1
        and coin of seat 3 is 2
    """,
    "others cannot be met without a coin": """
        players 2
        given move 1 boat from dock of seat 2 to water of north
        and move 1 boat from dock of seat 2 to water of south
        refused seat 1 does sail
    """,
    "who has the role pays itself nothing, however dear it has become": """
        players 2
        when seat 1 does toll
        then coin of seat 1 is 0
    """,
    "somebody else pays who has the role": """
        players 2
        given seat 2 has 2 coin
        when seat 1 does wait
        and seat 2 does toll
        then coin of seat 1 is 2
        and coin of seat 2 is 0
    """,
    "somebody else without a coin cannot": """
        players 2
        when seat 1 does wait
        refused seat 2 does toll
    """,
    "who is paid by the owner of a boat need not be paid by itself": """
        players 2
        given move 1 boat from dock of seat 1 to water of north
        when seat 1 does tax
        then coin of seat 1 is 0
    """,
    "a player that is chosen may be oneself, and is not asked how to pay": """
        players 2
        given seat 1 has 1 coin
        and seat 1 has 1 shell
        when seat 1 does treat, chooses seat 1
        then coin of seat 1 is 1
        when seat 2 does wait
    """,
    "another one is asked how": """
        players 2
        given seat 1 has 1 coin
        and seat 1 has 1 shell
        when seat 1 does treat, chooses seat 2, pays 1 shell
        then shell of seat 2 is 1
    """,
    "as far as possible is nothing, too": """
        players 2
        given seat 1 has 1 coin
        when seat 1 does ask
        then coin of seat 1 is 1
    """,
    "what is one's own only by then is not paid": """
        players 2
        when seat 1 does take
        and seat 2 does rise
        then warden is seat 2
        and coin of seat 2 is 0
    """,
    "what is another's by then is paid": """
        players 2
        given move 1 flag from field to chest of seat 1
        refused seat 1 does give
        refused seat 1 does fall
    """,
    "what is another's by then, and one has it": """
        players 2
        given move 1 flag from field to chest of seat 1
        and seat 1 has 1 coin
        and seat 2 has 1 coin
        when seat 1 does give
        then coin of seat 2 is 2
        when seat 2 does fall
        then coin of seat 1 is 1
    """,
}


@pytest.mark.parametrize("case", HELD)
def test_nobody_pays_oneself(holds: Holds, case: str) -> None:
    holds(f'scenario "{case}"\n{textwrap.indent(textwrap.dedent(HELD[case]), "  ")}', HARBOUR)
