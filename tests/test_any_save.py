"""Any save is played on or refused with a sentence, whatever stands in it: never a traceback, never another match."""

from __future__ import annotations

import copy
import json
import random
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from interpreter import Game, Match, Refusal, load
from interpreter.frontends.cli import main

GAMES = ["nim", "pig", "tic_tac_toe"]
DEEP: list[Any] = []
for _ in range(500):
    DEEP = [DEEP]
ODD: list[Any] = [
    None, True, False, 0, -1, 1, 3, 2**40, 10**4000, 0.5, float("inf"), float("-inf"), float("nan"), 1e308, "", "0", "x", "\0",
    "\ud800", "9" * 5000, [], {}, [[]], [None], [0, [1, "a"]], {"a": 1}, {"engine": 1}, DEEP,
]  # fmt: skip
COPIES = 300


@cache
def game(name: str) -> Game:
    return load(name)


def played(name: str, decisions: int) -> Match:
    match = game(name).new(seed=5)
    chance = random.Random(5)
    for _ in range(decisions):
        if match.decision is not None:
            match.play(chance.choice(match.decision.options))
    return match


def places(value: Any, found: list[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """Every part of a save, as what holds it and where."""
    for key in list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        found.append((value, key))
        places(value[key], found)
    return found


def changed(saved: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """The save with one to three of its parts replaced or left out."""
    new = copy.deepcopy(saved)
    for _ in range(chance.randint(1, 3)):
        holder, key = chance.choice([*places(new, [])[:12], *places(new, [])])
        if chance.random() < 0.15:
            del holder[key]
        else:
            holder[key] = chance.choice([*ODD, chance.randrange(100)])
    return new


def goes_on(match: Match) -> None:
    """The match can be looked at, kept and played."""
    match.save()
    match.view(0)
    chance = random.Random(1)
    for _ in range(20):
        if match.decision is not None:
            match.play(chance.choice(match.decision.options))


@pytest.mark.parametrize("name", GAMES)
def test_a_changed_save_is_played_on_or_refused(name: str) -> None:
    saved = json.loads(json.dumps(played(name, 6).save()))
    chance = random.Random(name)
    fates = set()
    for _ in range(COPIES):
        try:
            goes_on(game(name).restore(changed(saved, chance)))
            fates.add("played")
        except Refusal:
            fates.add("refused")
    assert fates == {"played", "refused"}


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: repr(odd)[:12])
def test_a_save_that_is_no_save_is_refused(odd: Any) -> None:
    with pytest.raises(Refusal):
        game("nim").restore(odd)
    saved = played("nim", 2).save()
    for part in ("players", "options", "choices", "game", "rules", "format"):
        if odd != saved[part] and not (part == "choices" and odd == []):
            with pytest.raises(Refusal):
                game("nim").restore(saved | {part: odd} if odd not in ({}, []) or part != "options" else saved | {part: 3})


def test_a_seed_is_a_whole_number() -> None:
    saved = played("nim", 2).save()
    for seed in (float("inf"), float("nan"), 1.5, "1", None, True, [1]):
        with pytest.raises(Refusal, match="damaged"):
            game("nim").restore(saved | {"seed": seed})


def test_a_snapshot_of_another_moment_is_not_believed() -> None:
    early, late = played("pig", 2).save(), played("pig", 6).save()
    assert game("pig").restore(early | {"snapshot": late["snapshot"]}).state.to_json() == played("pig", 2).state.to_json()
    other = copy.deepcopy(late)
    other["snapshot"]["state"]["v"][0] += 1
    assert game("pig").restore(other).state.to_json() == played("pig", 6).state.to_json()


def test_a_snapshot_as_it_was_written_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = json.loads(json.dumps(played("pig", 6).save()))
    expected = played("pig", 6).state.to_json()
    monkeypatch.setattr(Match, "play", None)  # nothing is played again
    assert game("pig").restore(saved).state.to_json() == expected


@pytest.mark.parametrize("name", GAMES)
def test_the_command_line_answers_a_changed_file(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    whole = {"game": name, "with": [], "seats": ["human"], "match": json.loads(json.dumps(played(name, 4).record()))}
    chance = random.Random(name)
    file = tmp_path / "m.json"
    monkeypatch.setattr("sys.argv", ["rulelang", "play", "--resume", str(file)])
    monkeypatch.setattr(sys, "stdin", None)
    for number in range(COPIES // 5):
        text = json.dumps(changed(whole, chance))
        file.write_text(text if number % 5 else text[: chance.randrange(len(text))], encoding="utf-8")
        with pytest.raises(SystemExit) as ended:
            main()
        printed = capsys.readouterr()
        assert ended.value.code in (0, 1, 2)
        assert printed.out + printed.err
