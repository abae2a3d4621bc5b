"""How large a number can become, known before any match: what may pass 64 bits is looked at in play, and nothing else.

What a match remembers, in `State.v` or in a frame, is at most NUMBERS_AT_MOST to either side, or what it began with. From that
follows the most that a sum or product of such numbers can be; where that passes WHOLE_AT_MOST, the operation is written with a
look at what comes of it, so that nothing above it is any larger. Of a demand it is the most units of one alternative.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableMapping
from typing import Any

from interpreter import form as n
from interpreter.engine.bounds import WHOLE_AT_MOST
from interpreter.engine.effects import NUMBERS_AT_MOST
from interpreter.engine.networks.walking import FAR
from interpreter.state.slots import UNLIMITED
from interpreter.translate.writing.draft import Draft
from rulelang import program as p

REMEMBERED = (
    p.StateValue, p.Pair, p.Amount, p.Picked, p.Local, p.Bound, p.Fits,
    p.ResourceOf, p.RowOf, p.PlayerCount, p.OptionValue, p.Constant, p.Nobody, p.ActivePlayer, p.AutomaSeat,
    p.Compare, p.Noted, p.Together, p.IsA, p.Logic, p.Not, p.Has, p.PlaceState, p.PieceState, p.Inside, p.UnderWay, p.Passed,
    p.PlaceOfPiece, p.IndexOfPlace, p.MarkOfPlace, p.OwnerOf, p.Neighbour, p.LongestLine, p.PlaceAt, p.TopOf, p.GoesOn, p.OnPiece,
    p.StepsBeyond, p.HowOftenCame, p.EndOf, p.PositionOf, p.Partakes, p.LeftAs, p.NextPlayer,
    p.WholeOf, p.Beneath, p.SpaceBeyond, p.ForwardOf, p.Ahead, p.Distance, p.StepsApart,
    p.AreaFact, p.AreaOf, p.LiesAcross, p.JoinedBy,
)  # fmt: skip


SETS = ("most", "different", "shared", "run")  # these count, whatever it is that they look at


def looked_at(draft: Draft, e: p.Arithmetic | p.Fold | p.DistanceAlong | p.NetworkOf, node: n.Node) -> n.Node:
    """A number that is worked out, looked at if it may pass 64 bits."""
    return n.Ask("whole", (node, n.Constant(draft.at))) if _passes(draft, e) > WHOLE_AT_MOST else node


def demand_looked_at(draft: Draft, e: p.Expression, node: n.Node) -> n.Node:
    """The same of a demand that is put together."""
    return n.Ask("payable_at_all", (node, n.Constant(draft.at))) if _passes(draft, e) > WHOLE_AT_MOST else node


def cost_looked_at(draft: Draft, step: p.Pay, node: n.Node) -> n.Node:
    """The same of a cost that modifiers change."""
    most = modified(draft, "cost", step.action or "", largest(draft, step.bundle))
    return n.Ask("payable_at_all", (node, n.Constant(step.line))) if most > WHOLE_AT_MOST else node


def modified_looked_at(draft: Draft, modifier: p.Modifier, node: n.Node) -> n.Node:
    """What a modifier makes of a value or limit, looked at if it may pass 64 bits with all the others."""
    most = UNLIMITED if modifier.target == "limit" else _value(draft, modifier.name)
    if modified(draft, modifier.target, modifier.name, most) > WHOLE_AT_MOST:
        return n.Ask("whole", (node, n.Constant(draft.at)))
    return node


def remembered(draft: Draft, e: p.Expression, node: n.Node, line: int) -> n.Node:
    """A number that the match remembers, looked at if it may be too large for that."""
    return n.Ask("bounded", (node, n.Constant(line))) if largest(draft, e) > NUMBERS_AT_MOST else node


def largest(draft: Draft, e: p.Expression) -> int:
    """The most that an expression can come to, to either side."""
    return min(_passes(draft, e), WHOLE_AT_MOST)


def largest_score(draft: Draft, score: p.Score) -> int:
    """The most that a line of scoring can come to, of a player or of a whole team."""
    together = max(map(len, draft.tables.teams), default=1) if not score.each_team else 1
    return largest(draft, score.formula) * together


def _passes(draft: Draft, e: p.Expression) -> int:
    """The same, before it is looked at."""
    match e:
        case p.Number():
            return abs(e.value)
        case p.Arithmetic():
            return _worked_out(e.op, largest(draft, e.left), largest(draft, e.right))
        case p.Fold():
            return _folded(draft, e)
        case p.DistanceAlong() | p.NetworkOf():
            together = draft.tables.count_of(e.ways.group.type) * (1 if e.ways.length is None else largest(draft, e.ways.length))
            return max(FAR, together) if isinstance(e, p.DistanceAlong) else together
        case p.Cases():
            return _most(draft, e.values)
        case p.ValueOf():
            return _value(draft, e.name)
        case p.ScoreOf():
            return sum(largest_score(draft, score) for score in draft.program.scores if e.name in (None, score.name))
        case p.Included():
            return _column(draft, e.bundle.owner, e.bundle.column)
        case p.ColumnOf():
            return _column(draft, e.owner, e.column)
        case p.CellOf():
            return max(map(_size, draft.tables.matrix(e.table).values()), default=0)
    if isinstance(e, REMEMBERED):
        return max(map(abs, (NUMBERS_AT_MOST, *draft.tables.start)))
    return _demand(draft, e)


def _demand(draft: Draft, e: p.Expression) -> int:
    match e:
        case p.EmptyBundle():
            return 0
        case p.Quantity() | p.Counts() | p.AnyQuantity():
            return largest(draft, e.amount)
        case p.BundlePlus():
            return largest(draft, e.left) + largest(draft, e.right)
        case p.BundleOr():
            return _most(draft, (e.left, e.right))
        case p.BundleTimes():
            return largest(draft, e.times) * largest(draft, e.bundle)
        case p.BundleIf():
            return _most(draft, e.bundles)
    raise TypeError(f"nobody knows how large a {type(e).__name__} can be")


def _worked_out(op: str, left: int, right: int) -> int:
    match op:
        case "+" | "-":
            return left + right
        case "*":
            return left * right
        case "larger" | "smaller":
            return max(left, right)
        case "remainder":
            return max(left, right)
    return left  # divided by 1 at least


def _folded(draft: Draft, e: p.Fold) -> int:
    each = 1 if e.each is None or e.op in SETS else largest(draft, e.each)
    return each if e.op in ("highest", "lowest") else draft.tables.count_of(e.group.type) * each


def _value(draft: Draft, name: str) -> int:
    """A declared value, with its modifiers; of one that is worked out of itself nothing is known."""
    noted = draft.magnitudes
    if name in noted:
        return noted[name]
    if not isinstance(noted, MutableMapping):
        return WHOLE_AT_MOST  # of an expression that comes when the game is made: nothing is noted any more
    noted[name] = WHOLE_AT_MOST
    value = next(value for value in draft.program.values if value.name == name)
    most: int = min(modified(draft, "value", name, largest(draft, value.formula)), WHOLE_AT_MOST)
    noted[name] = most
    return most


def modified(draft: Draft, target: str, name: str, most: int) -> int:
    """What a number of at most so much can become by the modifiers of a value, limit or cost."""
    for one in draft.program.modifiers:
        if (one.target, one.name) == (target, name):
            bounds = [largest(draft, bound) for bound in (one.at_least, one.at_most) if bound is not None]
            most = max([most + largest(draft, one.amount), *bounds])
    return most


def _column(draft: Draft, owner: str, column: str) -> int:
    t = draft.tables
    cells = t.constants.get((owner, column))
    if cells is not None:
        return max(map(_size, cells), default=0)
    owners: list[p.Kind | p.Piece] = [*t.program.kinds, *t.program.pieces]
    columns = [one for kind in owners if kind.name in t.classes_of(owner) for one in kind.columns]
    return max((_most(draft, one.cells) for one in columns if one.name == column), default=0)


def _most(draft: Draft, several: Iterable[Any]) -> int:
    return max((largest(draft, one) for one in several), default=0)


def _size(cell: Any) -> int:
    """A number, or of a demand the most units of one alternative."""
    return abs(cell) if isinstance(cell, int) else max((sum(amount for amount, _ in wants) for wants in cell), default=0)
