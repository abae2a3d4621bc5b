"""The goals of speed, each with what it comes to in this run: how many times as fast as another commit, or as by hand.

Games that are no shipped ones are measured as well. An engine of long ago is given them in the words of then (`bench/then`).
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bench.comparing import Compared, Effort, Subject, compared
from bench.processes import ROOT, Engine
from bench.start_up import CHECK, IMPORT, ready, start_up

THEN, HAND = "then", "by hand"
LANDED = {"villagers": "9776c22a", "carpe_diem": "f499d29e"}  # the commit with which each of them could be played
MEADOWS, DISCS = str(ROOT / "bench" / "meadows.rules"), str(ROOT / "tests" / "toys" / "discs.rules")
TITLES = {MEADOWS: "values in values", DISCS: "Reversi"}


@dataclass(frozen=True)
class Goal:
    """What is wanted of a figure of a game at a table: at least so many times as fast as something else."""

    game: str
    players: int
    figure: str
    beside: str  # another commit, or by hand
    wanted: float


GOALS = (
    *(Goal("valeria", players, "face", THEN, 3) for players in (3, 4)),
    *(Goal("village", players, "face", THEN, 2) for players in (2, 3, 4)),
    Goal("tic_tac_toe", 2, "face", THEN, 2.5),
    Goal(MEADOWS, 2, "face", THEN, 5),
    Goal(DISCS, 2, "face", THEN, 10),
    Goal("villagers", 3, "face", LANDED["villagers"], 2),
    Goal("carpe_diem", 3, "face", LANDED["carpe_diem"], 2),
    Goal("tic_tac_toe", 2, "face", HAND, 0.33),
    Goal("tic_tac_toe", 2, "in_place", HAND, 0.5),
    *(Goal("jetty", players, "face", HAND, 0.4) for players in (2, 3, 4)),
    *(Goal(game, 3, "legality", HAND, 1 / 5) for game in ("valeria", "villagers", "carpe_diem")),
)
LARGEST = "villagers"
LEAST = Effort(5, 0.2)
AFTER_PYDANTIC, AFTER_IMPORT, CHECKED = 0.15, 0.1, 1.5  # seconds


def told(engines: Mapping[str, Engine], now: Engine, effort: Effort) -> Iterator[str]:
    """A line for each goal of which both sides are at hand."""
    yield f"{'goal':<44}{'beside':<10}{'wanted':>8}{'median':>9}  rounds"
    for goal in GOALS:
        if goal.beside == HAND or goal.beside in engines:
            found = _beside(goal, now, engines, effort)
            yield _line(goal, found)


def _beside(goal: Goal, now: Engine, engines: Mapping[str, Engine], effort: Effort) -> Compared | None:
    other = Subject(HAND, now, "hand_") if goal.beside == HAND else Subject(goal.beside, engines[goal.beside])
    return compared([Subject("now", now), other], goal.figure, (goal.game, goal.players), effort)[1]


def _line(goal: Goal, found: Compared | None) -> str:
    what = f"{TITLES.get(goal.game, goal.game)}, {goal.players} players, {goal.figure.replace('_', ' ')}"
    if found is None:
        return f"{what:<44}{goal.beside:<10}{goal.wanted:>8.2f}{'-':>9}"
    if goal.figure == "legality":  # said the other way round: how many times as long it may take
        least, middle, most = 1 / found.most, 1 / found.ratio, 1 / found.least
        wanted, met = 1 / goal.wanted, middle <= 1 / goal.wanted
    else:
        least, middle, most, wanted, met = found.least, found.ratio, found.most, goal.wanted, found.ratio >= goal.wanted
    bound = f"{'<' if goal.figure == 'legality' else '>'} {wanted:g}"
    return f"{what:<44}{goal.beside:<10}{bound:>8}{middle:>9.2f}  {least:.2f}-{most:.2f}{'' if met else '  NOT MET'}"


def starts(now: Engine, times: int) -> Iterator[str]:
    """A line for each goal about starting."""
    pydantic, engine = start_up(now, "import pydantic", times), start_up(now, IMPORT, times)
    _, again = ready(now, LARGEST, 3, times)
    with tempfile.TemporaryDirectory() as keep:
        checked = start_up(now, CHECK.format(file=str(ROOT / "rules" / f"{LARGEST}.rules")), times, keep)
    for what, wanted, found in (
        ("import interpreter, after pydantic", AFTER_PYDANTIC, engine - pydantic),
        (f"a kept {LARGEST} is ready, after that", AFTER_IMPORT, again - engine),
        (f"check of {LARGEST}, nothing kept", CHECKED, checked),
    ):
        yield f"{what:<54}{f'< {wanted:g} s':>8}{found:>9.2f}{'' if found <= wanted else '  NOT MET'}"


def long_enough(effort: Effort) -> Effort:
    """An effort with which what is close to its goal can be told from what is not."""
    return Effort(max(effort.rounds, LEAST.rounds), max(effort.seconds, LEAST.seconds))


def commits(revision: str | None) -> Sequence[str]:
    """The commits that goals speak of."""
    return () if revision is None else (revision, *LANDED.values())


def named(engines: Sequence[Engine]) -> dict[str, Engine]:
    """The engines of these commits, as goals call them."""
    others = {engine.title: engine for engine in engines[1:]}
    return others | ({THEN: engines[1]} if len(engines) > 1 else {})
