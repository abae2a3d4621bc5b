"""What is done: steps over the state and the running frame. Those that end a block say where it goes on."""

from __future__ import annotations

from dataclasses import dataclass

from interpreter.form.node import Node

__all__ = [
    "Add", "Append", "Bind", "Decide", "Effect", "Fail", "ForEach", "Gather", "Jump", "Leave", "More", "Next", "Over", "Pop",
    "Push", "Return", "Set", "Step", "Stop", "Store", "Times", "Until", "When", "Write",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Step(Node):
    """A part of a block or function that does something."""


Steps = tuple[Step, ...]


# ------------------------------------------------------------------------------------------------------------- straight
@dataclass(frozen=True, slots=True)
class Effect(Step):
    """What the runtime does to the match, by its name there (`operations.py`); `down` is which way pieces lie then."""

    what: str
    given: tuple[Node, ...] = ()
    down: bool | None = None


@dataclass(frozen=True, slots=True)
class Set(Step):
    """A place of the running frame gets a value."""

    slot: int
    value: Node


@dataclass(frozen=True, slots=True)
class Add(Step):
    """A number in the running frame grows, or shrinks."""

    slot: int
    amount: int


@dataclass(frozen=True, slots=True)
class Append(Step):
    """A tuple in the running frame gets one more at its end."""

    slot: int
    value: Node


@dataclass(frozen=True, slots=True)
class Bind(Step):
    """A name for a value from here on in this block or function."""

    name: str
    value: Node


@dataclass(frozen=True, slots=True)
class Gather(Step):
    """A name for a list with nothing in it yet."""

    name: str


@dataclass(frozen=True, slots=True)
class More(Step):
    """A list that has a name gets one more at its end."""

    name: str
    value: Node


@dataclass(frozen=True, slots=True)
class Write(Step):
    """A number of the state (`State.v`) gets a value."""

    at: Node
    value: Node


@dataclass(frozen=True, slots=True)
class Store(Step):
    """A value is kept under a key, in the store of the names `kept` and `key`."""

    value: Node


@dataclass(frozen=True, slots=True)
class When(Step):
    """The steps of the first branch whose condition holds; None always holds."""

    branches: tuple[tuple[Node | None, Steps], ...]


@dataclass(frozen=True, slots=True)
class ForEach(Step):
    """The steps for each of several, which stands in a slot or has a name."""

    target: Node
    several: Node
    steps: Steps


@dataclass(frozen=True, slots=True)
class Times(Step):
    """The steps so many times."""

    count: Node
    steps: Steps


@dataclass(frozen=True, slots=True)
class Until(Step):
    """The steps until something holds, tested before each time; the match halts at `line` where it never does."""

    stop: Node
    at_most: int
    line: int
    steps: Steps


# ---------------------------------------------------------------------------------------------- how a block goes on
@dataclass(frozen=True, slots=True)
class Next(Step):
    """The block with which the running frame goes on."""

    block: int


@dataclass(frozen=True, slots=True)
class Push(Step):
    """Another frame: its first block, what it is, its slots, and the padding of its body, if any."""

    block: int
    marker: int
    slots: tuple[Node, ...]
    padding: int = -1


@dataclass(frozen=True, slots=True)
class Pop(Step):
    """The running frame is done."""


@dataclass(frozen=True, slots=True)
class Over(Step):
    """The game is over."""


@dataclass(frozen=True, slots=True)
class Jump(Step):
    """Goes on at once with another block of this frame."""

    block: int


@dataclass(frozen=True, slots=True)
class Leave(Step):
    """Goes on through the machine."""


@dataclass(frozen=True, slots=True)
class Stop(Step):
    """Play stops here: a decision is open, or the game is over."""


@dataclass(frozen=True, slots=True)
class Fail(Step):
    """What is being done cannot be carried out."""

    line: int


@dataclass(frozen=True, slots=True)
class Decide(Step):
    """A decision at a site, for the player in a slot; then a block goes on. Its answer goes to the site's slot."""

    site: int
    you: Node
    block: int


@dataclass(frozen=True, slots=True)
class Return(Step):
    """What a function gives; of a block, what the machine is told."""

    value: Node
