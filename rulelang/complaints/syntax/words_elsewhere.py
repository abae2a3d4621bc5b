"""Words with which rulebooks elsewhere say what is said otherwise here."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rulelang.complaints.complaint import Complaint

# A step that begins with this word is written so; what it is about takes the place of the points.
STEPS: Mapping[str, str] = {
    "reveal": "move it to a zone that all see, `move {0} to …`, or say `show {0} to everyone`",
    "discard": "say where it goes: `move {0} to …`, with a zone for what was discarded, or `box` for out of the game",
    "gains": "write `gain …`; of each player, `each player: gain …`",
    "peek": "write `look at …`",
}

_OFTEN = 'how often each can be done stands in its heading, `action buy "buy", once each turn:`; `one of:` has names alone'

_REMEMBERED = (
    "what was is not kept: `role last_deed, a deed: nothing, for the rules only` remembers it, "
    "`last_deed becomes deed` below the choice"
)
_WAS = (
    "only what is so now can be asked; a counter `for the rules only` remembers what was: "
    "`your was_empty becomes 1` where it is so"
)

_PLAYED_OUT = "`end when` ends at once; to play the round out, write `if …: end game` as the last line of `round:`"

# What a line says with these words is written so.
PHRASES: Mapping[str, str] = {
    **{f"{done} before": _REMEMBERED for done in ("led", "chosen", "played", "used", "done", "taken")},
    **{f"was {state}": _WAS for state in ("empty", "full", "occupied", "not empty")},
    "each once": _OFTEN,
    "each only once": _OFTEN,
    "each at most once": _OFTEN,
    "no action twice": _OFTEN,
    "as many as possible": "write `repeat:` with the step in it, and `if that cannot be done: end repeat` below the step",
    "as far as possible": "write the step below `repeat 4 times:`, and below it `if that cannot be done: end repeat`",
    "show the same": "count the sides: `if how many different sides are among bones in cup is 1`",
    "with the same": "what is paid is `3 cards of one rank`; counted is `the most cards in your hand with the same rank`",
    "player with highest": "write `each player with highest count of cards in hand of it: starter becomes you`",
    "player with lowest": "write `each player with lowest count of cards in hand of it: starter becomes you`",
    "the round when": _PLAYED_OUT,
    "this round when": _PLAYED_OUT,
    "cost of": "what an action costs changes `while` something is so, and of one resource in a line: "
    "`while leader is you: cost of buy is 1 coin less`",
    "minus": "write `-`, and for less than nothing `0 - your debt`",
}


def zone_names_who_sees(right: str) -> Complaint:
    """`right` is how it is written."""
    hint = "Everybody sees all of a zone that says nothing. `top seen by everyone`: only the top of a pile is open."
    return _who_sees(f"who sees what lies in a zone is said by naming who: `{right}`", hint)


def zone_is_not_visible(right: str, *, of_top: bool) -> Complaint:
    """`right` is how it is written."""
    hint = "It is written for an `ordered` zone, after a comma." if of_top else None
    return _who_sees(f"who sees what lies in a zone is said by naming who: `{right}`", hint)


def seen_says_what(seen_by: str) -> Complaint:
    return _who_sees(f"what is seen is said first: `contents {seen_by}`", "Write `order seen by …` for the order alone.")


def number_names_who_sees() -> Complaint:
    text = "who sees how many there are is said by naming who: `seen by its owner`"
    return _who_sees(text, "Everybody sees what says nothing.")


def _who_sees(text: str, hint: str | None) -> Complaint:
    return Complaint("who_sees", "who sees it?", text, hint)


def no_step(word: str, about: str) -> Complaint:
    return _unread(f"`{word}` is no step", STEPS[word].format(about))


def said_so(phrase: str) -> Complaint:
    """`phrase` is one of the above."""
    return _unread(f"`{phrase}` has no meaning here", PHRASES[phrase])


def chance_chooses_first(name: str) -> Complaint:
    """`name` is what chance is to choose."""
    hint = f"Choose it first, `choose a random {name} …`, with `in`, `that` and `as`, and say below what is done with it."
    return _unread("what chance chooses of several is said after `choose`", hint)


def one_of_two_places(what: str, first: str, second: str) -> Complaint:
    """`choose a card in row or in your hand`: `what` is `a card`."""
    ways = [f'`"from {place.partition(" as ")[0]}": choose {what} in {place}`' for place in (first, second)]
    return _unread("a choice is made in one place", f"write `one of:`, and below it {' and '.join(ways)}")


def action_says_how_often(how_often: str, title: str | None) -> Complaint:
    """`may "get rich", once each game:`: `title` is in its quotes."""
    title = title or '"take the bonus"'
    name = "_".join(re.findall(r"[^\W\d_]+", title.lower()))
    heading = f"`action {name} {title}, {how_often}:`"
    return _unread("an action says how often, and `may` does not", f"write {heading} with these steps, and here `may: do {name}`")


def starts_in_one_zone(zone: str, each: str) -> Complaint:
    text = f"nothing says in which `{zone}` each piece starts, as there is one for each {each}"
    moved = f"`each {each}: move all cards in pack whose {each} is {each} to {zone} of {each}`"
    return _unread(text, f"let them start in one zone, and bring them in `setup:`, as in {moved}")


def dice_of_several_sorts(header: str, kind: str, sorts: Sequence[tuple[str, str]]) -> Complaint:
    """`sorts`: how many there are of each, and what it is called; `kind`: what these names are of."""
    figures = {"a": "1", "an": "1", **dict(zip("one two three four five six".split(), "123456", strict=True))}
    rows = ", ".join(f"`| {name} | {figures.get(many, many)} |`" for many, name in sorts)
    hint = f"write `{header}`, and below it `| {kind} | copies |`, then {rows}, each on a line of its own"
    return _unread("dice of several sorts have a table, and their sides stand above it", hint)


def how_many_dice(right: str) -> Complaint:
    """`right` is the line as it should be."""
    return _unread("how many dice there are stands before their sides", f"write `{right}`")


def sides_of_a_table(header: str) -> Complaint:
    return _unread("a table of dice has their sides above it", f"write `{header}`")


def the_is_no_word() -> Complaint:
    return _unread("`the` does not stand here", "Leave it out; it stands before one of several: `the card in trick with …`.")


def looks_unseen(word: str) -> Complaint:
    return _unread(f"`{word}` has no meaning here", "Leave it out: whoever does `look at …` sees it, and nobody else.")


def said_anew(address: str) -> Complaint:
    """`address` is that of the clause for which a variant writes `change`."""
    text = "`change` sets a number, a limit or a cell of what is declared; this is said anew"
    return _unread(text, f"write `replace {address}: …`, or `add to {address}: …` for more of it")


def _unread(text: str, hint: str) -> Complaint:
    return Complaint("unexpected_word", "cannot read this", text, hint)
