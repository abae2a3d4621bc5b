"""What tests share: `--update`, which writes expected texts anew (review reads the difference), and games written inline.

`--thorough` also runs what tries more of the same: all pairs of variants, each variant by itself, one move further.
"""

from __future__ import annotations

import gc
import os
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

from interpreter import Game, load

os.environ["RULELANG_CACHE"] = "off"  # no test touches what the user keeps; those of keeping have a folder of their own

Toy = Callable[..., Game]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update", action="store_true", help="write expected messages and formatted texts anew")
    parser.addoption("--thorough", action="store_true", help="also run the tests that try more of what others try")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without `--thorough`, what is marked so is left out."""
    if config.getoption("--thorough"):
        return
    left_out = {item: None for item in items if item.get_closest_marker("thorough")}
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=[*left_out])


def pytest_collection_finish() -> None:
    """What all tests need stays: to look through it again and again for what nobody needs takes long."""
    gc.freeze()
    gc.set_threshold(20_000)


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
