"""Complaints about a file of scenarios, with the right lines."""

from __future__ import annotations

from collections.abc import Sequence

from rulelang.names.symbols import Symbols
from rulelang.rewording import Judges, only, vocabulary, with_right_lines
from rulelang.scenario_files.files import scenarios
from rulelang.text.diagnostics import Diagnostic
from rulelang.text.source import SourceFile


def reworded_scenarios(symbols: Symbols, source: SourceFile, complaints: Sequence[Diagnostic]) -> list[Diagnostic]:
    """The complaints; each line that is complained about has the right line with it, if one is found."""

    def judge(lines: Sequence[str], number: int) -> bool:
        text = only(lines, lambda first, last: first <= number <= last or lines[first - 1].startswith("background"))
        return not any(one.span.line == number for one in scenarios(symbols, source._replace(text=text))[1])

    def refused(lines: Sequence[str]) -> set[int]:
        return {one.span.line for one in scenarios(symbols, source._replace(text="\n".join(lines)))[1]}

    return with_right_lines(source, complaints, vocabulary(symbols), Judges(judge, refused), "scenario")
