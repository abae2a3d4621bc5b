"""Steps that change the state and ask nobody, to blocks: needs, moves, draws, dice, numbers, amounts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from interpreter import form as n
from interpreter.engine.faces import EVERYONE
from interpreter.state.slots import STOPPERS, TURN, YOU
from interpreter.translate.analysis import limits
from interpreter.translate.steps.blocks import Blocks, Then, writes_step
from interpreter.translate.values import belonging, chains, groups
from interpreter.translate.values.expressions import held, holder_at, state_slot
from interpreter.translate.values.places import whereabouts_of
from interpreter.translate.writing.magnitude import remembered
from rulelang import program as p


def _down(step: Any) -> bool | None:
    """Which way pieces lie then, if a step says so."""
    return None if step.facing is None else step.facing == "down"


def _belongs(b: Blocks, classes: frozenset[str], to: Any) -> bool:
    """Whether all these may lie there: it need then not be asked in play."""
    return belonging.belong(b.tables, classes, to)


@writes_step(p.Needs)
def needs(b: Blocks, step: p.Needs, _: Then) -> None:
    """What must hold."""
    b.add(n.When(((n.Not(b.x(step.condition)), (n.Fail(step.line),)),)))


@writes_step(p.Note)
def note(b: Blocks, step: p.Note, _: Then) -> None:
    """One more of those that are chosen to be paid, or none of them yet."""
    b.kinds[step.slot] = "several"
    if step.piece is None:
        b.set(step.slot, n.Constant(()))
    else:
        b.add(n.Append(YOU + step.slot, b.x(step.piece)))


# ------------------------------------------------------------------------------------------------------------- pieces
@writes_step(p.MovePiece)
def move_piece(b: Blocks, step: p.MovePiece, _: Then) -> None:
    """One piece to a place, or to a spot of a chain."""
    piece, to, line = b.x(step.piece), chains.laid_at(b.x, step), n.Constant(step.line)
    if chains.laid(b.tables, step):
        if step.with_all:
            b.add(n.Effect("lay_stack", (piece, to, line, n.Constant(step.apart))))
            return
        b.add(n.Effect("lay", (piece, to, line, n.Constant(step.apart), n.Constant(step.bottom)), _down(step)))
        return
    if not _belongs(b, belonging.classes_meant(b.tables, step.piece), step.to):
        b.add(n.Effect("insist", (piece, to, line)))
    if step.position is not None:
        b.add(n.Bind("gap", b.x(step.position)))
    b.add(n.Effect("move_piece", (piece, to, line, n.Constant(step.bottom)), _down(step)))
    if step.position is not None:
        b.add(n.Effect("put_in_line", (piece, n.Name("gap"))))


@writes_step(p.MoveSome)
def move_some(b: Blocks, step: p.MoveSome, _: Then) -> None:
    """Some pieces of a class."""
    with _named(b, step):
        _move_some(b, step)


def _move_some(b: Blocks, step: p.MoveSome) -> None:
    amount, source, to, line = b.x(step.amount), b.x(step.source), b.x(step.to), n.Constant(step.line)
    if chains.laid(b.tables, step):
        pieces = n.Ask(
            "at_most" if step.if_possible else "exactly", (amount, belonging.named(b.x, step, b.x.slot(b.you)), source, to, line)
        )
        _lay_all(b, step, pieces, far=step.if_possible)
        return
    fits = _belongs(b, belonging.classes_named(b.tables, step), step.to)
    if fits and not (step.bottom or belonging.mixed(b.tables, step.type, step.source)):
        if step.if_possible:
            b.add(n.Effect("draw", (amount, n.Constant(False), *_both_there(b, step)), _down(step)))
        else:
            b.add(n.Effect("move_some", (amount, source, to, line), _down(step)))
        return
    named = belonging.named(b.x, step, b.x.slot(b.you))
    named = named if fits else belonging.fitting(named, to)
    pieces = n.Ask("at_most" if step.if_possible else "exactly", (amount, named, source, to, line))
    b.add(n.Effect("shift_named", (pieces, source, to, n.Constant(step.bottom)), _down(step)))


def _both_there(b: Blocks, step: p.MoveSome | p.Draw) -> tuple[n.Node, n.Node]:
    """From where and to where pieces go that go as far as possible: to nobody nothing goes."""
    return b.x.there(step.source), b.x.there(step.to)


@writes_step(p.MoveAll)
def move_all(b: Blocks, step: p.MoveAll, _: Then) -> None:
    """A whole group."""
    pieces, to = groups.listing(b.x, step.group), b.x.there(step.to)
    if chains.laid(b.tables, step):
        fits = _belongs(b, frozenset(b.tables.classes_of(step.group.type)), step.to)
        _lay_all(b, step, pieces if fits else belonging.fitting(pieces, to))
        return
    if not _belongs(b, frozenset(b.tables.classes_of(step.group.type)), step.to):
        pieces = belonging.fitting(pieces, to)
    b.add(n.Effect("move_all", (pieces, to, n.Constant(step.bottom)), _down(step)))


def _lay_all(b: Blocks, step: p.MoveSome | p.MoveAll, pieces: n.Node, far: bool = False) -> None:
    """Pieces that may lie on each other, or come to where they do; `far`: as far as possible."""
    how = (n.Constant(step.apart), n.Constant(step.bottom), n.Constant(far))
    b.add(n.Effect("lay_all", (pieces, b.x(step.to), n.Constant(step.line), *how), _down(step)))


@writes_step(p.Draw)
def draw(b: Blocks, step: p.Draw, _: Then) -> None:
    """The next pieces, or some at random."""
    if step.under_top:
        b.add(n.Effect("draw_under", _both_there(b, step), _down(step)))
        return
    drawn = "draw" if _belongs(b, belonging.lying(b.tables, step.source), step.to) else "draw_fitting"
    with _named(b, step):
        b.add(n.Effect(drawn, (b.x(step.amount), n.Constant(step.at_random), *_both_there(b, step)), _down(step)))


@contextmanager
def _named(b: Blocks, step: p.Draw | p.MoveSome) -> Iterator[None]:
    """Around a step that moves: the one piece that has come to its place gets its name, or nothing does."""
    if step.called is None:
        yield
        return
    b.holds(step.called.slot, step.called.type)
    before, there = f"before{step.called.slot}", groups.pile(b.x, step.to)
    b.add(n.Bind(before, there))
    yield
    b.set(step.called.slot, n.Ask("come_since", (there, n.Name(before))))


@writes_step(p.Shuffle)
def shuffle(b: Blocks, step: p.Shuffle, _: Then) -> None:
    """A pile in another order."""
    b.add(n.Effect("shuffle", (b.x.there(step.place),)))


@writes_step(p.Swap)
def swap(b: Blocks, step: p.Swap, _: Then) -> None:
    """Two pieces exchange their places."""
    one, other, line = b.x(step.piece), b.x(step.other), n.Constant(step.line)
    for piece, given, place in ((step.piece, one, other), (step.other, other, one)):
        if not _belongs(b, belonging.classes_meant(b.tables, piece), None):
            b.add(n.Effect("insist", (given, whereabouts_of(place), line)))
    b.add(n.Effect("exchange" if chains.laid(b.tables, step) else "swap", (one, other, line)))


@writes_step(p.TurnOver)
def turn_over(b: Blocks, step: p.TurnOver, _: Then) -> None:
    """A piece, face up or down."""
    b.add(n.Effect("turn_over", (n.Tuple((b.x(step.piece),)), n.Constant(int(step.facing == "down")))))


@writes_step(p.TurnAll)
def turn_all(b: Blocks, step: p.TurnAll, _: Then) -> None:
    """A group, face up or down."""
    b.add(n.Effect("turn_over", (groups.listing(b.x, step.group), n.Constant(int(step.facing == "down")))))


@writes_step(p.Show)
def show(b: Blocks, step: p.Show, _: Then) -> None:
    """Somebody sees something."""
    if isinstance(step.what, p.Group):
        shown = groups.listing(b.x, step.what)
    else:
        shown = groups.pile(b.x, step.what) if step.place else n.Tuple((b.x(step.what),))
    seat = n.Constant(EVERYONE) if step.to is None else b.x(step.to)
    b.add(n.Effect("show", (shown, seat, n.Constant(-1) if step.you is None else b.x(step.you))))


# ------------------------------------------------------------------------------------------------- chance and numbers
@writes_step(p.Roll)
def roll(b: Blocks, step: p.Roll, _: Then) -> None:
    """A die."""
    die = next(die for die in b.draft.program.dice if die.name == step.die)
    b.add(n.Effect("roll", (n.Constant(b.tables.slot["die", step.die]), n.Constant(die.low), n.Constant(die.high))))


@writes_step(p.RollPieces)
def roll_pieces(b: Blocks, step: p.RollPieces, _: Then) -> None:
    """Dice of one class, in order."""
    several = groups.listing(b.x, step.what) if isinstance(step.what, p.Group) else n.Tuple((b.x(step.what),))
    sides = n.Constant(b.tables.piece[step.type].sides)
    b.add(n.Effect("roll_dice", (several, n.Constant(b.tables.slot["side", ""]), sides)))


@writes_step(p.TurnTo)
def turn_to(b: Blocks, step: p.TurnTo, _: Then) -> None:
    """A die to one of its sides."""
    sides, line = n.Constant(b.tables.piece[step.type].sides), n.Constant(step.line)
    b.add(n.Effect("turn_die", (b.x(step.piece), n.Constant(b.tables.slot["side", ""]), sides, b.x(step.side), line)))


@writes_step(p.Randomise)
def randomise(b: Blocks, step: p.Randomise, _: Then) -> None:
    """Anybody, or any member."""
    b.add(n.Effect("become_any", (state_slot(b.x, step.target), n.Constant(0), n.Constant(b.tables.count_of(step.among) - 1))))


@writes_step(p.ChooseAtRandom)
def choose_at_random(b: Blocks, step: p.ChooseAtRandom, _: Then) -> None:
    """Any of a group."""
    b.holds(step.slot, step.group.type)
    are_pieces = n.Constant(step.group.type in b.tables.class_pieces)
    b.add(
        n.Effect("choose_any", (n.Constant(YOU + step.slot), groups.listing(b.x, step.group), are_pieces, n.Constant(step.line)))
    )


@writes_step(p.Become)
def become(b: Blocks, step: p.Become, _: Then) -> None:
    """A number, a role or a place on a track."""
    value = b.x(step.value)
    if step.target.form == "track":
        end = n.Constant(b.tables.track_length[step.target.name] - 1)
        value = n.Arithmetic("smaller", n.Arithmetic("larger", value, n.Constant(0)), end)
    else:
        value = remembered(b.draft, step.value, value, step.line)
    b.add(n.Effect("become", (state_slot(b.x, step.target), value)))


@writes_step(p.During)
def during(b: Blocks, step: p.During, _: Then) -> None:
    """A modifier holds for a while."""
    slot, marker = n.Constant(b.tables.slot["switch", str(step.modifier)]), STOPPERS.get(step.scope, TURN)
    b.add(n.Effect("switch_on", (n.plus(slot, b.player), n.Constant(marker))))


# ----------------------------------------------------------------------------------------------------------- resources
@writes_step(p.MoveAllResources)
def move_all_resources(b: Blocks, step: p.MoveAllResources, _: Then) -> None:
    """All that there is."""
    way = n.Ask("all_of", (held(b.x, step.source), n.Constant(step.resources)))
    if limits.limited_all(b.tables, step):
        way = n.Ask("fitting", (b.x(step.target.of), way))
    b.add(moved(b, way, step))


def moved(b: Blocks, way: n.Node, step: p.MoveResources | p.MoveAllResources) -> n.Effect:
    """Resources that go from one holder to another."""
    base, stride = holder_at(b.x, step.source)
    to, to_stride = holder_at(b.x, step.target)
    return n.Effect("move_resources", (way, base, n.Constant(stride), to, n.Constant(to_stride), n.Constant(step.line)))


@writes_step(p.DrawResources)
def draw_resources(b: Blocks, step: p.DrawResources, _: Then) -> None:
    """Some at random."""
    base, stride = holder_at(b.x, step.source)
    to, to_stride = holder_at(b.x, step.target)
    player = (b.x(step.target.of),) if limits.limited_draw(b.tables, step) else ()
    b.add(n.Effect("draw_resources", (b.x(step.amount), base, n.Constant(stride), to, n.Constant(to_stride), *player)))
