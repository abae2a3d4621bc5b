"""Names: unknown, taken, reserved, of several things, of one thing for each; and who is `you`, what is `it`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulelang.complaints.complaint import Complaint, did_you_mean, listed
from rulelang.complaints.values import spoken
from rulelang.program import kinds
from rulelang.program.kinds import with_article

NOBODY_IS_YOU = "nobody is `you` here"
NAMED_HERE = "named here, in one of the ways"
ANOTHER_NAME = "give one of them another name"

# What an author calls each form of declaration.
FORMS = {
    "option": "an option",
    "kind": "a kind",
    "table": "a table",
    "resource": "a resource",
    "track": "a track",
    "counter": "a counter",
    "role": "a role",
    "die": "a die",
    "piece": "a class of pieces",
    "zone": "a zone",
    "zones": "a set of zones",
    "grid": "a grid",
    "chain": "a chain",
    "value": "a value",
    "condition": "a condition",
    "moment": "a moment",
    "source": "a source",
    "automa": "an automa",
    "pieces": "a word for pieces",
    "areas": "a class of areas",
    "action": "an action",
    "phase": "a phase",
    "steps": "steps",
    "score": "a score",
    "class": "a class",
}
# Names that the language has given already, and what they mean.
READY = {
    "players": "the number of players",
    "supply": "where resources lie that nobody has",
    "round": "the number of the round that is played",
    "box": "where pieces are that are out of the game",
    "nobody": "no player",
    "somebody": "some player, as in `somebody is leader`",
    "nothing": "no thing",
    "active_player": "whose turn it is",
    "total": "the sum of the scores",
    "it": "the candidate",
    "player": "a class that every game has",
    "space": "the class of a grid's spaces",
}


def unknown_name(name: str, known: Iterable[str]) -> Complaint:
    return Complaint("unknown_name", "unknown name", f"there is no `{name}`{did_you_mean(name, known)}")


def who_is_somebody(role: str) -> Complaint:
    text = f"is anybody else meant, or that nobody is `{role}`?"
    return Complaint("unknown_name", "somebody is not?", text, f"say `nobody is {role}`, or name who it is not")


def no_such_piece(name: str, known: Iterable[str]) -> Complaint:
    return Complaint("unknown_name", "unknown name", f"there is no piece `{name}`{did_you_mean(name, known)}")


def no_such_die(name: str, dice: Sequence[str]) -> Complaint:
    text = f"there is no die `{name}`{did_you_mean(name, dice)}"
    return Complaint("unknown_name", "no such die", text, None if dice else "declare it: `die pip: 1 to 6`")


def no_such_track(name: str, known: Iterable[str] = ()) -> Complaint:
    return Complaint("unknown_name", "no such track", f"there is no track `{name}`{did_you_mean(name, known)}")


def no_such_member(kind: str, name: str) -> Complaint:
    return Complaint("unknown_name", f"no such {kind}", f"there is no {kind} `{name}`")


def no_such(form: str, name: str, known: Iterable[str]) -> Complaint:
    """`form` is what an author calls it: an option, a phase, …, without the article."""
    return Complaint("unknown_name", f"no such {form}", f"there is no {form} `{name}`{did_you_mean(name, known)}")


def no_such_property(type: str, name: str, known: Sequence[str]) -> Complaint:
    guess = did_you_mean(name, known)
    hint = None if guess or not known else f"there is {listed(known[:8])}"
    return Complaint("unknown_property", "does not have this", f"{spoken(type)} has no `{name}`{guess}", hint)


def is_and_has_not(type: str, name: str) -> Complaint:
    """A condition, asked for as a figure is that somebody or something has."""
    text = f"{spoken(type)} has no `{name}`, but may be so"
    return Complaint("unknown_property", "does not have this", text, f"say `… is {name}`, or of two `… is {name} at …`")


def a_piece_in_its_place(piece: str, owner: str) -> Complaint:
    """A piece of each player that is asked for as if a player had one figure of it; `owner`: as that player was written."""
    text = f"a `{piece}` is a piece, of which a player may have several, and nothing says which"
    first = f"where there is only one, say where it lies: `the {piece} in … whose owner is {owner}`"
    hint = f"{first}; or let a role say where each player is: `role spot of each player, a room: …`"
    return Complaint("unknown_property", "does not have this", text, hint)


def chosen_elsewhere(name: str, what: str) -> Complaint:
    """`what`: the class of what everybody chose at once under this name, or a number."""
    text = f"what each player chose as `{name}` is known in the lines that follow the choice, and not in here"
    hint = f"hand it over: here `steps … ({with_article(what)}):`, and there `do … (your {name})`"
    return Complaint("unknown_property", "does not have this", text, hint)


def printed_on_it(name: str, piece: str) -> Complaint:
    """A counter of pieces that is called as a column of their table."""
    text = f"`{name}` is a column of the table of each {piece}, and does not change"
    anew = f"counter {name}_now of each {piece}: {name} of {piece} at first"
    hint = f"give the counter another name; it may begin with what is printed: `{anew}`"
    return Complaint("ambiguous_name", "one name for two things", text, hint)


def no_such_column(owner: str, name: str, known: Iterable[str]) -> Complaint:
    text = f"`{owner}` has no column `{name}`{did_you_mean(name, known)}"
    return Complaint("unknown_property", "does not have this", text)


def no_range_of_names(first: str, last: str, most: int) -> Complaint:
    text = f"`{first} to {last}` is no range: both begin alike and end in a number, the smaller one first, of at most {most}"
    return Complaint("bad_name", "not a range of names", text, "write `lane_1 to lane_5`, or each name for itself")


def no_such_kind(name: str) -> Complaint:
    hint = "`players` is how many play" if name == "player" else None
    return Complaint("unknown_class", "no such kind", f"there is no kind `{name}`", hint)


def already_bound(name: str) -> Complaint:
    return Complaint("bound_twice", "one name for two things", f"`{name}` already stands for something here", "name it with `as`")


def bound_and_declared(name: str) -> Complaint:
    return Complaint("bound_twice", "one name for two things", f"`{name}` is declared already", "name it with `as`")


def already_declared(name: str, form: str) -> Complaint:
    return Complaint("given_twice", "given twice", f"`{name}` is already {FORMS.get(form, form)}", ANOTHER_NAME)


def numbers_and_names(option: str) -> Complaint:
    text = f"the values of `{option}` are partly numbers and partly names"
    return Complaint("wrong_kind", "numbers or names", text, "write only numbers, or only names")


def already_means(name: str) -> Complaint:
    return Complaint("reserved_word", "a reserved word", f"`{name}` already means {READY[name]}", "choose another name")


def word_of_the_language(name: str) -> Complaint:
    return Complaint("reserved_word", "a reserved word", f"`{name}` is a word of the language", "choose another name")


def could_be_either(name: str, form: str, why: str) -> Complaint:
    """`why` is one of the four below."""
    text = f"`{name}` is {FORMS.get(form, form)} here, and {why}"
    return Complaint("two_meanings", "one name for two things", text, ANOTHER_NAME)


def score_and_number(name: str) -> str:
    return f"`{name} of seat 1` could be either"


def one_is_a_resource(name: str) -> str:
    return f"one of them is the resource `{name}`"


def table_has_it(owner: str, column: str) -> str:
    return f"each {owner} has a `{column}` in its table already"


def ability_of_either(name: str) -> str:
    return f"an ability `{name}: …` could be of either"


def could_be_several(name: str, types: Iterable[str]) -> Complaint:
    names = " or ".join(with_article(type) for type in types)
    return Complaint("ambiguous_name", "could be several things", f"`{name}` could be {names}")


def somebody_who(word: str) -> Complaint:
    text = f"`{word}` says of no player what is asked"
    hint = (
        "say `there is a player with …` or `… whose … is …`, of a role `somebody is …`; that somebody has done something is not "
        "asked: `end phase` in that action ends the turns"
    )
    return Complaint("unknown_name", "which player?", text, hint)


def class_as_value(name: str) -> Complaint:
    text = f"`{name}` is a class: which one is meant?"
    hint = f"choose one first: `choose {name} …`; all of them are `each {name} …:`, and whether there is one `if any {name} …`"
    return Complaint("class_as_value", "which one?", text, hint)


def named_in_some_ways(name: str, *, differs: bool) -> Complaint:
    text = f"`{name}` is named in some of the ways only that lead here"
    hint = f"name one `{name}` in each of the ways, or write this below the line that names it"
    if differs:
        text = f"`{name}` is of another class in one of the ways that lead here, or stands for several"
        hint = f"name one of the same class `{name}` in each of the ways, or write this in each of them"
    return Complaint("named_in_some_ways", "which one?", text, hint)


def which_one(name: str, each: str, second: str | None = None) -> Complaint:
    key = f" at {second}" if second else ""
    hint = f"say `your {name}{key}` or `{name} of …{key}`" if each == kinds.PLAYER else f"say `{name} of …{key}`"
    return Complaint("of_whom", "of which one?", one_for_each(name, f"{each} at each {second}" if second else each), hint)


def its_own_or_all(name: str, each: str, own: str, state: str | None) -> Complaint:
    """`own`: the one that is meant; `state`, such as `empty`, may be asked of all together."""
    together = f"; all together: `there is no {each} whose {name} is not {state}`" if state else ""
    hint = f"one is `{own}`{together}"
    return Complaint("one_or_all", "of which one?", one_for_each(name, each), hint)


def one_for_each(name: str, each: str) -> str:
    return f"there is a `{name}` for each {each}: which one is meant?"


def said_of_something(name: str, owner: str) -> Complaint:
    text = f"`{name}` is said of something: `{name} of …`"
    return Complaint("of_whom", "of which one?", text, f"for instance `{name} of {owner}`")


def several_are_a_group(name: str, plural: str) -> Complaint:
    text = f"`{name}` are several, and here one is spoken of"
    return Complaint(
        "of_whom", "several", text, f"say `{plural} in {name}`: `each …`, `count of …`, `move all {plural} in {name} to …`"
    )


def each_chose_one(name: str) -> Complaint:
    return Complaint("of_whom", "of whom?", f"each player chose a `{name}`", f"say `{name} of you`, or of another player")


def has_none(name: str, each: str | None, written: str, given: str) -> Complaint:
    what = f"there is a `{name}` for each {each}" if each else f"there is only one `{name}`"
    text = f"{what}, and `{written}` asks for one of {spoken(given)}"
    return Complaint("wrong_owner", "does not have one", text)


def track_of_others(name: str, each: str | None) -> Complaint:
    text = f"`{name}` is a track of {'each ' + each if each else 'nobody'}, not of each {kinds.PLAYER}"
    return Complaint("wrong_owner", "does not have one", text)


def nobody_is_you() -> Complaint:
    return Complaint("nobody_is_you", NOBODY_IS_YOU, "no player does this, so nobody is `you` here")


def nothing_is_your() -> Complaint:
    return Complaint("nobody_is_you", NOBODY_IS_YOU, "no player does this, so nothing is `your` here")


def total_of_whom() -> Complaint:
    return Complaint("nobody_is_you", "of whom?", "of which player?", "say `total of …`")


ONE_BY_ONE = "of several that are moved to places of their own: `each card in deck: move card to hand of owner of card`"


def nothing_is_it() -> Complaint:
    text = "`it` is the candidate of a `where`, and there is none here"
    return Complaint("no_candidate", "nothing is `it` here", text, ONE_BY_ONE)


def nothing_is_its() -> Complaint:
    text = "`its` speaks of the candidate of a `where`, and there is none here"
    return Complaint("no_candidate", "nothing is `it` here", text, ONE_BY_ONE)
