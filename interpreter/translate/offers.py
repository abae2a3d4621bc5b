"""What sources offer, to Python: which of them can help to pay a cost, and the functions that list their offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.constants import NotConstant, walk
from interpreter.translate import bundles, groups
from interpreter.translate.code import Text
from interpreter.translate.expressions import Expressions
from rulelang import program as p


def payable(x: Expressions, step: p.Pay) -> str:
    """The text of whether a cost can be paid, with the help of sources if there are any (their steps left aside)."""
    you, demand = x.slot(0), bundles.cost(x, step, x.slot(0))
    found = relevant(x.text, step)
    if not found:
        return f"payable(s, {you}, {demand})"
    return f"payable_sourced(s, {you}, {demand}, {offered(x.text, found, you)})"


def relevant(text: Text, step: p.Pay) -> list[p.Source]:
    """The sources that can provide something that a cost asks for."""
    tables = text.tables
    asked = {resource for bundle in bundles.asked_for(tables, step) for resource in bundles.resources(tables, bundle)}
    found = []
    for source in text.program.sources:
        own = [ability.provides for ability in text.program.abilities if ability.name == source.name]
        given = own if source.provides is None else [source.provides]
        if any(asked & bundles.resources(tables, bundle) for bundle in given):
            found.append(source)
    return found


FIGURES = (
    p.ColumnOf, p.CellOf, p.Cases, p.Number, p.Constant, p.Local, p.Bound, p.PlayerCount, p.OptionValue, p.Arithmetic, p.Quantity,
    p.AnyQuantity, p.BundlePlus, p.BundleOr, p.BundleTimes, p.EmptyBundle,
)  # fmt: skip


def unmoved(text: Text, move: p.MovePiece, step: Any) -> bool:
    """Whether what cannot be paid before a move of a piece cannot be paid after it either: sources do not come with it."""
    if not isinstance(step, p.Pay) or step.if_possible or not isinstance(move.to, p.PlaceAt):
        return False
    asked = bundles.asked_for(text.tables, step)
    if len(asked) > 1 or not all(isinstance(node, FIGURES) for node in walk(step.bundle)):
        return False
    return all(_apart(source.group, move.to.zone) for source in relevant(text, step))


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


def takes_steps(text: Text, sources: Sequence[p.Source]) -> bool:
    """Whether the price of one of these sources is carried out in steps."""
    names = {source.name for source in sources if source.provides is None}
    return any(ability.name in names and ability.body.steps for ability in text.program.abilities)


def offered(text: Text, sources: Sequence[p.Source], you: str) -> str:
    """The text of all that these sources offer a player."""
    calls = [f"{_listing(text, source)}(s, {you})" for source in sources]
    return calls[0] if len(calls) == 1 else "(" + ", ".join(f"*{call}" for call in calls) + ")"


def _listing(text: Text, source: p.Source) -> str:
    """The function that lists what a source offers, written when it is first asked for."""
    number = text.program.sources.index(source)
    name = f"offers{number}"
    if name in text.written:
        return name
    text.written.add(name)
    x = Expressions(text, {0: "you"}, f"o{number}")
    piece = x.candidate(source.group.bound)
    lines = ["o = []", f"for {piece} in {groups.listing(x, source.group)}:"]
    if source.once:
        lines += [f"    if v[{text.tables.slot['provided', source.name]} + {piece}] == v[2]:", "        continue"]
    if source.provides is not None:
        lines.append("    " + _offer(x, number, piece, -1, source.provides, source.price, source.to, False))
    else:
        lines += _by_abilities(text, x, source, number, piece)
    text.function(f"{name}(s, you)", [*lines, "return o"])
    return name


def _by_abilities(text: Text, x: Expressions, source: p.Source, number: int, piece: str) -> list[str]:
    able = powers(text, source.name)
    lines = [f"    for a in {text.constant(able)}[{piece}]:"]
    inner = x.with_locals({1: piece})
    for ability in dict.fromkeys(one for several in able for one in several):
        rule = text.program.abilities[ability]
        offer = _offer(inner, number, piece, ability, rule.provides, rule.price, None, bool(rule.body.steps))
        lines += [f"        if a == {ability}:", f"            {offer}"]
    return lines


def _offer(
    x: Expressions, source: int, piece: str, ability: int, provides: Any, price: Any, to: p.Holder | None, steps: bool
) -> str:
    base, stride = (str(x.text.tables.holder["supply", None]), 1) if to is None else x.holder(to)
    way = "()" if price is None else _way(x, price)
    alike = next((n for n, other in enumerate(x.text.program.abilities) if _same(x.text, other, ability)), -1)
    return f"o.append(offer({source}, {piece}, {ability}, {alike}, {x(provides)}, {way}, {base}, {stride}, {steps}))"


def _way(x: Expressions, price: Any) -> str:
    try:
        demand = x.text.tables.constant(price)
    except NotConstant:
        return f"only_way({x(price)})"
    return x.text.constant(tuple(sorted((candidates[0], amount) for amount, candidates in demand[0])))


def _same(text: Text, other: p.Ability, number: int) -> bool:
    """Whether an ability takes the same as another one."""
    if number < 0:
        return False
    one = text.program.abilities[number]
    return other.name == one.name and other.price == one.price and unplaced(other.body.steps) == unplaced(one.body.steps)


def unplaced(node: Any) -> Any:
    """The steps without their lines."""
    if isinstance(node, p.Node):
        return (type(node), tuple(unplaced(getattr(node, name)) for name in type(node).model_fields if name != "line"))
    return tuple(map(unplaced, node)) if isinstance(node, tuple) else node


def powers(text: Text, name: str) -> tuple[tuple[int, ...], ...]:
    """For each piece the abilities of a moment or source that it has."""
    tables = text.tables
    rows: dict[tuple[str, int], tuple[int, ...]] = {}
    for number, ability in enumerate(text.program.abilities):
        if ability.name == name:
            rows[ability.piece, ability.row] = (*rows.get((ability.piece, ability.row), ()), number)
    return tuple(rows.get(looks, ()) for looks in zip(tables.piece_class, tables.piece_row, strict=True))
