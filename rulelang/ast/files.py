"""Whole files."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rulelang.ast.declared import Declared
from rulelang.ast.heading import Header
from rulelang.ast.nodes import Node
from rulelang.ast.scenarios import NoLongerHolds, ScenarioText
from rulelang.ast.variants import AddBeside, AddLine, AddTo, ChangeLine, RemoveLine, ReplaceClause, ReplaceLine, Variant

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

    kind: Literal["scenarios"] = "scenarios"
    name: str
    scenarios: tuple[Annotated[ScenarioText | NoLongerHolds, Field(discriminator="kind")], ...] = ()
