"""`when empty and needed: shuffle discard into it`, `turn discard over into it`, or all but its top: before something is taken
from an empty pile, or its top is looked at, it is made anew; in steps that are there anyway, so that what holds of a move, of a
draw and of a shuffle holds of this.
"""

from __future__ import annotations

from functools import reduce
from typing import TypeVar

from rulelang import program as p
from rulelang.program.nodes import parts

N = TypeVar("N")
PLENTY = 1_000_000  # so many are wanted by what fills a place
Steps = tuple[p.Step, ...]


def renewed(program: p.Program) -> p.Program:
    """The Program in which piles are renewed before each step that needs one of their pieces."""
    if not any(zone.renewed is not None for zone in program.zones):
        return program
    made = _Renewal(program)
    return program.model_copy(
        update={
            "setup": program.setup and made.body(program.setup),
            "round": made.body(program.round),
            "bodies": tuple(made.body(one) for one in program.bodies),
            "triggers": tuple(one.model_copy(update={"body": made.body(one.body)}) for one in program.triggers),
            "abilities": tuple(one.model_copy(update={"body": made.body(one.body)}) for one in program.abilities),
            "ends": tuple(one.model_copy(update={"body": one.body and made.body(one.body)}) for one in program.ends),
        }
    )


def needed(step: object) -> p.Expression | None:
    """The place of which a step needs the next piece: what it draws or moves from, or whose top it moves, turns or shows."""
    match step:
        case p.Draw() | p.MoveSome():
            return step.source
        case p.MovePiece(piece=p.TopOf(of=place)) | p.TurnOver(piece=p.TopOf(of=place)) | p.Show(what=p.TopOf(of=place)):
            return place
        case p.Swap(piece=p.TopOf(of=place)) | p.Swap(other=p.TopOf(of=place)):
            return place
    return None


class _Renewal:
    def __init__(self, program: p.Program) -> None:
        self.zones = {zone.name: zone for zone in program.zones}
        self.holds = {zone.name: zone.holds or tuple(piece.name for piece in program.pieces) for zone in program.zones}
        self.bound = 1 + max((node.number for node in parts(program) if isinstance(node, p.Bound)), default=0)

    def body(self, body: p.Body) -> p.Body:
        """A body with what its steps need."""
        return body.model_copy(update={"steps": self._steps(body.steps)})

    def _steps(self, steps: Steps) -> Steps:
        return tuple(made for step in steps for made in self._step(step))

    def _step(self, step: p.Step) -> Steps:
        deck = needed(step)
        if isinstance(deck, p.PlaceAt) and deck.zone in self.zones and self.zones[deck.zone].renewed is not None:
            return self._taken(step, deck)
        update: dict[str, object] = {
            name: self._steps(getattr(step, name)) for name in ("steps", "instead") if hasattr(step, name)
        }
        for name in ("branches", "alternatives"):
            if hasattr(step, name):
                ways = getattr(step, name)
                update[name] = tuple(way.model_copy(update={"steps": self._steps(way.steps)}) for way in ways)
        return (step.model_copy(update=update) if update else step,)

    def _taken(self, step: p.Step, deck: p.PlaceAt) -> Steps:
        """A step that takes from a pile: one piece at a time, so that the pile is renewed in the midst of it."""
        discard = self._discard(deck)
        renewal = self._renewal(deck, discard, getattr(step, "to", None))
        if not isinstance(step, p.Draw | p.MoveSome) or step.amount == p.Number(value=1):
            return renewal, step
        if step.amount == p.Number(value=PLENTY):
            return renewal, step, renewal, step
        once = step.model_copy(update={"amount": p.Number(value=1)})
        repeat = p.Repeat(line=step.line, times=step.amount, steps=(renewal, once))
        if isinstance(step, p.Draw) or step.if_possible:
            return (repeat,)
        there = p.Arithmetic(op="+", left=self._count(step.type, deck), right=self._count(step.type, discard, self._stays(deck)))
        return p.Needs(line=step.line, condition=p.Compare(op=">=", left=there, right=step.amount)), repeat

    def _renewal(self, deck: p.PlaceAt, discard: p.PlaceAt, to: p.Expression | None) -> p.If:
        """Nothing is left, there is something to put in, and room for what is taken."""
        condition: p.Expression = p.Logic(op="and", left=_is("empty", deck), right=self._some(deck, discard))
        if isinstance(to, p.PlaceAt) and to.zone != "box":
            condition = p.Logic(op="and", left=condition, right=p.Not(of=_is("full", to)))
        stays = self._stays(deck)
        if self.zones[deck.zone].turned_over:  # drawn one by one onto the pile, which leaves the lowest on top
            plenty = p.Number(value=PLENTY)
            over = p.Draw(line=-1, amount=plenty, at_random=False, source=discard, to=deck, under_top=stays)
            return self._if(condition, over)
        back = [p.MoveAll(line=-1, group=self._group(name, discard, stays), to=deck) for name in self.holds[discard.zone]]
        return self._if(condition, *back, p.Shuffle(line=-1, place=deck))

    def _if(self, condition: p.Expression, *steps: p.Step) -> p.If:
        return p.If(line=-1, branches=(p.Branch(line=-1, condition=condition, steps=steps),))

    def _discard(self, deck: p.PlaceAt) -> p.PlaceAt:
        zone = self.zones[deck.zone]
        found = zone.renewed if zone.renewed_bound is None else _instead(zone.renewed, zone.renewed_bound, deck.of)
        assert isinstance(found, p.PlaceAt)
        return found

    def _stays(self, deck: p.PlaceAt) -> bool:
        return self.zones[deck.zone].but_top

    def _some(self, deck: p.PlaceAt, discard: p.PlaceAt) -> p.Expression:
        """Whether there is something to put in: one piece beside the top, where that stays."""
        if not self._stays(deck):
            return p.Not(of=_is("empty", discard))
        counts = [self._count(name, discard, but_top=True) for name in self.holds[discard.zone]]
        all_of_them = reduce(lambda left, right: p.Arithmetic(op="+", left=left, right=right), counts)
        return p.Compare(op=">=", left=all_of_them, right=p.Number(value=1))

    def _group(self, type: str, place: p.Expression, but_top: bool) -> p.Group:
        other = p.Compare(op="!=", left=p.Bound(number=self.bound, type=type), right=p.TopOf(of=place)) if but_top else None
        return p.Group(type=type, bound=self.bound, places=p.Places(one=place), where=other)

    def _count(self, type: str, place: p.Expression, but_top: bool = False) -> p.Expression:
        return p.Fold(op="count", group=self._group(type, place, but_top))


def _is(state: str, place: p.Expression) -> p.PlaceState:
    return p.PlaceState(state="empty" if state == "empty" else "full", places=p.Places(one=place))


def _instead(node: N, bound: int, value: p.Expression | None) -> N:
    """An expression with something else for its candidate."""
    if isinstance(node, p.Bound) and node.number == bound:
        return value  # type: ignore[return-value]
    if isinstance(node, p.Node):
        return node.model_copy(update={name: _instead(getattr(node, name), bound, value) for name in type(node).model_fields})
    return node
