"""How far what comes of a choice reaches: what runs within the way that was chosen, and nothing that comes after it."""

from __future__ import annotations

from typing import NamedTuple

from rulelang import program as p

_ACTION = "action "


class _Scope(NamedTuple):
    """A choice of a way that is being followed."""

    number: int
    may: bool  # whether to do something or not was chosen, and not one of several ways
    asked: str  # the address of the line that ran last before it
    way: str = ""  # the address below which the way stands, once it runs


class Scopes:
    """Which choices are being followed at a line, by their numbers."""

    def __init__(self, lines: tuple[p.Line, ...]) -> None:
        self.lines = lines
        self.open: list[_Scope] = []
        self.count = 0
        self.at = ""  # the address of the line that runs

    @property
    def numbers(self) -> frozenset[int]:
        """Of the choices that are being followed."""
        return frozenset(one.number for one in self.open)

    def choose(self, *, may: bool) -> int:
        """A way is chosen, which runs next: its number."""
        self.count += 1
        self.open.append(_Scope(self.count, may, self.at))
        return self.count

    def asked_at(self, before: str) -> str:
        """Where something is asked: the line that runs; within an action, which asks whether to do that again, as `before`."""
        return before if _block(self.at).startswith(_ACTION) else self.at

    def is_done_at(self, asked: str) -> bool:
        """Whether the line that runs is a part of what was asked at another, or of an action that it does."""
        return _block(self.at).startswith(_ACTION) or _is_below(self.at, asked)

    def run(self, line: int) -> None:
        """A line runs; a choice is over once one runs of the block in which its way stands that is no part of the way."""
        self.at = self.lines[line].address if 0 <= line < len(self.lines) else ""
        self.open = [_begun(one, self.at) for one in self.open if not _is_over(one, self.at)]


def _begun(one: _Scope, at: str) -> _Scope:
    """A choice once its way runs: with the name of the way comes the first line of it, of what one may do the first step."""
    if one.way:
        return one
    if not one.may:
        return one._replace(way=at)
    return one._replace(way=one.asked if _is_below(at, one.asked) else at.rpartition(".")[0] or at)


def _is_over(one: _Scope, at: str) -> bool:
    return bool(one.way) and _block(at) == _block(one.way) and not _is_below(at, one.way)


def _is_below(at: str, other: str) -> bool:
    return at == other or at.startswith((f"{other}.", f"{other}["))


def _block(address: str) -> str:
    """The block of steps in which a line stands: `action sell`, `round`."""
    return address.partition(".")[0].partition("[")[0]
