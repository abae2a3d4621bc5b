"""What a text declares, by what it is, and which of it somebody may mean by a word: plurals, capitals, words for any piece."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from rulelang import ast
from rulelang.names.symbols import Symbols
from rulelang.program import kinds
from rulelang.text.near_names import nearest

# Words for a thing of a sort, whatever a game calls it.
_ANY_PIECE = ("card", "tile", "piece", "pawn", "meeple", "token", "marker", "figure", "worker", "domino", "stone", "cube")
_MONEY = ("coin", "gold", "money", "dollar", "cash", "ducat", "florin", "thaler", "credit", "silver")
_ANY_PILE = ("deck", "draw pile", "draw_pile", "pile", "stack", "bag", "supply", "bank", "stock")
_DISCARD_NAMES = ("discard", "thrown", "spent", "used", "laid", "grave", "heap", "scrap")
PLAYER = "player"
_RENEWED = (ast.RenewalNote, ast.RenewalButTop, ast.ReversalNote, ast.ReversalButTop)
_WRITTEN = (ast.CounterLine, ast.TrackLine, ast.RoleLine)
_ANY_DISCARD = ("discard pile", "discard_pile", "discard", "graveyard")


@dataclass
class Vocabulary:
    """The names of a text. What may be meant by a word is listed the likeliest first."""

    resources: tuple[str, ...] = ()
    classes: dict[str, str] = field(default_factory=dict)  # of pieces, with their plurals
    kinds: dict[str, str] = field(default_factory=dict)  # every class, with its plural
    columns: dict[str, tuple[str, ...]] = field(default_factory=dict)  # of a class
    members: dict[str, tuple[str, ...]] = field(default_factory=dict)  # of a kind, or rows of a class
    types: dict[str, str] = field(default_factory=dict)  # the kind of names that a column holds
    zones: dict[str, ast.ZoneLine] = field(default_factory=dict)
    dice: tuple[str, ...] = ()
    numbers: dict[str, bool] = field(default_factory=dict)  # counters, tracks, values, options; whether each player has one
    tracks: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()
    scores: tuple[str, ...] = ()
    declared: tuple[ast.Node, ...] = ()  # what makes them
    forms: dict[str, str] = field(default_factory=dict)  # each declared name with the word that its line begins with

    # ----------------------------------------------------------------------------------------- what a word may mean
    def resource(self, word: str) -> list[str]:
        """Resources; of a word for money what money is called here. No other resource is money, and none is points."""
        return self._near(word, self.resources, _MONEY)

    def piece(self, word: str) -> list[str]:
        """Classes of pieces."""
        found = [name for name, plural in self.classes.items() if word.lower() in (name, plural, name + "s")]
        general = [] if self.resource_named(word) else [one for one in _ANY_PIECE if word.lower() in (one, one + "s")]
        return found or (list(self.classes) if general else [])

    def pieces_meant(self, word: str, line: Sequence[str]) -> list[str]:
        """The classes that a word for any piece may mean, in its number: those that may lie in the places of its line."""
        low = word.lower()
        one = next((one for one in _ANY_PIECE if low in (one, one + "s")), None)
        if one is None or self.any_class(low) or self.resource_named(low):
            return []
        places = [name for name in self.zones if name in line]
        found = [name for name in self.classes if places and all(self.takes(place, name) for place in places)]
        return [name if low == one else self.classes[name] for name in found]

    def any_class(self, word: str) -> list[str]:
        """Classes of all sorts."""
        return [name for name, plural in self.kinds.items() if word.lower() in (name, plural, name + "s")]

    def place(self, word: str) -> list[str]:
        """Zones, as they are said here: one that each player has is `your`."""
        word = word.lower().removeprefix("your ").removeprefix("their ").removeprefix("his ").removeprefix("my ")
        zone, _, at = word.partition(" of ")
        if at and zone in self.zones and at in self.members.get(self.kept_for(zone), ()):
            return [word]
        found = [name for name in self.zones if word.replace(" ", "_") in (name, name + "s")]
        if not found and (one := self._one_of_several(word) or self._at_a_name(word)):
            return [one]
        if not found and word in _ANY_PILE:
            found = self.piles()
        if not found and word in _ANY_DISCARD:
            found = [*self.discard(""), "box"]
        return [self.said(name) for name in found]

    def _one_of_several(self, word: str) -> str:
        """`north pier` as `pier of north`, where there is a pier for each of a kind of which north is one."""
        first, _, last = word.partition(" ")
        for member, zone in ((first, last), (last, first)):
            for name in (zone, zone.removesuffix("s")):
                kind = self.kept_for(name)
                if kind and member in self.members.get(kind, ()):
                    return f"{name} of {member}"
        return ""

    def _at_a_name(self, word: str) -> str:
        """`moor` as `camp of moor`, where what lies at each of the kind of the moor lies in camps, and nowhere else."""
        found = [zone for zone in self.zones if (kind := self.kept_for(zone)) and word in self.members.get(kind, ())]
        return f"{found[0]} of {word}" if len(found) == 1 else ""

    def kept_for(self, zone: str) -> str:
        """The kind for each of whose names there is such a zone; nothing where there is one, or one for each player."""
        each = self.zones[zone].each if zone in self.zones else None
        return "" if each is None or each.name == PLAYER else each.name

    def is_of_each(self, name: str) -> bool:
        """Whether a name is not that of a zone that all share."""
        return name not in self.zones or self.zones[name].each is not None

    def said(self, zone: str) -> str:
        """A zone as somebody says it who does something."""
        if zone not in self.zones or self.zones[zone].each is None:
            return zone
        return f"{zone} of {kind}" if (kind := self.kept_for(zone)) else f"your {zone}"

    def number(self, word: str) -> list[str]:
        """What holds a number, as it is said here."""
        plain = word.lower().removeprefix("your ").replace(" ", "_")
        found = [name for name in self.numbers if plain in (name, name + "s", name.removesuffix("s"))]
        found = [f"your {name}" if self.numbers[name] else name for name in found]
        return found or [*([plain] if plain in self.dice else []), *(f"your {name}" for name in self.resource_named(plain))]

    def watched(self, word: str) -> list[str]:
        """What steps write, as a trigger says it of all that have it: `fame of player`, `price of company`."""
        plain = word.lower().removeprefix("your ").partition(" of ")[0]
        named = [name for name in (*self.numbers, *self.roles, *self.resources) if plain in (name, name + "s")]
        each = {node.name: node.each.name for node in self.declared if isinstance(node, _WRITTEN) and node.each is not None}
        each |= dict.fromkeys(self.resources, PLAYER)
        return [f"{name} of {each[name]}" if name in each else name for name in named]

    def resource_named(self, word: str) -> list[str]:
        """The resource of this name, or of which it is the plural."""
        return [name for name in self.resources if word.lower() in (name, kinds.plural(name))]

    def member(self, word: str) -> list[str]:
        """Names of kinds and of rows, plain."""
        every = [name for names in self.members.values() for name in names]
        return [name for name in every if word.lower() in (name, name + "s", name.removesuffix("s"))][:1]

    def several_words(self, words: str) -> list[str]:
        """The name that is written in several words: `white mine 1` of `white_mine_1`."""
        name = words.lower().replace(" ", "_")
        return [name] if name != words.lower() and any(name in names for names in self.members.values()) else []

    def said_of(self, word: str, member: str) -> list[str]:
        """How a class is narrowed to what has this member in a column, or is this row."""
        if member in self.members.get(word, ()):
            return [f"that is {member}"]
        return [f"whose {column} is {member}" for column in self.columns.get(word, ()) if self._holds(column, member)]

    def _holds(self, column: str, member: str) -> bool:
        kind = self.types.get(column, column)
        return member in self.members.get(kind, ())

    def column(self, word: str) -> list[str]:
        """Columns."""
        every = dict.fromkeys(name for names in self.columns.values() for name in names)
        return [name for name in every if word.lower() in (name, name + "s")]

    def action(self, word: str) -> list[str]:
        """Actions and phases."""
        plain = word.lower().replace(" ", "_")
        return [name for name in self.actions if plain in (name, name + "s", name + "es")]

    def any_name(self, word: str) -> list[str]:
        """What is declared under a name."""
        plain = word.lower().replace(" ", "_")
        return [name for name in self.forms if plain in (name, name + "s")]

    # ------------------------------------------------------------------------------------------- where things lie
    def piles(self, of: str = "") -> list[str]:
        """Common zones that hold a class, those with an order first."""
        found = [name for name, node in self.zones.items() if node.each is None and self.takes(name, of)]
        return sorted(found, key=lambda name: not self.is_ordered(name))

    def hands(self, of: str = "") -> list[str]:
        """Zones of each player that hold a class, those first that others do not see."""
        each = [name for name, node in self.zones.items() if node.each is not None and not self.kept_for(name)]
        found = [name for name in each if self.takes(name, of)]
        secret = [name for name in found if any(isinstance(note, ast.SightNote) for note in self.zones[name].notes)]
        return [self.said(name) for name in dict.fromkeys([*secret, *found])]

    def discard(self, of: str) -> list[str]:
        """Common zones that hold a class whose names say that things are thrown away there, or that a pile is renewed from."""
        notes = [note for node in self.zones.values() for note in node.notes]
        renewed = [getattr(note.place, "name", "") for note in notes if isinstance(note, _RENEWED)]
        named = [name for name in self.piles(of) if any(word in name for word in _DISCARD_NAMES)]
        return [*named, *(name for name in self.piles(of) if name in renewed and name not in named)]

    def is_ordered(self, zone: str) -> bool:
        """Whether what lies there has an order."""
        return any(isinstance(note, ast.OrderedNote) for note in self.zones[zone].notes)

    def takes(self, zone: str, of: str) -> bool:
        """Whether a class may lie there, as far as the zone says."""
        held = [name.name for note in self.zones[zone].notes if isinstance(note, ast.HoldsNote) for name in note.classes]
        return not of or not held or of in held

    def _near(self, word: str, names: Sequence[str], general: tuple[str, ...]) -> list[str]:
        word = word.lower()
        found = [name for name in names if word in (name, kinds.plural(name), name + "s")]
        if not found and word.removesuffix("s") in general:
            found = [name for name in names if name in general]
        near = nearest(word, names) if not found and len(word) > 3 else None
        return found or ([near] if near else [])


def vocabulary(symbols: Symbols) -> Vocabulary:
    """What a text declares."""
    pieces = {name: cls.plural for name, cls in symbols.classes.items() if cls.form == "piece"}
    every = {name: cls.plural for name, cls in symbols.classes.items() if cls.form != "option"}
    words = symbols.words.values()
    return Vocabulary(
        resources=_resources(symbols),
        classes=pieces,
        kinds=every,
        columns={name: tuple(cls.columns) for name, cls in symbols.classes.items()},
        members={name: tuple(cls.members) for name, cls in symbols.classes.items()},
        types={one.name: one.type for cls in symbols.classes.values() for one in cls.columns.values() if one.type},
        zones={word.name: word.node for word in words if isinstance(word.node, ast.ZoneLine)},
        dice=tuple(word.name for word in words if word.form == "die"),
        numbers={
            word.name: getattr(word.node, "each", None) is not None
            for word in words
            if word.form in ("counter", "track", "value", "option", "die")
        },
        tracks=tuple(word.name for word in words if word.form == "track"),
        roles=tuple(word.name for word in words if word.form == "role"),
        actions=tuple(symbols.bodies),
        scores=tuple(symbols.scores),
        declared=tuple(symbols.text.declarations),
        forms=dict(_forms(symbols)),
    )  # fmt: skip


def _resources(symbols: Symbols) -> tuple[str, ...]:
    """The resources, and the kinds of them; what is counted on pieces is none."""
    declared = [one for one in symbols.resources if one.name not in symbols.counted_on_pieces]
    return (*(one.name for one in declared), *dict.fromkeys(one.group for one in declared if one.group))


def _forms(symbols: Symbols) -> Iterator[tuple[str, str]]:
    for words in (symbols.scores, symbols.bodies, symbols.words):
        yield from ((word.name, word.form) for word in words.values())
    yield from ((one.name, "resource") for one in symbols.resources if one.name not in symbols.counted_on_pieces)
