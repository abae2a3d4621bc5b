"""What all choose at once and in secret: it is open when all have chosen, and told then."""

from __future__ import annotations

import re

from interpreter.numbering.tables import Tables
from interpreter.state.trace import Chose
from interpreter.telling.english.inflection import is_verb
from interpreter.telling.report.amounts import plain
from interpreter.telling.report.clauses import Clause
from rulelang import program as p
from rulelang.program.nodes import parts

_EVERYONE = re.compile(r"(.*\.everyone(?:\[\d+\])?)\.")  # the address of what all do at once

_KINDS = ("choose", "number")


class Sealed:
    """The numbers and names that were chosen in a block in which all choose at once; of pieces their places tell."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.kept: list[Clause] = []
        self.told = frozenset[tuple[int, str]]()  # who chose what, since nothing else was chosen
        self.block = ""
        chosen = (step for step in parts(t.program) if isinstance(step, p.ChooseNumber | p.Choose))
        self.names = {step.line: step.name for step in chosen if isinstance(step, p.ChooseNumber) or step.group.type in t.kind}

    def keep(self, line: int, event: Chose) -> bool:
        """Whether a choice at a line is told later."""
        within = _EVERYONE.match(self.t.program.lines[line].address) if line in self.names and event.kind in _KINDS else None
        self.told = frozenset()
        if within is None:
            return False
        self.block = within[1]
        name = plain(self.names[line])
        self.kept.append(Clause(event.player, name if is_verb(name) else "choose", plain(event.labels[event.player])))
        return True

    def open(self, line: int) -> list[Clause]:
        """What is open as a line runs: all of it, once one runs that is no part of the block."""
        if not self.kept or f"{self.t.program.lines[line].address}.".startswith(f"{self.block}."):
            return []
        found, self.kept = self.kept, []
        self.told = frozenset((one.who, one.rest) for one in found)
        return found
