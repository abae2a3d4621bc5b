"""What plays, from numbers and the Python that a form was printed as, whether it was printed just now or read from a file.

A state points to one of these (`State.n`), which all matches and copies share; nothing of it changes, so many threads may play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from types import CodeType, MappingProxyType
from typing import Any, NamedTuple, NoReturn

from interpreter.engine import machine
from interpreter.engine.chains.law import carriers, room_on, stand_ins
from interpreter.engine.deciding import lookahead
from interpreter.engine.sight import drawn_unseen
from interpreter.engine.tiles import tables
from interpreter.form import Form, Function, Site
from interpreter.playable.operations import RUNTIME
from interpreter.state.game_numbers import GameNumbers
from interpreter.state.slots import WAITING
from interpreter.state.state import Frame, Lister, Playable, State


class Printed(NamedTuple):
    """A form as Python, and what is known of it without reading it again."""

    source: str
    code: CodeType
    constants: tuple[tuple[str, Any], ...]  # each with the name that the source has for it
    blocks: int  # how many there are
    functions: tuple[tuple[Function, str], ...]  # each with what it is called in the source
    options: tuple[int, ...]  # the sites whose options are listed by a function
    sites: tuple[Site, ...]


class Later(NamedTuple):
    """What play does not ask for: the form, and the tables with their words."""

    form: Callable[[], Form]
    tables: Callable[[], object]


def no_tables() -> NoReturn:
    """Nobody can tell of what is played without its rules."""
    raise LookupError("this game is played without its rules")


def run(numbers: GameNumbers, printed: Printed, later: Later, instead: Mapping[str, Any] = MappingProxyType({})) -> Playable:
    """What plays these numbers by this Python. `instead`: what is done in place of some operations, by their names."""
    names: dict[str, Any] = {**RUNTIME, **dict(printed.constants), **instead}
    exec(printed.code, names)  # noqa: S102 - our own text; see `interpreter.playable.python`
    functions = {function: names[name] for function, name in printed.functions}
    listers = {number: names[f"options{number}"] for number in printed.options}
    blocks = [names.get(f"b{number}") for number in range(printed.blocks)]
    return run_by(numbers, blocks, functions, listers, sites=printed.sites, later=later, printed=printed)


def run_by(
    numbers: GameNumbers, blocks: Sequence[Any], functions: Mapping[Function, Callable[..., Any]],
    listers: Mapping[int, Lister], *, sites: tuple[Site, ...], later: Later, printed: Printed | None = None,
) -> Playable:  # fmt: skip
    """The same, where blocks (by number; the first two are the machine's), functions and lists of options are run otherwise."""
    return Playable(
        **{field.name: getattr(numbers, field.name) for field in fields(GameNumbers)},
        tables=later.tables,
        read_form=later.form,
        sites=sites,
        slots=tuple(site.slot for site in sites),
        start_at=_start_at(numbers),
        printed=printed,
        blocks=(machine.settle, machine.end_of_turn, *blocks[2:]),
        functions=MappingProxyType(functions),
        listers=tuple(listers.get(number, _waiting) for number in range(len(sites))),
        sure=tuple(functions.get(Function("sure", number)) if site.sure else None for number, site in enumerate(sites)),
        safe_if=MappingProxyType({function.number: safe for function, safe in functions.items() if function.kind == "safe"}),
        known=tuple(functions.get(Function("known", number)) if site.known else None for number, site in enumerate(sites)),
        can_any_time=tuple(functions.get(Function("can_g", entry)) for entry, _ in numbers.any_time),
        asked_again=MappingProxyType({site.again: number for number, site in enumerate(sites) if site.again >= 0}),
        leading=lookahead.possible,
        complete=tuple(functions.get(Function("complete", number)) for number in range(len(numbers.areas))),
        plainly=tuple([not site.risky and not numbers.any_time for site in sites]),
        plain=plain(numbers),
        around=tables.around(numbers),
        tiles=tables.tiles(numbers),
        carriers=carriers(numbers.chains),
        standing=stand_ins(numbers.chains),
        room_on=room_on(numbers.chains),
        lapses=bool(numbers.turn_switches or numbers.phase_switches or numbers.next_turns),
        notes_positions=bool(numbers.position_places or numbers.position_slots),
        ends=functions[Function("ends")],
        first_spaces=tuple(functions.get(Function("first", number), _anywhere) for number in range(len(numbers.grids))),
        limit=functions[Function("limit")],
        total=functions[Function("total")],
        score_functions=tuple(functions[Function("score", number)] for number in range(numbers.scores)),
        ranking_functions=tuple(functions[Function("ranking", number)] for number in range(len(numbers.highest_wins))),
    )


def _start_at(n: GameNumbers) -> tuple[int, ...]:
    """[piece] The place where it lies before set-up."""
    found = {piece: place for place, pile in enumerate(n.start_places) for piece in pile}
    return tuple(found[piece] for piece in range(len(n.looks)))


def plain(n: GameNumbers) -> tuple[bool, ...]:
    """[place] Whether nothing but the piles changes when pieces leave it, wherever they go.

    All places are seen alike, so no move shows anything; who takes what comes next knows what it is; and nothing in this game is
    noted of a piece, set off by one or joined with it.
    """
    noted = n.remembers or n.uncovers or n.watched or n.stamps or n.parts or n.areas or n.turned >= 0
    shown = n.sight.shows_backs or any(n.sight.backs) or len({*n.sight.contents}) > 1
    return tuple([not noted and not shown and not drawn_unseen(n, place) for place in range(len(n.capacity))])


def _anywhere(_: State, __: int) -> int:
    """No space is named."""
    return -1


def _waiting(_: State, frame: Frame) -> range:
    """The triggers that wait, by number."""
    return range(len(frame[WAITING]))
