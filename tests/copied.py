"""What pages show to be copied: the rules and scenarios in them, and whether these hold."""

from __future__ import annotations

import re

from interpreter.match.game import Game
from interpreter.scenarios.beginning.starts import Starts
from interpreter.scenarios.playing.play_scenario import play
from interpreter.scenarios.suites.suite import resolved
from interpreter.shipped import find
from rulelang.compile import compile_all
from rulelang.lower import identity
from rulelang.names.symbols import Symbols
from rulelang.printing.format import format_text
from rulelang.scenario_files.clauses import Scenario
from rulelang.syntax.parse import parse_scenarios
from rulelang.text.source import SourceFile

RULES = re.compile(r"^```rules\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SCENARIOS = re.compile(r"^```scenario\n(.*?)^```$", re.MULTILINE | re.DOTALL)

Compiled = tuple[Starts, Symbols]


def compiled(source: SourceFile) -> Compiled:
    """The game of a text without complaints."""
    program, complaints, symbols = compile_all([source], find)
    assert [f"{complaint.span.line}: {complaint.text}" for complaint in complaints] == []
    assert program is not None
    assert symbols is not None
    return Starts(Game(program, identity(program))), symbols


def read_scenarios(symbols: Symbols, text: str) -> tuple[tuple[Scenario, ...], list[str]]:
    """The scenarios of a text, and what is complained about in it."""
    source = SourceFile("copied.scenario", text)
    tree, unread = parse_scenarios(source)
    found, unfit = resolved(symbols, ((source, tree),))
    return found, [complaint.text for complaint in (*unread, *unfit)]


def failures(game: Compiled, text: str) -> list[str]:
    """What is said of scenarios: all that cannot be read, or else what does not hold."""
    starts, symbols = game
    found, unfit = read_scenarios(symbols, text)
    return unfit or [str(failure) for failure in (play(starts, one).failure for one in found) if failure]


def is_laid_out(name: str, text: str) -> bool:
    """Whether a text is as `fmt` writes it."""
    return format_text(SourceFile(name, text)) == text
