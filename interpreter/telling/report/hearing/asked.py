"""What is done with what is chosen, as its question has it: `throw away` of `what to throw away`; `bid` of a number `as bid`."""

from __future__ import annotations

import re
from functools import lru_cache

from interpreter.numbering.tables import Tables
from interpreter.telling.english.inflection import is_verb
from rulelang import program as p
from rulelang.program.nodes import parts

_QUESTION = re.compile(r"(?:what|which [a-z ]+) to ([a-z]+(?: (?:away|back|down|off|out|up))?)")


@lru_cache(maxsize=64)
def asking(t: Tables) -> frozenset[int]:
    """The lines that ask whether something is done, or which of several things."""
    asked = (step for step in parts((t.program.round, t.program.bodies)) if isinstance(step, p.May | p.OneOf | p.Repeat))
    return frozenset(step.line for step in asked)


@lru_cache(maxsize=64)
def asked_for(t: Tables) -> dict[int, str]:
    """The verb of each question, by the line that asks."""
    found = {
        step.line: _QUESTION.fullmatch(step.label)
        for step in parts(t.program)
        if isinstance(step, p.Choose) and step.label is not None and step.group.type in t.class_pieces
    }
    numbers = {step.line: step.name for step in parts(t.program) if isinstance(step, p.ChooseNumber) and is_verb(step.name)}
    return numbers | {line: one[1] for line, one in found.items() if one is not None and is_verb(one[1].partition(" ")[0])}
