"""Engines of several commits, each in a process of its own; only the one that is asked works, so that they take turns."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from io import BytesIO
from pathlib import Path

from bench.figures import Sample, Task

ROOT = Path(__file__).resolve().parents[1]


class CannotMeasure(Exception):
    """An engine cannot do what is asked, or there is none: says why."""


class Engine:
    """The engine of one commit, at work in its own process. `title` is how it is called in tables."""

    def __init__(self, title: str, code: Path) -> None:
        self.title = title
        self.code = code
        self._stage = Path(tempfile.mkdtemp(prefix="bench-"))  # this commit's measuring, before that commit's code
        shutil.copytree(ROOT / "bench", self._stage / "bench", ignore=shutil.ignore_patterns("__pycache__"))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            text=True, cwd=self._stage, env=self.environment,
        )  # fmt: skip

    @property
    def environment(self) -> dict[str, str]:
        """What a process needs to find this code, and where it keeps what Python compiles: as an installed package has it."""
        path, compiled = os.pathsep.join([str(self._stage), str(self.code)]), str(self._stage / "compiled")
        inherited = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        return {**inherited, "PYTHONPATH": path, "PYTHONPYCACHEPREFIX": compiled, "PYTHONHASHSEED": "0"}

    def measure(self, task: Task) -> Sample:
        """One round. Raises CannotMeasure."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            print(json.dumps(asdict(task)), file=self._process.stdin, flush=True)
        except BrokenPipeError:
            raise CannotMeasure(f"the engine of {self.title} has stopped") from None
        told = json.loads(self._process.stdout.readline() or '{"error": "it has stopped"}')
        if "error" in told:
            raise CannotMeasure(told["error"])
        return Sample(**told)

    def close(self) -> None:
        """Ends the process."""
        self._process.communicate()
        shutil.rmtree(self._stage)


@contextmanager
def engines(revisions: Sequence[str]) -> Iterator[list[Engine]]:
    """This code's engine, and those of other commits. Raises CannotMeasure if there is no such commit."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        found = [Engine("now", ROOT)]
        try:
            for revision in revisions:
                found.append(Engine(revision, _unpacked(revision, Path(folder) / revision)))
            yield found
        finally:
            for one in found:
                one.close()


def _unpacked(revision: str, folder: Path) -> Path:
    """The code of a commit in a folder. The repository itself is not touched."""
    packed = subprocess.run(["git", "archive", revision], cwd=ROOT, capture_output=True, check=False)
    if packed.returncode:
        raise CannotMeasure(f"there is no commit {revision}: {packed.stderr.decode().strip()}")
    with tarfile.open(fileobj=BytesIO(packed.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder
