"""`python -m bench [GAME...]`: the figures of the shipped games, of the same by hand, and of another commit, in one run."""

from __future__ import annotations

import argparse
import os
import platform
from pathlib import Path

from bench.comparing import Effort
from bench.goals import commits
from bench.processes import CannotMeasure, engines
from bench.report import SECTIONS, Plan
from interpreter.shipped import shipped

USUAL, QUICK = Effort(5, 0.6), Effort(3, 0.1)


def main() -> None:
    """Measures and prints."""
    words = argparse.ArgumentParser(prog="python -m bench", description="How fast games are played, and beside what.")
    words.add_argument(
        "games", nargs="*", metavar="GAME", help="shipped games, or files of rules; all shipped ones if none is named"
    )
    words.add_argument(
        "--only", metavar="PART,...", help=f"some of {', '.join(SECTIONS)}; all but payments and slowest if it is not said"
    )
    words.add_argument("--quick", action="store_true", help="fewer and shorter rounds, some minutes in all")
    words.add_argument("--rounds", type=int, help=f"how often each figure is taken (default {USUAL.rounds})")
    words.add_argument("--seconds", type=float, help=f"CPU seconds of one round (default {USUAL.seconds})")
    words.add_argument("--against", metavar="REV", help="a commit whose engine is measured in turns with this one")
    words.add_argument("--matches", type=int, default=1_000, help="in which slowest looks for a decision (default 1,000)")
    asked = words.parse_args()
    games = [_game(words, name) for name in asked.games]
    parts = asked.only.split(",") if asked.only else [part for part in SECTIONS if part not in ("payments", "slowest")]
    if unknown := [part for part in parts if part not in SECTIONS]:
        words.error(f"there is no part {unknown[0]}; there are {', '.join(SECTIONS)}")
    usual = QUICK if asked.quick else USUAL
    effort = Effort(asked.rounds or usual.rounds, asked.seconds or usual.seconds)
    print(
        f"Python {platform.python_version()}, {platform.machine()}, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; ",
        end="",
    )
    print(f"CPU time, medians of {effort.rounds} rounds of {effort.seconds:g} s, in turns.")
    try:
        with engines(commits(asked.against)) as found:
            for part in parts:
                SECTIONS[part](Plan(games or list(shipped()), bool(games), found, effort, asked.matches))
    except CannotMeasure as error:
        words.error(str(error))


def _game(words: argparse.ArgumentParser, name: str) -> str:
    """A shipped game by its name, a file by its whole path: other processes work elsewhere."""
    if name in shipped():
        return name
    if not name.endswith(".rules") or not Path(name).is_file():
        words.error(f"there is no game {name}; there are {', '.join(shipped())}")
    return str(Path(name).resolve())


if __name__ == "__main__":
    main()
