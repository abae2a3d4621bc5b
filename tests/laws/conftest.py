"""Toy games written inline, and the few words the law tests need to play them."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

from interpreter import Game, load

Toy = Callable[[str], Game]


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    """A game from its text."""

    def build(text: str) -> Game:
        path = tmp_path / f"toy{len(list(tmp_path.iterdir()))}.rules"
        path.write_text(textwrap.dedent(text).lstrip(), encoding="utf-8")
        return load(str(path))

    return build
