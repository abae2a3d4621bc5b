"""To play a match of Villages of Valeria side by side with its oracle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from interpreter import Match
from interpreter.match.decision import Decision
from interpreter.numbering.tables import tables_of
from interpreter.state.state import State
from tests.oracle.follow import Follower, differences
from tests.oracle.read_valeria import name_of, read
from tests.oracle.valeria_courses import Ask, paid, text
from tests.oracle.valeria_figures import BUILDINGS, POWERS
from tests.oracle.valeria_paying import Source, Way
from tests.oracle.valeria_score import score_lines
from tests.oracle.valeria_table import Table

PAY = text({"pay": 0}).split(":")[0]


@dataclass
class ValeriaFollower(Follower):
    """A match and the oracle beside it. Paying may be asked in steps: what counts is to which ways they lead."""

    def words(self, decision: Decision) -> list[str]:
        """In a `may` only whether it is done or declined."""
        if decision.kind == "pay":
            return [whole for whole, _ in all_ways(self.match)]
        return [
            text({"do": "do"} if decision.kind == "may" and option.key != "decline" else option.value)
            for option in decision.options
        ]

    def look(self) -> Table:
        return read(self.match)

    def settled(self, ask: Ask, step: int) -> bool:
        return ask.settled and not step

    def same(self, player: int, word: str) -> None:
        """Others need not know that there is only this."""
        decision = self.match.decision
        if decision is not None and decision.forced and decision.player == player and self.words(decision) == [word]:
            self.match.play(decision.options[0])

    def play_one(self, player: int, legal: list[str]) -> str:
        """Payments are compared as a whole, and then paid step by step."""
        if not legal[0].startswith(PAY):
            return super().play_one(player, legal)
        found = sorted(all_ways(self.match))
        offered = [whole for whole, _ in found]
        self.agree(player, offered, legal)
        index = self.pick(offered)
        for step in found[index][1]:
            assert self.match.decision is not None
            self.match.play(self.match.decision.options[step])
        return offered[index]

    def compare(self, table: Table) -> None:
        seen = read(self.match)
        wrong = differences(table.shown(), seen.shown())
        assert not wrong, f"(oracle, match) differ in {wrong}: {self.where()}"
        assert [points for _, points in self.match.score_lines] == [*score_lines(table).values()], self.where()


# ------------------------------------------------------------------------------------------------ payments
Steps = tuple[int, ...]


def all_ways(match: Match) -> Iterator[tuple[str, Steps]]:
    """Every complete way to pay to which the steps from here lead, and which option is taken at each of them."""
    decision = match.decision
    assert decision is not None
    assert decision.kind == "pay", f"it should be paid, but asked is: {decision.prompt}"
    for index, (held, uses) in enumerate(decision.values):
        if held is not None:
            assert not held, f"no material is held, but {decision.keys[index]} pays with it"
            yield paid(way(match.state, uses)), (index,)
            continue
        longer = match.copy()
        with overheard(longer) as heard:
            assert longer.decision is not None
            longer.play(longer.decision.options[index])
        if heard:  # with one way left, the rest is paid unasked
            yield paid(heard[0]), (index,)
        else:
            yield from ((whole, (index, *steps)) for whole, steps in all_ways(longer))


@contextmanager
def overheard(match: Match) -> Iterator[list[Way]]:
    """What is paid, whether or not anybody is asked."""
    words, heard = match.state.n.ends.__globals__, list[Way]()
    pay = words["pay_sourced"]

    def listening(state: State, player: int, answer: Any, *more: Any) -> Any:
        if not state.probing:
            heard.append(way(state, answer[1]))
        return pay(state, player, answer, *more)

    words["pay_sourced"] = listening
    try:
        yield heard
    finally:
        words["pay_sourced"] = pay


def way(state: State, uses: Iterable[tuple[int, int, int]]) -> Way:
    """What helps to pay, as the oracle says it."""
    return tuple(sorted((source(state, piece) for _, piece, _ in uses), key=repr))


def source(state: State, piece: int) -> Source:
    name, place = name_of(state, piece), state.at[piece]
    if tables_of(state).family[place] == "village":
        power = POWERS[name]
        return "power", power.effect, power.discards
    return ("castle",) if name == "castle" else ("gold", tables_of(state).place_owner[place], BUILDINGS[name].gives)
