"""Others: what `other`, `another`, `your other` and `the other` before a class leave out, whose it is or what was spoken of."""

from __future__ import annotations

from functools import reduce
from typing import Literal, NamedTuple

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.groups import (
    belongs_to_nobody,
    nothing_is_whose,
    one_of_the_others,
    other_than_what,
    other_than_which,
    players_are_nobodys,
)
from rulelang.infer.chosen import is_chosen
from rulelang.infer.scope import Binding, Candidate, Scope
from rulelang.infer.whose.owners import says_owner
from rulelang.program import kinds

YOUR_OTHER, THE_OTHER = "your other", "the other"
OF_OTHERS = ("another player's", "the other player's")
OF_THEM = ("your", YOUR_OTHER, THE_OTHER, *OF_OTHERS)  # after these and `of` the plural stands: `each of the other dice`
THOSE_LEFT = ("another", YOUR_OTHER, THE_OTHER)  # not those that were spoken of, whosever they are
Owner = Literal["your", "other"] | None


class Whose(NamedTuple):
    """Whose the things of a group are, and whether those that were spoken of are left out."""

    owner: Owner = None
    left: bool = False


def whose(scope: Scope, node: ast.Group, type: str, where_: p.Places | None) -> Whose:
    """What the word before a class says; a complaint where it says nothing, or could say two things."""
    if node.whose in (None, *ast.VACANT) or type == kinds.UNKNOWN:
        return Whose()
    if type == kinds.PLAYER:
        return _players(scope, node)
    if node.whose in ("your", YOUR_OTHER) and not _can_be_owned(scope, type):
        scope.complain(node, belongs_to_nobody("your", type), word="your")
        return Whose()
    if node.whose in OF_OTHERS:
        return _of_others(scope, node, type, where_)
    left = node.whose in THOSE_LEFT or (node.whose == "other" and not _those_of_others(scope, node, type, where_))
    owner: Owner = "your" if node.whose in ("your", YOUR_OTHER) else None if left else "other"
    if owner is not None and scope.you is None:
        scope.complain(node, nothing_is_whose(node.whose), word=node.whose.split()[0])
    return Whose(owner, left)


def _of_others(scope: Scope, node: ast.Group, type: str, where_: p.Places | None) -> Whose:
    """What another player has, whatever was spoken of before; `the other player` there is where two play."""
    said = str(node.whose)
    if not _can_be_owned(scope, type) or not (_owned(scope, type) or _at_each_player(scope, where_)):
        scope.complain(node, belongs_to_nobody(said, type), word=said.split()[0])
    elif scope.you is None:
        scope.complain(node, nothing_is_whose(said), word=said.split()[0])
    elif said.startswith("the") and scope.symbols.most_players > 2:
        scope.complain(node, one_of_the_others(node.name), word=said.split()[0])
    return Whose("other")


def _players(scope: Scope, node: ast.Group) -> Whose:
    if node.whose in ("your", YOUR_OTHER, *OF_OTHERS):
        whose = "your" if node.whose == YOUR_OTHER else str(node.whose)
        scope.complain(node, players_are_nobodys(whose), word=whose.split()[0])
    elif scope.you is None:
        scope.complain(node, nothing_is_whose(str(node.whose)), word=str(node.whose).split()[-1])
    return Whose("other")


def _can_be_owned(scope: Scope, type: str) -> bool:
    cls = scope.symbols.classes.get(type)
    return cls is not None and (cls.form in ("piece", "area") or says_owner(scope.symbols, type))


def _those_of_others(scope: Scope, node: ast.Group, type: str, where_: p.Places | None) -> bool:
    """Whether `other` means what others own; a complaint where it could as well mean what was not spoken of."""
    if not _can_be_owned(scope, type):
        return False
    owned, at_each = _owned(scope, type), _at_each_player(scope, where_)
    if not (owned or at_each):
        return False
    named, here = spoken_of(scope, type), where_ is not None and isinstance(where_.one, p.PlaceAt) and where_.one.of == scope.you
    unsure = [name for name, one in named.items() if one.several is not None or one.anybodys]
    if named and (at_each or here or unsure):
        plural = scope.symbols.classes[type].plural
        scope.complain(node, other_than_which(type, plural, next(iter(unsure or named))), word="other")
    return True


def _owned(scope: Scope, type: str) -> bool:
    """Whether the things of a class belong to players by themselves, wherever they lie."""
    if scope.symbols.classes[type].form != "piece":
        return True
    declared = [scope.symbols.words.get(name) for name in scope.symbols.classes_of(type)]
    return any(word is not None and getattr(word.node, "each", None) is not None for word in declared)


def _at_each_player(scope: Scope, where_: p.Places | None) -> bool:
    """Whether all the places of a family are meant, of which each player has one."""
    families = [scope.symbols.words.get(name) for name in where_.families if where_.of is None] if where_ is not None else []
    each = [getattr(word.node, "each", None) for word in families if word is not None]
    return any(one is not None and one.name == kinds.PLAYER for one in each)


def only_yours(scope: Scope, group: p.Group) -> bool:
    """Whether all of a group are of whoever does the step, or lie in a place of that player."""
    one = group.places.one if group.places is not None else None
    return group.owner == "your" or (isinstance(one, p.PlaceAt) and one.of is not None and p.first_key(one.of) == scope.you)


def spoken_of(scope: Scope, type: str) -> dict[str, Binding]:
    """The things of a class that have a name here: they were chosen, or drawn, or handed over, or are gone through."""
    return {name: one for name, one in scope.locals.items() if _of_class(scope, one.type, type)}


def _of_class(scope: Scope, given: str, type: str) -> bool:
    return kinds.UNKNOWN not in (given, type) and (scope.symbols.fits(given, type) or scope.symbols.fits(type, given))


def none_of_them(scope: Scope, node: ast.Group, candidate: Candidate) -> p.Expression | None:
    """That a candidate is none of those that were spoken of: in a `where` the one that it is about, else all that have a name."""
    around = next((one for one in scope.candidates if _of_class(scope, one.type, candidate.type)), None)
    if around is not None:
        return p.Compare(op="!=", left=candidate.node, right=around.node)
    named = spoken_of(scope, candidate.type).values()
    if not named:
        if candidate.type != kinds.UNKNOWN:
            word = str(node.whose).split()[-1]
            scope.complain(
                node, other_than_what(word, kinds.SPACE if kinds.grid_of(candidate.type) else candidate.type), word=word
            )
        return None
    each = [_is_not(scope, one, candidate) for one in named]
    return reduce(lambda left, right: p.Logic(op="and", left=left, right=right), each)


def _is_not(scope: Scope, one: Binding, candidate: Candidate) -> p.Expression:
    if one.several is not None:
        return p.Not(of=is_chosen(one, candidate, scope.you if one.picked else None))
    if one.picked and scope.you is not None:
        return p.Compare(op="!=", left=candidate.node, right=p.Picked(slot=one.slot, of=scope.you, type=one.type))
    return p.Compare(op="!=", left=candidate.node, right=p.Local(slot=one.slot, type=one.type))
