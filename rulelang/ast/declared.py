"""The declarations of a game."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from rulelang.ast.components import (
    Areas,
    Automa,
    Chain,
    CounterLine,
    DieLine,
    GridLine,
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

Declared = Annotated[
    Players
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
