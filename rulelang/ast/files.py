"""Whole files."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rulelang.ast.components import (
    Areas,
    Automa,
    Chain,
    CounterLine,
    DieLine,
    GridLine,
    Header,
    KindLine,
    Moment,
    OptionLine,
    PieceLine,
    PiecesLine,
    Players,
    ResourceLine,
    RoleLine,
    SourceLine,
    StandIn,
    Table,
    TrackLine,
    ValueLine,
    ZoneLine,
    ZonesLine,
)
from rulelang.ast.flow import Action, ActionsLine, EndLine, ModifierLine, Phase, Round, ScoreLine, Setup, TriggerLine, Winner
from rulelang.ast.nodes import Node
from rulelang.ast.scenarios import ScenarioText

Declaration = Annotated[
    Header
    | Players
    | OptionLine
    | KindLine
    | Table
    | ResourceLine
    | TrackLine
    | CounterLine
    | RoleLine
    | Automa
    | DieLine
    | PieceLine
    | PiecesLine
    | ZoneLine
    | ZonesLine
    | GridLine
    | Areas
    | Chain
    | StandIn
    | SourceLine
    | Moment
    | ValueLine
    | ModifierLine
    | Action
    | ActionsLine
    | Phase
    | Setup
    | Round
    | TriggerLine
    | EndLine
    | ScoreLine
    | Winner,
    Field(discriminator="kind"),
]


class Text(Node):
    """A whole file of rules: its declarations in order."""

    kind: Literal["file"] = "file"
    name: str
    declarations: tuple[Declaration, ...] = ()


class Scenarios(Node):
    """A whole file of scenarios."""

    kind: Literal["scenarios"] = "scenarios"
    name: str
    scenarios: tuple[ScenarioText, ...] = ()
