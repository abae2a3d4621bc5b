"""`with at least 2 coins`, `your hand holds fewer than 3 cards`: how many of something a player, thing or place has, compared."""

from __future__ import annotations

from dataclasses import replace

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.holding import how_many_of_what, lie_where, none_of_a_number, not_about
from rulelang.complaints.groups import said_in_plural, said_in_singular
from rulelang.infer.core import COMPARE, Op, another_kind, infer, number
from rulelang.infer.reach_of_where import about
from rulelang.infer.scope import UNKNOWN, Candidate, Frame, Scope, Typed
from rulelang.infer.whose.owners import belongs, says_owner
from rulelang.names.symbols import Symbols, class_of_key, held_classes
from rulelang.program import kinds
from rulelang.program.nodes import parts

_FIGURES = ("counter", "value", "track")
_THAN: dict[str, Op] = {"more": ">", "less": "<", "fewer": "<"}
_THAN |= {"as many": "==", "at least as many": ">=", "at most as many": "<="}


def narrowed(scope: Scope, node: ast.Group) -> ast.Group:
    """What is said after so many of a number is said of who has them: `player with at least 2 coins whose hand is empty`."""
    where = None if node.holding is None else said_of_these(node.holding.such)
    if node.holding is None or where is None:
        return node
    such, symbols = node.holding.such, scope.symbols
    if isinstance(such, ast.MoreThan):
        return node
    name = (such.group.name if isinstance(such, ast.MostAlike) else such.name) or ""
    cls = symbols.classes.get(symbols.plurals.get(name, name))
    owned = cls is not None and (cls.form == "piece" or says_owner(symbols, cls.name))
    if cls is not None and owned and _is_of_the_pieces(scope, cls.name, where):
        return node
    alone = node.holding.model_copy(update={"such": _without_where(such)})
    return node.model_copy(update={"holding": alone, "where": where})


def said_of_these(such: ast.SoMany | ast.NoneSuch | ast.MostAlike | ast.MoreThan) -> ast.Expression | None:
    """The condition after so many of something."""
    return such.group.where if isinstance(such, ast.MostAlike) else such.where


def _without_where(such: ast.SoMany | ast.NoneSuch | ast.MostAlike) -> ast.Node:
    if isinstance(such, ast.MostAlike):
        return such.model_copy(update={"group": such.group.model_copy(update={"where": None})})
    return such.model_copy(update={"where": None})


def _is_of_the_pieces(scope: Scope, type: str, where: ast.Expression) -> bool:
    """Whether a condition can be said of pieces of a class, the nearest that it could be meant of."""
    said, frame = len(scope.symbols.diagnostics), Frame(scope.frame.slots, scope.frame.bounds)
    one = Candidate(p.Bound(number=frame.new_bound(), type=type), type, type)
    infer(replace(scope.asking(one), frame=frame, trying=True), where, kinds.TRUTH)
    silent = len(scope.symbols.diagnostics) == said
    scope.symbols.forget_complaints(said)
    return silent


def such(scope: Scope, node: ast.Holding, bound: int) -> p.Expression:
    """What must hold of the candidate that has so many, or none."""
    it = ast.Reference(span=node.span, name="it")
    assert not isinstance(node.such, ast.MostAlike)
    said = len(scope.symbols.diagnostics)
    found = said_of(scope, node.such, it)
    if found is None:
        return UNKNOWN.node
    if len(scope.symbols.diagnostics) == said and not about(found, bound):
        scope.complain(node, not_about(scope.symbols.text_of(node), scope.candidates[0].word))
    return found


def how_many_of(scope: Scope, node: ast.Group, holder: ast.Expression) -> p.Expression | None:
    """How many of a group somebody has."""
    such = ast.NoneSuch(span=node.span, name=node.name, place=node.place)
    for more in (node.on, node.near, node.partaking, node.holding, node.ranked):
        if more is not None:
            scope.complain(more, none_of_a_number(node.name))
    return _how_many(scope, such, holder, node.where)


def are_things(scope: Scope, node: ast.Group) -> bool:
    """Whether what is counted are things, of which nobody has fewer than none; and not a figure."""
    word = scope.symbols.words.get(scope.symbols.one_of(node.name))
    return word is None or word.form not in _FIGURES


