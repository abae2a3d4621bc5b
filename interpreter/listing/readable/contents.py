"""What a game consists of: each body, value, score and the like, with its line, its blocks and its functions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from interpreter.form import Block, Decide, Defined, Function, walk
from interpreter.numbering.tables import ABILITY, Tables
from interpreter.translate.writing.draft import draft_of
from rulelang import program as p

SINGLE = {
    "total": "total score", "team_total": "total score of a team",
    "limit": "limits of resources", "ends": "conditions of the ends", "first": "space of the first piece",
}  # fmt: skip
BY_ADDRESS = ("trigger", "end", "ability")  # what has no name of its own
OF_A_BODY = ("can_g", "could_g")
OF_A_SITE = ("sure", "known")
OF_A_BLOCK = ("safe",)


@dataclass(frozen=True)
class Part:
    """A body with its blocks, guards and what is asked at its decisions; or a function of another sort."""

    form: str  # action, phase, value, score, …
    name: str
    line: int  # -1: of no line of its own
    about: Any  # the part of the Program
    blocks: tuple[Block, ...] = ()
    functions: tuple[Defined, ...] = ()

    @property
    def title(self) -> str:
        """`action take`."""
        return self.name if self.form in (self.name, "", *BY_ADDRESS) else f"{self.form} {self.name}"

    @property
    def label(self) -> str:
        """What it is, in words, where its address alone does not say it."""
        return self.about.label if self.form in BY_ADDRESS else ""

    @property
    def nodes(self) -> int:
        """How many nodes it has, steps included."""
        return sum(1 for steps in [one.steps for one in self.blocks] + [one.steps for one in self.functions] for _ in walk(steps))


def parts(t: Tables) -> list[Part]:
    """All parts of a game, in the order in which they are translated."""
    return [*(_body(t, body) for body in draft_of(t).bodies), *_functions(t)]


def _body(t: Tables, body: p.Body) -> Part:
    blocks = tuple(t.form.blocks[number] for number in sorted(t.form.blocks) if t.body_of_block.get(number) == body.name)
    sites = {step.site for block in blocks for step in walk(block.steps) if isinstance(step, Decide)}
    entry = draft_of(t).entries[body.name]
    own = [
        defined
        for function, defined in t.form.functions.items()
        if (function.kind in OF_A_BODY and function.number == entry)
        or (function.kind in OF_A_SITE and function.number in sites)
        or (function.kind in OF_A_BLOCK and t.body_of_block.get(function.number) == body.name)
    ]
    if body.name.startswith(ABILITY):
        ability = t.program.abilities[int(body.name.removeprefix(ABILITY))]
        return Part("ability", address_of(t, ability.line), ability.line, body, blocks, tuple(own))
    name = address_of(t, body.line) if body.form in ("trigger", "end") else body.name
    return Part(body.form, name, body.line, body, blocks, tuple(own))


def address_of(t: Tables, line: int) -> str:
    """The address of a line of the rules."""
    return t.program.lines[line].address


def _functions(t: Tables) -> list[Part]:
    """The functions that belong to no body; those that only differ in what they keep stand together."""
    found: dict[tuple[str, int], list[Defined]] = {}
    for function, defined in t.form.functions.items():
        if function.kind not in (*OF_A_BODY, *OF_A_SITE, *OF_A_BLOCK):
            found.setdefault((function.kind.removeprefix("kept_"), function.number), []).append(defined)
    return [_function(t, kind, number, several) for (kind, number), several in found.items()]


def _function(t: Tables, kind: str, number: int, several: list[Defined]) -> Part:
    program = t.program
    declared: dict[str, Any] = {
        "value": program.values,
        "score": program.scores,
        "team_score": program.scores,
        "offers": program.sources,
        "complete": program.areas,
    }
    if kind in declared:
        one = declared[kind][number]
        form = {"offers": "source", "complete": "areas", "team_score": "score"}.get(kind, kind)
        return Part(form, one.name, one.line, one, (), tuple(several))
    if kind == "ranking":
        return Part("winner", str(number + 1), several[0].line, program.winner[number], (), tuple(several))
    if kind == "first":
        grid = [one for one in program.grids if one.law is not None][number]
        return Part("first", f"space of {grid.name}", -1, grid.law, (), tuple(several))
    if kind == "column":
        owner, column = next(key for key, one in draft_of(t).columns.items() if one == Function(kind, number))
        line = next(
            (number for number, one in enumerate(program.lines) if one.address in (f"piece {owner}", f"table {owner}")), -1
        )
        return Part("column", f"{column} of {owner}", line, program, (), tuple(several))
    return Part("", SINGLE[kind], -1, program, (), tuple(several))
