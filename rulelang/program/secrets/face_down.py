"""Where pieces lie face down that not all know: found by following all steps, and who knows them.

What all saw before it was turned down all know still. What came face down out of a hand is known to who laid it there; what
came out of a deck, or was shuffled while it lay face down, to nobody. A piece that moves on between open places lies as it lay.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from rulelang.program.declarations import Program
from rulelang.program.nodes import parts
from rulelang.program.rules import Body
from rulelang.program.secrets.secret import face_up
from rulelang.program.steps.blocks import Each, If, OneOf, Otherwise, Step
from rulelang.program.steps.calls import Do, DoChosen
from rulelang.program.steps.choices import Choose, ChooseAtRandom, Everyone, Needs
from rulelang.program.steps.moves import Draw, MoveAll, MovePiece, MoveSome, Show, Shuffle, Swap, TurnAll, TurnOver
from rulelang.program.values.atoms import AutomaSeat, Bound, Local
from rulelang.program.values.expressions import (
    EndOf,
    Expression,
    Group,
    Neighbour,
    OnPiece,
    Picked,
    PlaceAt,
    PlaceOfPiece,
    Places,
    TopOf,
    first_key,
)

EVERYONE, OWNER, SOME, NOBODY = range(4)  # who knows a piece, from the most to the fewest
_WORDS = {OWNER: "owner", SOME: "some", NOBODY: "nobody"}


class At(NamedTuple):
    """Where a piece may be."""

    place: str  # a zone or a grid
    whose: Expression | None = None  # the player that it belongs to, in the words of who does the step
    up: bool = False  # it certainly lies face up
    top: bool = False  # it lies on top


Spot = tuple[str, bool]  # a zone or a grid, and whether it is an automa's
Here = dict[int, frozenset[At]]  # for each slot where its piece may be


class FaceDown:
    """Who knows what lies face down in the open zones and grids of a Program; `who` names only those of which not all know."""

    def __init__(self, program: Program) -> None:
        self.zone = {zone.name: zone for zone in program.zones}
        self._holds = {zone.name: set(zone.holds) for zone in program.zones} | {grid.name: {grid.holds} for grid in program.grids}
        self._chains = [chain.zone for chain in program.chains]
        self._union = {union.name: set(union.classes) for union in program.unions}
        self._pieces = {piece.name for piece in program.pieces} | set(self._union)
        self._body = {body.name: body for body in program.bodies}
        self._down: dict[Spot, int] = {}  # what may lie face down where, and who knows it then
        self._looked: set[str] = set()  # of which somebody is shown something
        self._called: dict[tuple[str, tuple[frozenset[At], ...]], list[frozenset[At]]] = {}
        lays_down = any(node.__dict__.get("facing") == "down" for node in parts(program))
        before = None if lays_down else self._down
        while before != self._down:
            before = dict(self._down)
            self._called = {}
            self._all(program)
        known = {spot: self._known(spot[0], down) for spot, down in self._down.items() if self.is_open(spot[0])}
        self._who = {spot: down for spot, down in known.items() if down != EVERYONE}
        self.places = frozenset(place for place, _ in known)  # where anything may lie face down
        self.who = {place: _WORDS[self._worst(self._who, place)] for place, _ in self._who}

    def who_knows(self, place: str, whose: Expression | None) -> str:
        """Who knows what lies face down in a place of somebody, or of anybody: what lies so before an automa is no player's."""
        down = self._worst(self._who, place) if whose is None else self._who.get(_spot(place, whose), EVERYONE)
        return _WORDS.get(down, "everyone")

    @staticmethod
    def _worst(down: Mapping[Spot, int], place: str) -> int:
        return max(down.get((place, True), EVERYONE), down.get((place, False), EVERYONE))

    def is_open(self, place: str) -> bool:
        """Whether everybody sees what lies face up there."""
        return place not in self.zone or self.zone[place].contents == "everyone"

    def _known(self, place: str, down: int) -> int:
        looked_at = down == NOBODY and place in self._looked and place in self.zone and self.zone[place].of == "player"
        return OWNER if looked_at else down

    def _all(self, program: Program) -> None:
        """Every body that nobody hands anything to, and all that these do."""
        for body in (program.setup, program.round, *(end.body for end in program.ends)):
            if body is not None:
                self._steps(body.steps, {})
        for body in program.bodies:
            if not body.parameters:
                self._call(body, ())
        for trigger in program.triggers:
            places = self._places(trigger.places, {}) if trigger.places is not None else self._anywhere(trigger.type)
            self._steps(trigger.body.steps, {1: frozenset(places)})
        for ability in program.abilities:
            self._steps(ability.body.steps, {1: self._anywhere(ability.piece)})

    def _call(self, body: Body, handed: tuple[frozenset[At], ...]) -> list[frozenset[At]]:
        """Does a body; where the pieces are then that were handed over."""
        key = (body.name, handed)
        if key not in self._called:
            self._called[key] = list(handed)
            here = self._steps(body.steps, dict(enumerate(handed, 1)))
            self._called[key] = [here[slot] for slot in range(1, len(handed) + 1)]
        return self._called[key]

    # --------------------------------------------------------------------------------------------------------- the steps
    def _steps(self, steps: Sequence[Step], here: Here) -> Here:
        for step in steps:
            here = self._step(step, here)
        return here

    def _step(self, step: Step, here: Here) -> Here:
        match step:
            case Choose() | ChooseAtRandom():
                return here | {step.slot: self._members(step.group, here)}
            case Needs():
                return _seeing(here, step.condition)
            case Everyone():
                return self._steps(step.choices, here)
            case MovePiece() | TurnOver() | Swap():
                return self._piece(step, here)
            case MoveAll() | MoveSome() | Draw() | TurnAll() | Shuffle():
                self._several(step, here)
                return here | self._named(step, here)
            case Show() if step.to is not None:
                what = step.what
                seen = self._members(what, here) if isinstance(what, Group) else self._place(what, here) if step.place else ()
                self._looked |= {at.place for at in seen or self._at(what, here)}
                return here
            case Do() | DoChosen():
                return self._do(step, here)
        return self._holding(step, here)

    def _several(self, step: MoveAll | MoveSome | Draw | TurnAll | Shuffle, here: Here) -> None:
        """Pieces that are not named one by one move, turn over or change places."""
        match step:
            case MoveAll():
                self._lay(self._members(step.group, here), self._place(step.to, here), step.facing)
            case MoveSome() | Draw():
                drawn = [at._replace(top=not getattr(step, "at_random", False)) for at in self._place(step.source, here)]
                self._lay(drawn, self._place(step.to, here), step.facing)
            case TurnAll() if step.facing == "down":
                for at in self._members(step.group, here):
                    self._lay([at], [at], "down")
            case Shuffle():
                for at in self._place(step.place, here):
                    if _spot(at.place, at.whose) in self._down and self.is_open(at.place):
                        self._down[_spot(at.place, at.whose)] = NOBODY

    def _named(self, step: Step, here: Here) -> Here:
        """Where the piece is that gets a name as it comes."""
        if not isinstance(step, MoveSome | Draw) or step.called is None:
            return {}
        up = step.facing == "up" or (step.facing is None and not self._down)
        return {step.called.slot: frozenset(at._replace(up=up, top=False) for at in self._place(step.to, here))}

    def _holding(self, step: Step, here: Here) -> Here:
        """A step that holds others: they are done, or not."""
        if isinstance(step, Each):
            inner = here | {step.slot: self._members(step.group, here)}
            return _either(here, self._steps(step.steps, inner))
        if isinstance(step, If):
            ways, other = [], here
            for branch in step.branches:
                ways.append(self._steps(branch.steps, _seeing(other, branch.condition)))
                other = _seeing(other, branch.condition, False)
            return _either(*ways, *([other] if step.branches[-1].condition is not None else []))
        if isinstance(step, Otherwise):
            return _either(self._steps(step.steps, here), self._steps(step.instead, here))
        if isinstance(step, OneOf):
            return _either(*(self._steps(way.steps, here) for way in step.alternatives))
        return _either(here, self._steps(step.steps, here)) if hasattr(step, "steps") else here

    def _piece(self, step: MovePiece | TurnOver | Swap, here: Here) -> Here:
        """One piece moves or turns over."""
        at = self._at(step.piece, here)
        if isinstance(step, Swap):
            other = self._at(step.other, here)
            self._lay(at, other, None)
            self._lay(other, at, None)
            return here
        to = at if isinstance(step, TurnOver) else self._place(step.to, here)
        if isinstance(step, TurnOver):
            for one in at if step.facing == "down" else ():
                self._lay([one], [one], "down")
        else:
            self._lay(at, to, step.facing)
            if step.with_all:
                self._lay([one._replace(up=False) for one in at], to, None)  # what lies on it
        up = step.facing == "up" or (step.facing is None and all(one.up or not self._lies_down(one) for one in at))
        moved = frozenset(one._replace(up=up, top=False) for one in to)
        return here | {step.piece.slot: moved} if isinstance(step.piece, Local) else here

    def _do(self, step: Do | DoChosen, here: Here) -> Here:
        handed = tuple(self._at(one, here) if self._is_piece(one) else frozenset() for one in step.arguments)
        ways = []
        for name in (step.body,) if isinstance(step, Do) else step.actions:
            if name in self._body:
                then = zip(step.arguments, self._call(self._body[name], handed), strict=False)
                ways.append(here | {one.slot: at for one, at in then if isinstance(one, Local) and self._is_piece(one)})
        return _either(*ways) if ways else here

    # ------------------------------------------------------------------------------------------------------- laying down
    def _lay(self, pieces: Iterable[At], to: Iterable[At], facing: str | None) -> None:
        """Pieces come to places, face up or down or as they lay."""
        for at in pieces if facing != "up" else ():
            if facing == "down" or (self._lies_down(at) and not at.up):
                for goal in to:
                    if self.is_open(goal.place) or goal == at:
                        known = _who(self._knows(at), at, goal)
                        spot = _spot(goal.place, goal.whose)
                        self._down[spot] = max(known, self._down.get(spot, EVERYONE))

    def _lying(self, at: At) -> int:
        """Who knows what lies face down there; whose place it is may be left open."""
        whose = at.whose
        return self._worst(self._down, at.place) if whose is None else self._down.get(_spot(at.place, whose), EVERYONE)

    def _lies_down(self, at: At) -> bool:
        """Whether something may lie face down there."""
        spots = {(at.place, True), (at.place, False)} if at.whose is None else {_spot(at.place, at.whose)}
        return not spots.isdisjoint(self._down)

    def _knows(self, at: At) -> int:
        """Who knows a piece where it is."""
        if self.is_open(at.place):
            return EVERYONE if at.up else self._lying(at)
        zone = self.zone[at.place]
        if at.top and zone.top == "everyone":
            return EVERYONE
        unseen = zone.contents == "nobody" and zone.each is None and not (at.top and zone.top != "nobody")
        return NOBODY if unseen and at.place not in self._looked else OWNER

    # ------------------------------------------------------------------------------------------------------------ places
    def _is_piece(self, one: Expression) -> bool:
        return isinstance(one, TopOf) or getattr(one, "type", None) in self._pieces

    def _at(self, piece: object, here: Here) -> frozenset[At]:
        """Where a piece may be."""
        match piece:
            case Local() if piece.slot in here:
                return here[piece.slot]
            case Picked() if piece.slot in here:
                return here[piece.slot]
            case TopOf():
                return frozenset(at._replace(top=True) for at in self._place(piece.of, here))
            case EndOf():
                return self._members(piece.group, here)
        return self._anywhere(getattr(piece, "type", None))

    def _place(self, place: object, here: Here) -> frozenset[At]:
        match place:
            case PlaceAt():
                return frozenset([At(place.zone, first_key(place.of))])
            case PlaceOfPiece():
                return frozenset(at._replace(up=False, top=False) for at in self._at(place.of, here))
            case OnPiece() | Local():
                return frozenset(map(At, self._chains))
        return self._anywhere(None)

    def _places(self, places: Places, here: Here) -> frozenset[At]:
        if places.one is not None:
            return self._place(places.one, here)
        return frozenset(At(name, places.of) for name in places.families)

    def _members(self, group: Group, here: Here) -> frozenset[At]:
        """Where the pieces of a group may be."""
        if group.type not in self._pieces:
            return frozenset()
        found = self._anywhere(group.type) if group.places is None else self._places(group.places, here)
        up = Bound(number=group.bound, type=group.type) in face_up(group.where)
        return frozenset(at._replace(up=up) for at in found)

    def _anywhere(self, type: str | None) -> frozenset[At]:
        classes = self._union.get(type or "", {type})
        names = [name for name, holds in self._holds.items() if type not in self._pieces or not holds or holds & classes]
        return frozenset(At(name) for name in names)


def _spot(place: str, whose: Expression | None) -> Spot:
    return place, isinstance(whose, AutomaSeat)


def _who(known: int, at: At, goal: At) -> int:
    """Who knows a piece that one laid before another: not the other."""
    handed_on = isinstance(at.whose, Local) and isinstance(goal.whose, Local | Neighbour) and at.whose != goal.whose
    return SOME if known == OWNER and handed_on else known


def _seeing(here: Here, condition: object, truth: bool = True) -> Here:
    """The same where a condition is so, or is not so."""
    slots = {one.slot for one in face_up(condition, truth) if isinstance(one, Local)}
    return here | {slot: frozenset(at._replace(up=True) for at in here.get(slot, ())) for slot in slots}


def _either(*ways: Mapping[int, frozenset[At]]) -> Here:
    """One of several ways was gone."""
    slots = {slot for way in ways for slot in way}
    return {slot: frozenset().union(*(way.get(slot, frozenset()) for way in ways)) for slot in slots}
