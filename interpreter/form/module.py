"""The whole form of one game: its blocks, its functions, and the sites where somebody decides."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from interpreter.form.nodes import Function
from interpreter.form.options import Options
from interpreter.form.steps import Step

__all__ = ["MORE", "Block", "Defined", "Form", "Frame", "Site", "formed"]

MORE = "again"  # the name of a decision whether to do steps once more, which have no name of their own


@dataclass(frozen=True, slots=True)
class Site:
    """One place in the rules where somebody decides. `slot` (a frame index) takes the answer."""

    line: int
    kind: str  # choose, number, one_of, may, pay, gain, order
    slot: int
    name: str
    type: str
    risky: bool = False
    public: bool = True
    sheltered: bool = False  # it looks ahead only for what waits further out, in the actions that called this one
    sure: bool = False  # whether a function of its number says of some options that they certainly lead on
    safe_rest: bool = False  # of a cost that sources help to pay: nothing after it can turn out impossible
    optional: bool = False  # of a choice: nothing may be chosen, too
    blind: bool = False  # of a choice of pieces: each is told by its place alone
    hidden: bool = False  # answers stay unseen until all have chosen
    earlier: tuple[tuple[int, int], ...] = ()  # of a later one: where the program and the frame keep the same player's answers
    spread: bool = False  # of a choice of pieces: they may lie in several places
    held: tuple[tuple[int, str], ...] = ()  # the frame indices of pieces that have another name by now, and these names
    known: bool = False  # whether a function of its number says if all can know that it has only one option
    about: tuple[int, ...] = ()  # the frame indices of pieces that it reads: it is public while everybody knows them
    keys: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    title: str = ""  # what people are told to choose, if not `name`
    leaves: bool = False  # its last option is to do nothing
    chosen: int = -1  # of a `may` that does what was chosen: the frame index of that choice; `keys` are then all it could be
    again: int = -1  # the block that asks it anew when something was done at any time; -1 where nothing is
    narrows: bool = False  # of a choice: its slot holds a first answer, of which this one says more
    begun: int = -1  # the frame index of what is known of an answer that is given in parts
    any_time: tuple[int, ...] = ()  # [way, member] which of the actions that may be done at any time an option is; -1: none
    let_be: tuple[int, ...] = ()  # of ways: those after which the turn ends and nothing was done, so that nothing more is asked
    over: int = -1  # the frame index that notes one of these
    last: bool = False  # the last question of a turn: what may be done at any time, or its first way, which goes on


@dataclass(frozen=True, slots=True)
class Block:
    """Steps from one decision, call or chance to the next, in the frame of one body."""

    number: int
    line: int
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Defined:
    """A function: what it is called, what it is given, and its steps, which return."""

    function: Function
    given: tuple[str, ...]
    line: int
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """What the slots of a body hold beside who does it: first what is handed over (so many), then what its steps put there.

    Of each slot one kind, always the same: player, number, truth, member, space, piece, area, place or spot (-1: none); option,
    the number of a way; way, what is paid or taken; ability, an ability and a piece; several, a tuple of what is still to come;
    answers, one of each player; part, what is known of a way; uses, abilities and pieces; nothing, a slot that no step uses.
    """

    given: int
    slots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Form:
    """All of it; nothing changes it."""

    blocks: Mapping[int, Block]
    functions: Mapping[Function, Defined]
    sites: tuple[Site, ...]
    options: Mapping[int, Options]  # by the number of the site
    frames: Mapping[int, Frame]  # by entry block


def formed(
    blocks: Iterable[Block], functions: Iterable[Defined], sites: Iterable[Site], options: Mapping[int, Options],
    frames: Mapping[int, Frame],
) -> Form:  # fmt: skip
    """A form of its parts, which nobody else can change from now on."""
    return Form(
        MappingProxyType({block.number: block for block in blocks}),
        MappingProxyType({defined.function: defined for defined in functions}),
        tuple(sites),
        MappingProxyType(dict(options)),
        MappingProxyType(dict(frames)),
    )
