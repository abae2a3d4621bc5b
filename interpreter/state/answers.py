"""What can answer a decision. The type of its site says which of these it is; nobody need look into the answer itself."""

from __future__ import annotations

from typing import TypeGuard

from interpreter.form import Site
from interpreter.paying.ways import Way
from interpreter.paying.ways_with_help import Paid, Part

Using = tuple[int, int]  # an ability and the piece that has it; an ability of -1 ends it
Answer = int | Using | Way | Paid | Part  # most are numbers: of a piece, member, alternative, waiting trigger, or a number itself

PAYMENT, SOURCED, ABILITY = "payment", "sourced", "ability"  # types of sites whose answers are no numbers


def is_number(answer: Answer, site: Site) -> TypeGuard[int]:
    """A number, at all sites but those of the three types."""
    return site.type not in (PAYMENT, SOURCED, ABILITY)


def is_way(answer: Answer, site: Site) -> TypeGuard[Way]:
    """What is paid or taken."""
    return site.type == PAYMENT


def is_paid(answer: Answer, site: Site) -> TypeGuard[Paid | Part]:
    """What is paid with whose help, or a part of that."""
    return site.type == SOURCED


def is_use(answer: Answer, site: Site) -> TypeGuard[Using]:
    """Which ability of which piece is used."""
    return site.type == ABILITY


def numbers(answers: tuple[Answer, ...], site: Site) -> list[int]:
    """The answers of a site where all are numbers."""
    return [one for one in answers if is_number(one, site)]
