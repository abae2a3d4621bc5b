"""A way to run scenarios written inline."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

from interpreter.scenarios import Report, run
from tests.toys import PHASES

Run = Callable[..., Report]
Holds = Callable[[str, str], None]


@pytest.fixture
def run_toy(tmp_path: Path) -> Run:
    """The report on scenarios of the toy game, or of the rules given."""

    def build(scenarios: str, rules: str = PHASES, **what: bool) -> Report:
        (tmp_path / "toy.rules").write_text(textwrap.dedent(rules).lstrip(), encoding="utf-8")
        (tmp_path / "toy.scenario").write_text(textwrap.dedent(scenarios).lstrip(), encoding="utf-8")
        return run(tmp_path, **what)

    return build


@pytest.fixture
def holds(run_toy: Run) -> Holds:
    """Scenarios that must all come out with the rules given."""

    def insist(scenarios: str, rules: str) -> None:
        report = run_toy(scenarios, rules)
        assert report.good, report.failures

    return insist
