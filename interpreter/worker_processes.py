"""Work in several processes: as many as there are cores, left at once when the command is interrupted or a process dies."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Any


def cores() -> int:
    """How many processes can run at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def processes(jobs: int, begin: Callable[..., None], arguments: tuple[Any, ...]) -> Iterator[ProcessPoolExecutor]:
    """So many processes, each of which begins with a call; all that is handed to them must be found in another process, too."""
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin, (begin, arguments))
    try:
        yield pool
    except BaseException:  # also when the command is interrupted: nobody waits for work that nobody wants
        for process in set(active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _begin(begin: Callable[..., None], arguments: tuple[Any, ...]) -> None:
    signal(SIGINT, SIG_IGN)  # whoever interrupts means the command
    begin(*arguments)
