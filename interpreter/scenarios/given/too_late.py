"""What is given too late to do anything: the turns that hang on it have begun, or only set-up asked for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from interpreter.numbering.tables import Tables, tables_of
from interpreter.scenarios.failing import Impossible
from interpreter.state.slots import ACTIVE, BLOCK, LOOP, MARKER, SETUP
from interpreter.state.state import State
from rulelang import program as p
from rulelang.program.nodes import parts


def check_in_time(state: State, target: p.StateValue) -> None:
    """Raises Impossible if another value of this can change nothing that is still to come, unless what it becomes itself."""
    tables = tables_of(state)
    if target.form not in ("counter", "role"):
        return  # a track is paid on, and a die is rolled
    if len(state.stack) > 1 and all(frame[MARKER] == SETUP for frame in state.stack[1:]):
        return
    begun = [*_begun(state, tables, target.name)]
    if _asked_later(tables, target.name, [turns for _, turns in begun]):
        return
    for body, _ in begun:
        raise Impossible(_too_late(tables, target.name, body, state.v[ACTIVE]))
    if _asks(target.name, (tables.program.setup,)):
        raise Impossible(f"only set-up asks for {target.name}, and it is over: put `given at setup` before it, and play on")


def _begun(state: State, tables: Tables, name: str) -> Iterator[tuple[p.Body, p.Turns]]:
    """The turns under way whose order was found by this when they began, and the body in which they stand."""
    lines = [state.n.line_of_block[frame[BLOCK]] for frame in state.stack if frame[MARKER] == LOOP]
    for body in (tables.program.round, *tables.program.bodies):
        for turns in parts(body.steps) if body.line in lines else ():
            if isinstance(turns, p.Turns) and _asks(name, (turns.start, turns.by, turns.by_then, turns.except_)):
                yield body, turns


def _too_late(tables: Tables, name: str, body: p.Body, active: int) -> str:
    way = f"`given at {body.name}, turn of …`" if body.form == "phase" else "`given at setup` before it, and play on"
    first = f"and it is the turn of {tables.seat_name(active)}"
    return f"the turns that go by {name} have begun, {first}: {name} is asked when they begin, and not again. Say {way}"


def _asked_later(tables: Tables, name: str, begun: list[p.Turns]) -> bool:
    """Whether anything asks for it but set-up, turns that have begun, and what it becomes itself."""
    orders = tuple((turns.start, turns.by, turns.by_then, turns.except_) for turns in begun)
    return _times_asked(tables)[name] > _count(name, orders)


@lru_cache(maxsize=64)
def _times_asked(tables: Tables) -> Counter[str]:
    """How many times anything but set-up, and what it becomes itself, asks for each counter, role, track or die."""
    program = tables.program
    nodes = [*parts(tuple(getattr(program, field) for field in type(program).model_fields if field not in ("setup", "position")))]
    asked = Counter(node.name for node in nodes if isinstance(node, p.StateValue))
    for node in nodes:
        if isinstance(node, p.Become | p.Randomise):
            asked[node.target.name] -= _count(node.target.name, (node.target, getattr(node, "value", None)))
    return asked


def _asks(name: str, nodes: tuple[object, ...]) -> bool:
    return any(True for _ in _asking(name, nodes))


def _count(name: str, nodes: tuple[object, ...]) -> int:
    return sum(1 for _ in _asking(name, nodes))


def _asking(name: str, nodes: tuple[object, ...]) -> Iterator[p.StateValue]:
    """Where these speak of a counter, role, track or die."""
    for node in parts(nodes):
        if isinstance(node, p.StateValue) and node.name == name:
            yield node
