"""Groups, the candidates of `choose`, `count of`, `any`, `each`."""

from __future__ import annotations

from typing import Literal, cast

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.boards.looking import no_directions
from rulelang.complaints.groups import (
    another_is_one,
    beyond_the_where,
    no_grid_no_spaces,
    no_spaces_there,
    no_such_class,
    not_in_a_place,
    one_of_yours,
    option_is_one,
    said_in_plural,
    said_in_singular,
    space_of_which_grid,
)
from rulelang.infer.chosen import among, none_near, together
from rulelang.infer.core import infer, insist, truth
from rulelang.infer.holding import narrowed, such
from rulelang.infer.most import with_the_most
from rulelang.infer.players_present import where_true
from rulelang.infer.reach_of_where import about, in_parentheses, speaks_of
from rulelang.infer.scope import Candidate, Scope, Typed
from rulelang.infer.spans import partaking
from rulelang.infer.values.boards.areas import lie_there
from rulelang.infer.values.boards.near import OUTFLANKED, near
from rulelang.infer.values.boards.shapes import lies_in_parts, parts_on, where_wholes_lie
from rulelang.infer.values.boards.stacks import lies_on_it, on_a_piece, on_a_row
from rulelang.infer.values.columns.of_its_column import one_more_column
from rulelang.infer.values.places import as_place, held_there, places, vacancy
from rulelang.infer.whose.others import OF_OTHERS, OF_THEM, Whose, none_of_them, whose
from rulelang.infer.whose.owners import belongs, says_owner
from rulelang.program import kinds
from rulelang.text.near_names import nearest

Stages = tuple[tuple[p.Expression, ast.Expression | None], ...]  # in order: that none is such before, and what is asked then


def group(
    scope: Scope, node: ast.Group, *, plural: bool = False, by_order: bool = False, stages: Stages = ()
) -> tuple[p.Group, Candidate]:
    """The candidates, and the candidate for expressions about each of them.

    `by_order`: the first or the last is asked for; `stages`: where the first of one holds, its second is asked as well as the
    condition behind `whose`, or nothing is.
    """
    if node.whose == "another" and plural:
        scope.complain(node, another_is_one(node.name), word=node.name)
    node = narrowed(scope, node)
    type = class_named(scope, node, node.name, plural)
    several = together(scope, node.place)
    where_: p.Places | None = None
    if several is not None:
        none_near(scope, node)
    elif node.near is not None:
        where_ = near(scope, node, type)
    else:
        where_ = lie_there(scope, node, type, _places(scope, node, type))
    if type == kinds.SPACE:
        type = _space(scope, node, where_)
    if kinds.grid_of(type) and where_ is None:
        where_ = p.Places(families=(str(kinds.grid_of(type)),))
    bound = scope.frame.new_bound()
    word = kinds.SPACE if kinds.grid_of(type) else type
    candidate = Candidate(p.Bound(number=bound, type=type), type, word)
    inner = scope.asking(candidate)
    said, theirs = _whose(inner, scope, node, type, where_)
    left = none_of_them(scope, node, candidate) if said.left else None
    you = scope.you if where_ is not None and where_.near is not None and where_.near.relation == OUTFLANKED else None
    you = scope.you if said.owner is not None else you
    such_as = _and(vacancy(inner, node), _partaking_where(scope, inner, node, by_order, stages))
    such_as = _and(theirs, _and(_lying(scope, node, candidate, where_), such_as))
    ranks = node.ranked.ranks if node.ranked else ()
    by = [ranked_by(inner, one.by, bound, ordered=True) for one in ranks]
    best = [_rank(one, typed.node) for one, typed in zip(ranks, by, strict=True)]
    found = p.Group(
        type=type,
        bound=bound,
        places=where_,
        owner=said.owner,
        you=you,
        where=among(scope, node, several, candidate, _and(left, _with_what_ranks(by, such_as))),
        rank=best[0].best if best else None,
        rank_by=best[0].by if best else None,
        then_by=tuple(best[1:]),
    )
    return found, candidate


def _whose(inner: Scope, scope: Scope, node: ast.Group, type: str, where_: p.Places | None) -> tuple[Whose, p.Expression | None]:
    """Whose they are; of a kind, or of spaces, as the condition that who is said to be the owner of each is that player."""
    said = whose(scope, node, type, where_)
    if said.owner is None or scope.you is None or not says_owner(scope.symbols, type):
        return said, None
    return said._replace(owner=None), belongs(inner, node, said.owner, scope.you)


def _and(one: p.Expression | None, other: p.Expression | None) -> p.Expression | None:
    return other if one is None else one if other is None else p.Logic(op="and", left=one, right=other)


