"""Steps that do what stands elsewhere, end what is under way, or change how it goes for a while."""

from __future__ import annotations

from typing import Literal

from rulelang.program.nodes import Kinded
from rulelang.program.values.expressions import Expression


class Do(Kinded):
    """`do climb with member`: runs a body (an action or a phase) as `you`."""

    line: int
    body: str
    arguments: tuple[Expression, ...] = ()


class DoChosen(Kinded):
    """`do chosen deed with lead`: runs the action that a choice named; `actions` gives kind index -> body name."""

    line: int
    of: Expression
    actions: tuple[str, ...]
    arguments: tuple[Expression, ...] = ()


class CallOff(Kinded):
    """`raid does not happen`: the innermost `body` that is about to be done, and is being answered now, is not done."""

    line: int
    body: str


class Use(Kinded):
    """`use build and instant`: `you` uses abilities of these moments, in any order, each once in an action, or stops.

    The list is made anew after each.
    """

    line: int
    moments: tuple[str, ...]


class Pass(Kinded):
    """`pass`: out of the nearest enclosing `turns`."""

    line: int


class End(Kinded):
    """`end turn`, `end phase`, `end round`, `end repeat`, `end game`."""

    line: int
    scope: Literal["turn", "phase", "round", "game", "repeat"]


class Win(Kinded):
    """`you win`: the game ends at once with this winner; with none if it is nobody."""

    line: int
    player: Expression


class WinAll(Kinded):
    """`everyone wins`: the game ends at once, and all have won."""

    line: int


class During(Kinded):
    """`until the end of this phase: food of you is 1 less`: switches modifier `modifier` on for `you` until the scope ends."""

    line: int
    scope: Literal["turn", "phase", "round", "game"]
    modifier: int


CallStep = Do | DoChosen | CallOff | Use | Pass | End | Win | WinAll | During
