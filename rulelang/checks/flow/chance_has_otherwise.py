"""A step that must be done and may fail, after chance has spoken, says what happens otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.choices.otherwise import otherwise_missing
from rulelang.names.symbols import Symbols
from rulelang.program.certain.stages import without_fallbacks
from rulelang.program.nodes import parts


class Came(NamedTuple):
    """What chance has brought: a die or a class of dice by its name, or what it chose, by the slot of the body that is done."""

    name: str
    slot: int = -1
    narrowed: bool = False  # it was chosen of what meets a condition, which may have asked what lies there


Dice = frozenset[Came]
NONE: Dice = frozenset()


def chance_has_otherwise(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at what comes after a roll or a choice of chance, in the steps around it and in all that they do."""
    rolled = _Rolled(program)
    for body in parts(program):
        if isinstance(body, p.Body):
            rolled.follow(body.steps, NONE)
    for line, (die, instead) in sorted(rolled.found.items()):
        symbols.complain(span_of(symbols, line), otherwise_missing(die.name, instead=instead, chosen=die.slot >= 0))


class _Rolled:
    """Follows steps with the dice that were rolled before them; each body once for the same dice."""

    def __init__(self, program: p.Program) -> None:
        self.bodies = {body.name: body.steps for body in program.bodies}
        self.values = {value.name: value.formula for value in program.values}
        self.tracked = {number for number, resource in enumerate(program.resources) if resource.track is not None}
        self.done: dict[tuple[str, Dice], Dice] = {}
        self.looped: dict[tuple[int, Dice], Dice] = {}  # by the steps of a loop, which live as long as the program
        self.found: dict[int, tuple[Came, bool]] = {}  # of a line: the die, and whether it comes where something else failed

    def follow(self, steps: Sequence[p.Step], dice: Dice) -> Dice:
        """Notes the steps that nobody can step back from; the dice that have been rolled after them."""
        for step in steps:
            if hangs_on := sorted(self._failing(step, dice)):
                self.found.setdefault(step.line, (hangs_on[0], False))
            dice |= self._within(step, dice)
        return dice

    def _within(self, step: p.Step, dice: Dice) -> Dice:
        """The dice that a step rolls, and those that what lies in it rolls."""
        match step:
            case p.Roll():
                return frozenset({Came(step.die)})
            case p.RollPieces():
                return frozenset({Came(step.type)})
            case p.ChooseAtRandom():
                return frozenset({Came(step.name, step.slot, step.group.where is not None)})
            case p.Do():
                return self._body(step, dice)
            case p.Otherwise():
                self._instead(step, dice)
                return self.follow(step.steps, NONE) | self.follow(step.instead, dice)
            case p.Repeat(up_to=False, while_=condition):
                return self._loop(step.steps, dice - self._read(condition, dice))
            case p.Each() | p.Turns():
                return self._loop(step.steps, dice - self._read(step.group if isinstance(step, p.Each) else None, dice))
            case p.If():
                return self._branches(step, dice)
            case p.Announced():
                return self._all((answer.steps for answer in step.answers), NONE) | self.follow(step.steps, dice)
            case p.Later():
                return self.follow(step.steps, dice)
        return self._all((within.steps for within in p.inside(step)), NONE)  # what cannot be done there is not offered

    def _all(self, several: Iterable[Sequence[p.Step]], dice: Dice) -> Dice:
        return NONE.union(*(self.follow(steps, dice) for steps in several))

    def _body(self, step: p.Do, dice: Dice) -> Dice:
        """Of what chance chose, a body knows what it is given; whoever does it knows nothing of what chance chooses there."""
        given = [(slot, one) for slot, handed in enumerate(step.arguments, 1) for one in self._read(handed, dice)]
        key = step.body, frozenset(one for one in dice if one.slot < 0) | {one._replace(slot=slot) for slot, one in given}
        if key not in self.done:
            self.done[key] = NONE  # of a body that does itself
            self.done[key] = frozenset(one for one in self.follow(self.bodies[step.body], key[1]) if one.slot < 0)
        return self.done[key]

    def _loop(self, steps: Sequence[p.Step], dice: Dice) -> Dice:
        """What is rolled at its end has been rolled when it begins anew. The same loop is gone through once for the same dice."""
        if (id(steps), dice) not in self.looped:
            after = self.follow(steps, dice)
            self.looped[id(steps), dice] = after if after == dice else self.follow(steps, after)
        return self.looped[id(steps), dice]

    def _branches(self, step: p.If, dice: Dice) -> Dice:
        """Of what a condition asks about, the branches below it may be sure: there nothing is said of it."""
        rolled = dice
        for branch in step.branches:
            dice -= self._read(branch.condition, dice)
            rolled |= self.follow(branch.steps, dice)
        return rolled

    def _instead(self, step: p.Otherwise, dice: Dice) -> None:
        """Notes what may fail where something that hangs on a die has failed."""
        hangs_on = sorted(NONE.union(*(self._failing(one, dice) for one in step.steps)))
        for one in step.instead if hangs_on else ():
            if self._tested(one) is not None:
                self.found.setdefault(one.line, (hangs_on[0], True))

    def _failing(self, step: p.Step, dice: Dice) -> Dice:
        """The dice on which it hangs whether a step can be done, and what chance chose on which it does."""
        tested = step.amount if isinstance(step, p.MoveSome) and not step.if_possible else self._tested(step)
        if isinstance(step, p.MoveResources) and not step.if_possible:
            tested = step.bundle
        plain = frozenset(one for one in dice if one.slot >= 0 and not one.narrowed)
        there = step.group.places if isinstance(step, p.Choose | p.ChooseAtRandom) else None
        return self._read(tested, dice) | self._read(there, plain)

    def _tested(self, step: p.Step) -> object:
        """What decides whether a step can be done that says so itself: a condition or a price; None of all others."""
        match step:
            case p.Needs():
                return step.condition
            case p.Choose() | p.ChooseAtRandom():
                return without_fallbacks(step.group)
            case p.Pay() if not step.if_possible and not self._only_tracked(step):
                return step.bundle
        return None

    def _only_tracked(self, step: p.Pay) -> bool:
        """Whether all that is paid is paid on tracks, which can always be."""
        paid = [part.resource for part in parts(step.bundle) if isinstance(part, p.Quantity)]
        return bool(paid) and all(isinstance(one, p.Constant) and one.value in self.tracked for one in paid)

    def _read(self, expression: object, dice: Dice) -> Dice:
        """Which of these an expression reads, with the values in it."""
        found: set[str | int] = set()
        values: set[str] = set()
        waiting = [expression]
        while waiting:
            for part in parts(waiting.pop()):
                if isinstance(part, p.StateValue) and part.form == "die":
                    found.add(part.name)
                elif isinstance(part, p.Local):
                    found.add(part.slot)
                elif isinstance(part, p.ColumnOf):
                    found.add(part.owner)
                elif isinstance(part, p.ValueOf) and part.name not in values:
                    values.add(part.name)
                    waiting.append(self.values.get(part.name))
        return frozenset(one for one in dice if (one.name if one.slot < 0 else one.slot) in found)
