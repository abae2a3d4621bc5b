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
from rulelang.ast.values.atoms import Row
from rulelang.ast.values.expressions import Expression, Group, Rank


class Block(Node):
    """The steps after a colon: one on the line, or several indented."""

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

    condition: Expression
    block: Block


class ElseStep(Node):
    """`else: …`"""

    kind: Literal["else_step"] = "else_step"
    block: Block


class OtherwiseStep(Node):
    """`if that cannot be done: …` - what to do if the step before cannot be done."""

    block: Block


class MayStep(Node):
    """`may: …`, `may "make it at once": …`"""

    label: str | None = None
    block: Block


class OneOfStep(Node):
    """`one of:` with an alternative a line"""

    alternatives: tuple[Annotated[AlternativeLine | Named, Field(discriminator="kind")], ...] = ()


class AlternativeLine(Node):
    """`"sell it": …`"""

    label: str
    block: Block
    named: str | None = Field(default=None, exclude=True)  # the choice that a variant puts steps beside: it is chosen as before


class RepeatStep(Node):
    """`repeat 3 times: …`"""

    times: Expression
    block: Block


class RepeatUpTo(Node):
    """`may, up to 3 times: …`, `may, any number of times: …`: each time optional"""

    times: Expression | str
    block: Block


class RepeatWhile(Node):
    """`repeat while C: …`, `repeat until C: …`, `repeat: …`"""

    word: str | None = None
    condition: Expression | None = None
    block: Block


class EachStep(Node):
    """`each heap: …`, `each heap as source: …`, `each player from start: …`"""

    of: str | None = None
    group: Group
    name: str | None = None
    start: Expression | None = None
    direction: str | None = None
    block: Block


class TurnsStep(Node):
    """`turns from start until C: …`"""

    start: Expression
    direction: str | None = None
    count: TurnCount | None = None
    except_for: ExceptFor | None = None
    until: Until | None = None
    block: Block


class TurnCount(Node):
    """`, 1 each`"""

    count: int


class ExceptFor(Node):
    """`except doer`"""

    player: Expression


class Until(Node):
    """`until C`, `while C`"""

    word: str
    condition: Expression


class TurnsBy(Node):
    """`turns by the highest scroll then the lowest age: …`"""

    ranks: tuple[Rank, ...] = ()
    count: TurnCount | None = None
    until: Until | None = None
    block: Block


class LaterStep(Node):
    """`at the end of this turn: …`"""

    block: Block


class EveryoneStep(Node):
    """`everyone at once: secretly choose card in your hand as bid`"""

    block: Block


class Picture(Node):
    """`board shows:` with rows of letters, the top one first, and below them what each letter is"""

    grid: str
    drawn: tuple[Annotated[Row | Legend, Field(discriminator="kind")], ...] = ()


class Legend(Node):
    """`R: rook of seat 1`"""

    letter: str
    piece: str
    owner: Expression | None = None


Step = Annotated[
    ChoiceStep | BundleStep | MoveStep | CallStep | DuringStep
    | IfStep | OtherwiseStep | MayStep | OneOfStep
    | RepeatStep | RepeatUpTo | RepeatWhile | EachStep | TurnsStep | TurnsBy | LaterStep | EveryoneStep
    | Picture,
    Field(discriminator="kind"),
]  # fmt: skip
