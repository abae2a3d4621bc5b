"""What a run of scenarios found, as values: failures, coverage and surviving mutants, each with its place."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Failure:
    """A scenario that did not come out as it says: where, and one sentence of what was expected and what was the case."""

    file: str
    line: int
    scenario: str
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


@dataclass(frozen=True)
class Unused:
    """A rule line, a branch or a table cell that no scenario used. `what` is "line", "branch" or "cell"."""

    address: str
    file: str
    line: int
    what: str


@dataclass(frozen=True)
class Coverage:
    """How many of the accountable clauses some scenario used."""

    used: int
    total: int
    unused: tuple[Unused, ...] = ()
    unasked: tuple[str, ...] = ()  # resources that can be gained, and that no rule asks for
    only_read: tuple[str, ...] = ()  # columns of texts, which no rule does
    unread: tuple[str, ...] = ()  # columns that no rule reads, as `card.banner`; none of their cells is counted
    excused: tuple[
        tuple[Unused, str], ...
    ] = ()  # unused, and in clauses that are known to change nothing: with the reason, not counted

    @property
    def percent(self) -> float:
        """0 to 100; a file without clauses is wholly used."""
        return 100.0 * self.used / self.total if self.total else 100.0


@dataclass(frozen=True)
class Survivor:
    """A changed rule that no scenario notices."""

    address: str
    description: str
    file: str
    line: int


@dataclass(frozen=True)
class Mutation:
    """The fate of every mutant of a game."""

    by_check: int = 0
    by_scenario: int = 0
    never_ends: int = 0
    equivalent: int = 0
    survivors: tuple[Survivor, ...] = ()
    unread: tuple[str, ...] = ()  # columns that no rule reads: their cells are not changed
    stale: tuple[str, ...] = ()  # entries of the file of equivalents that fit no surviving mutant

    @property
    def total(self) -> int:
        """How many mutants there were."""
        return self.by_check + self.by_scenario + self.never_ends + self.equivalent + len(self.survivors)


@dataclass(frozen=True)
class GameReport:
    """One game and its scenarios. `complaints` are rendered diagnostics of texts that do not compile: then nothing ran."""

    rules: str
    files: tuple[str, ...]
    scenarios: int = 0
    inherited: int = 0  # of them, from the bases of a variant
    excused: int = 0  # scenarios of the bases that a variant says hold no longer
    failures: tuple[Failure, ...] = ()
    complaints: tuple[str, ...] = ()
    coverage: Coverage | None = None
    mutation: Mutation | None = None

    @property
    def good(self) -> bool:
        """Every scenario came out, no mutant survived without a reason, and no reason is stale."""
        surviving = self.mutation is not None and (self.mutation.survivors or self.mutation.stale)
        return not (self.failures or self.complaints or surviving)


@dataclass(frozen=True)
class Report:
    """All games under a path. `notes` say what was found lacking outside any game, as a scenario file without rules."""

    games: tuple[GameReport, ...] = ()
    notes: tuple[str, ...] = field(default=())

    @property
    def good(self) -> bool:
        """Nothing failed; a path without any scenario is not good."""
        return not self.notes and all(game.good for game in self.games)

    @property
    def scenarios(self) -> int:
        """How many scenarios ran."""
        return sum(game.scenarios for game in self.games)

    @property
    def failures(self) -> tuple[Failure, ...]:
        """Every failure of every game, in order."""
        return tuple(failure for game in self.games for failure in game.failures)
