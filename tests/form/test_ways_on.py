"""From block to block: what is put together in the Python of a game is played as the blocks are walked, one by one."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from graphlib import TopologicalSorter

import pytest

from interpreter import Game, Match
from interpreter.engine.queries.places import in_a_row, longest
from interpreter.playable.python.boards import _stretches
from interpreter.playable.python.ways_on import BODIES_AT_MOST, without_rounds
from tests.conftest import Toy
from tests.games import known

from .test_walked import both, told

HEAD = """
    game steps "Steps"
    players 2 to 3
    counter clock: 0
    counter mark each player: 0
    score marks: your mark
    winner: highest total
"""
COUNT = """
    action step "step":
      choose number from 1 to 2 as naps
      your mark becomes your mark + naps
"""
END = "end when clock is at least 6\n"
ROUND = "round:\n  clock becomes clock + 1\n"
PLAIN = [
    "  turns from seat 1: do step\nend when your mark is at least 7\n",
    "  turns from seat 2, 2 each: do step\n",
    "  turns from seat 1 counterclockwise, 1 each:\n    repeat 2 times: do step\n",
    "  turns from seat 1, 1 each: do step\n  turns from seat 2, 2 each: do step\n",
    "  do morning\n  do morning\nphase morning:\n  turns from seat 1, 1 each: do step\n",
]
DISTURBED = [
    "  turns from seat 1 until all have passed:\n    one of: step, pass\n",
    "  turns from seat 1, 1 each:\n    do step\n    at the end of this turn: your mark becomes your mark - 1\n",
    "  turns from seat 1, 1 each:\n    do step\n    if your mark is at least 3: end turn\n    do step\n",
    "  turns from seat 1, 1 each:\n    turns from you, 1 each: do step\n",
    "  turns from seat 1, 1 each:\n    do step\n    if your mark is 4: you lose\n",
    "  turns from seat 1, 1 each:\n    do step\n    if your mark is 3: you take another turn\n",
    "  turns from seat 1, 1 each:\n    if your mark is at least 2: end round\n    do step\n",
    "  turns from seat 1:\n    do step\n    at the end of this turn: clock becomes clock + 1\n",
]
FORCED = """
    game forced "Forced"
    players 2
    counter clock: 0
    piece stone, plural stones, starts in pit: 1
    zone pit
    zone hole
    action draw "draw":
      choose stone in pit
      move stone to hole
      move all stones in hole to pit
      clock becomes clock + 1
    round:
      turns from seat 1: do draw
    end when clock is at least {times}
    winner: nobody
"""


def _walks_alike(game: Game, seeds: range) -> int:
    """How many decisions were compared, in all."""
    compared = 0
    for players in range(game.min_players, game.max_players + 1):
        for seed in seeds:
            chance = random.Random(seed)
            played, walked = both(game, players, seed)
            while played.decision is not None:
                assert told(walked) == told(played)
                compared += 1
                key = chance.choice(played.decision.options).key
                played.play(key)
                walked.play(key)
            assert walked.over
            assert walked.scores == played.scores
    return compared


@pytest.mark.parametrize("rules", [*PLAIN, *DISTURBED])
def test_turns_that_are_written_out_are_those_of_the_machine(rules: str, toy: Toy) -> None:
    game = toy(HEAD, COUNT, ROUND + rules, END)
    assert _walks_alike(game, range(4)) > 15


@pytest.mark.parametrize(("rules", "plain"), [*((one, True) for one in PLAIN), (DISTURBED[0], False), (DISTURBED[4], False)])
def test_turns_are_written_out_where_nothing_can_disturb_them(rules: str, plain: bool, toy: Toy) -> None:
    printed = toy(HEAD, COUNT, ROUND + rules, END).playable(2, {}).printed
    assert ("if s.trace is None:" in printed.source) == plain  # type: ignore[attr-defined]


def test_many_forced_decisions_do_not_nest(toy: Toy) -> None:
    """Python gives up at a depth of 1,000."""
    match = toy(FORCED.replace("{times}", "5000").replace("    winner: nobody\n", "")).new()
    assert match.over


def test_bodies_that_call_each_other_deeply_begin_at_once_no_further_than_to_a_depth(toy: Toy) -> None:
    depth = 3 * BODIES_AT_MOST
    actions = [f'action step_{n} "step {n}":\n  do step_{n + 1}\n' for n in range(depth)]
    last = f'action step_{depth} "last":\n  choose number from 1 to 2 as naps\n  your mark becomes your mark + naps\n'
    rules = "round:\n  turns from seat 1, 1 each: do step_0\n  clock becomes clock + 1\n"
    assert _walks_alike(toy(HEAD, *actions, last, rules, END), range(1)) > 20


def test_a_body_that_calls_itself_does_not_nest(toy: Toy) -> None:
    again = """
        action climb "climb":
          choose number from 1 to 2 as naps
          your mark becomes your mark + naps
          if your mark is less than 60: do climb
    """
    rules = "round:\n  turns from seat 1, 1 each: do climb\n  clock becomes clock + 1\n"
    match = toy(HEAD, again, rules, "end when clock is at least 1\n").new(players=2)
    while match.decision is not None:
        match.play(match.decision.options[0])
    assert max(match.scores) >= 60


def _calls(source: str) -> Mapping[str, set[str]]:
    """Which blocks' functions each of them calls."""
    functions = [part.split("\n", 1) for part in source.split("\n\n") if re.match(r"def b\d+\(", part)]
    return {head[4 : head.index("(")]: set(re.findall(r"\b(b\d+)\(s, f\)", lines)) for head, lines in functions}


