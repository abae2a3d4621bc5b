"""`rulelang check`: what does not fit in files of rules and scenarios, and how many files were read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from interpreter.frontends.commands.pieces_counted import pieces_counted
from interpreter.frontends.console import OUT, wrong_use
from interpreter.late import Late
from interpreter.shipped import find
from rulelang import program as p
from rulelang.compile import compile_with_right_lines
from rulelang.complaints.complaint import Complaint
from rulelang.complaints.scenarios import no_rules_here, rules_cannot_be_read, rules_have_faults, unreadable_file
from rulelang.names.symbols import Symbols
from rulelang.scenario_files import resolve_scenarios, reworded_scenarios
from rulelang.syntax.parse import parse_scenarios
from rulelang.text.diagnostics import Diagnostic, render
from rulelang.text.source import SourceFile, Span, read

if TYPE_CHECKING:
    from interpreter.frontends.commands import tried
    from interpreter.scenarios.suites import find as suites
    from interpreter.scenarios.suites import inherit
else:  # files of rules are read without what plays
    tried = Late("interpreter.frontends.commands.tried")
    suites, inherit = Late("interpreter.scenarios.suites.find"), Late("interpreter.scenarios.suites.inherit")

KINDS = (".rules", ".scenario")
Compiled = tuple[list[Diagnostic], Symbols | None, p.Program | None]


def files_under(paths: Iterable[Path]) -> list[Path]:
    """The files of rules and scenarios that the paths name, folders with all below them; each once, in order."""
    files: dict[Path, None] = {}
    for path in paths:
        if path.is_dir():
            found = sorted(file for file in path.rglob("*") if file.suffix in KINDS and file.is_file())
            if not found:
                wrong_use(f"There is no .rules and no .scenario file in {path}.")
            files |= dict.fromkeys(found)
        elif not path.exists():
            wrong_use(f"There is no file or folder {path}.")
        elif path.suffix not in KINDS or not path.is_file():
            wrong_use(f"{path} is neither a .rules nor a .scenario file.")
        else:
            files[path] = None
    return list(files)


def check_files(files: list[Path]) -> bool:
    """Prints every complaint about the files and a line with the counts; true if there was none.

    Of a game alone the line says how many pieces it has: a row of a table may stand for many.
    """
    complaints = 0
    kept = lru_cache(maxsize=8)(_compiled)  # many files of scenarios are about the same rules
    for file in files:
        found, sources = faults_of(file, kept)
        found = found or stopped_in_play_of(file, kept)
        for complaint in found:
            OUT.print(Text(render(complaint, sources) + "\n"))
        complaints += len(found)
    said = _count(complaints, "complaint") if complaints else "no complaints"
    pieces = _pieces_of(files[0], kept) if len(files) == 1 and not complaints else []
    OUT.print(Text("; ".join([f"{_count(len(files), 'file')}, {said}", *([", ".join(pieces)] if pieces else [])])))
    return complaints == 0


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def _pieces_of(file: Path, compiled: Callable[[SourceFile], Compiled]) -> list[str]:
    """The pieces of a file of rules, counted; none of a page, or of a file of scenarios."""
    return pieces_counted(*rules) if (rules := _in_order(file, compiled)) is not None else []


def _compiled(rules: SourceFile) -> Compiled:
    """What is wrong with a text of rules, its names, and what it means if nothing is."""
    program, complaints, symbols = compile_with_right_lines([rules], find)
    return complaints, symbols, program


def stopped_in_play_of(file: Path, compiled: Callable[[SourceFile], Compiled] = _compiled) -> list[Diagnostic]:
    """Where a few matches of a file of rules that is in order stop; nothing of a page, or of a file of scenarios."""
    return tried.stopped_in_play(*rules) if (rules := _in_order(file, compiled)) is not None else []


def _in_order(file: Path, compiled: Callable[[SourceFile], Compiled]) -> tuple[p.Program, Symbols] | None:
    """What a file of rules means, and its names; nothing of a page, of a file of scenarios, or where something is wrong."""
    _, symbols, program = compiled(read(file)) if file.suffix == ".rules" else ([], None, None)
    return (program, symbols) if program is not None and symbols is not None else None


def faults_of(
    file: Path, compiled: Callable[[SourceFile], Compiled] = _compiled
) -> tuple[list[Diagnostic], dict[str, SourceFile]]:
    """Every complaint about one file, and the texts that they are about, by name."""
    try:
        source = read(file)
    except OSError as error:
        return _alone(file, unreadable_file(error.strerror))
    if file.suffix == ".scenario":
        return _faults_of_scenarios(file, source, compiled)
    found, symbols, _ = compiled(source)
    return found, {source.name: source} | (symbols.sources if symbols else {})


def _faults_of_scenarios(
    file: Path, source: SourceFile, compiled: Callable[[SourceFile], Compiled]
) -> tuple[list[Diagnostic], dict[str, SourceFile]]:
    """A file of scenarios is read with the rules that it is about; their own complaints are told where they stand."""
    rules = suites.rules_of(file)
    if rules is None:
        return _alone(file, no_rules_here(f"{file.stem}.rules"))
    try:
        text = read(rules)
        complaints, symbols, _ = compiled(text)
    except OSError as error:
        return _alone(file, rules_cannot_be_read(str(rules), error.strerror))
    if complaints or symbols is None:
        return _alone(file, rules_have_faults(str(rules)))
    tree, found = parse_scenarios(source)
    _, more = resolve_scenarios(symbols, source, tree)
    titles = inherit.inherited(text, symbols.source, [(source, tree)]).complaints
    return [*reworded_scenarios(symbols, source, [*found, *more]), *titles], {**symbols.sources, source.name: source}


def _alone(file: Path, complaint: Complaint) -> tuple[list[Diagnostic], dict[str, SourceFile]]:
    return [complaint.at(str(file), Span())], {}
