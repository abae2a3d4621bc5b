"""Teams and grades: who sits in which team at each table, and what a sum of points is called."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.whole_game import lowest_grade_last, no_such_score
from rulelang.infer.core import number
from rulelang.infer.scope import Scope
from rulelang.names.symbols import Symbols
from rulelang.names.teams import seats, tables


def team(symbols: Symbols, node: ast.Team) -> p.Team:
    """`team north: seats 1 and 3`"""
    sitting = tuple(seats(node, players) for players in tables(symbols))
    return p.Team(name=node.name, seats=sitting)


def grades(symbols: Symbols, node: ast.Grades) -> p.Grades:
    """`grades of total: …`: bounds that need no match to be known, then the rest."""
    scope = Scope(symbols)
    if node.of != "total" and node.of not in symbols.scores:
        scope.complain(node, no_such_score(node.of, list(symbols.scores)), word=node.of)
    made = []
    for one in node.grades:
        least = number(scope, one.least) if isinstance(one, ast.Grade) else None
        made.append(p.Grade(least=least, label=one.label))
        if (one is node.grades[-1]) != isinstance(one, ast.LowestGrade):
            scope.complain(one, lowest_grade_last())
    return p.Grades(of=None if node.of == "total" else node.of, grades=tuple(made))
