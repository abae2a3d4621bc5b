"""Edits of variants that do not stand on each other: where two of them want something else of one thing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from rulelang import ast
from rulelang.complaints.complaint import Complaint
from rulelang.complaints.variants.bases import (
    AND_HERE,
    WHAT_BOTH_ARE_ABOUT,
    changed_by_two,
    changed_twice_here,
    which_comes_first,
)
from rulelang.text.diagnostics import Also, Diagnostic
from rulelang.text.source import Span
from rulelang.variants.edit import Edit


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


def _differ(first: Edit, second: Edit) -> Complaint | None:
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


def _one_gap(first: Edit, second: Edit) -> Complaint | None:
    shared = first.aspect[0] == second.aspect[0] or first.aspect[1] == second.aspect[1]
    if first.path != second.path or not shared or first.by == second.by:
        return None
    if _only_asks(first) and _only_asks(second):
        return None
    return which_comes_first()


def _only_asks(edit: Edit) -> bool:
    """Whether steps are conditions only: they change nothing, and all have to hold, whichever comes first."""
    block = getattr(edit.statement, "block", None)
    return isinstance(block, ast.Block) and all(isinstance(step, ast.NeedsLine) for step in block.steps)


def _one_aspect(first: Edit, second: Edit) -> Complaint | None:
    if first.aspect == second.aspect:
        return _changed_twice(first, second) if first.path or first.aspect[0] == "new" else None
    if first.aspect[:1] == second.aspect[:1] == ("cell",) and first.aspect[2] == second.aspect[2]:
        column = "" in (first.aspect[1], second.aspect[1])
        return _changed_twice(first, second) if column and first.by != second.by and first.said != second.said else None
    rows = {edit.aspect[0]: edit.aspect[1] for edit in (first, second) if edit.aspect[:1] in (("cell",), ("row",))}
    if len(rows) == 2 and rows["cell"] == rows["row"]:
        return _changed_twice(first, second)
    return None


def _changed_twice(first: Edit, second: Edit) -> Complaint:
    if first.by != second.by:
        return changed_by_two()
    words = {first.statement_word, second.statement_word}
    return changed_twice_here(replaced_whole="replace" in words and len(words) == 2)


def _complaint(one: Edit, other: Edit, clash: Complaint, game: str) -> Diagnostic:
    """At the later of the two in the order of the files' names, with the other as the rival place: the same for every order."""
    also = [Also(file=one.by, span=_line(one), text=AND_HERE), *_target(one, other, game)]
    return clash.at(other.by, _line(other), also)


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
        yield Also(file=file or game, span=rest, text=WHAT_BOTH_ARE_ABOUT)


def _line(edit: Edit) -> Span:
    """The place of what says it; of several lines the first word."""
    span = edit.span_of.span
    if span.line == span.end_line:
        return span
    return span.model_copy(update={"end_line": span.line, "end_column": span.column + len(edit.statement_word)})
