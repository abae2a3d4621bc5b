"""The use of abilities to blocks: a list of what may be used, made anew after each, until whoever uses them stops."""

from __future__ import annotations

from collections.abc import Callable

from interpreter import form as n
from interpreter.numbering.tables import ABILITY
from interpreter.translate.analysis import open_facts, secrecy
from interpreter.translate.analysis.guards import body_guard
from interpreter.translate.analysis.offers import powers
from interpreter.translate.steps.blocks import Blocks, Then, writes_step
from interpreter.translate.steps.choices import site
from interpreter.translate.values import groups
from interpreter.translate.values.expressions import all_of
from interpreter.translate.writing.writer import Writing
from rulelang import program as p

STOP = n.Constant((-1, -1))  # the answer of whoever uses nothing more; else it is an ability and a piece
FOUND, USED, ANY = "o", "a", "any_at_all"  # names in the functions below
FIRST, SECOND = n.Constant(0), n.Constant(1)


@writes_step(p.Use)
def use(b: Blocks, step: p.Use, then: Then) -> None:
    """What pieces can do."""
    slot = b.hidden("ability")
    test, chosen, after = b.draft.label(), b.draft.label(), b.draft.label()
    if b.body.form != "action":
        b.add(n.Effect("begin_action"))
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
    answer = n.Slot(slot)
    b.go_if(n.Compare("<", n.Item(answer, FIRST), n.Constant(0)), after)
    b.add(n.Next(test), n.Effect("begin_ability", (n.Item(answer, FIRST), b.player, n.Item(answer, SECOND))))
    b.leave_to(after)


def _public(b: Blocks, moments: list[p.Moment]) -> bool:
    """Whether all see of which pieces these are the moments."""
    return secrecy.public(b.tables, *(moment.group for moment in moments))


def _usable(b: Blocks, moments: list[p.Moment]) -> tuple[n.Gathered, bool]:
    """What may be used, and whether nobody has to look ahead."""
    met = (n.Bind(ANY, n.Constant(True)),)
    listed, enough = _listed(b, moments, b.as_you(), met, lambda piece: n.More(FOUND, n.Tuple((n.Name(USED), piece))))
    steps: list[n.Step] = [n.Gather(FOUND), n.Bind(ANY, n.Constant(False)), *listed]
    if _public(b, moments):  # that nothing can be used is then known to all, though not what stops each
        steps.append(n.When(((n.Not(n.Name(ANY)), (n.Return(n.Ask("only_option", (STOP,))),)),)))
    return n.Gathered((*steps, n.Return(n.Joined((n.Ask("apart", (n.Name(FOUND),)), n.Tuple((STOP,))))))), enough


def _known(b: Blocks, moments: list[p.Moment], rest: bool) -> list[n.Step] | None:
    """The steps that say whether all can know that nothing can be used, or what; None if they never can."""
    if not _public(b, moments):
        return None
    abilities = range(len(b.draft.program.abilities))
    decided = tuple(not rest and open_facts.body_decided(b.draft, f"{ABILITY}{number}") for number in abilities)
    listed, _ = _listed(b, moments, b.as_you().openly(), (), lambda _: n.More(FOUND, n.Lookup(decided, n.Name(USED))))
    to_stop = n.More(FOUND, n.Constant(not rest))
    return [n.Gather(FOUND), to_stop, *listed, n.Return(open_facts.alone(FOUND, "one", n.Name("one")))]


def _listed(
    b: Blocks, moments: list[p.Moment], x: Writing, met: tuple[n.Step, ...], use_of: Callable[[n.Node], n.Step]
) -> tuple[list[n.Step], bool]:
    """The steps that go through what a moment's pieces can do and was not yet used, and whether their guards say all."""
    enough = True
    found: list[n.Step] = []
    for moment in moments:
        able = powers(b.tables, moment.name)
        if not any(able):
            continue
        piece = x.bound(moment.group.bound)
        tests: list[n.Node] = []
        for number in dict.fromkeys(number for several in able for number in several):
            conditions, good = body_guard(x, f"{ABILITY}{number}", [x.slot(0), piece])
            enough = enough and good
            tests += [n.Either((n.Compare("!=", n.Name(USED), n.Constant(number)), one)) for one in conditions]
        done: tuple[n.Step, ...] = (use_of(piece),)
        steps = (*met, *((n.When(((all_of(tests), done),)),) if tests else done))
        unused = n.When(((n.Not(n.Ask("used_already", (n.Name(USED), piece))), steps),))
        of_piece = n.ForEach(n.Name(USED), n.Lookup(able, piece), (unused,))
        found.append(n.ForEach(piece, groups.listing(x, moment.group), (of_piece,)))
    return found, enough
