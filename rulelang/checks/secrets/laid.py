"""What is laid open, where and when; and what becomes of it in other words, after stirring, and once somebody decides."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from rulelang import program as p

NEXT = -2  # the piece on top, which is gone then: another one is on top after that
HANDED_OVER = "something handed over"


class Laid(NamedTuple):
    """What is laid open in a zone: all that can be asked about, the piece of one name, the one on top, or some."""

    zone: str
    whole: bool
    piece: int | None = None  # a slot, TOP or NEXT
    late: bool = False  # only when somebody may have decided something after it was asked about
    of: p.Expression | None = None  # of the zones of this name that of one player alone

    def excuses(self, secret: p.Secret) -> bool:
        """Whether nothing is told any more by asking about this; what nobody knew must lie open before anybody decides."""
        if self.late and secret.seen_by == "nobody":
            return False
        if self.piece is not None and self.piece >= 0:
            return secret.piece == self.piece or (self.whole and secret.zone == self.zone)
        return secret.zone == self.zone and (self.whole or (self.piece is not None and secret.piece == p.TOP))


def excused(laid: Iterable[Laid], secret: p.Secret) -> bool:
    """Whether nothing is told any more by asking about this. What is asked of several players is laid open by one of them alone
    for none of the others."""
    several = secret.owner is None or isinstance(secret.owner, p.Bound)
    found = [one for one in laid if one.excuses(secret)]
    return bool(found) and (not several or any(one.of is None for one in found) or len({one.of for one in found}) > 1)


def late(laid: Iterable[Laid]) -> set[Laid]:
    """The same after somebody may have decided something."""
    return {one._replace(late=True) for one in laid}


def in_time(laid: Iterable[Laid]) -> set[Laid]:
    """The same for what is asked after it."""
    return {one._replace(late=False) for one in laid}


def any_way(ways: Sequence[set[Laid]]) -> set[Laid]:
    """What is laid open by one of several ways: in time only if each of them lays something open there."""
    always = set.intersection(*({one.zone for one in way if not one.late} for way in ways))
    return {one if one.zone in always else one._replace(late=True) for way in ways for one in way}


def handed_over(laid: Iterable[Laid], names: Mapping[int, p.Expression]) -> set[Laid]:
    """What is laid open in the words of somebody else, whose names stand for these."""
    found = set()
    for one in laid:
        other = names.get(one.piece) if one.piece is not None and one.piece >= 0 else None
        piece = other.slot if isinstance(other, p.Local) else one.piece if one.piece in (p.TOP, NEXT) else None
        found.add(one._replace(piece=piece))
    return found


def accounted_for(laid: Iterable[Laid]) -> set[Laid]:
    """What a condition lets be laid open accounts for it, even if it is one piece of many: that suit was followed with it."""
    return {one._replace(whole=True) if one.piece not in (p.TOP, NEXT) else one for one in laid}


def whole(zones: Iterable[str], of: p.Expression | None = None) -> set[Laid]:
    """All of these zones; of those that each player has only that of one."""
    return {Laid(zone, True, of=of) for zone in zones}


def of_all(laid: Iterable[Laid]) -> set[Laid]:
    """The same done by several players, each with what is theirs."""
    return {one._replace(of=None) for one in laid}


def unstirred(laid: Sequence[set[Laid]], stirred: Sequence[set[str]]) -> set[Laid]:
    """What steps lay open, from the nearest on, but for zones whose dice come to show something else on the way there."""
    found: set[Laid] = set()
    gone: set[str] = set()
    for each, on_the_way in zip(laid, stirred, strict=False):
        gone |= on_the_way
        found |= {one for one in each if one.zone not in gone}
    return found


def as_decided(laid: Sequence[set[Laid]], decided: Sequence[bool]) -> list[set[Laid]]:
    """What steps lay open, one after another, with what comes late: `decided`: whether somebody may decide something in each."""
    found = []
    so_far = False
    for each, in_it in zip(laid, decided, strict=True):
        found.append(late(each) if so_far else each)
        so_far = so_far or in_it
    return found
