"""Decisions to blocks: what the options are, who is asked, where the answer goes, and whether anybody must look ahead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from interpreter import form as n
from interpreter.state.slots import YOU
from interpreter.translate.analysis import amount_of_work, facts, guards, leaving, open_facts, secrecy
from interpreter.translate.analysis.certain.ways import besides, surely
from interpreter.translate.analysis.names_held import Names, outside
from interpreter.translate.steps.blocks import Blocks, Then, writes_step
from interpreter.translate.steps.ending_turns import ANYTHING, begin_question, with_needless
from interpreter.translate.values import chains, groups
from interpreter.translate.values.belonging import alike_by_the_rules
from interpreter.translate.writing.writer import Writing
from rulelang import program as p
from rulelang.program.kinds import SPOT, TURN
from rulelang.program.nodes import parts

CERTAIN = n.Constant(True)
SPOT_NAME = "spot"  # of a candidate that is no piece
OPTIONAL = ("may", "use")  # decisions whose last option is to do nothing


def site(
    b: Blocks, line: int, kind: str, slot: int, name: str, type_: str, risky: bool, reads: Sequence[Any],
    known: Sequence[n.Step] | None = None,
) -> n.Site:  # fmt: skip
    """A site of this body; what a look-ahead reads counts as read. `known`: the steps that say whether all can know
    that only one option is left, where the rules alone do not say so."""
    looks = risky or b.tail
    seen = [*reads, b.body.steps] if looks else list(reads)
    unsaid = secrecy.reads_any(frozenset(b.unsaid), *seen)
    open_to_all = not unsaid and secrecy.public(b.tables, *seen)
    decisive = list(reads)
    if looks and not unsaid and not open_to_all:  # what came before it in this body is over
        decisive += _from_on(b.body.steps, line)
        open_to_all = secrecy.public(b.tables, *decisive)
    about = tuple(YOU + slot for slot in secrecy.about(b.tables, *decisive)) if open_to_all else ()
    asks = known is not None and (bool(about) or not open_to_all) and not unsaid
    if asks:
        b.site_function("known", (), known or ())
    earlier = tuple((YOU + slot, YOU + own) for slot, own in b.unsaid.items())
    sheltered = b.tail and not risky
    leaves = kind in OPTIONAL
    return n.Site(
        line, kind, slot, name, type_, looks, open_to_all, sheltered, about=about, earlier=earlier, known=asks, leaves=leaves
    )


def _from_on(steps: Sequence[p.Step], line: int) -> Sequence[p.Step]:
    """The steps from the one on in which a line stands."""
    return steps[next((number for number, step in enumerate(steps) if any(_stands_at(part, line) for part in parts(step))), 0) :]


def _stands_at(part: p.Node, line: int) -> bool:
    return getattr(part, "line", -1) == line


# ------------------------------------------------------------------------------------------------------------- choose
@writes_step(p.Choose)
def choose(b: Blocks, step: p.Choose, then: Then) -> None:
    """One of a group."""
    choose_among(b, step, then)


def choose_among(b: Blocks, step: p.Choose, then: Then, names: Names | None = None) -> None:
    """One of a group; `names`: of what all choose at once, unseen, what has a name by then."""
    hidden = names is not None
    name = b.x.candidate(step.group.bound)
    b.holds(step.slot, step.group.type)
    view = leaving.chosen(b.as_you(), step, name)
    conditions, enough = ([], not then.outer) if hidden else _lead_on(b, view, step, then)
    held, told = _named_before(b, step, names)
    sure = None if enough or hidden else surely(view, *then.all())
    known = open_facts.choice(view, step, then.steps, then.outer or b.tail)
    alike = step.moved and alike_by_the_rules(b.tables, step.group)
    reads = [] if alike else [step, *(open_facts.decisive(b.draft, then.steps) if conditions else ())]
    asked = replace(
        site(b, step.line, "choose", YOU + step.slot, step.name, step.group.type, not enough, reads, known),
        hidden=hidden, sure=sure is not None, title=step.label or "", held=told, blind=step.blind, optional=step.optional,
        spread=step.group.places is None or step.group.places.one is None, any_time=b.any_time(_members(b, step)),
    )  # fmt: skip
    if sure is not None:
        b.site_function("sure", (name,), sure if step.optional else besides(sure, conditions))
    listed = groups.listing(b.x, step.group)
    apart = _apart(b, step)
    options = n.Choice(name, listed, tuple(conditions), apart, b.player, held, step.optional)
    b.ask(asked, options, b.draft.label())


def _members(b: Blocks, step: p.Choose) -> tuple[str, ...]:
    """The members of the kind of which one is chosen."""
    return b.tables.kind[step.group.type].members if step.group.type in b.tables.kind else ()


def _lead_on(b: Blocks, view: Writing, step: p.Choose | p.ChooseNumber | p.ChoosePlace, then: Then) -> guards.Guard:
    """What says of each candidate whether it leads on; where that would be too much to go through, it is left to tries."""
    counted = facts.that_count(b.draft, then.steps, then.outer)
    large = amount_of_work.is_large(b.tables, (step, *counted))
    return ([], False) if large else guards.guard(view, then.steps, then.outer)


def _apart(b: Blocks, step: p.Choose) -> Any:
    """How the options can be told from each other by whoever chooses."""
    if step.group.type not in b.tables.class_pieces:
        return ""
    if step.blind:
        return "by_place"
    return "distinct_to" if b.tables.sight.in_part else "distinct"


def _named_before(
    b: Blocks, step: p.Choose | p.ChoosePlace, names: Names | None
) -> tuple[n.Node | None, tuple[tuple[int, str], ...]]:
    """The pieces that have a name which is still asked about; and where each is found, with its name."""
    if isinstance(step, p.Choose) and step.group.type not in b.tables.class_pieces:
        return None, ()
    names = names or Names(b.draft, b.body, step)
    pieces: list[n.Node] = []
    told: list[tuple[int, str]] = []
    for slot, name in names.held().items():
        found = b.x.slot(slot)
        assert isinstance(found, n.Slot)
        pieces.append(found if names.several(slot) else n.Tuple((found,)))
        if name and not names.several(slot):
            told.append((found.index, name))
    if b.body.name in outside(b.draft):
        pieces.append(n.Ask("named_outside"))
    return n.Joined(tuple(pieces)) if pieces else None, tuple(told)


@writes_step(p.ChoosePlace)
def choose_place(b: Blocks, step: p.ChoosePlace, then: Then) -> None:
    """One of the spots where a piece may be laid; on a grid first where, then how turned."""
    b.holds(step.slot, SPOT)
    turned = chains.is_turned(b.tables, step.spots)
    if turned:
        _choose_space(b, step, then)
    conditions, enough = _lead_on(b, b.as_you({step.slot: n.Name(SPOT_NAME)}), step, then)
    reads = [step, *(open_facts.decisive(b.draft, then.steps) if conditions else ())]
    asked = replace(site(b, step.line, "choose", YOU + step.slot, step.name, SPOT, not enough, reads), title=step.label or "")
    if turned:
        asked = replace(asked, name="turn", type=TURN, title="", narrows=True)
    held, _ = _named_before(b, step, None)
    listed = chains.turns_at(b.x, step.spots, step.slot) if turned else chains.spots(b.x, step.spots)
    named = held or n.Constant(())
    b.ask(asked, n.Choice(SPOT_NAME, listed, tuple(conditions), "distinct_spots", b.player, named), b.draft.label())


def _choose_space(b: Blocks, step: p.ChoosePlace, then: Then) -> None:
    """The space where a piece is laid; there is a way to lay it, and what follows may ask more of it."""
    conditions, enough = _lead_on(b, b.as_you({step.slot: n.Name(SPOT_NAME)}), step, then)
    risky = bool(conditions) or not enough
    reads = [step, *(open_facts.decisive(b.draft, then.steps) if conditions else ())]
    asked = replace(site(b, step.line, "choose", YOU + step.slot, step.name, SPOT, risky, reads), title=step.label or "")
    b.ask(asked, n.Choice(SPOT_NAME, chains.spaces(b.x, step.spots), (), "", b.player, n.Constant(())), b.draft.label())


@writes_step(p.ChooseNumber)
def choose_number(b: Blocks, step: p.ChooseNumber, then: Then) -> None:
    """One of the numbers from one to another."""
    choose_between(b, step, then)


def choose_between(b: Blocks, step: p.ChooseNumber, then: Then, hidden: bool = False) -> None:
    """The same; `hidden`: of what all choose at once, unseen."""
    b.holds(step.slot, "number")
    conditions, enough = ([], not then.outer) if hidden else _lead_on(b, b.as_you({step.slot: n.Name("n")}), step, then)
    reads = [step, *(open_facts.decisive(b.draft, then.steps) if conditions else ())]
    asked = site(b, step.line, "number", YOU + step.slot, step.name, "number", not enough, reads)
    options = n.Numbers("n", b.x(step.low), b.x(step.high), step.line, tuple(conditions))
    b.ask(replace(asked, hidden=hidden, title=step.label or ""), options, b.draft.label())


# --------------------------------------------------------------------------------------------------------- one of, may
@writes_step(p.OneOf)
def one_of(b: Blocks, step: p.OneOf, then: Then) -> None:
    """One of several ways to go on."""
    rest = b.rest(then)
    after = b.draft.label()
    again = begin_question(b, after) if step.last else after
    entries = [b.draft.label() for _ in step.alternatives]
    ways = [way.steps for way in step.alternatives]
    asked = replace(
        _site_of_ways(b, step.line, "one_of", "", ways, ways, rest),
        keys=tuple(way.key for way in step.alternatives), labels=tuple(way.label for way in step.alternatives),
        any_time=b.any_time([_done(way.steps) for way in step.alternatives]), title="how to pay" if step.paid else "",
    )  # fmt: skip
    asked = replace(asked, title=ANYTHING, last=True) if step.last else with_needless(b, asked, ways, then)
    _go_on(b, asked, ways, rest, entries)
    for number, (entry, way) in enumerate(zip(entries, step.alternatives, strict=True)):
        b.open(entry)
        b.mark(way.line)
        b.run(way.steps, rest, then)
        b.back(again) if step.last and number else b.go(after)
    b.open(after)


@writes_step(p.May)
def may(b: Blocks, step: p.May, then: Then) -> None:
    """Something, or not."""
    rest = b.rest(then)
    done, after = b.draft.label(), b.draft.label()
    ask_whether(b, step.line, step.label, step.steps, rest, (done, after), then)
    b.open(done)
    b.run(step.steps, rest, then)
    b.go(after)
    b.open(after)


def ask_whether(
    b: Blocks, line: int, label: str, steps: Sequence[p.Step], rest: bool, blocks: Sequence[int], then: Then | None = None,
    words: str = "",
) -> None:  # fmt: skip
    """Asks whether to do these steps: option 0 does them, option 1 declines. `words`: how it is asked, if not by the label."""
    ways: list[Sequence[p.Step]] = [steps, ()]
    asked = _site_of_ways(b, line, "may", label, ways, [steps], rest)
    asked = with_needless(b, replace(asked, **_called(b, words or label, steps)), ways, then)
    _go_on(b, asked, ways, rest, blocks)


def _done(steps: Sequence[p.Step]) -> str:
    """The action that these steps are, if they are one."""
    match steps:
        case [p.Do(body=name)]:
            return name
    return ""


def _called(b: Blocks, label: str, steps: Sequence[p.Step]) -> dict[str, Any]:
    """What the options of a `may` are called: after the action that it does, if it does one."""
    match steps:
        case [p.Do(body=name)]:
            return {"keys": (name, "decline"), "labels": (label, "decline"), "any_time": b.any_time([name])}
        case [p.DoChosen(of=p.Local(slot=slot), actions=names)]:
            titles = tuple(b.tables.body[name].label for name in names)
            told: dict[str, Any] = {"keys": (*names, "decline"), "labels": (*titles, "decline"), "any_time": b.any_time(names)}
            return {**told, "chosen": YOU + slot}
    return {"keys": ("do", "decline"), "labels": (label, "decline")}


def _site_of_ways(
    b: Blocks, line: int, kind: str, name: str, ways: Sequence[Sequence[p.Step]], reads: Sequence[Any], rest: bool
) -> n.Site:
    """The site where one of several ways is chosen; where some are not certain to be possible, it says when they are."""
    slot = b.hidden("option")
    view = b.as_you()
    certain = [_certain(view, steps, rest) for steps in ways]
    risky = any(sure != CERTAIN for sure in certain)
    told = risky and any(certain)
    if told:
        tests = [_sure(number, sure) for number, sure in enumerate(certain) if sure is not None]
        b.site_function("sure", ("o",), tests[0] if len(tests) == 1 else n.Either(tuple(tests)))
    known = open_facts.ways(view, ways, rest or b.tail)
    return replace(site(b, line, kind, slot, name, "alternative", risky, reads, known), sure=told)


def _certain(view: Writing, steps: Sequence[p.Step], rest: bool) -> n.Node | None:
    """What must hold of a way that is listed so that it certainly leads on; None if that is not known."""
    said, enough = guards.guard(view, steps, rest)
    sure = CERTAIN if enough else surely(view, steps, rest)
    return None if sure is None else besides(sure, [*said, *_said_within(view, steps, said)])


def _said_within(view: Writing, steps: Sequence[p.Step], said: Sequence[n.Node]) -> Sequence[n.Node]:
    """What the body asks that a way calls first, if its guard is among what is said."""
    match steps:
        case [p.Do() as call, *_] if view.may_go_into(call.body):
            given = guards.handed(view, call)
            if set(guards.body_guard(view, call.body, given)[0]) & {*said}:
                return guards.guard(view.within(call.body, given), view.tables.body[call.body].steps, False)[0]
    return ()


def _sure(number: int, certain: n.Node) -> n.Node:
    return n.Both((n.Compare("==", n.Name("o"), n.Constant(number)), certain))


def _go_on(b: Blocks, asked: n.Site, ways: Sequence[Sequence[p.Step]], rest: bool, blocks: Sequence[int]) -> None:
    """Asks which way to go on, and goes on with its block."""
    view = b.as_you()
    possible = tuple(tuple(guards.guard(view, steps, rest)[0]) for steps in ways)
    b.ask(asked, n.Ways(possible), b.draft.label())
    for number, block in enumerate(blocks[:-1]):
        b.go_if(n.Compare("==", n.Slot(asked.slot), n.Constant(number)), block)
    b.go(blocks[-1])
