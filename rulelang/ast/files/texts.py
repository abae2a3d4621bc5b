"""Whole files."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from pydantic import Field

from rulelang.ast.declarations.heading import Header
from rulelang.ast.declarations.union import Declared
from rulelang.ast.files.scenarios import Background, NoLongerHolds, ScenarioText
from rulelang.ast.files.variants import AddBeside, AddLine, AddTo, ChangeLine, RemoveLine, ReplaceClause, ReplaceLine, Variant
from rulelang.ast.nodes import Node

Statement = Annotated[
    ChangeLine | AddLine | AddTo | AddBeside | ReplaceLine | ReplaceClause | RemoveLine, Field(discriminator="kind")
]
Declaration = Header | Variant | Declared | Statement


class Text(Node):
    """A whole file of rules: its declarations in order."""

    kind: Literal["file"] = "file"
    name: str
    declarations: tuple[Declaration, ...] = ()


class Scenarios(Node):
    """A whole file of scenarios."""

    name: str
    scenarios: tuple[Annotated[ScenarioText | Background | NoLongerHolds, Field(discriminator="kind")], ...] = ()

    @property
    def tests(self) -> tuple[ScenarioText, ...]:
        """The scenarios proper."""
        return tuple(one for one in self.scenarios if isinstance(one, ScenarioText))

    @property
    def backgrounds(self) -> tuple[Background, ...]:
        """What several of them begin with."""
        return tuple(one for one in self.scenarios if isinstance(one, Background))

    def keeping(self, tests: Iterable[ScenarioText]) -> Scenarios:
        """The same file with no scenarios but these, and the backgrounds that they begin with."""
        kept = tuple(tests)
        named = {one.background.title for one in kept if one.background is not None}
        begun = tuple(one for one in self.backgrounds if one.title in named)
        return self.model_copy(update={"scenarios": (*begun, *kept)})
