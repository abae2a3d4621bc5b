"""What the rules say of a name: the author's sentences, a card with all that is on it, an action as it is written.

Whatever has a name in the rules can be looked up: by the name, by the title, in one or in many. Nothing here knows a match.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from functools import cached_property
from itertools import dropwhile
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from interpreter.frontends.table_view.marks import spoken
from interpreter.frontends.table_view.prices import row_told
from interpreter.shipped import find
from interpreter.telling.words.meaning import plain
from rulelang import ast
from rulelang.ast.addresses import label_of, title
from rulelang.ast.traversal import nodes
from rulelang.complaints.names import FORMS
from rulelang.printing.format import format_tree
from rulelang.program import Program
from rulelang.program.kinds import plural, with_article
from rulelang.text.source import read
from rulelang.variants import Reader, apply

LINES_AT_MOST = 24  # of a declaration that is shown as it is written
NEAR_AT_MOST = 6
ALSO_AT_MOST = 8
_UNTOLD = (ast.Header, ast.Players)
_FORMS = FORMS | {
    "actions": "a set of actions", "setup": "how it begins", "round": "what is done again and again", "end": "the end",
    "when": "whenever this happens", "before": "how it can be answered", "while": "as long as this is so", "winner": "who wins",
}  # fmt: skip


class Entry(NamedTuple):
    """What can be looked up under some names: what it is, the author's sentence, and more lines."""

    names: tuple[str, ...]  # as they are compared, the usual one first
    heading: str
    sentence: str
    lines: tuple[str, ...] = ()


class Rulebook:
    """The rules of one game, variants included, as something to look names up in."""

    def __init__(self, program: Program, tree: ast.Text) -> None:
        self.program = program
        self.tree = tree

    def told(self, name: str) -> list[RenderableType]:
        """All that the rules say under this name; nothing if there is no such name."""
        found = [entry for entry in self.entries if plain(name) in entry.names]
        told: list[RenderableType] = []
        for entry in found:
            told.append(Text(entry.heading, style="bold"))
            told += [_indented(entry.sentence)] if entry.sentence else []
            told += [_indented(line, "dim") for line in entry.lines]
        also = self._mentions(plain(name)) if found else []
        if also:
            more = ", …" if len(also) > ALSO_AT_MOST else ""
            told.append(_indented(f"See also: {', '.join(also[:ALSO_AT_MOST])}{more}"))
        return told

    def near(self, name: str) -> list[str]:
        """Names like this one: those that have it in them, else those that are spelt much like it."""
        usual = {one: entry.names[0] for entry in reversed(self.entries) for one in entry.names}
        within = [one for one in usual if plain(name) in one]
        near = within or get_close_matches(plain(name), usual, n=NEAR_AT_MOST, cutoff=0.7)
        return list(dict.fromkeys(usual[one] for one in near))[:NEAR_AT_MOST]

    @cached_property
    def entries(self) -> list[Entry]:
        """Every name of the rules, in the order of the text; then cards and members of kinds, and columns of tables."""
        return [*self._declared(), *self._members(), *self._columns()]

    def _declared(self) -> Iterator[Entry]:
        for declaration in self.tree.declarations:
            if isinstance(declaration, _UNTOLD):
                continue
            lines = _text(declaration, self.tree.declarations)
            shown = [*lines[:LINES_AT_MOST], "…"] if len(lines) > LINES_AT_MOST else lines
            told = (*shown, *self._rows_of(declaration))
            yield Entry(_names(declaration), _heading(declaration), declaration.sentence, told)
            for part in nodes(declaration):
                if (label := label_of(part)) is not None:
                    heading = f"{label} (in {spoken(title(declaration))})"
                    yield Entry((plain(label),), heading, part.sentence, _steps(part, self.tree.declarations))

    def _rows_of(self, declaration: ast.Node) -> tuple[str, ...]:
        """The names of the cards or members that a declaration takes from a file."""
        if not any(isinstance(part, ast.Csv) for part in nodes(declaration)):
            return ()
        found = [members for of, members in self._classes if of == getattr(declaration, "name", "")]
        return tuple(f"These are {', '.join(map(spoken, members))}." for members in found)

    @cached_property
    def _classes(self) -> list[tuple[str, tuple[str, ...]]]:
        """Every kind and every class of pieces, with its members or cards."""
        kinds = [(kind.name, kind.members) for kind in self.program.kinds]
        return [*kinds, *((piece.name, piece.rows) for piece in self.program.pieces)]

    def _members(self) -> Iterator[Entry]:
        """Cards and members with the sentence that stands above them, or else with what is said of all of their sort."""
        bodies = {body.name for body in self.program.bodies}
        rows = [part for part in nodes(self.tree) if isinstance(part, ast.Row) and part.sentence]
        said = {plain(row.text.strip("| ").split("|")[0]): row.sentence for row in rows}
        of_all = {getattr(one, "name", ""): one.sentence for one in self.tree.declarations}
        for of, members in self._classes:
            for member in members:
                if member in bodies or (member == of and len(members) == 1):
                    continue  # told as what it is
                sentence = said.get(plain(member)) or of_all.get(of, "")
                cells = row_told(self.program, of, member)
                heading = f"{spoken(member)}: {with_article(spoken(of))}"
                yield Entry((plain(member),), heading, "", tuple(filter(None, (cells, sentence))))

    def _columns(self) -> Iterator[Entry]:
        owners: dict[str, list[str]] = {}
        columns = [(kind.name, kind.columns) for kind in self.program.kinds]
        for of, several in (*columns, *((piece.name, piece.columns) for piece in self.program.pieces)):
            for column in several:
                owners.setdefault(column.name, []).append(f"each {spoken(of)}")
        for name, of_whom in owners.items():
            heading = f"{spoken(name)}: what the tables say of {' and '.join(of_whom)}"
            yield Entry((plain(name),), heading, "")

    def _mentions(self, name: str) -> list[str]:
        """The declarations that speak of a name, but those that are called so."""
        return list(dict.fromkeys(said for said, names, words in self._vocabulary if name in words and name not in names))

    @cached_property
    def _vocabulary(self) -> list[tuple[str, tuple[str, ...], set[str]]]:
        """What each declaration is, what it is called, and its words."""
        told = [d for d in self.tree.declarations if not isinstance(d, _UNTOLD)]
        return [(spoken(title(d)), _names(d), _words(d)) for d in told]


