"""The declarations of a game."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from rulelang.ast.flow import Action, ActionsLine, EndLine, Phase, Round, ScoreLine, Setup, TriggerLine, Winner
from rulelang.ast.heading import Automa, OptionLine, Players
from rulelang.ast.modifiers import ModifierLine
from rulelang.ast.pieces import Chain, PieceLine, PiecesLine, StandIn
from rulelang.ast.resources import CounterLine, DieLine, ResourceLine, RoleLine, TrackLine, ValueLine
from rulelang.ast.sources import Moment, SourceLine
from rulelang.ast.tables import KindLine, Table
from rulelang.ast.zones import Areas, GridLine, ZoneLine, ZonesLine

Declared = Annotated[
    Players | OptionLine | Automa | KindLine | Table
    | ResourceLine | TrackLine | CounterLine | RoleLine | DieLine | ValueLine | ModifierLine
    | PieceLine | PiecesLine | Chain | StandIn | ZoneLine | ZonesLine | GridLine | Areas
    | SourceLine | Moment
    | Action | ActionsLine | Phase | Setup | Round | TriggerLine | EndLine | ScoreLine | Winner,
    Field(discriminator="kind"),
]  # fmt: skip
