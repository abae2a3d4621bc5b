"""`by players (2: 14, 3: 20)`: a value for each case, and no case left out or given twice."""

from __future__ import annotations

from collections.abc import Iterable

from rulelang import ast, kinds
from rulelang import program as p
from rulelang.infer.bundles import as_bundle
from rulelang.infer.core import infer, insist, rule
from rulelang.infer.scope import Scope, Typed


@rule(ast.CasesText)
def cases(scope: Scope, node: ast.CasesText, wanted: str | None) -> Typed:
    of = infer(scope, node.of)
    keys = tuple(insist(scope, case.key, infer(scope, case.key, of.type), of.type) for case in node.cases)
    _check_keys(scope, node, of, keys)
    values = [infer(scope, case.value, wanted) for case in node.cases]
    type = next((v.type for v in values if v.type not in (kinds.UNKNOWN, kinds.NOBODY)), kinds.UNKNOWN)
    if wanted == kinds.BUNDLE or any(v.type == kinds.BUNDLE for v in values):
        bundles = tuple(as_bundle(scope, case.value, v) for case, v in zip(node.cases, values, strict=True))
        return Typed(p.Cases(of=of.node, keys=keys, values=bundles, type=kinds.BUNDLE), kinds.BUNDLE)
    found = tuple(insist(scope, case.value, v, type) for case, v in zip(node.cases, values, strict=True))
    return Typed(p.Cases(of=of.node, keys=keys, values=found, type=type), type)


def _check_keys(scope: Scope, node: ast.CasesText, of: Typed, keys: Iterable[p.Expression]) -> None:
    """Complains about a case given twice, and about one that is certain to come and is not there."""
    seen: set[int] = set()
    for case, key in zip(node.cases, keys, strict=True):
        if not isinstance(key, p.Number | p.Constant):
            continue
        if key.value in seen:
            scope.complain("given_twice", "given twice", case.key, f"`{scope.symbols.text_of(case.key)}` has a value already")
        seen.add(key.value)
    missing = [name for value, name in _needed(scope, of) if value not in seen]
    if missing and all(isinstance(key, p.Number | p.Constant) for key in keys):
        names = ", ".join(f"`{name}`" for name in missing[:6])
        scope.complain("case_missing", "a case is missing", node, f"there is no value for {names}", hint=f"add `{missing[0]}: …`")


def _needed(scope: Scope, of: Typed) -> list[tuple[int, str]]:
    """The cases that are certain to come, where that is known."""
    symbols = scope.symbols
    if isinstance(of.node, p.PlayerCount):
        numbers = range(symbols.least_players, symbols.most_players + 1)
        return [(number, str(number)) for number in numbers] if symbols.players_known else []
    if isinstance(of.node, p.OptionValue):
        word = symbols.words.get(of.node.name)
        return [(value, str(value)) for value in word.node.values] if word and isinstance(word.node, ast.OptionLine) else []
    cls = symbols.classes.get(of.type)
    return list(enumerate(cls.members)) if cls is not None and cls.form == "kind" else []
