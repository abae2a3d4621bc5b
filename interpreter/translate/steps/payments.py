"""Costs, rewards and resources that move, to blocks: in one way, or in one that is chosen, with the help of sources."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from interpreter import form as n
from interpreter.translate.analysis import facts, leaving, limits
from interpreter.translate.analysis.certain.ways import helps, lasts, surely, taken_in_steps
from interpreter.translate.analysis.offers import offered, relevant, takes_steps
from interpreter.translate.steps.blocks import Blocks, Then, writes_step
from interpreter.translate.steps.calls import seen_by_all
from interpreter.translate.steps.changes import moved
from interpreter.translate.steps.choices import site
from interpreter.translate.values import bundles
from interpreter.translate.values.expressions import held, holder_at
from rulelang import program as p

FIRST = n.Constant(0)


@writes_step(p.Pay)
def pay(b: Blocks, step: p.Pay, then: Then) -> None:
    """A cost."""
    found = relevant(b.tables, step)
    if found and not step.if_possible:
        _pay_sourced(b, step, then, found)
        return
    base, stride = _receiver(b, step)
    demand, line = bundles.cost(b.x, step, b.player), n.Constant(step.line)
    if facts.settled(b.draft, step):
        given = (b.player, demand, base, stride)
        _paid(b, step, n.Effect("pay_possible", given) if step.if_possible else n.Effect("pay_only", (*given, line)))
        return
    held_by = n.Ask("held_by", (b.player,))
    ways = n.Ask("possible_ways", (held_by, demand)) if step.if_possible else n.Ask("pay_ways", (b.player, demand))
    slot = _ask_way(b, step, "pay", ways, then)
    _paid(b, step, n.Effect("pay", (b.player, slot, base, stride)))


def _paid(b: Blocks, step: p.Pay, payment: n.Step) -> None:
    """A payment; what the player who gets it may not hold goes on to the supply."""
    if step.to is None or not limits.limited_pay(b.tables, step):
        b.add(payment)
        return
    payee = b.x(step.to.of)
    b.add(n.Bind("had", n.Ask("holding", (payee,))), payment, n.Effect("spill", (payee, n.Name("had"))))


def _receiver(b: Blocks, step: p.Pay) -> tuple[n.Node, n.Node]:
    """Where the amounts of whoever is paid begin, and how far apart they are."""
    if step.to is None:
        return n.Constant(b.tables.holder["supply", None]), n.Constant(1)
    base, stride = holder_at(b.x, step.to)
    return base, n.Constant(stride)


def _ask_way(b: Blocks, step: p.Pay | p.Gain | p.MoveResources, kind: str, ways: n.Node, then: Then) -> n.Slot:
    """A decision between ways to meet the bundle of a step; the slot that holds the answer."""
    slot = b.hidden("way")
    name = "reward" if kind == "gain" else "cost"
    label = b.draft.label()
    rest = b.rest(then)
    asked = site(b, step.line, kind, slot, name, "payment", rest, [step.bundle])
    sure = surely(leaving.after(b.as_you(), step), *then.all()) if rest else None
    if sure is not None:
        b.site_function("sure", ("o",), sure)
    b.ask(replace(asked, sure=sure is not None), n.Payments(ways, step.line), label)
    return n.Slot(slot)


@writes_step(p.MoveResources)
def move_resources(b: Blocks, step: p.MoveResources, then: Then) -> None:
    """An exact amount, or as much of it as there is."""
    demand, amounts = b.x(step.bundle), held(b.x, step.source)
    if bundles.choiceless(b.tables, step.bundle):
        way: n.Node = n.Ask("only_way", (demand,))
        way = n.Ask("as_far_as", (amounts, way)) if step.if_possible else way
    else:
        way = _ask_way(b, step, "pay", n.Ask("possible_ways" if step.if_possible else "exact_ways", (amounts, demand)), then)
    if limits.limited_move(b.tables, step):
        player = b.x(step.target.of)
        way = n.Ask("fitting", (player, way)) if step.if_possible else n.Ask("within", (player, way, n.Constant(step.line)))
    b.add(moved(b, way, step))


@writes_step(p.Gain)
def gain(b: Blocks, step: p.Gain, then: Then) -> None:
    """A reward."""
    demand = b.x(step.bundle)
    if bundles.choiceless(b.tables, step.bundle):
        way: n.Node = n.Ask("only_way", (demand,))
    else:
        way = _ask_way(b, step, "gain", n.Ask("gain_ways", (b.player, demand)), then)
    b.add(n.Effect("gain", (b.player, way)))


# ------------------------------------------------------------------------------------------------------ with sources
def _pay_sourced(b: Blocks, step: p.Pay, then: Then, found: Sequence[p.Source]) -> None:
    """A cost that sources may help to pay: asked in parts, until the whole way is known."""
    base, stride = _receiver(b, step)
    offers = offered(b.draft, found, b.player)
    known, slot, todo = b.hidden("part"), b.hidden("way"), b.hidden("uses")
    ask, answered = b.draft.label(), b.draft.label()
    b.add(n.Set(known, n.Constant(())))
    b.go(ask)
    b.open(ask)
    rest, steps = b.rest(then), takes_steps(b.tables, found)
    reads = [step.bundle, *(source.group for source in found)]
    asked = site(b, step.line, "pay", slot, "cost", "sourced", rest or steps, reads)
    given = (b.player, bundles.cost(b.x, step, b.player), offers, n.Slot(known), seen_by_all(b, *reads))
    sure = helps(b.as_you(), found, n.Name("o")) if steps and not rest else None
    if sure is not None:
        b.site_function("sure", ("o",), sure)
    b.ask(
        replace(asked, safe_rest=not rest, begun=known, sure=sure is not None), n.Payments(n.Ask("sourced_ways", given)), answered
    )
    again = (n.Set(known, n.Item(n.Slot(slot), n.Constant(1))), n.Next(ask), n.Leave())
    b.add(n.When(((n.Ask("is_part", (n.Slot(slot),)), again),)))
    _paid(b, step, n.Set(todo, n.Ask("pay_sourced", (b.player, n.Slot(slot), offers, base, stride))))
    if steps:
        taken = None if rest or b.tables.any_time else taken_in_steps(b.as_you(), found)
        _prices_in_steps(b, todo, lasts(b.as_you(), taken, n.Ask("how_many", (n.Slot(todo),))))


def _prices_in_steps(b: Blocks, todo: int, safe: n.Node | None) -> None:
    """What the chosen sources take beside resources, one after another: of several, a later one may turn out impossible."""
    again, after = b.draft.label(), b.draft.label()
    if safe is not None:
        b.safe_if(again, safe)
    b.go(again)
    b.open(again)
    b.go_if(n.Not(n.Slot(todo)), after)
    first = n.Name("first")
    b.add(n.Bind("first", n.Item(n.Slot(todo), FIRST)), n.Set(todo, n.Rest(n.Slot(todo))), n.Next(again))
    b.add(n.Effect("begin_ability", (n.Item(first, FIRST), b.player, n.Item(first, n.Constant(1)))))
    b.leave_to(after)
