"""The declarations of a game."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from rulelang.ast.declarations.flow import (
    Action,
    ActionsLine,
    Answer,
    EndLine,
    Grades,
    Phase,
    Round,
    ScoreLine,
    Setup,
    Steps,
    TriggerLine,
    Winner,
)
from rulelang.ast.declarations.heading import Automa, OptionLine, Players, Team
from rulelang.ast.declarations.pieces import Chain, Dice, DiceRows, PieceLine, PiecesLine, StandIn, StandsFor
from rulelang.ast.declarations.resources import (
    Condition,
    CounterLine,
    DieLine,
    Position,
    ResourceLine,
    RoleLine,
    TrackLine,
    ValueLine,
)
from rulelang.ast.declarations.sources import Moment, SourceLine
from rulelang.ast.declarations.tables import KindLine, Table
from rulelang.ast.declarations.zones import Areas, GridLine, ZoneLine, ZonesLine
from rulelang.ast.steps.modifiers import ModifierLine

Declared = Annotated[
    Players | Team | OptionLine | Automa | KindLine | Table
    | ResourceLine | TrackLine | CounterLine | RoleLine | DieLine | ValueLine | Condition | Position | ModifierLine
    | PieceLine | Dice | DiceRows | PiecesLine | Chain | StandIn | StandsFor | ZoneLine | ZonesLine | GridLine | Areas
    | SourceLine | Moment
    | Action | ActionsLine | Phase | Steps | Setup | Round | TriggerLine | Answer | EndLine | ScoreLine | Grades | Winner,
    Field(discriminator="kind"),
]  # fmt: skip
