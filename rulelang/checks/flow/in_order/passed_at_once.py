"""Whole hands do not go from neighbour to neighbour one after another: what has just come would be passed on again."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.choices import passed_on_again
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts


def passed_at_once(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains about `each player: move all cards in your hand to hand of player left of you`."""
    for each in parts(program):
        if isinstance(each, p.Each) and each.group.type == "player":
            for step in each.steps:
                if isinstance(step, p.MoveAll) and (zone := _passed(step, each.slot)):
                    symbols.complain(span_of(symbols, step.line), passed_on_again(zone))


def _passed(step: p.MoveAll, slot: int) -> str:
    """The zone of which all goes to the same zone of the next, or the one before, of who is meant by the slot."""
    source, target = step.group.places and step.group.places.one, step.to
    if not (isinstance(source, p.PlaceAt) and isinstance(target, p.PlaceAt)) or step.group.where is not None:
        return ""
    mine = isinstance(source.of, p.Local) and source.of.slot == slot
    theirs = isinstance(target.of, p.Neighbour) and target.of.of == source.of
    return source.zone if mine and theirs and source.zone == target.zone else ""
