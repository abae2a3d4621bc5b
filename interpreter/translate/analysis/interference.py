"""What steps change and what conditions read, as far as it takes to see that the one leaves the other as it was.

So a condition of a later step can be read off before the steps in front of it are carried out (the frame rule of Hoare logic).
What is in no table here changes everything, or reads everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from interpreter.translate.analysis import offers
from interpreter.translate.values import bundles, chains
from interpreter.translate.writing.draft import Draft
from interpreter.translate.writing.moves_known import sets_off
from interpreter.translate.writing.past import NAMED, slot_name
from rulelang import program as p
from rulelang.program.nodes import parts

Stores = frozenset[str] | None  # names of zones, grids, counters and roles, and AMOUNTS; None: perhaps everything
T = TypeVar("T")

AMOUNTS = "amounts of resources"
SIDES = "sides of dice"
PLACES = "where pieces lie"
NOTHING: frozenset[str] = frozenset()

# Expressions whose value hangs on the values in them alone, besides what has a row below.
PLAIN = (
    p.Bound, p.Number, p.Constant, p.Nobody, p.PlayerCount, p.OptionValue, p.AutomaSeat, p.ActivePlayer, p.EmptyBundle,
    p.Pair, p.EndOf, p.Neighbour, p.StepsBeyond, p.StepsApart,
    p.CellOf, p.RowOf, p.IsA, p.PlaceAt, p.PlaceState, p.Arithmetic, p.Compare, p.Logic, p.Not, p.Cases, p.Fold,
    p.Rank, p.WholeOf, p.Has, p.Fits, p.Included, p.ResourceOf, p.Quantity, p.AnyQuantity,
    p.BundlePlus, p.BundleOr, p.BundleTimes,
)  # fmt: skip
# Steps whose parts say all that they read.
STEPS = (
    p.Needs, p.Choose, p.ChooseAtRandom, p.ChooseNumber, p.Become, p.Draw, p.MoveAllResources, p.Gain, p.If, p.Branch, p.OneOf,
    p.Alternative, p.May,
)  # fmt: skip


def apart(changed: Stores, reads: Stores) -> bool:
    """Whether what is read is not among what has changed.

    Past a step that may change everything nobody reads on if it could name something: names are of the same pieces after it.
    """
    if not changed:
        return changed is not None or (reads is not None and all(one.startswith(NAMED) for one in reads))
    return reads is not None and not changed & reads


def both(one: Stores, other: Stores) -> Stores:
    """All of the one and of the other."""
    return None if one is None or other is None else one | other


def _of_all(found: Callable[[T], Stores], several: Iterable[T]) -> Stores:
    stores: Stores = NOTHING
    for part in several:
        if (stores := both(stores, found(part))) is None:
            return None
    return stores


# ------------------------------------------------------------------------------------------------------- what is changed
def changed(draft: Draft, steps: Sequence[p.Step], open_: frozenset[str] = NOTHING, paid: bool = False) -> Stores:
    """What carrying out these steps may change, with all that they set off.

    `paid`: a cost changes no more than amounts; else whoever is told what can be done would learn what comes after it.
    """

    def of(step: p.Step) -> Stores:
        if p.writes_watched(draft.program.triggers, step):  # what that sets off
            return None
        return _paid(draft, step) if paid and isinstance(step, p.Pay) else _changed(draft, step, open_, paid)

    return _of_all(of, steps)


def _paid(draft: Draft, step: p.Pay) -> Stores:
    asked = bundles.asked_for(draft.tables, step)
    return None if offers.relevant(draft.tables, step) or _tracked(draft, *asked) else frozenset({AMOUNTS})


def _tracked(draft: Draft, *asked: Any) -> bool:
    """Whether a bundle asks for what is told on a track."""
    resources = (resource for bundle in asked for resource in bundles.resources(draft.tables, bundle))
    return any(draft.tables.tracked[resource] is not None for resource in resources)


def _changed(draft: Draft, step: p.Step, open_: frozenset[str], paid: bool) -> Stores:
    match step:
        case p.Needs() | p.Choose() | p.ChooseNumber() | p.ChoosePlace():
            return NOTHING
        case p.ChooseAtRandom():
            return frozenset({slot_name(step.slot)})
        case (
            p.Become(target=p.StateValue(form="counter" | "role", name=name))
            | p.Randomise(target=p.StateValue(form="counter" | "role", name=name))
        ):
            return frozenset({name})
        case p.MoveResources() | p.MoveAllResources():
            return frozenset({AMOUNTS})
        case p.RollPieces() | p.TurnTo():
            return frozenset({SIDES})
        case p.Roll():
            return frozenset({step.die})
        case p.Shuffle():
            return _place(step.place)
        case p.Gain():
            return None if _tracked(draft, step.bundle) else frozenset({AMOUNTS})
        case p.MovePiece() | p.MoveAll() | p.MoveSome() | p.Draw():
            return _changed_by_move(draft, step)
        case p.Do():
            again = step.body in open_
            return None if again else changed(draft, draft.tables.body[step.body].steps, open_ | {step.body}, paid)
        case p.If() | p.OneOf() | p.May() | p.Repeat() | p.Each():
            inside = _of_all(lambda within: changed(draft, within.steps, open_, paid), p.inside(step))
            return both(inside, _named_within(step)) if isinstance(step, p.If | p.OneOf) else inside
    return None


def _named_within(step: p.If | p.OneOf) -> frozenset[str]:
    """The names that are given in the ways of a step, and are known below it."""
    inside = (one for way in p.inside(step) for one in way.steps)
    return frozenset(slot_name(one.slot) for one in inside if isinstance(one, p.Choose | p.ChooseNumber | p.ChoosePlace))


def _changed_by_move(draft: Draft, step: p.MovePiece | p.MoveAll | p.MoveSome | p.Draw) -> Stores:
    if isinstance(step, p.MovePiece):
        return moved(draft, step, draft.moves.whence.get(id(step)), _place(step.to))
    if isinstance(step, p.MoveAll):
        return _moved(draft, draft.moves.whence.get(id(step)), _place(step.to))
    # its name is of another piece then
    named = NOTHING if step.called is None else frozenset({slot_name(step.called.slot)})
    return both(named, _moved(draft, _place(step.source), _place(step.to)))


def moved(draft: Draft, step: p.MovePiece, whence: Stores, to: Stores) -> Stores:
    """What the move of a piece changes that comes from one of these zones to one of those."""
    return None if step.with_all else _moved(draft, whence, to)


def _moved(draft: Draft, whence: Stores, to: Stores) -> Stores:
    """What a move between these places changes: no more than them, if it sets off nothing and no areas are kept there.

    What is made of others lies in a zone while these lie on a grid.
    """
    zones = both(whence, to)
    if whence is not None and zones is not None:
        beside = {(zone.name, zone.laid_on) for zone in draft.program.zones if zone.laid_on is not None}
        zones |= {one for pair in beside if zones & set(pair) for one in pair if one is not None}
    if whence is None or zones is None or sets_off(draft.program, whence, zones):
        return None
    return zones | {PLACES}


# ---------------------------------------------------------------------------------------------------------- what is read
def _nothing(_: Any) -> bool:
    return False


def read(draft: Draft, *nodes: Any, but: Callable[[Any], bool] = _nothing) -> Stores:
    """What the value of expressions hangs on, or whether steps can be carried out; `but`: what is known anyhow."""
    return _of_all(lambda node: NOTHING if but(node) else _read(draft, node), parts(nodes))


def _read(draft: Draft, node: Any) -> Stores:
    match node:
        case p.StateValue(form="counter" | "role", name=name):
            return frozenset({name})
        case p.Local(slot=slot):
            return frozenset({slot_name(slot)})
        case p.Amount() | p.Holder():
            return frozenset({AMOUNTS})
        case p.ColumnOf() | p.RowOf():
            return _row(draft, node)
        case p.Group():
            anywhere = node.places is None and (node.owner is not None or node.type in draft.tables.class_pieces)
            return None if anywhere or node.type in draft.tables.area else NOTHING
        case p.Places():
            return _places(node)
        case p.Spots(places=places):  # of chains: how the pieces lie there, and whether this is one of them
            zones = _places(places)
            return None if zones is None or zones & draft.tables.grid.keys() else zones
        case p.TopOf(of=place) | p.PositionOf(place=place):
            return _place(place)
        case p.ValueOf():
            return _value(draft, node.name)
        case p.PieceState() | p.OwnerOf() | p.Beneath():
            return _state_of_piece(node)
        case p.MovePiece() | p.MoveSome() | p.MoveResources() | p.Pay():
            return _read_of_step(draft, node)
    return NOTHING if isinstance(node, PLAIN + STEPS) else None


def _state_of_piece(node: p.PieceState | p.OwnerOf | p.Beneath) -> Stores:
    match node:
        case p.PieceState(state="covered" | "uncovered", of=p.Bound()) | p.Beneath(of=p.Bound()):
            return NOTHING  # what lies on a candidate, or under it, lies where it does, and that is read as well
        case p.OwnerOf(of=p.Local()):
            return frozenset({PLACES})
    return None


def _read_of_step(draft: Draft, node: p.MovePiece | p.MoveSome | p.MoveResources | p.Pay) -> Stores:
    if isinstance(node, p.MovePiece | p.MoveSome):
        return _read_of_move(draft, node)
    helped = isinstance(node, p.Pay) and offers.relevant(draft.tables, node)
    return None if helped or any(_changes_payment(one, node) for one in draft.program.modifiers) else frozenset({AMOUNTS})


def _read_of_move(draft: Draft, node: p.MovePiece | p.MoveSome) -> Stores:
    """What a move to or from known places hangs on."""
    laid = chains.laid(draft.tables, node)
    if isinstance(node, p.MoveSome):
        return None if laid else both(_place(node.source), _place(node.to))
    outside = not laid or id(node) in draft.moves.outside
    return _place(node.to) if outside and not node.with_all else None


def _changes_payment(modifier: p.Modifier, step: p.MoveResources | p.Pay) -> bool:
    """Whether what holds for a while may change what is paid, or how much may be held."""
    return modifier.target == "limit" or (modifier.target == "cost" and isinstance(step, p.Pay) and modifier.name == step.action)


def _row(draft: Draft, node: p.ColumnOf | p.RowOf) -> Stores:
    """What hangs on the row of a piece: of dice on the side that is up; a formula in its cells on anything."""
    if isinstance(node, p.ColumnOf) and draft.tables.constants.get((node.owner, node.column)) is None:
        return None
    return frozenset({SIDES}) if ("side", "") in draft.tables.slot else NOTHING


def _value(draft: Draft, name: str) -> Stores:
    """What a declared value hangs on; one that is changed by what holds for a while may hang on anything."""
    changes = any(modifier.target == "value" and modifier.name == name for modifier in draft.program.modifiers)
    found = next((value for value in draft.program.values if value.name == name), None)
    return None if changes or found is None else read(draft, found.formula)


def _places(places: p.Places) -> Stores:
    if places.area is not None:
        return None
    return frozenset(places.families) if places.one is None else _place(places.one)


def _place(place: p.Expression | None) -> Stores:
    return frozenset({place.zone}) if isinstance(place, p.PlaceAt) else None
