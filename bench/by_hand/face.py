"""The face of a match by hand: the words of `interpreter.Match` that play, look, record and copy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol, overload

Answer = Any  # what a game answers with: a number or a bundle, as it likes


class Position(Protocol):
    """One match, bare. A decision with one option is never asked: `play` goes on to the next with two or more."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def player(self) -> int:
        """Who decides."""

    @property
    def options(self) -> Sequence[Answer]:
        """What can be answered; nothing when the match is over."""

    def play(self, answer: Answer) -> None:
        """Takes one of the options."""

    def copy(self) -> Position:
        """Another one, equal and independent."""

    def asked(self) -> tuple[str, str]:
        """The kind of decision, and what is asked in words."""

    def key(self, answer: Answer) -> str:
        """What an option is called in records."""

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees, in the shape of `interpreter.telling.view_shape`, without `you` and `decision`."""

    def winners(self) -> list[int]:
        """The seats that have won."""

    def scores(self) -> list[int]:
        """[seat] The points."""


class Refused(Exception):
    """What was asked is not offered; nothing has changed."""


class Option:
    """One way to decide, called by its key."""

    __slots__ = ("decision", "index")

    def __init__(self, decision: Decision, index: int) -> None:
        self.decision = decision
        self.index = index

    @property
    def key(self) -> str:
        """What it is called in records."""
        return self.decision.position.key(self.decision.answers[self.index])


class Options(Sequence[Option]):
    """The options of a decision, each made when it is looked at."""

    __slots__ = ("decision",)

    def __init__(self, decision: Decision) -> None:
        self.decision = decision

    def __len__(self) -> int:
        return len(self.decision.answers)

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> list[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | list[Option]:
        if isinstance(index, slice):
            return [Option(self.decision, i) for i in range(*index.indices(len(self)))]
        return Option(self.decision, range(len(self.decision.answers))[index])

    def __iter__(self) -> Iterator[Option]:
        return (Option(self.decision, i) for i in range(len(self)))


class Decision:
    """What is asked, and of whom."""

    __slots__ = ("answers", "options", "player", "position")

    def __init__(self, position: Position) -> None:
        self.position = position
        self.player = position.player
        self.answers = position.options
        self.options = Options(self)

    @property
    def keys(self) -> list[str]:
        """The keys of all options, in their order."""
        return [self.position.key(answer) for answer in self.answers]

    @property
    def kind(self) -> str:
        """choose, number, one_of, pay or gain."""
        return self.position.asked()[0]

    def index(self, choice: Option | str) -> int:
        """Which option this is. Raises Refused for one of another decision, and for a key that is not offered."""
        if isinstance(choice, Option):
            if choice.decision is not self:
                raise Refused("this option belongs to another decision")
            return choice.index
        if choice not in self.keys:
            raise Refused(f"`{choice}` is not offered")
        return self.keys.index(choice)


class Match:
    """One match of a game by hand."""

    __slots__ = ("_decision", "game", "history", "position", "seed")

    def __init__(self, game: str, position: Position, seed: int) -> None:
        self.game = game
        self.position = position
        self.seed = seed
        self.history: list[str] = []
        self._decision: Decision | None = None

    @property
    def decision(self) -> Decision | None:
        """The open decision; None when the match is over."""
        if self._decision is None and self.position.options:
            self._decision = Decision(self.position)
        return self._decision

    def play(self, choice: Option | str) -> None:
        """Decides, by an option or its key. Raises Refused for anything that is not offered."""
        decision = self.decision
        if decision is None:
            raise Refused("the game is over")
        answer = decision.answers[decision.index(choice)]
        self.history.append(self.position.key(answer))
        self._decision = None
        self.position.play(answer)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see."""
        decision = self.decision
        asked = None if decision is None else {"player": decision.player, "prompt": self.position.asked()[1]}
        return {"you": seat, "decision": asked, **self.position.view(seat)}

    def record(self) -> dict[str, Any]:
        """What is needed to play it again."""
        return {"game": self.game, "players": self.position.players, "seed": self.seed, "choices": self.history[:]}

    def copy(self) -> Match:
        """Another match, equal and independent."""
        new = Match(self.game, self.position.copy(), self.seed)
        new.history = self.history[:]
        return new

    @property
    def winners(self) -> list[int]:
        """The seats that have won."""
        return self.position.winners()

    @property
    def scores(self) -> list[int]:
        """[seat] The points."""
        return self.position.scores()
