"""What tests share: `--update`, which writes expected texts anew (review reads the difference), and games written inline."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

from interpreter import Game, load

Toy = Callable[..., Game]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update", action="store_true", help="write expected messages and formatted texts anew")


@pytest.fixture
def update(request: pytest.FixtureRequest) -> bool:
    """Whether expected texts are to be written anew."""
    return bool(request.config.getoption("--update"))


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    """A game from the parts of its text, each indented as it likes; its file is `toy.rules`."""

    def build(*parts: str) -> Game:
        path = tmp_path / "toy.rules"
        path.write_text("\n".join(textwrap.dedent(part).lstrip() for part in parts), encoding="utf-8")
        return load(str(path))

    return build
