"""Plays a match of bots and counts: who won, points by line, length, who led when, what was done, offered and taken.

What is done is read off the trace, line by line: an action counts each time it begins, an alternative each time it is taken up.
It counts as done by whoever decided last, or whose turn began since. A round counts when it begins.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise

from interpreter import Decision, Game, Match, Refusal
from interpreter.bots import bot, seed_at
from interpreter.engine import sight
from interpreter.engine.ranking import party_seats
from interpreter.lab.figures import figure as f
from interpreter.lab.figures.figure import Figure, Figures
from interpreter.lab.matches import RANDOM, Start
from interpreter.numbering.tables import Tables, tables_of
from interpreter.state.answers import is_any_time, is_number
from interpreter.state.slots import TURNS
from interpreter.state.trace import Chose, LineRan, TurnBegan
from interpreter.telling.words.naming import value_name

NAMED_CLAUSE = re.compile(r'^action \w+$|\["[^"]*"\]$')
NO_NAMES = ("number", "truth", "payment", "sourced", "ability", "alternative", "spot of a chain", "turn of a piece")


@dataclass(frozen=True)
class Counted:
    """What was counted of one match."""

    seed: int
    figures: Figures
    lines: frozenset[int]  # that ran or were read
    stopped: bool = False


@dataclass
class _Course:
    """What is noted while a match is played."""

    turns: int = 0
    leaders: list[tuple[int, ...]] = field(default_factory=list)  # [turn] the seats that led when it began
    decisions: int = 0
    options: int = 0
    offered: Counter[tuple[int, str]] = field(default_factory=Counter)  # by seat and name
    taken: Counter[tuple[int, str]] = field(default_factory=Counter)


class Counting:
    """Plays matches of one game and counts; which of its clauses have names is found once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        lines = game.program.lines
        self.named = {number: line.address for number, line in enumerate(lines) if NAMED_CLAUSE.search(line.address)}
        self.round = game.program.round.line

    def count(self, start: Start) -> Counted:
        """Plays a match. Raises Refusal, with seed and step, where the rules cannot go on."""
        match = self.game.new(players=start.players, seed=start.seed, options=dict(start.options), traced=True)
        bots = [bot(name, seed_at(start.seed, seat)) for seat, name in enumerate(start.seats or RANDOM * start.players)]
        course, tables = _Course(), tables_of(match.state)
        while (decision := match.decision) is not None:
            _note_turn(course, match)
            option = bots[decision.player].choose(match)
            if len(decision.values) > 1:
                _note_decision(course, tables, decision, option.index)
            try:
                match.play(option)
            except Refusal as refusal:
                raise Refusal(f"seed {start.seed}, step {match.length}: {refusal}", refusal.line) from None
        return Counted(start.seed, self._figures(match, course), frozenset(match.lines_used), match.stopped)

    def _figures(self, match: Match, course: _Course) -> Figures:
        winners, figures, players = frozenset(match.winners), Figures(), match.players
        _count_result(match, winners, figures)
        _count_course(match, course, winners, figures)
        figures[f.ROUNDS] = float(
            sum(isinstance(event, LineRan) and event.line == self.round for event in match.state.trace or ())
        )
        for counted, group, by_winners in (
            (course.offered, f.OFFERED, ""),
            (course.taken, f.TAKEN, f.TAKEN_BY_WINNERS),
            (self._done(match), f.DONE, f.DONE_BY_WINNERS),
        ):
            for (seat, name), number in counted.items():
                _add(figures, Figure(group, name), number)
                if group in f.RATE:
                    _add(figures, Figure(f.RATE[group], name), 100 * number / (course.turns or figures[f.ROUNDS] or 1))
                if by_winners and seat in winners:
                    _add(figures, Figure(by_winners, name), number)
                if by_winners and 0 < len(winners) < players and 0 <= seat < players:
                    share = 1 / len(winners) if seat in winners else -1 / (players - len(winners))
                    _add(figures, Figure(f.EDGE[group], name), number * share)
        return figures

    def _done(self, match: Match) -> Counter[tuple[int, str]]:
        """How often whoever it was began each action and took up each alternative."""
        done, who = Counter[tuple[int, str]](), -1
        for event in match.state.trace or ():
            if isinstance(event, Chose | TurnBegan):
                who = event.player
            elif isinstance(event, LineRan) and event.line in self.named:
                done[who, self.named[event.line]] += 1
        return done


