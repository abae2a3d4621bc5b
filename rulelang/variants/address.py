"""An address to the clause that it names, with all that lies around it; or why there is none, with the nearest name."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rulelang import ast
from rulelang.ast.addresses import ALSO, clauses, inner, label_of, names_written, title
from rulelang.ast.traversal import children, nodes
from rulelang.complaints.complaint import Complaint
from rulelang.complaints.variants.addresses import (
    column_after_colon,
    no_clause,
    no_clause_in_this,
    no_clause_number,
    no_declaration,
    none_speaks_of,
    nothing_called,
    of_another_form,
    say_which,
    several_called,
    several_clauses,
    several_speak_of,
    several_write,
    what_lies_there,
)
from rulelang.printing.format import line_of

LISTS = (ast.Table, ast.PieceLine, ast.KindLine, ast.ActionsLine, ast.ZonesLine, ast.PiecesLine, ast.OptionLine)
_MOST = 5  # clauses named in a complaint


class Target(NamedTuple):
    """A clause, and the nodes around it from its declaration on; `row` is a row or a member of a list that is meant."""

    node: ast.Node
    around: tuple[ast.Node, ...]
    row: ast.Key | None = None


class Missing(Exception):
    """Nothing is where an address points, or several clauses are: the place, and what is said of it. `within` is the clause in
    which it was looked for."""

    def __init__(
        self, node: ast.Node, complaint: Complaint, several: Sequence[ast.Node] = (), within: ast.Node | None = None
    ) -> None:
        super().__init__(complaint.text)
        self.node, self.complaint, self.several, self.within = node, complaint, several, within


def find(tree: ast.Text, address: ast.Address | ast.PlainAddress) -> Target:
    """The clause with this address. Raises Missing."""
    try:
        return _found(tree, address)
    except Missing as missing:
        if missing.several:
            missing.complaint = missing.complaint._replace(hint=say_which(choices(tree, missing.several)))
        elif missing.within is not None and any(_below(missing.within)):
            there = what_lies_there(*likeliest(tree, missing.within, missing.node))
            missing.complaint = missing.complaint._replace(hint=there)
        raise


def _found(tree: ast.Text, address: ast.Address | ast.PlainAddress) -> Target:
    parts = list(address.parts)
    if isinstance(address, ast.Address):
        return _inside(_declaration(tree, address), address, parts)
    keys = _keys(parts, 0)
    said = [d for d in tree.declarations if title(d) == address.form]
    if (choice := _choice(address.form, said, keys)) is not None:
        around = next(one for one in said if path_to(one, choice))
        return _inside(around, address, parts[len(keys) - 1 :])
    return _inside(_one(address, address.form, said, keys), address, parts[len(keys) :])


def _inside(found: ast.Node, address: ast.Node, parts: list[ast.Key | ast.Segment]) -> Target:
    declaration = found
    at = 0
    while at < len(parts):
        part = parts[at]
        if isinstance(part, ast.Key):
            if at == 0 and isinstance(found, LISTS):
                if len(parts) > 1:
                    said = f"{title(found)}[{line_of(part.of)}]: {line_of(parts[1]).removeprefix('.')}"
                    raise Missing(parts[1], column_after_colon(said))
                return Target(found, (), part)
            found = _labelled(found, part)
            at += 1
            continue
        keys = _keys(parts, at + 1)
        named = _called(found, part)
        found = _choice(part.word, named, keys) or _one(part, part.word, named, keys)
        at += 1 + len(keys)
    return Target(found, tuple(path_to(declaration, found)))


def _choice(word: str, said: Sequence[ast.Node], keys: Sequence[ast.Key]) -> ast.Node | None:
    """The choice in one of these clauses that the last name in brackets means, unless a clause itself speaks of it."""
    if not keys or not isinstance(keys[-1].of, ast.Reference):
        return None
    for key in keys[:-1]:
        said = _picked(word, said, key)
    name = line_of(keys[-1].of)
    if any(name in _words(node) for node in said if not isinstance(node, ast.OneOfStep | ast.OneOfNames)):
        return None
    found = [one for node in said for called, one in _choosable(node) if called == name]
    return _only_one(keys[-1], found) if found else _writing(keys[-1], said)


def _only_one(key: ast.Key, found: Sequence[ast.Node]) -> ast.Node:
    if len(found) > 1:
        raise Missing(key, several_called(line_of(key.of), len(found)), found)
    return found[0]


def _writing(key: ast.Key, said: Sequence[ast.Node]) -> ast.Node | None:
    """The step in these clauses that gives what has the name in brackets a value, if there is one."""
    name = line_of(key.of)
    found = [one for node in said for one in nodes(node) if name in names_written(one)]
    if len(found) > 1:
        raise Missing(key, several_write(name, len(found)), found)
    return found[0] if found else None


def _called(found: ast.Node, part: ast.Segment) -> list[ast.Node]:
    """The clauses with this word right below a clause; if there is none, those further below."""
    words = {part.word, ALSO.get(part.word)}
    said = [child for own, child in inner(found) if own.partition("[")[0] in words]
    said = said or [child for own, child in _below(found) if own.partition("[")[0] in words]
    if not said:
        raise _no_clause(found, part)
    return said


def _below(node: ast.Node) -> Iterator[tuple[str, ast.Node]]:
    for word, child in inner(node):
        yield word, child
        yield from _below(child)


def _keys(parts: Sequence[ast.Key | ast.Segment], at: int) -> list[ast.Key]:
    """The names and numbers in brackets from a place on; labels stand for themselves."""
    found: list[ast.Key] = []
    for part in parts[at:]:
        if not isinstance(part, ast.Key) or isinstance(part.of, ast.TextLiteral):
            break
        found.append(part)
    return found


def path_to(root: ast.Node, node: ast.Node) -> list[ast.Node]:
    """The nodes from the root down to, and without, the node."""
    if root is node:
        return []
    for child in children(root):
        if child is node:
            return [root]
        below = path_to(child, node)
        if below:
            return [root, *below]
    return []


def _declaration(tree: ast.Text, address: ast.Address) -> ast.Node:
    wanted = f"{address.form} {address.name}"
    for declaration in tree.declarations:
        if title(declaration) == wanted:
            return declaration
    own = [str(getattr(d, "name", "")) for d in tree.declarations if title(d).startswith(f"{address.form} ")]
    other = next((d for d in tree.declarations if getattr(d, "name", None) == address.name), None)
    if other is not None and not isinstance(other, ast.Header):
        raise Missing(address, of_another_form(wanted, title(other)))
    raise Missing(address, no_declaration(address.form, address.name, own))


def _one(place: ast.Node, word: str, said: Sequence[ast.Node], keys: list[ast.Key]) -> ast.Node:
    """The clause that the keys pick; without keys there must be one only."""
    if not said:
        raise Missing(place, no_clause(word))
    if not keys:
        if len(said) > 1:
            raise Missing(place, several_clauses(word, len(said)), said)
        return said[0]
    for key in keys:
        said = _picked(word, said, key)
    if len(said) > 1:
        raise Missing(keys[-1], several_speak_of(word, line_of(keys[-1].of), len(said)), said)
    return said[0]


def _picked(word: str, said: Sequence[ast.Node], key: ast.Key) -> list[ast.Node]:
    if isinstance(key.of, ast.NumberText):
        if 1 <= key.of.value <= len(said):
            return [said[key.of.value - 1]]
        raise Missing(key, no_clause_number(word, key.of.value, len(said)), said)
    name = line_of(key.of)
    found = [node for node in said if name in _words(node)]
    if found:
        return found
    if len(said) == 1:
        raise Missing(key, nothing_called(name, ()), within=said[0])
    names = {mentioned for node in said for mentioned in _words(node)}
    raise Missing(key, none_speaks_of(word, name, names), said)


def _words(node: ast.Node) -> list[str]:
    """The words in the first line of a clause."""
    return re.findall(r"\w+", line_of(node))


def _labelled(found: ast.Node, key: ast.Key) -> ast.Node:
    """What can be chosen below a clause under this label, in quotes, or under the name of an action; or the step that gives what
    has the name a value."""
    known = list(_choosable(found))
    wanted = line_of(key.of)
    said = [node for name, node in known if name == wanted]
    if said:
        return _only_one(key, said)
    if (step := _writing(key, [found])) is not None:
        return step
    names = list(dict.fromkeys(name for name, _ in known))
    spoken_of = any(wanted in _words(child) for _, child in _below(found))
    raise Missing(key, nothing_called(wanted, names), within=found if spoken_of or not names else None)


def _choosable(node: ast.Node) -> Iterator[tuple[str, ast.Node]]:
    for one in nodes(node):
        if (label := label_of(one)) is not None:
            yield f'"{label}"', one
            if isinstance(one, ast.AlternativeLine) and one.named is not None:
                yield one.named, one
        elif isinstance(one, ast.OneOfStep | ast.OneOfNames):
            named = one.alternatives if isinstance(one, ast.OneOfStep) else one.names
            yield from ((part.name, part) for part in named if isinstance(part, ast.Named | ast.Name))


def _no_clause(found: ast.Node, part: ast.Segment) -> Missing:
    words = [word.partition("[")[0] for word, child in inner(found) if label_of(child) is None]
    return Missing(part, no_clause_in_this(part.word, words), within=found)


def likeliest(tree: ast.Text, around: ast.Node, wanted: ast.Node) -> tuple[list[tuple[str, str]], int]:
    """Some addresses of clauses below one, each with its line, and how many more there are. Those come first that have words of
    what is wanted, and numbers where that has one."""
    found = [child for _, child in _below(around)]
    words = set(re.findall(r"\w+", line_of(wanted)))
    number = any(word.isdecimal() for word in words)

    def fits(node: ast.Node) -> tuple[bool, bool]:
        own = set(_words(node))
        return not (words & own), number and not any(word.isdecimal() for word in own)

    return list(choices(tree, sorted(found, key=fits))), len(found) - _MOST


def _told_apart(node: ast.Node, said: Sequence[ast.Node]) -> str:
    """The first line of a clause; with the first below it where another begins alike."""
    line = line_of(node)
    if sum(line_of(other) == line for other in said) == 1:
        return line
    below = [line_of(child) for _, child in inner(node)]
    return f"{line} {below[0]}" if below else line


def choices(tree: ast.Text, said: Sequence[ast.Node]) -> Iterator[tuple[str, str]]:
    """The addresses of clauses, each with its first line."""
    addresses = {id(node): address for address, node in clauses(tree)}
    taken = set(addresses.values())
    for node in said[:_MOST]:
        address = addresses[id(node)]
        yield f"{address}[1]" if f"{address}[2]" in taken else address, _told_apart(node, said)
