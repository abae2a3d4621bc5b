"""Files to a stack: one game at the bottom, and every variant of it that is wanted, each after the one it is based on."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, get_args

from rulelang import ast
from rulelang.complaints.complaint import Complaint
from rulelang.complaints.variants.bases import (
    THIS_ONE,
    base_cannot_be_read,
    base_is_empty,
    based_on_itself,
    no_such_base,
    no_such_base_file,
    not_a_variant,
    of_another_game,
    one_game_or_variant,
    only_changes,
)
from rulelang.complaints.whole_game import said_already
from rulelang.names.repeated import repeated
from rulelang.syntax.parse import parse
from rulelang.syntax.tokens import scan
from rulelang.text.diagnostics import Also, Diagnostic
from rulelang.text.source import SourceFile, Span, is_file, read

Find = Callable[[str], Path | None]  # by its name, a game or variant that does not lie nearby
STATEMENTS: tuple[type, ...] = get_args(get_args(ast.Statement)[0])
_UP = 2  # folders above a variant in which its base may lie: `nim.rules`, `nim/variants/quick.rules`


class Layer(NamedTuple):
    """A variant: its text as read, and the files that it is based on, from the game up."""

    source: SourceFile
    text: ast.Text
    bases: tuple[str, ...]

    @property
    def header(self) -> ast.Variant:
        """Its first line."""
        first = self.text.declarations[0]
        assert isinstance(first, ast.Variant)
        return first

    @property
    def name(self) -> str:
        """The name in its first line."""
        return self.header.name


@dataclass
class Stack:
    """A game and its variants, in an order that does not depend on the order in which they were asked for."""

    game: SourceFile
    text: ast.Text
    layers: list[Layer] = field(default_factory=list)
    complaints: list[Diagnostic] = field(default_factory=list)

    @property
    def sources(self) -> dict[str, SourceFile]:
        """Every file by its name."""
        return {self.game.name: self.game} | {layer.source.name: layer.source for layer in self.layers}


def bases(source: SourceFile, find: Find) -> list[Path]:
    """The files that a variant is based on, the nearest first, the game last; none for a game."""
    reader = Reader(find)
    stack = reader.stack([source])
    own = reader.layers.get(_key(source))
    names = {_key(file): Path(file.name) for file in stack.sources.values()}
    return [names[key] for key in reversed(own.bases)] if own is not None else []


def nowhere(name: str) -> Path | None:
    """No game lies anywhere but beside the variant."""
    return None


def is_variant(text: ast.Text) -> bool:
    """Whether a text begins as a variant."""
    return bool(text.declarations) and isinstance(text.declarations[0], ast.Variant)


class Reader:
    """Reads files, each once."""

    def __init__(self, find: Find) -> None:
        self.find = find
        self.games: dict[str, tuple[SourceFile, ast.Text]] = {}
        self.layers: dict[str, Layer] = {}
        self.complaints: list[Diagnostic] = []
        self.loose: dict[str, SourceFile] = {}  # texts that lie in no folder, by their names

    def stack(self, sources: Sequence[SourceFile]) -> Stack:
        """The stack of a game or variant and of more variants."""
        self.loose = {Path(source.name).stem: source for source in sources if source.folder is None}
        for source in sources:
            self.add(source, ())
        ordered = sorted(self.layers.values(), key=lambda layer: (len(layer.bases), layer.name, layer.source.name))
        if not self.games:  # the complaints say why
            nothing = SourceFile("", "")
            return Stack(nothing, ast.Text.model_construct(name=""), [], self.complaints)
        (game, text), *others = self.games.values()
        for other, _ in others:
            self.complaints.append(self._other_game(game, other))
        return Stack(game, text, ordered, self.complaints)

    def add(self, source: SourceFile, above: tuple[SourceFile, ...]) -> tuple[str, ...]:
        """Reads a file and what it is based on; gives the files from the game up to and including this one."""
        key = _key(source)
        if key in self.layers:
            return (*self.layers[key].bases, key)
        if key in self.games:
            return (key,)
        text, complaints = parse(source)
        self.complaints += complaints
        if not is_variant(text):
            if scan(source).elsewhere:  # its first line cannot be read, which has had its complaint
                return ()
            self.complaints += misplaced(source, text, variant=False)
            kept = tuple(d for d in text.declarations if not isinstance(d, STATEMENTS))
            self.games[key] = source, text.model_copy(update={"declarations": kept})
            return (key,)
        self.complaints += misplaced(source, text, variant=True)
        bases = self._bases(source, text, (*above, source))
        self.layers[key] = Layer(source, text, bases)
        return (*bases, key)

    def _bases(self, source: SourceFile, text: ast.Text, above: tuple[SourceFile, ...]) -> tuple[str, ...]:
        header = text.declarations[0]
        assert isinstance(header, ast.Variant)
        try:
            path = base_path(source, header, self.find)
            base = self.loose.get(getattr(header.base, "name", "")) if path is None else read(path)
        except OSError as error:
            self.complaints.append(base_cannot_be_read(error.strerror).at(source.name, header.base.span))
            return ()
        if base is None:
            self.complaints.append(_unknown_base(source, header, list(self.loose)).at(source.name, header.base.span))
            return ()
        if _key(base) in map(_key, above):
            itself = based_on_itself(Path(base.name).stem, Path(source.name).stem if len(above) > 1 else None)
            self.complaints.append(itself.at(source.name, header.base.span))
            return ()
        told = len(self.complaints)
        found = self.add(base, above)
        game = self.games.get(_key(base))
        if game is not None and not game[1].declarations and told == len(self.complaints):
            self.complaints.append(base_is_empty(Path(base.name).name).at(source.name, header.base.span))
            return ()
        return found

    def _other_game(self, game: SourceFile, other: SourceFile) -> Diagnostic:
        """Two variants of different games, or two games."""
        found = [layer for layer in self.layers.values() if layer.bases[:1] == (_key(other),)]
        places = [layer for layer in self.layers.values() if layer.bases[:1] == (_key(game),)]
        source, span = (found[0].source, found[0].header.span) if found else (other, Span(end_column=5))
        also = [Also(file=one.source.name, span=one.header.span, text=THIS_ONE) for one in places[:1]]
        return of_another_game(Path(other.name).stem, Path(game.name).stem).at(source.name, span, also)


def base_path(source: SourceFile, header: ast.Variant, find: Find) -> Path | None:
    """Where the base of a variant lies: by its path, in the variant's folder or one above it, or where `find` knows it."""
    folder = source.folder
    if isinstance(header.base, ast.TextLiteral):
        path = folder / header.base.text if folder is not None else None
        return path if path is not None and path.suffix == ".rules" and is_file(path) else None
    if folder is not None:
        here = [folder, *list(folder.resolve().parents)[:_UP]]
        for place in here:
            path = place / f"{header.base.name}.rules"
            if is_file(path) and not (header.base.name == header.name and _same(source, path)):
                return Path(os.path.relpath(path)) if path.is_absolute() and not folder.is_absolute() else path
    return find(header.base.name)


