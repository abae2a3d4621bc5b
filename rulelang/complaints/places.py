"""Places, what may lie there, and what is moved, drawn, swapped and turned over."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rulelang.complaints.complaint import Complaint, did_you_mean, listed
from rulelang.complaints.values import spoken
from rulelang.program import kinds
from rulelang.program.kinds import with_article

MOVED, TURNED_OVER, SHOWN = "moved", "turned over", "shown"  # what is done with pieces only


def no_such_zone(name: str, known: Iterable[str]) -> Complaint:
    return Complaint("unknown_place", "no such zone", f"there is no zone `{name}`{did_you_mean(name, known)}")


def nothing_starts_in_the_box() -> Complaint:
    text = "`box` is what is out of the game, and nothing starts there"
    return Complaint("unknown_place", "no such zone", text, "let it start in a zone of its own, and bring it in `setup:`")


def no_such_grid(name: str, known: Iterable[str]) -> Complaint:
    return Complaint("unknown_place", "no such grid", f"there is no grid `{name}`{did_you_mean(name, known)}")


def not_one_place(written: str, given: str) -> Complaint:
    text = f"a place is needed here, and `{written}` is {spoken(given)}"
    hint = "choose one of its spaces" if kinds.is_whole_grid(given) else None
    return Complaint("wrong_kind", "not one place", text, hint)


def several_places(name: str) -> Complaint:
    return Complaint("wrong_kind", "several places", f"`{name}` are several places, and one is needed here")


def on_several_grids(piece: str) -> Complaint:
    return Complaint("ambiguous_name", "of which grid?", f"{with_article(piece)} may lie on a space of several grids")


def top_of_several_classes() -> Complaint:
    text = "several classes of pieces lie there, so the top one is of no certain class"
    return Complaint("ambiguous_name", "which pieces?", text)


def does_not_hold(
    zone: str, pieces: Sequence[str], held: Sequence[str], plurals: Mapping[str, str], *, form: str, drawn_from: str | None
) -> Complaint:
    """Classes of pieces and those that it holds, with the plural of each; a draw brings whatever comes from another place."""
    names, together = " and ".join(plurals[name] for name in pieces), list(dict.fromkeys([*held, *pieces]))
    way_out = f"say `holds {' and '.join(together)}`"
    if form != "zone":
        way_out = f"declare `pieces …: {', '.join(together)}` and let the {form} be of those"
    but = f"; `{drawn_from}` does, and a draw takes what comes" if drawn_from else ""
    hint = f"it holds {' and '.join(plurals[name] for name in held)}. If {names} may lie there, {way_out}"
    return Complaint("not_held", "does not belong there", f"`{zone}` does not hold {names}{but}", hint)


def starts_where_exactly(zone: str, each: str, piece: str, *, second: str | None = None) -> Complaint:
    each = each if second is None else f"{each} at each {second}"
    text = f"there is a `{zone}` for each {each}, and nothing says in which one {with_article(piece)} starts"
    return Complaint("wrong_owner", "where exactly?", text, "let it start in one zone, and bring it in `setup:`")


def capacity_too_small(players: str, number: int, zone: str, limit: int) -> Complaint:
    return Complaint(
        "capacity_too_small",
        "does not fit",
        f"with {players} {number} pieces start in `{zone}`, which holds at most {limit}",
        "raise the limit, or let some of them start elsewhere",
    )


def space_too_small(players: str, number: int, grid: str, limit: int) -> Complaint:
    room = "one piece" if limit == 1 else f"{limit} pieces"
    text = f"with {players} this brings {number} pieces to one space of `{grid}`, which has room for {room}"
    hint = f"say of `{grid}` that more may lie on a space, `, any number on each space`, or name another space"
    return Complaint("capacity_too_small", "does not fit", text, hint)


def deck_too_small(players: str, wanted: int, zone: str, there: int) -> Complaint:
    text = f"with {players} this draws {wanted} in all, and `{zone}` has {there}"
    return Complaint("deck_too_small", "not enough to deal", text, "add copies, or deal fewer: `by players (…)`")


def cannot_be_moved(written: str, given: str) -> Complaint:
    text = f"pieces and resources are moved, and `{written}` is {spoken(given)}"
    group = written.removeprefix("any ")
    one = f"choose one first: `choose {group}`, then `move {group.split()[0]} to …`" if group != written else None
    return Complaint("wrong_kind", "cannot be moved", text, one)


def only_pieces_are(done: str, given: str) -> Complaint:
    """`done` is one of those above."""
    return Complaint("wrong_kind", f"cannot be {done}", f"only pieces are {done}, and this is {spoken(given)}")


def from_where_it_is() -> Complaint:
    text = "a certain piece is moved from where it is"
    return Complaint("needless_from", "one piece is in one place", text, "leave out `from …`")


def pieces_from_where(plural: str, written: str) -> Complaint:
    text = f"some {plural} are moved from one place to another"
    return Complaint("from_missing", "from where?", text, f"say `move {written} from … to …`")


def one_place_that_stays(written: str) -> Complaint:
    text = f"which place `{written}` is may change, and what is watched stays the same"
    hint = "watch all of them, `hand of player`, and ask in the steps which one it was"
    return Complaint("not_known_yet", "not one place", text, hint)


def which_are_taken(plural: str, zone: str, *, seen: bool) -> Complaint:
    """Who takes them sees them, and it is nobody's turn; or does not see them."""
    why = "it is nobody's turn here" if seen else f"who takes them does not see what lies in `{zone}`"
    hint = f"say `draw 1 at random from {zone} to …`"
    return Complaint(
        "which_one",
        "which of them?",
        f"{plural} in `{zone}` can be told apart, and {why}: nobody can say which one is meant",
        hint + (", or let a player do it" if seen else ""),
    )


