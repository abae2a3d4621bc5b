"""A Program for one number of players and one choice of options: every slot, place, piece and constant with its number.

They know the words, for whoever writes the form and whoever tells of a match; what plays is `playable`. Once they are made they
never change, and all matches share them.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from interpreter.form import Form, Site
from interpreter.numbering.area_laws import area_laws
from interpreter.numbering.masks import masks
from interpreter.numbering.unchanging import Sealed
from interpreter.numbering.vector import Vector
from interpreter.state.slots import UNLIMITED
from interpreter.state.state import State
from interpreter.state.threshold import Threshold
from rulelang import program as p
from rulelang.program.kinds import SPOT

ENDLESS = UNLIMITED**2  # beyond every number
ABILITY = "ability "  # the bodies of abilities are called so, and by their number


class Written(NamedTuple):
    """What the tables say of a form when it is written."""

    form: Form
    entries: dict[str, int]  # of each body: its first block
    body_of_block: dict[int, str]
    label_of_entry: dict[int, str]


class Tables(Vector, Sealed):
    """The numbers of a game by name. `start` and `start_places` are the state before set-up; `places` is how many there are.

    `translate` adds what plays, and what is known of its blocks and bodies.
    """

    form: Form
    sites: tuple[Site, ...]
    entries: dict[str, int]  # of each body: its first block
    body_of_block: dict[int, str]
    label_of_entry: dict[int, str]
    any_time: tuple[str, ...]  # the actions that may be done at any time, in the order of their numbers
    draft: object  # what the translator knows, or what gives it, for expressions that come later: only `translate` looks into it

    def __init__(self, program: p.Program, players: int, options: p.Chosen) -> None:
        super().__init__(program, players, options)
        abilities = {f"{ABILITY}{number}": one.body for number, one in enumerate(program.abilities)}
        self.body |= {name: body.model_copy(update={"name": name}) for name, body in abilities.items()}
        self.any_time = tuple(body.name for body in program.bodies if body.any_time)
        self._watch()
        self.area_laws = area_laws(self)
        self.sight = masks(self)

    def take(self, written: Written, draft: object) -> None:
        """The form is written: nothing changes from now on."""
        self.form, self.entries, self.body_of_block, self.label_of_entry = written
        self.sites = tuple(self.form.sites)
        self.draft = draft
        self.seal()

    def _watch(self) -> None:
        self.track_length = {track.name: self.constant(track.steps) for track in self.program.tracks}
        self.arrivals: list[tuple[tuple[int, int], ...]] = [()] * self.places  # triggers, each with the class of a piece
        self.departures: list[tuple[tuple[int, int], ...]] = [()] * self.places
        self.coverings: list[tuple[tuple[int, int], ...]] = [()] * self.places
        self.uncoverings: list[tuple[tuple[int, int], ...]] = [()] * self.places
        self.passings: dict[str, tuple[int, ...]] = {}
        self.thresholds: list[Threshold] = []
        self.watching: dict[str, tuple[int, ...]] = {}  # by what is written: which of these
        # What is set off: each trigger by itself; then one that asks for its place, for each place, with what tells it apart.
        self.set_off: list[tuple[int, tuple[int, ...]]] = [(number, ()) for number in range(len(self.program.triggers))]
        for number, trigger in enumerate(self.program.triggers):
            if trigger.event == "passed":
                self.passings[trigger.type] = (*self.passings.get(trigger.type, ()), number)
                continue
            if trigger.event == "becomes":
                self._watch_numbers(number, trigger)
            if trigger.places is None or trigger.event == "completed":
                continue  # by its areas
            watched = self._watched(trigger.event)
            for place in self._watched_places(trigger):
                set_off = number
                if trigger.place_keys:
                    set_off = len(self.set_off)
                    self.set_off.append((number, self._keys_of(place, trigger)))
                watched[place] += tuple((set_off, self.class_number(name)) for name in self.classes_of(trigger.type))

    def _watch_numbers(self, number: int, trigger: p.Trigger) -> None:
        """Each number by itself: it is set off apart, and whether it is so is kept in a slot of its own."""
        assert trigger.reached is not None
        for keys in product(*map(self._keys, trigger.place_keys)):
            bound = dict(enumerate(keys))
            slot = self.number_slot(trigger.reached.left, bound)
            least, most = between(trigger.reached.op, self.constant(trigger.reached.right, bound))
            owner = next((key for kind, key in zip(trigger.place_keys, keys, strict=True) if kind == "player"), -1)
            self.start.append(int(least <= self.start[slot] <= most))
            self.watching[trigger.type] = (*self.watching.get(trigger.type, ()), len(self.thresholds))
            self.set_off += [(number, keys)] if keys else []
            set_off = len(self.set_off) - 1 if keys else number
            self.thresholds.append(Threshold(slot, least, most, len(self.start) - 1, set_off, owner))
            if trigger.place_keys[:1] and trigger.place_keys[0] in self.class_pieces:
                self.burdens[keys[0]].append(len(self.start) - 1)

    def _keys(self, kind: str) -> range:
        """The numbers of all that have a number of their own, as they are in play."""
        return range(*self.class_pieces[kind]) if kind in self.class_pieces else range(self.kept_for(kind))

    def _watched_places(self, trigger: p.Trigger) -> list[int]:
        """Where it is set off: in all places of its families, or in the one that is named."""
        found = self.places_of(trigger.places)
        one = trigger.places.one if trigger.places is not None else None
        if not isinstance(one, p.PlaceAt) or (one.of is None and one.space is None):
            return found
        wanted = self.constant(one.of if one.space is None else one.space)
        return [place for place in found if self.index[place] == wanted]

    def _keys_of(self, place: int, trigger: p.Trigger) -> tuple[int, ...]:
        """What tells a place from the others of its family, as its names are numbered in play."""
        index = self.index[place]
        return (index,) if len(trigger.place_keys) == 1 else divmod(index, self.kept_for(trigger.place_keys[1]))

    def _watched(self, event: str) -> list[tuple[tuple[int, int], ...]]:
        """Where the triggers of an event of pieces are noted."""
        found = {"arrives": self.arrivals, "leaves": self.departures}
        return (found | {"covered": self.coverings, "uncovered": self.uncoverings})[event]

    def nothing_to_choose(self, site: Site) -> str:
        """Why a decision without options is a dead end, in words."""
        if site.kind == "pay":
            return "the cost cannot be paid"
        if site.type == SPOT:
            return "there is nowhere to lay it"
        return f"there is no {site.name} to choose" if site.name else "nothing here is possible"

    def sees_held(self, player: int, resource: int, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) sees how much of a resource a player has."""
        slot = self.holder["player", None] + player + resource * self.seats
        return bool(self.sight.numbers[slot] & self.sight.bit(seat))


def between(op: str, value: int) -> tuple[int, int]:
    """The least and the most of the numbers of which a comparison is true."""
    least = {"==": value, ">=": value, ">": value + 1}
    most = {"==": value, "<=": value, "<": value - 1}
    return least.get(op, -ENDLESS), most.get(op, ENDLESS)


def tables_of(s: State) -> Tables:
    """The tables, with their words, of a state that is played with them: for whoever tells of it."""
    tables = s.n.tables()
    assert isinstance(tables, Tables)
    return tables
