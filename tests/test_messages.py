"""Each complaint has a file in tests/messages that shows a text and what is said about it, exactly as people see it."""

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from interpreter.frontends.commands.check import faults_of, stopped_in_play_of
from rulelang.compile import compile_all
from rulelang.scenario_files import scenarios
from rulelang.text.diagnostics import Diagnostic, render
from rulelang.text.source import SourceFile

ROOT = Path(__file__).resolve().parent.parent
FILES = sorted((ROOT / "tests" / "messages").glob("*.md"))
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NO_UTF8 = r"\xFC"  # how a file of messages writes a byte that is no character

NAMES = {"rules": "example.rules", "variant": "house.rules", "second": "second.rules", "scenario": "example.scenario"}
NAMES |= {"scenario_of_variant": "house.scenario"}
OF_PLAY = {"stops_in_play"}  # this is about what comes up in a match
OF_FILES = {"no_rules", "unknown_scenario", "unreadable"}  # these are about files that lie, or do not lie, in one folder


def codes() -> set[str]:
    """Every code that some step or check gives to a complaint: a fixed text in the place of a parameter named `code`."""
    trees = [python.parse(file.read_text(encoding="utf-8")) for file in sorted((ROOT / "rulelang").rglob("*.py"))]
    nodes = [node for tree in trees for node in python.walk(tree)]
    places: dict[str, set[int]] = {"Complaint": {0}}
    for node in nodes:
        if isinstance(node, python.FunctionDef):
            names = [argument.arg for argument in node.args.args if argument.arg != "self"]
            if "code" in names:
                places.setdefault(node.name, set()).add(names.index("code"))
    return {code for node in nodes if isinstance(node, python.Call) for code in _codes_of(node, places)}


def _codes_of(call: python.Call, places: dict[str, set[int]]) -> Iterator[str]:
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    if name not in places:
        return
    given = [word.value for word in call.keywords if word.arg == "code"]
    given += [call.args[place] for place in places[name] if len(call.args) > place]
    for value in given:
        if isinstance(value, python.Constant) and isinstance(value.value, str) and re.fullmatch(r"[a-z][a-z_0-9]+", value.value):
            yield value.value


def sources(blocks: list[tuple[str, str]]) -> list[SourceFile]:
    """The rules that a file of messages shows, and the variants, the second game and the scenarios, if it shows some."""
    return [SourceFile(NAMES[form], text.replace(NO_UTF8, "\udcfc")) for form, text in blocks if form in NAMES]


def complaints(*given: SourceFile) -> list[Diagnostic]:
    _, found, symbols = compile_all([source for source in given if source.name.endswith(".rules")])
    for source in [source for source in given if source.name.endswith(".scenario")]:
        assert symbols is not None
        found = [*found, *scenarios(symbols, source)[1]]
    return found


def faults_of_files(*given: SourceFile) -> tuple[list[Diagnostic], dict[str, SourceFile]]:
    """Of the last of some files, in an empty folder that becomes theirs; one without text is no longer there."""
    for source in given:
        if source.text:
            Path(source.name).write_text(source.text, encoding="utf-8")
    return faults_of(Path(given[-1].name))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_message_is_as_shown(file: Path, update: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    content = file.read_text(encoding="utf-8")
    blocks = BLOCK.findall(content)
    given = sources(blocks)
    monkeypatch.chdir(tmp_path)
    if file.stem in OF_FILES:
        found, known = faults_of_files(*given)
    elif file.stem in OF_PLAY:
        none, known = faults_of_files(*given)
        assert none == []
        found = stopped_in_play_of(Path(given[-1].name))
    else:
        found, known = complaints(*given), {source.name: source for source in given}
    shown = "\n\n".join(render(complaint, known) for complaint in found) + "\n"
    if update:
        head = content[: content.index("```")]
        written = [f"```{form}\n{text}```\n\n" for form, text in blocks if form]
        file.write_text(f"{head}{''.join(written)}```\n{shown}```\n", encoding="utf-8")
        return
    assert file.stem in {complaint.code for complaint in found}
    assert blocks[-1][1] == shown


def test_each_complaint_has_a_file() -> None:
    assert codes() - {file.stem for file in FILES} == set(), "these complaints have no tests/messages/<code>.md"
    assert {file.stem for file in FILES} - codes() == set(), "these files show a complaint that nothing gives"


def test_no_message_speaks_the_parser_s_language() -> None:
    for file in FILES:
        said = BLOCK.findall(file.read_text(encoding="utf-8"))[-1][1]
        assert not re.search(r"\b_?(NL|INDENT|DEDENT|NUMBER|TEXT|ROW|ANON|token|terminal|None)\b", said), file.name
