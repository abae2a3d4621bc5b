"""What variants change, for people: a sentence for each statement, and the lines of the rules before and after."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

from rulelang import ast
from rulelang.ast.addresses import label_of, title
from rulelang.lower import cell_addresses
from rulelang.names.resolve import resolve
from rulelang.printing.format import format_tree, line_of
from rulelang.variants.apply import one_by_one
from rulelang.variants.read import Stack
from rulelang.variants.statements.changing import has_rows

Lines = tuple[tuple[str, str], ...]  # each with "-" (it goes), "+" (it comes) or " " (it stays, and shows where that is)


class Difference(NamedTuple):
    """What one statement of a variant changes: the variant, the place, a sentence, and the rules before and after."""

    variant: str
    title: str
    place: str
    sentence: str
    lines: Lines


def differences(stack: Stack) -> Iterator[Difference]:
    """One for each statement, in the order of the variants."""
    for layer, statement, before, after in one_by_one(stack):
        place = f"{Path(layer.source.name).name}:{statement.span.line}"
        lines = (*_declarations(before, after), *_cells(stack, before, after))
        yield Difference(layer.name, layer.header.title, place, _sentence(statement), lines)


# -- lines
def _declarations(before: ast.Text, after: ast.Text) -> Iterator[tuple[str, str]]:
    old, new = _written(before), _written(after)
    for name in dict.fromkeys([*old, *new]):
        for was, now in _paired(old.get(name, []), new.get(name, [])):
            yield from _compared(was, now)


def _written(tree: ast.Text) -> dict[str, list[tuple[str, ...]]]:
    """The lines of each declaration but tables, by its name: there may be several of one name."""
    found: dict[str, list[tuple[str, ...]]] = {}
    for declaration in tree.declarations:
        if not isinstance(declaration, ast.Header) and not _is_table(declaration):
            found.setdefault(title(declaration), []).append(tuple(_lines(declaration, tree.declarations)))
    return found


def _paired(old: list[tuple[str, ...]], new: list[tuple[str, ...]]) -> Iterator[tuple[Sequence[str], Sequence[str]]]:
    """The declarations of one name that are not as they were, each with what it has become; one that goes or comes alone."""
    for form, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if form != "equal":
            yield from zip_longest(old[a:b], new[c:d], fillvalue=())


def _is_table(declaration: ast.Node) -> bool:
    return isinstance(declaration, ast.Table) or (isinstance(declaration, ast.PieceLine) and has_rows(declaration))


def _lines(declaration: ast.Declaration, game: Sequence[ast.Node]) -> list[str]:
    text = format_tree(ast.Text.model_construct(name="", declarations=(declaration,)), game=game)
    return [line for line in text.splitlines() if not line.lstrip().startswith("#")]


def _compared(old: Sequence[str], new: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The lines that go and come, below the first line of their declaration and the lines that they belong to."""
    shown: set[int] = set()
    for form, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if form == "equal":
            continue
        around = _above(old, a - 1, [*old[a:b], *new[c:d]][0])
        if form == "insert" and a > 0 and a - 1 not in around:
            around.append(a - 1)  # what it comes after
        for number in around:
            if number not in shown:
                shown.add(number)
                yield " ", old[number]
        yield from (("-", line) for line in old[a:b])
        yield from (("+", line) for line in new[c:d])


def _above(lines: Sequence[str], at: int, line: str) -> list[int]:
    """The numbers of the lines that a line belongs to, from the outermost: each is indented less than the next."""
    found: list[int] = []
    indent = _indent(line)
    for number in range(at, -1, -1):
        if _indent(lines[number]) < indent:
            found.insert(0, number)
            indent = _indent(lines[number])
    return found


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _cells(stack: Stack, before: ast.Text, after: ast.Text) -> Iterator[tuple[str, str]]:
    old, new = _tables(stack, before), _tables(stack, after)
    for address in dict.fromkeys([*old, *new]):
        if old.get(address) != new.get(address):
            yield from [("-", f"{address}: {old[address]}")] if address in old else []
            yield from [("+", f"{address}: {new[address]}")] if address in new else []


def _tables(stack: Stack, tree: ast.Text) -> dict[str, str]:
    """Every cell of every table by its address."""
    symbols = resolve(stack.game, tree, stack.sources)
    return {address: cell.text for address, cell in cell_addresses(symbols)}


# -- sentences
def _sentence(statement: ast.Node) -> str:
    """What the author says about a statement with `##`, else what it does."""
    return statement.sentence or _told(statement)


def _told(statement: ast.Node) -> str:
    match statement:
        case ast.AddLine():
            return f"New: {_named(statement.declaration)}."
        case ast.ReplaceLine():
            return f"Instead of `{title(statement.declaration)}` as it was there is another."
        case ast.RemoveLine():
            return f"`{line_of(statement.address)}` is gone."
        case ast.ChangeLine():
            return f"For `{line_of(statement.address)}` this holds now: {', '.join(line_of(part) for part in statement.parts)}."
        case ast.ReplaceClause():
            said = _content(statement.content)
            return f"Instead of `{line_of(statement.address)}` as it was: {said}."
        case ast.AddBeside():
            return f"{statement.side.capitalize()} `{line_of(statement.address)}` comes more."
        case ast.AddTo():
            return f"`{line_of(statement.address)}` has besides: {', '.join(_item(item) for item in statement.items)}."
    return line_of(statement)


def _content(content: ast.Node) -> str:
    """What is said anew, if it is one line."""
    if isinstance(content, ast.Block) and len(content.steps) == 1 and content.steps[0].span.line == content.span.line:
        line = line_of(content.steps[0])
        return line if not line.endswith(":") else "what is below"
    return "what is below" if isinstance(content, ast.Block | ast.BundleBlock) else line_of(content)


def _named(declaration: ast.Node) -> str:
    return f"`{title(declaration)}`" if getattr(declaration, "name", None) else f"`{line_of(declaration)}`"


def _item(item: ast.Node) -> str:
    if isinstance(item, ast.MoreRows):
        return ", ".join(row.text.strip("|").split("|")[0].strip() for row in item.rows[1:])
    label = label_of(item)
    return f'"{label}"' if label is not None else line_of(item)
