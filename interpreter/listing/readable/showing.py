"""The printing for people: which function shows a class of nodes, found in one registry, and what names mean where it stands.

A value is shown as words; `want` says what sort of value is looked for where it stands (`place`, `player`, a class), so that a
number gets its name back. A step is shown as lines.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from interpreter import form as n
from interpreter.form import Effect, Site
from interpreter.form import steps as st
from interpreter.listing.readable.naming.frames import of_modifier
from interpreter.listing.readable.naming.values import Names, Said

T = TypeVar("T", bound=n.Node)
SHOWN: dict[type[Any], Callable[..., Any]] = {}
KINDS: dict[type[Any], Callable[[People, Any], str]] = {}
WIDTH = 108  # of a line, before it is broken
INDENT = "  "
VERB = re.compile(r"(?<!of )(?<!for )\byou (is|has|gains|pays|wins|uses|chooses)\b")
PLAIN = {"has": "have", "is": "are"}
CANDIDATE = re.compile(r"x(\d+)(?:[bgo]\d+)?(?:m(\d+))?$")  # as the writers call them: a number, and where it counts


def shows(kind: type[T]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Registers what shows a class of nodes: a value in words, a step or what a decision lists as lines."""

    def register(shown: Callable[..., Any]) -> Callable[..., Any]:
        assert kind not in SHOWN, kind
        SHOWN[kind] = shown
        return shown

    return register


def is_a(kind: type[T]) -> Callable[[Callable[[People, T], str]], Callable[[People, T], str]]:
    """Registers what says which sort of value a class of nodes gives, where that is not plainly a number or a truth."""

    def register(found: Callable[[People, T], str]) -> Callable[[People, T], str]:
        KINDS[kind] = found
        return found

    return register


class People:
    """One printing. `frame` says what the slots of the running frame are called, `bound` what names of the form are."""

    def __init__(self, names: Names, frame: dict[int, Said], candidates: dict[int, str] | None = None) -> None:
        self.names = names
        self.t = names.t
        self.frame = frame
        self.candidates = candidates or {}  # of this body: the class of each candidate, by its number
        self.bound: dict[str, Said] = {}
        self.site: Site = self.t.sites[0]  # whose options are shown
        self.gives = ""  # which sort of value the function gives that is shown
        self.said_here = ""  # the text of that line: of columns that say the same it names the one that is meant
        self.last: tuple[str, int] | None = None  # the rule line under which the last steps stood

    def __call__(self, node: n.Node, want: str = "") -> str:
        """A value in words."""
        return str(SHOWN[type(node)](self, node, want))

    def kind(self, node: n.Node) -> str:
        """Which sort of value a node gives; nothing where that is plainly a number or a truth."""
        found = KINDS.get(type(node))
        return "" if found is None else found(self, node)

    def alike(self, left: n.Node, right: n.Node) -> tuple[str, str]:
        """Two values that are compared: each says what sort of value the other is."""
        want = self.kind(left) or self.kind(right)
        return self(left, want), self(right, want)

    # -- names
    @contextmanager
    def naming(self, name: str, kind: str, *within: n.Node) -> Iterator[str]:
        """Within this, a name of the form is called after what it is; with a stroke, if something else there is called so."""
        said = self.own(name, kind, *within)
        before = dict(self.bound)
        self.bound[name] = Said(said, kind)
        yield said
        self.bound = before

    def own(self, name: str, kind: str, *within: n.Node) -> str:
        """What a candidate is called."""
        taken = {one.name for key, one in self.bound.items() if key != name}
        taken |= {self.frame[node.index].name for node in n.walk(within) if isinstance(node, n.Slot) and node.index in self.frame}
        said = kind.partition(" of ")[0] or "number"
        while said in taken:
            said += "'"
        return said

    def candidate(self, name: str, source: n.Node | None = None) -> str:
        """The class of a candidate: as the rules number it, else as its source says."""
        found = CANDIDATE.match(name)
        if found is not None:
            number, modifier = int(found[1]), found[2]
            classes = of_modifier(self.t, int(modifier)) if modifier else self.candidates
            if number in classes:
                return classes[number]
        return "" if source is None else one_of(self.kind(source))

    def call(self, name: str, kind: str, several: bool = False) -> Said:
        """A name is bound from here on."""
        plain = kind in ("", "truth") or kind.startswith("row of ") or name == "value"
        self.bound[name] = Said("those left" if several else name if plain else self.own(name, kind), kind)
        return self.bound[name]

    # -- lines
    def lines(self, steps: Iterable[st.Step]) -> list[str]:
        """Steps as lines, each group of them under the text of its rule line."""
        found: list[str] = []
        under, before = "", None
        for step in steps:
            said = isinstance(step, st.Leave) and isinstance(before, st.Next | st.Push | st.Pop)
            shown = [] if said else [agreeing(line) for line in SHOWN[type(step)](self, step)]
            before = before if isinstance(step, Effect) and not shown else step
            if is_mark(step):
                found += shown
                under = INDENT if shown else under
            else:
                found += [f"{under}{line}" for line in shown]
        return found

    def heading(self, line: int) -> list[str]:
        """The text of a rule line, if the last steps did not stand under it too."""
        at = self.t.program.lines[line]
        if (at.file, at.line) == self.last:
            return []
        self.last, self.said_here = (at.file, at.line), at.text
        return [self.names.line(line)]

    def within(self, steps: Iterable[st.Step]) -> list[str]:
        """The same, indented."""
        return [f"{INDENT}{line}" for line in self.lines(steps)]

    def options(self, number: int) -> list[str]:
        """What the decision at a site lists, and, apart from it, what makes each possible."""
        self.site = self.t.sites[number]
        listed = self.t.form.options[number]
        return list(SHOWN[type(listed)](self, listed))

    def laid(self, before: str, node: n.Node, want: str = "", after: str = "") -> list[str]:
        """A value behind some words: in one line if it is short, else one part of it a line."""
        flat = f"{before}{unbracketed(node, self(node, want))}{after}"
        if len(flat) <= WIDTH:
            return [flat]
        match node:
            case n.Both(parts=parts) | n.Either(parts=parts):
                word = "all of" if isinstance(node, n.Both) else "one of"
                inner = [line for part in parts for line in self.laid("- ", part)]
                return [f"{before}{word}{after}", *(f"{INDENT}{line}" for line in inner)]
            case n.If():
                return self._cases(before, node, want, after)
            case n.Not(of=n.Fold(op="any" | "no") as fold):
                return self.laid(before, n.Fold("no" if fold.op == "any" else "any", fold.loop), want, after)
            case n.Not():
                return self.laid(f"{before}not ", node.of, want, after)
            case n.Kept() | n.Marked():
                return self.laid(before, node.of, want, after)
            case n.Listing(loop=loop) | n.Fold(loop=loop) if loop.tests:
                return self._group(before, node, loop, after)
        return [flat]

    def _cases(self, before: str, node: n.If, want: str, after: str) -> list[str]:
        of, cases, otherwise = case_by_case(node)
        lines = []
        for condition, value in cases:
            match condition:
                case n.Compare(left=left, right=right) if of is not None:
                    lines += self.laid(f"{self(right, self.kind(left))}: ", value, want)
                case _:
                    lines += [*self.laid("if ", condition, "", ":"), *(f"{INDENT}{line}" for line in self.laid("", value, want))]
        lines += self.laid("else: ", otherwise, want)
        head = f"{before}by case" if of is None else f"{before}by {self(of)}"
        return [f"{head}{after}", *(f"{INDENT}{line}" for line in lines)]

    def _group(self, before: str, node: n.Node, loop: n.Loop, after: str) -> list[str]:
        """A group with one test a line."""
        kind = self.candidate(loop.name, loop.source)
        each = getattr(node, "each", None)
        plain = n.Loop(loop.name, loop.source)
        head = n.Fold(node.op, plain, each) if isinstance(node, n.Fold) else n.Listing(plain)
        with self.naming(loop.name, kind, *loop.tests, *([each] if each else [])):
            tests = [line for test in loop.tests for line in self.laid("- ", test)]
            shown = f"{before}{self(head)}"
        return [f"{shown} where{after}", *(f"{INDENT}{line}" for line in tests)]


