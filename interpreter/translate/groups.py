"""A group to Python: where its candidates are, in which order, and which of them count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulelang import program as p

if TYPE_CHECKING:
    from interpreter.translate.wheres import Wheres


def places(x: Wheres, where: p.Places) -> str:
    """The text of a sequence of place numbers."""
    if where.one is not None:
        return f"({x(where.one)},)"
    tables = x.text.tables
    parts: list[str] = []
    constant: list[int] = []
    for family in where.families:
        found = list(tables.family_places(family))
        if where.of is not None and tables.place_owner[found[0]] >= 0:
            parts.append(_owned(x, family, where.of))
        else:
            constant += found
    if constant or not parts:
        parts.append(x.text.constant(tuple(constant)))
    return parts[0] if len(parts) == 1 else "(" + ", ".join(f"*{part}" for part in parts) + ",)"


def _owned(x: Wheres, family: str, owner: p.Expression) -> str:
    tables = x.text.tables
    size = len(tables.family_places(family)) // tables.players
    by_player = tuple(
        tuple(tables.first_place[family] + player * size + i for i in range(size)) for player in range(tables.players)
    )
    return f"{x.text.constant(by_player)}[{x(owner)}]"


def candidates(x: Wheres, group: p.Group) -> tuple[str, list[str]]:
    """The `for` part that binds the candidate, and the conditions on it."""
    name = x.candidate(group.bound)
    tables = x.text.tables
    conditions: list[str] = []
    if group.type in tables.class_pieces:
        loop = _pieces(x, group, name, conditions)
    elif group.type in tables.space_grid:
        loop = f"for {name} in range({tables.count_of(group.type)})"
    else:
        loop = f"for {name} in range({tables.count_of(group.type)})"
        if group.owner == "other":
            conditions.append(f"{name} != {x(group.you)}")
    if group.where is not None:
        conditions.append(x(group.where))
    return loop, conditions


def _pieces(x: Wheres, group: p.Group, name: str, conditions: list[str]) -> str:
    tables = x.text.tables
    first, last = tables.class_pieces[group.type]
    classes = tables.classes_of(group.type)
    between = set(tables.piece_class[first:last]) - set(classes)
    if group.places is None:
        loop = f"for {name} in range({first}, {last})"
        conditions.append(f"at[{name}] != 0")
        mixed = bool(between)
    else:
        found = _known_places(x, group.places)
        piles = "z[q]" if all(tables.ordered[place] and tables.order[place] == "everyone" for place in found) else "sorted(z[q])"
        if group.places.one is not None:
            loop = f"for {name} in {piles.replace('z[q]', x.pile(group.places.one), 1)}"
        else:
            loop = f"for q in {places(x, group.places)} for {name} in {piles}"
        mixed = any(tables.held[place] - set(classes) for place in found)
    if mixed:
        among = f"{x.text.constant(tuple(one in classes for one in tables.piece_class))}[{name}]"
        conditions.append(among if between else f"{first} <= {name} < {last}")
    if group.owner is not None:
        sign = "==" if group.owner == "your" else "!="
        own = {tables.piece[one].each_player for one in classes}
        owner = f"owner(s, {name})"
        if len(own) == 1:
            owner = f"{x.text.constant(tuple(tables.piece_owner))}[{name}]"
            owner = owner if True in own else f"{x.text.constant(tuple(tables.place_owner))}[at[{name}]]"
        conditions.append(f"{owner} {sign} {x(group.you)}")
    return loop


def _known_places(x: Wheres, where: p.Places) -> list[int]:
    tables = x.text.tables
    if isinstance(where.one, p.PlaceAt) or where.one is None:
        return tables.places_of(where)
    return list(range(tables.places))


def listing(x: Wheres, group: p.Group, extra: list[str] | None = None) -> str:
    """The text of a list of the group's candidates, in order; `extra` are more conditions on the candidate."""
    loop, conditions = candidates(x, group)
    conditions += extra or []
    test = f" if {' and '.join(conditions)}" if conditions else ""
    text = f"[{x.candidate(group.bound)} {loop}{test}]"
    if group.rank is None:
        return text
    for best, by in [(group.rank, group.rank_by), *((rank.best, rank.by) for rank in group.then_by)]:
        text = f"ranked({text}, lambda {x.candidate(group.bound)}: {x(by)}, {best == 'highest'})"
    return text


def fold(x: Wheres, e: p.Fold) -> str:
    """The text of a count, a test or a sum over a group."""
    group = e.group
    loop, conditions = candidates(x, group)
    if group.rank is not None:
        loop, conditions = f"for {x.candidate(group.bound)} in {listing(x, group)}", []
    test = f" if {' and '.join(conditions)}" if conditions else ""
    match e.op:
        case "count":
            if not conditions and group.places is not None and group.places.one is not None and group.rank is None:
                return f"len({x.pile(group.places.one)})"
            return f"sum([1 {loop}{test}])"
        case "any":
            return f"any(True {loop}{test})"
        case "no":
            return f"(not any(True {loop}{test}))"
    assert e.each is not None
    each = x(e.each)
    if e.op == "sum":
        return f"sum([{each} {loop}{test}])"
    return f"{'max' if e.op == 'highest' else 'min'}([{each} {loop}{test}], default=0)"
