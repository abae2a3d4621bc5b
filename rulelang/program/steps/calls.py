"""Steps that do what stands elsewhere, end what is under way, or change how it goes for a while."""

from __future__ import annotations

from typing import Literal

from rulelang.program.nodes import Node
from rulelang.program.values.expressions import Expression


class Do(Node):
    """`do climb with member`: runs a body (an action or a phase) as `you`."""

    kind: Literal["do"] = "do"
    line: int
    body: str
    arguments: tuple[Expression, ...] = ()


class DoChosen(Node):
    """`do chosen deed with lead`: runs the action that a choice named; `actions` gives kind index -> body name."""

    kind: Literal["do_chosen"] = "do_chosen"
    line: int
    of: Expression
    actions: tuple[str, ...]
    arguments: tuple[Expression, ...] = ()


class Use(Node):
    """`use build and instant`: `you` uses abilities of these moments, in any order, each once in an action, or stops.

    The list is made anew after each.
    """

    kind: Literal["use"] = "use"
    line: int
    moments: tuple[str, ...]


class Pass(Node):
    """`pass`: out of the nearest enclosing `turns`."""

    kind: Literal["pass"] = "pass"
    line: int


class End(Node):
    """`end turn`, `end phase`, `end round`, `end repeat`, `end game`."""

    kind: Literal["end"] = "end"
    line: int
    scope: Literal["turn", "phase", "round", "game", "repeat"]


class Win(Node):
    """`you win`: the game ends at once with this winner; with none if it is nobody."""

    kind: Literal["win"] = "win"
    line: int
    player: Expression


class WinAll(Node):
    """`everyone wins`: the game ends at once, and all have won."""

    kind: Literal["win_all"] = "win_all"
    line: int


class During(Node):
    """`until the end of this phase: food of you is 1 less`: switches modifier `modifier` on for `you` until the scope ends."""

    kind: Literal["during"] = "during"
    line: int
    scope: Literal["turn", "phase", "round", "game"]
    modifier: int


CallStep = Do | DoChosen | Use | Pass | End | Win | WinAll | During
