"""What the matches of one game say of it, in sentences: length, seats, points, who leads when, and what never came up."""

from __future__ import annotations

from interpreter.lab.figures import figure as f
from interpreter.lab.figures.figure import Figure
from interpreter.lab.figures.intervals import estimate
from interpreter.lab.studies.clauses import called
from interpreter.lab.studies.sentences import at_the_beginning, listed, number
from interpreter.lab.studies.strength import Seat, idle, seats, uses
from interpreter.lab.studies.sums import Measured


def sentences_of(measured: Measured) -> list[str]:
    """All that is worth a sentence. Raises LabMissing."""
    said = [_how_long(measured), *told_of_seats(measured)]
    if measured.sums.of(f.IN_ALL).other:
        said += [_points(measured), _course(measured)]
    said += [*told_of_strength(measured), *told_of_idle(measured)]
    if measured.stopped:
        said.append(f"{measured.stopped} matches did not end by themselves: they were stopped at the limit of decisions.")
    return said


def mean_of(measured: Measured, figure: Figure) -> str:
    """`12.3 (11.9 to 12.7)`: a mean with the interval that holds the true one in 95 of 100 studies."""
    one = estimate(measured.sums.of(figure))
    return f"{number(one.mean)} ({number(one.low)} to {number(one.high)})"


def _how_long(measured: Measured) -> str:
    parts = [f"{mean_of(measured, figure)} {figure.name}" for figure in (f.ROUNDS, f.TURNS, f.DECISIONS)]
    return f"A game has {', '.join(parts)} with a choice, of {mean_of(measured, f.OPTIONS)} options each."


def told_of_seats(measured: Measured) -> list[str]:
    """Who wins more or less often than a fair share, by seat and by the order of first turns."""
    said = []
    for group, whose in ((f.WINS, "{}"), (f.WINS_IN_TURN, "whoever has the first turn as number {}")):
        found = seats(measured, group)
        if len(found) < 2:
            continue
        told = [seat for seat in found if seat.less_fair.told]
        said += [at_the_beginning(f"{whose.format(seat.name.removeprefix('place '))} wins {_share(seat)}.") for seat in told]
        if not told:
            worst = max(found, key=lambda seat: max(abs(seat.less_fair.low), abs(seat.less_fair.high)))
            what = "seat" if group == f.WINS else "first turn"
            said.append(
                f"That a {what} wins more or less than its share cannot be told from {measured.sums.matches} matches; by no more "
                f"than {100 * max(abs(worst.less_fair.low), abs(worst.less_fair.high)):.0f} in a hundred."
            )
    return said


def _share(seat: Seat) -> str:
    more = "more" if seat.less_fair.mean > 0 else "less"
    return f"{100 * seat.low:.0f} to {100 * seat.high:.0f} of a hundred, {more} than the fair {100 * seat.fair:.0f}"


def _points(measured: Measured) -> str:
    points = measured.sums.groups(f.POINTS)
    lines = {figure.name: one.mean for figure, one in points.items() if figure not in (f.IN_ALL, f.OF_WINNERS)}
    largest = sorted(lines, key=lambda name: -abs(lines[name]))
    parts = [f"{number(lines[name])} of `{name.replace('_', ' ')}`" for name in largest if round(lines[name], 2)]
    return f"Each has {mean_of(measured, f.IN_ALL)} points in all, whoever wins {mean_of(measured, f.OF_WINNERS)}" + (
        f": {', '.join(parts)}." if len(parts) > 1 else "."
    )


def _course(measured: Measured) -> str:
    decided = estimate(measured.sums.of(f.DECIDED))
    return (
        f"The lead changes {mean_of(measured, f.LEAD_CHANGES)} times; who leads alone at half time wins "
        f"{100 * max(0.0, decided.low):.0f} to {100 * min(1.0, decided.high):.0f} of a hundred games."
    )


def told_of_strength(measured: Measured) -> list[str]:
    """What winners do or take more often than others, and what less often, as far as that can be told."""
    said = []
    for group, done in ((f.DONE, "do"), (f.TAKEN, "take")):
        told = [use for use in uses(measured, group) if use.edge.told]
        for more, word in ((True, "more"), (False, "less")):
            names = [called(measured.game.program, use.figure.name) for use in told if (use.edge.mean > 0) == more]
            if names:
                said.append(f"Winners {done} {word} often than others: {listed(names)}.")
    return said


def told_of_idle(measured: Measured) -> list[str]:
    """What nobody used: never offered, never taken, got and never spent."""
    program, found = measured.game.program, idle(measured)
    return [
        f"{what} in {measured.sums.matches} matches: {listed([called(program, name) for name in names])}."
        for what, names in (
            ("Offered and never taken", found.never_taken),
            ("Never to be had", found.never_offered),
            ("Got and never spent", found.never_spent),
            ("Never held by a player", found.never_got),
        )
        if names
    ]
