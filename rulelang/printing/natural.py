"""A tree in the wording that reads best: the same meaning, said as one would say it at the table.

Where the language has two ways to say a thing, each function here turns the one that nobody would say into the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from rulelang import ast
from rulelang.ast.traversal import wording
from rulelang.printing.handing_over import by_name, given_names
from rulelang.printing.piles import as_pile

N = TypeVar("N", bound=ast.Node)
_WORDINGS: dict[type[ast.Node], Callable[[Any], ast.Node]] = {}


def natural(node: N, *, compared: bool = False) -> N:
    """The node with all below it in the wording that reads best; the same node, if that is how it is.

    `compared`: whether it is a side of a comparison, where `points of each card` could mean each of them by itself.
    """
    if isinstance(node, ast.ChangeLine):  # `by players (4: 5)` changes one of several there
        return node
    whole: Any = _parts(node, compared)
    if type(node) not in _WORDINGS or (compared and isinstance(node, ast.TotalOf)):
        return whole  # type: ignore[no-any-return]
    return _WORDINGS[type(node)](whole)  # type: ignore[return-value]


def naturally(tree: ast.Text | ast.Scenarios) -> Iterator[ast.Node]:
    """What stands at the margin of a text, in the wording that reads best."""
    if isinstance(tree, ast.Scenarios):
        yield from map(natural, tree.scenarios)
        return
    names = given_names(tree.declarations)
    scores = {node.name for node in tree.declarations if isinstance(node, ast.ScoreLine)}
    of_teams = any(isinstance(node, ast.Team) for node in tree.declarations)
    for node in tree.declarations:
        said = as_pile(by_name(natural(node), names))
        if isinstance(node, ast.Winner) and isinstance(said, ast.Winner):
            pairs = zip(node.rankings, said.rankings, strict=True)
            # a line of scoring may have that name, too, and of teams it is not clear whose it would be
            kept = [was if of_teams or getattr(now.formula, "name", None) in scores else now for was, now in pairs]
            said = said.model_copy(update={"rankings": tuple(kept)})
        yield said


def _parts(node: ast.Node, compared: bool) -> ast.Node:
    """The node with its parts in the wording that reads best."""
    below = isinstance(node, ast.Equal | ast.Being | ast.CompareLine) or (compared and isinstance(node, ast.Plus | ast.Minus))
    changed: dict[str, Any] = {}
    for name in type(node).model_fields:
        value = getattr(node, name)
        if isinstance(node, ast.DoOf) and name == "action":  # `do effect of it`: there is nothing else that it could be
            said: object = _parts(value, False)
        elif isinstance(value, ast.Node):
            said = natural(value, compared=below)
        elif isinstance(value, tuple) and any(isinstance(part, ast.Node) for part in value):
            parts = tuple(natural(part) if isinstance(part, ast.Node) else part for part in value)
            said = value if all(part is was for part, was in zip(parts, value, strict=True)) else parts
        else:
            continue
        if said is not value:
            changed[name] = said
    return node.model_copy(update=changed) if changed else node


def _wording(cls: type[ast.Node]) -> Callable[[Callable[[Any], ast.Node]], Callable[[Any], ast.Node]]:
    def enter(function: Callable[[Any], ast.Node]) -> Callable[[Any], ast.Node]:
        _WORDINGS[cls] = function
        return function

    return enter


@_wording(ast.Property)
def _its(node: ast.Property) -> ast.Node:
    """`rank of it`: its rank; `fame of you`: your fame."""
    if isinstance(node.of, ast.You):
        return ast.Possession(span=node.span, word="your", name=node.name, joint=node.joint, key=node.key)
    return ast.Its(span=node.span, name=node.name, joint=node.joint, key=node.key) if _is_it(node.of) else node


@_wording(ast.Rank)
def _the_best(node: ast.Rank) -> ast.Node:
    """`highest its rank`: the highest rank."""
    best = f"the {node.best.removeprefix('the ')}"
    if isinstance(node.by, ast.Its) and node.by.key is None:
        return node.model_copy(update={"best": best, "by": ast.Reference(span=node.by.span, name=node.by.name)})
    return node if best == node.best else node.model_copy(update={"best": best})


@_wording(ast.RankingLine)
def _winner(node: ast.RankingLine) -> ast.Node:
    """`highest your fame`: the highest fame."""
    formula, best = node.formula, f"the {node.best.removeprefix('the ')}"
    if isinstance(formula, ast.Possession | ast.Its) and formula.key is None:
        formula = ast.Reference(span=formula.span, name=formula.name)
    return node.model_copy(update={"best": best, "formula": formula})


@_wording(ast.Becomes)
def _more(node: ast.Becomes) -> ast.Node:
    """`pot becomes pot + 1`: add 1 to pot."""
    value = node.value
    if not isinstance(value, ast.Plus | ast.Minus) or not _alike(node.target, value.left):
        return node
    cls = ast.AddStep if isinstance(value, ast.Plus) else ast.TakeStep
    return cls(span=node.span, comments=node.comments, amount=value.right, target=node.target)


@_wording(ast.CellText)
def _cell(node: ast.CellText) -> ast.Node:
    """`pages between craft and players`: pages of craft; `required between hero and calling`: required of hero for calling."""
    if node.table == "distance":  # of two spaces
        return node
    if isinstance(node.column, ast.Reference) and node.column.name == "players":
        return ast.Property(span=node.span, name=node.table, of=node.row)
    if not isinstance(node.row, ast.Reference):  # its key might be taken for that of the row
        return node
    return ast.Property(span=node.span, name=node.table, of=node.row, joint="for", key=node.column)


@_wording(ast.CasesText)
def _by_table(node: ast.CasesText) -> ast.Node:
    """`by players (2: 5, 3: 7, 4: 7)`: 5 (3 or 4 players: 7). Where one is left out, or `else` stands for more, it stays."""
    values = {case.key.value: case.value for case in node.cases if isinstance(case.key, ast.NumberText)}
    of_players = isinstance(node.of, ast.Reference) and node.of.name == "players" and len(values) == len(node.cases)
    fewest, most = min(values, default=0), max(values, default=0)
    usual = values.get(fewest)
    if not of_players or node.otherwise or len(values) != most - fewest + 1 or not isinstance(usual, ast.NumberText):
        return node
    named = max((players for players, value in values.items() if not _alike(value, usual)), default=0)
    groups: list[tuple[list[int], ast.Expression]] = []
    for players, value in sorted(values.items()):
        group = next((group for group in groups if _alike(group[1], value)), None)
        if _alike(value, usual) and players < named:
            continue
        if group is None:
            groups.append(([players], value))
        else:
            group[0].append(players)
    tables = tuple(ast.OfTable(span=node.span, players=tuple(players), value=value) for players, value in groups)
    return ast.ByTable(span=node.span, number=usual.value, tables=tables) if named else node


@_wording(ast.TotalOf)
def _of_each(node: ast.TotalOf) -> ast.Node:
    """`sum of its points for each card`: points of each card."""
    found = _with_each(node.each, node)
    return node if found is None else found.model_copy(update={"span": node.span})


def _with_each(part: ast.Node, total: ast.TotalOf) -> Any:
    """What is summed up, said of each; nothing if it is not what each has."""
    each = ast.EachOne(span=total.group.span, of=total.of, group=total.group)
    if isinstance(part, ast.Its):
        return ast.Property(span=part.span, name=part.name, of=each, joint=part.joint, key=part.key)
    if isinstance(part, ast.AmountOn):
        holder = each if _is_it(part.holder) else _with_each(part.holder, total)
        return None if holder is None else part.model_copy(update={"holder": holder})
    if isinstance(part, ast.Property) and (of := _with_each(part.of, total)) is not None:
        return part.model_copy(update={"of": of})
    return None


def _is_it(node: ast.Node) -> bool:
    return isinstance(node, ast.Reference) and node.name == "it"


def _alike(one: ast.Node, other: ast.Node) -> bool:
    return wording(one) == wording(other)
