"""What belongs to one turn in few sentences, and headings of phases, of what was heard of a match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from interpreter.engine.sight import Seat
from interpreter.numbering.tables import Tables
from interpreter.telling.english.inflection import is_sentence, listed, of_others, sentence, third, whose
from interpreter.telling.following.passing import PASS
from interpreter.telling.report.amounts import plain
from interpreter.telling.report.clauses import NOBODY, NUMBER, Clause
from interpreter.telling.report.doing import Choice, deeds
from interpreter.telling.report.hearing import (
    SET_UP,
    Ends,
    Item,
    Passes,
    PhaseBegins,
    PhaseEnds,
    RoundBegins,
    Told,
    TurnBegins,
    TurnsEnd,
)
from interpreter.telling.report.joined import joined
from interpreter.telling.report.saying import said

_MOST = 6  # things that one sentence tells
_LINE = 200  # letters that sentences of a set-up take together at most


class Paragraph(NamedTuple):
    """Something to be read at once: the heading of a phase, or what one player's turn held so far."""

    text: str
    heading: bool = False
    depth: int = 0  # in how many phases within a turn it stands


class _Phase(NamedTuple):
    """A phase with what happened in it."""

    begins: PhaseBegins | None  # None: the match as a whole
    held: list[Item | _Phase]

    @property
    def told(self) -> bool:
        """Whether something is told of it."""
        return any(one.told if isinstance(one, _Phase) else isinstance(one, Clause | Choice | Ends) for one in self.held)

    @property
    def is_set_up(self) -> bool:
        """Whether it is what happens before the first round."""
        return self.begins is not None and self.begins.heading == SET_UP

    @property
    def has_turns(self) -> bool:
        """Whether players take turns in it."""
        return any(isinstance(one, TurnBegins) for one in self.held)


class _How(NamedTuple):
    """In what it is that several did things: outside of turns each stands for itself."""

    set_up: bool
    in_turn: bool


_NOTHING_YET = Told()


def paragraphs(t: Tables, items: Sequence[Item], seat: Seat, before: Told = _NOTHING_YET) -> Iterator[Paragraph]:
    """What was heard, as it is told to a seat."""
    yield from _of_phase(t, _in_phases(items, before.around), seat, 0, before)


def _in_phases(items: Sequence[Item], around: Sequence[bool]) -> _Phase:
    """The items, each in its phase; those that went on before have had their headings."""
    whole = _Phase(None, [])
    open_phases = [whole]
    for within in around:
        open_phases.append(_Phase(PhaseBegins("", within), []))
        open_phases[-2].held.append(open_phases[-1])
    for item in items:
        if isinstance(item, RoundBegins):
            open_phases = open_phases[:1]
            whole.held.append(item)
        elif isinstance(item, PhaseBegins):
            phase = _Phase(item, [])
            open_phases = open_phases if item.within else open_phases[:1]
            open_phases[-1].held.append(phase)
            open_phases.append(phase)
        elif isinstance(item, PhaseEnds):
            open_phases = open_phases[:-1] or [whole]
        else:
            open_phases[-1].held.append(item)
    return _Phase(None, list(_rounds_named(whole.held)))


def _rounds_named(held: Sequence[Item | _Phase]) -> Iterator[Item | _Phase]:
    """What happened, each round named where the first thing of it is told, with the phase that begins there."""
    begins: RoundBegins | None = None
    for one in held:
        if isinstance(one, RoundBegins):
            begins = one
            continue
        if begins is not None and isinstance(one, _Phase) and one.told and one.begins is not None and not one.begins.within:
            title = f"round {begins.number}: {one.begins.heading}".removesuffix(": ")
            begins, one = None, one._replace(begins=one.begins._replace(heading=title))
        elif begins is not None and (isinstance(one, Clause | Choice | Ends | Passes) or (isinstance(one, _Phase) and one.told)):
            if begins.alone:
                yield begins
            begins = None
        yield one


