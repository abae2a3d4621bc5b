"""What a loop does for each: the steps in it, also those that stand elsewhere, said of the one whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rulelang import program as p
from rulelang.program.nodes import parts

OWN = p.Bound(number=-1, type="")  # the one for whom the loop does it
_ELSEWHERE = p.Bound(number=-2, type="")  # a name of steps that stand elsewhere, of which nothing is known here


@dataclass(frozen=True)
class Done:
    """A step, with what names mean in it said of OWN; and the places of which the pieces come that names stand for."""

    step: p.Step
    pieces: Mapping[int, p.Expression]

    def lies_in(self, piece: p.Expression) -> p.Expression | None:
        """The place of which a piece is one after another that comes from there; None if that is not known."""
        return self.pieces.get(piece.slot) if isinstance(piece, p.Local) else None


@dataclass(frozen=True)
class _Frame:
    """What names mean: of the loop's own steps some, of steps that stand elsewhere all."""

    meant: Mapping[int, p.Expression]
    you: p.Expression
    elsewhere: bool = False
    pieces: Mapping[int, p.Expression] = field(default_factory=dict)

    def said(self, node: Any) -> Any:
        """A node in which names are what they mean."""
        if isinstance(node, p.Local):
            return self.meant.get(node.slot, _ELSEWHERE if self.elsewhere and node.slot not in self.pieces else node)
        if isinstance(node, p.Node):
            known = {name: value for name, value in node.__dict__.items() if isinstance(value, tuple | p.Node)}
            changed = {name: new for name, value in known.items() if (new := self.said(value)) is not value}
            return node.model_copy(update=changed) if changed else node
        if isinstance(node, tuple):
            found = tuple(self.said(part) for part in node)
            return found if any(new is not old for new, old in zip(found, node, strict=True)) else node
        return node


def done_by_each(program: p.Program, each: p.Each) -> Iterator[Done]:
    """All that a loop does, steps that stand elsewhere too, each of them once."""
    own = {each.slot: OWN}
    you = OWN if each.group.type == "player" else p.Local(slot=0, type="player")
    yield from _walk({body.name: body for body in program.bodies}, _Frame(own, you), each.steps, frozenset())


def _walk(bodies: Mapping[str, p.Body], frame: _Frame, steps: tuple[p.Step, ...], done: frozenset[str]) -> Iterator[Done]:
    for step in steps:
        if isinstance(step, p.Turns | p.Announced | p.Later):
            continue  # whose turn it is, and who answers, is somebody else
        inner = frame
        if isinstance(step, p.Each):
            inner = _within(frame, step)
        elif isinstance(step, p.Repeat):
            inner = _emptying(frame, step)
        elif isinstance(step, p.Do) and step.body in bodies and step.body not in done:
            given = {0: frame.you, **{number: frame.said(one) for number, one in enumerate(step.arguments, 1)}}
            there = _Frame(given, frame.you, elsewhere=True)
            yield from _walk(bodies, there, bodies[step.body].steps, done | {step.body})
        elif not p.inside(step):
            yield Done(frame.said(step), frame.pieces)
        for within in p.inside(step):
            yield from _walk(bodies, inner, within.steps, done)


def _within(frame: _Frame, each: p.Each) -> _Frame:
    """The frame within another loop, whose name is a piece of a place, or somebody else."""
    meant = {slot: one for slot, one in frame.meant.items() if slot != each.slot}
    you = p.Local(slot=each.slot, type="player") if each.group.type == "player" else frame.you
    place = each.group.places.one if each.group.places is not None else None
    pieces = {slot: one for slot, one in frame.pieces.items() if slot != each.slot}
    if place is not None:
        pieces[each.slot] = frame.said(place)
    return _Frame(meant, you, frame.elsewhere, pieces)


def _emptying(frame: _Frame, repeat: p.Repeat) -> _Frame:
    """The frame within a repeat that takes as many pieces of a place as it counts there."""
    counted = [one.group.places for one in parts(repeat.times) if isinstance(one, p.Fold)]
    chosen = [one for one in repeat.steps if isinstance(one, p.Choose | p.ChooseAtRandom) and one.group.places in counted]
    places = {one.slot: frame.said(one.group.places.one) for one in chosen if one.group.places is not None}
    return replace(frame, pieces={**frame.pieces, **places}) if places else frame
