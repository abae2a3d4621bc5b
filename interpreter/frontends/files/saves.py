"""A match in a file: the save of the engine with the game's name and who sat where."""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from interpreter import Game, Match, Refusal
from interpreter.frontends.console import answer_no, wrong_use
from interpreter.frontends.files.write_whole import write_whole
from interpreter.match.restoring import replay

NAME = "match.json"


def write_save(path: Path, names: tuple[str, ...], seats: list[str], match: Match) -> None:
    """Writes the match to `path`, with the game and the variants as they were named. Nothing but a save is written over.

    Raises OSError, and then the file is what it was.
    """
    if path.exists() and not isinstance(_content(path), dict):
        raise FileExistsError(0, "something else is there, and no saved match")
    game, *variants = names
    saved = {"game": game, "with": variants, "seats": seats, "match": match.save()}
    write_whole(path, json.dumps(saved, indent=1) + "\n")


def places() -> list[Path]:
    """Where a match can be saved that has no file yet: a name that no file has, here; and where else, if there is no room."""
    found = [unused(Path(NAME))]
    for folder in (Path.home, lambda: Path(gettempdir())):
        try:
            found.append(unused(folder() / NAME))
        except (OSError, RuntimeError):  # there is no such folder
            continue
    return found


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
        if path.exists() and not path.is_file():
            wrong_use(f"{path} is no file.")
        saved = _content(path)
    except OSError as error:
        wrong_use(f"{path} cannot be read: {error.strerror}.")
    if isinstance(saved, str):
        answer_no(f"{path} is no saved match: {saved}.")
    return saved


def _content(path: Path) -> dict[str, Any] | str:
    """What lies in a save; or, of any other file, why it is none. Raises OSError."""
    try:
        saved = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else None
    except (ValueError, RecursionError):
        return "it is not JSON"
    if not isinstance(saved, dict) or not isinstance(saved.get("game"), str) or not isinstance(saved.get("match"), dict):
        return "it does not name a game and a match"
    if not _words(saved.get("seats")):
        return "it does not say who sits where"
    if not _words(saved.setdefault("with", [])):
        return "it does not say which variants were played"
    return saved


def _words(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)


def restore(game: Game, saved: dict[str, Any], path: Path) -> Match:
    """The saved match, traced. Ends the command with the engine's reason if it does not fit the game."""
    try:
        return replay(game, saved["match"], traced=True)
    except Refusal as refusal:
        answer_no(f"{path} cannot be resumed: {refusal}")
