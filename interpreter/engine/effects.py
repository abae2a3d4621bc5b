"""What steps do to a state: move pieces and set numbers. Nothing is created or lost here.

A step that cannot be done raises DeadEnd with its line; the state may then be half changed, so whoever tries something
tries it on a copy. In a probing state whatever the decider cannot foresee raises Horizon.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import repeat
from operator import or_

from interpreter.engine import faces, sight
from interpreter.engine.areas.keeping import follow
from interpreter.engine.chance.drawing import below, drawn
from interpreter.engine.faces import AS_IT_LIES
from interpreter.engine.tiles.shapes import parts_go
from interpreter.state.failures import DeadEnd, Why
from interpreter.state.failures import Horizon as Horizon
from interpreter.state.game_numbers import TOP_BACK
from interpreter.state.slots import ACTIVE
from interpreter.state.state import State
from interpreter.state.trace import Became, Moved, NoRoom, RanShort, Seen, Shuffled, Swapped, Uncovered

NUMBERS_AT_MOST = 10**12  # beyond it nothing is counted
PLENTY = 1_000_000  # so many are wanted by what fills a place: as many as fit


# ------------------------------------------------------------------------------------------------------------ pieces
def move_piece(
    s: State,
    piece: int,
    place: int,
    line: int,
    bottom: bool = False,
    down: int = AS_IT_LIES,
    turn: int = 0,
    parts: Sequence[int] = (),
) -> None:
    """One piece to a place, on top of it (or under it), face up (0) or down (1) if that is said; turned by so many quarters.

    `parts`: the spaces on which its parts come to lie, if it has any.
    """
    if piece < 0 or place < 0:
        raise DeadEnd(line, Why.NO_PIECE if piece < 0 else Why.NO_PLACE)
    source, n = s.at[piece], s.n
    if source != place and len(s.z[place]) >= n.capacity[place]:
        raise DeadEnd(line, Why.FULL, place)
    if n.sight.order[place]:  # what is gathered for a shuffle has not come
        _have_come(s, (piece,), n.ordered[source])
    if n.plain[source] and s.trace is None:
        _lay(s, (piece,), source, place, bottom)
        return
    foresee(s, source, not s.n.sight.contents[source] and s.n.sight.contents[place] > 0)
    before = _seers(s, (piece,)) if s.n.remembers or s.trace is not None else ()
    backs = _backs(s, (piece,)) if s.n.sight.shows_backs else ()
    _reveal(s, source, place, backs)
    _lay(s, (piece,), source, place, bottom)
    if s.n.turned >= 0:
        s.v[s.n.turned + piece] = turn
    if s.n.stamps and source != place:
        _stamp(s, piece)
    if s.n.remembers:
        faces.notice(s, (piece,), before, source, place, down)
    if s.trace is not None:
        _tell_move(s, _told(s, (piece,), before, backs), source, place)
    if s.n.watched:
        _fire(s, piece, source, place)
    if s.n.parts:
        _parts_go(s, (piece,), parts, turn)
    if s.n.areas:
        follow(s, ((piece, source, place),))


def put_in_line(s: State, piece: int, position: int) -> None:
    """A piece comes to be the how manieth, from 1, of those where it lies; beyond an end it is at that end."""
    others = [other for other in s.z[s.at[piece]] if other != piece]
    others.insert(max(position - 1, 0), piece)
    s.z[s.at[piece]] = tuple(others)


def move_some(s: State, count: int, source: int, place: int, line: int, down: int = AS_IT_LIES) -> None:
    """Exactly so many pieces from the top of one place to another."""
    if source < 0 or place < 0:
        raise DeadEnd(line, Why.NO_PLACE)
    n, z = s.n, s.z
    pile = z[source]
    if len(pile) < count:
        raise DeadEnd(line, Why.TOO_FEW, source, len(pile), count)
    if len(z[place]) + count > n.capacity[place]:
        raise DeadEnd(line, Why.FULL, place)
    if count > 0:
        pieces, left = (pile[:count], pile[count:]) if n.in_line[source] else (pile[-count:], pile[:-count])
        if n.plain[source] and s.trace is None:
            z[source] = left
            z[place] += pieces
            for piece in pieces:
                s.at[piece] = place
            _have_come(s, pieces, n.ordered[source])
            return
        foresee(s, source, sight.drawn_unseen(n, source))
        shift(s, pieces, source, place, down=down)


def move_all(s: State, pieces: list[int], place: int, bottom: bool = False, down: int = AS_IT_LIES) -> None:
    """All these pieces to a place, as far as there is room."""
    room = s.n.capacity[place] - len(s.z[place])
    if s.trace is not None and len(pieces) > room:
        s.trace.append(NoRoom(place))
    for piece in pieces[:room]:
        move_piece(s, piece, place, -1, bottom, down)


def draw(s: State, count: int, at_random: bool, source: int, place: int, down: int = AS_IT_LIES) -> None:
    """As many pieces as there are and fit, from the top or at random, one by one."""
    room = max(0, s.n.capacity[place] - len(s.z[place]))
    wanted, count = count if count < PLENTY else room, max(0, min(count, len(s.z[source]), room))
    if s.trace is not None and PLENTY > wanted > count:
        s.trace.append(RanShort(wanted - count, source, place))
    if not count:
        return
    if at_random:
        for _ in range(count):
            pieces = sorted(s.z[source])
            if not s.n.sight.contents[source]:
                sight.forget(s, s.z[source])  # nobody could say which of them it was
            shift(s, (drawn(s, pieces, source, place),), source, place, down=down, at_random=True)
        return
    if sight.drawn_unseen(s.n, source):
        if s.probing:
            raise Horizon
        sight.came_to_light(s, 0)
    for _ in range(count):
        shift(s, s.z[source][:1] if s.n.in_line[source] else s.z[source][-1:], source, place, down=down)


def shuffle(s: State, place: int) -> None:
    """Fisher and Yates, from the end."""
    pile = list(s.z[place])
    for last in range(len(pile) - 1, 0, -1):
        other = below(s, last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    if s.script is not None and s.n.ordered[place]:
        s.script = s.script.on_top(pile)
        pile = [*s.script.arranged(pile, s.n.in_line[place])]
    s.z[place] = tuple(pile) if s.dealer is None else s.dealer.shuffled(place, tuple(pile))
    sight.forget(s, s.z[place])
    if s.trace is not None:
        s.trace.append(Shuffled(place))
        _tell_top(s, place)


def swap(s: State, piece: int, other: int, line: int) -> None:
    """Two pieces exchange their places and positions."""
    if piece < 0 or other < 0:
        raise DeadEnd(line, Why.NO_PIECE)
    a, b = s.at[piece], s.at[other]
    before = _seers(s, (piece, other)) if s.n.remembers or s.trace is not None else ()
    backs = _backs(s, (piece, other)) if s.n.sight.shows_backs else ()
    if a != b:
        _reveal(s, a, b, backs[:1])
        _reveal(s, b, a, backs[1:])
    exchange = {piece: other, other: piece}
    for place in {a, b}:
        s.z[place] = tuple(exchange.get(p, p) for p in s.z[place])
    s.at[piece], s.at[other] = b, a
    if a != b:
        _stamp(s, piece)
        _stamp(s, other)
        if s.n.remembers:
            faces.notice(s, (piece,), before[:1], a, b)
            faces.notice(s, (other,), before[1:], b, a)
    if s.trace is not None:
        first, second = _told(s, (piece, other), before, backs)
        s.trace.append(Swapped(first, second, a))
    if s.n.watched and a != b:
        _fire(s, piece, a, b)
        _fire(s, other, b, a)
    if s.n.areas:
        follow(s, ((piece, a, b), (other, b, a)))


def shift(
    s: State,
    pieces: tuple[int, ...],
    source: int,
    place: int,
    bottom: bool = False,
    down: int = AS_IT_LIES,
    at_random: bool = False,
) -> None:
    """These pieces, in their order, from one place onto another, or under what lies there.

    `at_random`: nobody could say whether it was the one on top, so its back tells nothing.
    """
    _have_come(s, pieces, s.n.ordered[source] and not at_random)
    if s.n.plain[source] and s.trace is None:
        _lay(s, pieces, source, place, bottom)
        return
    before = _seers(s, pieces) if s.n.remembers or s.trace is not None else ()
    backs = _backs(s, pieces) if s.n.sight.shows_backs else ()
    if at_random and s.n.sight.backs[source] == TOP_BACK:
        backs = (False,) * len(pieces)
    _reveal(s, source, place, backs)
    _lay(s, pieces, source, place, bottom)
    for piece in pieces:
        if s.n.turned >= 0:
            s.v[s.n.turned + piece] = 0
        if s.n.stamps:
            _stamp(s, piece)
    if s.n.remembers:
        faces.notice(s, pieces, before, source, place, down)
    if s.trace is not None:
        _tell_move(s, _told(s, pieces, before, backs), source, place)
    if s.n.watched:
        for piece in pieces:
            _fire(s, piece, source, place)
    if s.n.parts:
        _parts_go(s, pieces)
    if s.n.areas:
        follow(s, tuple([(piece, source, place) for piece in pieces]))


def _have_come(s: State, pieces: tuple[int, ...], in_order: bool) -> None:
    """What was fixed to come has come, with these pieces."""
    if s.script is not None:
        s.script = s.script.come(pieces, in_order)


def _lay(s: State, pieces: tuple[int, ...], source: int, place: int, bottom: bool) -> None:
    """Nothing but the piles changes, and where the pieces are: of a plain place there is no more to it (`Playable.plain`)."""
    z, pile = s.z, s.z[source]
    if pile[len(pile) - len(pieces) :] == pieces:
        z[source] = pile[: len(pile) - len(pieces)]
    else:
        z[source] = tuple([other for other in pile if other not in pieces])
    z[place] = pieces + z[place] if bottom else z[place] + pieces
    for piece in pieces:
        s.at[piece] = place


def _parts_go(s: State, pieces: tuple[int, ...], places: Sequence[int] = (), turn: int = 0) -> None:
    """What pieces are made of goes with them: to these spaces, or off the grid."""
    moves = [move for piece in pieces for move in parts_go(s, piece, places, turn)]
    for part, source, place in moves:
        if s.n.stamps and source != place:
            _stamp(s, part)
        if s.n.watched and source != place:
            _fire(s, part, source, place)
    if s.n.areas and moves:
        follow(s, moves)


def foresee(s: State, source: int, hidden: bool) -> None:
    """Nobody who looks ahead can know which of several different pieces leaves a hidden place, or what a die there shows."""
    if s.probing and hidden:
        rolled = s.n.sight.rolled
        if len({s.n.looks[piece] for piece in s.z[source]}) > 1 or any(rolled[piece] for piece in s.z[source]):
            raise Horizon


def _reveal(s: State, source: int, place: int, backs: tuple[bool, ...]) -> None:
    if not s.n.remembers and sight.reveals(s.n, source, place):  # else `faces` looks at each piece
        sight.came_to_light(s, s.n.sight.contents[source])
    if s.n.sight.backs[place] and not all(backs):
        foresee(s, source, not s.n.sight.contents[source])
        sight.came_to_light(s, s.n.sight.contents[source])
    if s.n.uncovers and sight.uncovers(s.n, source) and len(s.z[source]) > 1:  # what lies below the top comes to light
        if s.probing:
            raise Horizon
        sight.came_to_light(s, 0)


def _seers(s: State, pieces: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([sight.seers(s, piece) for piece in pieces])


def _backs(s: State, pieces: tuple[int, ...]) -> tuple[bool, ...]:
    """Of each whether everybody sees its back."""
    return tuple([sight.back(s, piece) for piece in pieces])


def _told(s: State, pieces: tuple[int, ...], before: tuple[int, ...], backs: tuple[bool, ...]) -> tuple[Seen, ...]:
    """Pieces that have moved, each with who saw it before or after, and who before; the same of its back."""
    seers = map(or_, before, _seers(s, pieces))
    sides = [sight.side(s, piece) for piece in pieces]
    if not backs:
        return tuple(map(Seen, pieces, seers, before, repeat(False), repeat(False), sides))
    return tuple(map(Seen, pieces, seers, before, map(or_, backs, _backs(s, pieces)), backs, sides))


def _tell_move(s: State, pieces: tuple[Seen, ...], source: int, place: int) -> None:
    assert s.trace is not None
    s.trace.append(Moved(pieces, source, place))
    _tell_top(s, source)


def _tell_top(s: State, place: int) -> None:
    """What lies on top of a place now, if that comes to light."""
    if s.trace is not None and s.n.uncovers and sight.uncovers(s.n, place) and s.z[place]:
        top = s.z[place][0 if s.n.in_line[place] else -1]
        seers = sight.seers(s, top)
        s.trace.append(Uncovered(Seen(top, seers, seers & ~s.n.sight.tops[place], sight.back(s, top), side=sight.side(s, top))))


def _stamp(s: State, piece: int) -> None:
    """When a piece came to its place, where a rule asks for it."""
    for slot, count in s.n.stamps:
        s.v[slot + piece] = s.v[count]


def _fire(s: State, piece: int, source: int, place: int) -> None:
    n = s.n
    owner = n.place_owner[place] if n.place_owner[place] >= 0 else n.place_owner[source]
    fire(s, piece, (*n.departures[source], *n.arrivals[place]), owner)


def fire(s: State, piece: int, triggers: tuple[tuple[int, int], ...], owner: int) -> None:
    """Notes the triggers, of those that a place has, that a piece of its class sets off; nobody's piece does so for `owner`."""
    n = s.n
    for trigger, kind in triggers:
        if n.class_number[piece] == kind:
            whose = n.piece_owner[piece] if n.piece_owner[piece] >= 0 else owner
            s.fired += ((trigger, whose if whose >= 0 else s.v[ACTIVE], piece),)


# ------------------------------------------------------------------------------------------------------------ numbers
def watch(s: State, numbers: Sequence[int]) -> None:
    """Notes the triggers of these thresholds that have come to be so since they were looked at last."""
    for number in numbers:
        one = s.n.thresholds[number]
        now = one.least <= s.v[one.slot] <= one.most
        if now and not s.v[one.kept]:
            s.fired += ((one.trigger, one.owner if one.owner >= 0 else s.v[ACTIVE], -1),)
        s.v[one.kept] = int(now)


def note_numbers(s: State) -> None:
    """What is watched is as it is now, and sets nothing off: numbers have changed that nothing in play has written."""
    for one in s.n.thresholds:
        s.v[one.kept] = int(one.least <= s.v[one.slot] <= one.most)


def become(s: State, slot: int, value: int) -> None:
    """A counter, role, die or track position."""
    if s.trace is not None and s.v[slot] != value:
        s.trace.append(Became(slot, value, s.v[slot]))
    s.v[slot] = value
