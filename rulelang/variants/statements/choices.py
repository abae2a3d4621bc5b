"""Steps that a variant puts before or after one of several choices that stands there by its name: they belong to it only.

The name becomes a line of its own, `"bid more":` with the steps and `do raise` below it. It is chosen as it was before.
"""

from __future__ import annotations

from rulelang import ast
from rulelang.ast.traversal import children
from rulelang.program import kinds
from rulelang.variants.address import Target
from rulelang.variants.edit import Edit, Make, Place, place, written

_PASS = "pass"
_Way = ast.AlternativeLine | ast.Named | ast.Name


def is_choice(node: ast.Node) -> bool:
    """Whether this is one of several choices that stands there by its name, or did before a variant put steps beside it."""
    return isinstance(node, ast.Name | ast.Named) or (isinstance(node, ast.AlternativeLine) and node.named is not None)


def beside_choice(tree: ast.Text, target: Target, by: str, statement: ast.AddBeside) -> Edit:
    """Steps before or after a choice."""
    own = place(target.node)
    path = tuple(map(place, target.around))
    gap = (f"{statement.side} {own}", str(own)) if statement.side == "before" else (str(own), f"{statement.side} {own}")
    make = _with_steps(tree, own, statement)
    return Edit(by, statement, statement, path, gap, written(statement.block), make, between=True, anchor=(own,))


def _with_steps(tree: ast.Text, own: Place, statement: ast.AddBeside) -> Make:
    def make(old: ast.Node) -> tuple[ast.Node, ...]:
        assert isinstance(old, ast.OneOfNames | ast.OneOfStep)
        listed: tuple[_Way, ...] = old.names if isinstance(old, ast.OneOfNames) else old.alternatives
        ways = tuple(_longer(tree, way, statement) if _begins(way, own) else _named(way) for way in listed)
        return (ast.OneOfStep.model_construct(span=old.span, comments=old.comments, alternatives=ways),)

    return make


def _begins(way: ast.Node, own: Place) -> bool:
    """Whether a choice stands at a place, whatever it has become."""
    return is_choice(way) and place(way)[:3] == own[:3]


def _named(way: _Way) -> ast.AlternativeLine | ast.Named:
    return ast.Named.model_construct(span=way.span, name=way.name) if isinstance(way, ast.Name) else way


def _longer(tree: ast.Text, way: _Way, statement: ast.AddBeside) -> ast.AlternativeLine:
    """The choice with steps right before it, or after all that comes after it."""
    line = way if isinstance(way, ast.AlternativeLine) else _alone(tree, way)
    steps = line.block.steps
    at = len(steps)
    if statement.side == "before":
        at = next(number for number, step in enumerate(steps) if place(step)[:3] == place(way)[:3])
    both = (*steps[:at], *statement.block.steps, *steps[at:])
    return line.model_copy(update={"block": line.block.model_copy(update={"steps": both})})


def _alone(tree: ast.Text, way: ast.Named | ast.Name) -> ast.AlternativeLine:
    """A name as a line with a label, as it is called where it is chosen, and the step below it."""
    step = _step(way)
    block = ast.Block.model_construct(span=way.span, steps=(step,))
    return ast.AlternativeLine.model_construct(span=way.span, label=_label(tree, way.name), block=block, named=way.name)


def _step(way: ast.Name | ast.Named) -> ast.PassStep | ast.DoLine:
    if way.name == _PASS:
        return ast.PassStep.model_construct(span=way.span, word=_PASS)
    arguments = way.arguments if isinstance(way, ast.Named) else None
    return ast.DoLine.model_construct(span=way.span, name=way.name, arguments=arguments)


def _label(tree: ast.Text, name: str) -> str:
    declared = [one for one in children(tree) if isinstance(one, ast.Action | ast.Phase | ast.Steps) and one.name == name]
    label = next((getattr(one, "label", None) for one in declared), None)
    return label or kinds.words(name)
