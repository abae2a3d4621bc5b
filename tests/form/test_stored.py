"""Numbers and form are all that plays: stored in a file and read again without the Program, a game goes as it did."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from interpreter.engine import machine
from interpreter.engine.ranking import ranked
from interpreter.playable.stored import Unfit, restored, stored
from interpreter.state.chance import seeded
from interpreter.state.failures import Failure
from interpreter.state.game_numbers import GameNumbers
from interpreter.state.state import Playable, State, fresh
from tests.form.walker import walked
from tests.games import known

from .test_walked import SHIPPED, TOYS

DECISIONS = 120
WALKED = 25


def path_of(name: str) -> Path:
    return next(path for path in (*SHIPPED, *TOYS) if path.stem == name)


def playable(path: Path) -> Playable:
    game = known(path)
    return game.playable(game.max_players, {})


def course(n: Playable, seed: int, at_most: int) -> Iterator[Any]:
    """What is asked and how the match stands at each decision of a random match, and how it ends."""
    state, chance = fresh(n, seeded(seed)), random.Random(seed)
    try:
        machine.begin(state)
        for _ in range(at_most):
            yield state.ask, state.to_json()
            if state.ask is None:
                break
            machine.answer(state, chance.choice(state.ask[2]))
    except Failure as failure:
        yield type(failure), failure.args
        return
    if state.over:
        yield outcome(state)


def outcome(state: State) -> Any:
    return ranked(state), [state.n.total(state, player) for player in range(state.n.players)]


@pytest.mark.parametrize("path", [*SHIPPED, *TOYS], ids=lambda path: path.stem)
def test_a_game_read_from_a_file_plays_as_it_did(path: Path, tmp_path: Path) -> None:
    made, file = playable(path), tmp_path / "game.json"
    file.write_text(json.dumps(stored(made)), encoding="utf-8")
    read = restored(json.loads(file.read_text(encoding="utf-8")))
    with pytest.raises(LookupError):
        read.tables()
    assert read.form == made.form
    for seed in range(2):
        assert list(course(read, seed, DECISIONS)) == list(course(made, seed, DECISIONS))
    assert list(course(walked(read), 3, WALKED)) == list(course(made, 3, WALKED))


@pytest.mark.parametrize("path", [*SHIPPED, *TOYS], ids=lambda path: path.stem)
def test_numbers_hold_no_word(path: Path) -> None:
    n = playable(path)
    assert {type(one) for field in fields(GameNumbers) for one in inside(getattr(n, field.name))} <= {int, bool, type(None)}


def inside(value: Any) -> Iterator[Any]:
    if isinstance(value, tuple):
        for part in value:
            yield from inside(part)
    elif is_dataclass(value):
        yield from inside(tuple(getattr(value, field.name) for field in fields(value)))
    else:
        yield value


@pytest.mark.parametrize("name", ["village", "valeria"])
def test_what_plays_reads_no_word_of_a_site(name: str) -> None:
    made = playable(path_of(name))
    data = json.loads(json.dumps(stored(made)))
    for site in data["form"]["sites"]:
        site["Site"] = [silent(part) for part in site["Site"]]
    assert list(course(restored(data), 5, DECISIONS)) == list(course(made, 5, DECISIONS))


def silent(part: Any) -> Any:
    """The same without its words."""
    if isinstance(part, list):
        return [silent(one) for one in part]
    return "" if isinstance(part, str) else part


# -------------------------------------------------------------------------------------------- what is read must be sound
def changed(data: Any, old: Any, new: Any) -> Any:
    """The data with the first of one part replaced by another."""
    found = copy.deepcopy(data)
    assert replaced(found, old, new)
    return found


def replaced(data: Any, old: Any, new: Any) -> bool:
    for key, part in list(data.items() if isinstance(data, dict) else enumerate(data)):
        if part == old and type(part) is type(old):
            data[key] = new
            return True
        if isinstance(part, dict | list) and replaced(part, old, new):
            return True
    return False


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ({"Name": ["player"]}, {"Name": ["print(1)"]}),
        ({"Name": ["player"]}, {"Name": ["import"]}),
        ({"Name": ["player"]}, {"Nobody": ["player"]}),
        ({"Name": ["player"]}, {"Name": [3]}),
        ({"Name": ["player"]}, {"Name": []}),
        ({"Name": ["player"]}, "player"),
        ("bounded", "system"),
        ({"Pop": []}, {"Leave": [1]}),
        ({"Next": [1]}, {"Next": ["0; print(1)"]}),
    ],
)
def test_what_is_no_stored_form_is_not_read(old: Any, new: Any) -> None:
    data = json.loads(json.dumps(stored(playable(path_of("village")))))
    with pytest.raises(Unfit):
        restored(changed(data, old, new))


@pytest.mark.parametrize("data", [None, {}, {"numbers": {}, "form": {}}, {"numbers": [], "form": []}])
def test_what_is_no_stored_game_is_not_read(data: Any) -> None:
    with pytest.raises(Unfit):
        restored(data)


def test_numbers_of_another_shape_are_not_read() -> None:
    data = stored(playable(path_of("village")))
    with pytest.raises(Unfit):
        restored({**data, "numbers": {**data["numbers"], "capacity": ["much"]}})
