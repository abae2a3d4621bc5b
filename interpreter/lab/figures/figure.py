"""What a figure of a match is called: a group and a name, the same in a game and in its variants."""

from __future__ import annotations

from typing import NamedTuple

WINS, WINS_IN_TURN, POINTS, LENGTH, COURSE = "wins", "wins by first turn", "points", "length", "course"
DONE, OFFERED, TAKEN = "done", "offered", "taken"  # an action is done also where nothing else was offered
THROUGH, GOT, SPENT = "points through it", "got", "spent"  # counted where a game is looked at closely
OVERVIEW = (WINS, WINS_IN_TURN, POINTS, LENGTH, COURSE)
RATE = {DONE: "done in a hundred turns", TAKEN: "taken in a hundred turns"}  # or rounds, where nobody takes turns
BY_WINNER = {DONE: "done by a winner", TAKEN: "taken by a winner"}  # each of the winners in a match
BY_OTHER = {DONE: "done by another", TAKEN: "taken by another"}  # each of the others
EDGE = {DONE: "done more by a winner", TAKEN: "taken more by a winner"}  # than by one of the others
IN_DETAIL = (RATE[DONE], RATE[TAKEN])  # of the details these are compared: a longer game is not more of everything
OF_WINNERS_MORE = (EDGE[DONE], EDGE[TAKEN])


class Figure(NamedTuple):
    """One number of a match. In detail its name is the address of a clause, or `building: mill`; what is missing is 0."""

    group: str
    name: str


Figures = dict[Figure, float]

IN_ALL, OF_WINNERS = Figure(POINTS, "in all"), Figure(POINTS, "of the winners")
ROUNDS, TURNS, DECISIONS, OPTIONS = (Figure(LENGTH, name) for name in ("rounds", "turns", "decisions", "options"))
LEAD_CHANGES, DECIDED = Figure(COURSE, "lead changes"), Figure(COURSE, "decided at half time")
