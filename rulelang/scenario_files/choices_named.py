"""What a scenario says that somebody does: each thing with the values that its words can mean."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.ast.traversal import nodes
from rulelang.complaints.names import no_such
from rulelang.complaints.scenarios import piece_helps_to_pay, rules_say_whose_grid
from rulelang.infer.core import infer, is_piece, player
from rulelang.infer.scope import Scope
from rulelang.infer.values.boards.spaces import space_named
from rulelang.infer.values.bundles import as_bundle, bundle
from rulelang.infer.values.places import places
from rulelang.program import kinds
from rulelang.scenario_files.clauses import Choose, ChooseText, Decline, Do, Helper, Pay, PayWith, Said, Use


def all_said(scope: Scope, node: ast.Said) -> tuple[Said, ...]:
    """All that a player does in one line, in order."""
    return tuple(one_said(scope, one) for one in node.said)


def one_said(scope: Scope, node: ast.Node) -> Said:
    """One thing that a player does."""
    match node:
        case ast.SayDo():
            known = {name for name, w in scope.symbols.bodies.items() if w.form == "action"} | {"pass"}
            named(scope, node, node.name, known, "action")
            return Do(source=f"do {node.name}", name=node.name)
        case ast.SayChoose(what=ast.TextLiteral() as text):
            return ChooseText(source=f'choose "{text.text}"', text=text.text)
        case ast.SayTurn():
            return ChooseText(source=f"choose {node.turn}", text=node.turn)
        case ast.SayChoose():
            return Choose(source=f"choose {scope.symbols.text_of(node.what)}", values=_meant(scope, node.what))
        case ast.SayPay():
            paid = p.EmptyBundle() if _names_help(scope, node.bundle) else bundle(scope, node.bundle)
            return Pay(source=f"pay {scope.symbols.text_of(node.bundle)}", bundle=paid)
        case ast.SayPayWith():
            helpers = tuple(_helper(scope, helper) for helper in node.helpers)
            names = " + ".join(scope.symbols.text_of(helper) for helper in node.helpers)
            return PayWith(source=f"pay with {names}", helpers=helpers)
        case ast.SayUse():
            values = _meant(scope, ast.Reference(span=node.span, name=node.name))
            return Use(source=f"use {node.name}", values=values)
    return Decline(source="decline")


def _names_help(scope: Scope, node: ast.Node) -> bool:
    """Whether what is paid names a piece, which can only help to pay: there is a complaint then."""
    for part in nodes(node):
        if isinstance(part, ast.Reference) and _names_piece(scope, part.name):
            scope.complain(part, piece_helps_to_pay(part.name))
            return True
    return False


def _names_piece(scope: Scope, name: str) -> bool:
    return is_piece(scope, name) or any(is_piece(scope, type) for type, _ in scope.symbols.members.get(name, ()))


def _helper(scope: Scope, node: ast.Helper | ast.HelperIn) -> Helper:
    values = _meant(scope, ast.Reference(span=node.span, name=node.name))
    if isinstance(node, ast.HelperIn):
        return Helper(values=values, places=places(scope, node.place))
    return Helper(values=values, of=None if node.of is None else player(scope, node.of))


def _meant(scope: Scope, node: ast.Node) -> tuple[p.Expression, ...]:
    """What a choice can mean: for a name, each thing that it names."""
    symbols = scope.symbols
    if not isinstance(node, ast.Reference):
        return (_space_alone(scope, node, infer(scope, node).node),)
    found: list[p.Expression] = []
    for type, index in symbols.members.get(node.name, ()):
        row = is_piece(scope, type)
        found.append(p.Constant(type=kinds.row_of(type) if row else type, value=index))
    if node.name in symbols.resource_index:
        resource = p.Constant(type=kinds.RESOURCE, value=symbols.resource_index[node.name])
        found.append(p.Quantity(amount=p.Number(value=1), resource=resource))
    if is_piece(scope, node.name) and not found:
        found.append(p.Constant(type=kinds.row_of(node.name), value=0))
    return tuple(found) or _spaces(scope, node.name) or (_one(scope, node),)


def _spaces(scope: Scope, name: str) -> tuple[p.Expression, ...]:
    """The spaces of this name, where there are several grids: which one is meant, the rules say where they ask."""
    grids = scope.symbols.grids() if name not in scope.symbols.words else []
    found = [(grid.name, space_named(grid, name)) for grid in grids]
    spaces = [p.Constant(type=kinds.space_of(grid), value=space) for grid, space in found if space is not None]
    return tuple(spaces) if len(grids) > 1 else ()


def _space_alone(scope: Scope, node: ast.Node, meant: p.Expression) -> p.Expression:
    """A space is chosen by its name: whose grid it is in, the rules say where they ask."""
    if isinstance(meant, p.PlaceAt) and isinstance(meant.space, p.Constant):
        name = scope.symbols.text_of(node).removeprefix("your ").split(" of ")[0]
        scope.complain(node, rules_say_whose_grid(name))
    return meant


def drawn(scope: Scope, node: ast.Node) -> p.Expression:
    """What chance brings: a value, a row, or any piece of a class."""
    if isinstance(node, ast.Reference) and is_piece(scope, node.name) and node.name not in scope.symbols.members:
        return _meant(scope, node)[0]
    return infer(scope, node).node


def _one(scope: Scope, node: ast.Node) -> p.Expression:
    given = infer(scope, node)
    return as_bundle(scope, node, given) if given.type in (kinds.BUNDLE, kinds.RESOURCE) else given.node


def named(scope: Scope, node: ast.Node, name: str, known: set[str], form: str) -> None:
    """Complains about a name that nothing of this form has."""
    if name not in known:
        scope.complain(node, no_such(form, name, known), word=name)
