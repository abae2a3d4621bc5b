"""Any text gives complaints or a Program: never a traceback, never a hang."""

import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FrameType

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from interpreter.scenarios.suites.find import rules_of
from rulelang import ast
from rulelang.compile import compile, compile_with_symbols
from rulelang.names.symbols import Symbols
from rulelang.scenario_files import scenarios
from rulelang.syntax.parse import keywords, parse, parse_scenarios
from rulelang.text.diagnostics import render
from rulelang.text.source import SourceFile, read
from tests.thorough import one_in

ROOT = Path(__file__).resolve().parent.parent
FILES = sorted([*ROOT.glob("rules/**/*.rules"), *ROOT.glob("rules/**/*.scenario"), *ROOT.glob("docs/decisions/pages/*.rules")])
SECONDS = 5  # for one text; a shipped file takes a tenth of one
COPIES = max(2, 240 // len(FILES))  # of each shipped file
MARKS = ' \t\n"#|:,()+-*/;0123456789abc_é木\u0301\u200b\x00\r\u2028'


class TooSlow(Exception):
    """A text took longer than it may."""


@contextmanager
def in_time(text: str) -> Iterator[None]:
    def stop(number: int, frame: FrameType | None) -> None:
        raise TooSlow(text)

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@cache
def symbols_of(rules: Path) -> Symbols:
    """What the rules declare, for the scenarios about them."""
    symbols = compile_with_symbols(read(rules))[2]
    assert symbols is not None
    return symbols


def answered(source: SourceFile) -> None:
    """The text gives a Program or complaints, and the complaints can be shown."""
    with in_time(source.text):
        if source.name.endswith(".scenario"):
            rules = rules_of(Path(source.name)) if source.folder else None
            _, complaints = scenarios(symbols_of(rules), source) if rules else parse_scenarios(source)
        else:
            program, complaints = compile(source)
            assert program is None or not complaints
        for complaint in complaints:
            shown = render(complaint, {source.name: source})
            shown.encode("utf-8")
            assert complaint.span.line <= len(source.lines()) or complaint.file != source.name
            assert complaint.text


# ---------------------------------------------------------------------------------------------------- made-up texts
LOOSE = settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
TOKENS = st.sampled_from(
    [*sorted(keywords()), ":", ",", "(", ")", "+", "-", "*", "/", "\n", "\n  ", "\n    ", "x", "y", "3", '"t"', "|", "# c"]
)


@LOOSE
@given(st.text())
def test_any_text_is_answered(text: str) -> None:
    answered(SourceFile("any.rules", text))


@LOOSE
@given(st.lists(TOKENS, max_size=60).map(" ".join))
def test_any_words_are_answered(text: str) -> None:
    answered(SourceFile("any.rules", text))
    tree, _ = parse(SourceFile("any.rules", text))
    assert ast.Text.model_validate(tree.model_dump()) == tree
    answered(SourceFile("any.scenario", 'scenario "x"\n  players 2\n  ' + text))


@LOOSE
@given(st.binary(max_size=200))
def test_any_bytes_are_answered(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "any.rules"
    path.write_bytes(content)
    answered(read(path))


# --------------------------------------------------------------------------------------------------- changed copies
def dropped(parts: list[str], chance: random.Random) -> None:
    del parts[chance.randrange(len(parts))]


def doubled(parts: list[str], chance: random.Random) -> None:
    place = chance.randrange(len(parts))
    parts.insert(place, parts[place])


def swapped(parts: list[str], chance: random.Random) -> None:
    first, second = chance.randrange(len(parts)), chance.randrange(len(parts))
    parts[first], parts[second] = parts[second], parts[first]


def replaced(parts: list[str], chance: random.Random) -> None:
    place = chance.randrange(len(parts))
    part = parts[place]
    at = chance.randrange(len(part) + 1)
    parts[place] = part[:at] + chance.choice(MARKS) + part[at + chance.randrange(2) :]


def changed(text: str, chance: random.Random) -> str:
    """The text with one to four lines or words dropped, doubled, swapped or changed."""
    for _ in range(chance.randint(1, 4)):
        lines = text.split("\n")
        if chance.random() < 0.5:
            place = chance.randrange(len(lines))
            words = lines[place].split(" ")
            chance.choice([dropped, doubled, swapped, replaced])(words, chance)
            lines[place] = " ".join(words)
        else:
            chance.choice([dropped, doubled, swapped, replaced])(lines, chance)
        text = "\n".join(lines)
        if not text:
            break
    return text


@pytest.mark.parametrize("path", one_in(4, FILES), ids=lambda path: path.name)
def test_a_changed_copy_is_answered(path: Path) -> None:
    source = read(path)
    chance = random.Random(path.name)
    for _ in range(COPIES):
        answered(source._replace(text=changed(source.text, chance)))


@pytest.mark.parametrize("path", one_in(4, FILES), ids=lambda path: path.name)
def test_a_copy_that_ends_early_is_answered(path: Path) -> None:
    source = read(path)
    for end in random.Random(path.name).sample(range(len(source.text)), min(3, len(source.text))):
        answered(source._replace(text=source.text[:end]))
