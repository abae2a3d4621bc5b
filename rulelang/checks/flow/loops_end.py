"""A `repeat:` has a way out, and the game has an end."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.whole_game import endless_game, endless_loop, sets_itself_off
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts


def loops_end(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains where nothing that can be reached from a loop, or from the round, ends it."""
    for step in parts(program):
        if isinstance(step, p.Repeat) and never_ends(program, step):
            symbols.complain(span_of(symbols, step.line), endless_loop())
    for trigger in program.triggers:
        _sets_itself_off(symbols, trigger)
    if not program.ends and not any(
        isinstance(s, p.Win | p.WinAll | p.Lose | p.LoseAll)
        or (isinstance(s, p.End) and s.scope == "game")
        or (isinstance(s, p.Leave) and s.span == "game")
        for s in parts(program)
    ):
        symbols.complain(span_of(symbols, program.round.line), endless_game())


def never_ends(program: p.Program, loop: p.Repeat) -> bool:
    """Whether nothing that can be reached from a loop ends it."""
    return endless(loop) and not _Ways(program).out_of(loop)


def _sets_itself_off(symbols: Symbols, trigger: p.Trigger) -> None:
    """Complains about a trigger that certainly brings its piece to where it came to."""
    for step in trigger.body.steps:
        if isinstance(step, p.MovePiece) and trigger.event == "arrives" and _to_itself(trigger, step):
            symbols.complain(span_of(symbols, step.line), sets_itself_off())
        if isinstance(step, p.End | p.Win | p.WinAll | p.Needs | p.Choose | p.ChooseAtRandom):
            return


def _to_itself(trigger: p.Trigger, step: p.MovePiece) -> bool:
    places, to = trigger.places, step.to
    own = isinstance(step.piece, p.Local) and step.piece.slot == 1
    if not own or places is None or not isinstance(to, p.PlaceAt):
        return False
    return to == places.one or (to.zone in places.families and places.of is None)


def endless(step: p.Repeat) -> bool:
    """Whether only what is done in a loop can end it."""
    return step.times is None and step.while_ is None and step.until is None


class _Ways:
    """Looks for a way out of a loop: an `end` of what is around it, not of a loop, turns or a phase that it holds."""

    def __init__(self, program: p.Program) -> None:
        self.bodies = {body.name: body for body in program.bodies}
        self.ended = p.ended_by_name(program)
        self.seen: set[tuple[str, frozenset[str]]] = set()
        # What may happen at any step, or at any decision.
        self.beside = (
            [trigger.body for trigger in program.triggers]
            + [ability.body for ability in program.abilities]
            + [body for body in program.bodies if body.any_time]
        )

    def out_of(self, loop: p.Repeat) -> bool:
        """Whether something in the loop, or in what it does, leaves it."""
        return self._leaves(loop.steps, frozenset()) or any(self._body(body, frozenset()) for body in self.beside)

    def _leaves(self, node: object, within: frozenset[str]) -> bool:
        """`within`: what lies between the loop and this node, and is what an `end` of its name ends."""
        match node:
            case p.Win() | p.WinAll() | p.Lose() | p.LoseAll():
                return True
            case p.End():
                return (node.scope if node.phase is None else f"phase {node.phase}") not in within
            case p.Later():
                return False  # put off to an end that does not come
            case p.Repeat():
                return self._leaves(node.steps, within | {"repeat"})
            case p.Turns():
                return self._leaves(node.steps, within | {"turn"})
            case p.Do():
                return self._called((node.body,), within)
            case p.DoChosen():
                return self._called(node.actions, within)
            case tuple():
                return any(self._leaves(part, within) for part in node)
            case p.Node():
                return any(self._leaves(part, within) for part in node.__dict__.values())
        return False

    def _called(self, names: tuple[str, ...], within: frozenset[str]) -> bool:
        return any(self._body(self.bodies[name], within) for name in names if name in self.bodies)

    def _body(self, body: p.Body, within: frozenset[str]) -> bool:
        inner = within | {"repeat", "phase"} if body.form == "phase" else within | {"repeat"}
        if body.name in self.ended:
            inner |= {f"phase {body.name}"}
        if (body.name, inner) in self.seen:
            return False
        self.seen.add((body.name, inner))
        return self._leaves(body.steps, inner)