def _partaking_where(outer: Scope, scope: Scope, node: ast.Group, by_order: bool, stages: Stages) -> p.Expression | None:
    """What must hold of each: that it is in something or out of it, that it has so many, and its condition."""
    bound = _number_of(scope.candidates[0])
    where = _where(scope, node.where, bound) if node.where else None
    if where is not None and (rest := _staged(scope, bound, stages)) is not None:
        where = p.Logic(op="or", left=where, right=rest)
    if node.holding is not None:
        where = _and(_holding(outer, scope, node, bound), where)
    if node.partaking is None:
        return where
    said = partaking(scope, node.partaking, p.Bound(number=bound, type=scope.candidates[0].type), by_order=by_order)
    return _and(where, said)


def _staged(scope: Scope, bound: int, stages: Stages) -> p.Expression | None:
    """What may hold of each instead of its condition: that none meets that, and the next one or what may hold instead of that."""
    if not stages:
        return None
    (none, such), rest = stages[0], _staged(scope, bound, stages[1:])
    if such is None:
        return none
    where = _where(scope, such, bound)
    return _and(none, where if rest is None else p.Logic(op="or", left=where, right=rest))


def _lying(scope: Scope, node: ast.Group, candidate: Candidate, where: p.Places | None) -> p.Expression | None:
    """That each lies on what stands behind `on`; nothing of parts, which are on their whole wherever they are."""
    if node.on is None or node.place is not None or (where is not None and where.whole is not None):
        return None
    return lies_on_it(scope, node.on, candidate)


def _number_of(candidate: Candidate) -> int:
    assert isinstance(candidate.node, p.Bound)
    return candidate.node.number


def _holding(outer: Scope, scope: Scope, node: ast.Group, bound: int) -> p.Expression:
    """That each has so many, or the most of all that it is one of."""
    assert node.holding is not None
    if not isinstance(node.holding.such, ast.MostAlike):
        return such(scope, node.holding, bound)
    all_of_them = node.model_copy(update={"holding": None, "where": None, "ranked": None})
    plural = node.name in scope.symbols.plurals and node.name not in scope.symbols.classes
    return with_the_most(scope, node.holding.such, group(outer, all_of_them, plural=plural))


def ranked_by(scope: Scope, node: ast.Node, bound: int, *, ordered: bool = False) -> Typed:
    """What candidates are ranked by, which must speak of them: a name alone is what each of them has.

    It is a number, or, `ordered`, a name of a kind, by the order in which the kind says its names.
    """
    said = len(scope.symbols.diagnostics)
    named = scope.locals.get(node.name) if isinstance(node, ast.Reference) else None
    own = isinstance(node, ast.Reference) and (named is None or named.picked)
    by: ast.Node = ast.Its(span=node.span, name=node.name) if own and isinstance(node, ast.Reference) else node
    given = infer(scope, by, kinds.NUMBER)
    kind = scope.symbols.classes.get(given.type)
    if not (ordered and kind is not None and kind.form == "kind" and not kind.wraps):
        given = Typed(insist(scope, by, given, kinds.NUMBER), kinds.NUMBER)
    speaks_of(scope, node, given.node, bound, scope.candidates[0].word, said)
    return given


def rank(scope: Scope, node: ast.Rank, bound: int) -> p.Rank:
    """`the highest generation`: what the candidates are ranked by, and which is the best."""
    return _rank(node, ranked_by(scope, node.by, bound).node)


def _rank(node: ast.Rank, by: p.Expression) -> p.Rank:
    return p.Rank(best=cast(Literal["highest", "lowest"], node.best.removeprefix("the ")), by=by)


def _with_what_ranks(by: list[Typed], where: p.Expression | None) -> p.Expression | None:
    """The condition, and that each has what it is ranked by, where that is a name: what has none is neither high nor low."""
    for one in by:
        if one.type != kinds.NUMBER:
            some = p.Compare(op="!=", left=one.node, right=p.Nobody())
            where = some if where is None else p.Logic(op="and", left=where, right=some)
    return where


def one_by_one(scope: Scope, node: ast.Group, word: Literal["any", "no", "each"], of: object) -> tuple[p.Group, Candidate]:
    """The group of `any member`, `any of your members`: after `of` stand `your` and the plural, otherwise neither."""
    symbols = scope.symbols
    singular = symbols.plurals.get(node.name, node.name)
    known = singular == kinds.SPACE or singular in symbols.classes
    if not known or bool(of) == (node.whose in OF_THEM) or node.whose in OF_OTHERS:
        return group(scope, node, plural=bool(of))
    plural = "spaces" if singular == kinds.SPACE else symbols.classes[singular].plural
    scope.complain(node, one_of_yours(word, singular, plural, node.whose, of=bool(of)), word=node.name)
    return group(scope, node, plural=node.name in symbols.plurals)


