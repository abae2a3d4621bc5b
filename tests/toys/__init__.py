"""Toy games that several tests play: each a `.rules` file of this folder, named after what it shows."""

from pathlib import Path


def path_of(name: str) -> Path:
    """The file of the toy of this name."""
    return Path(__file__).parent / f"{name}.rules"


def _text(name: str) -> str:
    return path_of(name).read_text(encoding="utf-8")


EVERYTHING = _text("everything")  # hidden cards, dice, a bag, triggers, costs with alternatives, turns by number, a put-off step
PHASES = _text("phases")  # two phases in every round, with an option, a die, a track and hidden cards: for scenarios
COURSES = _text("courses")  # an option of names: in conditions, cases, sizes, tables by it and of it
POWERS = _text("powers")  # cards that help to pay, at a price; cards that can do something at a moment; what is new in an action
TRACKS = _text("tracks")  # tracks laid between towns, trains that go along them: ways that are rows, with pieces on them
SOWING = _text("sowing")  # names in a circle of which some are passed over, another turn, steps with a name
HOUNDS = _text("hounds")  # a pursuit from spot to spot, along paths that are always there
