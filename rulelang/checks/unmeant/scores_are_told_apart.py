"""A score that is called as several of a resource are, and is another number, is not read where the resource may be meant."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import placed, span_of_part
from rulelang.complaints.unmeant.scores import score_or_resource
from rulelang.names.symbols import Symbols


def scores_are_told_apart(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains where such a score is asked for: `score misses: -3 * your miss` and `the lowest misses`."""
    doubtful = {
        score.name: symbols.plurals[score.name]
        for score in program.scores
        if score.name in symbols.regular_plurals and not _is_what_one_has(symbols, score.formula, symbols.plurals[score.name])
    }
    asked = [
        (line, name, part.name) for part, line, name in placed(program) if isinstance(part, p.ScoreOf) and part.name in doubtful
    ]
    for line, name, score in sorted(set(asked)):
        symbols.complain(
            span_of_part(symbols, text, line, name), score_or_resource(score, doubtful[score], teams=bool(program.teams))
        )


def _is_what_one_has(symbols: Symbols, formula: p.Expression, resource: str) -> bool:
    """Whether a score is how many of a resource, or of all of a kind of resources, a player has."""
    match formula:
        case p.Amount(resource=p.Constant(value=index)):
            return symbols.resources[index].name == resource
        case p.Fold(op="sum", each=p.Amount(resource=p.Bound() | p.ResourceOf(of=p.Bound())), group=p.Group(where=None) as group):
            return group.type == resource
    return False
