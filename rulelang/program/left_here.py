"""What certainly leaves the steps that it stands among, so that nothing below it is done; but a turn's last question is asked."""

from __future__ import annotations

from typing import Any

from rulelang.program.steps.blocks import If, OneOf
from rulelang.program.steps.calls import End, LoseAll, Win, WinAll


def is_left(step: Any) -> bool:
    """Whether nothing can follow a step: the turn, a loop or the game ends there, in each case that there is."""
    if isinstance(step, If):
        ways = [branch.steps for branch in step.branches]
        return step.branches[-1].condition is None and all(any(map(is_left, way)) for way in ways)
    return isinstance(step, End | Win) or (isinstance(step, WinAll | LoseAll) and step.who is None)


def is_last_question(step: Any) -> bool:
    """Whether a step stands in no line: it asks for what may be done at any time, before a turn ends in whatever way."""
    return isinstance(step, OneOf) and step.last
