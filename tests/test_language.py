"""What the language accepts and refuses: snippets with the expected complaint at the end of the guilty line.

A snippet that does not begin with `game` or `page` is read as a page. `# ! code` at the end of a line expects that
complaint there; one that is missing and one too many both fail.
"""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from rulelang.compile import compile
from rulelang.text.diagnostics import render
from rulelang.text.source import SourceFile

FOLDER = Path(__file__).parent / "language"
EXPECTED = re.compile(r"\s*# ! ([a-z_ ]+)$")
PAGE = 'page snippet "A snippet"'


class Snippet(NamedTuple):
    """A text without its marks, and the complaints that it should give: line and code."""

    name: str
    text: str
    expected: set[tuple[int, str]]


def snippets() -> list[Snippet]:
    found = []
    for file in sorted(FOLDER.glob("*.check")):
        parts = re.split(r"^---\n", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
        found += [snippet(f"{file.stem}-{number}", part) for number, part in enumerate(parts, 1)]
    return found


def snippet(name: str, part: str) -> Snippet:
    lines = part.splitlines()
    first = next((line for line in lines if line and not line.startswith("#")), "")
    if not first.startswith(("game ", "page ")):
        lines.insert(0, PAGE)
    expected = set()
    for number, line in enumerate(lines, 1):
        mark = EXPECTED.search(line)
        if mark:
            expected |= {(number, code) for code in mark[1].split()}
            lines[number - 1] = line[: mark.start()]
    return Snippet(name, "\n".join(lines) + "\n", expected)


@pytest.mark.parametrize("case", snippets(), ids=lambda case: case.name)
def test_a_snippet_gives_the_complaints_that_it_names(case: Snippet) -> None:
    source = SourceFile("snippet.rules", case.text)
    program, complaints = compile(source)
    is_game = any(line.startswith("game ") for line in case.text.splitlines())
    shown = "\n\n".join(render(complaint, {source.name: source}) for complaint in complaints)
    assert {(complaint.span.line, complaint.code) for complaint in complaints} == case.expected, shown
    assert (program is not None) == (not case.expected and is_game)
