"""`damage of frigate is 2`, `damage of any ship in harbour where … is 2`: what is counted on a piece that a scenario names."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.infer.core import infer, is_piece, number
from rulelang.infer.scope import Scope
from rulelang.infer.values.families.asked_of_groups import some
from rulelang.program import kinds


def given(scope: Scope, node: ast.Node) -> p.Expression | None:
    """So much is laid on the first piece that is such; nothing if a clause says something else."""
    if not isinstance(node, ast.Equal) or node.negated is not None or (such := _such(scope, node.left)) is None:
        return None
    counter, group = such
    fold = some(scope, ast.Some(span=node.span, group=group), None).node
    if not isinstance(fold, p.Fold):
        return None
    resource = p.Constant(type=kinds.RESOURCE, value=scope.symbols.counted_on_pieces[counter])
    holder = p.Holder(form="piece", type=fold.group.type, of=fold)
    return p.Compare(op="==", left=p.Amount(resource=resource, holder=holder), right=number(scope, node.right))


def asserted(scope: Scope, node: ast.Node) -> p.Expression | None:
    """There is such a piece with so much on it; nothing if a clause says something else."""
    if not isinstance(node, ast.Equal | ast.CompareLine) or (such := _such(scope, node.left)) is None:
        return None
    counter, group = such
    said = ast.Property(span=node.left.span, name=counter, of=ast.Reference(span=node.left.span, name="it"))
    compared = node.model_copy(update={"left": said})
    where = compared if group.where is None else ast.Both(span=node.span, left=group.where, right=compared)
    return infer(scope, ast.Some(span=node.span, group=group.model_copy(update={"where": where}))).node


def _such(scope: Scope, node: ast.Node) -> tuple[str, ast.Group] | None:
    """The counter that a clause asks for, and of what pieces: `any …`, or those of a name, perhaps of one player."""
    if not isinstance(node, ast.Property | ast.AmountOn):
        return None
    counter = scope.symbols.one_of(node.name)
    of = node.of if isinstance(node, ast.Property) else node.holder
    if counter not in scope.symbols.counted_on_pieces:
        return None
    if isinstance(of, ast.Some):
        return counter, of.group
    whose = of.of if isinstance(of, ast.Property) else None
    name = of.name if isinstance(of, ast.Property | ast.Reference) else ""
    type = next((type for type, _ in scope.symbols.members.get(name, ()) if is_piece(scope, type)), None)
    if type is None:
        return None
    it = ast.Reference(span=of.span, name="it")
    where: ast.Expression = ast.Equal(span=of.span, left=it, right=ast.Reference(span=of.span, name=name))
    if whose is not None:
        owner = ast.Property(span=of.span, name="owner", of=it)
        where = ast.Both(span=of.span, left=where, right=ast.Equal(span=of.span, left=owner, right=whose))
    return counter, ast.Group(span=of.span, name=type, where=where)
