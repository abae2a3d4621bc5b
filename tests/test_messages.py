"""Each complaint has a file in tests/messages that shows a text and what is said about it, exactly as people see it."""

import ast as python
import re
from pathlib import Path

import pytest

from rulelang.compile import compile
from rulelang.diagnostics import Diagnostic, render
from rulelang.source import Source

ROOT = Path(__file__).resolve().parent.parent
FILES = sorted((ROOT / "tests" / "messages").glob("*.md"))
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAMED = {
    "complain": 0,
    "complaint": 2,
    "Diagnostic": None,
}  # calls that give a code, and the place of the code among the arguments

NO_UTF8 = r"\xFC"  # how a file of messages writes a byte that is no character


def codes() -> set[str]:
    """Every code that some step or check gives to a complaint."""
    found: set[str] = set()
    for file in sorted((ROOT / "rulelang").rglob("*.py")):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call):
                found |= _codes_of(node)
    return found


def _codes_of(call: python.Call) -> set[str]:
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    if name not in NAMED:
        return set()
    place = NAMED[name]
    given = [word.value for word in call.keywords if word.arg == "code"]
    given += [call.args[place]] if place is not None and len(call.args) > place else []
    return {value.value for value in given if isinstance(value, python.Constant) and isinstance(value.value, str)}


def complaints(source: Source) -> list[Diagnostic]:
    return compile(source)[1]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_message_is_as_shown(file: Path, update: bool) -> None:
    content = file.read_text(encoding="utf-8")
    blocks = BLOCK.findall(content)
    source = Source("example.rules", blocks[0][1].replace(NO_UTF8, "\udcfc"))
    found = complaints(source)
    shown = "\n\n".join(render(complaint, {source.name: source}) for complaint in found) + "\n"
    if update:
        head = content[: content.index("```")]
        file.write_text(f"{head}```rules\n{blocks[0][1]}```\n\n```\n{shown}```\n", encoding="utf-8")
        return
    assert file.stem in {complaint.code for complaint in found}
    assert blocks[1][1] == shown


def test_each_complaint_has_a_file() -> None:
    assert codes() - {file.stem for file in FILES} == set(), "these complaints have no tests/messages/<code>.md"
    assert {file.stem for file in FILES} - codes() == set(), "these files show a complaint that nothing gives"


def test_no_message_speaks_the_parser_s_language() -> None:
    for file in FILES:
        said = BLOCK.findall(file.read_text(encoding="utf-8"))[1][1]
        assert not re.search(r"\b_?(NL|INDENT|DEDENT|NAME|NUMBER|TEXT|ROW|ANON|token|terminal|None)\b", said), file.name
