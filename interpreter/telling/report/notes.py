"""Numbers that changed stand beside what was done, as notes, or alone: `pays 2 coins (stake 2)`, `pot is now 3`."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.telling.english.articles import is_plural, the
from interpreter.telling.english.inflection import amount, one_of
from interpreter.telling.report.clauses import NOBODY, NUMBER, Clause
from interpreter.telling.report.saying import said
from interpreter.telling.words.wording import UNSEEN


def with_notes(clauses: Sequence[Clause]) -> list[Clause]:
    """The clauses, notes beside what was done; what is set to 0 for all is bookkeeping."""
    found: list[Clause] = []
    waiting: list[Clause] = []
    for one in clauses:
        deed = _deed_of(found, one.who) if one.note else None
        if deed is not None and _shows(found[deed], one):
            continue
        if deed is not None:
            found[deed] = _noted(found[deed], one.rest)
        elif one.note:
            waiting.append(one)
        elif (one.stops and not one.what) or one.rest == UNSEEN:  # who goes somewhere does so after what changed
            found += [*_alone(waiting), one]
            waiting = []
        else:
            own = tuple(note.rest for note in waiting if note.who == one.who and not _shows(one, note))
            found += _alone([note for note in waiting if note.who != one.who])
            found.append(one._replace(notes=(*one.notes, *own)) if one.verb else one)
            found += [] if one.verb else _alone([note for note in waiting if note.who == one.who])
            waiting = []
    return [*found, *_alone(waiting)]


def _noted(deed: Clause, note: str) -> Clause:
    """A deed with a note beside it, instead of one that says what the same number was before."""
    name = note.rpartition(" ")[0]
    before = tuple(one for one in deed.notes if not name or one.rpartition(" ")[0] != name)
    return deed._replace(notes=(*before, note))


def _shows(deed: Clause, note: Clause) -> bool:
    """Whether the one piece that was moved shows the number that something was set to."""
    return bool(note.set_to) and [thing.number or thing.noun for thing in deed.what] == [note.set_to]


def _deed_of(clauses: Sequence[Clause], who: int) -> int | None:
    """Where it is told what somebody did last, others having done nothing since but the same."""
    for number, one in reversed([*enumerate(clauses)]):
        if not one.verb or one.rest == UNSEEN or (one.verb, said(one)) != (clauses[-1].verb, said(clauses[-1])):
            return None
        if one.who == who:
            return number
    return None


def _alone(notes: Sequence[Clause]) -> list[Clause]:
    """Notes with nothing that was done beside them: `pot 3` as `pot is now 3`."""
    if len(notes) > 1 and all(note.rest.endswith(" 0") for note in notes):
        return []
    parts = [note.rest.rpartition(" ") for note in notes]
    told = [(name, f"{'are' if is_plural(name) else 'is'} now {value}") for name, _, value in parts]
    return [
        _gained_or_lost(note, name)
        if note.change
        else Clause(note.who, NUMBER, f"{name} {text}")
        if note.note == "own"
        else Clause(NOBODY, "", f"{the(name)} {text}")
        for note, (name, text) in zip(notes, told, strict=True)
    ]


def _gained_or_lost(note: Clause, name: str) -> Clause:
    """`chips 22` as `loses 3 chips (22 left)`."""
    now = int(note.rest.rpartition(" ")[2])
    how_many = amount(abs(note.change), one_of(name))
    if note.change < 0:
        return Clause(note.who, "lose", how_many, notes=(f"{now or 'none'} left",))
    return Clause(note.who, "gain", how_many, notes=(f"{now} in all",) if now != note.change else ())
