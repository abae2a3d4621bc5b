"""Keys: of what there is one for each, or one for each of two, and which one is meant."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint
from rulelang.complaints.names import one_for_each
from rulelang.complaints.values import spoken
from rulelang.program import kinds


def for_which(name: str, each: str, second: str) -> Complaint:
    hint = f"say `your {name} at …`" if each == kinds.PLAYER else f"say `{name} of … at …`"
    return Complaint("of_whom", "of which one?", one_for_each(name, f"{each} at each {second}"), hint)


def has_no_second_key(name: str) -> Complaint:
    hint = f"declare it `{name} each … at each …`, or leave out the second key"
    return Complaint("wrong_owner", "does not have one", f"there is not one `{name}` for each of two things", hint)


def pieces_have_one_key(name: str, piece: str) -> Complaint:
    hint = f"keep one number each: `counter {name} of each {piece}: 0 at first`, and another name for another"
    return Complaint("wrong_owner", "only of each piece", f"`{name}` lies on a {piece}, and is not kept for a second thing", hint)


def wrong_second_key(name: str, second: str, given: str) -> Complaint:
    text = f"there is a `{name}` for each {second}, and this is {spoken(given)}"
    return Complaint("wrong_owner", "does not have one", text)


def one_key_only(name: str, form: str) -> Complaint:
    text = f"`{name}` is {form}, and there can be one for each of one class only"
    return Complaint("wrong_kind", "one for each of what?", text, "two classes can have counters, roles, values and zones")


def player_comes_first(second: str) -> Complaint:
    return Complaint("wrong_kind", "one for each of what?", "players come first", f"say `each player at each {second}`")


def not_called_anything(name: str) -> Complaint:
    text = f"only a formula needs `as {name}`, and here there is none"
    return Complaint("wrong_kind", "no name is needed here", text, "leave it out")


def named_alike(second: str) -> Complaint:
    text = f"both are called `{second}`, so the second needs a name of its own"
    return Complaint("bound_twice", "one name for two things", text, f"say `each {second} for each {second} as another`")
