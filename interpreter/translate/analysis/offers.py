"""What sources offer, to nodes: which of them can help to pay a cost, and the functions that list their offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter import form as n
from interpreter.numbering.constants import NotConstant
from interpreter.numbering.tables import Tables
from interpreter.state.slots import ACTIONS
from interpreter.translate.values import bundles, groups
from interpreter.translate.values.expressions import holder_at
from interpreter.translate.writing.draft import Draft
from interpreter.translate.writing.writer import Writing
from rulelang import program as p
from rulelang.program.nodes import parts

NOTHING: n.Node = n.Constant(())


def payable(x: Writing, step: p.Pay) -> n.Node:
    """Whether a cost can be paid, with the help of sources if there are any (their steps left aside)."""
    you = x.slot(0)
    demand = bundles.cost(x, step, you)
    found = relevant(x.tables, step)
    if not found:
        return n.Ask("payable", (you, demand))
    return n.Ask("payable_sourced", (you, demand, offered(x.draft, found, you)))


def relevant(tables: Tables, step: p.Pay) -> list[p.Source]:
    """The sources that can provide something that a cost asks for."""
    asked = {resource for bundle in bundles.asked_for(tables, step) for resource in bundles.resources(tables, bundle)}
    found = []
    for source in tables.program.sources:
        own = [ability.provides for ability in tables.program.abilities if ability.name == source.name]
        given = own if source.provides is None else [source.provides]
        if any(asked & bundles.resources(tables, bundle) for bundle in given):
            found.append(source)
    return found


FIGURES = (
    p.ColumnOf, p.CellOf, p.Cases, p.Number, p.Constant, p.Local, p.Bound, p.PlayerCount, p.OptionValue, p.Arithmetic,
    p.ResourceOf, p.Quantity, p.AutomaSeat, p.AnyQuantity, p.BundlePlus, p.BundleOr, p.BundleTimes, p.EmptyBundle,
)  # fmt: skip


SETTLED = (p.Local, p.Constant, p.AutomaSeat, type(None))  # who is paid, whatever moves


def unmoved(tables: Tables, move: p.MovePiece, step: p.Step) -> bool:
    """Whether what cannot be paid before a move of a piece cannot be paid after it either: sources do not come with it."""
    if not isinstance(step, p.Pay) or step.if_possible or not isinstance(move.to, p.PlaceAt):
        return False
    if step.to is not None and not isinstance(step.to.of, SETTLED):
        return False  # who is paid may hang on where the piece lies
    asked = bundles.asked_for(tables, step)
    if len(asked) > 1 or not all(isinstance(node, FIGURES) for node in parts(step.bundle)):
        return False
    return all(_apart(source.group, move.to.zone) for source in relevant(tables, step))


def _apart(group: p.Group, zone: str) -> bool:
    """Whether a piece that comes to a zone is none of the group."""
    if group.places is None:
        return False
    one = group.places.one
    families = (one.zone,) if isinstance(one, p.PlaceAt) else group.places.families if one is None else (zone,)
    return zone not in families or _not_new(group)


def _not_new(group: p.Group) -> bool:
    waiting = [group.where]
    while waiting:
        match waiting.pop():
            case p.Logic(op="and", left=left, right=right):
                waiting += [left, right]
            case p.Not(of=p.PieceState(state="new this action" | "new this turn", of=p.Bound(number=number))):
                if number == group.bound:
                    return True
    return False


def takes_steps(tables: Tables, sources: Sequence[p.Source]) -> bool:
    """Whether the price of one of these sources is carried out in steps."""
    names = {source.name for source in sources if source.provides is None}
    return any(ability.name in names and ability.body.steps for ability in tables.program.abilities)


def offered(draft: Draft, sources: Sequence[p.Source], you: n.Node) -> n.Node:
    """All that these sources offer a player."""
    calls = tuple(n.Call(_listing(draft, source), (you,)) for source in sources)
    return calls[0] if len(calls) == 1 else n.Joined(calls)


def _listing(draft: Draft, source: p.Source) -> n.Function:
    """The function that lists what a source offers, written when it is first asked for."""
    number = draft.program.sources.index(source)
    function = n.Function("offers", number)
    if function in draft.offering:
        return function
    draft.offering.add(function)
    x = Writing(draft, {0: n.Name("you")}, f"o{number}")
    piece = x.candidate(source.group.bound)
    if source.provides is not None:
        steps = [_offer(x, number, piece, -1, source.provides, source.price, source.to)]
    else:
        steps = [_by_abilities(x, source, number, piece)]
    if source.once:
        stamp = n.Read(n.plus(n.Constant(draft.tables.slot["provided", source.name]), n.Name(piece)))
        steps = [n.When(((n.Compare("!=", stamp, n.Read(n.Constant(ACTIONS))), tuple(steps)),))]
    loop = n.ForEach(n.Name(piece), groups.listing(x, source.group), tuple(steps))
    return draft.function(function, ("you",), [n.Gather("o"), loop, n.Return(n.Name("o"))])


def _by_abilities(x: Writing, source: p.Source, number: int, piece: str) -> n.Step:
    able = powers(x.tables, source.name)
    inner = x.where({1: n.Name(piece)})
    found = []
    for ability in dict.fromkeys(one for several in able for one in several):
        rule = x.draft.program.abilities[ability]
        offer = _offer(inner, number, piece, ability, rule.provides, rule.price, None)
        found.append(n.When(((n.Compare("==", n.Name("a"), n.Constant(ability)), (offer,)),)))
    return n.ForEach(n.Name("a"), n.Lookup(able, n.Name(piece)), tuple(found))


def _offer(
    x: Writing, source: int, piece: str, ability: int, provides: p.Expression | None, price: p.Expression | None,
    to: p.Holder | None,
) -> n.Step:  # fmt: skip
    """One more offer: of which source, piece and ability, what it gives, what it takes, and to whom that goes."""
    supply: n.Node = n.Constant(x.tables.holder["supply", None])
    base, stride = (supply, 1) if to is None else holder_at(x, to)
    way = NOTHING if price is None else _way(x, price)
    alike = next((n for n, other in enumerate(x.draft.program.abilities) if _same(x.tables, other, ability)), -1)
    steps = ability >= 0 and bool(x.draft.program.abilities[ability].body.steps)
    given = (
        n.Constant(source),
        n.Name(piece),
        n.Constant(ability),
        n.Constant(alike),
        x(provides),
        way,
        base,
        n.Constant(stride),
        n.Constant(steps),
    )
    return n.More("o", n.Ask("offer", given))


def _way(x: Writing, price: p.Expression | None) -> n.Node:
    try:
        demand = x.tables.constant(price)
    except NotConstant:
        return n.Ask("only_way", (x(price),))
    return n.Constant(tuple(sorted((candidates[0], amount) for amount, candidates in demand[0])))


def _same(tables: Tables, other: p.Ability, number: int) -> bool:
    """Whether an ability takes the same as another one."""
    if number < 0:
        return False
    one = tables.program.abilities[number]
    return other.name == one.name and other.price == one.price and unplaced(other.body.steps) == unplaced(one.body.steps)


def unplaced(node: Any) -> Any:
    """The steps without their lines."""
    if isinstance(node, p.Node):
        return (type(node), tuple(unplaced(getattr(node, name)) for name in type(node).model_fields if name != "line"))
    return tuple(map(unplaced, node)) if isinstance(node, tuple) else node


def powers(tables: Tables, name: str) -> tuple[tuple[int, ...], ...]:
    """For each piece the abilities of a moment or source that it has."""
    rows: dict[tuple[str, int], tuple[int, ...]] = {}
    for number, ability in enumerate(tables.program.abilities):
        if ability.name == name:
            rows[ability.piece, ability.row] = (*rows.get((ability.piece, ability.row), ()), number)
    return tuple(rows.get(looks, ()) for looks in zip(tables.piece_class, tables.piece_row, strict=True))
