"""What was noted of a match, as figures: when it is over, numbers get their words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from interpreter.lab.figures import figure as f
from interpreter.lab.figures.course import LOOKS, Course
from interpreter.lab.figures.figure import Figure, Figures
from interpreter.lab.figures.listening import Listener
from interpreter.lab.figures.through import Through
from interpreter.match.standing import Standing
from interpreter.numbering.tables import tables_of
from interpreter.state.slots import TURNS
from interpreter.state.state import State
from interpreter.telling.why_they_won import lines_asked

Times = Mapping[tuple[int, str], float]  # by seat and name


@dataclass
class Noted(Standing):
    """What is noted of a match while it is played. `named`: the lines of actions and alternatives."""

    state: State
    listener: Listener
    named: Mapping[int, str]
    also: Mapping[str, str]  # the action that an alternative with a name of its own is
    through: Through | None = None
    course: Course = field(default_factory=Course)
    decisions: int = 0
    options: int = 0
    choices: list[int] = field(default_factory=list)
    taken: list[Counter[str]] = field(init=False)  # [seat]

    def __post_init__(self) -> None:
        self.taken = [Counter() for _ in range(self.state.n.seats)]

    @property
    def stopped(self) -> bool:  # type: ignore[override]
        """At the limit of decisions."""
        return not self.state.over

    @property
    def lines(self) -> frozenset[int]:
        """The lines that ran or were read."""
        return self.listener.lines | lines_asked(self.state)


def figures(noted: Noted) -> Figures:
    """All figures of a match."""
    found, winners = Figures(), frozenset(noted.winners)
    _result(noted, winners, found)
    _course(noted, winners, found)
    clauses = {*noted.named.values()}
    taken: Times = dict(_by_name(noted.taken))
    closely = noted.through is not None
    if closely:
        taken = _with_actions(taken, noted.also)
    of_people = _People(winners, noted.state.n.seats, 100 / (found[f.TURNS] or found[f.ROUNDS] or 1), closely, found)
    _add_up(found, f.TAKEN, taken)
    of_people.add(f.DONE, dict(_done(noted)))
    of_people.add(f.TAKEN, {key: times for key, times in taken.items() if key[1] not in clauses})
    if noted.through is not None:
        resources = tables_of(noted.state).resource_names
        _add_up(found, f.OFFERED, _with_actions(_offered(noted.through), noted.also))
        _add_up(found, f.THROUGH, noted.through.points)
        for group, amounts in ((f.GOT, noted.through.got), (f.SPENT, noted.through.spent)):
            _add_up(found, group, {(seat, resources[one]): amount for (seat, one), amount in amounts.items()})
    return found


# --------------------------------------------------------------------------------------------------- what was done by whom
@dataclass(frozen=True)
class _People:
    """Winners and others, of whom what is done and taken is told."""

    winners: frozenset[int]
    seats: int
    rate: float  # once in a match as so many times in a hundred turns
    closely: bool
    found: Figures

    def add(self, group: str, times: Times) -> None:
        """What was done (DONE) or taken (TAKEN)."""
        of_all, of_winners, of_others = Counter[str](), Counter[str](), Counter[str]()
        told, found = 0 < len(self.winners) < self.seats, self.found
        for (seat, name), number in times.items():
            of_all[name] += number  # type: ignore[assignment]
            if told and 0 <= seat < self.seats:
                of = of_winners if seat in self.winners else of_others
                of[name] += number  # type: ignore[assignment]
        for name, number in of_all.items():
            if group == f.DONE:
                found[Figure(group, name)] = number
            found[Figure(f.RATE[group], name)] = number * self.rate
            if told:
                winner, other = of_winners[name] / len(self.winners), of_others[name] / (self.seats - len(self.winners))
                found[Figure(f.EDGE[group], name)] = winner - other
                if self.closely:
                    found[Figure(f.BY_WINNER[group], name)] = winner
                    found[Figure(f.BY_OTHER[group], name)] = other


def _add(found: Figures, figure: Figure, number: float) -> None:
    found[figure] = found.get(figure, 0.0) + number


def _add_up(found: Figures, group: str, times: Times) -> None:
    for (_, name), number in times.items():
        _add(found, Figure(group, name), number)


def _by_name(counts: Sequence[Counter[str]]) -> Iterator[tuple[tuple[int, str], int]]:
    for seat, times in enumerate(counts):
        yield from (((seat, name), number) for name, number in times.items() if name)


def _with_actions(times: Times, also: Mapping[str, str]) -> Times:
    """What was offered or taken of an alternative is so of the action that it is, too."""
    found = Counter(dict(times))
    found.update({(seat, also[name]): number for (seat, name), number in times.items() if name in also})
    return found


def _offered(through: Through) -> Times:
    """At how many decisions something of this name was offered."""
    found = Counter[tuple[int, str]]()
    for (seat, names), times in through.offered.items():
        for name in {*names} - {""}:
            found[seat, name] += times
    return found


def _done(noted: Noted) -> Iterator[tuple[tuple[int, str], int]]:
    """How often whoever it was (-1: nobody) began each action and took up each alternative."""
    *seats, nobody = noted.listener.by_seat
    for seat, times in [*enumerate(seats), (-1, nobody)]:
        yield from (((seat, name), times[line]) for line, name in noted.named.items() if times[line])


# ------------------------------------------------------------------------------------------------------- how it went
def _course(noted: Noted, winners: frozenset[int], found: Figures) -> None:
    """Length, and who led when."""
    s, line = noted.state, tables_of(noted.state).program.round.line
    found[f.TURNS], found[f.DECISIONS] = float(s.v[TURNS]), float(noted.decisions)
    found[f.ROUNDS] = float(sum(times[line] for times in noted.listener.by_seat) if line >= 0 else 0)
    if noted.decisions:
        found[f.OPTIONS] = noted.options / noted.decisions
    if s.n.scores and s.n.seats > 1:
        leaders = noted.course.leaders()
        led = [seats for seats in leaders if seats]
        found[f.LEAD_CHANGES] = float(sum(one != other for one, other in pairwise(led)))
        half = leaders[LOOKS // 2 - 1]
        found[f.DECIDED] = float(bool(half) and {*half} <= winners)


def _result(noted: Noted, winners: frozenset[int], found: Figures) -> None:
    """Wins, shared among those who have won, and points."""
    state, seats = noted.state, noted.seats
    won = sum(any(seat in winners for seat in party) for party in state.n.parties)
    order = list(noted.listener.first_turns)
    for seat, name in enumerate(seats):
        share = 1 / won if seat in winners else 0.0
        found[Figure(f.WINS, name)] = share
        if seat in order:
            found[Figure(f.WINS_IN_TURN, f"place {order.index(seat) + 1}")] = share
    lines = noted.score_lines
    ranked = [seat for party in state.n.parties for seat in party]
    for name, points in lines:
        found[Figure(f.POINTS, name)] = float(sum(points[seat] for seat in ranked)) / len(ranked)
    if lines:
        scores = [float(score) for score in noted.scores]
        found[f.IN_ALL] = sum(scores[seat] for seat in ranked) / len(ranked)
        if winners:
            found[f.OF_WINNERS] = sum(scores[seat] for seat in winners) / len(winners)
