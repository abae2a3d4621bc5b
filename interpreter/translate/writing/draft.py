"""What all parts of the translator write to: the form while it grows, labels of blocks, and what is known of bodies."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from interpreter import form as n
from interpreter.numbering.tables import Tables
from interpreter.numbering.unchanging import Sealed
from interpreter.translate.writing.absent import Absent
from interpreter.translate.writing.kept_values import kept_values
from interpreter.translate.writing.moves_known import Moves, moves_known
from rulelang import program as p
from rulelang.program.nodes import parts

DONE = 1  # the block that ends a turn; block 0 orders triggers: every game has both


@dataclass
class Draft(Sealed):
    """The form of one game while it is written. `at` is the line that is being translated.

    When it is written nothing changes it: expressions that come later, for explanations, write nothing down.
    """

    tables: Tables
    traced: bool
    blocks: dict[int, n.Block] = field(default_factory=dict)
    functions: dict[n.Function, n.Defined] = field(default_factory=dict)
    sites: list[n.Site] = field(default_factory=list)
    options: dict[int, n.Options] = field(default_factory=dict)
    frames: dict[int, n.Frame] = field(default_factory=dict)
    labels: int = 2
    close_of_round: int = -1  # the block with which a round ends
    entries: dict[str, int] = field(default_factory=dict)
    columns: dict[tuple[str, str], n.Function] = field(default_factory=dict)  # with formulas in their cells
    guards: dict[str, tuple[n.Function | None, bool]] = field(default_factory=dict)
    decided: dict[str, bool] = field(default_factory=dict)  # of bodies: whether open facts decide if they are possible
    tail_risk: set[str] = field(default_factory=set)
    absent: Absent | None = None
    bodies: list[p.Body] = field(default_factory=list)
    held_outside: frozenset[str] | None = None
    magnitudes: Mapping[str, int] = field(default_factory=dict)  # of values: how large they can be
    live: dict[int, tuple[int, ...]] = field(default_factory=dict)  # after a call: the frame indices of pieces still named
    safe_after: set[int] = field(default_factory=set)
    closings: dict[int, int] = field(default_factory=dict)  # by the block between turns: see `GameNumbers.closings`
    trigger_fails: dict[int, bool] = field(default_factory=dict)
    offering: set[n.Function] = field(default_factory=set)  # what lists the offers of a source, written or being written
    at: int = -1

    @property
    def program(self) -> p.Program:
        """The rules that are translated."""
        return self.tables.program

    @cached_property
    def during(self) -> tuple[p.During, ...]:
        """Every step that switches a modifier on for a while."""
        return tuple(node for node in parts(self.program) if isinstance(node, p.During))

    @cached_property
    def kept(self) -> tuple[frozenset[str], frozenset[str]]:
        """The values that are kept while an expression is evaluated, and those that hand on what is kept."""
        return kept_values(self.program)

    @cached_property
    def moves(self) -> Moves:
        """What is known of moves in chains by the steps before them."""
        return moves_known(self.program, self.bodies)

    def failing_triggers(self, may_fail: Callable[[Draft, Any], bool], event: str) -> list[p.Trigger]:
        """The triggers of one event whose steps can turn out impossible (while that is being found out: all of them)."""
        found = [(number, trigger) for number, trigger in enumerate(self.program.triggers) if trigger.event == event]
        for number, trigger in found:
            if number not in self.trigger_fails:
                self.trigger_fails[number] = True
                self.trigger_fails[number] = may_fail(self, trigger.body.steps)
        return [trigger for number, trigger in found if self.trigger_fails[number]]

    def form(self) -> n.Form:
        """The form as it is now."""
        return n.formed(self.blocks.values(), self.functions.values(), self.sites, self.options, self.frames)

    def label(self) -> int:
        """A new block's number."""
        self.labels += 1
        return self.labels - 1

    def site(self, site: n.Site) -> int:
        """The number of a new site."""
        self.sites.append(site)
        return len(self.sites) - 1

    def block(self, number: int, steps: Sequence[n.Step]) -> None:
        """A block is done."""
        self.blocks[number] = n.Block(number, self.at, tuple(steps))

    def function(self, function: n.Function, given: Sequence[str], steps: Sequence[n.Step] | n.Node) -> n.Function:
        """A function is done: its steps, or what it gives."""
        body = (n.Return(steps),) if isinstance(steps, n.Node) else tuple(steps)
        self.functions[function] = n.Defined(function, tuple(given), self.at, body)
        return function


def draft_of(t: Tables) -> Draft:
    """What was known when these tables were translated: for expressions that come later, and for whoever shows a form."""
    draft = t.draft() if callable(t.draft) else t.draft
    assert isinstance(draft, Draft)
    return draft
