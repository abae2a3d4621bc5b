"""What is ended, passed or waited for is under way: `end turn` stands where a turn is taken, `end phase` in a phase."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.choices.doing import ENDS, FOLLOWS, LASTS, LEAVES
from rulelang.complaints.choices.moments import (
    no_next_turn,
    no_turn_to_miss,
    without_phase,
    without_round,
    without_that_phase,
    without_turn,
)
from rulelang.complaints.complaint import Complaint
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts

Around = frozenset[str]  # what is under way at a step: "turn", "phase", "round"; CLOSED where nothing else is done
CLOSED = "closed"
ASKS = (p.Choose, p.ChooseNumber, p.ChoosePlace, p.OneOf, p.May, p.Announced)
_AROUND = {"phase": frozenset({"phase"}), "steps": frozenset[str]()}  # what a body is for what it holds, unless it closes
_MISSING = {"turn": without_turn, "phase": without_phase, "round": without_round}


def what_ends_is_under_way(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Follows set-up and the round through all that they do, and complains about a step of which nothing around it can end.

    What may be done at any time is followed from each decision outside actions.
    """
    turns = any(isinstance(node, p.Turns) for node in parts(program))
    found = _Found(symbols, {body.name: body for body in program.bodies}, turns, p.ended_by_name(program))
    if program.setup is not None:
        found.look(program.setup.steps, frozenset({CLOSED}))
    found.look(program.round.steps, frozenset({"round"}))
    any_time = tuple(body.name for body in program.bodies if body.any_time)
    for around in sorted(found.asked, key=sorted):
        found.called(any_time, around)


class _Found:
    """The walk: each body once for each set of things that can be around it, each line complained about once."""

    def __init__(self, symbols: Symbols, bodies: dict[str, p.Body], turns: bool, ended: frozenset[str]) -> None:
        self.symbols = symbols
        self.turns = turns
        self.ended = ended  # the phases that are ended by their names
        self.bodies = bodies
        self.seen: set[tuple[str, Around]] = set()
        self.said: set[int] = set()
        self.asked: set[Around] = set()  # what is under way where somebody decides outside actions

    def look(self, node: object, around: Around) -> None:
        """All steps at and below `node`."""
        if isinstance(node, ASKS) and CLOSED not in around:
            self.asked.add(around)
        match node:
            case p.End() | p.During() if (missing := _missing(node, around)) is not None:
                self.complain(node.line, missing)
            case p.During(scope="start of next turn" | "end of next turn") | p.MissTurn() if not self.turns:
                self.without_turns(node)
            case p.Pass() | p.AnotherTurn() if "turn" not in around:
                self.complain(node.line, without_turn(LEAVES if isinstance(node, p.Pass) else FOLLOWS))
            case p.Turns():
                self.below(node, around | {"turn"})
            case p.Later() | p.Everyone():
                self.below(node, around | {CLOSED})
            case p.Do():
                self.called((node.body,), around)
            case p.DoChosen():
                self.called(node.actions, around)
            case tuple():
                for part in node:
                    self.look(part, around)
            case p.Node():
                self.below(node, around)

    def below(self, node: p.Node, around: Around) -> None:
        """All that a step holds."""
        for part in node.__dict__.values():
            self.look(part, around)

    def called(self, names: tuple[str, ...], around: Around) -> None:
        """The bodies that a step does."""
        for name in names:
            body = self.bodies.get(name)
            if body is not None:
                inner = around | _AROUND.get(body.form, frozenset({CLOSED}))
                if name in self.ended:
                    inner |= {f"phase {name}"}
                if (name, inner) not in self.seen:
                    self.seen.add((name, inner))
                    self.look(body.steps, inner)

    def without_turns(self, node: p.During | p.MissTurn) -> None:
        """Once for each line: what is said of turns that nobody takes in this game."""
        if node.line not in self.said:
            self.said.add(node.line)
            missed = isinstance(node, p.MissTurn)
            self.symbols.complain(span_of(self.symbols, node.line), no_turn_to_miss() if missed else no_next_turn())

    def complain(self, line: int, complaint: Complaint) -> None:
        """Once for each line."""
        if line not in self.said:
            self.said.add(line)
            self.symbols.complain(span_of(self.symbols, line), complaint)


def _missing(node: p.End | p.During, around: Around) -> Complaint | None:
    """What is said of what is to end, or to last until that ends, where it is not under way."""
    if isinstance(node, p.End) and node.phase is not None:
        return None if f"phase {node.phase}" in around else without_that_phase(node.phase)
    if node.scope not in _MISSING or node.scope in around:
        return None
    return _MISSING[node.scope](ENDS if isinstance(node, p.End) else LASTS)
