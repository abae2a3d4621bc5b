"""What is asked: a decision with its options, each made when it is looked at, and the refusal of what is not offered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, overload

from interpreter.form import Site
from interpreter.late import Late
from interpreter.match.refusal import Refusal
from interpreter.paying.demands import Demand
from interpreter.state.answers import is_any_time, is_paid, own
from interpreter.state.state import State

if TYPE_CHECKING:
    from interpreter.numbering import tables
    from interpreter.telling.refusals import candidates, help_in_paying, why_not
    from interpreter.telling.words import meaning, wording
    from interpreter.telling.words.wording import PlainValue
else:  # an option can be taken without anybody reading what it is called
    tables = Late("interpreter.numbering.tables")
    candidates = Late("interpreter.telling.refusals.candidates")
    help_in_paying = Late("interpreter.telling.refusals.help_in_paying")
    why_not = Late("interpreter.telling.refusals.why_not")
    meaning = Late("interpreter.telling.words.meaning")
    wording = Late("interpreter.telling.words.wording")


class Option:
    """One way to decide. It is made when it is looked at, and says no more than whoever decides may know."""

    __slots__ = ("decision", "index")

    def __init__(self, decision: Decision, index: int) -> None:
        self.decision = decision
        self.index = index

    @property
    def key(self) -> str:
        """What it is called in records: stable, and unique in its decision."""
        return self.decision.keys[self.index]

    @property
    def label(self) -> str:
        """What it reads like to whoever decides."""
        decision = self.decision
        return wording.labels(decision.state, decision.site, decision.values)[self.index]

    @property
    def told(self) -> str:
        """What is said of it once it is taken."""
        return wording.told(self.decision.state, self.decision.site, self.decision.values, self.index)

    @property
    def value(self) -> PlainValue:
        """The same as JSON-able data: a number, or `{"do": "stop"}`, `{"wood": 2}`, `{"fox": "fox", "place": "den"}`."""
        return wording.plain_value(self.decision.state, self.decision.site, self.decision.values[self.index])

    def __repr__(self) -> str:
        return f"<{self.key}>"


class Options(Sequence[Option]):
    """The options of a decision, in a fixed order, each made when it is looked at."""

    __slots__ = ("decision",)

    def __init__(self, decision: Decision) -> None:
        self.decision = decision

    def __len__(self) -> int:
        return len(self.decision.values)

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> list[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | list[Option]:
        decision = self.decision
        if type(index) is int and 0 <= index < len(decision.values):
            return Option(decision, index)
        if isinstance(index, slice):
            return [Option(decision, i) for i in range(*index.indices(len(self)))]
        if index < 0:
            index += len(decision.values)
        if not 0 <= index < len(decision.values):
            raise IndexError(index)
        return Option(decision, index)

    def __iter__(self) -> Iterator[Option]:
        return (Option(self.decision, i) for i in range(len(self)))


class Decision:
    """What is asked, and of whom: `player` is a seat from 0."""

    __slots__ = ("_keys", "number", "player", "state", "values")

    def __init__(self, state: State) -> None:
        assert state.ask is not None
        self.number, self.player, self.values = state.ask
        self.state = state
        self._keys: list[str] | None = None

    @property
    def options(self) -> Options:
        """What can be answered. A decision does not point to them, so that nothing goes in a circle."""
        return Options(self)

    @property
    def site(self) -> Site:
        """What the rules say of it, as the form has it."""
        return self.state.n.sites[self.number]

    @property
    def keys(self) -> list[str]:
        """The keys of all options, in their order."""
        if self._keys is None:
            self._keys = wording.keys(self.state, self.site, self.values)
        return self._keys

    @property
    def kind(self) -> str:
        """choose, number, one_of, may, pay, gain, use or order."""
        return self.site.kind

    @property
    def prompt(self) -> str:
        """What is asked, in words."""
        return wording.prompt(tables.tables_of(self.state), self.site)

    @property
    def wanted(self) -> str:
        """What is to be paid, in words; empty where nothing is. It is for whoever decides: others may not know it."""
        asked = self._demand
        return "" if asked is None else help_in_paying.demand_told(self.state, asked).replace("_", " ")

    @property
    def helpers(self) -> dict[str, str]:
        """Each piece that helps in some way to pay, as options name it, and what it gives and takes, in words."""
        asked = self._demand
        ways = [value for value in self.values if is_paid(value, self.site)]
        return help_in_paying.helpers(self.state, self.player, ways, asked) if asked is not None and ways else {}

    @property
    def _demand(self) -> Demand | None:
        return candidates.demand(self.state, self.site.line, self.player) if self.kind == "pay" else None

    @property
    def forced(self) -> bool:
        """Whether it has only one option, which others could not know; what may be done at any time does not count."""
        return len(own(self.values)) == 1

    def sort_of(self, index: int) -> str:
        """As the answer to which kind of decision an option is told."""
        return "one_of" if is_any_time(self.values[index]) else self.kind

    @property
    def address(self) -> str | None:
        """The address of the rule that asks, as variants name it; None if no line does."""
        lines = tables.tables_of(self.state).program.lines
        return lines[self.site.line].address if 0 <= self.site.line < len(lines) else None

    def _called(self, name: str) -> list[str]:
        """The keys of the options that a person would call so."""
        labels = wording.labels(self.state, self.site, self.values)
        return [
            key
            for key, label in zip(self.keys, labels, strict=True)
            if meaning.plain(name) in (meaning.plain(key), meaning.plain(label))
        ]

    def index(self, choice: Option | str) -> int:
        """Which option this is, from 0: one of this decision or of an equal one, or its key. Raises Refusal, with the reason."""
        if isinstance(choice, Option):
            if choice.decision is not self and (choice.decision.keys != self.keys or choice.decision.player != self.player):
                raise Refusal("this option belongs to another decision")
            return choice.index
        if choice not in self.keys:
            if near := self._called(str(choice)):
                raise Refusal(f"`{choice}` is no key: it is offered as {' or '.join(f'`{key}`' for key in near)}")
            reason, line = why_not.refused(self.state, str(choice))
            lines = tables.tables_of(self.state).program.lines
            raise Refusal(reason, lines[line].address if 0 <= line < len(lines) else None)
        return self.keys.index(choice)
