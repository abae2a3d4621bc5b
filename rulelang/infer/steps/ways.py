"""Names that are given in each of several ways are known below them: `if` and `else`, `one of:`, and what is done instead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from rulelang import program as p
from rulelang.infer.scope import Binding, Partly, Scope

Names = Mapping[str, Binding]


@dataclass
class Ways:
    """The ways of one step, one after another; what has the same name in each of them is kept in the same slot."""

    scope: Scope
    each: list[Names] = field(default_factory=list)  # what each way that goes on has named

    def way(self, scope: Scope) -> Scope:
        """The scope of the next way, in which a name of the ways before means the same for what comes below them."""
        return replace(scope, before={name: one for names in reversed(self.each) for name, one in names.items()})

    def goes_on(self, steps: Sequence[p.Step], named: Names) -> None:
        """Notes what a way has named; what stands below is not reached by a way that ends more than itself."""
        if not any(map(p.is_left, steps)):
            self.each.append(named)

    def end(self) -> None:
        """What all ways have named is known in the scope around them; what only some have, is noted as such."""
        first, *others = self.each or [{}]
        for name in {name: None for names in self.each for name in names}:
            picked = [names[name] for names in self.each if name in names and names[name].picked]
            same = all(_same(first.get(name), names.get(name)) for names in others)
            if name in first and same:
                drawn = any(names[name].drawn for names in self.each)
                self.scope.locals[name] = first[name]._replace(drawn=drawn)
                self.scope.partly.pop(name, None)
            elif picked:  # who has chosen nothing chose nobody and nothing: that can be asked
                self.scope.locals[name] = picked[0]
            elif name not in self.scope.locals:
                found = [names[name] for names in self.each if name in names]
                self.scope.partly[name] = Partly(found[0].span, differs=len(found) == len(self.each))


def _same(one: Binding | None, other: Binding | None) -> bool:
    """Whether two ways give a name to the same: to a thing of one class, in one slot."""
    if one is None or other is None:
        return False
    return one._replace(span=other.span, drawn=other.drawn) == other
