"""How a form is printed as Python: the printing itself, and the registry of what prints each class of nodes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import zip_longest
from typing import Any, TypeVar

from interpreter.form import (
    Block,
    Decide,
    Fail,
    Form,
    Function,
    Jump,
    Leave,
    Node,
    Return,
    Step,
    Stop,
    formed,
)
from interpreter.playable.python.ways_on import WaysOn
from interpreter.state.game_numbers import GameNumbers

T = TypeVar("T", bound=Node)
PRINTED: dict[type[Any], Callable[[Python, Any], Any]] = {}
NO_FORM = formed((), (), (), {}, {})
ENDS = (Decide, Fail, Jump, Leave, Return, Stop)
LAST: dict[type[Any], Callable[[Python, Any], list[str] | None]] = {}


def prints(kind: type[T]) -> Callable[[Callable[[Python, T], Any]], Callable[[Python, T], Any]]:
    """Registers what prints a class of nodes: a value as a text, a step as lines."""

    def register(printer: Callable[[Python, T], Any]) -> Callable[[Python, T], Any]:
        assert kind not in PRINTED, kind
        PRINTED[kind] = printer
        return printer

    return register


def prints_last(kind: type[T]) -> Callable[[Callable[[Python, T], Any]], Callable[[Python, T], Any]]:
    """Registers what prints a class of steps after which a block is left, if it is such a step (else None)."""

    def register(printer: Callable[[Python, T], Any]) -> Callable[[Python, T], Any]:
        assert kind not in LAST, kind
        LAST[kind] = printer
        return printer

    return register


class Python:
    """One printing. `constants` are those that have a name; `state` is what of the state is bound in a function; `firsts` are the
    sites that have a function for their first option; `numbers`: where what lies; `ways_on`: from block to block."""

    def __init__(self, firsts: Collection[int] = (), numbers: GameNumbers | None = None, form: Form = NO_FORM) -> None:
        self.firsts = firsts
        self.form = form
        self.numbers = numbers
        self.ways_on = WaysOn(form) if numbers is None else WaysOn(form, numbers.entry_of_block, numbers.line_of_block)
        self.nested = 0  # branches
        self.path: tuple[int, ...] = ()  # the blocks that stand in each other, the one that is printed last
        self.in_play = False  # whether nobody looks ahead
        self.room = 0  # for so many more lines of blocks of other frames
        self.constants: dict[str, Any] = {}
        self._known: dict[Any, str] = {}
        self.state: dict[str, None] = {}
        self.still = False  # whether nothing changes while the function that is printed runs
        self._helping: dict[Node, str] = {}
        self._named = 0

    def __call__(self, node: Node) -> str:
        """A value as a Python expression."""
        return str(PRINTED[type(node)](self, node))

    def lines(self, steps: Iterable[Step]) -> list[str]:
        """Steps as lines."""
        found: list[str] = []
        several = tuple(steps)
        for step, then in zip_longest(several, several[1:]):
            last = LAST[type(step)](self, step) if isinstance(then, Leave) and type(step) in LAST else None
            if last is not None:
                return found + last
            found += PRINTED[type(step)](self, step)
            if isinstance(step, ENDS):
                break  # nobody comes to what stands behind it
        return found or ["pass"]

    def block(self, block: Block) -> list[str]:
        """The lines of a block, where it stands."""
        before, self.path = self.path, (*self.path, block.number)
        found = self.lines(block.steps)
        self.path = before
        self.room -= len(found)
        return found

    def across(self, number: int) -> list[str] | None:
        """The lines of a block of another frame, the running one then; None if there is no room for it, or it goes round."""
        if number in self.path or self.room <= 0 or number < 0:
            return None
        block = self.ways_on.across(number, self.nested)
        return None if block is None else self.block(block)

    def within(self, steps: Iterable[Step]) -> list[str]:
        """The same, indented."""
        self.nested += 1
        found = [f"    {line}" for line in self.lines(steps)]
        self.nested -= 1
        return found

    def uses(self, name: str) -> str:
        """A part of the state, which the function binds."""
        self.state[name] = None
        return name

    def fresh(self) -> str:
        """A name that nothing else has."""
        self._named += 1
        return f"h{self._named}"

    def constant(self, value: Any) -> str:
        """Numbers and truths as they are, all else by a name."""
        if isinstance(value, int):
            return str(value) if value >= 0 else f"({value})"
        if value == ():
            return "()"
        key = (type(value), value)
        if key not in self._known:
            self._known[key] = f"k{len(self._known)}"
            self.constants[self._known[key]] = value
        return self._known[key]

    def help(self, offers: Node) -> str:
        """Offers that are listed once in a function, when they are first needed."""
        name = self._helping.setdefault(offers, f"help{len(self._helping)}")
        return f"{name} or {name}.filled({self(offers)})"

    def function(self, name: str, given: Sequence[str], lines: Sequence[str]) -> str:
        """A function of a state and more, with what its lines use of the state."""
        binds = [f"    {part} = s.{part}" for part in ("v", "z", "at") if part in self.state]
        binds += [f"    {help} = Help()" for help in self._helping.values()]
        self.state, self._helping = {}, {}
        return "\n".join([f"def {name}({', '.join(['s', *given])}):", *binds, *(f"    {line}" for line in lines)])


def name_of(function: Function) -> str:
    """What a function of the form is called."""
    return function.kind if function.number < 0 else f"{function.kind}{function.number}"