# ------------------------------------------------------------------------------------------------------ while it is played
def _note_turn(course: _Course, match: Match) -> None:
    turns = match.state.v[TURNS]
    if turns != course.turns:
        course.turns = turns
        course.leaders.append(_leaders(match))


def _leaders(match: Match) -> tuple[int, ...]:
    """Who is ahead; nobody where nothing is scored."""
    if not match.score_lines:
        return ()
    scores = match.scores
    best = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)


def _note_decision(course: _Course, tables: Tables, decision: Decision, chosen: int) -> None:
    course.decisions += 1
    course.options += len(decision.values)
    names = [_name(tables, decision, index) for index in range(len(decision.values))]
    for name in {*names} - {""}:
        course.offered[decision.player, name] += 1
    if names[chosen]:
        course.taken[decision.player, names[chosen]] += 1


def _name(tables: Tables, decision: Decision, index: int) -> str:
    """`building: mill`, `town: Lyon`: what an option is about, whoever's and wherever it is; nothing where that has no name."""
    value, site, state = decision.values[index], decision.site, decision.state
    if is_any_time(value) or not is_number(value, site) or value < 0 or site.type in NO_NAMES or site.kind == "order":
        return ""
    if site.type in tables.class_pieces:
        if site.blind or not sight.piece(state, value, decision.player):
            return ""
        kind = tables.piece[tables.piece_class[value]]
        return f"{kind.name}: {kind.rows[tables.piece_row[value]]}" if len(kind.rows) > 1 and not kind.rolled else ""
    return "" if site.type in tables.area else f"{site.type}: {value_name(tables, site.type, value)}"


# ---------------------------------------------------------------------------------------------------------- when it is over
def _add(figures: Figures, figure: Figure, number: float) -> None:
    figures[figure] = figures.get(figure, 0.0) + number


def _count_course(match: Match, course: _Course, winners: frozenset[int], figures: Figures) -> None:
    """Length, and who led when."""
    figures[f.TURNS], figures[f.DECISIONS] = float(course.turns), float(course.decisions)
    if course.decisions:
        figures[f.OPTIONS] = course.options / course.decisions
    if match.score_lines and match.state.n.seats > 1:
        led = [leaders[0] for leaders in course.leaders if len(leaders) == 1]
        figures[f.LEAD_CHANGES] = float(sum(one != other for one, other in pairwise(led)))
        half = course.leaders[len(course.leaders) // 2] if course.leaders else ()
        figures[f.DECIDED] = float(len(half) == 1 and half[0] in winners)


def _count_result(match: Match, winners: frozenset[int], figures: Figures) -> None:
    """Wins, shared among those who have won, and points."""
    state, seats = match.state, match.seats
    parties = [party_seats(state, party) for party in range(len(state.n.teams) or len(seats))]
    won = sum(any(seat in winners for seat in party) for party in parties)
    order = _first_turns(match)
    for seat, name in enumerate(seats):
        share = 1 / won if seat in winners else 0.0
        figures[Figure(f.WINS, name)] = share
        if seat in order:
            figures[Figure(f.WINS_IN_TURN, f"place {order.index(seat) + 1}")] = share
    lines = match.score_lines
    for name, points in lines:
        figures[Figure(f.POINTS, name)] = float(sum(points)) / len(points)
    if lines:
        scores = [float(score) for score in match.scores]
        figures[f.IN_ALL] = sum(scores) / len(scores)
        if winners:
            figures[f.OF_WINNERS] = sum(scores[seat] for seat in winners) / len(winners)


def _first_turns(match: Match) -> list[int]:
    """The seats in the order of their first turns; those that never had one are missing."""
    return list(dict.fromkeys(event.player for event in match.state.trace or () if isinstance(event, TurnBegan)))