def may_be_the_same(one: str, other: str, type: str) -> Complaint:
    return Complaint(
        "same_twice",
        "may be the same",
        f"`{other}` may be the same {type} as `{one}`, and both are moved",
        f"say `where it is not {one}`; or, if it may be the same, `if {other} is not {one}:` later",
    )


def may_be_nothing(name: str, meant: str) -> Complaint:
    text = f"`{name}` may be nothing, and nothing cannot be moved"
    return Complaint("may_be_nothing", "perhaps nothing was chosen", text, f"say before it `if {meant} is not nothing:`")


def cannot_be_turned_over(written: str, given: str, facing: str) -> Complaint:
    text = f"only a piece is turned over, and `{written}` is {spoken(given)}"
    hint = f"say `turn all … in {written} {facing}`" if given == kinds.PLACE else None
    return Complaint("wrong_kind", "cannot be turned over", text, hint)


def lies_in_none_of_these(piece: str, name: str, zones: Sequence[str]) -> Complaint:
    """What is asked of a piece by a kind, and the zones that there are for each of that kind."""
    text = f"{with_article(piece)} never lies in {listed(zones)}, so it has no `{name}`"
    return Complaint("not_held", "never lies there", text, f"if it may, say so in the line of `{zones[0]}`")


def sight_is_said(zone: str, note: str, *, open_it: bool) -> Complaint:
    """The line of the zone says already who sees a piece whichever way it lies; `open_it`: it would be laid face up."""
    hint = "leave it out"
    if open_it:
        hint = f"`show … to everyone` shows what lies there, and `top seen by everyone` in the line of `{zone}` its top"
    text = f"in `{zone}`, `{note}` holds for a piece whichever way it lies"
    return Complaint("needless_facing", "who sees it is said already", text, hint)


def nothing_lies_face_down(zone: str, *, hidden: bool) -> Complaint:
    """`hidden`: the line of the zone says who sees what lies there."""
    asked = f"this asks whether a piece in `{zone}` lies face up or face down, and "
    if hidden:
        text = f"{asked}who sees it says the line of its zone"
        return Complaint("needless_facing", "nothing lies face down there", text, "leave it out")
    text = f"{asked}no rule lays or turns anything face down there"
    hint = "say `face down` where it is laid, or leave this out"
    return Complaint("needless_facing", "nothing is ever laid face down there", text, hint)


def name_of_one(name: str) -> Complaint:
    text = f"`{name}` would be one piece, and several may come"
    hint = f"take one at a time, `repeat 2 times: draw 1 from … to … as {name}`, or ask what is new: `where it is new this turn`"
    return Complaint("wrong_number", "one name for several", text, hint)


def name_of_several_classes(name: str, classes: Iterable[str]) -> Complaint:
    several = ", ".join(classes)
    text = f"several classes of pieces may come, so `{name}` is of no certain class"
    hint = f"give them one word: `pieces …: {several}`" if several else "draw from a zone that says what it holds"
    return Complaint("ambiguous_name", "which pieces?", text, hint)


