"""Groups of those that were chosen under one name: `cards in pair`, and of what all chose at once `cards in your passed`."""

from __future__ import annotations

from functools import reduce

from rulelang import ast
from rulelang import program as p
from rulelang.ast.traversal import nodes
from rulelang.complaints.boards.looking import in_that_place_already
from rulelang.complaints.values import wrong_kind
from rulelang.infer.core import player
from rulelang.infer.scope import Binding, Candidate, Scope
from rulelang.program import kinds
from rulelang.text.source import Span


def _chosen_together(scope: Scope, node: ast.Node | None) -> Binding | None:
    """What a name stands for under which several were chosen, if each player has not chosen some."""
    binding = scope.locals.get(node.name) if isinstance(node, ast.Reference) else None
    return binding if binding is not None and binding.several is not None and not binding.picked else None


def together(scope: Scope, node: ast.Node | None) -> Binding | None:
    """The same, also of `your passed`, of those that a player chose."""
    if isinstance(node, ast.Possession | ast.Its | ast.Property) and node.key is None:
        binding = scope.locals.get(node.name)
        return binding if binding is not None and binding.several is not None and binding.picked else None
    return _chosen_together(scope, node)


def chosen_by_all(scope: Scope, name: str) -> str | None:
    """The class of what everybody chooses at once under a name somewhere in the text; nothing if nobody does."""
    for everyone in (part for part in nodes(scope.symbols.text) if isinstance(part, ast.EveryoneStep)):
        for choice in nodes(everyone):
            if isinstance(choice, ast.ChooseLine) and choice.name == name:
                return choice.group.name
            if isinstance(choice, ast.ChooseNumberLine) and choice.name == name:
                return kinds.NUMBER
    return None


def none_near(scope: Scope, node: ast.Group) -> None:
    """A complaint where those that were chosen are also said to lie near something, or on it."""
    if node.near is not None or node.on is not None:
        scope.complain(node.near or node.on or node, in_that_place_already())


def among(
    scope: Scope, node: ast.Group, several: Binding | None, candidate: Candidate, where: p.Expression | None
) -> p.Expression | None:
    """The condition, and before it that each is one of those that were chosen under a name; a complaint if it can be none."""
    if several is None or several.several is None:
        return where
    if not scope.symbols.fits(several.type, candidate.type) and not scope.symbols.fits(candidate.type, several.type):
        scope.complain(node, wrong_kind(scope.symbols.text_of(node), candidate.type, several.type))
    one = is_chosen(several, candidate, _who_chose(scope, node.place) if several.picked else None)
    return one if where is None else p.Logic(op="and", left=one, right=where)


def is_chosen(several: Binding, candidate: Candidate, whose: p.Expression | None) -> p.Expression:
    """That a candidate is one of those that were chosen under a name; all at once each was chosen by itself, by one player."""
    if not several.choices and several.several is not None:
        return p.Together(of=candidate.node, slot=several.slot, among=several.several)
    chosen: list[p.Expression] = [
        p.Local(slot=one, type=several.type) if whose is None else p.Picked(slot=one, of=whose, type=several.type)
        for one in several.choices
    ]
    each: list[p.Expression] = [p.Compare(op="==", left=candidate.node, right=one) for one in chosen]
    return reduce(lambda one, other: p.Logic(op="or", left=one, right=other), each)


def _who_chose(scope: Scope, node: ast.Node | None) -> p.Expression:
    """The player of `your passed`, `its passed`, `passed of rival`."""
    if isinstance(node, ast.Property):
        return player(scope, node.of)
    word = "you" if isinstance(node, ast.Possession) else "it"
    span = node.span if node is not None else Span()
    return player(scope, ast.You(span=span, word="you") if word == "you" else ast.Reference(span=span, name=word))
