"""What is known at one point of a text: the names that steps have bound, the candidates, who `you` is, and where one stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.complaint import FIRST_HERE, Complaint
from rulelang.complaints.names import already_bound, bound_and_declared
from rulelang.complaints.values import not_yet_playable
from rulelang.names.symbols import Symbols
from rulelang.program import kinds
from rulelang.text.diagnostics import Also
from rulelang.text.source import Span


class Typed(NamedTuple):
    """An expression of the Program and the kind of its value."""

    node: p.Expression
    type: str


UNKNOWN = Typed(p.Nobody(), kinds.UNKNOWN)


class Binding(NamedTuple):
    """A name of a step: a slot of the frame, or (`picked`) what each player chose."""

    type: str
    slot: int
    span: Span
    picked: bool = False
    drawn: bool = False  # by a draw, which may have brought nothing
    line: p.Expression | None = None  # in which line a number is a position that was chosen
    several: p.Group | None = None  # of which several were chosen under this name
    own: bool = False  # whether each player chose out of what lies in a place of that player's
    anybodys: bool = False  # whether it may as well be another player's: it was handed over, or found among what all have
    choices: tuple[int, ...] = ()  # the slot of each of them, where all chose them at once


class Partly(NamedTuple):
    """A name that is known in some of the ways above only, or (`differs`) stands for another thing in one of them."""

    span: Span
    differs: bool


class Candidate(NamedTuple):
    """What a group, value or score is asked about; `word` is the class's own name."""

    node: p.Expression
    type: str
    word: str


@dataclass
class Frame:
    """Counts the slots and candidates of one body."""

    slots: int = 1
    bounds: int = 0

    def new_slot(self) -> int:
        """The next free slot."""
        self.slots += 1
        return self.slots - 1

    def new_bound(self) -> int:
        """The next free number of a candidate."""
        self.bounds += 1
        return self.bounds - 1


@dataclass(frozen=True)
class Scope:
    """One point of a text. `locals` belongs to the block; a block within gets a copy."""

    symbols: Symbols
    frame: Frame = field(default_factory=Frame)
    you: p.Expression | None = None
    locals: dict[str, Binding] = field(default_factory=dict)
    before: Mapping[str, Binding] = field(default_factory=dict)  # what other ways of the same step have named before this one
    partly: dict[str, Partly] = field(default_factory=dict)  # what not all ways have named that stand above
    candidates: tuple[Candidate, ...] = ()
    file: str | None = None
    in_turns: bool = False
    outside: bool = False  # in set-up or the round, where nobody is `you` until somebody has a turn or does something
    in_repeat: bool = False
    put_off: bool = False  # to the end of a turn: what is around it now is not around it then
    at_once: bool = False
    in_cell: bool = False
    counts: bool = False  # whether a bundle is only asked for here, so that it may count values
    action: str | None = None
    score: str | None = None  # of which this is the formula
    least: int = 0  # of players; 0: as many as the game needs
    trying: bool = False  # whether this reading is only tried

    def inner(self) -> Scope:
        """The scope of a block within this one."""
        return replace(self, locals=dict(self.locals), before={}, partly=dict(self.partly))

    def asking(self, candidate: Candidate) -> Scope:
        """The scope of an expression about a candidate."""
        return replace(self, candidates=(candidate, *self.candidates))

    def is_read_otherwise(self, name: str) -> bool:
        """Whether a regular plural of a resource is a score here: no score is worked out of itself."""
        return name != self.score and self.symbols.is_read_otherwise(name)

    def only_member(self, name: str) -> bool:
        """Whether a name means a member of a kind, and nothing that is bound here."""
        bound = name in self.locals or any(candidate.word == name for candidate in self.candidates)
        return not bound and name in self.symbols.members

    def complain(
        self, node: ast.Node | Span, complaint: Complaint, *, word: str | None = None, also: tuple[Also, ...] = ()
    ) -> Typed:
        """Notes a complaint about a clause or a word in it; gives the value that silences what follows."""
        span = node if isinstance(node, Span) else node.span
        if word is not None:
            span = self.symbols.word_span(span, word, self.file)
        self.symbols.complain(span, complaint, also, self.file)
        return UNKNOWN

    def not_yet(self, node: ast.Node, what: str) -> None:
        """Complains, in a game, about a word that only pages may use so far."""
        if not self.symbols.page:
            self.complain(node, not_yet_playable(what))

    def bind(
        self, node: ast.Node, name: str, type: str, slot: int | None = None, picked: bool = False, drawn: bool = False
    ) -> int:
        """Gives a name to a new slot of the frame, for the rest of the block; a second name of the same is complained about."""
        number = self._slot(name, type) if slot is None else slot
        span = self.symbols.word_span(node.span, name)
        if name in self.locals:
            self.complain(span, already_bound(name), also=(self.named_at(self.locals[name].span, FIRST_HERE),))
        else:
            clash = self.symbols.words.get(name)
            if clash is not None and clash.form not in ("kind", "piece", "pieces", "table", "grid", "areas"):
                self.complain(span, bound_and_declared(name), also=self.symbols.also(clash))
        self.locals[name] = Binding(type, number, span, picked, drawn)
        return number

    def is_anybodys(self, name: str) -> None:
        """Notes of what has a name that it may be whosever."""
        self.locals[name] = self.locals[name]._replace(anybodys=True)

    def named_at(self, span: Span, text: str) -> Also:
        """The place where a name was given, with a word on it."""
        return Also(file=span.file or self.symbols.source.name, span=span, text=text)

    def _slot(self, name: str, type: str) -> int:
        """A new slot of the frame, or that in which another way of the same step keeps such a thing under this name."""
        before = self.before.get(name)
        return before.slot if before is not None and before.type == type else self.frame.new_slot()
