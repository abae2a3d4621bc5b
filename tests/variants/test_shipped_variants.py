"""The variants that are shipped with games: every pair in both orders, and scenarios that the base fails."""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations
from pathlib import Path

import pytest

from interpreter.match.game import Game
from interpreter.scenarios.beginning.starts import Starts
from interpreter.scenarios.playing.play_scenario import play
from interpreter.scenarios.suites.find import scenarios_of
from interpreter.shipped import find, shipped, variants_of
from rulelang.compile import compile_all
from rulelang.lower import identity
from rulelang.scenario_files import scenarios
from rulelang.scenario_files.clauses import Scenario
from rulelang.text.diagnostics import Diagnostic
from rulelang.text.source import read
from tests.thorough import one_in

VARIANTS = [(game, file) for game in shipped().values() for file in variants_of(game).values()]
PAIRS = [pair for game in shipped().values() for pair in combinations(variants_of(game).values(), 2)]
Told = tuple[tuple[Scenario, ...], list[Diagnostic]]
LONGEST = 16  # lines of a variant, without blank ones and remarks


def stem(path: Path) -> str:
    return path.stem


@cache
def come_out(files: tuple[Path, ...]) -> tuple[str | None, list[str]]:
    """The identity of the rules, or the complaints."""
    program, complaints, _ = compile_all([read(file) for file in files], find)
    return None if program is None else identity(program), [complaint.model_dump_json() for complaint in complaints]


@pytest.mark.parametrize(("one", "two"), one_in(5, PAIRS), ids=stem)
def test_two_variants_are_the_same_rules_in_both_orders(one: Path, two: Path) -> None:
    game = one.parent.parent.with_suffix(".rules")
    first, *others = [come_out((game, *order)) for order in permutations((one, two))]
    assert others == [first]
    assert (first[0] is None) == bool(first[1])
    assert come_out((one, two)) == first, "the game goes without saying"


@pytest.mark.parametrize(("game", "variant"), VARIANTS, ids=stem)
def test_a_variant_is_in_order_and_short(game: Path, variant: Path) -> None:
    changed, complaints = come_out((variant,))
    assert complaints == []
    assert changed != come_out((game,))[0]
    lines = [line for line in variant.read_text(encoding="utf-8").splitlines() if line.strip() and line[0] != "#"]
    assert len(lines) <= LONGEST


@cache
def on_its_base(game: Path) -> tuple[Starts, dict[Path, Told]]:
    """What plays the scenarios of a game's variants on the game itself, and these by their files, with what does not fit it."""
    program, _, symbols = compile_all([read(game)], find)
    assert program is not None
    assert symbols is not None
    files = [file for variant in variants_of(game).values() for file in scenarios_of(variant)]
    told = {file: scenarios(symbols, read(file)) for file in files}
    return Starts(Game(program, identity(program)), [one for found, _ in told.values() for one in found]), told


@pytest.mark.parametrize(("game", "variant"), VARIANTS, ids=stem)
def test_every_scenario_of_a_variant_fails_on_its_base(game: Path, variant: Path) -> None:
    """Or claims what the base does not know; the first of a file must fail, others may show where the change ends."""
    table, told = on_its_base(game)
    for file in scenarios_of(variant):
        found, unfit = told[file]
        failing = [one.title for one in found if play(table, one).failure is not None]
        assert unfit or failing, f"nothing in {file} fails on {game}"


@pytest.mark.parametrize("name", ["village", "valeria"])
def test_a_large_game_has_variants(name: str) -> None:
    assert len([game for game, _ in VARIANTS if game.stem == name]) >= 4
