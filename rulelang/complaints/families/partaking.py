"""Who is out of a trick, a hand, the round or the game: what one can be out of, and where."""

from __future__ import annotations

from collections.abc import Iterable

from rulelang.complaints.complaint import Complaint, did_you_mean
from rulelang.complaints.values import spoken

NOTHING_TO_LEAVE = "nothing to be out of"


def no_such_span(name: str, known: Iterable[str]) -> Complaint:
    text = f"there is no phase `{name}`{did_you_mean(name, known)}"
    return Complaint("unknown_span", NOTHING_TO_LEAVE, text, "name a phase, or the round or the game")


def only_phases_are_left(name: str) -> Complaint:
    text = f"`{name}` is an action, and nobody is out of that"
    return Complaint("unknown_span", NOTHING_TO_LEAVE, text, f"declare it as `phase {name}: …`")


def only_players_leave(written: str, type: str) -> Complaint:
    text = f"`{written}` is said of players, and this is {spoken(type)}"
    return Complaint("wrong_kind", "not a player", text)


def next_of_players(relation: str, type: str) -> Complaint:
    """`next player left of you` goes round the table; all else has no such order."""
    if type != "player":
        text = f"{spoken(type)} is not next to another one"
        return Complaint(
            "no_order", "next in no order", text, "players sit in a circle, and so do the names of `kind …, in a circle: …`"
        )
    text = f"nobody sits {relation} somebody"
    return Complaint("no_order", "next in no order", text, "say `next player left of …` or `next player right of …`")


def first_or_last_to_leave(name: str) -> Complaint:
    text = f"only the first or the last one is asked for `to leave the {name}`"
    hint = f"say `the first player to leave the {name}`, or `out of the {name}`"
    return Complaint("no_order", "nothing is first or last here", text, hint)


def nobody_leaves(name: str) -> Complaint:
    text = f"nobody ever leaves the {name}, so nobody is out of it"
    return Complaint("never_left", "never left", text, f"say where: `you leave the {name}`")


def not_under_way(name: str) -> Complaint:
    text = f"the {name} is not certainly under way here, and only then somebody is in it or out of it"
    return Complaint("outside_span", "not under way here", text, f"say it inside `phase {name}`, or in what only that does")


def chooses_all_the_same(name: str) -> Complaint:
    text = f"whoever leaves the {name} above would choose here all the same"
    hint = f"say `end turn` below `you leave the {name}`, or put this below `else:`"
    return Complaint("asked_after_leaving", "asked after leaving", text, hint)


def no_round_yet() -> Complaint:
    text = "during set-up there is no round yet that somebody could be out of"
    return Complaint("outside_span", "not under way here", text, "say it in `round:` or in what that does")


def within_itself(name: str) -> Complaint:
    text = f"`{name}` is done while it is under way, so which one somebody is out of cannot be told"
    return Complaint("outside_span", "within itself", text, "leave a phase before it is done again")


def passes_for_good() -> Complaint:
    text = "whoever cannot do it once would be out of these turns, which do not ask who has passed, and have no turn any more"
    again = "`nothing happens` for who only misses this turn, `turns …, 1 each:` for who has a turn again in the next round"
    hint = f"say {again}; or, where who passes is out: `turns … until all have passed:`"
    return Complaint("passed_for_good", "out of the turns", text, hint)


def goes_on_after_passing() -> Complaint:
    text = "`pass` leaves the turns and not the `repeat:` in which it is done, so whoever passes would go on there without an end"
    return Complaint("passed_for_good", "it goes on in the loop", text, "say `end turn` below it")
