"""Who may know what an expression says: the secrets that it reads, found from the declarations alone.

Checks and the translator share this one notion. A secret is what lies in a place that not everybody sees into. How many
pieces lie somewhere is open to all; which pieces they are, and what lies on them, is seen by those who see the place.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rulelang.program.amounts import resources_in
from rulelang.program.declarations import Program, zones_with_law
from rulelang.program.nodes import below
from rulelang.program.rules import Modifier
from rulelang.program.secrets.cells import ROW, formulas_in_cells
from rulelang.program.secrets.chosen import paid, together
from rulelang.program.secrets.pieces import NONE, Pieces
from rulelang.program.secrets.secret import Known, Secret, Secrets, face_up
from rulelang.program.values.atoms import Bound, Local, Nobody
from rulelang.program.values.expressions import (
    Amount,
    CellOf,
    ColumnOf,
    Compare,
    EndOf,
    Expression,
    Fits,
    Fold,
    GoesOn,
    Group,
    Has,
    IsA,
    Logic,
    OnPiece,
    Pair,
    PlaceAt,
    Places,
    PositionOf,
    RowOf,
    ScoreOf,
    Spots,
    StateValue,
    TopOf,
    ValueOf,
    Ways,
)

__all__ = ["Audience"]


class Audience(Pieces):
    """The secrets of one Program."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._value = {value.name: value for value in program.values}
        self._chains = tuple(chain.zone for chain in program.chains)
        self._with_law = zones_with_law(program)
        self._number: dict[str, str] = {counter.name: counter.seen for counter in program.counters}
        self._number |= {resource.name: resource.seen or "everyone" for resource in program.resources}
        self._endless = {resource.name for resource in program.resources if resource.supply is None}
        self._in_cells = formulas_in_cells(program)
        self._running: set[object] = set()  # values, scores and columns that are being read: a ring of them ends here

    def secrets(self, node: object, known: Known | None = None) -> Secrets:
        """What an expression, a group or steps read that not everybody may know."""
        return frozenset(self._read(node, known or Known()))

    # ---------------------------------------------------------------------------------------------------- expressions
    def _read(self, node: object, known: Known) -> Iterator[Secret]:
        match node:
            case Fold():
                yield from self._fold(node, known)
            case Ways():
                yield from self._ways(node, known)
            case Group():
                told, inner = self.members(node, known)
                yield from told
                yield from self._unsure(inner.bound.get(node.bound, NONE))
            case Logic():
                yield from self._logic(node, known)
            case Compare() if Nobody() in (node.left, node.right):
                yield from self._emptiness(node, known)
            case ColumnOf(of=TopOf() as top) if self._on_its_back(node, top, known):
                for part in below(top):
                    yield from self._read(part, known)
            case _:
                yield from self._own(node, known)
                for part in below(node):
                    yield from self._read(part, known)

    def _on_its_back(self, node: ColumnOf, top: TopOf, known: Known) -> bool:
        """Whether nothing is asked of the top of a pile but what everybody sees on its back."""
        backs = {name: piece.back for name, piece in self._piece.items()}
        read = any((name, node.column) in self._in_cells and backs.get(name) != node.column for name in self.classes(node.owner))
        return not read and not self._varies(node, True) and all(secret.back for secret in self.face(top, known))

    def _own(self, node: object, known: Known) -> Iterator[Secret]:
        """What a node itself reads, beside what the nodes below it read."""
        match node:
            case IsA():
                yield from (secret for secret in self.face(node.of, known) if not secret.down)  # backs tell classes apart
            case ColumnOf() | RowOf() | CellOf():
                yield from self._tabled(node, known)
            case Amount() | Has() | Fits():
                yield from self._much(node, known)
            case StateValue() if self._number.get(node.name, "everyone") != "everyone":
                yield Secret(node.name, self._number[node.name], self._seat(node.of, known), True)
            case TopOf() | EndOf():
                yield from self._unsure(self.face(node, known))
            case PositionOf():
                yield from self.face(node.piece, known)
                yield from self._ordered(node.place, known)
            case Spots():
                yield from self.face(node.piece, known)
                yield from self._stacked(node.places, known)
            case GoesOn():
                yield from (*self.face(node.piece, known), *self.face(node.on, known), *self._stacked(None, known))
            case Local() if node.slot in known.local and not (node.type in self._piece or node.type in self._union):
                yield from known.local[node.slot]  # a number that was handed over
            case ValueOf():
                yield from self._formula(node.name, node.of, known)
            case ScoreOf():
                yield from self._score(node, known)

    def _much(self, node: Amount | Has | Fits, known: Known) -> Iterator[Secret]:
        """What is read of how much somebody or something holds; on a piece that lies face down it is seen, too."""
        if node.holder.form == "piece":
            yield from (secret for secret in self.face(node.holder.of, known) if not secret.down)
        elif node.holder.form in ("player", "supply"):
            yield from self._held(node, known)

    def _named_piece(self, piece: Expression | None, known: Known) -> Secrets:
        """The one at an end of a line is as open as the pieces of which it is one."""
        if isinstance(piece, EndOf):
            return self.members(piece.group, known)[1].bound.get(piece.group.bound, NONE)
        return super()._named_piece(piece, known)

    def _ordered(self, place: Expression, known: Known) -> Secrets:
        """What is hidden of the order in which pieces lie somewhere."""
        if not isinstance(place, PlaceAt) or place.zone not in self.zone:
            return NONE
        zone = self.zone[place.zone]
        return self._hidden(zone, zone.order, self._seat(place.of, known), True)

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

    def had(self, bundle: object, seat: Expression | None) -> Secrets:
        """What is told by whether somebody has a bundle."""
        seen = {name: self._number[name] for name in self._named(bundle)}
        return frozenset(Secret(name, who, seat, True) for name, who in seen.items() if who != "everyone")

    def unseen(self, node: object) -> bool:
        """Whether a step changes only numbers that not everybody sees."""
        if isinstance(node, StateValue):
            return self._number.get(node.name, "everyone") != "everyone"
        names = self._named(node)
        return bool(names) and all(self._number[name] != "everyone" for name in names)

    def _named(self, bundle: object) -> list[str]:
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
        if not counts or node.group.where is not None:  # of what is counted by its back, `members` has told the rest
            faces = inner.bound.get(node.group.bound, NONE)
            yield from self._unsure(frozenset(one for one in faces if not (counts and one.back)))
        yield from self._read(node.each, inner)

    def _ways(self, node: Ways, known: Known) -> Iterator[Secret]:
        """Which ways there are, where they lead and how long they are."""
        told, inner = self.members(node.group, known)
        yield from told
        yield from self._unsure(inner.bound.get(node.group.bound, NONE))
        yield from self._read((node.ends, node.length), inner)

    def lawful(self, to: Expression) -> bool:
        """Whether a law may say what comes there: to a spot, or to a place in a chain or on such a grid."""
        return isinstance(to, OnPiece | Local) or (isinstance(to, PlaceAt) and to.zone in self._with_law)

    def _stacked(self, places: Places | None, known: Known) -> Iterator[Secret]:
        """What is hidden of the pieces that lie in chains: their law asks what lies beneath, too."""
        if places is not None and isinstance(places.one, PlaceAt):
            yield from self.lying_down(places.one.zone, self._seat(places.one.of, known))
            return
        named = places.families if places is not None and places.one is None else self._chains
        for name in named:
            yield from self.lying_down(name, None if places is None else self._seat(places.of, known))

    def _tabled(self, node: ColumnOf | RowOf | CellOf, known: Known) -> Iterator[Secret]:
        """What is read of a table: which row it is, where that makes a difference, and what its cells read."""
        if isinstance(node, CellOf):
            yield from self.secrets(self._in_cells.get((node.table, ""), ()))
            return
        yield from (secret for secret in self.face(node.of, known) if self._varies(node, secret.down or secret.back))
        if isinstance(node, ColumnOf):
            yield from self._cells(node, known)

    def _cells(self, node: ColumnOf, known: Known) -> Iterator[Secret]:
        """What the formulas in the cells of a column read: of the row that is asked about, and of all else."""
        for name in self.classes(node.owner):
            cells = self._in_cells.get((name, node.column), ())
            key = name, node.column
            if cells and key not in self._running:
                self._running.add(key)
                yield from self.secrets(cells, Known(local={ROW: self.face(node.of, known)}))
                self._running.discard(key)

    def _formula(self, name: str, of: Expression | None, known: Known) -> Iterator[Secret]:
        value = self._value.get(name)
        if value is None or name in self._running:
            return
        self._running.add(name)
        yield from list(self._read(value.formula, self._about(value.bound, of, known, value.second)))
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

    def _about(self, bound: int | None, of: Expression | None, known: Known, second: int | None = None) -> Known:
        """What is known in a formula of its own, about one thing or about two."""
        if bound is None or of is None:
            return Known()
        keys = {bound: of}
        if isinstance(of, Pair) and second is not None:
            keys = {bound: of.one, second: of.other}
        seats = {one: known.player.get(key.number, key) if isinstance(key, Bound) else key for one, key in keys.items()}
        return Known(bound={one: self.face(key, known) for one, key in keys.items()}, player=seats)

    # ----------------------------------------------------------------------------------------------- pieces and groups
    def members(self, group: Group, known: Known) -> tuple[Secrets, Known]:
        """What is told by who belongs to a group, and what is known of each of its members."""
        faces, told = NONE, NONE
        if any(one in self._piece for one in self.classes(group.type)):
            for name, whose, certain in self._looked_into(group):
                owner = self._seat(whose, known)
                if certain:
                    faces |= self.lying_down(name, owner, group.you if group.owner == "your" else None)
                if name in self.zone:
                    zone = self.zone[name]
                    lies = self._lies(zone, group, owner, certain)
                    faces |= lies
                    if zone.backs != "all":  # backs show the class, and whose a piece is
                        told |= lies if self._mixed(group, zone) else NONE
                        told |= frozenset(self._unsure(lies)) if not zone.holds and len(self._piece) > 1 else NONE
        if (several := together(group)) is not None:  # how many they are all saw; which they are is as open as where they were
            faces, told = self.members(several.among, known)[1].bound.get(several.among.bound, NONE), NONE
        if paid(group):  # they were chosen in sight of all
            faces, told = frozenset(one for one in faces if one.down or one.back), NONE
        player = {one: who for one, who in known.player.items() if one != group.bound}
        inner = Known({**known.bound, group.bound: faces}, known.local, player, known.up)
        told |= self.secrets((group.places, group.where), inner)
        if Bound(number=group.bound, type=group.type) in face_up(group.where):
            inner = replace(inner, bound={**inner.bound, group.bound: frozenset(one for one in faces if not one.down)})
        return told | self.secrets((group.rank_by, *(rank.by for rank in group.then_by)), inner), inner

    def listed(self, group: Group, known: Known) -> Secrets:
        """What somebody learns who is shown a group: its members, and which they are, unless they show their backs alone."""
        told, inner = self.members(group, known)
        faces = (one for one in inner.bound.get(group.bound, NONE) if not (one.down or self._shown_by_back(one)))
        return told | frozenset(secret for secret in faces if self._told_apart(self.zone[secret.zone]))

    def offered(self, group: Group) -> Secrets:
        """What somebody learns who may use what the pieces of a group can do: those that show their backs, by their faces."""
        _, inner = self.members(group, Known())
        backs = frozenset(one for one in inner.bound.get(group.bound, NONE) if one.down or one.back)
        return self.listed(group, Known()) | backs
