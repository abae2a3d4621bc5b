"""What a variant or scenarios belong to: the declarations of their game, which say what its names are called."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from interpreter.scenarios.suites.find import rules_of
from interpreter.shipped import find
from rulelang import ast
from rulelang.syntax.parse import parse
from rulelang.text.source import SourceFile, read
from rulelang.variants import bases


def declared_around(source: SourceFile) -> tuple[ast.Declaration, ...]:
    """The declarations of the game, and of the variants between, as far as they can be read; of a game itself none."""
    try:
        own = [] if source.folder is None else [*_own_rules(source)]
        files = [*own, *(file for rules in [*map(read, own), source][:1] for file in bases(rules, find))]
        return tuple(one for file in reversed(files) for one in _declarations(read(file)))
    except OSError:
        return ()


@cache
def _declarations(rules: SourceFile) -> tuple[ast.Declaration, ...]:
    """Those of one file; what many belong to is read once."""
    return parse(rules)[0].declarations


def _own_rules(source: SourceFile) -> list[Path]:
    """The rules that scenarios belong to."""
    if not source.name.endswith(".scenario"):
        return []
    rules = rules_of(Path(source.name))
    return [] if rules is None else [rules]