def _of_phase(t: Tables, phase: _Phase, seat: Seat, depth: int, told: Told) -> Iterator[Paragraph]:
    how = _How(phase.is_set_up, told.in_turn)
    turn: list[Clause | Choice] = []
    before = _last_phase(told)  # the phase that has just been told
    idle: list[int] = []  # who passed since, and was not asked
    for one in _spread(phase):
        if idle and not isinstance(one, Passes | TurnBegins | TurnsEnd):
            yield _passed(t, idle, seat, depth)
            idle = []
        match one:
            case _Phase():
                yield from _of_turn(t, turn, seat, depth, how)
                turn = []
                within = one.begins is not None and one.begins.within
                if one.begins is not None and one.begins.heading and one.told and not _goes_on(before, one):
                    yield Paragraph(sentence(one.begins.heading).removesuffix("."), heading=True, depth=depth + within)
                yield from _of_phase(t, one, seat, depth + within, Told(in_turn=how.in_turn and (within or not one.begins)))
                before = one
            case RoundBegins(number, _):
                yield from _of_turn(t, turn, seat, depth, how)
                turn = []
                yield Paragraph(f"Round {number}", heading=True, depth=depth)
            case Ends(text):
                yield from _of_turn(t, turn, seat, depth, how)
                turn = []
                yield Paragraph(sentence(text), depth=depth)
            case TurnBegins() | TurnsEnd():
                yield from _of_turn(t, turn, seat, depth, how)
                turn, how = [], how._replace(in_turn=isinstance(one, TurnBegins))
            case Passes(player) if turn and all(item.who == player for item in turn):
                turn.append(Clause(player, PASS))
            case Passes(player):
                yield from _of_turn(t, turn, seat, depth, how)
                turn, idle = [], [*idle, player]
            case Clause() | Choice():
                turn.append(one)
                before = None
    yield from _of_turn(t, turn, seat, depth, how)
    if idle:
        yield _passed(t, idle, seat, depth)


def _last_phase(told: Told) -> _Phase | None:
    """The phase that was told last, if nothing was told after it."""
    phases = [one for one in _in_phases(told.last, ()).held if isinstance(one, _Phase)]
    return phases[-1] if phases else None


def _goes_on(before: _Phase | None, one: _Phase) -> bool:
    """Whether a phase is the one before it, done once more: of the same title, and each of one player or nobody."""
    if before is None or before.begins is None or one.begins is None or before.begins.heading != one.begins.heading:
        return False
    return all(
        len({item.who for item in phase.held if isinstance(item, Clause | Choice)}) == 1
        and not phase.has_turns
        and not any(isinstance(item, _Phase) for item in phase.held)
        for phase in (before, one)
    )


def _passed(t: Tables, players: Sequence[int], seat: Seat, depth: int) -> Paragraph:
    """Who passed one after another, as there was nothing else to do."""
    told = [*dict.fromkeys(players)]
    one = Clause(told[0], PASS, together=tuple(told) if len(told) > 1 else ())
    return Paragraph(" ".join(_sentences(t, [one], seat)), depth=depth)


def _spread(phase: _Phase, *, named: bool = True) -> Iterator[Item | _Phase]:
    """What a phase holds; a phase within a turn, and without turns of its own, is a part of that turn, with its title as a
    sentence, if it is `named` (one within such a phase is not)."""
    for one in phase.held:
        if isinstance(one, _Phase) and not one.told:
            continue
        if isinstance(one, _Phase) and one.begins is not None and one.begins.within and one.begins.heading and not one.has_turns:
            if named and is_sentence(one.begins.heading):
                yield Clause(NOBODY, "", plain(one.begins.heading))
            yield from _spread(one, named=False)
        else:
            yield one


