"""How often something is done, which is a word of its first line and no clause: `remove action harvest.once`,
`change round.repeat: 6 times`."""

from __future__ import annotations

from rulelang import ast
from rulelang.ast.addresses import title
from rulelang.complaints.variants.addresses import no_limit_to_lift
from rulelang.variants.address import Missing, Target, find

_WORD = "once"


def limit_of(tree: ast.Text, address: ast.Address | ast.PlainAddress) -> Target | None:
    """The declaration of which the address means how often it is done. Raises Missing where it says nothing of that."""
    last = address.parts[-1] if address.parts else None
    if not isinstance(last, ast.Segment) or last.word != _WORD:
        return None
    if any(isinstance(part, ast.Segment) for part in address.parts[:-1]):
        return None
    target = find(tree, address.model_copy(update={"parts": address.parts[:-1]}))
    if getattr(target.node, _WORD, None) is None:
        raise Missing(last, no_limit_to_lift(title(target.node)))
    return target


def without_limit(old: ast.Node) -> tuple[ast.Node, ...]:
    """The declaration, done as often as one likes."""
    return (old.model_copy(update={_WORD: None}),)


def times_said(node: ast.Node, line: ast.ChangeLine) -> ast.Expression | None:
    """How many times a `repeat` is to be done now, if a `change` says that of it."""
    match node, line.parts:
        case (
            ast.RepeatStep() | ast.RepeatUpTo(),
            (ast.Supply(amount=ast.QuantityText(amount=amount, name="times"), of_each=None),),
        ):
            return ast.NumberText.model_construct(span=line.parts[0].span, value=amount) if isinstance(amount, int) else amount
    return None
