"""Rules of a Program: values and what changes them, bodies of steps, triggers, abilities, ends and scores."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from rulelang.program.nodes import Node
from rulelang.program.steps.blocks import Branch, If, Step
from rulelang.program.steps.moves import Become, DrawResources, Gain, MoveAllResources, MoveResources, Pay, Randomise
from rulelang.program.values.atoms import Bound, Local
from rulelang.program.values.expressions import Amount, Compare, Expression, Group, Holder, Places, StateValue


class Bodyless(Node):
    """Shared by all that has a name, a line and a type of owner."""

    name: str
    line: int


class Value(Bodyless):
    """`value food each player: …`; `bound` is the candidate it is for (None if `of` is None), `second` that of its second key."""

    of: str | None
    bound: int | None
    by: str | None = None
    second: int | None = None
    type: str
    formula: Expression


class Position(Node):
    """`position: board and active_player`: what counts where it is asked whether a position came before.

    It is noted before the first turn and at the end of each turn.
    """

    line: int
    places: tuple[str, ...] = ()  # zones and grids, all of each
    numbers: tuple[str, ...] = ()  # counters, roles, tracks and dice, all of each
    active: bool = False  # whose turn it is


class Modifier(Node):
    """`while C: food of you is 1 less, at least 0`. Holds for the candidate `bound` of the value or the payer of a cost.

    For `target` "value" `name` is a value, for "cost" an action, for "limit" a resource. `switched` ones have no condition:
    they hold while a During step keeps them on.
    """

    line: int
    target: Literal["value", "cost", "limit"]
    name: str
    bound: int | None
    condition: Expression | None
    sign: Literal[1, -1]
    amount: Expression
    at_least: Expression | None = None
    at_most: Expression | None = None
    switched: bool = False


class Body(Node):
    """Steps that run in a frame of their own. Slot 0 is `you`; parameters follow; `slots` is how many in all."""

    name: str
    form: Literal["action", "phase", "steps", "setup", "round", "trigger", "end"]
    line: int
    label: str
    any_time: bool = False
    parameters: tuple[str, ...] = ()  # types; slots 1, 2, …
    slots: int
    steps: tuple[Step, ...]


class Trigger(Node):
    """`when CLASS comes to Z: …`. `body` is run with slot 0 the owner (else the active player) and slot 1 the piece.

    event arrives/leaves: `type` is the piece class and `places` where (families only, or one fixed place);
    event covered/uncovered: the same, of the piece beneath, when the first piece comes on it or the last one leaves it;
    event completed: `type` is a class of areas, of which one is complete now that was not, nor was any that it is made of;
    event passed: `type` is the track, slot 0 its player and slot 1 the same player;
    event becomes: `type` is a counter, a track, a role or a resource, and `reached` what is true of it that was not, about
    candidates, which are the keys; slot 0 is the player that is one of them (else the active player), slot 1 is nothing.

    `place_keys`: of what kinds the names are that tell which of `places`, or of the numbers, it was, in the slots from 2 on.
    """

    line: int
    event: Literal["arrives", "leaves", "passed", "becomes", "covered", "uncovered", "completed"]
    type: str
    places: Places | None
    reached: Compare | None = None
    body: Body
    place_keys: tuple[str, ...] = ()


class Union(Node):
    """`pieces card: building, hero`: one word for several classes of pieces."""

    name: str
    classes: tuple[str, ...]


class Moment(Bodyless):
    """`moment harvest: card in your village …`: whose abilities of this name may be used; `your` is slot 0."""

    group: Group


class Ability(Node):
    """What the pieces of one row can do: `harvest: do draw_card`; `name` is a moment's or a source's.

    `body` has the player in slot 0 and the piece in slot 1. At a moment it is run whole. For a source it is only what the
    unit costs beside `price`, and `provides` is what the unit is.
    """

    line: int
    name: str
    piece: str
    row: int
    label: str
    body: Body
    provides: Expression | None = None
    price: Expression | None = None


class Source(Bodyless):
    """`source quarry: card in fields …`: each candidate may provide once, at its price, while a cost is paid.

    `your` is slot 0. Without `provides` the abilities of this name say what a candidate provides. The price is paid `to`
    (the supply unless said). `once`: each candidate once in an action, not only once in a payment.
    """

    group: Group
    once: bool
    provides: Expression | None = None
    price: Expression | None = None
    to: Holder | None = None


class EndRule(Node):
    """`end when C: steps`: tested after every turn and every round; runs its steps, if it has any, and ends the game.

    `you` is the active player.
    """

    line: int
    condition: Expression
    body: Body | None


class Score(Bodyless):
    """`score council: E`, for the player Bound `bound`; for a team, where it is scored `each_team`."""

    bound: int
    each_team: bool = False
    uncounted: bool = False  # shown on the score sheet, and not in the total
    formula: Expression


class Grade(Node):
    """`at least 20: "in bloom"`; the lowest one has no bound."""

    least: Expression | None
    label: str


class Grades(Node):
    """`grades of total: …`, the best first; of a line of scoring, if `of` is its name."""

    of: str | None
    grades: tuple[Grade, ...]


class Ranking(Node):
    """One criterion of `winner:`; `bound` is the player, or the team in a game of teams."""

    best: Literal["highest", "lowest"]
    bound: int
    formula: Expression


# ---------------------------------------------------------------------------------------- numbers that triggers watch
_AMOUNTS = Pay | Gain | MoveResources | MoveAllResources | DrawResources


def writes(step: object, trigger: Trigger) -> bool:
    """Whether a step itself may write what a trigger watches; not what it runs."""
    watched = trigger.reached.left if trigger.reached is not None else None
    match step, watched:
        case Become() | Randomise(), StateValue():
            return bool(step.target.name == watched.name)
        case Pay(), StateValue(form="track"):  # it may be paid there
            return True
    return isinstance(step, _AMOUNTS) and isinstance(watched, Amount)


def only_then(trigger: Trigger) -> Body:
    """The steps of a trigger as those of a condition: of what sets it off it is only known that this has come true.

    A player by whom the numbers are told apart is `you`, whichever name says so.
    """
    body, keys = trigger.body, dict(enumerate(trigger.place_keys))
    if trigger.reached is None:
        return body
    slots = {number: 0 if kind == "player" else number + 2 for number, kind in keys.items()}
    branch = Branch(line=trigger.line, condition=_named(trigger.reached, slots), steps=_named(body.steps, slots, bound=False))
    return body.model_copy(update={"steps": (If(line=trigger.line, branches=(branch,)),)})


def _named(node: Any, slots: Mapping[int, int], bound: bool = True) -> Any:
    """Each key, a candidate (or in the steps the name of one), as the name that it has."""
    match node:
        case Bound(number=number, type=kind) if bound:
            return Local(slot=slots[number], type=kind)
        case Local(slot=slot, type="player") if not bound and slot - 2 in slots:
            return node.model_copy(update={"slot": slots[slot - 2]})
        case Node():
            return node.model_copy(update={name: _named(getattr(node, name), slots, bound) for name in type(node).model_fields})
        case tuple():
            return tuple(_named(part, slots, bound) for part in node)
    return node


def writes_watched(triggers: Iterable[Trigger], step: object) -> bool:
    """Whether a step itself may set off such a trigger."""
    return any(writes(step, trigger) for trigger in triggers)
