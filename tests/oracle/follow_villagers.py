"""To play a match of Villagers side by side with its oracle."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from interpreter import Match
from interpreter.match.decision import Decision
from interpreter.numbering.tables import tables_of
from interpreter.state.answers import numbers, own
from interpreter.state.state import State
from rulelang.program.kinds import SPOT
from tests.oracle.follow import Ask, Course, Follower, differences
from tests.oracle.read_villagers import figures, name_of, read, village
from tests.oracle.villagers_events import changes_what_is_seen
from tests.oracle.villagers_table import Table, counted, meant

Plan = Callable[[Sequence[Course]], Course]  # which course is taken


class VillagersFollower(Follower):
    """A match of Villagers and the oracle beside it; of each question a whole course is taken, and then said word by word."""

    def __init__(self, match: Match, plan: Plan) -> None:
        super().__init__(match, self.next_word)
        self.plan = plan
        self.before = match  # as it was before the last decision
        self.words_left: Iterator[str] = iter(())

    def decide(self, ask: Ask) -> Course:
        self.words_left = iter(self.plan(ask.courses).said)
        return super().decide(ask)

    def next_word(self, offered: list[str]) -> int:
        self.before = self.match.copy()
        return offered.index(next(word for word in self.words_left if word in offered))

    def words(self, decision: Decision) -> list[str]:
        """A card in a village is told with all that lies with it, one on the road by its place."""
        asked = len(own(decision.values))
        at_any_time = decision.keys[asked:]
        if decision.kind == "may":
            return ["decline" if key == "decline" else "do" for key in decision.keys[:asked]] + at_any_time
        if decision.kind == "one_of":
            return decision.keys[:asked] + at_any_time
        values = numbers(decision.values, decision.site)
        return [said(self.match.state, decision.site.type, value) for value in values] + at_any_time

    def look(self) -> Table:
        return read(self.match)

    def settled(self, ask: Any, step: int) -> bool:
        return True

    def same(self, player: int, word: str) -> None:
        """Others need not know that there is only this."""
        decision = self.match.decision
        if decision is not None and decision.forced and decision.player == player and self.words(decision) == [word]:
            self.before = self.match.copy()
            self.match.play(decision.options[0])

    def compare(self, table: Table) -> None:
        wrong = differences(table.shown(), read(self.match).shown())
        assert not wrong, f"(oracle, match) differ in {wrong}: {self.where()}"
        for seat, cards in enumerate(table.villages) if not changes_what_is_seen(table) else ():
            shown, mine = figures(self.match.state, seat), counted(cards)
            assert mine == {name: shown[name] for name in mine}, f"of Player {seat + 1}: {self.where()}"


def said(state: State, kind: str, value: int) -> str:
    """What an answer says that is a piece, a spot or a milestone."""
    if kind == "milestone":
        return f"pile {value}"
    if kind == SPOT and value < len(state.n.chain_of):
        return "the table"
    piece = value - len(state.n.chain_of) if kind == SPOT else value
    place = state.at[piece]
    family = tables_of(state).family[place]
    number = place - tables_of(state).family_places(family)[0]
    if family == "village":
        _, cards, roots = village(state, number)
        return meant(number, roots[piece], cards[piece])
    return f"road {number}" if family == "road" else name_of(state, piece)