def said_of(scope: Scope, node: ast.SoMany | ast.NoneSuch | ast.MoreThan, holder: ast.Expression) -> p.Expression | None:
    """Whether somebody or something has so many, or more than another."""
    if isinstance(node, ast.MoreThan):
        return _more_than(scope, node, holder)
    many = _how_many(scope, node, holder, node.where)
    return None if many is None else _compared(scope, node, many)


def _more_than(scope: Scope, node: ast.MoreThan, holder: ast.Expression) -> p.Expression | None:
    """`more coins than you`: so many of one are compared with as many of the other, or with a number."""
    such = ast.NoneSuch(span=node.span, name=node.name, place=node.place, where=node.where)
    mine = _how_many(scope, such, holder, node.where)
    said = len(scope.symbols.diagnostics)
    given = infer(replace(scope, frame=Frame(scope.frame.slots, scope.frame.bounds), trying=True), node.of)
    scope.symbols.forget_complaints(said)
    theirs = number(scope, node.of) if given.type == kinds.NUMBER else _how_many(scope, such, node.of, node.where)
    if mine is None or theirs is None:
        return None
    if given.type != kinds.NUMBER:
        _alike(scope, node, infer(scope, holder), given, theirs)
    return p.Compare(op=_THAN[node.word], left=mine, right=theirs)


def _alike(scope: Scope, node: ast.MoreThan, holder: Typed, other: Typed, theirs: p.Expression) -> None:
    """Complains where one is compared with what is something else, or what lies there is counted for both alike."""
    if kinds.UNKNOWN in (holder.type, other.type):
        return
    if holder.type != other.type:
        another_kind(scope, node.of, other.type, holder.type)
    elif other.node not in list(parts(theirs)):
        scope.complain(node, not_about(scope.symbols.text_of(node), other.type))


def _compared(scope: Scope, node: ast.SoMany | ast.NoneSuch, many: p.Expression) -> p.Expression:
    if isinstance(node, ast.NoneSuch):
        return p.Compare(op="==", left=many, right=p.Number(value=0))
    return p.Compare(op=COMPARE[node.comparator], left=many, right=number(scope, node.number))


def _how_many(
    scope: Scope, node: ast.SoMany | ast.NoneSuch, holder: ast.Expression, where: ast.Expression | None
) -> p.Expression | None:
    """The figure that is compared: an amount, a counter or value of the holder, or pieces that lie in a place."""
    symbols, span = scope.symbols, node.span
    if node.name is None:
        return _all_that_lies(scope, node, holder, where)
    one = symbols.one_of(node.name)
    _agrees(scope, node, one if one != node.name else symbols.plurals.get(node.name, node.name))
    if one in symbols.resource_index or symbols.resource_group(one):
        _only_so_many(scope, node, where)
        return number(scope, ast.AmountOn(span=span, name=one, holder=holder))
    if one in symbols.words and symbols.words[one].form in _FIGURES:
        _only_so_many(scope, node, where)
        return number(scope, ast.Property(span=span, name=one, of=holder))
    type = class_of_key(symbols, symbols.plurals.get(node.name, node.name))
    if type not in symbols.classes:
        scope.complain(node, how_many_of_what(node.name, [*symbols.plurals, *symbols.resource_index]), word=node.name)
        return None
    return _pieces(scope, node, type, holder, where)


def _pieces(
    scope: Scope, node: ast.SoMany | ast.NoneSuch, type: str, holder: ast.Expression, where: ast.Expression | None
) -> p.Expression | None:
    """The count of pieces of a class: in a place of the holder, of the holder's in any place, or in the holder, a place."""
    symbols, span = scope.symbols, node.span
    has = infer(scope, holder)
    group = ast.Group(span=span, name=symbols.classes[type].plural, where=where)
    if has.type == kinds.UNKNOWN:
        return None
    if has.type == kinds.PLACE or kinds.grid_of(has.type) or kinds.is_whole_grid(has.type):
        return number(scope, ast.Count(span=span, group=group.model_copy(update={"place": holder})))
    if says_owner(symbols, type) and has.type == kinds.PLAYER:
        return _owned(scope, group.model_copy(update={"place": node.place}), has.node)
    if node.place is None:
        scope.complain(node, lie_where(scope.symbols.text_of(node)))
        return None
    own = _own_place(scope, node.place, has.type, holder)
    found = number(scope, ast.Count(span=span, group=group.model_copy(update={"place": own or node.place})))
    if own is None and has.type == kinds.PLAYER and _each_has_own(symbols, type) and isinstance(found, p.Fold):
        return _of_the_owner(found, has.node)
    return found


