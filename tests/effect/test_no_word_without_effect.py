"""Leave out or change any one word, number, sign or clause: the Program differs, or a complaint says why not, or the word is one
of the few that are there for reading.

Each run looks at some edits of each text, the same every time; EDITS=0 looks at all of them, EDITS=500 at so many of each.
"""

from __future__ import annotations

import itertools
import operator
import os
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from interpreter.shipped import find, root
from rulelang import program as p
from rulelang.compile import compile_all
from rulelang.text.source import SourceFile, read
from tests.effect.edits import Edit, edits
from tests.effect.effect import made, meaning
from tests.test_docs import blocks
from tests.thorough import one_in

ROOT = Path(__file__).resolve().parents[2]
SMALL = sorted([*ROOT.glob("rules/small/*.rules"), *ROOT.glob("tests/toys/*.rules")])
LARGE = sorted([*ROOT.glob("rules/*.rules"), *ROOT.glob("rules/*/variants/*.rules")])
EACH = int(os.environ.get("EDITS", "0") or 0)  # so many of each text; 0: all, if it is set

# Words that are there for reading, each with the reason why leaving it out or changing it says the same.
FOR_READING = {
    "a label that is the name": r'"(\w+)" left out',
    "the heading over what pieces can do": r"\w+ -> \w+",
    "a dash in a cell for nothing": r"- left out",
    "the name of a table that says more of a kind": r"\w+ -> \w+",
    "one of a resource is that resource": r"1 left out",
    "the verb agrees with who does it": r"(wins?|has|have|holds?|loses?) => (wins?|has|have|holds?|loses?)"
    r"|(\w+?)s?( the| to the| another turn)? => \3s?\4?",
    "the best of them": r"(the )?(highest|lowest) => (the )?\2",
    "at a place, for a thing": r"(at|for)( each|) => (at|for)\2",
    "one of them: it is said, or left out": r"(an?|the|there|is) left out|an? => an?",
    "what there is": r"((there is|you have) )?(an?|no) => ((there is|you have) )?(\3|an?)",
    "fewer things are less": r"(less|fewer)( than)? => (less|fewer)( than)?",
    "another is an other one; the others are all others": r"(an|the )?other => (an|the )?other",
    "a pile of which all is seen is open; what lies in a row lies in line": r"(a|a face-up) pile => (a|a face-up) pile"
    r"|in (a row|line) => in (a row|line)",
    "the one that a cell names": r"the left out",
    "of each, after what each has": r"of left out",
    "a dot at the end of a row of a shape": r"\. left out",
    "along the names of a kind, where no board is": r"(ahead of|right of|above) => (ahead of|right of|above)"
    r"|(behind|left of|below) => (behind|left of|below)",
}


def reading(edit: Edit) -> bool:
    """Whether this word is there for reading."""
    if label := re.fullmatch(FOR_READING["a label that is the name"], edit.what):
        return re.search(rf"\b{label[1]} \"{label[1]}\"", edit.before) is not None
    if re.fullmatch(FOR_READING["a dash in a cell for nothing"], edit.what):
        return edit.before[0] == "|"
    if re.fullmatch(FOR_READING["the heading over what pieces can do"], edit.what) and edit.before[0] == "|":
        return over_abilities(edit)
    if re.fullmatch(FOR_READING["the name of a table that says more of a kind"], edit.what):
        return re.fullmatch(r"table \w+:", edit.before) is not None
    if re.fullmatch(FOR_READING["a dot at the end of a row of a shape"], edit.what):
        return edit.before[0] == "|"
    if re.fullmatch(FOR_READING["along the names of a kind, where no board is"], edit.what):
        return re.search(r"^grid ", edit.text, re.MULTILINE) is None
    left_out = edit.what.removesuffix(" left out")
    if re.search(rf"\bholds? (exactly|(at|more|less|fewer) \w+) \w+ {re.escape(left_out)}\b", edit.before):
        return edit.what.endswith(" left out")  # what can hold only these holds so many of them
    return any(re.fullmatch(what, edit.what) for what in list(FOR_READING.values())[4:-2])


