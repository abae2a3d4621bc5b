"""What a condition asks and does not find, in the words of its line: names are filled in, and numbers told that all can see."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from interpreter.engine import sight
from interpreter.numbering.tables import Tables, tables_of
from interpreter.state.slots import YOU
from interpreter.state.state import State
from interpreter.telling.refusals.candidates import evaluated
from interpreter.telling.words import naming
from interpreter.telling.words.areas import area_name
from interpreter.translate.analysis import secrecy
from rulelang import program as p
from rulelang.program.kinds import with_article
from rulelang.program.nodes import parts

ORDERS = {">=": "at least", "<=": "at most", ">": "more than", "<": "less than"}
_ONE_OF_THEM = (p.TopOf, p.EndOf)  # which are nothing where there is none
_NO_NAME = {"a", "all", "another", "any", "choose", "each", "every", "no", "other", "your"}  # a class comes after these
_NUMBERS = (
    p.Number,
    p.Amount,
    p.Arithmetic,
    p.Fold,
    p.CellOf,
    p.ValueOf,
    p.ScoreOf,
    p.Fits,
    p.Included,
    p.LongestLine,
    p.DistanceAlong,
    p.StepsApart,
    p.NetworkOf,
)


def needed(s: State, line: int, player: int) -> str:
    """What the `needs:` of a line lacks; empty if nothing, or if not all can see it."""
    condition = _needs(tables_of(s), line)
    if condition is None:
        return ""
    text = _text(tables_of(s), line).rpartition("needs:")[2].strip()  # it may stand behind what it is needed for
    return _lacking(s, condition, text, player, _names(s, condition, line, player))


def left_out(s: State, group: p.Group, line: int, player: int, value: int) -> str:
    """What the `where` of a group lacks of a value; empty if nothing, or if not all can see it."""
    _, found, text = _text(tables_of(s), line).partition(" where ")
    if group.where is None or not found or " where " in text:
        return ""
    text = re.sub(r'\s+("[^"]*"|as \w+)', "", text).rstrip(":").strip()
    name = _named(s, group.type, value, player)
    names = _names(s, group.where, line, player) | {group.type: name}
    text = re.sub(r"\b(its|whose) (\w+)", rf"\2 of {name}", re.sub(r"\bit\b", name, text))
    return _lacking(s, group.where, text, player, names, {group.bound: value})


def _lacking(
    s: State, condition: p.Expression, text: str, player: int, names: dict[str, str], bound: dict[int, int] | None = None
) -> str:
    """The first part of a condition that is not so, told."""
    nodes, parts = list(_parts(condition)), _split(text)
    if len(nodes) != len(parts):
        nodes, parts = [condition], [text]
    for node, part in zip(nodes, parts, strict=True):
        if not evaluated(s, node, player, bound):
            if not _known(s, node, player):
                return ""
            return _told(s, node, _filled(part, names), player, bound) + _of_nothing(s, node, player, bound or {})
    return ""


def _of_nothing(s: State, node: p.Expression, player: int, bound: dict[int, int]) -> str:
    """That a figure of something is 0 because it is not there: the top of what is empty, the highest of none."""
    asked = [part.of for part in parts(node) if isinstance(part, p.ColumnOf) and isinstance(part.of, _ONE_OF_THEM)]
    apart = [one for one in asked if _candidates(one) <= bound.keys()]
    return ", as what is not there has 0" if any(evaluated(s, one, player, bound) < 0 for one in apart) else ""


def _candidates(node: p.Expression) -> set[int]:
    """The candidates of groups around it that an expression asks about."""
    own = {part.bound for part in parts(node) if isinstance(part, p.Group)}
    return {part.number for part in parts(node) if isinstance(part, p.Bound)} - own


def _known(s: State, node: p.Expression, player: int) -> bool:
    """Whether a player knows all that a condition reads: all that is not open to everybody stays untold."""
    frame = s.stack[-1]
    about = [frame[YOU + slot] for slot in secrecy.about(tables_of(s), node)]
    return secrecy.public(tables_of(s), node) and all(piece < 0 or sight.piece(s, piece, player) for piece in about)


def _told(s: State, node: p.Expression, text: str, player: int, bound: dict[int, int] | None) -> str:
    match node:
        case p.Compare(op=op, left=left, right=right) if op in ORDERS:
            asked, value = (naming.number_name(evaluated(s, side, player, bound)) for side in (right, left))
            what, found, _ = text.partition(f" is {ORDERS[op]} ")
            return (
                f"{what} must be {ORDERS[op]} {asked} and is {value}"
                if found
                else f"`{text}` is not so, with {value} and {asked}"
            )
        case p.Compare(op="==", left=left, right=right) if (
            type_ := _type(tables_of(s), left) or _type(tables_of(s), right)
        ) is not None:
            told = [naming.value_name(tables_of(s), type_, evaluated(s, side, player, bound)) for side in (right, left)]
            what, found, _ = text.partition(" is ")
            return f"{what} must be {told[0]} and is {told[1]}" if found else f"`{text}` is not so"
        case p.Compare(op="!=") if text.count(" is not ") == 1:
            what, _, other = text.partition(" is not ")
            return f"{what} must not be {other}" if what != other else ""
        case p.Fold(op="any") if text.startswith("any "):
            return f"there is no {text.removeprefix('any ')}"
        case p.Fold(op="no") | p.Not(of=p.Fold(op="any")) if text.startswith("no "):
            return f"there is {with_article(text.removeprefix('no '))}"
        case p.Has() if (having := _having(s, node, player, bound)) is not None:
            return f"`{text}` is not so: there is {having}"
    return f"`{text}` is not so"


def _having(s: State, node: p.Has, player: int, bound: dict[int, int] | None) -> str | None:
    """How much there is of what is asked."""
    wanted = evaluated(s, node.bundle, player, bound)
    resources = dict.fromkeys(one for way in wanted for _, several in way for one in several)
    if not resources:
        return None
    amounts = [
        (one, evaluated(s, p.Amount(resource=p.Constant(type="resource", value=one), holder=node.holder), player, bound))
        for one in resources
    ]
    return " + ".join(naming.amount_name(tables_of(s), one, amount) for one, amount in amounts)


def _type(t: Tables, node: p.Expression) -> str | None:
    """Of what type a side of a comparison is, where it tells."""
    if isinstance(node, _NUMBERS):
        return getattr(node, "type", "number")
    if isinstance(node, (p.ActivePlayer, p.AutomaSeat, p.OwnerOf)):
        return "player"
    if isinstance(node, p.StateValue):
        return node.names
    found = getattr(node, "type", None)
    known = found in ("number", "player") or found in t.kind or found in t.class_pieces or found in t.space_grid
    return found if known else None


def _parts(condition: p.Expression) -> Iterator[p.Expression]:
    if isinstance(condition, p.Logic) and condition.op == "and":
        yield from _parts(condition.left)
        yield from _parts(condition.right)
    else:
        yield condition


def _split(text: str) -> list[str]:
    """What stands between the `and`s that are in no brackets."""
    parts, depth = [""], 0
    for word in re.split(r"(\band\b|[()])", text):
        depth += (word == "(") - (word == ")")
        if word == "and" and not depth:
            parts.append("")
        else:
            parts[-1] += word
    return [part.strip() for part in parts]


def _filled(text: str, names: dict[str, str]) -> str:
    """Names that stand for something, replaced by it; not where they are classes (`any card`)."""
    text = re.sub(r"^\(([^()]*)\)", r"\1", text)

    def fill(found: re.Match[str]) -> str:
        before = text[: found.start()].split()
        return found[0] if (before and before[-1] in _NO_NAME) or found[0] not in names else names[found[0]]

    return re.sub(r"\b[a-z_]\w*\b", fill, text).replace("_", " ")


def _names(s: State, condition: p.Expression, line: int, player: int) -> dict[str, str]:
    """What each name in a condition that was chosen, or brought, stands for."""
    called = _called(tables_of(s), line)
    frame = s.stack[-1]
    locals_ = {node.slot: node.type for node in parts(condition) if isinstance(node, p.Local) and node.slot}
    return {called[slot]: _named(s, type_, frame[YOU + slot], player) for slot, type_ in locals_.items() if slot in called}


def _named(s: State, type_: str, value: int, player: int) -> str:
    """A value as a player can name it."""
    if type_ in tables_of(s).class_pieces and value >= 0:
        return naming.seen_name(s, value, player)
    if type_ in tables_of(s).area:
        return area_name(s, type_, value, player)
    return naming.value_name(tables_of(s), type_, value)


@lru_cache(maxsize=256)
def _called(t: Tables, line: int) -> dict[int, str]:
    """What the slots of the body that a line stands in are called there; a slot of two names has none."""
    for body in t.program.bodies:
        steps = [node for node in parts(body.steps) if isinstance(node, p.Node)]
        if any(getattr(node, "line", -1) == line for node in steps):
            return _unique([*_parameters(t, body), *_chosen(t, steps)])
    return {}


def _parameters(t: Tables, body: p.Body) -> Iterator[tuple[int, str]]:
    given = re.search(r"\bwith ([^:\"]+)", _text(t, body.line))
    named = re.split(r"\s+and\s+", given[1].strip()) if given else []
    for slot, name in enumerate(named, 1):
        yield slot, name.split()[-1]


def _chosen(t: Tables, steps: Iterable[p.Node]) -> Iterator[tuple[int, str]]:
    for node in steps:
        if isinstance(node, (p.Choose, p.ChooseAtRandom, p.ChooseNumber, p.Called)):
            yield node.slot, node.name
        elif isinstance(node, p.Each):
            as_named = re.search(r"\bas (\w+):", _text(t, node.line))
            yield node.slot, as_named[1] if as_named else node.group.type


def _unique(named: Iterable[tuple[int, str]]) -> dict[int, str]:
    found: dict[int, set[str]] = {}
    for slot, name in named:
        found.setdefault(slot, set()).add(name)
    return {slot: names.pop() for slot, names in found.items() if len(names) == 1}


@lru_cache(maxsize=256)
def _needs(t: Tables, line: int) -> p.Expression | None:
    return next((node.condition for node in parts(t.program) if isinstance(node, p.Needs) and node.line == line), None)


def _text(t: Tables, line: int) -> str:
    return t.program.lines[line].text if 0 <= line < len(t.program.lines) else ""
