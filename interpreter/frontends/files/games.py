"""The games and options that a command line names: found, loaded, or refused with a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path

from interpreter import Game, Match, Refusal, load
from interpreter.frontends.console import answer_no, wrong_use
from interpreter.shipped import find, shipped, variant_file, variants_named, variants_of
from interpreter.telling.english.inflection import amount
from rulelang.program import Chosen, OptionValue
from rulelang.program.certain.at_one_table import coming_up
from rulelang.program.certain.numbers import seated
from rulelang.program.nodes import parts
from rulelang.text.diagnostics import Complaints


def open_game(name: str, variants: Sequence[str] = ()) -> Game:
    """The game or variant with this name or at this path, with variants. Ends the command if one is not there, or has faults."""
    game_files(name, variants)
    try:
        return load(name, variants)
    except Complaints as complaints:
        answer_no(str(complaints))
    except OSError as error:
        wrong_use(f"{name} cannot be read: {error}")


def game_files(name: str, variants: Sequence[str] = ()) -> list[Path]:
    """The files of a game and of variants to play it with. Ends the command if one is not there."""
    path = find(name) or Path(name)
    if not path.is_file():
        wrong_use(_no_such_game(name))
    found = [path]
    for variant in variants:
        file = variant_file(path, variant)
        if file is None:
            wrong_use(_no_such_variant(path, variant))
        found.append(file)
    return found


def _no_such_variant(game: Path, name: str) -> str:
    if name.endswith(".rules") or "/" in name:
        return f"There is no file {name}."
    known = list(variants_of(game))
    near = get_close_matches(name, known, n=3, cutoff=0.5)
    if near:
        return f"`{game.stem}` has no variant `{name}`; did you mean {_either(near)}?"
    there = f"Its variants are {', '.join(known)}; the" if known else "The"
    return f"`{game.stem}` has no variant `{name}`. {there} path of a .rules file works too."


def _no_such_game(name: str) -> str:
    if name.endswith(".rules") or "/" in name:
        return f"There is no file {name}."
    several = variants_named(name)
    if several:
        games = _either([f"{file.parent.parent.name} --with {name}" for file in several])
        return f"Several games have a variant `{name}`; say {games}."
    near = get_close_matches(name, shipped(), n=3, cutoff=0.5)
    if near:
        return f"There is no game `{name}`; did you mean {_either(near)}?"
    return f"There is no game `{name}`. {known_games()}"


def known_games() -> str:
    """One sentence that names what can be played."""
    return f"The shipped games are {', '.join(shipped())}; the path of a .rules file works too."


def _either(names: Sequence[str]) -> str:
    quoted = [f"`{name}`" for name in names]
    return quoted[0] if len(quoted) == 1 else ", ".join(quoted[:-1]) + " or " + quoted[-1]


def player_count(game: Game, players: int) -> int:
    """`players` if the game is for so many, else the command ends."""
    if not game.min_players <= players <= game.max_players:
        least = f"{game.min_players} to " if game.min_players < game.max_players else ""
        wrong_use(f"{game.title} is for {least}{amount(game.max_players, 'player')}, not {players}.")
    return players


def game_options(game: Game, settings: Sequence[str]) -> dict[str, int | str]:
    """The settings `name=value` of a command line as options of the game."""
    chosen: dict[str, int | str] = {}
    asked = {part.name for part in parts(game.program) if isinstance(part, OptionValue)}
    for setting in settings:
        name, _, text = setting.partition("=")
        if name not in game.options:
            known = ", ".join(game.options) or "none"
            wrong_use(f"{game.title} has no option `{name}`. Its options: {known}.")
        values = {str(value): value for value in game.options[name]}
        if text not in values:
            wrong_use(f"The option `{name}` of {game.title} may be {', '.join(values)}, not `{text}`.")
        if name not in asked:
            settled = f" with {', '.join(game.variants)}" if game.variants else ""
            wrong_use(f"The option `{name}` changes nothing here: no rule of {game.name}{settled} asks for it.")
        chosen[name] = values[text]
    return chosen


def options_told(game: Game, players: int, chosen: Chosen) -> str:
    """`, mode hard`: each option that is not at its default, if it makes a difference among so many players."""
    options = {name: values[0] for name, values in game.options.items()} | dict(chosen)
    other = [name for name, value in options.items() if value != game.options[name][0]]
    matter = coming_up(game.program, seated(game.program, players, options)).options if other else ()
    return "".join(f", {name} {options[name]}".replace("_", " ") for name in other if name in matter)


def new_match(game: Game, players: int, seed: int, settings: Sequence[str], *, traced: bool = False) -> Match:
    """A match from the words of a command line."""
    options = game_options(game, settings)
    try:
        return game.new(players=player_count(game, players), seed=seed, options=options, traced=traced)
    except Refusal as refusal:
        wrong_use(str(refusal))
