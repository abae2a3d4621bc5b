"""What the rules speak of anywhere, found in one walk: only that is worth a number in the vector."""

from __future__ import annotations

from dataclasses import dataclass, field

from rulelang import program as p
from rulelang.program.nodes import parts


@dataclass
class Spoken:
    """What some line speaks of.

    `spans` are what players leave, `states` those of pieces, `holders` the forms and classes that hold resources.
    """

    positions: bool = False
    losing: bool = False
    missing: bool = False
    faces: bool = False
    showing: bool = False
    spans: set[str] = field(default_factory=set)
    states: set[str] = field(default_factory=set)
    holders: dict[tuple[str, str | None], None] = field(default_factory=dict)  # in the order of the text


def spoken(program: p.Program) -> Spoken:
    """What a Program speaks of."""
    found = Spoken()
    for node in parts(program):
        match node:
            case p.HowOftenCame():
                found.positions = True
            case p.Lose() | p.LoseAll():
                found.losing = True
            case p.MissTurn():
                found.missing = True
            case p.Leave() | p.Partakes() | p.LeftAs():
                found.spans.add(node.span)
            case p.PieceState():
                found.states.add(node.state)
                found.faces = found.faces or node.state.startswith("face")
            case p.Show():
                found.showing = True
            case p.Holder():
                found.holders[node.form, None if node.form in ("supply", "player") else node.type] = None
        found.faces = found.faces or node.__dict__.get("facing") is not None
    return found
