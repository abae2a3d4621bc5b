"""A match in a file: the save of the engine with the game's name and who sat where."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from interpreter import Game, Match, Refusal
from interpreter.frontends.console import answer_no, wrong_use
from interpreter.record import replay


def write_save(path: Path, names: tuple[str, ...], seats: list[str], match: Match) -> None:
    """Writes the match to `path`, with the game and the variants as they were named. Raises OSError."""
    game, *variants = names
    saved = {"game": game, "with": variants, "seats": seats, "match": match.save()}
    path.write_text(json.dumps(saved, indent=1) + "\n", encoding="utf-8")


def unused(path: Path) -> Path:
    """A path like this one at which no file is: `match.json`, else `match-2.json` and so on."""
    found, number = path, 2
    while found.exists():
        found = path.with_stem(f"{path.stem}-{number}")
        number += 1
    return found


def read_save(path: Path) -> dict[str, Any]:
    """What `write_save` wrote. Ends the command if the file is anything else."""
    try:
        saved = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        wrong_use(f"{path} cannot be read: {error.strerror}.")
    except (ValueError, RecursionError):
        answer_no(f"{path} is no saved match: it is not JSON.")
    if not isinstance(saved, dict) or not isinstance(saved.get("game"), str) or not isinstance(saved.get("match"), dict):
        answer_no(f"{path} is no saved match: it does not name a game and a match.")
    seats = saved.get("seats")
    if not isinstance(seats, list) or not all(isinstance(seat, str) for seat in seats):
        answer_no(f"{path} is no saved match: it does not say who sits where.")
    variants = saved.setdefault("with", [])
    if not isinstance(variants, list) or not all(isinstance(name, str) for name in variants):
        answer_no(f"{path} is no saved match: it does not say which variants were played.")
    return saved


def restore(game: Game, saved: dict[str, Any], path: Path) -> Match:
    """The saved match, traced. Ends the command with the engine's reason if it does not fit the game."""
    try:
        return replay(game, saved["match"], traced=True)
    except Refusal as refusal:
        answer_no(f"{path} cannot be resumed: {refusal}")
