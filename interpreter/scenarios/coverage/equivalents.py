"""Known equivalent mutants: `address — description — reason`, a line each, in a file beside the scenarios; `#` is a comment."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from interpreter.scenarios.report import Survivor
from rulelang import program as p

DASH = " — "


def known(path: Path) -> dict[tuple[str, str], str]:
    """Address and description of each known equivalent, with its reason. Raises ValueError for a line without one."""
    if not path.is_file():
        return {}
    found = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        address, _, rest = line.partition(DASH)
        description, _, reason = rest.rpartition(DASH)
        if not (address.strip() and description.strip() and reason.strip()):
            raise ValueError(f"{path}:{number}: a known equivalent is written `address{DASH}description{DASH}reason`")
        found[address.strip(), description.strip()] = reason.strip()
    return found


def idle_clauses(path: Path, lines: Iterable[p.Line]) -> dict[str, str]:
    """The addresses of whole clauses that may be left out unnoticed, each with its reason. Raises ValueError as `known` does."""
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
