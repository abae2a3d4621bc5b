"""Who may know a piece: by the zone that it lies in, on top of it, by whose it is, and face down.

How many pieces lie somewhere is open to all; which pieces they are, and what lies on them, is seen by those who see the place.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulelang.program.declarations import Piece, Program, Zone
from rulelang.program.nodes import parts
from rulelang.program.rules import Trigger
from rulelang.program.secrets.face_down import FaceDown
from rulelang.program.secrets.secret import TOP, Known, Secret, Secrets
from rulelang.program.values.atoms import Bound, Local
from rulelang.program.values.expressions import ColumnOf, Expression, Group, Holder, PlaceAt, RowOf, TopOf, first_key

NONE: Secrets = frozenset()


class Pieces:
    """What is hidden of the pieces of one Program."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.zone = {zone.name: zone for zone in program.zones}
        self._lies_down = found = FaceDown(program)
        self.face_down, self.lies_down = found.who, found.places
        self._union = {union.name: union.classes for union in program.unions}
        self._piece = {piece.name: piece for piece in program.pieces}
        self._laden = {one for node in parts(program) if isinstance(node, Holder) for one in self.classes(node.type or "")}

    def classes(self, name: str) -> tuple[str, ...]:
        """The classes of pieces that a word stands for."""
        return self._union.get(name, (name,))

    def face(self, piece: Expression | None, known: Known) -> Secrets:
        """The secrets that tell which piece an expression names."""
        found = self._named_piece(piece, known)
        return frozenset(secret for secret in found if not secret.down) if known.up and piece in known.up else found

    def _named_piece(self, piece: Expression | None, known: Known) -> Secrets:
        match piece:
            case Bound():
                return known.bound.get(piece.number, NONE)
            case Local():
                return known.local.get(piece.slot, NONE)
            case TopOf(of=PlaceAt(zone=name) as place) if name in self.zone:
                owner = self._seat(place.of, known)
                zone = self.zone[name]
                found = self._hidden(zone, self._top_seen(zone), owner, True) | self.lying_down(name, owner)
                return frozenset(one._replace(piece=TOP, back=zone.backs is not None and not one.down) for one in found)
            case TopOf():
                return frozenset(
                    secret
                    for zone in self.program.zones
                    if zone.ordered
                    for secret in self._hidden(zone, zone.order, None, False)
                )
        return NONE

    def _top_seen(self, zone: Zone) -> str:
        """Who sees which piece is on top."""
        if zone.top != "nobody":
            return zone.top if zone.contents == "nobody" else "everyone"
        return zone.order if zone.contents == "everyone" else zone.contents  # then it is as open as their order

    def lying_down(self, place: str, owner: Expression | None, your: Expression | None = None) -> Secrets:
        """What is hidden of the pieces that lie face down in an open zone or grid; `your`: they are this player's."""
        who = self._lies_down.who_knows(place, owner)
        if place not in self.zone or self.zone[place].of != "player":
            who, owner = ("some", None) if who == "owner" and your is None else (who, your)
        return NONE if who == "everyone" else frozenset([Secret(place, who, owner, True, down=True)])

    def comes(self, trigger: Trigger) -> Secrets:
        """What is hidden of the piece that a trigger speaks of."""
        places = trigger.places
        if trigger.event != "arrives" or places is None:
            return NONE
        one = [places.one.zone] if isinstance(places.one, PlaceAt) else places.families
        found = frozenset(secret for name in one for secret in self.lying_down(name, Local(slot=0, type="player")))
        return frozenset(secret._replace(piece=1) for secret in found)

    def _lies(self, zone: Zone, group: Group, owner: Expression | None, certain: bool) -> Secrets:
        """What is hidden of the pieces of a group in a zone; in some zones it hangs on whose a piece is."""
        if zone.each is not None:
            return self._hidden(zone, zone.each, group.you if group.owner == "your" else None, certain)
        return self._hidden(zone, zone.contents, owner, certain)

    def _looked_into(self, group: Group) -> Iterator[tuple[str, Expression | None, bool]]:
        """The zones and grids that a group looks into, whose they are, and whether it surely does."""
        places = group.places
        if places is None or (places.one is not None and not isinstance(places.one, PlaceAt)):
            classes = set(self.classes(group.type))
            for zone in self.program.zones:
                if places is not None or not zone.holds or classes & set(zone.holds):
                    yield zone.name, None, False
        elif isinstance(places.one, PlaceAt):
            yield places.one.zone, places.one.of, True
        else:
            owner = places.of or (group.you if group.owner == "your" else None)
            yield from ((name, owner, True) for name in places.families)

    def _mixed(self, group: Group, zone: Zone) -> bool:
        """Whether a zone may hold other pieces than the group asks for: how many of these lie there is not open then."""
        if zone.holds and set(zone.holds) - set(self.classes(group.type)):
            return True
        return group.owner is not None and zone.of is None

    def _told_apart(self, zone: Zone) -> bool:
        """Whether the pieces that may lie in a zone differ."""
        held = [self._piece[one] for one in zone.holds or self._piece if one in self._piece]
        return sum(len(piece.rows) for piece in held) > 1 or any(piece.name in self._laden for piece in held)

    def _shown_by_back(self, secret: Secret) -> bool:
        """Whether whoever is shown a hidden piece by its back learns no more of it than that: nothing lies on it."""
        zone = self.zone.get(secret.zone)
        return secret.back and zone is not None and not self._laden & set(zone.holds or self._piece)

    def _varies(self, node: ColumnOf | RowOf, down: bool) -> bool:
        """Whether a property is not the same of all pieces that it may be asked of; of those face down a back shows the class."""
        name = node.owner if isinstance(node, ColumnOf) else getattr(node.of, "type", "")
        held = [self._piece[one] for one in self.classes(name) if one in self._piece]
        if isinstance(node, RowOf):
            return not (down and held and all(len(piece.rows) == 1 for piece in held))
        if down:
            return not held or any(piece.back != node.column and _differ([piece], node.column) for piece in held)
        return _differ(held, node.column)

    def _seat(self, owner: Expression | None, known: Known) -> Expression | None:
        owner = first_key(owner)
        return known.player.get(owner.number, owner) if isinstance(owner, Bound) else owner

    def _hidden(self, zone: Zone, seen_by: str, owner: Expression | None, certain: bool) -> Secrets:
        if seen_by == "everyone":
            return NONE
        return frozenset([Secret(zone.name, seen_by, owner, certain, back=zone.backs == "all")])

    def _unsure(self, secrets: Secrets) -> Iterator[Secret]:
        return (secret._replace(sure=False) for secret in secrets)


def _differ(held: list[Piece], column: str) -> bool:
    """Whether what stands in a column is not the same in all its rows."""
    cells = [cell for piece in held for one in piece.columns if one.name == column for cell in one.cells]
    return not cells or any(cell != cells[0] for cell in cells)
