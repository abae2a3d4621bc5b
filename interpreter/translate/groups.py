"""A group to Python: where its candidates are, in which order, and which of them count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulelang import program as p

if TYPE_CHECKING:
    from interpreter.translate.wheres import Wheres

WHOLE = {"count": "len({})", "any": "bool({})", "no": "(not {})"}  # of all that lies at one place


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


def candidates(x: Wheres, group: p.Group, sort: bool = True) -> tuple[str, list[str]]:
    """The `for` part that binds the candidate, and the conditions on it; in order, or (not `sort`) in any."""
    name = x.candidate(group.bound)
    tables = x.text.tables
    conditions: list[str] = []
    if group.type in tables.class_pieces:
        loop = _pieces(x, group, conditions, sort)
    elif group.type in tables.space_grid:
        loop = f"for {name} in range({tables.count_of(group.type)})"
    else:
        loop = f"for {name} in range({tables.count_of(group.type)})"
        if group.owner == "other":
            conditions.append(f"{name} != {x(group.you)}")
    if group.where is not None:
        conditions.append(x(group.where))
    return loop, conditions


def _pieces(x: Wheres, group: p.Group, conditions: list[str], sort: bool) -> str:
    name, tables = x.candidate(group.bound), x.text.tables
    first, last = tables.class_pieces[group.type]
    classes = tables.classes_of(group.type)
    between = set(tables.piece_class[first:last]) - set(classes)
    if group.places is None:
        loop = f"for {name} in range({first}, {last})"
        conditions.append(f"at[{name}] != 0")
        mixed = bool(between)
    else:
        found = _known_places(x, group.places)
        in_order = all(_as_it_lies(x, place) for place in found)
        piles = "z[q]" if in_order or not sort else "sorted(z[q])"
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


def _as_it_lies(x: Wheres, place: int) -> bool:
    """Whether the order of a place is no secret to whoever is shown its pieces; in line, each that is not seen has its place."""
    tables = x.text.tables
    order = tables.order[place]
    return tables.ordered[place] and (order == "everyone" or (tables.in_line[place] and order == tables.contents[place]))


def _known_places(x: Wheres, where: p.Places) -> list[int]:
    tables = x.text.tables
    if isinstance(where.one, p.PlaceAt) or where.one is None:
        return tables.places_of(where)
    return list(range(tables.places))


def listing(x: Wheres, group: p.Group, extra: list[str] | None = None) -> str:
    """The text of a list of the group's candidates, in order; `extra` are more conditions on the candidate."""
    return x.keep(group, lambda: _listed(x, group, extra or []))


def _listed(x: Wheres, group: p.Group, extra: list[str]) -> str:
    loop, conditions = candidates(x, group)
    conditions += extra
    test = f" if {' and '.join(conditions)}" if conditions else ""
    text = f"[{x.candidate(group.bound)} {loop}{test}]"
    if group.rank is None:
        return text
    for best, by in [(group.rank, group.rank_by), *((rank.best, rank.by) for rank in group.then_by)]:
        text = f"ranked({text}, lambda {x.candidate(group.bound)}: {x(by)}, {best == 'highest'})"
    return text


def any_of(x: Wheres, group: p.Group, extra: list[str]) -> str:
    """The text of whether there is a candidate; `extra` are more conditions on it."""
    loop, conditions = candidates(x, group)
    tests = " and ".join([*conditions, *extra])
    return f"any(True {loop}{f' if {tests}' if tests else ''})"


def fold(x: Wheres, e: p.Fold) -> str:
    """The text of a count, a test or a sum over a group."""
    group = e.group
    alone = _pile_alone(x, group)
    if alone is not None and e.op in WHOLE:
        return WHOLE[e.op].format(alone)
    each = "1" if e.each is None else x(e.each)
    loop, test = _looped(x, group, False)
    if "known(" in each + test:  # it can stop at a candidate: at the same one, in whatever order they lie
        loop, test = _looped(x, group, True)
    match e.op:
        case "count" | "sum":
            return f"sum([{each} {loop}{test}])"
        case "any":
            return f"any(True {loop}{test})"
        case "no":
            return f"(not any(True {loop}{test}))"
    return f"{'max' if e.op == 'highest' else 'min'}([{each} {loop}{test}], default=0)"


def _looped(x: Wheres, group: p.Group, sort: bool) -> tuple[str, str]:
    """The loop over a group, and the test of a candidate."""
    if group.rank is not None:
        return f"for {x.candidate(group.bound)} in {listing(x, group)}", ""
    loop, conditions = candidates(x, group, sort)
    return loop, f" if {' and '.join(conditions)}" if conditions else ""


def _pile_alone(x: Wheres, group: p.Group) -> str | None:
    """The pile that is the whole group; None if a candidate has to be looked at."""
    one = None if group.places is None else group.places.one
    if one is None or group.rank is not None or candidates(x, group)[1]:
        return None
    return x.pile(one)
