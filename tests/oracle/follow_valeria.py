"""To play a match of Villages of Valeria side by side with its oracle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from interpreter import Match
from interpreter.decision import Decision
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
            return [paid(way) for way, _ in all_ways(self.match)]
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
        found = sorted(((paid(way), steps) for way, steps in all_ways(self.match)), key=lambda each: each[0])
        assert self.match.decision is not None
        assert self.match.decision.player == player, f"Player {player + 1} should pay: {self.where()}"
        offered = [way for way, _ in found]
        assert offered == legal, (
            f"legal but not offered: {sorted(set(legal) - set(offered))}; "
            f"offered but not legal: {sorted(set(offered) - set(legal))}; "
            f"offered twice: {sorted({way for way in offered if offered.count(way) > 1})}; {self.where()}"
        )
        self.states += 1
        index = self.pick(offered)
        for step in found[index][1]:
            self.match.play(self.match.decision.options[step])
        return offered[index]

    def compare(self, table: Table) -> None:
        seen = read(self.match)
        wrong = differences(table.shown(), seen.shown())
        assert not wrong, f"(oracle, match) differ in {wrong}: {self.where()}"
        assert [points for _, points in self.match.score_lines] == [*score_lines(table).values()], self.where()


# ------------------------------------------------------------------------------------------------ payments
def all_ways(match: Match) -> Iterator[tuple[Way, tuple[int, ...]]]:
    """Every complete way to pay that can be reached from here, and which option is taken at each step to it."""
    decision = match.decision
    assert decision is not None
    assert decision.kind == "pay", f"asked is {decision.prompt}"
    for index, value in enumerate(decision.values):
        held, uses = value
        if held is None:
            longer = match.copy()
            assert longer.decision is not None
            longer.play(longer.decision.options[index])
            yield from ((way, (index, *steps)) for way, steps in all_ways(longer))
        else:
            assert not held, f"no material is held, but {value} pays with it"
            yield tuple(sorted((source(match, use) for use in uses), key=repr)), (index,)


def source(match: Match, use: tuple[int, int, int]) -> Source:
    """What a card that helps to pay is to the oracle."""
    state = match.state
    name, place = name_of(state, use[1]), state.at[use[1]]
    if state.t.family[place] == "village":
        power = POWERS[name]
        return "power", power.effect, power.discards
    return ("castle",) if name == "castle" else ("gold", state.t.place_owner[place], BUILDINGS[name].gives)
