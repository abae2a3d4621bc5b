"""Numbers and a form made ready to be played: the form printed as Python, its functions by number. It needs no Program.

A state points to one of these (`State.n`), which all matches and copies share; nothing of it changes, so many threads may play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from types import MappingProxyType
from typing import Any

from interpreter.engine import machine
from interpreter.engine.deciding import lookahead
from interpreter.form import Form, Function
from interpreter.playable.python import compiled, name_of
from interpreter.state.game_numbers import GameNumbers
from interpreter.state.slots import WAITING
from interpreter.state.state import Frame, Lister, Playable, State


def playable(numbers: GameNumbers, form: Form, tables: object = None) -> Playable:
    """What plays a game of these numbers and this form."""
    source, namespace = compiled(numbers, form)
    functions = {function: namespace[name_of(function)] for function in form.functions}
    listers = {number: namespace[f"options{number}"] for number in form.options}
    blocks = [namespace.get(f"b{number}") for number in range(len(numbers.line_of_block))]
    return run_by(numbers, form, blocks, functions, listers, source=source, tables=tables)


def run_by(
    numbers: GameNumbers, form: Form, blocks: Sequence[Any], functions: Mapping[Function, Callable[..., Any]],
    listers: Mapping[int, Lister], *, source: str = "", tables: object = None,
) -> Playable:  # fmt: skip
    """The same, where blocks (by number; the first two are the machine's), functions and lists of options are run otherwise."""
    sites = tuple(form.sites)
    return Playable(
        **{field.name: getattr(numbers, field.name) for field in fields(GameNumbers)},
        tables=tables,
        form=form,
        sites=sites,
        source=source,
        blocks=(machine.settle, machine.end_of_turn, *blocks[2:]),
        functions=MappingProxyType(functions),
        listers=tuple(listers.get(number, _waiting) for number in range(len(sites))),
        sure=tuple(functions.get(Function("sure", number)) if site.sure else None for number, site in enumerate(sites)),
        known=tuple(functions.get(Function("known", number)) if site.known else None for number, site in enumerate(sites)),
        can_any_time=tuple(functions.get(Function("can_g", entry)) for entry, _ in numbers.any_time),
        asked_again=MappingProxyType({site.again: number for number, site in enumerate(sites) if site.again >= 0}),
        leading=lookahead.possible,
        complete=tuple(functions.get(Function("complete", number)) for number in range(len(numbers.areas))),
        ends=functions[Function("ends")],
        first_spaces=tuple(functions.get(Function("first", number), _anywhere) for number in range(len(numbers.grids))),
        limit=functions[Function("limit")],
        total=functions[Function("total")],
        score_functions=tuple(functions[Function("score", number)] for number in range(numbers.scores)),
        ranking_functions=tuple(functions[Function("ranking", number)] for number in range(len(numbers.highest_wins))),
    )


def _anywhere(_: State, __: int) -> int:
    """No space is named."""
    return -1


def _waiting(_: State, frame: Frame) -> range:
    """The triggers that wait, by number."""
    return range(len(frame[WAITING]))
