"""What is true of each step by the language alone: one row a step, read by checks, scenarios and the engine.

A step without a row is an error when the package is imported.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal, NamedTuple, get_args

from typing_extensions import TypeAliasType

from rulelang.program.nodes import parts
from rulelang.program.steps import blocks, calls, choices, moves
from rulelang.program.values.expressions import Expression

__all__ = ["FACTS", "Fact", "Within", "called", "classes_of", "fact", "inside", "leaves", "sequences"]

How = Literal["branch", "way", "loop", "turns", "attempt", "instead", "later", "announced"]


class Within(NamedTuple):
    """Steps that lie inside a step: how they are come to, and the condition that holds then, if there is one."""

    how: How
    steps: tuple[blocks.Step, ...]
    condition: Expression | None = None


def _nothing(_: object) -> tuple[()]:
    return ()


class Fact(NamedTuple):
    """A row.

    asks: somebody decides · shows: all can see that it is done, whatever lies in it · fires: it may set off triggers · leaves:
    chance speaks, or what runs is left for good · inside: the steps that lie in it · calls: the bodies that it may run.
    """

    asks: bool
    shows: bool
    fires: bool
    leaves: bool | Callable[[Any], bool] = False
    inside: Callable[[Any], tuple[Within, ...]] = _nothing
    calls: Callable[[Any], tuple[str, ...]] = _nothing


def fact(step: object) -> Fact:
    """The row of a step."""
    return FACTS[type(step)]


def inside(step: object) -> tuple[Within, ...]:
    """The steps that lie right inside a step."""
    return fact(step).inside(step)


def sequences(within: object) -> Iterator[tuple[blocks.Step, ...]]:
    """All steps below and including a node, those together that follow one another."""
    for node in parts(within):
        for name in ("steps", "instead"):
            if isinstance(steps := node.__dict__.get(name), tuple):
                yield steps


def called(node: object) -> tuple[str, ...]:
    """The bodies that a step may run; none of what is no step."""
    return FACTS[type(node)].calls(node) if type(node) in FACTS else ()


def leaves(step: object) -> bool:
    """Whether chance speaks, or what runs is left for good."""
    found = fact(step).leaves
    return found if isinstance(found, bool) else found(step)


def _holds(how: How) -> Callable[[Any], tuple[Within, ...]]:
    return lambda step: (Within(how, step.steps),)


def _branches(step: blocks.If) -> tuple[Within, ...]:
    return tuple(Within("branch", branch.steps, branch.condition) for branch in step.branches)


def _otherwise(step: blocks.Otherwise) -> tuple[Within, ...]:
    return Within("attempt", step.steps), Within("instead", step.instead)


def _announced(step: blocks.Announced) -> tuple[Within, ...]:
    return Within("announced", step.steps), *(Within("way", answer.steps) for answer in step.answers)


#                                asks   shows  fires
FACTS: dict[type[object], Fact] = {
    choices.Needs: Fact(False, False, False),
    choices.Choose: Fact(True, True, False),
    choices.ChooseAtRandom: Fact(False, True, False, leaves=True),
    choices.ChooseNumber: Fact(True, True, False),
    choices.ChoosePlace: Fact(True, True, False),
    choices.Note: Fact(False, False, False),
    choices.Everyone: Fact(True, True, False),
    moves.Pay: Fact(False, True, True),
    moves.Gain: Fact(False, True, True),
    moves.MoveResources: Fact(False, False, False),  # it shows only where all see how much there is
    moves.MoveAllResources: Fact(False, True, False),
    moves.DrawResources: Fact(False, True, False, leaves=True),
    moves.MovePiece: Fact(False, True, True),
    moves.MoveSome: Fact(False, True, True),
    moves.MoveAll: Fact(False, True, True),
    moves.Draw: Fact(False, True, True, leaves=lambda step: step.at_random),
    moves.Swap: Fact(False, False, True),
    moves.Shuffle: Fact(False, False, False, leaves=True),
    moves.Roll: Fact(False, True, False, leaves=True),
    moves.RollPieces: Fact(False, True, False, leaves=True),
    moves.TurnTo: Fact(False, True, False),
    moves.Randomise: Fact(False, True, False, leaves=True),
    moves.Become: Fact(False, True, True),
    moves.TurnOver: Fact(False, True, False),
    moves.TurnAll: Fact(False, True, False),
    moves.Show: Fact(False, True, False),
    calls.Do: Fact(False, False, False, calls=lambda step: (step.body,)),
    calls.DoChosen: Fact(False, False, False, calls=lambda step: step.actions),
    calls.CallOff: Fact(False, True, False),
    calls.Use: Fact(True, True, False),
    calls.Pass: Fact(False, True, False),
    calls.Idle: Fact(False, False, False),
    calls.End: Fact(False, True, False, leaves=lambda step: step.scope != "repeat"),  # what follows a loop is still to come
    calls.AnotherTurn: Fact(False, True, False),
    calls.MissTurn: Fact(False, True, False),
    calls.Win: Fact(False, True, False, leaves=True),
    calls.WinAll: Fact(False, True, False, leaves=True),
    calls.Lose: Fact(False, True, False, leaves=True),
    calls.LoseAll: Fact(False, True, False, leaves=True),
    calls.Leave: Fact(False, True, False),
    calls.During: Fact(False, False, False),
    blocks.OneOf: Fact(True, True, False, inside=lambda step: tuple(Within("way", way.steps) for way in step.alternatives)),
    blocks.May: Fact(True, True, False, inside=_holds("way")),
    blocks.Repeat: Fact(False, False, False, inside=lambda step: (Within("loop", step.steps, step.while_),)),
    blocks.Each: Fact(False, False, False, inside=_holds("loop")),
    blocks.Turns: Fact(False, False, False, inside=_holds("turns")),
    blocks.If: Fact(False, False, False, inside=_branches),
    blocks.Otherwise: Fact(False, False, False, inside=_otherwise),
    blocks.Announced: Fact(True, True, False, inside=_announced),
    blocks.Later: Fact(False, False, False, inside=_holds("later")),
}  # fmt: skip


def classes_of(kind: object) -> Iterator[type[object]]:
    """The classes that a union of nodes is made of."""
    if isinstance(kind, TypeAliasType):
        kind = kind.__value__
    found = [part for part in get_args(kind) if get_args(part) or isinstance(part, type)]
    if not found and isinstance(kind, type):
        yield kind
    for part in found:
        yield from classes_of(part)


if missing := frozenset(classes_of(blocks.Step)) ^ FACTS.keys():
    raise TypeError(f"a step without a row, or a row without a step: {missing}")
