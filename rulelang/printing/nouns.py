"""What the names of a text are called when one or several of them are meant: `member`, `members`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from rulelang import ast
from rulelang.program import kinds

_CLASSES = (ast.KindLine, ast.ActionsLine, ast.PieceLine, ast.Dice, ast.PiecesLine, ast.Areas)

_PLACES = (ast.ZoneLine, ast.GridLine, ast.Chain)
_COUNTED = (ast.ResourceLine, ast.CounterLine, ast.ValueLine, ast.KindLine)


class Nouns(NamedTuple):
    """The plural of each name that has one, and the name of each plural."""

    plurals: dict[str, str]
    singulars: dict[str, str]
    roles: frozenset[str] = frozenset()  # the names of what somebody, or nobody, can be
    resources: frozenset[str] = frozenset()  # the names, and plurals, of resources that have a plural
    counted: frozenset[str] = frozenset()  # the same of all that may be counted and whose declaration says a plural
    families: frozenset[str] = (
        frozenset()
    )  # the names of places of which there are several: one for each player, or each of a kind
    members: frozenset[str] = frozenset()  # the names of kinds
    kinds: frozenset[str] = frozenset()  # the names, and plurals, of kinds whose declaration says a plural
    zones: frozenset[str] = frozenset()  # the names of zones: a place each, and no board of many

    @property
    def things(self) -> frozenset[str]:
        """What may be counted, but no kinds: `2 gem` is of the one that was chosen, and `gems` are all of that kind."""
        return self.counted - self.kinds

    def one(self, name: str) -> str | None:
        """The name for one of them; nothing, if it is not known."""
        return name if name in self.plurals else self.singulars.get(name)

    def several(self, name: str) -> str | None:
        """The name for several of them; nothing, if it is not known."""
        return name if name in self.singulars else self.plurals.get(name)


NO_NOUNS = Nouns({}, {})


def nouns(declarations: Iterable[ast.Node]) -> Nouns:
    """The nouns that declarations make; those of players are always there."""
    declarations = tuple(declarations)
    found = {kinds.PLAYER: kinds.plural(kinds.PLAYER), kinds.SPACE: kinds.plural(kinds.SPACE)}
    roles: set[str] = set()
    counted: set[str] = set()
    resources: set[str] = set()
    families: set[str] = set()
    members: set[str] = set()
    of_kinds: set[str] = set()
    zones: set[str] = set()
    for line in declarations:
        node: Any = getattr(line, "declaration", line)  # `add piece …`
        if isinstance(node, ast.RoleLine) and node.of_kind is None:
            roles.add(node.name)
        if isinstance(node, _PLACES) and node.each is not None:
            families.add(node.name)
        if isinstance(node, ast.ZoneLine) and (node.each is None or node.each.second is None):
            zones.add(node.name)
        if isinstance(node, ast.KindLine):
            members |= {member.name for member in node.members if isinstance(member, ast.Name)}
        said = getattr(node, "plural", None)
        if isinstance(said, ast.Plural):
            found[node.name] = said.name
            of_kinds |= {node.name, said.name} if isinstance(node, ast.KindLine) else set()
            counted |= {node.name, said.name} if isinstance(node, _COUNTED) else set()
            resources |= {node.name, said.name} if isinstance(node, ast.ResourceLine) else set()
        elif isinstance(node, _CLASSES):
            found[node.name] = kinds.plural(node.name)
        elif isinstance(node, ast.Table) and node.keys is None:
            found.setdefault(node.name, kinds.plural(node.name))
    singulars = {several: one for one, several in found.items()}
    amounts = frozenset(resources), frozenset(counted)
    places = frozenset(families), frozenset(members), frozenset(of_kinds), frozenset(zones)
    return Nouns(found, singulars, frozenset(roles), *amounts, *places)
