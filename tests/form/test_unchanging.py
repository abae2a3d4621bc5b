"""What a game was translated to never changes: matches share it, also from many threads."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import FrozenInstanceError, fields, is_dataclass
from types import BuiltinFunctionType, FunctionType, MappingProxyType
from typing import Any, NamedTuple

import pytest
from pydantic import BaseModel

from interpreter import Game, Match, Refusal, load
from interpreter.numbering.tables import Tables
from interpreter.numbering.unchanging import Sealed, unchanging
from interpreter.state.state import Playable
from interpreter.translate.writing.draft import draft_of

NAMES = ("village", "valeria", "pig")
ATOMS = (int, str, frozenset, range, FunctionType, BuiltinFunctionType, type(None), type)
THREADS, MATCHES, DECISIONS = 4, 8, 80


def tables(name: str) -> Tables:
    game = load(name)
    return game.tables(game.max_players, {}, traced=True)


def playable(name: str) -> Playable:
    game = load(name)
    return game.playable(game.max_players, {}, traced=True)


def changeable(value: Any, where: str, met: set[int]) -> Iterator[str]:
    """Where something can be changed below a value; what its functions were made from is read no more when they are there."""
    if id(value) in met:
        return
    met.add(id(value))
    if isinstance(value, Sealed):
        parts = dict(vars(value))
        if not parts.pop("_sealed", False):
            yield where
    elif is_dataclass(value) and not isinstance(value, type):
        if not value.__dataclass_params__.frozen:  # type: ignore[attr-defined]
            yield where
        parts = {field.name: getattr(value, field.name) for field in fields(value) if field.name != "printed"}
    elif isinstance(value, MappingProxyType):
        parts = {repr(key): part for key, part in value.items()}
    elif isinstance(value, tuple):
        parts = {str(number): part for number, part in enumerate(value)}
    elif isinstance(value, BaseModel):
        parts = {} if value.model_config.get("frozen") else {"it": []}
    else:
        parts = {}
        if not isinstance(value, ATOMS):
            yield f"{where}: {type(value).__name__}"
    for name, part in parts.items():
        yield from changeable(part, f"{where}.{name}", met)


@pytest.mark.parametrize("name", NAMES)
def test_nothing_of_what_a_game_was_translated_to_can_be_changed(name: str) -> None:
    assert list(changeable(playable(name), "playable", set())) == []


def test_a_change_is_refused() -> None:
    t, played = tables("village"), playable("village")
    with pytest.raises(AttributeError, match="`capacity` cannot change"):
        t.capacity = []
    with pytest.raises(TypeError):
        t.slot["counter", "more"] = 3
    with pytest.raises(AttributeError, match="`labels` cannot change"):
        draft_of(t).labels = 3
    with pytest.raises(FrozenInstanceError):
        played.capacity = ()  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        played.ends = len  # type: ignore[misc]
    with pytest.raises(TypeError):
        t.form.blocks[2] = t.form.blocks[3]  # type: ignore[index]


# --------------------------------------------------------------------------------------------------------- many threads
def outcome(game: Game, seed: int) -> Any:
    """What came of a random match, and what was told of it."""
    match = game.new(players=game.min_players + seed % 2, seed=seed, traced=bool(seed % 2))
    chance, told = random.Random(seed), []
    for step in range(DECISIONS):
        if match.decision is None:
            break
        if step % 20 == 0:
            told += [match.view(0), match.not_offered(), [match.why_not(what) for what in match.not_offered()[:2]]]
        play(match, chance)
    return match.history, match.scores, [event.text for event in match.events], told


def play(match: Match, chance: random.Random) -> None:
    assert match.decision is not None
    try:
        match.play(chance.choice(match.decision.options))
    except Refusal:
        match.stopped = True


@pytest.mark.parametrize("name", NAMES)
def test_matches_in_several_threads_come_out_as_one_after_another(name: str) -> None:
    alone, together = load(name), load(name)
    with ThreadPoolExecutor(THREADS) as threads:
        found = list(threads.map(lambda seed: outcome(together, seed), range(MATCHES)))
    assert found == [outcome(alone, seed) for seed in range(MATCHES)]


def test_threads_that_ask_at_once_get_the_same_tables() -> None:
    game = load("pig")
    with ThreadPoolExecutor(THREADS) as threads:
        found = list(threads.map(lambda _: game.tables(2, {}), range(3 * THREADS)))
    assert len(set(map(id, found))) == 1


def test_what_is_sealed_keeps_the_names_of_its_parts() -> None:
    class Known(NamedTuple):
        found: dict[str, int]
        there: frozenset[int]

    sealed = unchanging((Known({"a": 1}, frozenset({2})),))
    assert sealed[0].there == {2}
    assert isinstance(sealed[0].found, MappingProxyType)
