"""Plays the portions of a study on a cluster of Dask: on the machines of whoever sits at the table.

A worker is sent the Programs of the games, as data, and plays them with its own copy of this project, which must be the same.
What a worker has not finished when it goes is played by another, and comes out the same.
"""

from __future__ import annotations

import json
import time
import zlib
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from threading import get_ident
from typing import TYPE_CHECKING, Any

from interpreter import Game
from interpreter.lab.figures.counting import Counting
from interpreter.lab.figures.intervals import LabMissing
from interpreter.lab.studies.portions import Portions, Task, play
from interpreter.lab.studies.sums import Portion, Setting
from rulelang.program import Program

if TYPE_CHECKING:
    from distributed import Client, Future

ANSWERS_WITHIN = 10.0  # seconds
WAITS_FOR_WORKERS = 60.0  # seconds without any, before the study ends
AHEAD = 2  # so many portions for each thread of the workers wait at a time
TRIED_AT_MOST = 10  # times a portion is sent anew when the scheduler gives it up, as its workers died again and again
OWN = ("interpreter", "rulelang")


class NoCluster(Exception):
    """Nothing can be played on the cluster, for a reason that is said in one sentence."""


def needs_distributed() -> None:
    """Raises LabMissing where Dask's `distributed` is not there."""
    try:
        import distributed  # noqa: F401
    except ImportError:
        raise LabMissing("Dask's `distributed`") from None


@contextmanager
def on_cluster(games: Sequence[Game], setting: Setting) -> Iterator[Portions]:
    """What plays portions on the cluster at `setting.on`. Raises LabMissing and NoCluster."""
    needs_distributed()
    client = _client(setting.on)
    try:
        _refuse_others(client, setting.on)
        rules = _packed(games)
        sent = client.submit(_unchanged, rules, key=f"rules-{sha256(rules).hexdigest()[:32]}")
        yield lambda tasks: _Sent(client, setting.on, sent).portions(tasks)
    finally:
        client.close(timeout=ANSWERS_WITHIN)


def _client(address: str) -> Client:
    from distributed import Client

    try:
        return Client(address, timeout=ANSWERS_WITHIN, set_as_default=False)
    except (OSError, ValueError):
        raise NoCluster(f"No scheduler answers at {address}; on some machine `dask scheduler` starts one.") from None


def _refuse_others(client: Client, address: str) -> None:
    """Raises NoCluster where there are no workers, or some that would not play as this machine does."""
    try:
        client.wait_for_workers(1, timeout=ANSWERS_WITHIN)
    except OSError:
        raise NoCluster(f"The cluster at {address} has no workers; `dask worker {address}` starts one.") from None
    for worker, found in sorted(client.run(code, on_error="return").items()):
        if found != code():
            raise NoCluster(_other(worker, isinstance(found, str)))


def _other(worker: str, has_one: bool) -> str:
    what = "another version of this project" if has_one else "no such version of this project"
    return f"The worker {worker} has {what} than this machine: install the same on both and start the worker again."


class _Sent:
    """Sends tasks to a cluster and waits for what comes back."""

    def __init__(self, client: Client, address: str, rules: Future) -> None:
        self._client = client
        self._address = address
        self._rules = rules

    def portions(self, tasks: Iterable[Task]) -> Iterator[Portion]:
        """In the order of the tasks."""
        waiting: deque[tuple[Task, Future]] = deque()
        try:
            for task in tasks:
                waiting.append((task, self._send(task)))
                if len(waiting) >= AHEAD * self._threads():
                    yield self._result(*waiting.popleft())
            while waiting:
                yield self._result(*waiting.popleft())
        finally:
            self._client.cancel([future for _, future in waiting])

    def _send(self, task: Task) -> Future:
        return self._client.submit(play_there, self._rules, task, code(), pure=False)

    def _threads(self) -> int:
        threads: dict[str, int] = self._client.nthreads()
        return max(1, sum(threads.values()))

    def _result(self, task: Task, future: Future) -> Portion:
        """What came of a task; sent again where the scheduler gave it up. Raises NoCluster, and what the task raised."""
        from distributed import KilledWorker

        for _ in range(TRIED_AT_MOST):
            try:
                return self._waits_for(future)
            except KilledWorker:
                future = self._send(task)
        raise NoCluster(f"The workers at {self._address} die again and again; what they say tells why.")

    def _waits_for(self, future: Future) -> Portion:
        lonely = time.monotonic()
        while True:
            try:
                found = future.result(timeout=ANSWERS_WITHIN)
            except TimeoutError:
                if self._client.nthreads():
                    lonely = time.monotonic()
                elif time.monotonic() - lonely > WAITS_FOR_WORKERS:
                    raise NoCluster(f"The cluster at {self._address} has no workers any more.") from None
            except (OSError, ImportError, AttributeError):  # AttributeError and ImportError: it could not be read there
                raise NoCluster(f"The connection to {self._address} is lost, or a worker has another version.") from None
            else:
                if isinstance(found, str):
                    raise NoCluster(_other(found, True))
                assert isinstance(found, Portion)
                return found


# ---------------------------------------------------------------------------------------------------------- at a worker
def play_there(rules: bytes, task: Task, wanted: str) -> Portion | str:
    """Plays a portion; the address of this worker, where it is of another version than is wanted."""
    if wanted != code():
        from distributed import get_worker

        return str(get_worker().address)
    return play(_countings(rules, task.setting.closely, get_ident()), task)


@lru_cache(maxsize=8)
def _countings(rules: bytes, closely: bool, _thread: int) -> list[Counting]:
    """What counts matches of these games, for one thread."""
    games = json.loads(zlib.decompress(rules))
    return [Counting(Game(Program.model_validate_json(program), identity), closely) for program, identity in games]


def _packed(games: Sequence[Game]) -> bytes:
    """Games as data. A worker makes them ready to be played by itself: no code travels."""
    return zlib.compress(json.dumps([[game.program.model_dump_json(), game.identity] for game in games]).encode())


def _unchanged(rules: bytes) -> bytes:
    """As the result of a task it is sent on from worker to worker, and made again if all that had it are gone."""
    return rules


@cache
def code() -> str:
    """A hash of all that plays: the same on two machines that have the same version of this project."""
    found = sha256()
    for package in OWN:
        spec: Any = find_spec(package)
        folder = Path(spec.submodule_search_locations[0])
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".lark", ".json") and "_rules" not in path.parts:
                found.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()
