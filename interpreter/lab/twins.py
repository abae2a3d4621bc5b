"""A match and its twins: real matches that differ only in what one seat may not know, played beside it step by step.

A twin forks where chance says something that its seat cannot see, or where another seat decides something that it cannot see.
From there both go on: the seat itself decides the same, the others decide the same where they can and, where they cannot,
something that is told to the seat in the same words. Chance says the same. At every decision the seat must be shown the same.
A twin ends without a word as soon as a piece that differs comes to light, what somebody could not do is told openly, or another
seat's open decision cannot be matched. What the same action shows later may tell itself a little earlier: a card may be paid
for before it is laid down.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from interpreter.engine import sight
from interpreter.engine.sight import Seat
from interpreter.lab import comparing, differing
from interpreter.lab.comparing import Shown
from interpreter.lab.dealing import Again, Notes, Said
from interpreter.lab.twin_match import STUCK, Leak, Twin, action, answer, go, keys, left, plays_at_random
from interpreter.match.rules import Rules
from interpreter.numbering.tables import tables_of
from interpreter.state.answers import is_any_time, numbers, own
from interpreter.state.chance import seeded
from interpreter.state.state import State, fresh
from interpreter.telling.words import wording
from rulelang.program import Chosen

STEPS_AT_MOST = 5_000  # decisions of a match that are looked at
REFUSALS_EACH = 16  # at one of so many of a seat's own decisions its refusals are compared, too
GOES_ON, DECISIONS_ON = 2, 20  # so often, and so far, a twin is played on to see whether its action shows what differs
SCRAMBLED = 0x5DEECE66D  # a twin's own chance is another: that numbers to come are not shown


@dataclass
class Course:
    """A match as it was played: the game, the numbers it began with and the choices that were made."""

    game: Rules
    players: int
    options: Chosen
    seed: int
    choices: Sequence[str]
    forks: random.Random  # where twins fork, and for whom
    at_once: int = 2  # so many twins at most go beside the match
    deeply: bool = False  # refusals are compared at every decision


def leak(course: Course) -> Leak | None:
    """The first leak that a twin finds; None if none does."""
    return next(_Beside(course).leaks(), None)


class _Beside:
    """A match that is played once more, with its twins."""

    def __init__(self, course: Course) -> None:
        self.course = course
        playable = course.game.playable(course.players, course.options, traced=True)
        self.state = fresh(playable, seeded(course.seed))
        self.twins: list[Twin] = []
        self.step = 0
        self.starts = [0] * course.at_once  # when the next twins may fork
        self._shown: dict[Seat, Shown] = {}

    def leaks(self) -> Iterator[Leak]:
        """Plays on, and gives each leak as it is found."""
        try:
            yield from self._goes_on(None)
            for choice in self.course.choices[:STEPS_AT_MOST]:
                self.step += 1
                yield from self._goes_on(choice)
        except STUCK:  # the rules cannot go on: that is for others to say
            return

    def _goes_on(self, choice: str | None) -> Iterator[Leak]:
        """One interval, from a decision (from the start, for None) to the next: the match first, then its twins."""
        s = self.state
        within = action(s)
        due = self._due()
        before = s.copy() if due else None
        answers = self._answers(choice)
        index = -1 if choice is None else keys(s).index(choice)
        said = self._run(s, index)
        self._shown = {}
        lasting: list[Twin] = []
        for twin, chosen in zip(self.twins, answers, strict=True):
            if self._follows(twin, chosen, said) and self._goes_with(twin, within):
                lasting.append(twin)
                if twin.leak is not None and self._is_over(twin):
                    yield twin.leak
        for _ in range(due):
            assert before is not None
            born = self._fork(before, index, said)
            if born is not None and self._goes_with(born, within):
                lasting.append(born)
                if born.leak is not None and self._is_over(born):
                    yield born.leak
        self.twins = lasting
        self._plan()

    # -- the match
    def _run(self, s: State, index: int) -> list[Said]:
        """The interval of the match; what chance said in it."""
        notes = Notes(s)
        s.dealer, s.trace = notes, []
        go(s, index)
        s.dealer = None
        return notes.said

    def shown(self, seat: Seat) -> Shown:
        """What a seat is shown of the match now."""
        if seat not in self._shown:
            self._shown[seat] = comparing.shown(self.state, seat, self._deeply)
        return self._shown[seat]

    @property
    def _deeply(self) -> bool:
        return self.course.deeply or (self.step + self.course.seed) % REFUSALS_EACH == 0

    # -- which twins there are
    def _due(self) -> int:
        """How many twins may fork in the interval to come."""
        return sum(start <= self.step for start in self.starts)

    def _plan(self) -> None:
        """As many twins as there may be, those that are there counted: of the others some wait a while."""
        gap = max(1, min(24, len(self.course.choices) // 4))
        free = self.course.at_once - len(self.twins)
        waiting = [start for start in self.starts if start > self.step]
        now = free - len(waiting)
        self.starts = waiting[: max(free, 0)] + [self.step + self.course.forks.randrange(1, gap + 1) for _ in range(now)]

    def _fork(self, before: State, index: int, said: list[Said]) -> Twin | None:
        """A twin that differs from this interval on, if anything in it is hidden from the seat that is picked."""
        seats = [*range(self.course.players), *([None] if self.course.players > 1 else [])]  # who plays alone has nobody to tell
        seat = self.course.forks.choice(seats)
        if before.ask is not None and before.ask[1] != seat and self.course.forks.random() < 0.5:
            twin = self._decides_otherwise(before, index, said, seat)
            if twin is not None:
                return twin
        state = before.copy()
        dealer = Again(state, list(said), seat, random.Random(self.course.forks.random()))
        if not self._plays(state, index, dealer):
            return None
        if not dealer.forked and not (tables_of(before).sight.open and self.step < 2):
            return None
        return Twin(seat, state, dealer.exchanged)

    def _decides_otherwise(self, before: State, index: int, said: list[Said], seat: Seat) -> Twin | None:
        """A twin in which another seat decides otherwise, and nobody can tell."""
        assert before.ask is not None
        number, player, values = before.ask
        site = before.n.sites[number]
        pieces = numbers(values, site) if site.type in tables_of(before).class_pieces else []
        if not (site.hidden or pieces) or is_any_time(values[index]):
            return None
        told = wording.told(before, site, values, index, seat)
        others = [
            other
            for other in range(len(own(values)))
            if other != index
            and not (pieces and sight.looks(before, pieces[other]) == sight.looks(before, pieces[index]))
            and wording.told(before, site, values, other, seat) == told
        ]
        if not others or (pieces and any(sight.piece(before, pieces[one], seat) for one in (index, *others))):
            return None
        state, other = before.copy(), self.course.forks.choice(others)
        if not self._plays(state, other, Again(state, list(said), seat)):
            return None
        return Twin(seat, state, {pieces[index], pieces[other]} if pieces else set(), (player, number) if site.hidden else None)

    # -- twins go on
    def _answers(self, choice: str | None) -> list[int]:
        """What is decided in each twin for what is decided in the match; -1 where nothing fits."""
        return [] if choice is None else [answer(self.state, keys(self.state).index(choice), twin) for twin in self.twins]

    def _follows(self, twin: Twin, answer: int, said: list[Said]) -> bool:
        """Plays a twin on to its next decision; false if it ends."""
        if twin.leak is not None:
            return True
        return answer >= 0 and self._plays(twin.state, answer, Again(twin.state, list(said), twin.seat))

    def _plays(self, state: State, index: int, dealer: Again) -> bool:
        state.dealer, state.trace = dealer, []
        try:
            go(state, index)
        except STUCK:
            return False
        state.dealer = None
        state.rng = self.state.rng ^ SCRAMBLED
        return True

    def _goes_with(self, twin: Twin, within: tuple[int, int]) -> bool:
        """Whether a twin still tells anything. What its seat is shown otherwise, and may not be, is its leak then."""
        s = self.state
        if twin.secret and (s.ask is None or not self._still_chosen(twin)):
            return False
        if twin.leak is not None:
            return not differing.came_to_light(s, twin.differs, twin.seat)
        known = differing.knowers(s, twin.differs)
        now = differing.differing(s, twin.state)
        part = self.shown(twin.seat).first_difference(other := comparing.shown(twin.state, twin.seat, self._deeply))
        differs = twin.differs | now
        if part:
            if differing.either_came_to_light(s, twin.state, differs, twin.seat):
                return False
            if differing.could_not(s, twin.state, known | differing.knowers(s, now)):
                return False
            if self._shows_later(twin, differs):
                return False
            line, lately = comparing.line_of(s, twin.state)
            if s.ask is None and (lately or part != "log"):  # with the end of the game all secrets end
                return False
            twin.leak, twin.within = self._leak(twin, other, part, line), action(s) if lately else within
        twin.differs = differs
        return bool(part or now or twin.secret or tables_of(s).sight.open or s.v != twin.state.v or s.stack != twin.state.stack)

    def _still_chosen(self, twin: Twin) -> bool:
        """Whether others are still choosing in secret, so that nothing may show; when all have chosen, everything may."""
        assert self.state.ask is not None
        number, player, _ = self.state.ask
        before, twin.secret = twin.secret, (player, number)
        return self.state.n.sites[number].hidden and before is not None and before < (player, number)

    def _shows_later(self, twin: Twin, differs: set[int]) -> bool:
        """Whether the action that is under way in the twin shows what differs, however it goes on."""
        up = differing.sides_up(twin.state, self.state, differs)
        for _ in range(GOES_ON):
            state, within = twin.state.copy(), action(twin.state)
            for _ in range(DECISIONS_ON):
                if state.ask is None or state.ask[1] == twin.seat or left(state, within):
                    return False
                state.trace = []
                if not plays_at_random(state, self.course.forks):
                    return False
                if differing.came_to_light(state, differs, twin.seat, up):
                    break
            else:
                return False
        return True

    def _is_over(self, twin: Twin) -> bool:
        """Whether the action in which a leak was found is over, so that it will not show what differs."""
        s = self.state
        return s.ask is None or s.ask[1] == twin.seat or left(s, twin.within)

    def _leak(self, twin: Twin, other: Shown, part: str, line: int) -> Leak:
        s = self.state
        if line < 0 and s.ask is not None:
            line = s.n.sites[s.ask[0]].line
        what = comparing.told(self.shown(twin.seat), other, part)
        return Leak(twin.seat, self.step, what, differing.secret(s, twin.state, twin.differs), line)
