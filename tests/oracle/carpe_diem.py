"""A whole match of Carpe Diem, decision by decision, from the first patrician on (C01, C10-C16, C30-C35, C40-C45)."""

from __future__ import annotations

from functools import partial

from tests.oracle.carpe_diem_building import Steps, build
from tests.oracle.carpe_diem_cards import Circle, after, circles, how_often, ways
from tests.oracle.carpe_diem_figures import ON_A_SQUARE, PHASES, ROUNDS, SQUARES, Objective
from tests.oracle.carpe_diem_score import fountain_points, frame_points, left_over, villa_points, winner
from tests.oracle.carpe_diem_table import Course, Table, asked

DONE = Course(("done",))


def play_on(t: Table) -> Steps:
    """From the choice of the first spaces, or from the start of a phase, to the end; the table is changed as it goes."""
    yield from take_places(t)
    while True:
        for _ in range(ROUNDS):
            for seat in t.in_order():
                yield from turn(t, seat)
        yield from scoring(t)
        if t.phase == PHASES:
            return
        new_phase(t)


def take_places(t: Table) -> Steps:
    """C01"""
    for seat in t.in_order():
        if t.seats[seat].at is None:
            taken = {other.at for other in t.seats}
            free = [space for space in range(SQUARES) if space not in taken]
            yield from asked(t, seat, [Course((f"{space}",), partial(stand, t, seat, space)) for space in free])


def stand(t: Table, seat: int, space: int) -> None:
    t.seats[seat].at = space


def new_phase(t: Table) -> None:
    """C35"""
    t.phase += 1
    t.start = (t.start + 1) % t.players
    lay_out(t)


def lay_out(t: Table) -> None:
    """C04, C35: four tiles on each space, black ones before the last phase."""
    pile = t.black if t.phase == PHASES else t.white
    for tiles in t.ring.tiles:
        tiles += [pile.pop() for _ in range(ON_A_SQUARE)]


# ------------------------------------------------------------------------------------------------ a turn
def turn(t: Table, seat: int) -> Steps:
    """C11-C14"""
    yield from asked(t, seat, moves(t, seat))
    me = t.seats[seat]
    assert me.at is not None
    space = me.at
    course = yield from asked(
        t, seat, [Course((name,), partial(t.ring.take, space, name)) for name in sorted(set(t.ring.tiles[space]))]
    )
    yield from build(t, seat, course.said[0])


def moves(t: Table, seat: int) -> list[Course]:
    """C11-C13"""
    at = t.seats[seat].at
    assert at is not None
    walks = [Course(("walk", way), partial(stand, t, seat, space)) for way, space in t.ring.walks(at).items()]
    if not t.seats[seat].purse["bread"]:
        return walks
    return walks + [Course(("bread", f"{space}"), partial(jump, t, seat, space)) for space in sorted(t.ring.jumps())]


def jump(t: Table, seat: int, space: int) -> None:
    t.seats[seat].purse["bread"] -= 1
    stand(t, seat, space)


# ------------------------------------------------------------------------------------------------ scoring
def scoring(t: Table) -> Steps:
    """C30"""
    for seat in t.track.order():
        free = [circle for circle in circles(t.players) if circle not in t.used]
        course = yield from asked(
            t, seat, [Course(said, partial(t.used.add, circle)) for circle in free for said in orders(circle)]
        )
        for place in course.said[1:]:
            row, column = place.split()
            yield from resolve(t, seat, t.cards[int(row), int(column)])


def orders(circle: Circle) -> list[tuple[str, ...]]:
    """The circle, and its cards in either order."""
    one, other = (f"{row} {column}" for row, column in circle)
    return [(f"{one} - {other}", one, other), (f"{one} - {other}", other, one)]


def resolve(t: Table, seat: int, card: Objective) -> Steps:
    """C31-C33"""
    me = t.seats[seat]
    met = 0 if card.red else how_often(card.asks, me.district.counted())
    for _ in range(met):
        t.reward(seat, card.brings)
    while found := ways(card, me.purse):
        told = {payment: " + ".join(f"{number} {kind}" for kind, number in payment) for payment in found}
        course = yield from asked(t, seat, [DONE, *(Course(("meet", words)) for words in sorted(told.values()))])
        if course is DONE:
            break
        me.purse = after(me.purse, next(payment for payment, words in told.items() if words == course.said[1]))
        t.reward(seat, card.brings)
        met += 1
    if not met:
        t.not_met(seat)


# ------------------------------------------------------------------------------------------------ the end
def score(t: Table, seat: int) -> dict[str, int]:
    """C40-C44, and the points in hand."""
    me = t.seats[seat]
    return {
        "points": me.points,
        "villas": villa_points(me.district.villas()),
        "left_over": left_over(me.purse, len(me.kept)),
        "scroll": t.track.step_of(seat),
        "fountains": fountain_points(me.fountains, me.district.counted()),
        "frame": frame_points(me.district, me.frame),
    }


def won(t: Table) -> int:
    """C45"""
    return winner([sum(score(t, seat).values()) for seat in range(t.players)], t.track)
