"""Steps that do what stands elsewhere, end what is under way, or change how it goes for a while."""

from __future__ import annotations

from typing import Literal

from rulelang.program.nodes import Kinded
from rulelang.program.values.expressions import Expression, Group


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


class Idle(Kinded):
    """`nothing happens`."""

    line: int


class End(Kinded):
    """`end turn`, `end phase`, `end round`, `end repeat`, `end game`; `end season`: the nearest `phase` of this name."""

    line: int
    scope: Literal["turn", "phase", "round", "game", "repeat"]
    phase: str | None = None


class AnotherTurn(Kinded):
    """`you take another turn`: the next turn of the nearest `turns` is this player's, beside those that come anyway."""

    line: int
    player: Expression


class MissTurn(Kinded):
    """`you miss a turn`: the next turn that would be this player's, in turns that stand within no others, does not come."""

    line: int
    player: Expression


class Win(Kinded):
    """`you win`: the game ends at once with this winner; with none if it is nobody."""

    line: int
    player: Expression
    of_team: bool = False  # `north wins`: `player` is a team


class WinAll(Kinded):
    """`everyone wins`, `all players where … win`: the game ends at once, and all of these have won."""

    line: int
    who: Group | None = None


class Lose(Kinded):
    """`you lose`: who it is takes no more turns and cannot win. Whoever is left alone, or in one team, has won."""

    line: int
    player: Expression
    of_team: bool = False


class LoseAll(Kinded):
    """`everyone loses`: the game ends at once; `all players where … lose`: all of these at once, as by `Lose`."""

    line: int
    who: Group | None = None


class Leave(Kinded):
    """`you leave the trick`, `all players where … come back to the round`: all of `who`, clockwise from the active player.

    Who is out of a `span` takes no turns, makes no secret choices and answers nothing until it is over, or until they are `back`.
    """

    line: int
    span: str  # a phase by its name, "round" or "game"
    player: Expression | None = None
    who: Group | None = None
    back: bool = False


class During(Kinded):
    """`until the end of this phase: food of you is 1 less`: switches modifier `modifier` on for `you` until the scope ends.

    Of the next turn of `you` it is the start or the end, among the turns in which this is done, or those around them.
    """

    line: int
    scope: Literal["turn", "phase", "round", "game", "start of next turn", "end of next turn"]
    modifier: int


CallStep = (
    Do | DoChosen | CallOff | Use | Pass | Idle | End | AnotherTurn | MissTurn | Win | WinAll | Lose | LoseAll | Leave | During
)
