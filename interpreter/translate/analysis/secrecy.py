"""What the options of a decision read that is not open to all (language, 3.3: only then may one option go unasked).

What can be told from the rules alone is told by `public`. Where it hangs on a piece that was chosen or handed over before,
`about` says which: the engine looks then whether everybody knows that piece.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from interpreter.numbering.tables import Tables
from interpreter.state.game_numbers import ALL_BACKS, Sight
from interpreter.translate.values import belonging, chains
from rulelang import program as p
from rulelang.program.nodes import parts

# What tells one piece from another.
READS = (p.ColumnOf, p.RowOf, p.IsA, p.Compare, p.ValueOf, p.Cases, p.Fold, p.GoesOn, p.Spots, p.PositionOf)
ASKED = (p.Amount, p.Has, p.Fits)  # how much of a resource somebody has


def public(tables: Tables, *nodes: Any) -> bool:
    """Whether everything that these expressions, groups or steps read is open to everyone, whatever they call included."""
    return tables.sight.open or not any(_tells(tables, node, counted) for node, counted in _all(tables, nodes))


def about(tables: Tables, *nodes: Any) -> tuple[int, ...]:
    """The slots of the pieces, chosen or handed over before, of which these read more than where they lie."""
    if tables.sight.open:
        return ()
    read: set[int] = set()
    chosen: set[int] = set()
    for node in parts(nodes):
        if isinstance(node, p.Choose | p.ChooseAtRandom | p.ChooseNumber | p.ChoosePlace):
            chosen.add(node.slot)  # in these very steps: what it is chosen from counts
        if isinstance(node, p.Draw | p.MoveSome) and node.called is not None:
            chosen.add(node.called.slot)  # the same: where it comes from and goes to counts
        reads = isinstance(node, (*READS, p.Holder)) or chains.laid(tables, node)
        held = [getattr(node, name) for name in type(node).model_fields] if reads else []
        read |= {part.slot for part in held if isinstance(part, p.Local) and part.type in tables.class_pieces}
    return tuple(sorted(read - chosen))


def reads_any(slots: frozenset[int], *nodes: Any) -> bool:
    """Whether these read what stands in one of these slots."""
    return bool(slots) and any(isinstance(node, p.Local) and node.slot in slots for node in parts(nodes))


def _all(tables: Tables, nodes: Iterable[Any]) -> Iterator[tuple[Any, bool]]:
    """Every node, those of what is called too; with it whether it is only counted, or asked for what is named or for a back."""
    met: set[int] = set()
    waiting = list(nodes)
    while waiting:
        counted: set[int] = set()
        for node in parts(waiting.pop()):
            if isinstance(node, p.Fold) and node.op in ("count", "any", "no"):
                counted.add(id(node.group))
            elif isinstance(node, ASKED):
                counted.add(id(node.holder))
            elif isinstance(node, p.ColumnOf) and _on_back(tables, node):
                counted.add(id(node.of))
            yield node, id(node) in counted
            for called in _called(tables, node):
                if id(called) not in met:
                    met.add(id(called))
                    waiting.append(called)


def _called(tables: Tables, node: Any) -> Iterable[Any]:
    """What else is read where this is."""
    program = tables.program
    match node:
        case p.Do(body=name):
            return [tables.body[name].steps]
        case p.DoChosen(actions=names):
            return [tables.body[name].steps for name in names]
        case p.ValueOf(name=name):
            return [*(one.formula for one in program.values if one.name == name), *_modifiers(program, "value", name)]
        case p.ScoreOf(name=name):
            return [one.formula for one in program.scores if name in (None, one.name)]
        case p.ColumnOf(owner=owner, column=name) if tables.constants.get((owner, name)) is None:
            tabled: list[p.Kind | p.Piece] = [*program.kinds, *program.pieces]
            return [one.cells for table in tabled for one in table.columns if one.name == name]
        case p.Spots() | p.MovePiece() | p.MoveSome() | p.MoveAll() if program.grids:
            return [grid.law.first for grid in program.grids if grid.law is not None and grid.law.first is not None]
        case p.Pay(action=name):
            return _modifiers(program, "cost", name)
        case p.Gain():
            return _modifiers(program, "limit", None)
    return []


def _modifiers(program: p.Program, target: str, name: str | None) -> list[p.Modifier]:
    return [one for one in program.modifiers if one.target == target and name in (None, one.name)]


def _tells(tables: Tables, node: Any, counted: bool) -> bool:
    """Whether a node by itself reads what is not open to everyone."""
    sight = tables.sight
    match node:
        case p.Group():
            return node.type in tables.class_pieces and any(_closed(tables, node, place, counted) for place in _lie(tables, node))
        case p.GoesOn() | p.Spots():
            return sight.faces >= 0  # what lies face down in a chain is asked about, too
        case p.TopOf() if counted and all(sight.backs[place] for place in _places(tables, node.of)):
            return False
        case p.PositionOf():
            return any(sight.order[place] != sight.everybody for place in _places(tables, node.place))
        case p.TopOf():
            return sight.faces >= 0 or any(_top(sight, place) != sight.everybody for place in _places(tables, node.of))
        case p.Draw(called=p.Called()) | p.MoveSome(called=p.Called()):
            between = (*_places(tables, node.source), *_places(tables, node.to))
            return sight.faces >= 0 or any(sight.contents[place] != sight.everybody for place in between)
        case p.MoveSome():
            hidden = any(sight.contents[place] != sight.everybody for place in _places(tables, node.source))
            return (hidden or sight.faces >= 0) and belonging.mixed(tables, node.type, node.source)
        case p.Local(slot=slot, type=type_) if slot > 0 and type_ not in tables.class_pieces:
            return type_ in _secretly_handed(tables)
    return _tells_an_amount(tables, node, counted)


def _tells_an_amount(tables: Tables, node: Any, counted: bool) -> bool:
    """Whether a node by itself reads a number, or how much there is of a resource, that is not open to everyone."""
    sight = tables.sight
    match node:
        case p.StateValue():
            first = tables.slot[node.form, node.name]
            return any(first <= slot < first + _count(tables, node) for slot in sight.closed)
        case p.Pay() | p.Gain() if sight.closed:
            return _unseen(tables, "player", node.bundle, jokers=isinstance(node, p.Pay))
        case p.Amount() | p.Has() | p.Fits() if sight.closed:
            return _unseen(tables, node.holder.form, node.resource if isinstance(node, p.Amount) else node.bundle)
        case p.Holder(form=form) if form != "piece" and sight.closed and not counted:
            first = tables.holder_base(form, node.type)
            end = first + tables.holder_count(form, node.type) * len(tables.resource_names)
            return any(first <= slot < end for slot in sight.closed)
    return False


@lru_cache(maxsize=64)
def _secretly_handed(tables: Tables) -> frozenset[str]:
    """The types of parameters for which some call may give what not everybody knows; of pieces `about` says it one by one."""
    found: set[str] = set()
    for node in parts(tables.program):
        for name in p.called(node)[:1]:
            for type_, argument in zip(tables.body[name].parameters, getattr(node, "arguments", ()), strict=True):
                read = ((one, counted) for one, counted in _all(tables, [argument]) if not isinstance(one, p.Local))
                found |= {type_} if any(_tells(tables, one, counted) for one, counted in read) else set()
    return frozenset(found)  # a name that is handed on was handed before


def _top(sight: Sight, place: int) -> int:
    """Who sees by the declarations what lies on top of a place."""
    return sight.tops[place] | (sight.order[place] & sight.contents[place])


def _unseen(tables: Tables, form: str, asked: p.Expression, jokers: bool = False) -> bool:
    """Whether what is asked of somebody may be a resource of which not everybody sees how much they have.

    A bundle by itself tells nothing: whether somebody has it does. To pay it, they may have jokers.
    """
    if form not in ("player", "supply"):
        return False
    found = p.resources_in(tables.program, asked)
    if jokers:
        found |= {number for number, one in enumerate(tables.program.resources) if found & set(one.stands_for)}
    return any(tables.amount_slot(form, None, resource) in tables.sight.closed for resource in found)


def _count(tables: Tables, node: p.StateValue) -> int:
    if node.form == "die":
        return 1
    return tables.kept_for(tables.of(node.name), tables.by(node.name))


def _closed(tables: Tables, group: p.Group, place: int, counted: bool) -> bool:
    """Whether a group reads of a place what not everybody sees there: how many lie there is open to all."""
    sight = tables.sight
    if sight.contents[place] == sight.everybody:
        return sight.faces >= 0 and not (counted and group.where is None)
    if counted and sight.backs[place] == ALL_BACKS:
        return not _asks_backs(tables, group)
    return not (counted and group.where is None and _all_of(tables, group, place))


def _asks_backs(tables: Tables, group: p.Group) -> bool:
    """Whether a group asks nothing of its pieces but what their backs show."""
    one = p.Bound(number=group.bound, type=group.type)
    nodes = list(parts(group.where)) if group.where is not None else []
    backs = sum(isinstance(node, p.ColumnOf) and node.of == one and _on_back(tables, node) for node in nodes)
    return nodes.count(one) == backs


def _on_back(tables: Tables, node: p.ColumnOf) -> bool:
    """Whether a property is what the backs of all pieces show that it may be asked of."""
    held = [tables.piece[name] for name in tables.classes_of(node.owner) if name in tables.piece]
    return bool(held) and all(piece.back == node.column for piece in held)


def _all_of(tables: Tables, group: p.Group, place: int) -> bool:
    """Whether all that can lie in a place are of a group: nobody's in particular, and of its classes."""
    holds = tables.held[place]
    whose = group.owner is not None and any(tables.piece[name].each_player for name in holds)
    return not whose and holds <= set(tables.classes_of(group.type))


def _lie(tables: Tables, group: p.Group) -> list[int]:
    """The places in which the pieces of a group may lie."""
    classes = set(tables.classes_of(group.type))
    if group.places is None:
        return [place for place in range(1, tables.places) if classes & tables.held[place]]
    if group.places.one is not None:
        return _places(tables, group.places.one)
    return tables.places_of(group.places)


def _places(tables: Tables, place: p.Expression) -> list[int]:
    return list(tables.family_places(place.zone)) if isinstance(place, p.PlaceAt) else list(range(tables.places))
