"""What each player has is not the same for all: a figure of each that counts pieces of players says whose."""

from __future__ import annotations

from typing import NamedTuple

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.no_effect.scores import counted_for_all, ranks_nobody
from rulelang.names.symbols import Symbols
from rulelang.program import kinds
from rulelang.program.nodes import parts

Figure = p.Value | p.Score | p.Ranking
Counted = tuple[str, str | None]  # a class of pieces, and the zone of each of which all are looked through


def figures_are_of_somebody(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains about values and scores that count the pieces of all for each, and about what breaks no tie."""
    owned = {piece.name for piece in program.pieces if piece.each_player}
    owned |= {union.name for union in program.unions if owned.issuperset(union.classes)}
    apart = _Apart(program, _said_together(text))
    figures: list[p.Value | p.Score] = [*(value for value in program.values if value.of is not None), *program.scores]
    for figure in figures:
        of = str(figure.of) if isinstance(figure, p.Value) else kinds.TEAM if figure.each_team else kinds.PLAYER
        counted = _counted(figure, owned) or (apart.looked_through(figure, of) if not _all_together(program, figure) else None)
        if counted is not None and _alike(figure.formula, figure.bound or 0):
            type, zone = counted
            symbols.complain(span_of(symbols, figure.line), counted_for_all(symbols.classes[type].plural, of, zone))
    said = [one for line in text.declarations if isinstance(line, ast.Winner) for one in line.rankings]
    for number, (node, ranking) in enumerate(zip(said, program.winner, strict=False)):
        several = program.max_players > 1
        counted = _counted(ranking, owned) or (apart.looked_through(ranking, kinds.PLAYER) if several else None)
        if (counted or (several and number > 0)) and _alike(ranking.formula, ranking.bound):
            zone = counted[1] if counted else None
            symbols.complain(node.formula.span, ranks_nobody(symbols.text_of(node.formula), zone, counted=bool(counted)))


def _alike(formula: p.Expression, bound: int) -> bool:
    """Whether a figure does not depend on whom it is about, as what is outflanked by somebody does."""
    return not any(_is_about(part, bound) for part in parts(formula))


def _is_about(part: p.Node, bound: int) -> bool:
    return (isinstance(part, p.Bound) and part.number == bound) or (
        isinstance(part, p.Near) and part.relation == "outflanked from"
    )


def _all_together(program: p.Program, figure: p.Value | p.Score) -> bool:
    """Whether what all have may be meant: who plays alone, all against the game, or a line that is only shown."""
    if program.max_players == 1 or (isinstance(figure, p.Score) and figure.uncounted):
        return True
    return len(program.teams) == 1 or program.grades is not None or not program.winner


def _counted(figure: Figure, owned: set[str]) -> Counted | None:
    """The class of pieces of players that a figure looks through, if there is one."""
    found = (part.type for part in parts(figure.formula) if isinstance(part, p.Group) and part.type in owned)
    return next(((type, None) for type in found), None)


def _said_together(text: ast.Text) -> dict[tuple[str, ...], str]:
    """The words for several zones, each by what it stands for: `zones realm: hand, pool`."""
    return {tuple(name.name for name in line.zones): line.name for line in text.declarations if isinstance(line, ast.ZonesLine)}


class _Apart(NamedTuple):
    """What lies in a zone of each of a class, or in several such zones that have one word."""

    program: p.Program
    words: dict[tuple[str, ...], str]

    def looked_through(self, figure: Figure, of: str) -> Counted | None:
        """What a figure looks through in the zones of each of a class together, and the name of these."""
        zones = {zone.name for zone in self.program.zones if zone.of == of and zone.by is None}
        pieces = {piece.name for piece in self.program.pieces}
        looked = [part for part in parts(figure.formula) if isinstance(part, p.Group) and part.type in pieces]
        for one in looked:
            families = one.places.families if one.places is not None and one.places.of is None else ()
            if families and zones.issuperset(families) and (len(families) == 1 or families in self.words):
                return one.type, self.words.get(families, families[0])
        return None
