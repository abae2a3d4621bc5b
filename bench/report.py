"""The tables that `python -m bench` prints: of each row the engine of now, and below it what it is compared with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from bench import goals, spiel
from bench.by_hand import POSITIONS
from bench.comparing import Compared, Effort, Subject, compared
from bench.engine import game_of
from bench.legality import BY_HAND, QUESTIONS
from bench.payments import payments
from bench.processes import Engine
from bench.slowest import AT_MOST, slowest
from bench.start_up import STARTS, ready, start_up
from interpreter.shipped import find

MATCHES = 40  # in which payments are timed
STARTED = ("tic_tac_toe", "village", "valeria", "villagers", "carpe_diem")
SCALES: dict[str, Callable[[float], str]] = {
    "face": lambda value: f"{value:,.0f}",
    "in_place": lambda value: f"{value:,.0f}",
    "slowest": lambda value: f"{value * 1e3:.2f} ms",
    "memory": lambda value: f"{value / 1024:,.0f} KiB",
}
WIDTH, RATIO = 11, 17  # of a value, of a ratio with its spread


@dataclass(frozen=True)
class Plan:
    """What is measured: the games, with whom they are compared, and how long."""

    games: Sequence[str]
    named: bool  # the games were named: all numbers of players of small ones, too
    engines: Sequence[Engine]
    effort: Effort
    matches: int  # in which the slowest decision is looked for

    @property
    def sample(self) -> int:
        """The matches of each game in which the goals look for it."""
        return self.effort.rounds


def _microseconds(value: float) -> str:
    return f"{value * 1e6:,.1f} us"


def _cells(figures: Sequence[str], values: Sequence[Compared | None], first: bool) -> str:
    cells = []
    for figure, value in zip(figures, values, strict=True):
        told = "-" if value is None else SCALES.get(figure, _microseconds)(value.value)
        ratio = "" if value is None or first else f"{value.ratio:.2f} ({value.least:.2f}-{value.most:.2f})"
        cells.append(f"{told:>{WIDTH}} {ratio:<{RATIO}}")
    return "".join(cells).rstrip()


def _head(first: str, figures: Sequence[str]) -> None:
    print(
        f"\n{first:<16}{'players':>7}  {'':<12}" + "".join(f"{figure:>{WIDTH}} {'ratio':<{RATIO}}" for figure in figures).rstrip()
    )


def _rows(title: str, table: tuple[str, int], subjects: Sequence[Subject], figures: Sequence[str], effort: Effort) -> None:
    columns = [compared(subjects, figure, table, effort) for figure in figures]
    for index, subject in enumerate(subjects):
        start = f"{title:<16}{table[1]:>7}" if index == 0 else " " * 23
        print(f"{start}  {subject.title:<12}{_cells(figures, [column[index] for column in columns], index == 0)}", flush=True)


def _tables(plan: Plan) -> Iterable[tuple[str, int]]:
    """Each game with each number of players; small games, unless they are named, with the fewest."""
    for name in plan.games:
        game, path = game_of(name), find(name)
        small = path is not None and path.parent.name == "small"
        last = game.min_players if small and not plan.named else game.max_players
        yield from ((name, players) for players in range(game.min_players, last + 1))


def _commits(plan: Plan) -> list[Subject]:
    return [Subject(engine.title, engine) for engine in plan.engines[:2]]


def aims(plan: Plan) -> None:
    """The goals, and what each comes to."""
    print("\nHow many times as fast as another commit, or as by hand; of a question how many times as long as by hand.")
    for line in (
        *goals.told(goals.named(plan.engines), plan.engines[0], goals.long_enough(plan.effort)),
        *goals.starts(plan.engines[0], plan.effort.rounds),
    ):
        print(line, flush=True)
    print(f"slowest decision of {plan.sample} matches of each game with the most players:", end=" ", flush=True)
    found = [(slowest(game_of(name), game_of(name).max_players, plan.sample), name) for name in plan.games]
    most, name = max(found, key=lambda one: one[0].seconds)
    print(f"{most.seconds * 1e3:.1f} ms, {name}, {most.where}; wanted: at most {AT_MOST * 1e3:.0f} ms.")


def play(plan: Plan) -> None:
    """Decisions a second through the face and in place, of every game at each number of players; beside it by hand."""
    print(
        "\nDecisions with two options or more a second, random play. face: Game.new, Match.decision, options, play; in place: the"
    )
    print("machine's step alone, by hand the bare position. ratio: how many times as fast the engine of now is.")
    figures = ("face", "in_place")
    _head("game", figures)
    for name, players in _tables(plan):
        now, *others = _commits(plan)
        by_hand = [Subject("by hand", now.engine, "hand_")] if name in POSITIONS else []
        _rows(name, (name, players), [now, *by_hand, *others], figures, plan.effort)


def moments(plan: Plan) -> None:
    """What can be done with a match at a moment, and what it takes to hold one."""
    print(
        "\nMean CPU time of each over the decisions of random matches; save is the first of its match, restore from its snapshot."
    )
    print("slowest: the longest decision that was met. memory: what one match more takes when it is over.")
    figures = ("copy", "view", "save", "restore", "slowest", "memory")
    _head("game", figures)
    effort = Effort(plan.effort.rounds, plan.effort.seconds / 4)
    for name in plan.games:
        _rows(name, (name, game_of(name).min_players), _commits(plan), figures, effort)


def legality(plan: Plan) -> None:
    """The options of one decision, by the engine and by hand, at the same positions."""
    asked = [name for name in plan.games if name in BY_HAND]
    if asked:
        _head("question", ("legality",))
    for name in asked:
        now, *others = _commits(plan)
        subjects = [now, Subject("by hand", now.engine, "hand_"), *others]
        _rows(f"{QUESTIONS[name]}", (name, 3), subjects, ("legality",), plan.effort)


def start(plan: Plan) -> None:
    """Imports, and until the first decision, in processes of their own."""
    times = plan.effort.rounds
    compared = plan.engines[:2]
    print(f"\n{'start-up, CPU ms':<28}" + "".join(f"{engine.title:>12}" for engine in compared))
    for title, code in STARTS.items():
        print(f"{title:<28}" + "".join(f"{start_up(engine, code, times) * 1e3:>12.0f}" for engine in compared), flush=True)
    for name in plan.games if plan.named else STARTED:
        found = [ready(engine, name, game_of(name).min_players, times) for engine in compared]
        for number, told in enumerate(("first", "again")):
            print(f"{name + ', ' + told:<28}" + "".join(f"{pair[number] * 1e3:>12.0f}" for pair in found), flush=True)


def open_spiel(plan: Plan) -> None:
    """The same games in OpenSpiel, if it is there."""
    games = [name for name in plan.games if name in spiel.NAMES]
    if not spiel.there():
        print("\nOpenSpiel is not there: `pip install 'rulelang[bench]'` brings it.")
        return
    if games:
        _head("OpenSpiel", ("face",))
    for name in games:
        now, engine = Subject("now", plan.engines[0]), plan.engines[0]
        others = [
            Subject("C++", engine, "cpp_"),
            *([Subject("its Python", engine, "python_")] if name in spiel.IN_PYTHON else []),
        ]
        _rows(name, (name, game_of(name).min_players), [now, *others], ("face",), plan.effort)


def paying(plan: Plan) -> None:
    """How long the ways of paying with help take."""
    for name in plan.games:
        if found := payments(game_of(name), MATCHES):
            median, most, longest = (f"{seconds * 1e6:.0f} us" for seconds in (found.median, found.most_of_all, found.longest))
            print(
                f"\n{name}, {MATCHES} random matches: {found.listed:,} payments with the help of sources; listing the ways of one"
            )
            print(f"takes {median} (median), {most} (95 in 100), {longest} (the longest). Most options: {found.widest}.")


def slow(plan: Plan) -> None:
    """The slowest decision of many matches, with the fewest and with the most players."""
    head = f"\n{'slowest decision':<20}{'players':>8}{'matches':>9}{'decisions':>11}{'ms':>8}"
    print(f"{head}  over {AT_MOST * 1e3:.0f} ms  asked by")
    for name in plan.games:
        game = game_of(name)
        for players in sorted({game.min_players, game.max_players}):
            found = slowest(game, players, plan.matches)
            told = f"{name:<20}{players:>8}{found.matches:>9,}{found.decisions:>11,}{found.seconds * 1e3:>8.2f}"
            print(f"{told}{found.too_slow:>12}  {found.where}", flush=True)


SECTIONS: dict[str, Callable[[Plan], None]] = {
    "goals": aims,
    "play": play,
    "legality": legality,
    "moments": moments,
    "start": start,
    "open_spiel": open_spiel,
    "payments": paying,
    "slowest": slow,
}
