"""Values of another kind than is needed, things that are no value, and what can be written but not played yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulelang.complaints.complaint import Complaint, did_you_mean
from rulelang.program import kinds
from rulelang.program.kinds import with_article

ANOTHER_KIND = "another kind of value is needed"
_BODIES = {"action": "an action", "phase": "a phase", "steps": "a name for steps"}
_SPOKEN = {
    kinds.NUMBER: "a number",
    kinds.TRUTH: "a condition",
    kinds.BUNDLE: "a bundle of resources",
    kinds.PLACE: "a place",
    kinds.PLAYER: "a player",
    kinds.TEXT: "a text",
    kinds.RESOURCE: "a resource",
    kinds.NOBODY: "nothing",
    kinds.ABILITY: "an ability",
    kinds.SPOT: "a spot of a chain",
    kinds.ON_AREA: "all places on an area",
    kinds.UNKNOWN: "unknown",
}


def spoken(type: str) -> str:
    """The kind with its article, as an author would say it."""
    if type in _SPOKEN:
        return _SPOKEN[type]
    return with_article(type)


def wrong_kind(written: str, given: str, wanted: str) -> Complaint:
    return Complaint("wrong_kind", ANOTHER_KIND, f"{spoken(wanted)} is needed here, and `{written}` is {spoken(given)}")


def cannot_be(state: str, written: str, given: str, wanted: str = "piece") -> Complaint:
    return Complaint("wrong_kind", ANOTHER_KIND, f"only {spoken(wanted)} can be {state}, and `{written}` is {spoken(given)}")


def only_pieces_are_inside(written: str, given: str) -> Complaint:
    return cannot_be("in a place", written, given)


def only_a_player_has_one(written: str, given: str) -> Complaint:
    return Complaint("wrong_kind", ANOTHER_KIND, f"only a player has one, and `{written}` is {spoken(given)}")


def row_as_case(written: str, asked: str, type: str) -> Complaint:
    return Complaint(
        "wrong_kind",
        ANOTHER_KIND,
        f"`{written}` is the name of a row, and these are cases of {spoken(type)}",
        f"ask for its name: `by name of {asked} (…)`",
    )


def source_does_steps(source: str) -> Complaint:
    text = f"`{source}` is a source, and a source provides resources"
    return Complaint("wrong_kind", ANOTHER_KIND, text, "say what it provides: `1 wood`")


def copies_are_numbers() -> Complaint:
    return Complaint("wrong_kind", ANOTHER_KIND, "`copies` says how many there are: numbers")


def no_order_all_around(name: str) -> Complaint:
    text = f"{with_article(name)} stands in a circle: none is more or less than another"
    return Complaint("wrong_kind", "no order in a circle", text, f"say `is`, or which one is beside it: `{name} right of …`")


def different_kinds(left: str, left_kind: str, right: str, right_kind: str, columns: Sequence[str] = ()) -> Complaint:
    """`columns`: where what stands on the left holds something of the kind of the right."""
    text = f"`{left}` is {spoken(left_kind)}, `{right}` is {spoken(right_kind)}"
    said = [f"`whose {one} is {right}`" if left in ("it", "that") else f"`{one} of {left} is {right}`" for one in columns]
    return Complaint("different_kinds", "different kinds of value", text, f"say {' or '.join(said)}" if said else None)


def never_such_a(written: str, type: str, other: str) -> Complaint:
    return Complaint("different_kinds", "different kinds of value", f"`{written}` is {spoken(type)}, not {spoken(other)}")


def is_neither(what: str, first: str, second: str) -> Complaint:
    text = f"`not` is said of `{first}` alone here, and `{second}` would be what it is"
    return Complaint("is_neither", "not the one, or not both?", text, f"say `not ({what} is {first} or {second})`")


def where_values_end(values: str) -> Complaint:
    text = f"`and` binds closer than `or`: it would belong to the last value of `{values}` alone"
    return Complaint("values_end", "where do the values end?", text, f"put them in brackets: `({values})`")


def larger_of_what(word: str, of_two: str, rest: str, whole: str) -> Complaint:
    """`rest`: the sign and what follows it; `whole`: with the sum in brackets."""
    text = f"does `{rest}` belong to what stands after `and`, or does it change the {word} of the two?"
    return Complaint("end_of_larger", "this can be read in two ways", text, f"say `{whole}`, or `({of_two}) {rest}`")


def not_compared(type: str) -> Complaint:
    hint = "ask `includes` of a bundle in a column and `has` of who holds it, and say a condition alone or with `not`"
    return Complaint("wrong_kind", "cannot be compared", f"{spoken(type)} is not compared with `is`", hint)


def not_a_value(written: str) -> Complaint:
    return Complaint("wrong_kind", "not a value", f"`{written}` is not a value")


def names_no_value(name: str) -> Complaint:
    return Complaint("wrong_kind", "not a value", f"`{name}` is no value")


def body_is_no_value(name: str, form: str) -> Complaint:
    text = f"`{name}` is {_BODIES[form]}, and no value"
    return Complaint("wrong_kind", "not a value", text, f"say `do {name}`")


def role_of_a_kind(name: str, word: str) -> Complaint:
    text = f"a role is a player, a member of a kind or a space, and `{word}` is none of these"
    hint = f"leave it out: `role {name}: …`" if word == kinds.PLAYER else f"declare it: `kind {word}: …`"
    if word == kinds.PLAYER:
        text = "a role is a player where nothing else is said"
    return Complaint("wrong_kind", "not a kind", text, hint)


def role_of_one_grid(name: str, grids: int) -> Complaint:
    """`grids`: how many there are, none or several."""
    text = f"`{name}` is a space, and there is no grid"
    if grids:
        text = f"`{name}` is a space, and with {grids} grids no line says of which"
    return Complaint(
        "wrong_kind", "a space of what?", text, "a role is a player, a member of a kind, or a space of the only grid"
    )


def supply_is_no_value() -> Complaint:
    return Complaint("wrong_kind", "not a value", "the supply holds resources, and is no value", "say `grain on supply`")


def text_is_no_value() -> Complaint:
    return Complaint("wrong_kind", "a text is no value", "a text in quotes names what is shown, and is no value here")


def no_such_neighbour(name: str, relation: str, written: str, given: str) -> Complaint:
    text = f"`{written}` is {spoken(given)}, so there is no {name} {relation} it"
    return Complaint("wrong_kind", "no such neighbour", text)


def steps_are_written(name: str, relation: str, most: int) -> Complaint:
    text = f"how many steps {relation} it a {name} is must stand here as a number from 1 to {most}"
    return Complaint("wrong_kind", ANOTHER_KIND, text, "names of a kind may be as far away as a formula says")


def no_player_above() -> Complaint:
    return Complaint("wrong_kind", "no such neighbour", "a player is `left of` or `right of` another")


def only_players_in_order() -> Complaint:
    return Complaint("wrong_kind", "an order of players", "only players come in an order from one of them")


def cannot_become(written: str) -> Complaint:
    hint = "only counters, tracks and roles become something"
    return Complaint("cannot_become", "cannot be set", f"`{written}` does not change by itself", hint)


def only_becomes(written: str) -> Complaint:
    hint = f"choose it first, `choose {written} as …`; or say `{written} becomes …` with a role, and then the role"
    return Complaint("only_becomes", "not said of chance", f"`{written}` only becomes something", hint)


def no_such_value(written: str, name: str | None, known: Iterable[str]) -> Complaint:
    """`name`, where what is written is one."""
    guess = did_you_mean(name, known) if name is not None else ""
    hint = "values, costs and limits can be changed"
    return Complaint("unknown_value", "no such value", f"`{written}` is no declared value{guess}", hint)


def whose_value(name: str, of: str | None) -> Complaint:
    """A value of each player is changed as `your food`, one of each village as `food of village`, and one of nobody as `food`."""
    said = f"`{name} of {of}`: of which, the condition says"
    if of is None:
        said = f"`{name}`, which is one for all"
    elif of == kinds.PLAYER:
        said = f"`your {name}`: whose it is, the condition says"
    return Complaint("wrong_kind", "whose value?", f"what is changed is said as {said}")


def needs_itself(name: str, through: list[str]) -> Complaint:
    way = f", through {', '.join(f'`{one}`' for one in through)}" if through else ""
    hint = "a `counter` can remember what was before"
    return Complaint("circular", "goes round in a circle", f"`{name}` needs `{name}`{way}", hint)


def column_needs_itself(name: str) -> Complaint:
    return Complaint("circular", "goes round in a circle", f"`{name}` is needed to know `{name}`")


def not_yet_playable(what: str) -> Complaint:
    """`what` is a word of the language in quotes, or one of the descriptions below."""
    text, hint = f"{what} can be written on a page, but not played yet", "a file that begins with `page` may use it"
    return Complaint("not_yet_playable", "not playable yet", text, hint)


def page_is_not_played() -> Complaint:
    text = "this file is a page: an excerpt that is checked, and not a game"
    return Complaint("not_yet_playable", "a page is not played", text, "begin it with `game`")


PIECE_IN_A_COST = "a piece as a part of a cost"
PLACE_ON_A_PIECE = "a place on a piece"
