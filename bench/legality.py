"""The options of one decision, listed again by the engine and by hand, at the same positions of random matches.

The engine's time is that of the whole question: what is a candidate, and which of them lead on.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from time import process_time
from types import ModuleType
from typing import Any

from bench import engine
from bench.by_hand.legality import carpe_diem_placing, valeria_recruiting, villagers_building
from bench.figures import MANY, Sample, Task
from interpreter import Decision, Match

BY_HAND: dict[str, ModuleType] = {
    "valeria": valeria_recruiting,
    "villagers": villagers_building,
    "carpe_diem": carpe_diem_placing,
}
QUESTIONS = {"valeria": "a recruiting", "villagers": "a build", "carpe_diem": "a placement"}
TIMES = 5
LONGEST_WITHOUT = 20  # matches in which nothing of the sort is asked: then nothing ever will be


def asked(game: str, players: int, first: int) -> Iterator[tuple[Match, Decision, Any]]:
    """The matches, from a seed on, at each decision of this sort, with the position by hand; without end.

    Raises LookupError if nothing is asked at its address any more.
    """
    by_hand, seed, met = BY_HAND[game], first, False
    while met or seed < first + LONGEST_WITHOUT:
        match, chance, chosen = engine.game_of(game).new(players=players, seed=seed), random.Random(seed), [""]
        while (decision := match.decision) is not None:
            option = decision.options[chance.randrange(len(decision.options))]
            if decision.address == by_hand.ASKED:
                at = by_hand.position(match.view(decision.player), chosen)
                if at is not None:
                    met = True
                    yield match, decision, at
            chosen.append(option.key)
            match.play(option)
        seed += 1
    raise LookupError(f"{game} asks nothing at `{by_hand.ASKED}`")


def listed_again(match: Match) -> Callable[[], Sequence[Any]]:
    """What lists the options of the open decision anew."""
    from interpreter.engine.deciding.lookahead import possible

    state = match.state.copy()
    assert state.ask is not None
    number, player, _ = state.ask
    state.ask = None
    lister, frame, risky = state.n.listers[number], state.stack[-1], state.n.sites[number].risky
    if risky:
        return lambda: possible(state, number, player, lister(state, frame))
    return lambda: list(lister(state, frame))


def _timed(by_hand: bool) -> Callable[[Task], Sample]:
    """The mean seconds of one question."""

    def measured(task: Task) -> Sample:
        engine.game_of(task.game).new(players=task.players)  # what is made at first use is not counted
        until, spent, done = process_time() + task.seconds, 0.0, 0
        for match, _, at in asked(task.game, task.players, task.round * MANY):
            act = (lambda at=at: BY_HAND[task.game].legal(at)) if by_hand else listed_again(match)
            began = process_time()
            for _ in range(TIMES):
                act()
            spent += process_time() - began
            done += TIMES
            if (done >= task.matches) if task.matches else process_time() > until:
                break
        return Sample(spent / done, done)

    return measured


LEGALITY: dict[str, Callable[[Task], Sample]] = {"legality": _timed(by_hand=False), "hand_legality": _timed(by_hand=True)}
