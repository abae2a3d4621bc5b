"""Scores decide who wins somewhere: where each end says itself who does, nobody counts them."""

from __future__ import annotations

from typing import Any

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.no_effect.scores import score_decides_nothing, score_of_a_game_won_before, winner_decides_nothing
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts

_ALONE = 1  # who plays alone may want to know how far it went


def scores_decide(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains about the first score in the total, or else `winner:`, of a game for several that never comes to counting."""
    if program.max_players == _ALONE or program.grades is not None:
        return
    if (added := _added_in_vain(symbols, program)) is not None:
        symbols.complain(span_of(symbols, added.line), score_of_a_game_won_before(added.name))
    if _come_to_counting(program):
        return
    others = program.model_copy(update={"winner": ()})
    if any(isinstance(part, p.ScoreOf) for part in parts(others)):
        return
    counted = [score for score in program.scores if not score.uncounted]
    if counted:
        symbols.complain(span_of(symbols, counted[0].line), score_decides_nothing(counted[0].name))
    elif program.winner:
        said = next((one.span for one in text.declarations if isinstance(one, ast.Winner)), None)
        symbols.complain(said or span_of(symbols, program.ends[0].line), winner_decides_nothing())


def _added_in_vain(symbols: Symbols, program: p.Program) -> p.Score | None:
    """The first score in the total that a variant brings to a game without any that its actions win: no end counts it."""
    counted = [score for score in program.scores if not score.uncounted]
    won = any(isinstance(part, p.Win | p.WinAll) for part in parts(program))
    if program.ends or not won or _is_ended(program):
        return None
    own = any(symbols.lines[score.line].file in ("", symbols.source.name) for score in counted)
    return None if own else next(iter(counted), None)


def _is_ended(program: p.Program) -> bool:
    return any(isinstance(part, p.End) and part.scope == "game" for part in parts(program))


def _come_to_counting(program: p.Program) -> bool:
    """Whether some end leaves it open who has won, or none is declared: a game that is won in its actions may show points."""
    left_open = any(end.body is None or not any(map(_decides, end.body.steps)) for end in program.ends)
    return _is_ended(program) or not program.ends or left_open


def _decides(step: Any) -> bool:
    """Whether it is certainly said here who has won, or that nobody has."""
    if isinstance(step, p.If):
        return step.branches[-1].condition is None and all(any(map(_decides, one.steps)) for one in step.branches)
    return isinstance(step, p.Win) or (isinstance(step, p.WinAll | p.LoseAll) and step.who is None)
