"""One piece from the top of a place to another, printed: where no rule of this game could notice anything but the piles.

Otherwise, and where a match is traced or the move cannot be made, the engine is asked, which says why.
"""

from __future__ import annotations

from interpreter import form as n
from interpreter.form import steps as st
from interpreter.playable.python.printing import Python
from interpreter.playable.run import plain
from interpreter.state.game_numbers import GameNumbers

UNSEEN = "s.trace is None and s.script is None"  # nobody is told of a move, nor waits for it


def plainly(to: Python, e: st.Effect) -> list[str] | None:
    """The lines of such a move; None if it is none."""
    if e.what != "move_some" or e.given[0] != n.Constant(1) or to.numbers is None or not _nothing_notices(to.numbers):
        return None
    _, source, place, line = e.given
    if not (_is_there(source) and _is_there(place)):
        return None
    whence, where, pile = to.fresh(), to.fresh(), to.fresh()
    z, at, room = to.uses("z"), to.uses("at"), to.constant(to.numbers.capacity)
    return [
        f"{whence} = {to(source)}",
        f"{where} = {to(place)}",
        f"if {UNSEEN} and ({pile} := {z}[{whence}]) and (not {z}[{where}] or len({z}[{where}]) < {room}[{where}]):",
        f"    {z}[{whence}] = {pile}[:-1]",
        f"    {z}[{where}] += {pile}[-1:]",
        f"    {at}[{pile}[-1]] = {where}",
        "else:",
        f"    move_some(s, 1, {whence}, {where}, {to(line)})",
    ]


def _nothing_notices(numbers: GameNumbers) -> bool:
    """Whether moves change nothing but the piles, each piece comes from the end of its pile, and each place has room for one."""
    return all(plain(numbers)) and not any(numbers.in_line) and all(numbers.capacity)


def _is_there(place: n.Node) -> bool:
    """Whether this is a place, and not nowhere: one that is known, or that of a player or of a space of a board."""
    match place:
        case n.Constant(value=int(known)):
            return known >= 0
        case n.Arithmetic(op="+", left=n.Constant(value=int(first)), right=n.Slot()):
            return first > 0
    return False
