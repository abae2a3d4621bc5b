"""What need not be told: a choice of which what it led to tells as much; what several did is told once."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from interpreter.telling.report.clauses import NOBODY, Clause
from interpreter.telling.report.english import is_verb, listed, together
from interpreter.telling.words.wording import UNSEEN

_HANDS = ("move", "take", "draw", "give", "put", "pay")


class Choice(NamedTuple):
    """What somebody decided, of which what it led to may tell as much."""

    who: int
    label: str
    way: bool  # one of several things to do, and not something that is chosen


def without_needless_choices(items: Sequence[Clause | Choice]) -> list[Clause]:
    """What was done; a choice only where what follows does not tell of it."""
    found: list[Clause] = []
    for number, item in enumerate(items):
        if isinstance(item, Clause):
            found.append(item)
            continue
        rest = [one for one in items[number + 1 :] if one.who in (item.who, NOBODY)]
        if item.label == UNSEEN and item in items[:number]:
            continue  # what is unseen is said once
        if (told := _of_choice(item, rest)) is not None:
            found.append(told)
    return found


def _of_choice(choice: Choice, rest: Sequence[Clause | Choice]) -> Clause | None:
    done = [one for one in rest if isinstance(one, Clause)]
    verb, _, about = choice.label.partition(" ")
    if choice.way and is_verb(verb):
        further = rest[0] if rest else None
        if isinstance(further, Choice) and further.way and is_verb(further.label.partition(" ")[0]):
            return None  # what is done is said more exactly right after it
        said_again = any(one.verb == verb for one in done if one.verb)
        return None if said_again else Clause(choice.who, verb.lower(), about)
    if choice.way and done:
        return None
    if choice.label.startswith(("a ", "an ")) and any(one.verb in _HANDS for one in done):
        return None  # what it was is seen from what was done with it
    core = choice.label.partition(" of Player ")[0].partition(" in ")[0]
    said_again = any(core in f"{one.verb} {one.rest}" for one in done)
    return None if said_again else Clause(choice.who, "choose", choice.label)


def joined(clauses: Sequence[Clause]) -> list[Clause]:
    """The clauses; what several players did alike, one after another, is one, and so is what comes from one place to several."""
    found: list[Clause] = []
    for source, run in groupby(_alike(_in_one_go(_with_notes(clauses))), key=lambda one: one.source if not one.verb else ""):
        own = list(run)
        if not source or len(own) < 2:
            found += own
            continue
        told = "; ".join(f"{together(what)} to {to}" for to, what in _by_end(own).items())
        found.append(Clause(NOBODY, "", f"from {source}: {told}"))
    return found


def _by_end(clauses: Sequence[Clause]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for one in clauses:
        found.setdefault(one.to, []).extend(one.what)
    return found


def _with_notes(clauses: Sequence[Clause]) -> list[Clause]:
    """The clauses, notes beside what was done; what is set to 0 for all is bookkeeping."""
    found: list[Clause] = []
    waiting: list[Clause] = []
    for one in clauses:
        last = found[-1] if found else None
        if one.note and last is not None and last.verb and last.who == one.who:
            found[-1] = last._replace(notes=(*last.notes, one.rest))
        elif one.note:
            waiting.append(one)
        else:
            own = tuple(note.rest for note in waiting if note.who == one.who)
            found += _alone([note for note in waiting if note.who != one.who])
            found.append(one._replace(notes=own) if one.verb else one)
            found += [] if one.verb else _alone([note for note in waiting if note.who == one.who])
            waiting = []
    return [*found, *_alone(waiting)]


def _alone(notes: Sequence[Clause]) -> list[Clause]:
    """Notes with nothing that was done beside them."""
    reset = len(notes) > 1 and all(note.rest.endswith(" 0") for note in notes)
    return [] if reset else [Clause(note.who, "have", f"now {note.rest}") for note in notes]


def _in_one_go(clauses: Sequence[Clause]) -> list[Clause]:
    """The clauses: what goes on from where it has just come to has gone there at once; what goes the same way goes together."""
    found: list[Clause] = []
    for one in clauses:
        last = found[-1] if found else None
        if last is None or not last.verb or last.who != one.who:
            found.append(one)
        elif one.verb == last.verb == "gain" and not last.notes:
            found[-1] = one._replace(rest=_more(last.rest, one.rest))
        elif not one.what:
            found.append(one)
        elif one.what == last.what and one.source == last.to and not last.notes:
            found[-1] = _going(one._replace(verb=last.verb, source=last.source))
        elif (one.verb, one.source, one.to) == (last.verb, last.source, last.to):
            found[-1] = _going(last._replace(what=(*last.what, *one.what), notes=(*last.notes, *one.notes)))
        else:
            found.append(one)
    return found


def _more(gained: str, more: str) -> str:
    """`1 timber and 1 brick`, and a third thing: `1 timber, 1 brick and 1 pearl`."""
    return listed([*gained.replace(" and ", ", ").split(", "), more]) if "(" not in gained else f"{gained} and {more}"


def _going(one: Clause) -> Clause:
    return one._replace(rest=f"{together(one.what)} from {one.source} to {one.to}")


def _alike(clauses: Sequence[Clause]) -> list[Clause]:
    """The clauses; of players who did the same things, one after another, those of the first, for all of them together."""
    found: list[Clause] = []
    runs = [(who, list(run)) for who, run in groupby(clauses, key=lambda one: one.who if one.verb else None)]
    for _, alike in groupby(runs, key=lambda run: [(one.verb, one.rest, one.notes) for one in run[1]]):
        same = list(alike)
        whos = tuple(who for who, _ in same if who is not None)
        if len(same) > 1 and len(set(whos)) == len(same):
            found += [one._replace(together=whos) for one in same[0][1]]
        else:
            found += [one for _, run in same for one in run]
    return found
