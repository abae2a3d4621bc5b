"""What the engine knows of each step beyond what is true of it by the language (`rulelang.program.steps.facts`): one row a step.

A step without a row is an error when the package is imported; what is not said in a row is never taken for safe.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from interpreter.state.slots import UNLIMITED
from interpreter.translate.analysis import offers
from interpreter.translate.values import belonging, bundles, chains
from interpreter.translate.values.areas import leaves_areas
from interpreter.translate.writing.draft import Draft
from interpreter.translate.writing.maybe_nothing import may_be_absent
from rulelang import program as p
from rulelang.program.nodes import ATOMS

__all__ = [
    "FACTS",
    "Facts",
    "Prospect",
    "asks",
    "facts",
    "may_fail",
    "roomy",
    "sets_off_failure",
    "settled",
    "that_count",
    "unassured",
]

Steps = Sequence[p.Step]
PIECES = ("arrives", "leaves", "covered", "uncovered", "completed")  # what pieces that move may set off
LOOPS_AT_MOST = 16  # in each other in one block: Python takes no more than 20
COVER = ("covered", "uncovered")
PASSED = ("passed",)  # what a payment on a track may
BECOMES = "becomes"  # what a step that writes a number may
EVENTS = (*PIECES, *PASSED, BECOMES)


class Facts(NamedTuple):
    """A row.

    asks: it ends a block, even if nothing inside does · fails: it can turn out impossible before chance speaks · sets_off: the
    events of which it may set off triggers that turn out impossible.
    """

    asks: bool | Callable[[Draft, Any], bool]
    fails: bool | Callable[[Prospect, Any], bool]
    sets_off: tuple[str, ...] = ()


class Prospect(NamedTuple):
    """Who asks whether steps can fail: a body that calls itself can (`open_`: those that are being looked at)."""

    draft: Draft
    open_: frozenset[str] = frozenset()

    def may_fail(self, steps: Steps) -> bool:
        """Whether these steps, in order, can turn out impossible before chance speaks or they are left."""
        for step in steps:
            if self.fails(step) or sets_off_failure(self.draft, step):
                return True
            if p.leaves(step):
                return False
        return False

    def fails(self, step: p.Step) -> bool:
        """Whether one step can."""
        row = facts(step)
        found = row.fails if isinstance(row.fails, bool) else row.fails(self, step)
        return found or _to_nobody(self.draft, step)

    def body_may_fail(self, name: str) -> bool:
        """Whether a body can."""
        return name in self.open_ or Prospect(self.draft, self.open_ | {name}).may_fail(self.draft.tables.body[name].steps)


def facts(step: p.Step) -> Facts:
    """The row of a step."""
    return FACTS[type(step)]


def may_fail(draft: Draft, steps: Steps) -> bool:
    """Whether these steps, in order, can turn out impossible before chance speaks or they are left."""
    return Prospect(draft).may_fail(steps)


def that_count(draft: Draft, steps: Steps, rest_fails: bool) -> Steps:
    """These steps without those behind the last that can turn out impossible: whether the others can be done says all."""
    last = len(steps)
    while last and not rest_fails and not may_fail(draft, steps[last - 1 : last]):
        last -= 1
    return steps[:last]


def asks(draft: Draft, step: p.Step) -> bool:
    """Whether a step ends a block: somebody is asked, something else is run, or it goes on elsewhere."""
    found = facts(step).asks
    return found if isinstance(found, bool) else found(draft, step)


def sets_off_failure(draft: Draft, step: p.Step, outside: bool = False) -> bool:
    """Whether a step may set off a trigger that can turn out impossible; `outside`: what it moves certainly lies in no chain."""
    if any(p.writes(step, trigger) for trigger in draft.failing_triggers(may_fail, BECOMES)):
        return True
    events = [
        event for event in facts(step).sets_off if not _never(draft, step, event, outside or id(step) in draft.moves.outside)
    ]
    waiting = (draft.failing_triggers(may_fail, event) for event in events)
    found = next(filter(None, waiting), [])
    if not found or not isinstance(step, p.Pay):
        return bool(found)
    asked = bundles.asked_for(draft.tables, step)
    tracks = {draft.tables.tracked[resource] for bundle in asked for resource in bundles.resources(draft.tables, bundle)}
    return any(trigger.type in tracks for trigger in found)


def _never(draft: Draft, step: p.Step, event: str, outside: bool) -> bool:
    """Whether it is certain that a step does not lead to an event."""
    if event == "completed":
        return leaves_areas(draft, step)
    return event in COVER and _leaves_covers(draft, step, event, outside)


def _leaves_covers(draft: Draft, step: p.Step, event: str, outside: bool) -> bool:
    """Whether a step that moves pieces certainly covers, or uncovers, none."""
    if not chains.laid(draft.tables, step) or isinstance(step, p.Swap):
        return True
    if event == "uncovered":
        return outside
    return not isinstance(step, p.MovePiece) or isinstance(step.to, p.PlaceAt)


def deepest_loop(steps: Steps) -> int:
    """How many loops stand in each other in these steps."""
    return max((deepest_loop(within.steps) + (within.how == "loop") for step in steps for within in p.inside(step)), default=0)


# ------------------------------------------------------------------------------------------- what a condition assures
def unassured(draft: Draft, condition: p.Expression | None, steps: Steps, open_: frozenset[str] = frozenset()) -> Steps:
    """The steps under a condition without the first, if the condition says that this one can be carried out."""
    if not steps or condition is None:
        return steps
    first = steps[0]
    if isinstance(first, p.Do) and not first.arguments and first.body not in open_:  # it is done by the same player
        called = draft.tables.body[first.body].steps
        left = unassured(draft, condition, called, open_ | {first.body})
        return [*left, *steps[1:]] if len(left) < len(called) else steps
    return steps[1:] if _assures(condition, first) and not chains.laid(draft.tables, first) else steps


def _assures(condition: p.Expression | None, step: p.Step) -> bool:
    """`if any member in hall: choose member in hall …`, `if hall is not full: move member to hall`."""
    match condition, step:
        case p.Logic(op="and"), _:
            return _assures(condition.left, step) or _assures(condition.right, step)
        case p.Fold(op="any"), p.Choose() | p.ChooseAtRandom():
            return bool(_candidates(condition.group) == _candidates(step.group))
        case p.Compare(
            left=p.Fold(op="count", group=counted), op=">" | ">=", right=p.Number(value=least)
        ), p.Choose() | p.ChooseAtRandom():
            enough = least >= (1 if condition.op == ">=" else 0)
            return enough and bool(_candidates(counted) == _candidates(step.group))
        case p.Not(of=p.PlaceState(state="full", places=p.Places(one=place))), p.MovePiece(piece=p.Local()):
            return bool(place == step.to)
    return False


def _candidates(group: p.Group) -> Any:
    """What a group chooses among, whatever its candidate is called: its best are never none of them."""
    plain = group.model_copy(update={"bound": 0, "rank": None, "rank_by": None, "then_by": ()})
    return _renamed(plain, group.bound)


def _renamed(node: Any, bound: int) -> Any:
    """An expression with its candidate numbered 0; itself, where that is not asked for."""
    if type(node) in ATOMS:
        return node
    if isinstance(node, p.Bound):
        return node.model_copy(update={"number": 0}) if node.number == bound else node
    if isinstance(node, tuple):
        return tuple([_renamed(part, bound) for part in node])
    changed = {name: new for name, part in node.__dict__.items() if (new := _renamed(part, bound)) is not part}
    return node.model_copy(update=changed) if changed else node


# ------------------------------------------------------------------------------------------------ what ends a block
def settled(draft: Draft, step: p.Pay) -> bool:
    """Whether a cost leaves whoever pays nothing to decide."""
    if step.if_possible:
        return all(bundles.choiceless(draft.tables, bundle) for bundle in bundles.asked_for(draft.tables, step))
    return bundles.one_way(draft.tables, step) and not offers.relevant(draft.tables, step)


def _pay_asks(draft: Draft, step: p.Pay) -> bool:
    return not settled(draft, step)


def _bundle_asks(draft: Draft, step: p.Gain | p.MoveResources) -> bool:
    return not bundles.choiceless(draft.tables, step.bundle)


def _too_deep(_: Draft, step: p.Step) -> bool:
    return deepest_loop((step,)) > LOOPS_AT_MOST


def _repeat_asks(draft: Draft, step: p.Repeat) -> bool:
    return step.up_to or _too_deep(draft, step)


# ------------------------------------------------------------------------------------- what can turn out impossible
def _pay_fails(ask: Prospect, step: p.Pay) -> bool:
    tables = ask.draft.tables
    asked = bundles.asked_for(tables, step)
    free = all(tables.tracked[resource] is not None for bundle in asked for resource in bundles.resources(tables, bundle))
    return not (step.if_possible or (free and all(bundles.choiceless(tables, bundle) for bundle in asked)))


def _choose_fails(ask: Prospect, step: p.Choose | p.ChooseAtRandom) -> bool:
    group = step.group
    return not (group.type in ask.draft.tables.kind and group.owner is None and group.where is None)  # a kind has members


def _move_fails(ask: Prospect, step: p.MovePiece) -> bool:
    tables = ask.draft.tables
    if chains.laid(tables, step) and id(step) in ask.draft.moves.lawful:
        return False
    lawless = step.apart or not chains.has_law(tables, step.to)
    if chains.laid(tables, step) and not (lawless and id(step) in ask.draft.moves.outside):
        return True
    belongs = belonging.belong(tables, belonging.classes_meant(tables, step.piece), step.to)
    return not (isinstance(step.piece, p.Local | p.Bound) and roomy(ask.draft, step.to) and belongs)


def roomy(draft: Draft, place: p.Expression) -> bool:
    """Whether a place is certainly there and always has room."""
    if not isinstance(place, p.PlaceAt):
        return False
    endless = all(draft.tables.capacity[at] >= UNLIMITED for at in draft.tables.family_places(place.zone))
    return endless and not may_be_absent(draft, place)


def _to_nobody(draft: Draft, step: p.Step) -> bool:
    """Whether a step may name a place, a holder or a number of somebody who may not be there."""
    match step:
        case p.Draw() | p.MoveSome():
            return may_be_absent(draft, step.source) or may_be_absent(draft, step.to)
        case p.MoveAll():
            return may_be_absent(draft, step.to)
        case p.Shuffle():
            return may_be_absent(draft, step.place)
        case p.MoveResources() | p.MoveAllResources() | p.DrawResources():
            return may_be_absent(draft, step.source.of) or may_be_absent(draft, step.target.of)
        case p.Pay():
            return step.to is not None and may_be_absent(draft, step.to.of)
        case p.Become() | p.Randomise():
            return may_be_absent(draft, step.target.of)
        case p.TurnOver():
            return may_be_absent(draft, step.piece)
    return False


def _as_far_as_possible(_: Prospect, step: Any) -> bool:
    return not step.if_possible


def _all_fail(ask: Prospect, step: p.MoveAll) -> bool:
    tables = ask.draft.tables
    beside = id(step) in ask.draft.moves.outside and not chains.has_law(tables, step.to)
    return chains.laid(tables, step) and not beside


def _repeat_fails(ask: Prospect, step: p.Repeat) -> bool:
    return not step.up_to and ask.may_fail(unassured(ask.draft, step.while_, step.steps))


def _if_fails(ask: Prospect, step: p.If) -> bool:
    return any(ask.may_fail(unassured(ask.draft, branch.condition, branch.steps)) for branch in step.branches)


#                      asks   fails
FACTS: dict[type[Any], Facts] = {
    p.Needs: Facts(False, True),
    p.Choose: Facts(True, _choose_fails),
    p.ChooseAtRandom: Facts(False, _choose_fails),
    p.ChooseNumber: Facts(True, True),
    p.ChoosePlace: Facts(True, True),
    p.Note: Facts(False, False),
    p.Everyone: Facts(True, True),
    p.Pay: Facts(_pay_asks, _pay_fails, sets_off=PASSED),
    p.Gain: Facts(_bundle_asks, False),
    p.MoveResources: Facts(_bundle_asks, _as_far_as_possible),
    p.MoveAllResources: Facts(False, False),
    p.DrawResources: Facts(False, False),
    p.MovePiece: Facts(False, _move_fails, sets_off=PIECES),
    p.MoveSome: Facts(False, _as_far_as_possible, sets_off=PIECES),
    p.MoveAll: Facts(False, _all_fail, sets_off=PIECES),
    p.Draw: Facts(False, False, sets_off=PIECES),
    p.Swap: Facts(False, True, sets_off=PIECES),
    p.Shuffle: Facts(False, False),
    p.Roll: Facts(False, False),
    p.RollPieces: Facts(False, False),
    p.TurnTo: Facts(False, True),
    p.Randomise: Facts(False, False),
    p.Become: Facts(False, False),
    p.TurnOver: Facts(False, False),
    p.TurnAll: Facts(False, False),
    p.Show: Facts(False, False),
    p.Do: Facts(True, lambda ask, step: ask.body_may_fail(step.body)),
    p.DoChosen: Facts(True, True),
    p.CallOff: Facts(False, False),
    p.Use: Facts(True, False),
    p.Pass: Facts(False, False),
    p.Idle: Facts(False, False),
    p.End: Facts(lambda _, step: step.scope == "repeat", False),
    p.AnotherTurn: Facts(False, False),
    p.MissTurn: Facts(False, False),
    p.Win: Facts(False, False),
    p.WinAll: Facts(False, False),
    p.Lose: Facts(False, False),
    p.LoseAll: Facts(False, False),
    p.Leave: Facts(False, False),
    p.During: Facts(False, False),
    p.OneOf: Facts(
        True, lambda ask, step: all(ask.may_fail(way.steps) for way in step.alternatives),
    ),
    p.May: Facts(True, False),
    p.Repeat: Facts(_repeat_asks, _repeat_fails),
    p.Each: Facts(_too_deep, lambda ask, step: ask.may_fail(step.steps)),
    p.Turns: Facts(True, lambda ask, step: ask.may_fail(step.steps)),
    p.If: Facts(False, _if_fails),
    p.Otherwise: Facts(
        True, lambda ask, step: ask.may_fail(step.instead),
    ),
    p.Announced: Facts(True, lambda ask, step: ask.may_fail(step.steps)),
    p.Later: Facts(True, False),
}  # fmt: skip


if missing := p.FACTS.keys() ^ FACTS.keys():
    raise TypeError(f"a step without a row, or a row without a step: {missing}")