@pytest.mark.parametrize("name", ["carpe_diem", "village", "villagers", "valeria", "jetty", "fords", "night_market"])
def test_no_block_is_called_by_those_it_calls(name: str) -> None:
    """Or a loop in which nobody decides anything nests without end, where the rules should be told that they cannot go on."""
    game = known(name)
    TopologicalSorter(_calls(game.playable(game.max_players, {}).printed.source)).prepare()  # type: ignore[attr-defined]


def test_a_call_that_closes_a_round_goes_through_the_machine() -> None:
    blocks = {1: ["if a:", "    return b2(s, f)", "return b3(s, f)"], 2: ["return b3(s, f)"], 3: ["    return b1(s, f)"]}
    assert without_rounds(blocks) == {**blocks, 3: ["    f[0] = 1", "    return"]}
    assert without_rounds({5: ["return b5(s, f)"]}) == {5: ["f[0] = 5", "return"]}


@pytest.mark.parametrize(("name", "least"), [("tic_tac_toe", 3), ("connect_four", 4)])
def test_a_line_through_stretches_is_a_line_along_rays(name: str, least: int) -> None:
    """On boards laid out at random, through each space on which something lies."""
    n = known(name).playable(2, {})
    rays = next(table for table in _tables(n) if len(table) in (9, 42) and isinstance(table[0][0][0], tuple))
    stretches = [tuple(_stretches(both, 0, least)) for both in rays]
    chance, found = random.Random(1), set()
    for _ in range(300):
        board = [chance.choice([(), (0,), (1,)]) for _ in rays]
        for space, pile in enumerate(board):
            if pile:
                wanted = pile[0]
                along = longest(board, 0, rays[space], lambda piece, own=wanted: piece == own) >= least
                assert in_a_row(board, stretches[space], (0, 1), wanted) == along
                found.add(along)
    assert found == {False, True}


def _tables(n: object) -> list[tuple]:  # type: ignore[type-arg]
    """The tables that the form of a game looks into."""
    from interpreter.form import Lookup, walk

    blocks = n.form.blocks.values()  # type: ignore[attr-defined]
    return [node.table for block in blocks for node in walk(block.steps) if isinstance(node, Lookup) and node.table]


def test_the_games_by_hand_are_played_by_few_blocks() -> None:
    """Or nothing of this is put together any more: a turn of tic-tac-toe is one function, from one choice to the next."""
    source = known("tic_tac_toe").playable(2, {}).printed.source  # type: ignore[attr-defined]
    mark = next(part for part in source.split("\n\n") if "move_some(" in part)
    assert "s.ask = (" in mark
    assert Match(known("tic_tac_toe"), known("tic_tac_toe").playable(2, {}), 0, False).decision is not None
