"""Scenarios: tests in the words of a game, played on its rules; and how well they cover them.

run.py       all games under a path -> a report        report.py     what came out, as values
find.py      which scenario files belong to which game suite.py      texts to a game and its scenarios
play.py      one scenario -> an outcome                opening.py    to the first decision, and what it offers
placing.py   `at mass, turn of seat 2`                 given.py      `given you have 1 ox` (holdings, pieces, moves)
chance.py    `next rolls: 3, 1`                        answers.py    `when you do harvest, choose 2`
forced.py    what has one option, taken or stated      asking.py     who is asked what, in a scenario's words
claims.py    `then you have 4 grain`                   reading.py    an expression's value
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
