"""Known equivalent mutants: `address — description — reason`, a line each, in a file beside the scenarios; `#` is a comment."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from interpreter.scenarios.report import Failure, Survivor
from rulelang import program as p

DASH = " — "


def known(path: Path) -> dict[tuple[str, str], str]:
    """Address and description of each known equivalent, with its reason. Lines that are none are left out: see `malformed`."""
    entries = (_entry(line) for _, line in _lines(path))
    return {(address, description): reason for address, description, reason in entries if address and description and reason}


def malformed(path: Path) -> tuple[Failure, ...]:
    """The lines that are no known equivalent, each as a failure of its own."""
    text = f"a known equivalent is written `address{DASH}description{DASH}reason`"
    return tuple(Failure(str(path), number, "", text) for number, line in _lines(path) if not all(_entry(line)))


def _lines(path: Path) -> list[tuple[int, str]]:
    if not path.is_file():
        return []
    lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    return [(number, line) for number, line in lines if line.strip() and not line.startswith("#")]


def _entry(line: str) -> tuple[str, str, str]:
    address, _, rest = line.partition(DASH)
    description, _, reason = rest.rpartition(DASH)
    return address.strip(), description.strip(), reason.strip()


def idle_clauses(path: Path, lines: Iterable[p.Line]) -> dict[str, str]:
    """The addresses of whole clauses that may be left out unnoticed, each with its reason."""
    reasons = known(path)
    whole = {line.address: (line.address, f"`{line.text}` is left out") for line in lines}
    return {address: reasons[entry] for address, entry in whole.items() if entry in reasons}


def divided(survivors: list[Survivor], path: Path) -> tuple[list[Survivor], list[Survivor], tuple[str, ...]]:
    """The survivors without a reason, those with one, and the reasons that fit no survivor any more."""
    reasons = known(path)
    named = {(survivor.address, survivor.description) for survivor in survivors}
    stale = tuple(f"{address}{DASH}{change}" for address, change in reasons if (address, change) not in named)
    bare = [survivor for survivor in survivors if (survivor.address, survivor.description) not in reasons]
    return bare, [survivor for survivor in survivors if survivor not in bare], stale