def rulebook(program: Program, files: Iterable[Path]) -> Rulebook:
    """The rulebook of a game with variants, from their files. Raises OSError."""
    tree, _ = apply(Reader(find).stack([read(file) for file in files]))
    return Rulebook(program, tree)


def _indented(line: str, style: str = "") -> Padding:
    inner = len(line) - len(line.lstrip())
    return Padding(Text(line.lstrip(), style=style), (0, 0, 0, 4 + inner), expand=False)


def _names(declaration: ast.Node) -> tuple[str, ...]:
    """What a declaration is called: its name, in one and in many, and its title; without a name, its first word."""
    if isinstance(declaration, ast.Moment):
        return tuple(plain(one.name) for one in declaration.names)
    name, label = getattr(declaration, "name", None), _label(declaration)
    if name is None:
        return (title(declaration), *filter(None, (plain(label or ""),)))
    several = getattr(getattr(declaration, "plural", None), "name", None) or plural(name)
    return tuple(plain(one) for one in (name, several, label) if one)


def _label(declaration: ast.Node) -> str | None:
    """What an action or phase is called where it is offered; what an automa is called."""
    return declaration.title if isinstance(declaration, ast.Automa) else getattr(declaration, "label", None)


def _heading(declaration: ast.Node) -> str:
    """`build: an action`."""
    if isinstance(declaration, ast.Moment):
        return f"{', '.join(_names(declaration))}: when a power may be used"
    name, label = getattr(declaration, "name", None), _label(declaration)
    kind = title(declaration).split(" ")[0]
    form = _FORMS.get(kind, kind)
    called = label or name
    return f"{spoken(called)}: {form}" if called else form


def _text(declaration: Any, game: Sequence[ast.Node] = ()) -> list[str]:
    """The lines of a declaration from its first word on, with the author's sentences in it, without other remarks."""
    text = format_tree(ast.Text.model_construct(name="", declarations=(declaration,)), game=game)
    lines = [line for line in text.splitlines() if line.strip() and not re.match(r"\s*#(?!#)", line)]
    return list(dropwhile(lambda line: line.startswith("#"), lines))


def _steps(part: Any, game: Sequence[ast.Node]) -> tuple[str, ...]:
    """The steps of something that can be chosen."""
    first, *more = _text(ast.Setup.model_construct(block=part.block), game)
    return tuple(line[2:] for line in more) or (first.removeprefix("setup: "),)


def _words(declaration: ast.Node) -> set[str]:
    """The words of a declaration, in one where they stand in many."""
    lines = [line for line in _text(declaration) if not line.lstrip().startswith("#")]
    found = set(re.findall(r"\w+", " ".join(lines)))
    return {plain(one) for word in found for one in (word, word.removesuffix("s"))}
