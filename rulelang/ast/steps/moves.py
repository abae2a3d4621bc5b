"""Steps that move and change: pieces and resources, chance, and what is remembered."""

from __future__ import annotations

from rulelang.ast.nodes import Node
from rulelang.ast.values.expressions import AllOf, Expression, Group, QuantityText


class Move(Node):
    """`move 1 mark from your reserve to space as stone`"""

    what: Expression
    with_all: str | None = None
    source: Expression | None = None
    end: str | None = None
    to: Expression
    position: Expression | None = None
    apart: str | None = None
    turned: str | None = None
    facing: str | None = None
    if_possible: str | None = None
    called: str | None = None


class MoveNumber(Node):
    """`move (n) cubes in mine where C to cart`, `move at least 1 bone in cup to kept`, `move 2 of your men in yard to box`"""

    comparator: str | None = None
    amount: int | Expression
    whose: str | None = None
    name: str
    place: Expression
    where: Expression | None = None
    end: str | None = None
    to: Expression
    apart: str | None = None
    facing: str | None = None

    @property
    def with_from(self) -> Move | None:
        """`move 2 crops from barn to cart` for `move 2 crops in barn to cart`; nothing where the line says which ones."""
        if self.comparator not in (None, "exactly") or self.where is not None or self.whose is not None:
            return None
        what = QuantityText(span=self.span, amount=self.amount, name=self.name)
        kept = {name: getattr(self, name) for name in ("span", "comments", "end", "to", "apart", "facing")}
        return Move(what=what, source=self.place, **kept)


class MoveAllLine(Node):
    """`move all cards in pile to deck`"""

    group: Group
    end: str | None = None
    to: Expression
    apart: str | None = None
    facing: str | None = None


class DrawLine(Node):
    """`draw 4 at random from bag to drawn`, `draw 1 from deck to your hand as card`"""

    amount: Expression
    at_random: str | None = None
    source: Expression
    to: Expression
    facing: str | None = None
    called: str | None = None


class Draws(Node):
    """`player left of you draws 2 from stock to its hand`: somebody does what `draw` is for you"""

    who: Expression
    amount: Expression
    at_random: str | None = None
    source: Expression
    to: Expression
    facing: str | None = None


class Fill(Node):
    """`fill stalls from queue`: draws until it is full or nothing is left"""

    place: Expression
    source: Expression


class ShuffleLine(Node):
    """`shuffle deck`"""

    place: Expression


class RollLine(Node):
    """`roll pip`, `roll all bones in cup`"""

    die: str | AllOf


class Becomes(Node):
    """`pot becomes larger of pot and pip`; of the role of a player: `you become leader`, `a random player becomes leader`"""

    target: Expression
    word: str
    value: Expression


class AddStep(Node):
    """`add 1 to your sales`"""

    amount: Expression
    target: Expression


class TakeStep(Node):
    """`take 1 from your sales`"""

    amount: Expression
    target: Expression


class GoesBy(Node):
    """`damage of ship goes up by 1`, `price of company goes down by (2 * worth)`: `add` and `take` as said of the number"""

    target: Expression
    word: str
    amount: Expression

    @property
    def up(self) -> bool:
        """Whether it becomes more."""
        return "up" in self.word


class TurnOverLine(Node):
    """`turn card face up`, `turn all cards in heap face down`"""

    piece: Expression | AllOf
    facing: str


class TurnToLine(Node):
    """`turn bone to 1`"""

    piece: Expression
    side: Expression


class TurnByLine(Node):
    """`turn bone 1 higher`"""

    piece: Expression
    amount: Expression
    sign: str


class LookLine(Node):
    """`look at top of deck`, `look at all cards in heap`: whoever does it sees the piece, or what lies there"""

    what: Expression | AllOf


class ShowLine(Node):
    """`show card to target`, `show all cards in your hand where it is red to everyone`"""

    what: Expression | AllOf
    to: Expression | str


class SwapLine(Node):
    """`put monk in place of card`"""

    piece: Expression
    other: Expression


MoveStep = (
    Draws | Move | MoveNumber | MoveAllLine | DrawLine | Fill | ShuffleLine | RollLine | Becomes | GoesBy | AddStep | TakeStep
    | TurnOverLine | TurnToLine | TurnByLine | LookLine | ShowLine | SwapLine
)  # fmt: skip