def _each_has_own(symbols: Symbols, type: str) -> bool:
    """Whether each player has pieces of this class, or of each of the classes that it stands for."""
    words = [symbols.words.get(one) for one in symbols.classes_of(type)]
    return all(word is not None and getattr(word.node, "each", None) is not None for word in words)


def _owned(scope: Scope, group: ast.Group, player: p.Expression) -> p.Expression:
    """The count of the things of a kind, or of the spaces, whose owner a player is said to be."""
    found = number(scope, ast.Count(span=group.span, group=group))
    if not isinstance(found, p.Fold):
        return found
    type = found.group.type
    one = Candidate(p.Bound(number=found.group.bound, type=type), type, kinds.SPACE if kinds.grid_of(type) else type)
    theirs = belongs(scope.asking(one), group, "your", player)
    where = theirs if found.group.where is None else p.Logic(op="and", left=theirs, right=found.group.where)
    return found.model_copy(update={"group": found.group.model_copy(update={"where": where})})


def _of_the_owner(found: p.Fold, player: p.Expression) -> p.Fold:
    """The count of those that belong to a player."""
    owner = p.OwnerOf(of=p.Bound(number=found.group.bound, type=found.group.type))
    theirs: p.Expression = p.Compare(op="==", left=owner, right=player)
    where = theirs if found.group.where is None else p.Logic(op="and", left=theirs, right=found.group.where)
    return found.model_copy(update={"group": found.group.model_copy(update={"where": where})})


def _own_place(scope: Scope, node: ast.Expression, has: str, holder: ast.Expression) -> ast.Expression | None:
    """`in hand`: in that of the holder, where each has one."""
    word = scope.symbols.words.get(node.name) if isinstance(node, ast.Reference) else None
    each = getattr(word.node, "each", None) if word is not None else None
    if word is None or each is None or each.second is not None or not kinds.fits(has, each.name):
        return None
    return ast.Property(span=node.span, name=word.name, of=holder)


def _all_that_lies(
    scope: Scope, node: ast.SoMany | ast.NoneSuch, holder: ast.Expression, where: ast.Expression | None
) -> p.Expression | None:
    """`altar holds fewer than 4`: of whatever may lie there."""
    given = infer(scope, holder)
    word = scope.symbols.words.get(given.node.zone) if isinstance(given.node, p.PlaceAt) else None
    line = word.node if word is not None else None
    named = held_classes(line) if isinstance(line, ast.ZoneLine | ast.Chain) else []
    held = [one for name in named for one in scope.symbols.classes_of(name)]
    if not held or where is not None or node.place is not None:
        scope.complain(node, how_many_of_what(None, ()))
        return None
    found: ast.Expression | None = None
    for name in held:
        group = ast.Group(span=node.span, name=scope.symbols.classes[name].plural, place=holder)
        one = ast.Count(span=node.span, group=group)
        found = one if found is None else ast.Plus(span=node.span, left=found, right=one)
    return None if found is None else number(scope, found)


def _only_so_many(scope: Scope, node: ast.SoMany | ast.NoneSuch, where: ast.Expression | None) -> None:
    for more in (node.place, where):
        if more is not None:
            scope.complain(more, none_of_a_number(str(node.name)))


def _agrees(scope: Scope, node: ast.SoMany | ast.NoneSuch, singular: str) -> None:
    """`at least 1 card`, `at least 2 cards`, `no cards`: a complaint where the other number is said."""
    amount = getattr(node, "number", None)
    one = isinstance(amount, ast.NumberText) and amount.value == 1
    several = node.name != singular
    if one and several:
        scope.complain(node, said_in_singular(singular), word=str(node.name))
    elif not one and not several and singular in scope.symbols.classes:
        scope.complain(node, said_in_plural(scope.symbols.classes[singular].plural), word=str(node.name))
