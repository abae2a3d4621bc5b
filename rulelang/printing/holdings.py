"""`with at least 2 coins` for `whose coin is at least 2`, `your hand holds more than 8 cards` for the count of these."""

from __future__ import annotations

from rulelang import ast
from rulelang.printing.nouns import Nouns

BUNDLE_HAS = ("includes", "include")  # what is said of a bundle in a column
_FEWER = {"less than": "fewer than"}


def of_group(node: ast.Group, known: Nouns) -> ast.Group:
    """The group with its condition as what each has so many of, where that is all of it."""
    asked = node.where
    if (
        node.holding is None
        and isinstance(asked, ast.HoldsLine)
        and isinstance(asked.holder, ast.Its)
        and asked.word not in BUNDLE_HAS
        and asked.such.where is None
    ):
        place = ast.Reference(span=asked.holder.span, name=asked.holder.name)
        if asked.holder.key is None and asked.such.name is not None:
            moved = asked.such.model_copy(update={"place": place})
            return node.model_copy(update={"where": None, "holding": ast.Holding(span=asked.span, such=moved)})
    if node.holding is not None or not isinstance(asked, ast.CompareLine | ast.Equal):
        return node
    has = _held_by_it(asked.left, node.name in ("player", "players"), known)
    such = None if has is None else _so_many(asked, has, known)
    if such is None:
        return node
    on = "it" if isinstance(asked.left, ast.AmountOn) and node.name not in ("player", "players") else None
    return node.model_copy(update={"where": None, "holding": ast.Holding(span=asked.span, such=such, on=on)})


def said_so_many(node: ast.Node, known: Nouns) -> ast.Node:
    """A condition with what you have, or what a place holds, so many of."""
    if not isinstance(node, ast.CompareLine):
        return node
    left = node.left
    if isinstance(left, ast.Possession) and left.key is None and left.name in known.things:
        yours = ast.You(span=left.span, word="you")
        return _holds(node, yours, "have", (left.name, None), known)
    if isinstance(left, ast.Count) and _only_in_place(left.group):
        group = left.group
        if group.whose == "your":
            return _holds(node, ast.You(span=left.span, word="you"), "have", (group.name, group.place), known)
        if group.whose is None and group.place is not None and not _is_one_of_several(group.place, known):  # not `other cards`
            return _holds(node, group.place, "holds", (group.name, None), known)
    return node


def _holds(
    node: ast.CompareLine, holder: ast.Expression, word: str, what: tuple[str, ast.Expression | None], known: Nouns
) -> ast.Node:
    such = _so_many(node, what, known)
    return node if such is None else ast.HoldsLine(span=node.span, holder=holder, word=word, such=such)


def _held_by_it(node: ast.Node, player: bool, known: Nouns) -> tuple[str, ast.Expression | None] | None:
    """What the candidate has, and in which place of its own; nothing if it is something else."""
    if isinstance(node, ast.AmountOn) and _is_it(node.holder) and node.name not in known.kinds:
        return node.name, None
    if isinstance(node, ast.Its) and node.key is None and node.name in known.things:
        return (node.name, None) if player or node.name not in known.resources else None  # a card may have a column of that name
    if isinstance(node, ast.Count) and _only_in_place(node.group) and node.group.whose is None:
        place = node.group.place
        if isinstance(place, ast.Its) and place.key is None:
            return node.group.name, ast.Reference(span=place.span, name=place.name)
    return None


def _so_many(
    node: ast.CompareLine | ast.Equal, what: tuple[str, ast.Expression | None], known: Nouns
) -> ast.SoMany | ast.NoneSuch | None:
    name, place = what
    several = known.several(name) or name
    if isinstance(node, ast.Equal):
        none = node.negated is None and isinstance(node.right, ast.NumberText) and node.right.value == 0
        return ast.NoneSuch(span=node.span, name=several, place=place) if none else None
    if not isinstance(node.right, ast.NumberText | ast.ByTable):
        return None
    one = isinstance(node.right, ast.NumberText) and node.right.value == 1
    if one and isinstance(node.left, ast.Count) and known.one(name) is None:
        return None  # what one of them is called is not known
    said = (known.one(name) or name) if one else several
    comparator = _FEWER.get(node.comparator, node.comparator)
    return ast.SoMany(span=node.span, comparator=comparator, number=node.right, name=said, place=place)


def _only_in_place(group: ast.Group) -> bool:
    return (group.partaking or group.near or group.on or group.holding or group.where or group.ranked) is None


def _is_one_of_several(place: ast.Expression, known: Nouns) -> bool:
    """`hand`, where each player has one: in any of them lies what can be counted, but none of them is the one that holds it."""
    return isinstance(place, ast.Reference) and place.name in known.families


def _is_it(node: ast.Node) -> bool:
    return isinstance(node, ast.Reference) and node.name == "it"
