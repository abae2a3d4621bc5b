"""Scenarios: tests in the words of a game, played on its rules; and how well they cover them.

run      all games under a path -> a report      report    what came out, as values
suites   files to games and their scenarios      playing   one scenario -> an outcome
beginning  where a scenario begins: in a phase, in a turn
given    `given you have 1 ox`                   reading   an expression's value, as the referee sees it
coverage how well they hold a game               failing   what a scenario that does not come out raises
"""

from interpreter.scenarios.report import (
    Coverage,
    Failure,
    GameReport,
    Mutation,
    Report,
    Survivor,
    Unused,
)
from interpreter.scenarios.run import run

__all__ = ["Coverage", "Failure", "GameReport", "Mutation", "Report", "Survivor", "Unused", "run"]