def misplaced(source: SourceFile, text: ast.Text, *, variant: bool) -> Iterator[Diagnostic]:
    """Complains about statements of variants in a game, and about bare declarations in a variant."""
    for declaration in text.declarations[1:] if variant else text.declarations:
        first = _first_line(source, declaration.span)
        if not variant and isinstance(declaration, STATEMENTS):
            yield not_a_variant(source.line(first.line).split()[0]).at(source.name, first)
        elif variant and isinstance(declaration, ast.Header | ast.Variant):
            yield one_game_or_variant().at(source.name, first)
        elif variant and not isinstance(declaration, STATEMENTS):
            yield only_changes().at(source.name, first)
        elif (
            variant and isinstance(declaration, ast.ChangeLine) and declaration.address.form not in ("option", "kind")
        ):  # they have several values
            for node, word in repeated(declaration):
                yield said_already(word).at(source.name, node.span)


def _unknown_base(source: SourceFile, header: ast.Variant, known: list[str]) -> Complaint:
    if isinstance(header.base, ast.TextLiteral):
        return no_such_base_file(header.base.text)
    for folder in () if source.folder is None else [source.folder, *list(source.folder.resolve().parents)[:_UP]]:
        known = [*known, *(path.stem for path in folder.glob("*.rules"))]
    return no_such_base(header.base.name, [name for name in known if name != header.name])


def _first_line(source: SourceFile, span: Span) -> Span:
    if span.line == span.end_line:
        return span
    end = len(source.line(span.line).rstrip()) + 1
    return span.model_copy(update={"end_line": span.line, "end_column": end})


def _key(source: SourceFile) -> str:
    """The same for the same file, however it was named."""
    return source.name if source.folder is None else str(Path(source.name).resolve())


def _same(source: SourceFile, path: Path) -> bool:
    return _key(source) == str(path.resolve())
