"""A trace, event by event, to what is told of it.

items     what is heard: clauses, choices, and where rounds, phases and turns begin
course    where in the game the match is: in which round, phase and turn
asked     what is done with what is chosen, as its question has it
waiting   what goes the same way, told once nothing else does
sealed    what all choose at once in secret, told when it is open
endings   why the game ends, in the words of its rules
told      where the telling has come to
hearer    the events, one after another
"""

from interpreter.telling.report.hearing.hearer import Hearer
from interpreter.telling.report.hearing.items import (
    SET_UP,
    Ends,
    Item,
    Passes,
    PhaseBegins,
    PhaseEnds,
    RoundBegins,
    TurnBegins,
    TurnsEnd,
)
from interpreter.telling.report.hearing.told import Told, told_after

__all__ = [
    "SET_UP",
    "Ends",
    "Hearer",
    "Item",
    "Passes",
    "PhaseBegins",
    "PhaseEnds",
    "RoundBegins",
    "Told",
    "TurnBegins",
    "TurnsEnd",
    "told_after",
]
