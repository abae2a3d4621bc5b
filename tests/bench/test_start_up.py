"""What is measured of a start is measured of the engine that is asked about, wherever the measuring stands."""

from __future__ import annotations

import os
from math import isnan
from pathlib import Path
from typing import NamedTuple

from bench.start_up import IMPORT, start_up


class OfOld(NamedTuple):
    """What `start_up` needs of an engine."""

    code: Path

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": str(self.code)}


def test_another_commit_starts_its_own_code(tmp_path: Path) -> None:
    (tmp_path / "interpreter.py").write_text(
        "from pathlib import Path; Match = None; Path(__file__).with_name('started').touch()"
    )
    seconds = start_up(OfOld(tmp_path), IMPORT, 1)  # type: ignore[arg-type]
    assert not isnan(seconds)
    assert (tmp_path / "started").exists()


def test_what_cannot_start_has_no_time(tmp_path: Path) -> None:
    (tmp_path / "interpreter.py").write_text("raise ImportError")
    assert isnan(start_up(OfOld(tmp_path), IMPORT, 1))  # type: ignore[arg-type]
