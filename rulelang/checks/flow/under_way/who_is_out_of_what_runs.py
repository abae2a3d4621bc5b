"""Who leaves a phase, or is asked about it, does so while it is under way; and whoever leaves does not choose right below."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.complaint import Complaint
from rulelang.complaints.families.partaking import chooses_all_the_same, no_round_yet, not_under_way, within_itself
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts

ALL = -1  # whom `everyone at once` is done by
ASKS = (p.Choose, p.ChooseNumber, p.ChoosePlace, p.OneOf, p.May)
Around = frozenset[str]  # what is certainly under way of all that players can be out of


def who_is_out_of_what_runs(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Follows set-up, the round and what is set off; a value, an end or a score may ask at any time: then nobody is out."""
    spans = {node.span for node in parts(program) if isinstance(node, p.Leave | p.Partakes | p.LeftAs)}
    if not spans:
        return
    found = _Found(symbols, {body.name: body for body in program.bodies}, spans)
    for body, around in _beginnings(program):
        found.look(body.steps, around, body.line)
    for body in [*program.bodies, *(body for body, _ in _beginnings(program))]:
        _asked_after_leaving(symbols, body.steps, 0)


def _beginnings(program: p.Program) -> list[tuple[p.Body, Around]]:
    """All that is not done by something else, with what is under way then."""
    always, in_a_round = frozenset({"game"}), frozenset({"game", "round"})
    found = [(program.setup, always)] if program.setup is not None else []
    found += [(program.round, in_a_round)]
    found += [(one.body, in_a_round) for one in program.triggers]
    found += [(one.body, in_a_round) for one in program.abilities]
    found += [(body, in_a_round) for body in program.bodies if body.any_time]
    return found + [(end.body, always) for end in program.ends if end.body is not None]


def _asked_after_leaving(symbols: Symbols, steps: tuple[p.Step, ...], you: int) -> None:
    """Complains where `you` have left something, and are then asked all the same; who does it is in slot `you`."""
    gone: str | None = None
    for step in steps:
        if gone is not None and _asks(step) and not p.is_last_question(step):
            symbols.complain(span_of(symbols, step.line), chooses_all_the_same(gone))
        if (player := _player(step)) != ALL:
            for within in p.inside(step):
                _asked_after_leaving(symbols, within.steps, you if player is None else player)
        gone = _left(step, you) or gone


def _player(step: p.Step) -> int | None:
    """Who does what lies in a step, by the slot; None where it is whoever does the step."""
    theirs = isinstance(step, p.Turns) or (isinstance(step, p.Each) and step.group.type == "player")
    return step.slot if theirs and isinstance(step, p.Turns | p.Each) else ALL if isinstance(step, p.Everyone) else None


def _left(step: p.Step, you: int) -> str | None:
    """What `you` may have left with a step, and go on all the same."""
    if isinstance(step, p.Leave):
        mine = isinstance(step.player, p.Local) and step.player.slot == you
        return step.span if mine and not step.back else None
    if not isinstance(step, p.If | p.May | p.OneOf):
        return None
    for within in p.inside(step):
        if not any(p.leaves(one) for one in within.steps):
            for span in (_left(one, you) for one in within.steps):
                if span is not None:
                    return span
    return None


def _asks(step: p.Step) -> bool:
    """Whether whoever does a step is asked in it, unless it asks first whether they are in."""
    if isinstance(step, ASKS):
        return True
    if _player(step) is not None or any(isinstance(node, p.Partakes) for node in _conditions(step)):
        return False
    return any(_asks(one) for within in p.inside(step) for one in within.steps)


def _conditions(step: p.Step) -> list[p.Node]:
    return [node for within in p.inside(step) if within.condition is not None for node in parts(within.condition)]


class _Found:
    """The walk: each body once for each set of things that can be around it, each line complained about once."""

    def __init__(self, symbols: Symbols, bodies: dict[str, p.Body], spans: set[str]) -> None:
        self.symbols = symbols
        self.bodies = bodies
        self.spans = spans
        self.seen: set[tuple[str, Around]] = set()
        self.said: set[int] = set()

    def look(self, node: object, around: Around, line: int) -> None:
        """All steps and values at and below `node`."""
        if isinstance(node, tuple):
            for part in node:
                self.look(part, around, line)
            return
        if not isinstance(node, p.Node):
            return
        line = node.__dict__.get("line", line)
        if isinstance(node, p.Leave | p.Partakes | p.LeftAs) and node.span not in around:
            self.complain(line, no_round_yet() if node.span == "round" else not_under_way(node.span))
        for name in p.called(node):
            self.called(name, around, line)
        for part in node.__dict__.values():
            self.look(part, around, line)

    def called(self, name: str, around: Around, line: int) -> None:
        """A body that a step does."""
        body, inner = self.bodies.get(name), around | ({name} & self.spans)
        if name in around:
            self.complain(line, within_itself(name))
        if body is not None and (name, inner) not in self.seen:
            self.seen.add((name, inner))
            self.look(body.steps, inner, body.line)

    def complain(self, line: int, complaint: Complaint) -> None:
        """Once for each line."""
        if line not in self.said:
            self.said.add(line)
            self.symbols.complain(span_of(self.symbols, line), complaint)
