"""An address to the clause that it names, with all that lies around it; or why there is none, with the nearest name."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rulelang import ast
from rulelang.suggest import did_you_mean
from rulelang.tools.format import line_of
from rulelang.walk import children, inner, label_of, nodes, title

LISTS = (ast.Table, ast.PieceLine, ast.KindLine, ast.ActionsLine, ast.ZonesLine, ast.PiecesLine, ast.OptionLine)
_MOST = 5  # clauses named in a complaint


class Target(NamedTuple):
    """A clause, and the nodes around it from its declaration on; `row` is a row or a member of a list that is meant."""

    node: ast.Node
    around: tuple[ast.Node, ...]
    row: ast.Key | None = None


class Missing(Exception):
    """Nothing is where an address points: a place, a sentence, a way out."""

    def __init__(self, node: ast.Node, text: str, hint: str | None = None) -> None:
        super().__init__(text)
        self.node, self.text, self.hint = node, text, hint


def find(tree: ast.Text, address: ast.Address | ast.PlainAddress) -> Target:
    """The clause with this address. Raises Missing."""
    parts = list(address.parts)
    keys = _keys(parts, 0)
    found: ast.Node
    if isinstance(address, ast.Address):
        found = _declaration(tree, address)
    else:
        said = [d for d in tree.declarations if title(d) == address.form]
        found = _one(address, address.form, said, keys)
        parts = parts[len(keys) :]
    return _inside(found, address, parts)


def _inside(found: ast.Node, address: ast.Node, parts: list[ast.Key | ast.Segment]) -> Target:
    declaration = found
    at = 0
    while at < len(parts):
        part = parts[at]
        if isinstance(part, ast.Key):
            if at == 0 and isinstance(found, LISTS):
                return Target(found, (), part)
            found = _labelled(found, part)
            at += 1
            continue
        keys = _keys(parts, at + 1)
        word = part.word
        said = [child for own, child in inner(found) if own.partition("[")[0] == word]
        if not said:
            raise _no_clause(found, part)
        found = _one(part, word, said, keys)
        at += 1 + len(keys)
    return Target(found, tuple(path_to(declaration, found)))


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
        raise Missing(address, f"there is no `{wanted}`, but there is `{title(other)}`")
    hint = _listed("what there is", own) if len(own) <= _MOST else None
    raise Missing(address, f"there is no `{wanted}`{did_you_mean(address.name, own)}", hint)


def _one(place: ast.Node, word: str, said: Sequence[ast.Node], keys: list[ast.Key]) -> ast.Node:
    """The clause that the keys pick; without keys there must be one only."""
    if not said:
        raise Missing(place, f"there is no `{word}`")
    if not keys:
        if len(said) > 1:
            raise Missing(place, f"there are {len(said)} of `{word}`", _choices(word, said))
        return said[0]
    for key in keys:
        said = _picked(word, said, key)
    if len(said) > 1:
        raise Missing(keys[-1], f"{len(said)} of `{word}` speak of `{line_of(keys[-1].of)}`", _choices(word, said))
    return said[0]


def _picked(word: str, said: Sequence[ast.Node], key: ast.Key) -> list[ast.Node]:
    if isinstance(key.of, ast.NumberText):
        if 1 <= key.of.value <= len(said):
            return [said[key.of.value - 1]]
        text = f"there is no `{word}` with number {key.of.value}, there are {len(said)}"
        raise Missing(key, text, _choices(word, said))
    name = line_of(key.of)
    found = [node for node in said if name in re.findall(r"\w+", line_of(node))]
    if found:
        return found
    names = {mentioned for node in said for mentioned in re.findall(r"\w+", line_of(node))}
    raise Missing(key, f"no `{word}` here speaks of `{name}`{did_you_mean(name, names)}", _choices(word, said))


def _labelled(found: ast.Node, key: ast.Key) -> ast.Node:
    if not isinstance(key.of, ast.TextLiteral):
        raise Missing(key, "in brackets after this stands a label, in quotes", _listed("its labels", list(_labels(found))))
    said = [node for node in nodes(found) if label_of(node) == key.of.text]
    if not said:
        known = list(_labels(found))
        text = f'nothing here is called "{key.of.text}"{did_you_mean(key.of.text, known)}'
        raise Missing(key, text, _listed("what there is", known))
    if len(said) > 1:
        raise Missing(key, f'{len(said)} things here are called "{key.of.text}"', _choices("", said))
    return said[0]


def _labels(node: ast.Node) -> Iterator[str]:
    yield from (label for one in nodes(node) if (label := label_of(one)) is not None)


def _no_clause(found: ast.Node, part: ast.Segment) -> Missing:
    words = list(dict.fromkeys(_shown(word, child) for word, child in inner(found)))
    text = f"there is no `{part.word}` in this{did_you_mean(part.word, [word.partition('[')[0] for word in words])}"
    return Missing(part, text, _listed("what there is", words))


def _shown(word: str, node: ast.Node) -> str:
    label = label_of(node)
    return word if label is None else f'["{label}"]'


def _listed(what: str, names: list[str]) -> str | None:
    if not names:
        return None
    more = ", …" if len(names) > _MOST else ""
    return f"{what[0].upper()}{what[1:]}: {', '.join(f'`{name}`' for name in names[:_MOST])}{more}."


def _choices(word: str, said: Sequence[ast.Node]) -> str:
    shown = [f"`{word}[{number}]` is `{line_of(node)}`" for number, node in enumerate(said[:_MOST], 1)]
    return f"Say which: {', '.join(shown)}."
