"""Edits of variants that do not stand on each other: where two of them want something else of one thing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from rulelang import ast
from rulelang.text.diagnostics import Also, Diagnostic
from rulelang.text.source import Span
from rulelang.variants.edit import Edit


class Clash(NamedTuple):
    """Why two edits cannot both hold."""

    code: str
    text: str
    hint: str


def conflicts(edits: Iterable[Edit], related: frozenset[tuple[str, str]], game: str) -> Iterator[tuple[Edit, Diagnostic]]:
    """For each pair of edits that cannot both hold the later one, and a complaint.

    `related` are pairs of files of which one builds on the other; `game` is the game's file.
    """
    for first, second in combinations(edits, 2):
        if first.by != second.by and _related(first.by, second.by, related):
            continue
        if first.statement is not second.statement and (clash := _differ(first, second)):
            one, other = sorted((first, second), key=lambda edit: (edit.by, edit.span_of.span.line, edit.span_of.span.column))
            yield other, _complaint(one, other, clash, game)


def _related(first: str, second: str, related: frozenset[tuple[str, str]]) -> bool:
    return (first, second) in related or (second, first) in related


def same(first: Edit, second: Edit) -> bool:
    """Whether two edits do one thing: it is then done once."""
    mine = (first.path, first.aspect, first.said, first.whole)
    return mine == (second.path, second.aspect, second.said, second.whole)


def _differ(first: Edit, second: Edit) -> Clash | None:
    """Why the two cannot both hold, if they cannot."""
    if first.by != second.by and same(first, second):
        return None
    if first.between and second.between:
        return _one_gap(first, second)
    if first.path == second.path and not (first.whole or second.whole):
        return _one_aspect(first, second)
    if first.path and second.path and (_within(first, second) or _within(second, first)):
        return _changed_twice(first, second)
    return None


def _within(outer: Edit, other: Edit) -> bool:
    """Whether `outer` does away with what the other changes."""
    return outer.whole and (*other.path, *other.anchor)[: len(outer.path)] == outer.path


def _clash(code: str, text: str, hint: str) -> Clash:
    return Clash(code, text, hint)


def _one_gap(first: Edit, second: Edit) -> Clash | None:
    shared = first.aspect[0] == second.aspect[0] or first.aspect[1] == second.aspect[1]
    if first.path != second.path or not shared or first.by == second.by:
        return None
    if _only_asks(first) and _only_asks(second):
        return None
    hint = (
        "Write the steps of both, in their order, into one variant; or base one of the two on the other, "
        "and put its steps before or after those of the other."
    )
    return _clash("same_place", "two variants put steps in one place, and nothing says which come first", hint)


def _only_asks(edit: Edit) -> bool:
    """Whether steps are conditions only: they change nothing, and all have to hold, whichever comes first."""
    block = getattr(edit.statement, "block", None)
    return isinstance(block, ast.Block) and all(isinstance(step, ast.NeedsLine) for step in block.steps)


def _one_aspect(first: Edit, second: Edit) -> Clash | None:
    if first.aspect == second.aspect:
        return _changed_twice(first, second) if first.path or first.aspect[0] == "new" else None
    if first.aspect[:1] == second.aspect[:1] == ("cell",) and first.aspect[2] == second.aspect[2]:
        column = "" in (first.aspect[1], second.aspect[1])
        return _changed_twice(first, second) if column and first.by != second.by and first.said != second.said else None
    rows = {edit.aspect[0]: edit.aspect[1] for edit in (first, second) if edit.aspect[:1] in (("cell",), ("row",))}
    if len(rows) == 2 and rows["cell"] == rows["row"]:
        return _changed_twice(first, second)
    return None


def _changed_twice(first: Edit, second: Edit) -> Clash:
    if first.by == second.by:
        return _clash("changed_twice", "this variant changes one thing twice", "Say it once.")
    hint = "Play with one of the two, or write a variant that is based on one and says what holds."
    return _clash("changed_twice", "two variants change one thing, each in its own way", hint)


def _complaint(one: Edit, other: Edit, clash: Clash, game: str) -> Diagnostic:
    """At the later of the two in the order of the files' names, with the other as the rival place: the same for every order."""
    titles = {"changed_twice": "changed twice", "same_place": "which comes first?"}
    also = [Also(file=one.by, span=_line(one), text="and here"), *_target(one, other, game)]
    return Diagnostic(
        code=clash.code, title=titles[clash.code], file=other.by, span=_line(other), text=clash.text, also=tuple(also),
        hint=clash.hint,
    )  # fmt: skip


def _target(one: Edit, other: Edit, game: str) -> Iterator[Also]:
    """The line of the clause that both are about, unless it is new."""
    if one.by == other.by or not one.path:
        return
    path = [*one.path, *one.anchor] if one.anchor == other.anchor else one.path
    named = [where for where in path if where[3] != "block"]
    shared = [where for where in named if where in (*other.path, *other.anchor)]
    if shared:
        file, line, column, _ = shared[-1]
        rest = Span(line=line, column=column, end_line=line + 1)
        yield Also(file=file or game, span=rest, text="what both are about")


def _line(edit: Edit) -> Span:
    """The place of what says it; of several lines the first word."""
    span = edit.span_of.span
    if span.line == span.end_line:
        return span
    return span.model_copy(update={"end_line": span.line, "end_column": span.column + len(edit.statement_word)})
