"""Kinds of value: how they are written in a Program, and what fits what."""

from __future__ import annotations

NUMBER = "number"
TRUTH = "truth"
BUNDLE = "bundle"
PLACE = "place"
PLAYER = "player"
TEAM = "team"
TEXT = "text"
RESOURCE = "resource"
NOBODY = "nobody"
ABILITY = "ability"
UNKNOWN = "unknown"  # after a complaint: fits everything, so that nothing that follows complains again

SPACE = "space"
DIRECTION = "direction"
SPOT = "spot of a chain"  # where a piece may be laid: the table of a place, a piece there, or a space and how it is turned there
ON_AREA = "place on an area"  # where pieces lie on it: on each part of the area there is a place of its own
SIDE = "side"  # the column of dice: the number that is up
MOST_SIDES = 100
TURN = "turn of a piece"  # of spots on one space, by how they are turned


def space_of(grid: str) -> str:
    """The class of a grid's spaces."""
    return f"space of {grid}"


def grid_of(type: str) -> str | None:
    """The grid whose spaces `type` is the class of."""
    return type.removeprefix("space of ") if type.startswith("space of ") else None


def whole_grid(grid: str) -> str:
    """The kind of value of a grid's own name."""
    return f"grid {grid}"


def is_whole_grid(type: str) -> bool:
    """Whether it is the kind of a grid's own name."""
    return type.startswith("grid ")


def row_of(piece: str) -> str:
    """The kind of the named rows of a piece's table."""
    return f"row of {piece}"


def piece_of(type: str) -> str | None:
    """The piece whose rows `type` is the kind of."""
    return type.removeprefix("row of ") if type.startswith("row of ") else None


def fits(given: str, wanted: str) -> bool:
    """Whether a value of one kind may stand where another is wanted; `nobody` may stand for any thing that can be absent."""
    if given == wanted or UNKNOWN in (given, wanted):
        return True
    return given == NOBODY and wanted not in (NUMBER, TRUTH, BUNDLE, TEXT, ABILITY, RESOURCE)


_VOWELS = ("a", "e", "i", "o", "u")


def plural(name: str) -> str:
    """The regular English plural; and of dice."""
    if name == "die" or name.endswith("_die"):
        return name[:-1] + "ce"
    if name.endswith(("s", "x", "z", "ch", "sh")):
        return name + "es"
    if name.endswith("y") and name[-2:-1] not in (*_VOWELS, ""):
        return name[:-1] + "ies"
    return name + "s"


def with_article(noun: str) -> str:
    """`a card`, `an ore card`, `an hour`, `a unit`: by how it sounds, not by how it is written."""
    sounds = noun[:1].lower() in _VOWELS and not noun.lower().startswith(("uni", "use", "eu", "one"))
    return f"{'an' if sounds or noun.lower().startswith(('hour', 'heir', 'hono')) else 'a'} {noun}"


def words(name: str) -> str:
    """A name as plain words, for labels."""
    return name.replace("_", " ")