def _of_turn(t: Tables, items: Sequence[Clause | Choice], seat: Seat, depth: int, how: _How) -> Iterator[Paragraph]:
    """One paragraph, a sentence for each player in a row."""
    told: list[str] = []
    first, deeper, alone = None, 0, False
    for key, run in groupby(
        joined(deeds(items), set_up=how.set_up),
        key=lambda one: (one.who, one.together, one.verb == NUMBER) if one.verb else None,
    ):
        own = list(run)
        if key is None:
            if alone:  # what nobody does comes of no turn
                yield Paragraph(" ".join(told), depth=depth)
                told, alone = [], False
            told += [text for text, _ in groupby(sentence(said(one)) for one in own)]
            continue
        who = key[:2]
        first = who if first is None else first
        if who != first and told and len(own) > 1:  # what somebody else does in this turn stands for itself
            yield Paragraph(" ".join(told), depth=depth + deeper)
            told, deeper, alone = [], int(how.in_turn or how.set_up), not how.in_turn and not how.set_up
        elif who == first and deeper:
            yield Paragraph(" ".join(told), depth=depth + deeper)
            told, deeper, alone = [], 0, False
        told += _sentences(t, own, seat)
    if told:
        yield from (Paragraph(text, depth=depth + deeper) for text in (_in_lines(told) if how.set_up else [" ".join(told)]))


def _in_lines(told: Sequence[str]) -> Iterator[str]:
    """Many sentences, a few to a line."""
    line = ""
    for text in told:
        if line and len(line) + len(text) > _LINE:
            yield line
            line = ""
        line = f"{line} {text}".lstrip()
    yield line


def _sentences(t: Tables, own: Sequence[Clause], seat: Seat) -> Iterator[str]:
    """What one player did, or several who did the same."""
    if own[0].verb == NUMBER:
        each = " each" if len(own[0].together) not in (0, t.seats) else ""
        yield from (sentence(f"{_whose(t, one, seat)} {one.rest}{each if one.rest[-1:].isdigit() else ''}") for one in own)
        return
    subject, unchanged = _subject(t, own[0], seat, so_much=any(map(_so_much, own)))
    for begin in range(0, len(own), _MOST):
        told, verb = [], ""
        for one in own[begin : begin + _MOST]:  # a verb is said once
            does = (
                ("then " if verb == "roll" else "")
                if one.verb == verb
                else f"{_you_do(one.verb) if unchanged else third(one.verb)} "
            )
            notes = f" ({', '.join(one.notes)})" if one.notes else ""
            what = said(one) if unchanged or one.what else of_others(said(one))
            told.append(f"{does}{what}".rstrip() + notes)
            verb = one.verb
        yield sentence(f"{'then ' if begin else ''}{subject.lower() if begin and subject == 'You' else subject} {listed(told)}")


def _you_do(verb: str) -> str:
    return "are" if verb == "be" else verb


def _whose(t: Tables, one: Clause, seat: Seat) -> str:
    """Whose number it is: `your`, `Player 1's and Player 3's`."""
    if len(one.together) not in (0, t.seats):
        return listed(["your" if who == seat else whose(t.seat_name(who)) for who in one.together])
    subject, _ = _subject(t, one, seat)
    return "Your" if subject == "You" else whose(subject)


def _so_much(one: Clause) -> bool:
    """Whether a clause says how much or how many, which is so of each who did it."""
    return one.rest[:1].isdigit() or bool(one.what)


def _subject(t: Tables, one: Clause, seat: Seat, *, so_much: bool = False) -> tuple[str, bool]:
    """Who it was, and whether the verb stays as it is. `so_much`: of several, each did as much as is told."""
    if len(one.together) == t.seats:
        all_of_them = one.verb in ("win", "lose") and not one.rest and t.seats > 2
        return ("All", True) if all_of_them else ("Each player", False) if so_much or t.seats > 2 else ("Both players", True)
    if one.together:
        who = listed(["you" if who == seat else t.seat_name(who) for who in one.together])
        return f"{who} each" if so_much else who, True
    return ("You", True) if one.who == seat else (t.seat_name(one.who), False)
