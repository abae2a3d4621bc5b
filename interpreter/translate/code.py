"""The generated text while it grows: functions, a table of constants, labels of blocks, sites of decisions."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from interpreter.constants import walk
from interpreter.tables import Tables
from interpreter.translate.kept import kept_values
from rulelang import program as p

SETTLE, DONE = 0, 1  # blocks that every game has: order of triggers, end of a turn


@dataclass(frozen=True)
class Site:
    """One place in the rules where somebody decides. `slot` (a frame index) takes the answer."""

    line: int
    kind: str  # choose, number, one_of, may, pay, gain, order
    slot: int
    name: str
    type: str
    risky: bool = False
    public: bool = True
    sheltered: bool = False  # it looks ahead only for what waits further out, in the actions that called this one
    sure: bool = False  # whether a function of its number says of some options that they certainly lead on
    safe_rest: bool = False  # of a cost that sources help to pay: nothing after it can turn out impossible
    optional: bool = False  # of a choice: nothing may be chosen, too
    blind: bool = False  # of a choice of pieces: each is told by its place alone
    hidden: bool = False  # answers stay unseen until all have chosen
    earlier: tuple[tuple[int, int], ...] = ()  # of a later one: where the program and the frame keep the same player's answers
    spread: bool = False  # of a choice of pieces: they may lie in several places
    held: tuple[tuple[int, str], ...] = ()  # the frame indices of pieces that have another name by now, and these names
    known: bool = False  # whether a function of its number says if all can know that it has only one option
    about: tuple[int, ...] = ()  # the frame indices of pieces that it reads: it is public while everybody knows them
    keys: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    title: str = ""  # what people are told to choose, if not `name`
    chosen: int = -1  # of a `may` that does what was chosen: the frame index of that choice; `keys` are then all it could be


@dataclass
class Text:
    """What all parts of the translator write to."""

    tables: Tables
    traced: bool
    namespace: dict[str, Any] = field(default_factory=dict)
    functions: list[str] = field(default_factory=list)
    sites: list[Site] = field(default_factory=list)
    labels: int = 2
    entries: dict[str, int] = field(default_factory=dict)
    guards: dict[str, tuple[str, bool]] = field(default_factory=dict)
    decided: dict[str, bool] = field(default_factory=dict)  # of bodies: whether open facts decide if they are possible
    tail_risk: set[str] = field(default_factory=set)
    absent_types: frozenset[str] | None = None
    bodies: list[p.Body] = field(default_factory=list)
    held_outside: frozenset[str] | None = None
    live: dict[int, tuple[int, ...]] = field(default_factory=dict)  # after a call: the frame indices of pieces still named
    safe_after: set[int] = field(default_factory=set)
    written: set[str] = field(default_factory=set)
    trigger_fails: dict[int, bool] = field(default_factory=dict)
    at: int = -1  # the line that is being translated
    _known: dict[tuple[type, Any], str] = field(default_factory=dict)

    @property
    def program(self) -> p.Program:
        """The rules that are translated."""
        return self.tables.program

    @staticmethod
    def small(value: p.Expression) -> bool:
        """Whether a value is not worked out of others, and so is no larger than they."""
        return not any(isinstance(node, p.Arithmetic | p.Fold) for node in walk(value))

    @cached_property
    def during(self) -> tuple[p.During, ...]:
        """Every step that switches a modifier on for a while."""
        return tuple(node for node in walk(self.program) if isinstance(node, p.During))

    @cached_property
    def kept(self) -> tuple[frozenset[str], frozenset[str]]:
        """The values that are kept while an expression is evaluated, and those that hand on what is kept."""
        return kept_values(self.program)

    def failing_triggers(self, may_fail: Callable[[Text, Any], bool], event: str) -> list[p.Trigger]:
        """The triggers of one event whose steps can turn out impossible (while that is being found out: all of them)."""
        found = [(number, trigger) for number, trigger in enumerate(self.program.triggers) if trigger.event == event]
        for number, trigger in found:
            if number not in self.trigger_fails:
                self.trigger_fails[number] = True
                self.trigger_fails[number] = may_fail(self, trigger.body.steps)
        return [trigger for number, trigger in found if self.trigger_fails[number]]

    def constant(self, value: Any) -> str:
        """The text of a constant: small numbers as they are, all else by a numbered name."""
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value) if value >= 0 else f"({value})"
        key = (type(value), value)
        if key not in self._known:
            self._known[key] = f"k{len(self._known)}"
            self.namespace[self._known[key]] = value
        return self._known[key]

    def label(self) -> int:
        """A new block's number."""
        self.labels += 1
        return self.labels - 1

    def site(self, site: Site) -> int:
        """The number of a new site."""
        self.sites.append(site)
        return len(self.sites) - 1

    def function(self, head: str, lines: list[str]) -> None:
        """A function of the generated module; binds of the state only what its text uses."""
        text = "\n".join(lines)
        binds = [f"    {name} = s.{name}" for name in ("v", "z", "at") if re.search(rf"(?<![.\w]){name}\b", text)]
        self.functions.append("\n".join([f"def {head}:", *binds, *(f"    {line}" for line in lines)]))
