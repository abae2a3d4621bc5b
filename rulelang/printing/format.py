"""Text to the same text in its one form: spacing, indentation, aligned tables; comments, blank lines and parentheses kept."""

from __future__ import annotations

from collections.abc import Sequence

from rulelang import ast
from rulelang.printing.long_lines import DEEPER, broken, spaced
from rulelang.printing.marks import Mark, Written
from rulelang.printing.natural import naturally
from rulelang.printing.nouns import nouns
from rulelang.printing.write import Writer
from rulelang.syntax.parse import parse, parse_scenarios
from rulelang.text.diagnostics import Complaints, width
from rulelang.text.source import SourceFile

_STEP = "  "
_CONTINUED = (ast.ElseIf, ast.ElseStep, ast.BundleElseIf, ast.BundleElse)  # no blank line before these


def format_text(source: SourceFile, game: Sequence[ast.Node] = ()) -> str:
    """The text of the source in its one form; a name that ends in `.scenario` makes it scenarios. Raises Complaints.

    `game`: the declarations of the game that a variant or scenarios belong to, which say what its names are called."""
    tree, complaints = parse_scenarios(source) if source.name.endswith(".scenario") else parse(source)
    if complaints:
        raise Complaints(complaints, [source])
    return format_tree(tree, source.lines(), game)


def format_tree(tree: ast.Text | ast.Scenarios, old: Sequence[str] = (), game: Sequence[ast.Node] = ()) -> str:
    """The text of a tree; blank lines and parentheses that nobody needs are as in the `old` lines, if there are any.

    `game`: the declarations of the game that it belongs to."""
    page = _Page(old)
    page.remarks(tree, "before")
    own = tree.declarations if isinstance(tree, ast.Text) else ()
    writer = Writer(lambda node: bool(old) and _in_parentheses(node, old), nouns([*game, *own]))
    for node in naturally(tree, game):
        page.add(writer.write(node))
    return "".join(f"{line}\n" for line in _aligned(page.lines))


def line_of(node: ast.Node) -> str:
    """The first line of a clause, as it is written."""
    page = _Page(())
    for word in Writer(lambda node: False).write(node):
        if isinstance(word, Mark) and word.form == "newline":
            break
        page.add([word] if isinstance(word, str) else [])
    return spaced(page.words)


class _Page:
    """Lines that grow word by word."""

    def __init__(self, old: Sequence[str]) -> None:
        self.old = old
        self.lines: list[str] = []
        self.words: list[str] = []
        self.beside: list[ast.Comment] = []
        self.begins = 0  # the line of the old text where the clause on this line began
        self.depth = 0

    def add(self, words: Written) -> None:
        for word in words:
            if isinstance(word, str):
                self.words.append(word)
            elif word.form == "newline":
                self.newline()
            elif word.form == "indent":
                self.depth += 1
            elif word.form == "dedent":
                self.depth -= 1
            else:
                self.clause(word)

    def clause(self, mark: Mark) -> None:
        node = mark.node
        assert node is not None
        if mark.form == "finish":
            if any(comment.place == "after" for comment in node.comments):
                self.newline()
                self.remarks(node, "after")
            return
        if not self.words:
            self.remarks(node, "before")
            self.begins = node.span.line
            if not isinstance(node, _CONTINUED):
                self.blank(node.span.line)
        self.beside += [comment for comment in node.comments if comment.place == "beside"]

    def remarks(self, node: ast.Node, place: str) -> None:
        for comment in node.comments:
            if comment.place == place:
                self.blank(comment.span.line)
                self.lines.append(_STEP * self.depth + comment.text)

    def blank(self, line: int) -> None:
        """A blank line, if the old text had one before this line."""
        opened = self.lines and self.lines[-1].startswith(_STEP * self.depth)
        if opened and 1 < line <= len(self.old) and not self.old[line - 2].strip():
            self.lines.append("")

    def newline(self) -> None:
        if self.words:
            indent = len(_STEP) * self.depth
            pieces, were = broken(self.words, indent, self.old, self.begins)
            for n, piece in enumerate(pieces):
                here = [c.text for c in self.beside if n == (were.index(c.span.line) if c.span.line in were else len(pieces) - 1)]
                self.lines.append("  ".join([" " * (indent + DEEPER * (n > 0)) + piece, *here]))
        self.words, self.beside, self.begins = [], [], 0


def _aligned(lines: Sequence[str]) -> list[str]:
    """The lines with the cells of each table in columns; comments may stand between its rows."""
    found: list[str] = []
    rows: list[int] = []
    for line in [*lines, ""]:
        if line.lstrip().startswith("|"):
            rows.append(len(found))
        elif not line.lstrip().startswith("#"):
            for place, row in zip(rows, _table([found[place] for place in rows]), strict=True):
                found[place] = row
            rows = []
        found.append(line)
    return found[:-1]


def _table(rows: Sequence[str]) -> list[str]:
    cut = [_cells(row) for row in rows]
    widths = [
        max(width(cells[i]) for cells, _ in cut if i < len(cells))
        for i in range(max((len(cells) for cells, _ in cut), default=0))
    ]
    found = []
    for row, (cells, rest) in zip(rows, cut, strict=True):
        padded = [cell + " " * (widths[i] - width(cell)) for i, cell in enumerate(cells)]
        indent = row[: len(row) - len(row.lstrip())]
        found.append(f"{indent}| {' | '.join(padded)} |{rest}")
    return found


def _cells(row: str) -> tuple[list[str], str]:
    """The cells of a row, and the comment beside it."""
    end = len(row)
    quoted = False
    for i, letter in enumerate(row):
        quoted ^= letter == '"'
        if letter == "#" and not quoted:
            end = i
            break
    inside = row[:end].strip().removeprefix("|").removesuffix("|")
    return [" ".join(cell.split()) if '"' not in cell else cell.strip() for cell in inside.split("|")], f"  {row[end:]}" if row[
        end:
    ] else ""


def _in_parentheses(node: ast.Node, lines: Sequence[str]) -> bool:
    span = node.span
    before = lines[span.line - 1][: span.column - 1].rstrip()
    after = lines[span.end_line - 1][span.end_column - 1 :].lstrip()
    return before.endswith("(") and after.startswith(")")
