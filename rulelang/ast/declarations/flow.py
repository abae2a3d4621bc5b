"""Declarations of what happens: actions, phases, set-up, rounds, triggers, the end and the scores."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rulelang.ast.names import Name, Plural
from rulelang.ast.nodes import Node
from rulelang.ast.steps.blocks import Block
from rulelang.ast.values.expressions import Expression


class Action(Node):
    """`action take "take stones": …`"""

    kind: Literal["action"] = "action"
    any_time: str | None = None
    name: str
    label: str | None = None
    parameters: WithParameters | None = None
    block: Block


class WithParameters(Node):
    """`with player as host`"""

    kind: Literal["with_parameters"] = "with_parameters"
    parameters: tuple[Parameter, ...] = ()


class Parameter(Node):
    """`player as host`"""

    kind: Literal["parameter"] = "parameter"
    type: str
    name: str | None = None


class ActionsLine(Node):
    """`actions deed: harvest, build`"""

    kind: Literal["actions"] = "actions"
    name: str
    plural: Plural | None = None
    members: tuple[Name, ...] = ()


class Phase(Node):
    """`phase mass: …`"""

    kind: Literal["phase"] = "phase"
    name: str
    label: str | None = None
    parameters: WithParameters | None = None
    block: Block


class Setup(Node):
    """`setup: …`"""

    kind: Literal["setup"] = "setup"
    block: Block


class Round(Node):
    """`round: …` - repeated until the game ends."""

    kind: Literal["round"] = "round"
    block: Block


class TriggerLine(Node):
    """`when card comes to table: …`"""

    kind: Literal["trigger"] = "trigger"
    event: Annotated[Arrival | Departure | Passing | Completion | Covering, Field(discriminator="kind")]
    block: Block


class Arrival(Node):
    """`card comes to table`"""

    kind: Literal["arrival"] = "arrival"
    type: str
    place: Expression


class Departure(Node):
    """`card leaves table`"""

    kind: Literal["departure"] = "departure"
    type: str
    place: Expression


class Passing(Node):
    """`lifetime of player is passed`"""

    kind: Literal["passing"] = "passing"
    track: str
    of: str


class Completion(Node):
    """`area is completed in district`"""

    kind: Literal["completion"] = "completion"
    type: str
    grid: Expression


class Covering(Node):
    """`tile is uncovered in district`"""

    kind: Literal["covering"] = "covering"
    type: str
    word: str
    place: Expression


class EndLine(Node):
    """`end when board is full`"""

    kind: Literal["end"] = "end"
    condition: Expression
    block: Block | None = None


class ScoreLine(Node):
    """`score council: …`"""

    kind: Literal["score"] = "score"
    name: str
    formula: Expression


class Winner(Node):
    """`winner: highest total, then …`"""

    kind: Literal["winner"] = "winner"
    rankings: tuple[RankingLine, ...] = ()


class RankingLine(Node):
    """`highest total`"""

    kind: Literal["ranking"] = "ranking"
    best: str
    formula: Expression