def case_by_case(node: n.Node) -> tuple[n.Node | None, list[tuple[n.Node, n.Node]], n.Node]:
    """The cases of an expression, with what is there if none holds; and what they are about, if all are about one value."""
    cases: list[tuple[n.Node, n.Node]] = []
    about: list[n.Node | None] = []
    while isinstance(node, n.If):
        match node.condition:
            case n.Compare(op="==", left=left, right=n.Constant()):
                about.append(left)
            case _:
                about.append(None)
        cases.append((node.condition, node.then))
        node = node.otherwise
    return about[0] if all(one == about[0] for one in about) else None, cases, node


def is_mark(step: Any) -> bool:
    """Whether a step only notes, in a traced game, which line runs or is read."""
    return isinstance(step, Effect) and step.what in ("mark", "used")


def all_of(to: People, parts: Sequence[n.Node]) -> str:
    """Whether all of these hold."""
    return " and ".join(bracketed(to, part) if len(parts) > 1 else to(part) for part in parts)


def bracketed(to: People, node: n.Node) -> str:
    long = isinstance(node, n.Both | n.Either) or (isinstance(node, n.Fold | n.Every) and " where " in to(node))
    return f"({to(node)})" if long else to(node)


def unbracketed(node: n.Node, words: str) -> str:
    """A value that stands alone, without the brackets that it has among others."""
    alone = isinstance(node, n.Arithmetic | n.Divided | n.If) or (isinstance(node, n.Fold) and node.each is not None)
    return words[1:-1] if alone and words[0] == "(" else words


def agreeing(words: str) -> str:
    """The same, where a verb follows `you`."""
    return VERB.sub(lambda found: f"you {PLAIN.get(found[1], found[1][:-1])}", words)


def one_of(kind: str) -> str:
    """The sort of one, by the sort of several."""
    return {
        "players": "player",
        "pieces": "piece",
        "spots": "spot",
        "places": "place",
        "resources": "resource",
        "uses": "use",
        "abilities": "ability",
    }.get(kind, kind)
