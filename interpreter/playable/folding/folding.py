"""The pass over a form: the innermost nodes first, each made simpler by the rules for its class until none has more to say."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from interpreter import form as n
from interpreter.form import Defined, Form, Function, formed
from interpreter.playable.folding.rewriting import with_parts
from interpreter.state.game_numbers import GameNumbers

T = TypeVar("T", bound=n.Node)
Rule = Callable[["Folding", Any], n.Node | None]
RULES: dict[type[Any], list[Rule]] = {}
SCOPES = (n.Fold, n.Listing, n.Choice, n.Ranked, n.Every, n.Let, n.Named, n.Numbers, n.ForEach)  # they bind a name


def simpler(kind: type[T]) -> Callable[[Callable[[Folding, T], n.Node | None]], Callable[[Folding, T], n.Node | None]]:
    """Registers what makes nodes of a class simpler; None where it has nothing to say. Its parts are as simple as can be."""

    def register(rule: Callable[[Folding, T], n.Node | None]) -> Callable[[Folding, T], n.Node | None]:
        RULES.setdefault(kind, []).append(rule)
        return rule

    return register


class Folding:
    """One pass. `known`: of names, of which numbers their values are one; `limits`: of each resource how much anybody may hold,
    if nothing in play changes that."""

    def __init__(self, numbers: GameNumbers, functions: Mapping[Function, Defined]) -> None:
        self.numbers = numbers
        self.functions = functions
        self.known: dict[str, range] = {}
        self.bodies: dict[Function, Defined] = {}  # of functions: as simple as they are
        self.limits = _limits(functions)
        self._named = 0

    def __call__(self, node: n.Node) -> n.Node:
        """A node that comes to the same."""
        if not isinstance(node, SCOPES):
            return self.made(with_parts(node, self))
        before = dict(self.known)
        found = self.made(self._in_scope(node))
        self.known = before
        return found

    def _in_scope(self, node: Any) -> n.Node:
        """The parts of a node that binds a name: first what it goes through, then what is asked of each."""
        match node:
            case n.Fold():
                loop = self._loop(node.loop)
                return replace(node, loop=loop, each=None if node.each is None else self(node.each))
            case n.Listing():
                return replace(node, loop=self._loop(node.loop))
            case n.Choice():
                listed = self(node.listed)
                self._learn(node.name, listed)
                return replace(node, listed=listed, possible=tuple(map(self, node.possible)))
            case n.Ranked():
                of = self(node.of)
                self._learn(node.name, of)
                return replace(node, of=of, by=self(node.by))
            case n.Every():
                several = self(node.several)
                self._learn(node.name, several)
                return replace(node, several=several, of=self(node.of))
            case n.ForEach():
                several = self(node.several)
                if isinstance(node.target, n.Name):
                    self._learn(node.target.name, several)
                return replace(node, several=several, steps=_all(self, node.steps))
        self.known.pop(node.name, None)
        return with_parts(node, self)  # type: ignore[no-any-return]

    def _loop(self, loop: n.Loop) -> n.Loop:
        """A loop; of its name what is known is known from here on."""
        source = self(loop.source)
        self._learn(loop.name, source)
        found = self.made(replace(loop, source=source, tests=tuple(map(self, loop.tests))))
        assert isinstance(found, n.Loop)
        if found.source is not source:
            self._learn(found.name, found.source)
        return found

    def made(self, node: n.Node) -> n.Node:
        """The same of a node whose parts are as simple as can be."""
        while (found := self._by_a_rule(node)) is not None:
            node = found
        return node

    def _by_a_rule(self, node: n.Node) -> n.Node | None:
        for rule in RULES.get(type(node), ()):
            if (found := rule(self, node)) is not None:
                return found
        return None

    def _learn(self, name: str, source: n.Node) -> None:
        """What a name can be that goes through something."""
        if (numbers := self.numbers_of(source)) is None:
            self.known.pop(name, None)
        else:
            self.known[name] = numbers

    def numbers_of(self, source: n.Node) -> range | None:
        """Of which numbers those of several are some; None if nothing is known."""
        match source:
            case n.Span(first=n.Constant(value=first), last=n.Constant(value=last)):
                return range(first, max(first, last))
            case n.Pile() | n.Piles():
                return range(len(self.numbers.looks))
            case n.Sorted(of=of):
                return self.numbers_of(of)
            case n.Ranked(of=of) | n.Kept(of=of):
                return self.numbers_of(of)
            case n.Listing(loop=loop):
                return self.numbers_of(loop.source)
            case n.Ask(what="seats", given=(_, n.Constant(value=players), _)):
                return range(players)
        return None

    def numbers_at(self, node: n.Node) -> range | None:
        """Of which numbers a value is one; None if nothing is known."""
        match node:
            case n.Constant(value=int() as value):
                return range(value, value + 1)
            case n.Name(name=name):
                return self.known.get(name)
            case n.At():
                return range(len(self.numbers.capacity))
            case n.Lookup(table=table) if table and all(type(one) is int for one in table):
                return range(min(table), max(table) + 1)
            case n.Arithmetic(op="+", left=left, right=right):
                found, more = self.numbers_at(left), self.numbers_at(right)
                if found and more:
                    return range(found[0] + more[0], found[-1] + more[-1] + 1)
        return None

    def is_there(self, node: n.Node) -> bool:
        """Whether a value is no nobody and no nothing."""
        found = self.numbers_at(node)
        return bool(found) and found is not None and found[0] >= 0

    def fresh(self, name: str) -> str:
        """A name that nothing else has."""
        self._named += 1
        return f"{name}i{self._named}"


def _limits(functions: Mapping[Function, Defined]) -> tuple[int, ...] | None:
    match functions.get(Function("limit")):
        case Defined(steps=(n.Bind(name=name, value=n.Lookup(table=table)), n.Return(value=n.Name(name=given)))) if name == given:
            return table
    return None


def folded(numbers: GameNumbers, form: Form) -> Form:
    """The form as it is played."""
    fold = Folding(numbers, form.functions)
    functions = [of_function(fold, function) for function in form.functions.values()]
    blocks = [replace(block, steps=_steps(fold, block.steps)) for block in form.blocks.values()]
    options: dict[int, Any] = {number: _fresh_start(fold, one) for number, one in form.options.items()}
    return formed(blocks, functions, form.sites, options, form.frames)


def of_function(fold: Folding, defined: Defined) -> Defined:
    """A function, made simpler once."""
    if defined.function not in fold.bodies:
        fold.bodies[defined.function] = defined  # whoever asks for it meanwhile, as it asks for itself, has it as it is written
        known, fold.known = fold.known, {}
        fold.bodies[defined.function] = replace(defined, steps=_all(fold, defined.steps))
        fold.known = known
    return fold.bodies[defined.function]


def _all(fold: Folding, steps: tuple[n.Step, ...]) -> Any:
    return tuple([fold(step) for step in steps])


def _steps(fold: Folding, steps: tuple[n.Step, ...]) -> Any:
    return tuple([_fresh_start(fold, step) for step in steps])


def _fresh_start(fold: Folding, node: n.Node) -> n.Node:
    fold.known = {}
    return fold(node)
