"""Three benches: cards that all see or nobody does, cards that are looked at and turned over, places of which a part is seen."""

from __future__ import annotations

import pytest

from tests.conftest import Toy

from .bench import CARDS, LEFT, LOOKS, PLAY, TOPS, Bench, bench


@pytest.fixture
def plain(toy: Toy) -> Bench:
    """Nobody ever knows a piece that its place does not show."""
    return bench(toy(CARDS + PLAY + LEFT))


@pytest.fixture
def looks(toy: Toy) -> Bench:
    """Pieces are looked at and lie face down."""
    return bench(toy(CARDS + PLAY + LOOKS + LEFT))


@pytest.fixture
def parts(toy: Toy) -> Bench:
    """There is a pit of which the top is seen, and a sea in which each sees the own men."""
    return bench(toy(CARDS + TOPS + PLAY + LEFT))
