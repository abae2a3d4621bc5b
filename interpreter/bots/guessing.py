"""A match as it could be, for all that one seat knows: what it cannot know is dealt anew, and chance to come is another.

Pieces that it does not know change places with others that could as well lie there: of the same class and owner, with the same
back where that is seen, and of the same pile (pieces that lie in hidden places together, now or after any of some set-ups). What
lies on a piece, how it lies and who knows it stays with its place. Numbers that it does not see, secret answers and hidden dice
are what they could be. What comes out hangs on nothing that the seat does not know: two matches that it cannot tell apart are
guessed alike from the same chance. (Determinization, as in P. I. Cowling, E. J. Powley and D. Whitehouse, Information Set Monte
Carlo Tree Search, 2012.) What the choices of others tell of their cards is not taken into account.
"""

from __future__ import annotations

import random

from interpreter.bots.secret_answers import guess_answers, kept
from interpreter.bots.under_way import UnderWay
from interpreter.engine import machine, sight
from interpreter.engine.effects import note_numbers
from interpreter.numbering.tables import Tables, tables_of
from interpreter.state.chance import seeded
from interpreter.state.failures import DeadEnd, Halt
from interpreter.state.game_numbers import ALL_BACKS
from interpreter.state.slots import UNLIMITED
from interpreter.state.state import Playable, State, fresh

SET_UPS = 8  # so many are made to see which pieces lie in piles together


class Guesses:
    """All guesses at matches of one game at one table; what does not change in play is worked out once."""

    def __init__(self, n: Playable) -> None:
        self.n = n
        self.tables: Tables = tables_of(fresh(n, 0))
        self.asks_for_pieces = frozenset(i for i, site in enumerate(n.sites) if site.type in self.tables.class_pieces)
        self._choices = kept(n)
        self._under_way = None if n.sight.open else UnderWay(n, self._choices, self.asks_for_pieces)
        self._per_piece = _kept_of_pieces(self.tables)
        self._dice = [piece for piece, one in enumerate(self.tables.piece_class) if self.tables.piece[one].rolled]
        self._piles = {} if n.sight.open else _piles(n)

    def guess(self, s: State, seat: int, chance: random.Random) -> State:
        """Another state that the seat cannot tell from this one, if it knows no more than it is shown."""
        new = s.copy()
        if not self.n.sight.open:
            unknown = [piece for pile in s.z for piece in pile if self._movable(piece) and not sight.piece(s, piece, seat)]
            self._exchange(s, new, self._dealt(s, unknown, chance))
            self._reorder(new, seat, chance)
            self._roll(new, seat, chance)
            self._count(new, seat, chance)
            note_numbers(new)
        guess_answers(new, self._choices, seat, chance)
        new.rng = seeded(chance.getrandbits(64))
        return new

    def _movable(self, piece: int) -> bool:
        """Whether a piece changes places: dice all of one sort are only rolled anew, and parts are where their wholes are."""
        kind = self.tables.piece[self.tables.piece_class[piece]]
        return not ((kind.rolled and kind.sides == len(kind.rows)) or (self.n.whole and self.n.whole[piece] >= 0))

    # -- pieces
    def _dealt(self, s: State, unknown: list[int], chance: random.Random) -> dict[int, int]:
        """Which piece takes the place of which: those of a group among themselves, whatever lies there."""
        fixed = set(self._under_way.fixed(s)) if self._under_way else set()
        pile = self._merged(s, unknown)
        mixed = self._mixed(s, pile)
        groups: dict[tuple[int, ...], list[int]] = {}
        for piece in unknown:
            if piece not in fixed and self.n.chain_of[s.at[piece]] < 0:
                back = self.n.backs[piece] if sight.back(s, piece) else -1
                told = (-1, -1) if pile[piece] in mixed else (self.n.class_number[piece], self.n.piece_owner[piece])
                groups.setdefault((*told, back, pile[piece]), []).append(piece)
        becomes: dict[int, int] = {}
        for there in groups.values():
            others = sorted(there, key=lambda piece: (self.n.looks[piece], piece))  # what looks alike may as well be the other
            chance.shuffle(others)
            becomes.update(zip(there, others, strict=True))
        return becomes

    def _merged(self, s: State, unknown: list[int]) -> dict[int, int]:
        """[piece] The number of its pile, where what lies together now is one pile, too."""
        joined: dict[int, int] = {}
        first: dict[int, int] = {}
        for piece in unknown:
            own = _root(joined, self._piles.get(piece, piece))
            other = first.setdefault(s.at[piece], own)
            joined[own] = _root(joined, other)
        return {piece: _root(joined, self._piles.get(piece, piece)) for piece in unknown}

    def _mixed(self, s: State, pile: dict[int, int]) -> set[int]:
        """The piles of which each place has room for all classes, and tells nobody anything by whose a piece is."""
        classes: dict[int, set[int]] = {}
        for piece, number in pile.items():
            classes.setdefault(number, set()).add(self.n.class_number[piece])
        apart = {
            number
            for piece, number in pile.items()
            if self.n.sight.each[s.at[piece]] or not all(self.n.may_lie[s.at[piece]][one] for one in classes[number])
        }
        return set(classes) - apart

    def _exchange(self, s: State, new: State, becomes: dict[int, int]) -> None:
        """Every piece is called by the name of another: where it lies, what is kept of it, and where a frame names it."""
        if not becomes:
            return
        new.z = [tuple([becomes.get(piece, piece) for piece in pile]) for pile in s.z]
        for piece, other in becomes.items():
            new.at[other] = s.at[piece]
            for base in self._per_piece:
                new.v[base + other] = s.v[base + piece]
        assert self._under_way is not None
        self._under_way.rename(new, becomes)
        if new.ask is not None and new.ask[0] in self.asks_for_pieces:
            number, player, values = new.ask
            new.ask = number, player, tuple([becomes.get(one, one) if isinstance(one, int) else one for one in values])

    def _reorder(self, s: State, seat: int, chance: random.Random) -> None:
        """A row of which the seat sees what lies there and not in which order."""
        n = self.n
        for place, pile in enumerate(s.z):
            if len(pile) < 2 or not n.ordered[place] or n.chain_of[place] >= 0 or n.sight.backs[place] == ALL_BACKS:
                continue
            if sight.contents(n, place, seat) and not sight.order(n, place, seat):
                top = 0 if n.in_line[place] else len(pile) - 1
                moved = [i for i in range(len(pile)) if i != top or not n.sight.tops[place] & n.sight.bit(seat)]
                pieces = sorted(pile[i] for i in moved)
                chance.shuffle(pieces)
                row = list(pile)
                for i, piece in zip(moved, pieces, strict=True):
                    row[i] = piece
                s.z[place] = tuple(row)

    # -- numbers
    def _roll(self, s: State, seat: int, chance: random.Random) -> None:
        """Dice that the seat does not see lie as they could."""
        first = self.tables.slot.get(("side", ""), -1)
        for piece in self._dice:
            if not sight.piece(s, piece, seat):
                sides = self.tables.piece[self.tables.piece_class[piece]].sides
                s.v[first + piece] = self.tables.piece_row[piece] + chance.randrange(sides)

    def _count(self, s: State, seat: int, chance: random.Random) -> None:
        """Numbers that the seat does not see: of what there is so much of, what others have of it is dealt among them; of what
        nobody knows how much there is, about as much as the seat itself has."""
        n, v = self.n, s.v
        unseen = [slot for slot in n.sight.closed if not sight.number(n, slot, seat)]
        resources = len(self.tables.resource_names)
        for resource in range(resources):
            held = range(n.player_base + resource * n.seats, n.player_base + (resource + 1) * n.seats)
            supply = n.supply_base + resource
            slots = [slot for slot in unseen if slot in held]
            if supply in unseen and v[supply] < UNLIMITED:
                _deal(v, [*slots, supply], chance)
            else:
                self._about(v, slots, v[held[seat]], chance)
            unseen = [slot for slot in unseen if slot not in held and slot != supply]
        for counter in self.tables.program.counters:
            first, count = self.tables.slot["counter", counter.name], self.tables.kept_for(counter.of, counter.by)
            mine = max((v[slot] for slot in range(first, first + count) if slot not in unseen), default=n.start[first])
            self._about(v, [slot for slot in unseen if first <= slot < first + count], mine, chance)

    def _about(self, v: list[int], slots: list[int], mine: int, chance: random.Random) -> None:
        for slot in slots:
            v[slot] = chance.randint(min(0, 2 * mine), max(1, 2 * mine))