def over_abilities(edit: Edit) -> bool:
    """Whether a heading was changed below which abilities stand: `work: 1 coin`."""
    rows = [[cell.strip() for cell in line.split("|")] for line in edit.text.split("\n")[edit.line - 1 :]]
    before = [cell.strip() for cell in edit.before.split("|")]
    (column,) = (number for number, cell in enumerate(before) if rows[0][number] != cell)
    cells = [row[column] for row in itertools.takewhile(lambda row: len(row) == len(before), rows[1:])]
    return any(re.match(r"\w+:", cell) for cell in cells)


def compiled(source: SourceFile) -> tuple[p.Program | None, int]:
    """The Program, and how many complaints there are."""
    program, complaints, _ = compile_all([source], find)
    return program, len(complaints)


def without_effect(source: SourceFile, most: int, *, deep: bool) -> Iterator[str]:
    """The edits that change nothing, without a complaint; `deep`: nothing of what the engine makes of the Program."""
    program, _ = compiled(source)
    assert program is not None
    same, built = meaning(program), [*made(program)] if deep else []
    seed = Path(source.name).name  # the same edits wherever the project lies
    found = [edit for edit in edits(source.text, seed) if edit.text != source.text]
    for edit in random.Random(seed).sample(found, min(most or len(found), len(found))):
        other, complaints = compiled(source._replace(text=edit.text))
        assert complaints or other is not None or re.search("^page ", edit.text, re.MULTILINE), edit
        if other is None or reading(edit):
            continue
        if meaning(other) == same:
            yield f"{edit.line}: {edit.what}: {edit.before}"
        elif deep and not _only_shown(edit) and are_alike(made(other), built):
            yield f"{edit.line}: the engine ignores it: {edit.what}: {edit.before}"


def are_alike(some: Iterator[str], others: list[str]) -> bool:
    """Whether one after another is the same, and none is left over."""
    return all(itertools.starmap(operator.eq, itertools.zip_longest(some, others)))


def test_the_same_rules_come_to_the_same() -> None:
    program, _ = compiled(SourceFile("nim.rules", (root() / "small" / "nim.rules").read_text(encoding="utf-8")))
    assert program is not None
    assert [*made(program)] == [*made(program)]  # or whatever an edit did would look like an effect


def _only_shown(edit: Edit) -> bool:
    """Whether a text or a name was changed, which people see and the engine numbers."""
    return edit.what[0] == '"' or re.search(r"-> \D", edit.what) is not None


@pytest.mark.parametrize("path", one_in(2, SMALL), ids=lambda path: path.stem)
def test_each_word_of_a_small_game_counts(path: Path) -> None:
    most = EACH if "EDITS" in os.environ else 20
    assert list(without_effect(read(path), most, deep=True)) == []


@pytest.mark.parametrize("path", one_in(3, LARGE), ids=lambda path: path.stem)
def test_each_word_of_a_shipped_game_counts(path: Path) -> None:
    most = EACH if "EDITS" in os.environ else 3
    assert list(without_effect(read(path), most, deep=False)) == []


def whole_blocks() -> list[tuple[str, str]]:
    """The blocks of the documentation that are a game or a variant, by name."""
    found = [(name, text) for name, form, text in blocks() if form == "rules"]
    return [(name, text) for name, text in found if text.startswith("variant") or (text.startswith("game") and "round:" in text)]


@pytest.mark.parametrize(("name", "text"), whole_blocks(), ids=lambda part: part if len(part) < 60 else "")
def test_each_word_of_the_documentation_counts(name: str, text: str) -> None:
    most = EACH if "EDITS" in os.environ else 6
    assert list(without_effect(SourceFile(name, text), most, deep=text.startswith("game"))) == []
