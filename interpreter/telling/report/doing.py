"""What players chose and what came of it: a choice that what follows tells of is not told, or is the verb of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from interpreter.telling.english.articles import the
from interpreter.telling.english.inflection import is_state, is_verb
from interpreter.telling.report.clauses import NOBODY, Clause
from interpreter.telling.report.saying import said
from interpreter.telling.report.things import same, together
from interpreter.telling.words.wording import UNSEEN

_HANDS = ("move", "take", "draw", "give", "put", "pay")
_USE = "use"
_LAID = (
    "add",
    "discard",
    "drop",
    "exchange",
    "lay",
    "meld",
    "offer",
    "place",
    "play",
    "put",
    "shed",
    "show",
    "swap",
    "throw",
    "trade",
)
_ANY_PIECE = ("card", "tile", "piece")
_SAYS_WHERE = (" away", " out", " off", "discard")
_ARTICLE = re.compile(r"\b(?:the|an?) ")
_ONE_OF_SEVERAL = re.compile(r", | and ")
_OBJECT = re.compile(r"((?:down|up|out|off|away|back|on|in) )?(it|(?:an?|one) ([^ ]+))((?: (?!or\b).*)?)")


class Choice(NamedTuple):
    """What somebody decided, of which what it led to may tell as much."""

    who: int
    label: str
    way: bool  # one of several things to do, and not something that is chosen
    does: bool = False  # an action was chosen by its name, which is a verb
    number: int = 0  # of a way, by which what comes of it knows it
    ways: frozenset[int] = frozenset()  # the choices before it, by their numbers, that it is a part of
    title: str = ""  # of an action that was chosen by its name, what it is called
    asked: str = ""  # what is done with what is chosen, as its question has it: `what to throw away`

    @property
    def verb(self) -> str:
        """The verb that it begins with, if it is a way and says what is done; who chooses `done building` is so."""
        first = self.label.partition(" ")[0]
        if not self.way:
            return ""
        return "be" if is_state(first) else first.lower() if is_verb(first) else ""

    @property
    def rest(self) -> str:
        """What stands after the verb; all of it where that goes without saying: `done building`."""
        first, _, rest = self.label.partition(" ")
        return self.label if is_state(first) else rest


Items = Sequence[Clause | Choice]


def deeds(items: Items) -> list[Clause]:
    """What was done; a choice only where what follows does not tell of it."""
    waiting, found = _with_what_was_asked(items), list[Clause]()
    moved: list[Clause] = []  # what was told before it is its turn
    chosen: list[Choice] = []
    named = False  # whether the last clause found only names what is chosen next
    while waiting:
        item = waiting.pop(0)
        if isinstance(item, Clause):
            found.append(item)
            named = False
            continue
        before = [one.label for one in reversed(chosen) if one.who == item.who and not one.way]
        chosen.append(item)
        if (move := _moved_by(item, before, waiting)) is not None:
            waiting = [one for one in waiting if one not in move]
            found.append(_with_verb(item, move))
            moved += move
            named = False
        elif (told := _of_choice(item, _told_of_it(item, waiting), moved)) is not None:
            beside = named and told.verb == "choose" and found[-1].who == item.who and item.label != UNSEEN
            if beside:
                found[-1] = found[-1]._replace(notes=(*found[-1].notes, item.label))
            elif item.label != UNSEEN or found[-1:] != [told]:  # several are chosen in secret at once
                found.append(told)
                waiting = _remembered_last(item, waiting) if item.does else waiting
            named = bool(item.verb)
    return _used_for(_laid_down(found))


def _with_what_was_asked(items: Items) -> list[Clause | Choice]:
    """The items; what is done with a piece that was chosen is told by the verb of the question, and the choice is not."""
    found = list(items)
    for at, choice in reversed([*enumerate(items)]):
        if not isinstance(choice, Choice) or not choice.asked:
            continue
        if (moved := _done_with(choice, found[at + 1 :])) is not None:
            found[at + 1 + moved] = _as_asked(choice, found[at + 1 + moved])
            del found[at]
    return found


def _done_with(choice: Choice, after: Items) -> int | None:
    """Where it is told that the piece moves which was chosen for what the question says."""
    for at, one in enumerate(after):
        if isinstance(one, Choice):
            if one.way or one.who != choice.who:
                return None
        elif one.who == choice.who and one.verb == "move" and len(one.what) == 1 and _names(choice.label, one):
            return at
    return None


def _as_asked(choice: Choice, move: Clause | Choice) -> Clause:
    """`moves the ration to the scrap` as `throws away the ration`: where it comes to is told if the verb does not say it."""
    assert isinstance(move, Clause)
    own_source, own_to = move.own
    there = "" if own_to or (choice.asked.endswith(_SAYS_WHERE) and " of " not in move.to) else move.to
    return move._replace(verb=choice.asked, source="" if own_source else move.source, to=there, untold="")


def _remembered_last(deed: Choice, waiting: Sequence[Clause | Choice]) -> list[Clause | Choice]:
    """What is still to be told: that something is now called as the deed that was chosen stands behind what came of the deed."""
    if not waiting or not isinstance(first := waiting[0], Clause) or not _remembers(first, deed):
        return [*waiting]
    after = next((n for n, one in enumerate(waiting) if one.who not in (deed.who, NOBODY)), len(waiting))
    return [*waiting[1:after], first, *waiting[after:]]


def _remembers(told: Clause, deed: Choice) -> bool:
    """Whether it is told that something is now called as the deed that was chosen."""
    return deed.does and told.rest.endswith(f" is now {deed.label}")


def _moved_by(choice: Choice, before: Sequence[str], after: Items) -> list[Clause] | None:
    """How the piece of which a choice such as `play a card` speaks is moved, step by step. `before`: what the same player chose
    before, the last first: that is what `build it` speaks of."""
    spoken_of = _OBJECT.fullmatch(choice.label.partition(" ")[2]) if choice.verb else None
    if spoken_of is None:
        return None
    moves, picked = list[Clause](), list[str]()
    for one in after:
        if (choice.number and choice.number not in one.ways) or (isinstance(one, Choice) and (one.way or one.who != choice.who)):
            break  # it comes of something else
        if isinstance(one, Choice):
            picked.append(one.label)
        elif one.who == choice.who and one.verb in _HANDS and len(one.what) == 1 and _is_it(one, spoken_of[3]):
            moves.append(one)
    meant = () if spoken_of[3] else next(filter(None, (_named_by([label], moves) for label in before)), ())
    moves = [*meant] or _named_by(picked, moves) or moves
    own = [one for one in moves if any(one.own)]  # of or to their own, and not on the table
    return next((found for found in (moves, own) if found and _one_way(found)), None)


def _named_by(labels: Sequence[str], moves: Sequence[Clause]) -> list[Clause]:
    return [one for one in moves if any(_names(label, one) for label in labels)]


def _one_way(moves: Sequence[Clause]) -> bool:
    """Whether it is one thing that goes from place to place."""
    return all(then.source == move.to and same(then.what, move.what) for move, then in pairwise(moves))


def _is_it(move: Clause, noun: str | None) -> bool:
    thing = move.what[0]
    return thing.called != "amount" and (noun is None or noun in (thing.sort, thing.noun, *_ANY_PIECE))


def _names(label: str, move: Clause) -> bool:
    thing = move.what[0]
    called = {thing.noun, f"{thing.noun} {thing.number}".strip(), thing.sort}
    return any(re.search(rf"\b{re.escape(one)}\b", label) for one in called)


def _with_verb(choice: Choice, moves: Sequence[Clause]) -> Clause:
    """`play a card`, and that it moves, as one: `plays the fox`. Where the choice says where it goes, that stands."""
    found = _OBJECT.fullmatch(choice.label.partition(" ")[2])
    assert found is not None
    move = moves[-1]._replace(source=moves[0].source, own=(moves[0].own[0], moves[-1].own[1]))
    verb = f"{choice.verb} {found[1] or ''}".rstrip()
    if found[4]:
        return move._replace(verb=verb, rest=f"{found[4]}{move.rest}".replace(" on to ", " on "), source="", to="", untold="")
    own_source, own_to = move.own
    spent = choice.verb == _USE and not move.stops  # where it is put away then is no part of that
    to = "" if own_to or move.untold == "to" or spent or (verb.endswith(_SAYS_WHERE) and " of " not in move.to) else move.to
    return move._replace(verb=verb, source="" if own_source else move.source, to=to, untold="")


def _told_of_it(choice: Choice, waiting: Items) -> Items:
    """What follows a choice that may tell of it; what else the same player chose only as long as nobody did anything else."""
    after = next((n for n, one in enumerate(waiting) if one.who not in (choice.who, NOBODY)), len(waiting))
    others = [one for one in waiting[after:] if isinstance(one, Clause) and one.who in (choice.who, NOBODY)]
    return [*waiting[:after], *others]


def _of_choice(choice: Choice, rest: Items, moved: Sequence[Clause]) -> Clause | None:
    done = [*(one for one in rest if isinstance(one, Clause)), *moved]
    if verb := choice.verb:
        if rest and isinstance(further := rest[0], Choice) and further.verb:
            return None  # what is done is said more exactly right after it
        said_again = any(one.verb == verb for one in done)
        return None if said_again else Clause(choice.who, verb, choice.rest)
    if choice.way and done:
        return None
    if choice.label.startswith(("a ", "an ")) and any(one.verb in _HANDS for one in done):
        return None  # what it was is seen from what was done with it
    core = choice.label.partition(" of Player ")[0].partition(" in ")[0].partition(" (")[0]
    if choice.does:
        said_again = any(_said(choice.label, one) for one in done if not _remembers(one, choice))
        verb, _, of_it = choice.title.partition(" ") if is_verb(choice.title.partition(" ")[0]) else (choice.label, "", "")
        return None if said_again else Clause(choice.who, verb, of_it)
    said_again = any(_within(core, f"{one.verb} {said(one)}") or _picked(core, one) for one in done)
    if said_again:
        return None
    if choice.label.isdecimal():
        return Clause(choice.who, choice.asked or "choose", choice.label)
    named, in_, where = choice.label.partition(" in ")
    return Clause(choice.who, "choose", f"{the(named)}{in_}{the(where)}" if in_ else choice.label)


def _said(deed: str, told: Clause) -> bool:
    """Whether a deed stands among the words of what is told of it: `build` does not in `takes a building`."""
    return f" {deed} " in f" {told.verb} {said(told)} "


def _within(label: str, told: str) -> bool:
    """Whether it is told in these words, whatever the articles; of an area where it lies will do."""
    there = label.partition(" at ")[2]
    plain = _ARTICLE.sub("", told)
    return _ARTICLE.sub("", label) in plain or bool(there and f" at {there}" in plain)


def _picked(label: str, one: Clause) -> bool:
    """Whether a piece is told of in other words than it was offered in."""
    if any(thing.called == "alike" and label.startswith(thing.sort) for thing in one.what):
        return True
    if label.isdecimal():
        return bool(one.what) and one.what[0].called != "amount" and len(one.what) == int(label)
    numbered = {f"{thing.noun} {thing.number}" for thing in one.what if thing.called == "number"}
    return {*_ONE_OF_SEVERAL.split(label)} <= numbered


def _laid_down(clauses: Sequence[Clause]) -> list[Clause]:
    """The clauses; of cards that are laid down or thrown away as a price those stand in brackets: `lays down a run (…)`."""
    found: list[Clause] = []
    for one in clauses:
        deed = found[-1] if found else None
        in_pieces = one.verb == "pay" and bool(one.what) and one.what[0].called != "amount"
        if in_pieces and deed is not None and deed.who == one.who and deed.verb in _LAID and not deed.what and not deed.notes:
            found[-1] = deed._replace(notes=(together(one.what),))
        else:
            found.append(one)
    return found


def _used_for(clauses: Sequence[Clause]) -> list[Clause]:
    """The clauses; what a power is used for is seen from what follows."""
    found = list(clauses)
    for number, (one, after) in enumerate(pairwise(clauses)):
        if one.verb == _USE and after.who == one.who and after.verb != _USE:
            found[number] = one._replace(rest=one.rest.partition(": ")[0])
    return found
