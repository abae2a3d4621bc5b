"""The use of abilities to blocks: a list of what may be used, made anew after each, until whoever uses them stops."""

from __future__ import annotations

from collections.abc import Callable

from interpreter.form import (
    Ask,
    Bind,
    Compare,
    Constant,
    Effect,
    Either,
    ForEach,
    Gather,
    Gathered,
    Item,
    Joined,
    Lookup,
    More,
    Name,
    Next,
    Node,
    Not,
    Return,
    Slot,
    Step,
    Tuple,
    When,
)
from interpreter.translate import groups, openly, secrecy
from interpreter.translate.blocks import Blocks, Then, writes_step
from interpreter.translate.choices import site
from interpreter.translate.expressions import all_of
from interpreter.translate.guards import body_guard
from interpreter.translate.offers import powers
from interpreter.translate.writing import Writing
from rulelang import program as p

ABILITY = "ability "  # the bodies of abilities are called so, and by their number
STOP = Constant((-1, -1))  # the answer of whoever uses nothing more; else it is an ability and a piece
FOUND, USED, ANY = "o", "a", "any_at_all"  # names in the functions below
FIRST, SECOND = Constant(0), Constant(1)


@writes_step(p.Use)
def use(b: Blocks, step: p.Use, then: Then) -> None:
    """What pieces can do."""
    slot = b.hidden()
    test, chosen, after = b.draft.label(), b.draft.label(), b.draft.label()
    if b.body.form != "action":
        b.add(Effect("begin_action"))
    b.safe(test, then)
    b.go(test)
    b.open(test)
    moments = [moment for moment in b.draft.program.moments if moment.name in step.moments]
    options, enough = _usable(b, moments)
    bodies = [ability.body.steps for ability in b.draft.program.abilities if ability.name in step.moments]
    reads = [*(moment.group for moment in moments), *bodies]
    rest = b.rest(then)
    known = _known(b, moments, rest or b.tail)
    b.ask(site(b, step.line, "use", slot, "", "ability", rest or not enough, reads, known), options, chosen)
    answer = Slot(slot)
    b.skip_unless(Compare("<", Item(answer, FIRST), Constant(0)), after)
    b.add(Next(test), Effect("begin_ability", (Item(answer, FIRST), b.player, Item(answer, SECOND))))
    b.leave_to(after)


def _public(b: Blocks, moments: list[p.Moment]) -> bool:
    """Whether all see of which pieces these are the moments."""
    return secrecy.public(b.tables, *(moment.group for moment in moments))


def _usable(b: Blocks, moments: list[p.Moment]) -> tuple[Gathered, bool]:
    """What may be used, and whether nobody has to look ahead."""
    met = (Bind(ANY, Constant(True)),)
    listed, enough = _listed(b, moments, b.as_you(), met, lambda piece: More(FOUND, Tuple((Name(USED), piece))))
    steps: list[Step] = [Gather(FOUND), Bind(ANY, Constant(False)), *listed]
    if _public(b, moments):  # that nothing can be used is then known to all, though not what stops each
        steps.append(When(((Not(Name(ANY)), (Return(Ask("only_option", (STOP,))),)),)))
    return Gathered((*steps, Return(Joined((Ask("apart", (Name(FOUND),)), Tuple((STOP,))))))), enough


def _known(b: Blocks, moments: list[p.Moment], rest: bool) -> list[Step] | None:
    """The steps that say whether all can know that nothing can be used, or what; None if they never can."""
    if not _public(b, moments):
        return None
    abilities = range(len(b.draft.program.abilities))
    decided = tuple(not rest and openly.body_decided(b.draft, f"{ABILITY}{number}") for number in abilities)
    listed, _ = _listed(b, moments, b.as_you().openly(), (), lambda _: More(FOUND, Lookup(decided, Name(USED))))
    to_stop = More(FOUND, Constant(not rest))
    return [Gather(FOUND), to_stop, *listed, Return(openly.alone(FOUND, "one", Name("one")))]


def _listed(
    b: Blocks, moments: list[p.Moment], x: Writing, met: tuple[Step, ...], use_of: Callable[[Node], Step]
) -> tuple[list[Step], bool]:
    """The steps that go through what a moment's pieces can do and was not yet used, and whether their guards say all."""
    enough = True
    found: list[Step] = []
    for moment in moments:
        able = powers(b.tables, moment.name)
        if not any(able):
            continue
        piece = x.bound(moment.group.bound)
        tests: list[Node] = []
        for number in dict.fromkeys(number for several in able for number in several):
            conditions, good = body_guard(x, f"{ABILITY}{number}", [x.slot(0), piece])
            enough = enough and good
            tests += [Either((Compare("!=", Name(USED), Constant(number)), one)) for one in conditions]
        done: tuple[Step, ...] = (use_of(piece),)
        steps = (*met, *((When(((all_of(tests), done),)),) if tests else done))
        unused = When(((Not(Ask("used_already", (Name(USED), piece))), steps),))
        of_piece = ForEach(Name(USED), Lookup(able, piece), (unused,))
        found.append(ForEach(piece, groups.listing(x, moment.group), (of_piece,)))
    return found, enough