def _where(scope: Scope, node: ast.Expression, bound: int) -> p.Expression:
    """The condition; each part after an `and` must speak of the candidate, or it was meant to stand outside."""
    said = len(scope.symbols.diagnostics)
    if not isinstance(node, ast.Both) or in_parentheses(scope, node):
        found = truth(scope, node)
        if scope.candidates[0].type == kinds.PLAYER:  # of players, `your` is said where the candidate is meant
            speaks_of(scope, node, found, bound, kinds.PLAYER, said)
        return found
    left = _where(scope, node.left, bound)
    said = len(scope.symbols.diagnostics)
    rest = where_true(scope, node.left)
    right = truth(rest, one_more_column(rest, node) or node.right)
    if len(scope.symbols.diagnostics) == said and not about(right, bound):
        scope.complain(node.right, beyond_the_where(scope.symbols.text_of(node.right)))
    return p.Logic(op="and", left=left, right=right)


def class_named(scope: Scope, node: ast.Node, name: str, plural: bool = False) -> str:
    """The class that a word means, in the number that the sentence asks for; a complaint if it is not one."""
    symbols = scope.symbols
    if name in symbols.classes and symbols.classes[name].form == "option":
        scope.complain(node, option_is_one(name), word=name, also=symbols.also(symbols.words[name]))
        return kinds.UNKNOWN
    if name in symbols.classes or name == kinds.SPACE:
        if plural:
            word = "spaces" if name == kinds.SPACE else symbols.classes[name].plural
            scope.complain(node, said_in_plural(word), word=name)
        return name
    if name in symbols.plurals:
        if not plural:
            scope.complain(node, said_in_singular(symbols.plurals[name]), word=name)
        return symbols.plurals[name]
    if name in (kinds.DIRECTION, kinds.plural(kinds.DIRECTION)):
        return scope.complain(node, no_directions(several=len(symbols.grids()) > 0), word=name).type
    return _unknown(scope, node, name)


def _unknown(scope: Scope, node: ast.Node, name: str) -> str:
    symbols = scope.symbols
    known = [c for c in symbols.classes if not kinds.grid_of(c)] + list(symbols.plurals)
    word = symbols.words.get(name)
    also = symbols.also(word) if word else symbols.where_is(nearest(name, known))
    scope.complain(node, no_such_class(name, known, declared=word is not None), word=name, also=also)
    return kinds.UNKNOWN


def _places(scope: Scope, node: ast.Group, type: str) -> p.Places | None:
    at = node.place or node.on
    if at is None:
        return None
    cls = scope.symbols.classes.get(type)
    if cls is not None and cls.form == "area" and node.place is None:
        return _under_areas(scope, at)
    if type in (kinds.SPACE, kinds.UNKNOWN) or (cls is not None and cls.form in ("piece", "area")):
        if node.on is not None and (parts := parts_on(scope, node, type)) is not None:
            return parts
        on = node.on is not None and node.place is None and type != kinds.SPACE
        found = _on(scope, at, type) if on else places(scope, at)
        if cls is not None and cls.form == "piece":
            held_there(scope, at, found, [type])
            found = where_wholes_lie(scope, node, type, found)
        return found
    scope.complain(at, not_in_a_place(type))
    return None


def _under_areas(scope: Scope, node: ast.Node) -> p.Places:
    """`estate on tile`: those that the tile, or what lies on a space, is in."""
    given = infer(scope, node, kinds.PLACE)
    cls = scope.symbols.classes.get(given.type)
    if cls is not None and cls.form == "piece":
        lies_in_parts(scope, node, given.type)
        return p.Places(one=p.PlaceOfPiece(of=given.node))
    return p.Places(one=as_place(scope, node, given))


def _on(scope: Scope, node: ast.Node, type: str) -> p.Places:
    given = infer(scope, node, kinds.PLACE)
    cls = scope.symbols.classes.get(given.type)
    if cls is not None and cls.form == "piece":
        return on_a_piece(scope, node, given, type)
    if (piece := kinds.piece_of(given.type)) is not None:
        return on_a_row(scope, node, piece, type)
    if kinds.is_whole_grid(given.type):
        return places(scope, node)
    return p.Places(one=as_place(scope, node, given))


def _space(scope: Scope, node: ast.Group, where_: p.Places | None) -> str:
    grids = scope.symbols.grids()
    if where_ is not None and len(where_.families) == 1:
        if where_.families[0] not in {grid.name for grid in grids}:
            return scope.complain(node, no_spaces_there(where_.families[0], [grid.name for grid in grids])).type
        return kinds.space_of(where_.families[0])
    if where_ is None and len(grids) == 1:
        return kinds.space_of(grids[0].name)
    if not grids:
        scope.complain(node, no_grid_no_spaces(), word=node.name)
    else:
        scope.complain(node, space_of_which_grid(grid.name for grid in grids), word=node.name)
    return kinds.UNKNOWN
