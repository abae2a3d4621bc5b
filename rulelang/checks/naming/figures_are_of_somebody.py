"""What each player has is not the same for all: a figure of each that counts pieces of players says whose."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.no_effect.scores import counted_for_all, ranks_nobody
from rulelang.names.symbols import Symbols
from rulelang.program import kinds
from rulelang.program.nodes import parts


def figures_are_of_somebody(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains about values and scores that count the pieces of all players for each, and about what breaks no tie."""
    owned = {piece.name for piece in program.pieces if piece.each_player}
    owned |= {union.name for union in program.unions if owned.issuperset(union.classes)}
    figures: list[p.Value | p.Score] = [*(value for value in program.values if value.of is not None), *program.scores]
    for figure in figures:
        name = _counted(figure, owned)
        if name is not None and _alike(figure.formula, figure.bound or 0):
            of = figure.of if isinstance(figure, p.Value) else kinds.TEAM if figure.each_team else kinds.PLAYER
            symbols.complain(span_of(symbols, figure.line), counted_for_all(symbols.classes[name].plural, str(of)))
    said = [one for line in text.declarations if isinstance(line, ast.Winner) for one in line.rankings]
    for node, ranking in zip(said, program.winner, strict=False):
        if _counted(ranking, owned) is not None and _alike(ranking.formula, ranking.bound):
            symbols.complain(node.formula.span, ranks_nobody(symbols.text_of(node.formula)))


def _alike(formula: p.Expression, bound: int) -> bool:
    """Whether a figure does not depend on whom it is about, as what is outflanked by somebody does."""
    return not any(_is_about(part, bound) for part in parts(formula))


def _is_about(part: p.Node, bound: int) -> bool:
    return (isinstance(part, p.Bound) and part.number == bound) or (
        isinstance(part, p.Near) and part.relation == "outflanked from"
    )


def _counted(figure: p.Value | p.Score | p.Ranking, owned: set[str]) -> str | None:
    """The class of pieces of players that a figure looks through, if there is one."""
    return next((part.type for part in parts(figure.formula) if isinstance(part, p.Group) and part.type in owned), None)
