"""Where the time of a match goes: each look finds one rule line, and looking ahead is told apart."""

from __future__ import annotations

import random
import signal

from interpreter import Match
from interpreter.lab.profiling import NO_LINE, lines_of, profile
from tests.games import known


def played(game: str, traced: bool = True) -> Match:
    match, chance = known(game).new(seed=3, traced=traced), random.Random(3)
    while (decision := match.decision) is not None:
        match.play(decision.options[chance.randrange(len(decision.options))])
    return match


def test_the_looks_are_shared_among_rule_lines() -> None:
    match = played("jetty")
    before = match.record()
    found = profile(match, 0.3)
    assert found.looks > 5
    assert sum(found.lines.values()) == found.looks
    named = [line for line in found.lines if line != NO_LINE]
    assert named
    assert all(0 <= line < len(match.game.program.lines) for line in named)
    assert all(found.ahead[line] <= looks for line, looks in found.lines.items())
    assert match.record() == before


def test_afterwards_nobody_looks_any_more() -> None:
    profile(played("pig"), 0.02)
    assert signal.getitimer(signal.ITIMER_PROF) == (0.0, 0.0)
    assert signal.getsignal(signal.SIGPROF) == signal.SIG_DFL


def test_generated_code_is_told_by_the_rule_line_that_it_carries_out() -> None:
    match = played("tic_tac_toe")
    source, lines = match.state.n.printed.source.split("\n"), lines_of(match.state.n)
    texts = {line: match.game.program.lines[line].text for line in set(lines) if line != NO_LINE}
    moving = next(number for number, text in enumerate(source, 1) if "move_some(" in text)
    assert texts[lines[moving]].strip() == "move 1 mark from your reserve to space"
    listing = next(number for number, text in enumerate(source, 1) if text.startswith("def options1"))
    assert texts[lines[listing]].strip() == "choose a space in board that is empty"
