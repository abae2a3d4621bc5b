"""Small tables of Villages of Valeria laid out by hand, and the oracle made to take given choices on them."""

from __future__ import annotations

from typing import Any

from tests.oracle.valeria_courses import STOP, Ask, Play
from tests.oracle.valeria_figures import LANES
from tests.oracle.valeria_paying import Way
from tests.oracle.valeria_table import Table

CASTLE = ("castle",)


def lay(players: int = 2, **there: Any) -> Table:
    """A table with this and a hideout on each pile; of hands, fields and villages as many as are given, the others are empty."""
    table = Table(
        bank=there.pop("bank", 5),
        purses=[0] * players,
        castles=[0] * players,
        hands=[[] for _ in range(players)],
        fields=[[] for _ in range(players)],
        villages=[[] for _ in range(players)],
        piles={lane: ["hideout"] for lane in LANES},
        deck=["arena"] * 5,
        pool=[],
        guild=[],
    )
    for name, value in there.items():
        every = getattr(table, name)
        if name in ("purses", "castles"):
            every[: len(value)] = value
        elif name in ("hands", "villages"):
            every[: len(value)] = [words.split() for words in value]
        elif name == "fields":
            every[: len(value)] = [[coined(word) for word in words.split()] for words in value]
        else:
            setattr(table, name, value)
    return table


def coined(word: str) -> tuple[str, int]:
    """`farm` is a card without a coin, `farm*` one with a coin."""
    return word.rstrip("*"), word.count("*")


def coin(owner: int, material: str) -> tuple[str, int, str]:
    return ("gold", owner, material)


def power(provides: str, discards: int = 0) -> tuple[str, str, int]:
    return ("power", provides, discards)


def ways_of(*found: Way) -> set[Way]:
    return {tuple(sorted(way, key=repr)) for way in found}


class Stage:
    """What the oracle asks, one thing after another, each answered with what is chosen; with no power to use, nothing is."""

    def __init__(self, oracle: Play) -> None:
        self.oracle = oracle
        self.asked: Ask | str | None = None
        self._go(None)

    def _go(self, answer: Any) -> None:
        try:
            self.asked = self.oracle.send(answer)
        except StopIteration:
            self.asked = None
        if self.choices == [STOP]:
            self.choose(STOP)

    @property
    def choices(self) -> list[Any]:
        """What may be chosen now; nothing once the oracle is done."""
        return [course.chosen for course in self.asked.courses] if isinstance(self.asked, Ask) else []

    @property
    def player(self) -> int | None:
        return self.asked.player if isinstance(self.asked, Ask) else None

    def choose(self, *chosen: Any) -> Stage:
        """One choice after another, each of which must be there."""
        for choice in chosen:
            assert isinstance(self.asked, Ask), f"nothing is asked, but {choice} was to be chosen"
            assert choice in self.choices, f"{choice} is not among {self.choices}"
            self._go(next(course for course in self.asked.courses if course.chosen == choice))
        return self

    def show(self, table: Table) -> Stage:
        """What is seen when the oracle looks."""
        assert self.asked == "look", f"the oracle does not look, it asks {self.asked}"
        self._go(table)
        return self
