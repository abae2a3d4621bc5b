"""Steps: what happens, in order; here are those that hold blocks of steps."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rulelang.ast.nodes import Node
from rulelang.ast.steps.bundles import BundleStep
from rulelang.ast.steps.calls import CallStep, Named
from rulelang.ast.steps.choices import ChoiceStep
from rulelang.ast.steps.modifiers import DuringStep
from rulelang.ast.steps.moves import MoveStep
from rulelang.ast.values.expressions import Expression, Group


class Block(Node):
    """The steps after a colon: one on the line, or several indented."""

    kind: Literal["block"] = "block"
    steps: tuple[Step, ...] = ()


class IfStep(Node):
    """`if C: … else if D: … else: …`"""

    kind: Literal["if_step"] = "if_step"
    condition: Expression
    block: Block
    else_ifs: tuple[ElseIf, ...] = ()
    else_step: ElseStep | None = None


class ElseIf(Node):
    """`else if D: …`"""

    kind: Literal["else_if"] = "else_if"
    condition: Expression
    block: Block


class ElseStep(Node):
    """`else: …`"""

    kind: Literal["else_step"] = "else_step"
    block: Block


class OtherwiseStep(Node):
    """`otherwise: …` - what to do if the step before cannot be done."""

    kind: Literal["otherwise"] = "otherwise"
    block: Block


class MayStep(Node):
    """`may: …`, `may "make it at once": …`"""

    kind: Literal["may"] = "may"
    label: str | None = None
    block: Block


class OneOfStep(Node):
    """`one of:` with an alternative a line"""

    kind: Literal["one_of"] = "one_of"
    alternatives: tuple[Annotated[AlternativeLine | Named, Field(discriminator="kind")], ...] = ()


class AlternativeLine(Node):
    """`"sell it": …`"""

    kind: Literal["alternative"] = "alternative"
    label: str
    block: Block


class RepeatStep(Node):
    """`repeat 3 times: …`"""

    kind: Literal["repeat"] = "repeat"
    times: Expression
    block: Block


class RepeatUpTo(Node):
    """`repeat up to 3 times: …`"""

    kind: Literal["repeat_up_to"] = "repeat_up_to"
    times: Expression
    block: Block


class RepeatAny(Node):
    """`repeat any number of times: …`: each time optional"""

    kind: Literal["repeat_any"] = "repeat_any"
    word: str
    block: Block


class RepeatWhile(Node):
    """`repeat while C: …`"""

    kind: Literal["repeat_while"] = "repeat_while"
    word: str
    condition: Expression
    block: Block


class Forever(Node):
    """`repeat: …`"""

    kind: Literal["forever"] = "forever"
    block: Block


class EachStep(Node):
    """`each heap: …`, `each heap as source: …`, `each player from start: …`"""

    kind: Literal["each"] = "each"
    of: str | None = None
    group: Group
    name: str | None = None
    start: Expression | None = None
    direction: str | None = None
    block: Block


class TurnsStep(Node):
    """`turns from start until C: …`"""

    kind: Literal["turns"] = "turns"
    start: Expression
    direction: str | None = None
    count: TurnCount | None = None
    except_for: ExceptFor | None = None
    until: Until | None = None
    block: Block


class TurnCount(Node):
    """`, 1 each`"""

    kind: Literal["turn_count"] = "turn_count"
    count: int


class ExceptFor(Node):
    """`except doer`"""

    kind: Literal["except_for"] = "except_for"
    player: Expression


class Until(Node):
    """`until C`"""

    kind: Literal["until"] = "until"
    condition: Expression


class TurnsBy(Node):
    """`turns by highest scroll of it: …`"""

    kind: Literal["turns_by"] = "turns_by"
    best: str
    by: Expression
    count: TurnCount | None = None
    until: Until | None = None
    block: Block


class LaterStep(Node):
    """`at the end of this turn: …`"""

    kind: Literal["later"] = "later"
    block: Block


class EveryoneStep(Node):
    """`everyone at once: secretly choose card in your hand as bid`"""

    kind: Literal["everyone"] = "everyone"
    block: Block


Step = Annotated[
    ChoiceStep | BundleStep | MoveStep | CallStep | DuringStep
    | IfStep | OtherwiseStep | MayStep | OneOfStep
    | RepeatStep | RepeatUpTo | RepeatAny | RepeatWhile | Forever | EachStep | TurnsStep | TurnsBy | LaterStep | EveryoneStep,
    Field(discriminator="kind"),
]  # fmt: skip
