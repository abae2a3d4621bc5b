"""`python -m tests.mutation interpreter/engine --minutes 10`: mutants of files or folders, as many as fit, and who survives.

The order is by chance, from the seed. `--at FILE:LINE` tries all mutants of a line. Ends with 1 if one survives that
`survivors.md` does not account for.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from pathlib import Path
from time import monotonic

from tests.mutation.changes import mutants
from tests.mutation.killing import ROOT, Killers, room
from tests.mutation.reasons import accounted_for


def main() -> int:
    """Tries mutants of one room."""
    given = _arguments()
    found = [(file, mutant) for file in _files(given.paths) for mutant in mutants(file.read_text(encoding="utf-8"))]
    random.Random(given.seed).shuffle(found)
    if given.at:
        found = [(file, mutant) for file, mutant in found if f"{file.relative_to(ROOT)}:{mutant.line}" in given.at]
    where = room(str(_files(given.paths)[0].relative_to(ROOT)))
    killers = Killers(where._replace(tests=[*where.tests, *given.also]), given.reach)
    end = monotonic() + 60 * given.minutes
    tally: Counter[str] = Counter()
    reasons = accounted_for()
    for file, mutant in found[given.skip :]:
        if monotonic() > end:
            break
        name = f"{file.relative_to(ROOT)} | {mutant.where} | {mutant.change}"
        killer = "accounted for" if name in reasons else killers.killer(file, mutant, given.seconds)
        if killer == "":
            continue
        tally[_kind(killer)] += 1
        if killer is None or given.verbose:
            print(f"{file.relative_to(ROOT)}:{mutant.line}  {mutant.where}  {mutant.change}  {killer or 'SURVIVED'}", flush=True)
    tried = tally.total()
    print(f"{tried} of {len(found)} mutants tried, {tally['nobody']} survive; {dict(tally)}")
    return int(tally["nobody"] > 0)


def _kind(killer: str | None) -> str:
    if killer is None:
        return "nobody"
    return "matches" if killer.startswith("matches") else "tests" if "::" in killer else killer


def _files(paths: list[str]) -> list[Path]:
    files = [file for path in paths for file in ([ROOT / path] if path.endswith(".py") else sorted((ROOT / path).rglob("*.py")))]
    return [file for file in files if file.name != "__init__.py"]


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("paths", nargs="+", help="files or folders, from the root")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--skip", type=int, default=0, help="so many of the order are left out")
    parser.add_argument("--seconds", type=int, default=30, help="of processor time that a mutant has beside what its tests take")
    parser.add_argument("--reach", type=Path, help="a file that keeps which tests call what")
    parser.add_argument("--also", action="append", default=[], help="more tests than those near: a file or folder of tests/")
    parser.add_argument("--at", action="append", help="only this FILE:LINE")
    parser.add_argument("--verbose", action="store_true", help="who notices each")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
