"""Where the time of a match goes, by rule line: it is played again and again, and looked at each millisecond of CPU time.

A sampling profiler, as gprof is one (Graham, Kessler and McKusick, 1982): what is never asked for costs nothing. The code that is
looked at is the one of traced matches, which says of which line its parts are.
"""

from __future__ import annotations

import re
import signal
from collections import Counter
from dataclasses import dataclass, field
from time import process_time
from types import FrameType

from interpreter.engine import machine
from interpreter.engine.deciding import lookahead
from interpreter.match.decision import Decision
from interpreter.match.match import Match
from interpreter.match.refusal import Refusal
from interpreter.playable.run import Printed
from interpreter.state.answers import Answer
from interpreter.state.chance import seeded
from interpreter.state.state import Playable, fresh

GENERATED = "<rules>"
EACH = 0.001  # CPU seconds from one look to the next; systems with a coarser clock look less often
NO_LINE = -1
DEFINED = re.compile(r"def ([a-z_]+?)(\d*)\(")
MARKED = re.compile(r" *(?:mark|used)\(s, (\d+)\)")


@dataclass
class Profile:
    """How often each line was found at work, as indices of `program.lines` (-1: between lines), and how often looking ahead."""

    looks: int = 0
    lines: Counter[int] = field(default_factory=Counter)
    ahead: Counter[int] = field(default_factory=Counter)


def profile(match: Match, seconds: float) -> Profile:
    """Plays the choices of a traced match again for so many CPU seconds. In the main thread only.

    Raises Refusal where the system has no timer for it.
    """
    if not hasattr(signal, "setitimer"):
        raise Refusal("this system has no timer that looks where the time goes")
    n, answers, found = match.state.n, _answers(match), Profile()
    lines = lines_of(n)
    before = signal.signal(signal.SIGPROF, lambda _, frame: _look(frame, lines, found))
    signal.setitimer(signal.ITIMER_PROF, EACH, EACH)
    try:
        until = process_time() + seconds
        while process_time() < until:
            _play(n, match.seed, answers)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
    return found


def _answers(match: Match) -> list[Answer]:
    """What was answered, as the machine takes it."""
    state, found = fresh(match.state.n, seeded(match.seed)), []
    machine.begin(state)
    for key in match.history:
        decision = Decision(state)
        found.append(decision.values[decision.index(key)])
        machine.answer(state, found[-1])
    return found


def _play(n: Playable, seed: int, answers: list[Answer]) -> None:
    state = fresh(n, seeded(seed))
    machine.begin(state)
    for answer in answers:
        machine.answer(state, answer)


def lines_of(n: Playable) -> list[int]:
    """[line of the generated text, from 1] The rule line that it carries out: the last that was marked, or that of its block."""
    assert isinstance(n.printed, Printed)
    found, line = [NO_LINE], NO_LINE
    for text in n.printed.source.split("\n"):
        if defined := DEFINED.match(text):
            line = _begins(n, defined[1], int(defined[2] or -1))
        elif marked := MARKED.match(text):
            line = int(marked[1])
        found.append(line)
    return found


def _begins(n: Playable, kind: str, number: int) -> int:
    if kind == "b":
        return n.line_of_block[number]
    return n.sites[number].line if kind in ("options", "sure", "known") else NO_LINE


def _look(frame: FrameType | None, lines: list[int], found: Profile) -> None:
    """Notes the innermost rule line that is at work, and whether it is only tried."""
    line, ahead = NO_LINE, False
    while frame is not None:
        file = frame.f_code.co_filename
        if file == GENERATED and line == NO_LINE:
            line = lines[frame.f_lineno]
        ahead = ahead or file == lookahead.__file__
        frame = frame.f_back
    found.looks += 1
    found.lines[line] += 1
    found.ahead[line] += ahead
