"""Who has won, and who comes second: declared winners, or players, automas or teams ranked by the criteria of the rules.

A party is who wins or loses together: a player, an automa, or a team in a game of teams. It has a number: the seat, or the team.
An automa that is not ranked is a party of nobody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from interpreter.engine.queries.players import gone
from interpreter.state.state import State

if TYPE_CHECKING:
    from rulelang.program.values.arithmetic import Number

Criterion = tuple[bool, Callable[[State, int], "Number"]]  # whether the highest is best; what a party has


def ranked(s: State) -> list[int]:
    """The winning seats of a finished game; none if the rules score nothing and nobody won outright: a draw."""
    if s.winners is not None:
        return list(s.winners)
    if not _scored(s):
        return []
    left = _standing(s)
    for best, values in compared(s):
        left = [party for party in left if values[party] == best]
    return _seats(s, left)


def standings(s: State) -> list[list[int]]:
    """The seats by place: those that have won, those that come next, and so on; those that lost come last, the first to lose at
    the very end. Empty where nothing ranks them: nobody has won, or nothing is scored."""
    if s.winners is not None and not s.winners:
        return []
    if s.winners is None and not _scored(s):
        return []
    lost = [[seat for seat in group if seat not in (s.winners or ())] for group in _lost(s)]
    if s.winners is None:
        groups = [_seats(s, group) for group in _by_criteria(s, _standing(s), _criteria(s))]
    else:
        gone = {*s.winners, *(seat for group in lost for seat in group)}
        groups = [list(s.winners), sorted(seat for party in s.n.parties for seat in party if seat not in gone)]
    return [group for group in (*groups, *lost) if group]


def places(s: State) -> list[int]:
    """[seat] Its place, from 1; who is level shares one, and those after them come as many places later. A team has one place.

    Empty where nothing ranks them; 0 of a seat that is not ranked.
    """
    found = [0] * s.n.seats
    place = 1
    for group in (groups := standings(s)):
        for seat in group:
            found[seat] = place
        place += sum(bool({*group} & {*seats}) for seats in s.n.parties) or 1
    return found if groups else []


def settle(s: State) -> None:
    """At the end everything is scored once, so that rules which cannot do it say so. Raises Halt."""
    if s.over:
        standings(s)
        for score in s.n.score_functions:
            for party in s.n.parties:
                for seat in party:
                    score(s, seat)


def compared(s: State) -> list[tuple[Number, dict[int, Number]]]:
    """Each criterion that was needed for the winners: the best value, and what the parties have who were still level."""
    left = _standing(s)
    found = []
    for highest, function in _criteria(s) if left else ():
        values = {party: function(s, party) for party in left}
        best = (max if highest else min)(values.values())
        found.append((best, values))
        left = [party for party in left if values[party] == best]
        if len(left) == 1:
            break
    return found


def party_seats(s: State, party: int) -> tuple[int, ...]:
    """The seats of a party."""
    return s.n.parties[party]


def _scored(s: State) -> bool:
    return bool(s.n.ranking_functions or s.n.score_functions)


def _seats(s: State, parties: list[int]) -> list[int]:
    return sorted(seat for party in parties for seat in party_seats(s, party))


def _standing(s: State) -> list[int]:
    """The parties of which not everybody has lost."""
    return [party for party, seats in enumerate(s.n.parties) if not all(gone(s, seat) for seat in seats)]


def _lost(s: State) -> Iterator[list[int]]:
    """The seats of those that have lost, the last to lose first."""
    if s.n.lost < 0:
        return
    when = s.v[s.n.lost : s.n.lost + s.n.players]
    for moment in sorted({*when} - {0}, reverse=True):
        yield [seat for seat, lost in enumerate(when) if lost == moment]


def _criteria(s: State) -> list[Criterion]:
    """Those of the rules; without any it is the highest total."""
    return [*zip(s.n.highest_wins, s.n.ranking_functions, strict=True)] or [(True, _total)]


def _total(s: State, party: int) -> Number:
    return s.n.total(s, party_seats(s, party)[0])


def _by_criteria(s: State, level: list[int], criteria: list[Criterion]) -> Iterator[list[int]]:
    """Parties, best first; those that no criterion tells apart stand together."""
    if len(level) < 2 or not criteria:
        yield level
        return
    (highest, function), *others = criteria
    values = {party: function(s, party) for party in level}
    for value in sorted({*values.values()}, reverse=highest):
        yield from _by_criteria(s, [party for party in level if values[party] == value], others)
