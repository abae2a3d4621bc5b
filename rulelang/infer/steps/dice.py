"""Dice that are pieces: rolled, one or several, and turned to another side; and what they show."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.dice import only_dice, several_dice
from rulelang.infer.core import COMPARE, infer, number, rule
from rulelang.infer.scope import UNKNOWN, Scope, Typed
from rulelang.infer.values.groups import group
from rulelang.program import kinds
from rulelang.program.kinds import SIDE

ROLLED, TURNED, SHOWING = "rolled", "turned to a side", "showing a side"


def roll_one(scope: Scope, node: ast.RollLine, name: str) -> p.Step:
    """`roll bone`, of one that has a name."""
    die = infer(scope, ast.Reference(span=node.span, name=name))
    are_dice(scope, node, die.type, ROLLED)
    return p.RollPieces(line=scope.symbols.line_of(node), type=die.type, what=die.node)


def roll_all(scope: Scope, node: ast.RollLine, dice: ast.AllOf) -> p.Step:
    found, candidate = group(scope, dice.group, plural=True)
    are_dice(scope, dice.group, candidate.type, ROLLED)
    return p.RollPieces(line=scope.symbols.line_of(node), type=candidate.type, what=found)


def turn_to(scope: Scope, node: ast.TurnToLine) -> p.Step:
    die, side = infer(scope, node.piece), number(scope, node.side)
    line = scope.symbols.line_of(node)
    if not are_dice(scope, node.piece, die.type, TURNED):
        return p.TurnTo(line=line, type=die.type, piece=die.node, side=side)
    first = p.Number(value=_first_side(scope, die.type))
    return p.TurnTo(line=line, type=die.type, piece=die.node, side=p.Arithmetic(op="-", left=side, right=first))


def turn_by(scope: Scope, node: ast.TurnByLine) -> p.Step:
    die = infer(scope, node.piece)
    known = are_dice(scope, node.piece, die.type, TURNED)
    up = _place_of_side(scope, die.type, die.node) if known else UNKNOWN.node
    side = p.Arithmetic(op="+" if node.sign == "higher" else "-", left=up, right=number(scope, node.amount))
    return p.TurnTo(line=scope.symbols.line_of(node), type=die.type, piece=die.node, side=side)


def are_dice(scope: Scope, node: ast.Node, type: str, done: str) -> bool:
    """Whether something is of one class of dice; a complaint if it is known not to be."""
    if type == kinds.UNKNOWN or scope.symbols.is_dice(type):
        return type != kinds.UNKNOWN
    of = [name for name in scope.symbols.unions.get(type, ()) if scope.symbols.is_dice(name)]
    complaint = only_dice(scope.symbols.text_of(node), type, done, with_table=_as_dice(scope, type))
    scope.complain(node, several_dice(type, of) if of else complaint)
    return False


def _as_dice(scope: Scope, type: str) -> str:
    """How the declaration of a class of pieces with a table begins, if they were dice; nothing of others."""
    word = scope.symbols.words.get(type)
    if word is None or not isinstance(word.node, ast.PieceLine) or not any(isinstance(row, ast.Row) for row in word.node.rows):
        return ""
    starts = f", starts in {word.node.starts.zone}" if word.node.starts else ""
    return f"dice {type}{starts}, with sides 1 to 6:"


def side_of(scope: Scope, type: str, of: p.Expression) -> p.Expression:
    """The number that a die shows."""
    return p.ColumnOf(owner=type, column=SIDE, of=of, type=kinds.NUMBER)


def _place_of_side(scope: Scope, type: str, of: p.Expression) -> p.Expression:
    """The place among its sides of the one that is up, from 0; of dice of one sort that is the row."""
    if not isinstance(scope.symbols.words[type].node, ast.DiceRows):
        return p.RowOf(of=of)
    return p.Arithmetic(op="-", left=side_of(scope, type, of), right=p.Number(value=_first_side(scope, type)))


def _first_side(scope: Scope, type: str) -> int:
    node = scope.symbols.words[type].node
    assert isinstance(node, ast.Dice)
    return node.sides.least


def sides_up(scope: Scope, node: ast.DiceShow) -> tuple[p.Group, str, tuple[p.Expression, ...]]:
    """`bones in cup show 3, 3, 5`, of a scenario: the dice, their class and their sides."""
    found, candidate = group(scope, node.group, plural=True)
    are_dice(scope, node.group, candidate.type, SHOWING)
    return found, candidate.type, tuple(number(scope, side) for side in node.sides)


@rule(ast.Shows)
def shows(scope: Scope, node: ast.Shows, wanted: str | None) -> Typed:
    die, side = infer(scope, node.piece), number(scope, node.side)
    if not are_dice(scope, node.piece, die.type, SHOWING):
        return Typed(UNKNOWN.node, kinds.TRUTH)
    op = COMPARE[node.comparator] if node.comparator else "=="
    return Typed(p.Compare(op=op, left=side_of(scope, die.type, die.node), right=side), kinds.TRUTH)


@rule(ast.TotalShown)
def total_shown(scope: Scope, node: ast.TotalShown, wanted: str | None) -> Typed:
    found, candidate = group(scope, node.group, plural=True)
    if not are_dice(scope, node.group, candidate.type, SHOWING):
        return Typed(UNKNOWN.node, kinds.NUMBER)
    return Typed(p.Fold(op="sum", group=found, each=side_of(scope, candidate.type, candidate.node)), kinds.NUMBER)
