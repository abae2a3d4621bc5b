"""How long it takes until a game can be played, each time in a process of its own, with its CPU time.

What an engine keeps for the next start lies where XDG_CACHE_HOME says: for the first start, in an empty folder.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from statistics import median

from bench.processes import Engine

IMPORT = "from interpreter import Match"  # with what plays
STARTS = {"import pydantic": "import pydantic", "import interpreter": IMPORT}
CHECK = "import sys; sys.argv[1:] = ['check', {file!r}]; from interpreter.frontends.cli import main; main()"
READY = "from interpreter import load; load({game!r}).new(players={players})"


def start_up(engine: Engine, code: str, times: int, keep: str | None = None) -> float:
    """The median of the CPU seconds that some processes took for some Python; `keep`: where they keep what they like."""
    _seconds(engine, code, keep)  # Python compiles what was never imported
    return median(_seconds(engine, code, keep) for _ in range(times))


def ready(engine: Engine, game: str, players: int, times: int) -> tuple[float, float]:
    """Until the first decision: as if never started before, and when the same game was started before."""
    code = READY.format(game=game, players=players)
    start_up(engine, code, 1)
    cold = []
    for _ in range(times):
        with tempfile.TemporaryDirectory() as keep:
            cold.append(_seconds(engine, code, keep))
    with tempfile.TemporaryDirectory() as keep:
        return median(cold), start_up(engine, code, times, keep)


def _seconds(engine: Engine, code: str, keep: str | None) -> float:
    environment = engine.environment | ({} if keep is None else {"XDG_CACHE_HOME": keep})
    process = subprocess.Popen(
        [sys.executable, "-c", code], cwd=engine.code, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )  # Python looks where it stands first: there it finds the code of this engine
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return used.ru_utime + used.ru_stime if process.returncode == 0 else float("nan")
