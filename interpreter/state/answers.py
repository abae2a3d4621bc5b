"""What can answer a decision. The type of its site says which of these it is; nobody need look into the answer itself.

Only what may be done at any time can answer decisions of every type: it says by its own form that it is that.
"""

from __future__ import annotations

from typing import TypeGuard

from interpreter.form import Site
from interpreter.paying.ways import Way
from interpreter.paying.ways_with_help import Paid, Part

Using = tuple[int, int]  # an ability and the piece that has it; an ability of -1 ends it
AnyTime = tuple[int]  # which of the actions that may be done at any time
Own = int | Using | Way | Paid | Part  # most are numbers: of a piece, member, alternative, waiting trigger, or a number itself
Answer = Own | AnyTime

NOT_DONE = 1  # the answer of a `may` that leaves it
NOTHING_USED: Using = (-1, -1)  # the answer of whoever uses nothing more
PAYMENT, SOURCED, ABILITY = "payment", "sourced", "ability"  # types of sites whose answers are no numbers


def is_any_time(answer: Answer) -> TypeGuard[AnyTime]:
    """An action that may be done at any time: a tuple of one number, which nothing else is."""
    return isinstance(answer, tuple) and len(answer) == 1 and isinstance(answer[0], int)


def own(answers: tuple[Answer, ...]) -> tuple[Answer, ...]:
    """The answers that are the decision's own."""
    return tuple(answer for answer in answers if not is_any_time(answer))


def is_number(answer: Answer, site: Site) -> TypeGuard[int]:
    """A number, at all sites but those of the three types."""
    return site.type not in (PAYMENT, SOURCED, ABILITY) and not is_any_time(answer)


def is_way(answer: Answer, site: Site) -> TypeGuard[Way]:
    """What is paid or taken."""
    return site.type == PAYMENT and not is_any_time(answer)


def is_paid(answer: Answer, site: Site) -> TypeGuard[Paid | Part]:
    """What is paid with whose help, or a part of that."""
    return site.type == SOURCED and not is_any_time(answer)


def is_use(answer: Answer, site: Site) -> TypeGuard[Using]:
    """Which ability of which piece is used."""
    return site.type == ABILITY and not is_any_time(answer)


def numbers(answers: tuple[Answer, ...], site: Site) -> list[int]:
    """The answers of a site where all are numbers."""
    return [one for one in answers if is_number(one, site)]