def guesses_for(s: State, before: Guesses | None) -> Guesses:
    """Those of this game at this table: the same as before, if they are."""
    return before if before is not None and before.n is s.n else Guesses(s.n)


def _deal(v: list[int], slots: list[int], chance: random.Random) -> None:
    """What these hold together is dealt among them; any way of cutting it up as likely."""
    total = sum(v[slot] for slot in slots)
    cuts = sorted(chance.randint(0, total) for _ in slots[1:])
    for slot, low, high in zip(slots, [0, *cuts], [*cuts, total], strict=True):
        v[slot] = high - low


def _kept_of_pieces(t: Tables) -> list[int]:
    """Where `v` keeps what of piece 0, and then of every other: how it lies, who knows it, what it did, what lies on it."""
    forms = ("face", "turned", "stamp", "memory", "provided", "used")
    found = [first for (form, _), first in t.slot.items() if form in forms]
    return found + [t.sight.first_load + number * t.sight.pieces for number in range(t.sight.loads // max(1, t.sight.pieces))]


def _piles(n: Playable) -> dict[int, int]:
    """[piece] The number of the pile that it belongs to: what lay together where not all see it, after some set-ups."""
    joined: dict[int, int] = {}
    hidden = [place for place, seers in enumerate(n.sight.contents) if seers != n.sight.everybody]
    for seed in range(SET_UPS):
        s = fresh(n, seeded(seed))
        try:
            machine.begin(s)
        except (DeadEnd, Halt):
            continue
        for place in hidden:
            for piece in s.z[place][1:]:
                joined[_root(joined, piece)] = _root(joined, s.z[place][0])
    return {piece: _root(joined, piece) for piece in list(joined)}


def _root(joined: dict[int, int], one: int) -> int:
    while joined.get(one, one) != one:
        one = joined[one]
    return one
