"""Every block of rules and scenarios in the documentation can be written so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from interpreter.shipped import find
from rulelang.compile import compile, compile_all
from rulelang.names.declare import reserved_words
from rulelang.syntax.parse import parse, parse_scenarios
from rulelang.text.diagnostics import Diagnostic
from rulelang.text.source import SourceFile, read

DOCS = Path(__file__).parent.parent / "docs"
COPIED = DOCS / "house-rules-to-copy.md"
# A link to a file of ours, with a heading of it or without; those to elsewhere have a colon.
LINK = re.compile(r"\]\(([^)\s#:]*)(?:#([^)\s]+))?\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
FENCED = re.compile(r"^ *```.*?^ *```$|`[^`\n]*`", re.MULTILINE | re.DOTALL)
FENCE = re.compile(r"^```(rules|scenario)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks() -> Iterator[tuple[str, str, str]]:
    """Each block: where it stands, what it is, its text."""
    for file in sorted(DOCS.rglob("*.md")):
        if file == COPIED:
            continue  # each is played (test_house_rules_to_copy)
        for number, found in enumerate(FENCE.finditer(file.read_text(encoding="utf-8")), 1):
            yield f"{file.relative_to(DOCS)}:{number}", found[1], found[2]


def complaints(form: str, name: str, text: str) -> list[Diagnostic]:
    """What is wrong with a block: a whole game, page or house rule is compiled, an excerpt parsed."""
    source = SourceFile(name, text)
    if form == "scenario":
        return parse_scenarios(source)[1]
    if name.startswith("house-rules") and not text.startswith("variant"):
        source = SourceFile(name, f'variant example "An example" of village\n{text}')
    if source.text.startswith("variant"):
        return compile_all([source], find)[1]
    if text.lstrip().startswith(("game", "page")) and "round:" in text:
        return compile(source)[1]
    return parse(source)[1]


@pytest.mark.parametrize(("name", "form", "text"), list(blocks()), ids=lambda part: part if len(part) < 60 else "")
def test_a_block_of_the_documentation_is_in_order(name: str, form: str, text: str) -> None:
    assert [d.text for d in complaints(form, name, text)] == []


@pytest.mark.parametrize("file", sorted((DOCS / "decisions" / "pages").glob("*.rules")), ids=lambda file: file.stem)
def test_a_hard_page_is_in_order(file: Path) -> None:
    assert [f"{d.span.line}: {d.text}" for d in compile(read(file))[1]] == []


def test_every_page_is_in_the_table_of_contents() -> None:
    contents = (DOCS.parent / "mkdocs.yml").read_text(encoding="utf-8")
    pages = [file.relative_to(DOCS) for file in DOCS.rglob("*.md") if file.parent.name != "decisions"]
    assert [str(page) for page in sorted(pages) if page.as_posix() not in contents] == []


PAGES = sorted(file for file in [DOCS.parent / "README.md", *DOCS.rglob("*.md"), *(DOCS.parent / "rules").rglob("*.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(DOCS.parent).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    """To a file that is there, and to a heading that it has."""
    links = LINK.findall(FENCED.sub("", page.read_text(encoding="utf-8")))
    assert [f"{file}#{heading}" for file, heading in links if not leads_somewhere(page, file, heading)] == []


def leads_somewhere(page: Path, file: str, heading: str) -> bool:
    """Whether a file is there, and has a heading of this name if one is said; an empty name is the page itself."""
    to = (page.parent / file).resolve() if file else page
    return to.exists() and (not heading or heading in {anchor(one) for one in HEADING.findall(to.read_text(encoding="utf-8"))})


def anchor(heading: str) -> str:
    """What a link says after `#`."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def test_the_list_of_words_that_are_no_names_is_whole() -> None:
    page = (DOCS / "language" / "kinds-and-tables.md").read_text(encoding="utf-8")
    line = page.partition("## Words that are no names")[2].strip().split("\n\n")[1]
    assert re.findall(r"`(\w+)`", line) == sorted(reserved_words())


def test_the_list_of_decisions_names_each_once_and_in_order() -> None:
    """The list is merged by keeping every line, so that one may come twice or out of order."""
    listed = re.findall(r"^- (\d{4}) \[.+\]\((.+)\)$", (DOCS / "decisions" / "index.md").read_text(encoding="utf-8"), re.M)
    assert listed == [(file.name[:4], file.name) for file in sorted((DOCS / "decisions").glob("0*.md"))]
