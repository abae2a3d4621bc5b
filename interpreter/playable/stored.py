"""Numbers and a form to plain data, for a file, and back: whoever reads it plays the game without its rules.

A frozen class is an object of one pair, its name and its fields in order; a tuple is a list; all else is an integer, a truth, a
string or null. What is read is printed as a program, so it must fit the declared types, and every name be a name.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from keyword import iskeyword
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from interpreter import form
from interpreter.form import Ask, Effect, Form, Site, formed, module, options
from interpreter.playable.make_ready import playable
from interpreter.playable.operations import OPERATIONS
from interpreter.state.game_numbers import GameNumbers, Sight, SpanOfPlay
from interpreter.state.laws import AreaLaw, ChainLaw, GridLaw
from interpreter.state.state import Playable
from interpreter.state.threshold import Threshold

CLASSES: dict[str, type[Any]] = {
    name: one for name, one in vars(form).items() if is_dataclass(one) and isinstance(one, type) and one is not Form
} | {one.__name__: one for one in (AreaLaw, ChainLaw, GridLaw, Sight, SpanOfPlay, Threshold)}
NAMES = {one: name for name, one in CLASSES.items()} | {GameNumbers: "GameNumbers"}
FIELDS = {kind: get_type_hints(kind) for kind in NAMES}  # in order, each with its type


class Unfit(ValueError):
    """Data that are no stored game."""


def stored(one: Playable) -> dict[str, Any]:
    """What a game needs to be played, as JSON-able data."""
    return {"numbers": numbers_to_data(one), "form": form_to_data(one.form)}


def restored(data: Any) -> Playable:
    """What plays the game that was stored. Raises Unfit."""
    if not isinstance(data, dict) or data.keys() != {"numbers", "form"}:
        raise Unfit("numbers and a form are needed")
    return playable(numbers_from_data(data["numbers"]), form_from_data(data["form"]))


# ------------------------------------------------------------------------------------------------------------- numbers
def numbers_to_data(numbers: GameNumbers) -> dict[str, Any]:
    """By the names of the fields."""
    return {field.name: to_data(getattr(numbers, field.name)) for field in fields(GameNumbers)}


def numbers_from_data(data: Any) -> GameNumbers:
    """The numbers that were stored. Raises Unfit."""
    if not isinstance(data, dict) or data.keys() != {field.name for field in fields(GameNumbers)}:
        raise Unfit("these are no numbers of a game")
    made: GameNumbers = _made(GameNumbers, [from_data(data[field.name]) for field in fields(GameNumbers)])
    return made


# ---------------------------------------------------------------------------------------------------------------- form
def form_to_data(form: Form) -> dict[str, Any]:
    """The parts of a form; what is kept by number, in pairs."""
    parts = {"blocks": form.blocks.values(), "functions": form.functions.values(), "sites": form.sites}
    pairs = {"options": form.options.items(), "frames": form.frames.items()}
    return {name: to_data(tuple(several)) for name, several in {**parts, **pairs}.items()}


def form_from_data(data: Any) -> Form:
    """The form that was stored. Raises Unfit."""
    parts = ("blocks", "functions", "sites", "options", "frames")
    if not isinstance(data, dict) or data.keys() != set(parts):
        raise Unfit("this is no form")
    read: dict[str, Any] = {name: from_data(data[name]) for name in parts}
    wanted = (module.Block, module.Defined, Site, tuple[int, options.Options], tuple[int, module.Frame])
    for part, kind in zip(parts, wanted, strict=True):
        if not fits(read[part], tuple[kind, ...]):  # type: ignore[valid-type]
            raise Unfit(f"these are no {part}")
    return formed(read["blocks"], read["functions"], read["sites"], dict(read["options"]), dict(read["frames"]))


# --------------------------------------------------------------------------------------------------------- any of them
def to_data(value: Any) -> Any:
    """A node, or a tuple, or what stands in them, as data."""
    if isinstance(value, tuple):
        return [to_data(part) for part in value]
    if type(value) in NAMES:
        return {NAMES[type(value)]: [to_data(getattr(value, field)) for field in FIELDS[type(value)]]}
    if value is None or isinstance(value, int | str):
        return value
    raise TypeError(f"a form holds no {type(value).__name__}")


def from_data(data: Any) -> Any:
    """What `to_data` gave. Raises Unfit."""
    if isinstance(data, list):
        return tuple([from_data(part) for part in data])
    if isinstance(data, dict):
        name, parts = next(iter(data.items()), ("", ()))
        if len(data) != 1 or name not in CLASSES or not isinstance(parts, list):
            raise Unfit(f"there is no part `{name}` of a form")
        return _made(CLASSES[name], [from_data(part) for part in parts])
    if data is None or isinstance(data, int | str):
        return data
    raise Unfit(f"a form holds no {type(data).__name__}")


def _made(kind: type[Any], parts: list[Any]) -> Any:
    hints = FIELDS[kind]
    if len(parts) != len(hints) or not all(fits(part, hint) for part, hint in zip(parts, hints.values(), strict=True)):
        raise Unfit(f"this is no {NAMES[kind]}")
    if kind is not Site and not all(_is_name(part) for part, hint in zip(parts, hints.values(), strict=True) if hint is str):
        raise Unfit(f"a name in {NAMES[kind]} is no name")
    if kind in (Ask, Effect) and parts[0] not in OPERATIONS:
        raise Unfit(f"there is no operation `{parts[0]}`")
    return kind(*parts)


def _is_name(name: str) -> bool:
    return name.isidentifier() and not iskeyword(name)


def fits(value: Any, hint: Any) -> bool:
    """Whether a value is of a declared type."""
    if hint is Any:
        return value is None or isinstance(value, int | tuple)
    origin = get_origin(hint)
    if origin is tuple:
        several = get_args(hint)
        if not isinstance(value, tuple):
            return False
        if len(several) == 2 and several[1] is ...:
            return all(fits(part, several[0]) for part in value)
        return len(value) == len(several) and all(map(fits, value, several))
    if origin in (Union, UnionType):
        return any(fits(value, one) for one in get_args(hint))
    return value in get_args(hint) if origin is Literal else isinstance(value, hint)
