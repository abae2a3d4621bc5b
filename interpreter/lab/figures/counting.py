"""Plays a match of bots and counts: who won, points by line, length, who led when, what was done, offered and taken.

An action counts each time it begins, an alternative each time it is taken up. It counts as done by whoever decided last, or whose
turn began since. A round counts when it begins. While a match is played only numbers are noted; words come when it is over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from interpreter import Game
from interpreter.bots import RandomBot, bot, seed_at
from interpreter.bots.by_name import Bot
from interpreter.engine import machine
from interpreter.engine.ranking import settle
from interpreter.lab.figures.figure import Figures
from interpreter.lab.figures.listening import Listener
from interpreter.lab.figures.names import OptionNames, clauses
from interpreter.lab.figures.summing import Noted, figures
from interpreter.lab.figures.through import Through
from interpreter.lab.matches import RANDOM, Look, Start, bot_match
from interpreter.match.match import DECISIONS_AT_MOST, Match
from interpreter.match.record import Record
from interpreter.state.chance import seeded
from interpreter.state.failures import DeadEnd, Halt
from interpreter.state.slots import TURNS
from interpreter.state.state import State, fresh
from rulelang.program import Chosen

Chooser = Callable[[State, int], int]  # given the match and how many options there are, which one


@dataclass(frozen=True)
class Counted:
    """What was counted of one match."""

    seed: int
    figures: Figures
    lines: frozenset[int]  # that ran or were read
    stopped: bool = False
    record: Record | None = None


@dataclass
class _Table:
    """What is found once for one number of players and one choice of options."""

    listener: Listener
    names: OptionNames


class Counting:
    """Plays matches of one game and counts, in one thread. `closely`: what came through each thing, and of resources."""

    def __init__(self, game: Game, closely: bool = False) -> None:
        self.game = game
        self.closely = closely
        self.named = clauses(game.program)
        self._tables: dict[tuple[int, tuple[tuple[str, int | str], ...]], _Table] = {}

    def count(self, start: Start, recorded: bool = False) -> Counted:
        """Plays a match; with its record, if that is wanted. Raises Refusal, with the seed, where the rules cannot go on."""
        table = self._table(start.players, start.options)
        s = fresh(table.listener.playable, seeded(start.seed))
        table.listener.listens(s)
        through = Through(s, table.listener, self.named) if self.closely else None
        noted = Noted(s, table.listener, self.named, table.names.also, through)
        try:
            machine.begin(s)
            self._play(noted, start, table.names)
            settle(s)
        except (DeadEnd, Halt):
            bot_match(self.game, Look(), start)  # the same match says in words why it cannot go on
            raise
        record = self._record(start, noted.choices) if recorded else None
        return Counted(start.seed, figures(noted), noted.lines, noted.stopped, record)

    def _table(self, players: int, options: Chosen) -> _Table:
        key = (players, tuple(sorted(options.items())))
        if key not in self._tables:
            listener = Listener(self.game.playable(players, options, traced=True))
            self._tables[key] = _Table(listener, OptionNames(listener.playable))
        return self._tables[key]

    def _play(self, noted: Noted, start: Start, option_names: OptionNames) -> None:
        """From the first decision to the end. It runs some hundred times in a match: what can be looked up before is."""
        s, through, taken, choosers = noted.state, noted.through, noted.taken, self._choosers(start)
        by_seat, by_site, choices, course = noted.listener.by_seat, option_names.by_site, noted.choices, noted.course
        turns, time, due, decisions, options = -1, 0, 1, 0, 0
        while s.ask is not None and len(choices) < DECISIONS_AT_MOST:
            number, seat, values = s.ask
            if s.v[TURNS] != turns or not turns:
                turns = s.v[TURNS]
                time += 1
                if time == due:
                    due = course.keep(s, time)
            if through is not None:
                through.before(seat)
            width = len(values)
            index = choosers[seat](s, width)
            choices.append(index)
            if width > 1:
                decisions += 1
                options += width
                name = by_site[number].get(values[index])
                if name is None:
                    name = option_names.of_one(s, index)
                if name:
                    taken[seat][name] += 1
                if through is not None:
                    through.chosen(seat, name, option_names.of(s))
            s.ran = by_seat[seat]
            machine.answer(s, values[index])
        noted.decisions, noted.options, course.ends = decisions, options, time
        if through is not None:
            through.ends()

    def _choosers(self, start: Start) -> Sequence[Chooser]:
        """[seat] What chooses there; a bot that looks at nothing is shown nothing."""
        words = start.seats or RANDOM * start.players
        bots = [bot(word, seed_at(start.seed, seat)) for seat, word in enumerate(words)]
        if all(isinstance(one, RandomBot) for one in bots):
            return [_at_random(one) for one in bots if isinstance(one, RandomBot)]
        shown = self.game.new(players=start.players, seed=start.seed, options=dict(start.options))
        return [partial(_shown, one, shown) for one in bots]

    def _record(self, start: Start, choices: Sequence[int]) -> Record:
        match = self.game.new(players=start.players, seed=start.seed, options=dict(start.options))
        for index in choices:
            assert match.decision is not None
            match.play(match.decision.options[index])
        return match.record()


def _at_random(one: RandomBot) -> Chooser:
    return lambda _, width: one.index(width)


def _shown(one: Bot, match: Match, s: State, _: int) -> int:
    return one.choose(match.with_state(s)).index
