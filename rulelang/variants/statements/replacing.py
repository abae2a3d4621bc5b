"""`replace` and `remove`: what stands in the place of a clause, or that nothing does."""

from __future__ import annotations

from typing import Any

from rulelang import ast
from rulelang.complaints.variants.changes import (
    cannot_be_left_out,
    no_such_member_of,
    nothing_would_be_left,
    only_an_end_says,
    part_of_a_declaration,
    parts_of_a_cost,
    step_instead_of,
    steps_instead_of,
    steps_instead_of_choice,
)
from rulelang.variants.address import Target
from rulelang.variants.edit import Impossible, Make, plain
from rulelang.variants.statements.changing import offering

# What stays of a heading if its replacement does not say it.
_KEPT = ("label", "parameters", "any_time", "once", "plural", "starts", "made_of", "back", "uncounted", "unshown")
_OF_EACH = (ast.ValueLine, ast.Condition, ast.ScoreLine)  # one of each stays so: all that speaks of it asks for one of somebody
_BLOCKS = (
    ast.AlternativeLine, ast.ElseStep, ast.ElseIf, ast.OtherwiseStep, ast.TriggerLine, ast.Answer, ast.EndLine,
    ast.Setup,
    ast.Round, ast.Action, ast.Phase, ast.Steps,
)  # fmt: skip
_NEEDED = ("steps", "alternatives", "names", "lines", "rankings", "members", "values", "classes", "zones")


def declared_instead(old: ast.Node, new: ast.Node) -> ast.Node:
    """A declaration in the place of one of its name; what it is called, what it is given, how often it is done and whether it is
    shown or counted stay, if nothing else is said."""
    names = (*_KEPT, "each") if isinstance(old, _OF_EACH) else _KEPT
    kept = {name: getattr(old, name) for name in names if not getattr(new, name, True) and getattr(old, name, None)}
    if isinstance(old, ast.OptionLine) and isinstance(new, ast.OptionLine):
        kept["former"] = offering(old, new.values).former
    return new.model_copy(update=kept) if kept else new


def clause_instead(old: ast.Node, content: ast.Node, statement: ast.ReplaceClause) -> tuple[ast.Node, ...]:
    """What stands in the place of a clause: the new content of a cost, reward, condition or block, else the new steps.

    Raises Impossible.
    """
    match old, content:
        case (ast.PayLine() | ast.CostBlock(), ast.BundleBlock()):
            return (ast.CostBlock.model_construct(span=content.span, bundle=content),)
        case (ast.GainLine() | ast.RewardBlock(), ast.BundleBlock()):
            return (ast.RewardBlock.model_construct(span=content.span, bundle=content),)
        case (ast.BundleLine() | ast.BundleIf(), ast.BundleBlock()):
            return content.lines
        case (ast.EndLine(), ast.Ending()):
            return (old.model_copy(update={"span": content.span, "condition": content.condition, "block": content.block}),)
    if isinstance(content, ast.Ending):
        raise Impossible(content, only_an_end_says(plain(content), plain(old)))
    if isinstance(content, ast.BundleBlock):
        raise Impossible(content, parts_of_a_cost())
    if isinstance(content, ast.Block):
        return _steps_instead(old, content, statement)
    return _content_instead(old, content, statement)


def _steps_instead(old: ast.Node, content: ast.Block, statement: ast.ReplaceClause) -> tuple[ast.Node, ...]:
    if isinstance(old, _BLOCKS):
        return (old.model_copy(update={"block": content}),)
    if isinstance(old, ast.Name | ast.Named):
        raise Impossible(content, steps_instead_of_choice(old.name, plain(statement.address)))
    if isinstance(old, ast.BundleLine | ast.BundleIf | ast.NeedsLine) or _is_note(old):
        raise Impossible(content, steps_instead_of(plain(old), note=_is_note(old)))
    return content.steps


def _content_instead(old: ast.Node, content: Any, statement: ast.ReplaceClause) -> tuple[ast.Node, ...]:
    span = content.span
    match old:
        case ast.PayLine() | ast.Pays() | ast.Gains():
            return (old.model_copy(update={"span": span, "bundle": content}),)
        case ast.CostBlock():
            return (ast.PayLine.model_construct(span=span, bundle=content),)
        case ast.GainLine() | ast.RewardBlock():
            return (ast.GainLine.model_construct(span=span, bundle=content),)
        case ast.NeedsLine():
            return (ast.NeedsLine.model_construct(span=span, condition=content),)
        case ast.BundleLine() | ast.BundleIf():
            return (ast.BundleLine.model_construct(span=span, bundle=content),)
        case ast.BundleElse() | ast.BundleElseIf():
            line = ast.BundleLine.model_construct(span=span, bundle=content)
            return (old.model_copy(update={"then": line}),)
        case ast.Named() if isinstance(content, ast.Reference):
            return (ast.Named.model_construct(span=span, name=content.name),)
        case ast.Name() if isinstance(content, ast.Reference):
            return (ast.Name.model_construct(span=span, name=content.name),)
    if _is_note(old):
        raise Impossible(statement.address, part_of_a_declaration(plain(old)))
    raise Impossible(content, step_instead_of(plain(old)))


def _is_note(old: ast.Node) -> bool:
    return str(getattr(old, "kind", "")).endswith("_note")


# -- nothing instead
def without(target: Target, address: ast.Node) -> Make:
    """How to leave a clause out. Raises Impossible where something would be missing then."""
    node = target.node
    if target.row is not None:
        return _without_member(node, target.row)
    if not target.around:
        return lambda old: ()
    parent = target.around[-1]
    field, value = next((name, v) for name in type(parent).model_fields if _holds(v := getattr(parent, name), node))
    if isinstance(value, tuple):
        if len(value) == 1 and field in _NEEDED:
            around = next(one for one in reversed(target.around) if not isinstance(one, ast.Block))
            raise Impossible(address, nothing_would_be_left(plain(around)))
        return lambda old: ()
    optional = type(parent).model_fields[field].default is None
    if not optional:
        raise Impossible(address, cannot_be_left_out(plain(node)))
    return lambda old: ()


def _holds(value: object, node: ast.Node) -> bool:
    return value is node or (isinstance(value, tuple) and any(part is node for part in value))


def _without_member(node: ast.Node, key: ast.Key) -> Make:
    if isinstance(node, ast.Table | ast.PieceLine):
        return lambda old: (old.model_copy(update={"rows": (*getattr(old, "rows", ()), key)}),)
    field = "values" if isinstance(node, ast.OptionLine) else next(f for f in _NEEDED if hasattr(node, f))
    wanted = plain(key.of)
    members = _each(node, field)
    if not any(_called(member) == wanted for member in members):
        raise Impossible(key, no_such_member_of(plain(node), wanted, map(_called, members)))
    if len(members) == 1:
        raise Impossible(key, nothing_would_be_left(plain(node)))

    def make(old: ast.Node) -> tuple[ast.Node, ...]:
        left = tuple(one for one in _each(old, field) if _called(one) != wanted)
        return (offering(old, left) if isinstance(old, ast.OptionLine) else old.model_copy(update={field: left}),)

    return make


def _each(node: ast.Node, field: str) -> tuple[Any, ...]:
    """What a declaration lists, ranges of names as their names."""
    listed: tuple[Any, ...] = getattr(node, field)
    return ast.each_name(listed) if isinstance(node, ast.KindLine) else listed


def _called(member: object) -> str:
    return str(getattr(member, "name", member))
