"""The same seeds give the same figures on one core, on two, and on a cluster of which a worker is killed while it plays."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pytest.importorskip("scipy")
pytest.importorskip("distributed")

from interpreter import load
from interpreter.lab.studies import cluster, portions
from interpreter.lab.studies.cluster import NoCluster, play_there
from interpreter.lab.studies.portions import Pace
from interpreter.lab.studies.study import Watching, measure
from interpreter.lab.studies.sums import Beside, Setting
from tests.frontends.terminal import rulelang

ROOT = Path(__file__).resolve().parents[2]
STARTS_WITHIN = 60.0  # seconds, on a machine that does other things


class Cluster:
    """A scheduler and workers, each a process of this machine, as somebody starts them at a terminal."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.workers: list[subprocess.Popen[bytes]] = []
        self.scheduler = self._dask("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", name="scheduler")
        self.address = self._said("scheduler", "tcp://127.0.0.1:")

    def joins(self, *before: str) -> subprocess.Popen[bytes]:
        """One more worker; `before`: Python that it runs first."""
        words = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--memory-limit", "0", *before)
        self.workers.append(self._dask("worker", self.address, *words, name=f"worker{len(self.workers)}"))
        return self.workers[-1]

    def _dask(self, *words: str, name: str) -> subprocess.Popen[bytes]:
        with (self._folder / name).open("wb") as log:
            return subprocess.Popen([sys.executable, "-m", "dask", *words], cwd=self._folder, stdout=log, stderr=log)

    def _said(self, name: str, what: str) -> str:
        """The first word in a log that begins so."""
        until = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < until:
            words = [word for word in (self._folder / name).read_text().split() if word.startswith(what)]
            if words:
                return words[0]
            time.sleep(0.1)
        raise TimeoutError((self._folder / name).read_text())

    def ends(self) -> None:
        for one in (*self.workers, self.scheduler):
            one.kill()
            one.wait()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    found = Cluster(tmp_path_factory.mktemp("cluster"))
    try:
        yield found
    finally:
        found.ends()


def told(beside: Beside) -> object:
    """All that was counted."""
    return [(one.sums, one.lines, one.stopped) for one in beside.measured], beside.differences


def studied(setting: Setting, watching: Watching | None = None) -> Beside:
    games = [load("village"), load("village", ["brisk"])]
    return measure(games, setting, watching or Watching())


def kills_when(half: int, worker: Callable[[], subprocess.Popen[bytes]]) -> Watching:
    """Kills a worker as soon as so many matches are done."""
    done = [0]

    def noted(more: int) -> None:
        before, done[0] = done[0], done[0] + more
        if before < half <= done[0]:
            worker().send_signal(signal.SIGKILL)

    return Watching(noted)


def test_a_worker_may_be_killed_while_it_plays(running: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its matches are played by the other, and come out the same as on one core and on two."""
    monkeypatch.setattr(cluster, "ANSWERS_WITHIN", STARTS_WITHIN)
    monkeypatch.setattr(portions, "MOST", 2)  # so that there are many portions to lose
    running.joins()
    doomed = running.joins()
    here, two = (studied(Setting(2, range(12), jobs=jobs)) for jobs in (1, 2))
    there = studied(Setting(2, range(12), on=running.address), kills_when(4, lambda: doomed))
    assert doomed.wait(timeout=STARTS_WITHIN) == -signal.SIGKILL
    assert told(here) == told(two) == told(there)
    assert here.matches == 12


def test_the_command_line_plays_on_a_cluster(running: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("lab", "compare", "village", "--with", "brisk", "--players", "2", "--games", "4", "--bots", "random")
    running.joins()
    ran = rulelang(*words, "--on", running.address)
    assert ran.code == 0, ran.err
    assert ran.out == rulelang(*words).out


def test_records_travel_when_they_are_asked_for(running: Cluster) -> None:
    running.joins()
    setting = Setting(2, range(3), on=running.address, recorded=True)
    found: list[tuple[int, int]] = []
    measure([load("pig")], setting, Watching(record=lambda game, record: found.append((game, record["seed"]))))
    assert found == [(0, 0), (0, 1), (0, 2)]


def test_a_worker_with_another_version_is_refused_in_one_line(running: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    running.joins()
    monkeypatch.setattr(cluster, "code", lambda: "another")
    ran = rulelang("lab", "compare", "village", "--with", "brisk", "--games", "4", "--on", running.address)
    assert ran.code == 1
    assert "has another version of this project than this machine: install the same" in ran.err
    assert len(ran.err.splitlines()) == 1


def test_a_worker_that_joins_later_with_another_version_plays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    class Worker:
        address = "tcp://somewhere"

    monkeypatch.setattr("distributed.get_worker", Worker)
    task = next(iter(Pace(Setting(2, range(1)), 0)))
    assert play_there(b"", task, "another") == "tcp://somewhere"


def test_where_there_is_no_cluster_that_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "ANSWERS_WITHIN", 1.0)
    with pytest.raises(NoCluster, match=r"No scheduler answers at tcp://127\.0\.0\.1:9; "):
        studied(Setting(2, range(2), on="tcp://127.0.0.1:9"))


def test_a_cluster_without_workers_says_how_to_start_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "ANSWERS_WITHIN", 5.0)
    alone = Cluster(tmp_path)
    try:
        with pytest.raises(NoCluster, match=f"has no workers; `dask worker {alone.address}` starts one"):
            studied(Setting(2, range(2), on=alone.address))
    finally:
        alone.ends()
