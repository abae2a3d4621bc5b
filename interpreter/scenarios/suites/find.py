"""The games under a path and the scenario files that belong to each: `g.scenario` and `g/*.scenario` belong to `g.rules`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Found:
    """A file of rules with its scenario files and its file of equivalent mutants (which need not exist)."""

    rules: Path
    scenarios: tuple[Path, ...]

    @property
    def equivalents(self) -> Path:
        """Where the known equivalent mutants of this game stand."""
        return self.rules.with_suffix(".equivalents")


def find(path: Path) -> tuple[list[Found], list[str]]:
    """Every game under `path` that has scenarios, and a sentence for each scenario file without rules and each lack.

    `path` is a folder, a file of rules, the folder named like it, or one file of scenarios (then only that file of its game).
    """
    path = path if path.name else path.resolve()  # the folder one stands in has a name too
    if path.is_dir() and path.with_suffix(".rules").is_file():
        path = path.with_suffix(".rules")
    if path.suffix == ".scenario":
        rules = rules_of(path)
        return ([Found(rules, (path,))], []) if rules else ([], [_orphan(path)])
    if path.suffix == ".rules" and not path.is_dir():
        found = Found(path, scenarios_of(path))
        tested = found.scenarios or inherits(path)
        return ([found], []) if tested else ([], [f"{path} has no scenarios, as {path.with_suffix('.scenario')}"])
    games = [Found(rules, scenarios_of(rules)) for rules in sorted(path.rglob("*.rules")) if rules.is_file()]
    notes = [_orphan(file) for file in sorted(path.rglob("*.scenario")) if file.is_file() and rules_of(file) is None]
    notes += [f"{path} has no scenarios"] if not any(game.scenarios for game in games) else []
    return [game for game in games if game.scenarios or inherits(game.rules)], notes


def inherits(rules: Path) -> bool:
    """Whether a file is a variant, which has the scenarios of its base. Raises OSError."""
    lines = (line for line in rules.read_text(encoding="utf-8", errors="replace").splitlines() if line.strip())
    first = next((line for line in lines if not line.startswith("#")), "")
    return first.split()[:1] == ["variant"]


def scenarios_of(rules: Path) -> tuple[Path, ...]:
    """The scenario files of a game: the one of its name, then those in the folder of its name."""
    beside = rules.with_suffix(".scenario")
    return (*([beside] if beside.is_file() else []), *sorted(rules.with_suffix("").glob("*.scenario")))


def rules_of(scenario: Path) -> Path | None:
    """The rules that a scenario file belongs to, if they are there."""
    return next((rules for rules in _places(scenario) if rules.is_file()), None)


def _places(scenario: Path) -> tuple[Path, Path]:
    """Where the rules of a scenario file can be: beside it, or beside its folder."""
    folder = scenario.parent if scenario.parent.name else scenario.parent.resolve()
    return scenario.with_suffix(".rules"), folder.with_suffix(".rules")


def _orphan(scenario: Path) -> str:
    beside, above = _places(scenario)
    return f"{scenario} belongs to no rules: neither {beside} nor {above} is there"
