"""`python -m bench.worker`: a process that measures what it is asked: tasks as lines of JSON come in, samples go out."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import asdict

from bench.figures import FIGURES, Sample, Task


def main() -> None:
    """Answers until nothing more is asked; what cannot be measured is answered with why."""
    for line in sys.stdin:
        task = Task(**json.loads(line))
        try:
            told: dict[str, object] = asdict(_figure(task.figure)(task))
        except Exception as error:  # noqa: BLE001 - an older engine may fail in any way: the others are measured all the same
            told = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(told), flush=True)


def _figure(name: str) -> Callable[[Task], Sample]:
    """What measures it; some an engine of an older commit cannot even import."""
    if name in FIGURES:
        return FIGURES[name]
    from bench.legality import LEGALITY

    return LEGALITY[name]


if __name__ == "__main__":
    main()