def brings_no_piece(name: str) -> Complaint:
    text = f"`as {name}` names a piece that is drawn, the top of a pile, or one of several that are moved"
    hint = f"leave it out: resources have no names; a piece is chosen as `{name}` before it moves, or has its name"
    return Complaint("wrong_kind", "nothing to name", text, hint)


def perhaps_nothing_moved(name: str) -> Complaint:
    text = f"as far as possible may be not at all, and then `{name}` is nothing"
    return Complaint(
        "may_be_nothing",
        "perhaps nothing moves",
        text,
        "leave it out, and say `if that cannot be done:` after it what happens then",
    )


def no_name_when_given(name: str) -> Complaint:
    return Complaint("wrong_clause", "a scenario gives no names", f"`as {name}` says nothing here", "leave it out")


def not_drawn(name: str, drawn: Iterable[str]) -> Complaint:
    known = list(drawn)
    hint = f"say `if no {known[0]} was drawn:`" if known else f"name it where it is drawn: `draw 1 from … to … as {name}`"
    return Complaint("unknown_name", "drawn where?", f"no draw here brings what is called `{name}`", hint)


def drawn_may_be_nothing(name: str) -> Complaint:
    text = f"`{name}` is nothing if nothing could be drawn, and nothing cannot be moved"
    return Complaint(
        "may_be_nothing", "perhaps nothing was drawn", text, f"say before it `if no {name} was drawn:`, and go on with `else:`"
    )


def is_of_no_class(written: str, given: str, name: str) -> Complaint:
    text = f"a piece is {with_article(name)}, and `{written}` is {spoken(given)}"
    return Complaint("wrong_kind", "of no class", text)


def never_a(written: str, given: str, name: str) -> Complaint:
    text = f"`{written}` is {with_article(given)} and never {with_article(name)}"
    return Complaint("different_kinds", "never the same", text)


def renewed_from_a_zone(written: str) -> Complaint:
    text = f"a zone is shuffled into another, and `{written}` is none"
    return Complaint("wrong_kind", "not one zone", text, "say `when empty and needed: shuffle discard into it`")


def only_piles_are_turned_over(zone: str) -> Complaint:
    text = f"a pile is turned over into a pile, and `{zone}` is not `ordered`"
    return Complaint("no_order", "has no order", text, "write `ordered` in its line, or `shuffle … into it`")


def only_piles_have_a_top(zone: str) -> Complaint:
    text = f"all but the top one are shuffled, and what lies in `{zone}` has no order"
    return Complaint("no_order", "has no order", text, "write `a face-up pile` in its line, or `shuffle … into it`")


def renewed_twice(zone: str) -> Complaint:
    return Complaint("given_twice", "given twice", f"it is said already how `{zone}` is renewed", "leave one of them out")


def renewed_from_itself(zone: str) -> Complaint:
    text = f"`{zone}` is empty then, and nothing of it can be shuffled into it"
    return Complaint("same_place", "from one place into the same", text, "name the zone where its pieces lie by then")


def nothing_is_taken(zone: str) -> Complaint:
    text = f"no step draws or moves a piece from `{zone}` or looks at its top, so it is never needed"
    return Complaint(
        "changes_nothing", "never renewed", text, f"draw from it, `draw 1 from {zone} to …`, or leave out `when empty and needed`"
    )


def from_which_pile(zones: Iterable[str]) -> Complaint:
    piles = " or ".join(f"`{zone}`" for zone in zones)
    text = f"this takes from a place that is found in play: {piles} would not be renewed for it"
    return Complaint("wrong_kind", "from which pile?", text, "name the zone")


def exactly_so_many(plural: str, zone: str) -> Complaint:
    text = f"nobody knows how many {plural} there are in `{zone}` and in what is shuffled into it"
    hint = f"move one at a time, `repeat 2 times: …`, or `draw 2 from {zone} to …`"
    return Complaint("wrong_number", "perhaps too few", text, hint)


def board_is_of_all(grid: str, written: str, things: str | None, whose: str) -> Complaint:
    """`things`: what lies on it, if each player has some of it; `whose`: of whom it is asked."""
    text = f"there is one `{grid}` for all, so `{written}` would be all of it"
    hint = f"say `{grid}` alone"
    if things is not None:
        mine = f"your {things} in {grid}" if whose == "you" else f"{things} in {grid} whose owner is {whose}"
        hint = f"say whose they are: `{mine}`; all of them are in `{grid}`"
    return Complaint("wrong_owner", "does not have one", text, hint)
