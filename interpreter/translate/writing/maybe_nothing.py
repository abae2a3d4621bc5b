"""Whether a value may be nobody or nothing (-1), so that what is asked of it must not be read from a neighbour's place."""

from __future__ import annotations

from collections.abc import Container, Sequence

from interpreter.translate.writing.absent import Absent
from interpreter.translate.writing.draft import Draft
from rulelang import program as p
from rulelang.program import kinds
from rulelang.program.nodes import parts

PERHAPS_NONE = (
    p.Nobody, p.Picked, p.TopOf, p.EndOf, p.NextPlayer, p.OwnerOf, p.WholeOf, p.IndexOfPlace, p.MarkOfPlace, p.SpaceBeyond,
    p.ForwardOf, p.AreaOf, p.Beneath,
)  # fmt: skip
_NO_NAMES = (kinds.NUMBER, kinds.TRUTH, kinds.BUNDLE, kinds.TEXT, kinds.ABILITY)  # of these no value is nothing


def may_be_absent(draft: Draft, e: p.Expression | None) -> bool:
    """Whether an index or place may be -1; of a parameter, whether some call gives such a thing for it."""
    match e:
        case None:
            return False
        case _ if isinstance(e, PERHAPS_NONE):
            return id(e) not in draft.moves.there and not (isinstance(e, p.OwnerOf) and _is_owned(draft, e.of))
        case p.ColumnOf() | p.CellOf() | p.ValueOf():
            return e.type not in _NO_NAMES and _says_nothing(draft, e)
        case p.AreaFact():
            return e.fact in ("value", "owner", "now")
        case p.StateValue():
            return e.form == "role"
        case p.AutomaSeat():
            return draft.tables.automa_seat[e.name] < 0
        case p.Neighbour() | p.StepsBeyond():
            kind = draft.tables.kind.get(e.type)
            goes_round = e.type == "player" or (kind is not None and kind.wraps)
            return not goes_round or may_be_absent(draft, e.of)
        case p.PlaceOfPiece() | p.ResourceOf():
            return may_be_absent(draft, e.of)
        case p.PlaceAt(of=one, space=other) | p.Pair(one=one, other=other):
            return may_be_absent(draft, one) or may_be_absent(draft, other)
        case p.Cases():
            thing = e.type not in ("number", "truth", "bundle")
            return any(may_be_absent(draft, value) for value in e.values) or (thing and may_be_absent(draft, e.of))
        case p.Local():
            return e.slot > 0 and absent(draft).may_be(e)
    return False


def _says_nothing(draft: Draft, e: p.ColumnOf | p.CellOf | p.ValueOf) -> bool:
    """Whether a cell of names may be an empty one, or a value of names come to nothing."""
    match e:
        case p.ColumnOf():  # what is opposite of no direction, too
            return may_be_absent(draft, e.of) or _has_an_empty_cell(draft, e)
        case p.CellOf():
            return -1 in draft.tables.matrix(e.table).values() or may_be_absent(draft, e.row) or may_be_absent(draft, e.column)
    formula = next(value.formula for value in draft.program.values if value.name == e.name)
    return may_be_absent(draft, e.of) or may_be_absent(draft, formula)


def _has_an_empty_cell(draft: Draft, e: p.ColumnOf) -> bool:
    cells = draft.tables.constants.get((e.owner, e.column))
    if cells is not None:
        return -1 in cells
    owners: list[p.Kind | p.Piece] = [*draft.program.kinds, *draft.program.pieces]
    classes = draft.tables.classes_of(e.owner)
    columns = [one for cls in owners if cls.name in classes for one in cls.columns if one.name == e.column]
    return any(may_be_absent(draft, cell) for one in columns for cell in one.cells)


def _is_owned(draft: Draft, piece: p.Expression) -> bool:
    """Whether a piece is there, and certainly somebody's, wherever it lies."""
    tables, type_ = draft.tables, getattr(piece, "type", "")
    owned = type_ in tables.class_pieces and all(tables.piece[one].each_player for one in tables.classes_of(type_))
    return owned and not may_be_absent(draft, piece)


def absent(draft: Draft) -> Absent:
    """What is known of all names; a parameter that is only passed on is as certain as where it comes from."""
    if draft.absent is None:
        bodies = [node for node in parts(draft.program) if isinstance(node, p.Body)]
        slots = {(body.name, slot) for body in bodies for step in parts(body) if (slot := _may_stay_empty(step)) is not None}
        draft.absent = _absent(bodies, slots)
        while new := _given_nothing(draft, bodies) - slots:
            slots |= new
            draft.absent = _absent(bodies, slots)
    return draft.absent


def _may_stay_empty(step: object) -> int | None:
    """The slot of what may be chosen or not, or of what a draw may not have brought."""
    if isinstance(step, p.Choose) and step.optional:
        return step.slot
    return step.called.slot if isinstance(step, p.Draw) and step.called is not None else None


def _given_nothing(draft: Draft, bodies: Sequence[p.Body]) -> set[tuple[str, int]]:
    """The parameters, each by its body and slot, for which a call may give nothing, as far as is known by now."""
    return {
        (name, slot)
        for body in bodies
        for call in parts(body)
        if isinstance(call, p.Do | p.DoChosen)
        for slot, given in enumerate(call.arguments, 1)
        if may_be_absent(draft, given)
        for name in p.called(call)
    }


def _absent(bodies: Sequence[p.Body], slots: Container[tuple[str, int]]) -> Absent:
    """What follows from the slots that may hold nothing."""
    mentions = [
        (local, (body.name, local.slot) in slots) for body in bodies for local in parts(body) if isinstance(local, p.Local)
    ]
    nothing = [local for local, empty in mentions if empty]
    something = [local for local, empty in mentions if not empty]
    return Absent(frozenset(map(id, nothing)), frozenset(map(id, something)), frozenset(local.type for local in nothing))
