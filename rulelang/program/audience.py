"""Who may know what an expression says: the secrets that it reads, found from the declarations alone.

Checks and the translator share this one notion. A secret is what lies in a place that not everybody sees into. How many
pieces lie somewhere is open to all; which pieces they are, and what lies on them, is seen by those who see the place.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rulelang.program.amounts import resources_in
from rulelang.program.atoms import Bound, Local, Nobody
from rulelang.program.declarations import Piece, Program, Zone
from rulelang.program.expressions import (
    Amount,
    ColumnOf,
    Compare,
    Expression,
    Fits,
    Fold,
    Group,
    Has,
    Holder,
    Logic,
    PlaceAt,
    RowOf,
    ScoreOf,
    State,
    TopOf,
    ValueOf,
)
from rulelang.program.face_down import FaceDown
from rulelang.program.nodes import Node
from rulelang.program.rules import Modifier, Trigger
from rulelang.program.secret import TOP, Known, Secret, Secrets, face_up

__all__ = ["Audience"]

_NONE: Secrets = frozenset()


class Audience:
    """The secrets of one Program."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.zone = {zone.name: zone for zone in program.zones}
        self.face_down = FaceDown(program).who
        self._union = {union.name: union.classes for union in program.unions}
        self._piece = {piece.name: piece for piece in program.pieces}
        self._value = {value.name: value for value in program.values}
        self._laden = {one for node in self._nodes(program) if isinstance(node, Holder) for one in self.classes(node.type or "")}
        self._number: dict[str, str] = {counter.name: counter.seen for counter in program.counters}
        self._number |= {resource.name: resource.seen or "everyone" for resource in program.resources}
        self._endless = {resource.name for resource in program.resources if resource.supply is None}
        self._running: set[str] = set()  # values and scores that are being read: a ring of them ends here

    def classes(self, name: str) -> tuple[str, ...]:
        """The classes of pieces that a word stands for."""
        return self._union.get(name, (name,))

    def secrets(self, node: Any, known: Known | None = None) -> Secrets:
        """What an expression, a group or steps read that not everybody may know."""
        return frozenset(self._read(node, known or Known()))

    # ---------------------------------------------------------------------------------------------------- expressions
    def _read(self, node: Any, known: Known) -> Iterator[Secret]:
        match node:
            case Fold():
                yield from self._fold(node, known)
                return
            case Group():
                told, inner = self.members(node, known)
                yield from told
                yield from self._unsure(inner.bound.get(node.bound, _NONE))
                return
            case Logic():
                yield from self._logic(node, known)
                return
            case ColumnOf() | RowOf():
                yield from (secret for secret in self.face(node.of, known) if self._varies(node, secret.down))
            case Amount() | Has() | Fits() if node.holder.form == "piece":  # seen also on a piece that lies face down
                yield from (secret for secret in self.face(node.holder.of, known) if not secret.down)
            case Amount() | Has() | Fits() if node.holder.form in ("player", "supply"):
                yield from self._held(node, known)
            case State() if self._number.get(node.name, "everyone") != "everyone":
                yield Secret(node.name, self._number[node.name], self._seat(node.of, known), True)
            case Compare() if Nobody() in (node.left, node.right):
                yield from self._emptiness(node, known)
                return
            case TopOf():
                yield from self._unsure(self.face(node, known))
            case Local() if node.slot in known.local and not (node.type in self._piece or node.type in self._union):
                yield from known.local[node.slot]  # a number that was handed over
            case ValueOf():
                yield from self._formula(node.name, node.of, known)
            case ScoreOf():
                yield from self._score(node, known)
        for part in self._below(node):
            yield from self._read(part, known)

    def _logic(self, node: Logic, known: Known) -> Iterator[Secret]:
        """Each side counts only where the other does not decide: `it is face up and its rank is 3` asks only what is open."""
        decides = node.op == "and"
        yield from self._read(node.left, known.seeing(node.right, decides))
        yield from self._read(node.right, known.seeing(node.left, decides))

    def _held(self, node: Amount | Has | Fits, known: Known) -> Iterator[Secret]:
        """How much a player has of what not everybody sees; what is left in the supply would tell it."""
        supply = node.holder.form == "supply"
        for name in self._named(node.resource if isinstance(node, Amount) else node.bundle):
            if self._number[name] != "everyone" and not (supply and name in self._endless):
                seen = "nobody" if supply else self._number[name]
                yield Secret(name, seen, self._seat(node.holder.of, known), True)

    def unseen(self, node: Any) -> bool:
        """Whether a step changes only numbers that not everybody sees."""
        if isinstance(node, State):
            return self._number.get(node.name, "everyone") != "everyone"
        names = self._named(node)
        return bool(names) and all(self._number[name] != "everyone" for name in names)

    def _named(self, bundle: Any) -> list[str]:
        """The names of the resources that a bundle can be of."""
        return [self.program.resources[number].name for number in sorted(resources_in(self.program, bundle))]

    def _emptiness(self, node: Compare, known: Known) -> Iterator[Secret]:
        """Whether there is a top one is open to all."""
        for side in (node.left, node.right):
            yield from self._read(side.of if isinstance(side, TopOf) else side, known)

    def _fold(self, node: Fold, known: Known) -> Iterator[Secret]:
        told, inner = self.members(node.group, known)
        yield from told
        counts = node.op in ("count", "any", "no")
        if not counts or node.group.where is not None:
            yield from self._unsure(inner.bound.get(node.group.bound, _NONE))
        yield from self._read(node.each, inner)

    def _formula(self, name: str, of: Expression | None, known: Known) -> Iterator[Secret]:
        value = self._value.get(name)
        if value is None or name in self._running:
            return
        self._running.add(name)
        yield from list(self._read(value.formula, self._about(value.bound, of, known)))
        for modifier in self.program.modifiers:
            if (modifier.target, modifier.name) == ("value", name):
                yield from list(self.modifier(modifier, of, known))
        self._running.discard(name)

    def modifier(self, modifier: Modifier, of: Expression | None, known: Known) -> Secrets:
        """What hangs on the condition and the amount of a modifier."""
        about = self._about(modifier.bound, of, known)
        return self.secrets((modifier.condition, modifier.amount, modifier.at_least, modifier.at_most), about)

    def _score(self, node: ScoreOf, known: Known) -> Iterator[Secret]:
        for score in self.program.scores:
            key = f"score {score.name}"
            if node.name in (None, score.name) and key not in self._running:
                self._running.add(key)
                yield from list(self._read(score.formula, self._about(score.bound, node.of, known)))
                self._running.discard(key)

    def _about(self, bound: int | None, of: Expression | None, known: Known) -> Known:
        """What is known in a formula of its own, about one thing."""
        if bound is None or of is None:
            return Known()
        seat = of if not isinstance(of, Bound) else known.player.get(of.number, of)
        return Known(bound={bound: self.face(of, known)}, player={bound: seat})

    # ----------------------------------------------------------------------------------------------- pieces and groups
    def face(self, piece: Expression | None, known: Known) -> Secrets:
        """The secrets that tell which piece an expression names."""
        found = self._named_piece(piece, known)
        return frozenset(secret for secret in found if not secret.down) if known.up and piece in known.up else found

    def _named_piece(self, piece: Expression | None, known: Known) -> Secrets:
        match piece:
            case Bound():
                return known.bound.get(piece.number, _NONE)
            case Local():
                return known.local.get(piece.slot, _NONE)
            case TopOf(of=PlaceAt(zone=name) as place) if name in self.zone:
                owner = self._seat(place.of, known)
                found = self._hidden(self.zone[name], self._top_seen(self.zone[name]), owner, True) | self.lying_down(name, owner)
                return frozenset(secret._replace(piece=TOP) for secret in found)
            case TopOf():
                return frozenset(
                    secret
                    for zone in self.program.zones
                    if zone.ordered
                    for secret in self._hidden(zone, zone.order, None, False)
                )
        return _NONE

    def _top_seen(self, zone: Zone) -> str:
        """Who sees which piece is on top."""
        if zone.top != "nobody":
            return zone.top if zone.contents == "nobody" else "everyone"
        return zone.order if zone.contents == "everyone" else zone.contents  # then it is as open as their order

    def lying_down(self, place: str, owner: Expression | None, your: Expression | None = None) -> Secrets:
        """What is hidden of the pieces that lie face down in an open zone or grid; `your`: they are this player's."""
        who = self.face_down.get(place, "everyone")
        if place not in self.zone or self.zone[place].of != "player":
            who, owner = ("some", None) if who == "owner" and your is None else (who, your)
        return _NONE if who == "everyone" else frozenset([Secret(place, who, owner, True, down=True)])

    def members(self, group: Group, known: Known) -> tuple[Secrets, Known]:
        """What is told by who belongs to a group, and what is known of each of its members."""
        faces, told = _NONE, _NONE
        if any(one in self._piece for one in self.classes(group.type)):
            for name, whose, certain in self._looked_into(group):
                owner = self._seat(whose, known)
                if certain:
                    faces |= self.lying_down(name, owner, group.you if group.owner == "your" else None)
                if name in self.zone:
                    zone = self.zone[name]
                    lies = self._lies(zone, group, owner, certain)
                    faces |= lies
                    told |= lies if self._mixed(group, zone) else _NONE
                    told |= frozenset(self._unsure(lies)) if not zone.holds and len(self._piece) > 1 else _NONE
        player = {one: who for one, who in known.player.items() if one != group.bound}
        inner = Known({**known.bound, group.bound: faces}, known.local, player, known.up)
        told |= self.secrets((group.places, group.where), inner)
        if Bound(number=group.bound, type=group.type) in face_up(group.where):
            inner = replace(inner, bound={**inner.bound, group.bound: frozenset(one for one in faces if not one.down)})
        return told | self.secrets((group.rank_by, *(rank.by for rank in group.then_by)), inner), inner

    def _lies(self, zone: Zone, group: Group, owner: Expression | None, certain: bool) -> Secrets:
        """What is hidden of the pieces of a group in a zone; in some zones it hangs on whose a piece is."""
        if zone.each is not None:
            return self._hidden(zone, zone.each, group.you if group.owner == "your" else None, certain)
        return self._hidden(zone, zone.contents, owner, certain)

    def comes(self, trigger: Trigger) -> Secrets:
        """What is hidden of the piece that a trigger speaks of."""
        places = trigger.places
        if trigger.event != "arrives" or places is None:
            return _NONE
        one = [places.one.zone] if isinstance(places.one, PlaceAt) else places.families
        found = frozenset(secret for name in one for secret in self.lying_down(name, Local(slot=0, type="player")))
        return frozenset(secret._replace(piece=1) for secret in found)

    def listed(self, group: Group, known: Known) -> Secrets:
        """What somebody learns who is shown a group: its members, and which they are; face down they show their backs."""
        told, inner = self.members(group, known)
        faces = inner.bound.get(group.bound, _NONE)
        return told | frozenset(secret for secret in faces if not secret.down and self._told_apart(self.zone[secret.zone]))

    def offered(self, group: Group) -> Secrets:
        """What somebody learns who may use what the pieces of a group can do: face down they can be used by their faces."""
        _, inner = self.members(group, Known())
        return self.listed(group, Known()) | frozenset(one for one in inner.bound.get(group.bound, _NONE) if one.down)

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
        return known.player.get(owner.number, owner) if isinstance(owner, Bound) else owner

    def _hidden(self, zone: Zone, seen_by: str, owner: Expression | None, certain: bool) -> Secrets:
        return _NONE if seen_by == "everyone" else frozenset([Secret(zone.name, seen_by, owner, certain)])

    def _unsure(self, secrets: Secrets) -> Iterator[Secret]:
        return (secret._replace(sure=False) for secret in secrets)

    def _below(self, node: Any) -> Iterator[Any]:
        """The nodes right below."""
        if isinstance(node, Node):
            yield from node.__dict__.values()
        elif isinstance(node, tuple):
            yield from node

    def _nodes(self, node: Any) -> Iterator[Node]:
        if isinstance(node, Node):
            yield node
        for part in self._below(node):
            yield from self._nodes(part)


def _differ(held: list[Piece], column: str) -> bool:
    """Whether what stands in a column is not the same in all its rows."""
    cells = [cell for piece in held for one in piece.columns if one.name == column for cell in one.cells]
    return not cells or any(cell != cells[0] for cell in cells)
