"""Declarations of what happens: actions, phases, set-up, rounds, triggers, the end and the scores."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from rulelang.ast.names import EachClass, Name, Plural
from rulelang.ast.nodes import Node
from rulelang.ast.steps.blocks import Block
from rulelang.ast.steps.calls import Preposition
from rulelang.ast.values.expressions import Expression


class Action(Node):
    """`action take "take stones": …`, `action trade, once each round: …`, `action alms, once each game: …`"""

    any_time: str | None = None
    name: str
    parameters: tuple[Parameter, ...] = ()
    label: str | None = None
    once: str | None = None
    block: Block


class Parameter(Node):
    """`(a member)`, `with (host, a player)`: what is handed over, as `do seat member with you` does"""

    preposition: Preposition | str | None = None
    name: str | None = None
    article: str | None = None
    type: str

    @property
    def called(self) -> str:
        """The name that it has there."""
        return self.name or self.type


class ActionsLine(Node):
    """`actions deed: harvest, build`"""

    name: str
    plural: Plural | None = None
    members: tuple[Name, ...] = ()


class Phase(Node):
    """`phase mass: …`"""

    name: str
    parameters: tuple[Parameter, ...] = ()
    label: str | None = None
    block: Block


class Steps(Node):
    """`steps settle (a ford): …`: what several places do, and no phase."""

    name: str
    parameters: tuple[Parameter, ...] = ()
    block: Block


class Setup(Node):
    """`setup: …`"""

    block: Block


class Round(Node):
    """`round: …` - repeated until the game ends."""

    block: Block


class TriggerLine(Node):
    """`when card comes to table: …`, `when fame of player becomes at least 10, once each game: …`"""

    event: Annotated[Movement | Passing | Becoming | Completion, Field(discriminator="kind")]
    once: str | None = None
    block: Block


class Movement(Node):
    """`a card comes to table`, `a card leaves table`, `a villager is uncovered in village`"""

    article: str | None = None
    type: str
    word: str
    place: Expression


class Passing(Node):
    """`lifetime of player is passed`"""

    track: str
    of: str


class Becoming(Node):
    """`price of company becomes 0`, `fame of player becomes at least 5`"""

    number: Expression
    word: str
    comparator: str | None = None
    value: Expression


class Completion(Node):
    """`an area in district is completed`"""

    article: str | None = None
    type: str
    grid: Expression


class Answer(Node):
    """`before raid, target may "show a wall": …`, `before tax, others may "say no": …`"""

    deed: str
    who: Expression | str
    label: str | None = None
    block: Block


class EndLine(Node):
    """`end when board is full`, `end after 6 rounds`"""

    condition: Expression
    block: Block | None = None


class ScoreLine(Node):
    """`score council: …`, `score tricks each team: …`, `score barns, not in the total: …`"""

    name: str
    each: EachClass | None = None
    uncounted: str | None = None
    formula: Expression


class Grades(Node):
    """`grades of total: …`"""

    of: str
    grades: tuple[Annotated[Grade | LowestGrade, Field(discriminator="kind")], ...] = ()


class Grade(Node):
    """`at least 20: "in bloom"`"""

    least: Expression
    label: str


class LowestGrade(Node):
    """`else: "budding"`"""

    label: str


class Winner(Node):
    """`winner: highest total, then …`"""

    rankings: tuple[RankingLine, ...] = ()


class RankingLine(Node):
    """`highest total`"""

    best: str
    formula: Expression
