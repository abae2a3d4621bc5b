"""What can go wrong in play: a code, a line and numbers, put into words only when it is told."""

from __future__ import annotations

from enum import IntEnum, auto


class Why(IntEnum):
    """What is wrong; the numbers that go with it are the parameters of its words (`failures_told`)."""

    NEEDS = 0  # a `needs:` of this line does not hold
    NO_PIECE = auto()
    NO_PLACE = auto()
    NOBODY = auto()
    FULL = auto()
    TOO_FEW = auto()
    TOO_FEW_SUCH = auto()
    DOES_NOT_BELONG = auto()
    NOT_UNDER_WAY = auto()
    NOTHING_TO_CHOOSE = auto()
    CANNOT_PAY = auto()
    TOO_LITTLE = auto()
    HOLDS_ENOUGH = auto()
    NO_CASE = auto()
    NO_CASE_OF_THIS = auto()
    BY_ZERO = auto()
    TOO_MANY_NUMBERS = auto()
    TOO_MANY_WAYS = auto()
    TOO_LARGE = auto()
    ENDLESS = auto()
    TOO_DEEP = auto()
    COVERED = auto()
    DOES_NOT_BEGIN = auto()
    DOES_NOT_GO_ON = auto()
    CARRIES_ENOUGH = auto()
    IN_NO_CHAIN = auto()
    NO_STAND_IN = auto()
    NOT_TURNED = auto()
    NO_FIRST = auto()
    FIRST_ELSEWHERE = auto()
    NOT_BESIDE = auto()
    SIDES_DIFFER = auto()
    LEAVES_GRID = auto()
    NOT_MIRRORED = auto()
    NO_SIDE = auto()
    NONE_FOR_CHANCE = auto()


class Failure(Exception):
    """Something went wrong at a line of the rules (-1: at none of them)."""

    def __init__(self, line: int, why: Why = Why.NEEDS, *numbers: int) -> None:
        self.line = line
        self.why = why
        self.numbers = numbers
        super().__init__(line, why, *numbers)


class DeadEnd(Failure):
    """A mandatory step that cannot be done. `site`: the decision that had no option, if it was one, and whose it was."""

    def __init__(self, line: int, why: Why = Why.NEEDS, *numbers: int, site: int = -1, player: int = -1) -> None:
        super().__init__(line, why, *numbers)
        self.site = site
        self.player = player


class Halt(Failure):
    """Rules that cannot go on, whatever anybody decides."""


class Endless(Halt):
    """Rules that go on and on without a decision: the line at which the machine gave up, and how many turns went by."""

    def __init__(self, line: int, turns: int = 0) -> None:
        super().__init__(line, Why.ENDLESS)
        self.turns = turns


class Horizon(Exception):
    """Looking ahead has come to something that the decider cannot know."""
