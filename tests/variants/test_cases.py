"""Each kind of change and each conflict: variants of `toy.rules`, and what they change or what is wrong with them.

A file of cases has a heading for each, one or two blocks `variant`, and a block of what comes out, which is the same in both
orders. `pytest --update` writes what comes out anew; review reads the difference.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulelang.compile import compile_all
from rulelang.lower import identity
from rulelang.text.diagnostics import render
from rulelang.text.source import SourceFile
from rulelang.variants import Reader, differences, nowhere

HERE = Path(__file__).parent
TOY = SourceFile("toy.rules", (HERE / "toy.rules").read_text(encoding="utf-8"))
CASE = re.compile(r"^## (.*?)\n\n((?:```variant\n.*?^```\n\n)+)```\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^```variant\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HEADER = 'variant {0} "{1}" of toy\n'


def cases() -> Iterator[tuple[Path, str, str, str]]:
    for file in sorted((HERE / "cases").glob("*.md")):
        for title, blocks, expected in CASE.findall(file.read_text(encoding="utf-8")):
            yield file, title, blocks, expected


def variants(blocks: str) -> list[SourceFile]:
    """The variants of a case; a block without a first line of its own gets one."""
    found = []
    for name, text in zip(("one", "two"), BLOCK.findall(blocks), strict=False):
        header = "" if text.startswith("variant") else HEADER.format(name, name.capitalize())
        found.append(SourceFile(f"{name}.rules", header + text))
    return found


def outcome(sources: list[SourceFile]) -> str:
    """What the variants change, line by line; or the complaints."""
    program, complaints, symbols = compile_all([TOY, *sources])
    known = {source.name: source for source in (TOY, *sources)} | (dict(symbols.sources) if symbols else {})
    if complaints:
        assert program is None
        return "\n\n".join(render(complaint, known) for complaint in complaints) + "\n"
    assert program is not None
    stack = Reader(nowhere).stack([TOY, *sources])
    shown = [line for one in differences(stack) for line in (one.sentence, *(f"{sign} {text}" for sign, text in one.lines))]
    return "\n".join(shown) + "\n"


@pytest.mark.parametrize(("file", "title", "blocks", "expected"), list(cases()), ids=lambda part: str(part)[:50])
def test_a_case_comes_out_as_shown(file: Path, title: str, blocks: str, expected: str, update: bool) -> None:
    sources = variants(blocks)
    found = outcome(sources)
    if update:
        text = file.read_text(encoding="utf-8")
        old = f"## {title}\n\n{blocks}```\n{expected}```\n"
        assert old in text
        file.write_text(text.replace(old, f"## {title}\n\n{blocks}```\n{found}```\n"), encoding="utf-8")
        return
    assert found == expected


@pytest.mark.parametrize(("blocks"), [blocks for _, _, blocks, _ in cases() if blocks.count("```variant") > 1])
def test_the_order_of_variants_does_not_matter(blocks: str) -> None:
    one, two = variants(blocks)
    first, complaints, _ = compile_all([TOY, one, two])
    second, others, _ = compile_all([TOY, two, one])
    assert complaints == others
    assert (first is None) == (second is None)
    assert first is None or second is None or identity(first) == identity(second)
