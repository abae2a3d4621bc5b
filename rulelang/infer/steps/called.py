"""`… as card`: the name of the one piece that a draw or a move has brought; and `move any card in …`, chosen if need be."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.places import brings_no_piece, name_of_one, name_of_several_classes, perhaps_nothing_moved
from rulelang.infer.core import infer
from rulelang.infer.scope import Scope
from rulelang.infer.values.groups import one_by_one
from rulelang.infer.values.places import held_in
from rulelang.program import kinds


def called(scope: Scope, node: ast.Move | ast.DrawLine, amount: p.Expression, type: str) -> p.Called | None:
    """The name for the one piece of a class that comes; complaints where it is not one, or may be none without a word."""
    if node.called is None:
        return None
    if amount != p.Number(value=1):
        scope.complain(node, name_of_one(node.called), word=node.called)
    no_name_if_possible(scope, node)
    return p.Called(slot=scope.bind(node, node.called, type, drawn=isinstance(node, ast.DrawLine)), name=node.called, type=type)


def no_name_if_possible(scope: Scope, node: ast.Move | ast.DrawLine) -> None:
    """Complains where a move gives a name and may be left out without a word."""
    if node.called is not None and isinstance(node, ast.Move) and node.if_possible is not None:
        scope.complain(node, perhaps_nothing_moved(node.called), word=node.if_possible.split()[0])


def only_pieces_have_names(scope: Scope, node: ast.Move | ast.DrawLine) -> None:
    """Complains where resources would get a name, or a piece that is said to be a certain one."""
    if node.called is not None:
        scope.complain(node, brings_no_piece(node.called), word=node.called)


def named_top(scope: Scope, node: ast.Move) -> tuple[ast.Move, ast.QuantityText, str] | None:
    """`move top of discard to box as kept` as `move 1 card from discard to box as kept`: a moment later another is the top."""
    if node.called is None or node.source is not None or not isinstance(node.what, ast.Property) or node.what.name != "top":
        return None
    top = infer(scope, node.what)
    if not isinstance(top.node, p.TopOf) or top.type not in scope.symbols.classes:
        return None
    one = ast.QuantityText(span=node.what.span, amount=1, name=top.type)
    return node.model_copy(update={"what": one, "source": node.what.of}), one, top.type


def drawn_type(scope: Scope, node: ast.DrawLine, source: p.Expression) -> str:
    """The class of what is drawn from a place, or the word for all the classes that may be."""
    zone = source.zone if isinstance(source, p.PlaceAt) else None
    classes = held_in(scope, zone) if zone is not None else []
    if zone is not None and not classes:
        classes = [
            one.name for one in scope.symbols.classes.values() if one.form == "piece" and one.name not in scope.symbols.unions
        ]
    if len(classes) == 1:
        return classes[0]
    words = [name for name, members in scope.symbols.unions.items() if classes and set(classes) <= set(members)]
    if words:
        return min(words, key=lambda name: len(scope.symbols.unions[name]))
    if node.called is not None:
        scope.complain(node, name_of_several_classes(node.called, classes), word=node.called)
    return kinds.UNKNOWN


def any_one(scope: Scope, node: ast.Move, some: ast.Some) -> tuple[p.Choose, p.Local] | None:
    """`move any card in row`: which one is chosen, where they can be told apart; that choice, and its piece."""
    found, candidate = one_by_one(scope, some.group, "any", some.of)
    cls = scope.symbols.classes.get(candidate.type)
    if cls is None or cls.form != "piece":
        return None
    no_name_if_possible(scope, node)
    slot = scope.frame.new_slot() if node.called is None else scope.bind(node, node.called, candidate.type)
    choice = p.Choose(line=scope.symbols.line_of(node), group=found, slot=slot, name=node.called or candidate.word, moved=True)
    return choice, p.Local(slot=slot, type=candidate.type)
