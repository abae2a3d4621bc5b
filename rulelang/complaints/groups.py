"""Groups: the class that a word means, singular and plural, whose they are, and what is asked of each candidate."""

from __future__ import annotations

from collections.abc import Iterable

from rulelang.complaints.complaint import Complaint, did_you_mean, listed
from rulelang.complaints.values import spoken
from rulelang.program.kinds import SPACE, grid_of, with_article

NUMBER = "singular and plural"
NOT_ABOUT_IT = "not about the candidate"


def no_such_class(name: str, known: Iterable[str], *, declared: bool) -> Complaint:
    """`declared`: whether the name is that of something else."""
    text = f"`{name}` is no kind and no class of pieces"
    if not declared:
        text = f"there is no kind or class `{name}`{did_you_mean(name, known)}"
    hint = "say `choose number from … to … as …`" if name == "number" else None
    return Complaint("unknown_class", "no such class", text, hint)


def option_is_one(name: str) -> Complaint:
    text = f"`{name}` is an option and has one value all through a match: there are no others to name here"
    hint = f"ask for it, as in `if {name} is …:`; for things of which there are several declare a `kind`"
    return Complaint("unknown_class", "no such class", text, hint)


def no_grid_no_spaces() -> Complaint:
    return Complaint("unknown_class", "no such class", "there is no grid, so there are no spaces")


def no_spaces_there(zone: str, grids: Iterable[str]) -> Complaint:
    hint = f"say {listed((f'space in {grid}' for grid in grids), ' or ')}"
    return Complaint("wrong_kind", "no spaces there", f"`{zone}` is no grid, so there are no spaces in it", hint)


def space_of_which_grid(grids: Iterable[str]) -> Complaint:
    names = listed((f"space in {grid}" for grid in grids), " or ")
    return Complaint("ambiguous_name", "of which grid?", f"a space of which grid is meant? say {names}")


def said_in_plural(word: str, line: str | None = None) -> Complaint:
    """`line`: the line as it should be."""
    return Complaint("wrong_number", NUMBER, f"here the plural is said: `{word}`", line and f"say `{line}`")


def said_in_singular(word: str, line: str | None = None) -> Complaint:
    """`line`: the line as it should be."""
    return Complaint("wrong_number", NUMBER, f"here the singular is said: `{word}`", line and f"say `{line}`")


def one_of_yours(word: str, singular: str, plural: str, whose: str | None, *, of: bool) -> Complaint:
    """`any member`, `any of your members`: after `of` stand `your` and the plural, otherwise neither."""
    yours = f"{'none' if word == 'no' else word} of your {plural}"
    text = f"with `your` this is said: `{yours}`"
    if whose in ("other", "another", "the other"):
        text = f"with `other` this is said: `{word} other {singular}`, or `{word} of the other {plural}`"
    elif of:
        text = f"after `of` stands `your`, so either `{yours}` or `{word} {singular}`"
    return Complaint("wrong_number", NUMBER, text)


def one_is_chosen(singular: str, plural: str, whose: str | None, *, random: bool = False) -> Complaint:
    """`choose a card`, `choose one of your cards`, `choose another player`; `random`: chance chooses."""
    of_yours = {None: with_article(singular), "your": f"one of your {plural}", "your other": f"one of your other {plural}"}
    of_yours |= {word: with_article(f"{word} {singular}") for word in ("empty", "occupied")}
    said = of_yours.get(whose, f"another {singular}")
    if random:
        of_two = whose not in (None, "your", "your other", "empty", "occupied")
        said = f"a random other {singular}" if of_two else f"a random {said.removeprefix('a ').removeprefix('an ')}"
    return Complaint("wrong_number", NUMBER, f"here this is said: `choose {said}`")


def said_with_article(name: str) -> Complaint:
    return Complaint("wrong_number", NUMBER, f"one of them is meant: `there is {with_article(name)}`")


def another_is_one(name: str) -> Complaint:
    return Complaint("wrong_number", NUMBER, "`another` is said of one", f"say `other {name}`, or `the other {name}`")


def other_than_what(word: str, name: str) -> Complaint:
    """`other town` where no town was spoken of."""
    text = f"`{word}` leaves out each {name} that has a name here, and none has one"
    hint = f"first `choose {with_article(name)} as first`, or say which it is not: `{name} that is not …`"
    return Complaint("which_one", "other than what?", text, hint)


def other_than_which(name: str, plural: str, named: str) -> Complaint:
    """`other men in your jail`, where a man was chosen before."""
    text = f"`other` could leave out `{named}`, or all that is yours"
    hint = f"say `the other {plural}` for those that are left, or `{plural} whose owner is not you`"
    return Complaint("two_readings", "this can be read in two ways", text, hint)


def yours_twice(whose: str) -> Complaint:
    text = f"`you have` says whose these are, so `{whose}` has no place here"
    return Complaint("wrong_kind", "whose are these?", text, f"leave out `{whose}`, or say `there is …`")


def resources_lie_nowhere(name: str) -> Complaint:
    text = f"of what you have of `{name}` there is nothing else to say"
    return Complaint("wrong_kind", "not in a place", text, f"say `{name} on …` of what lies elsewhere")


def not_in_a_place(type: str) -> Complaint:
    text = f"only pieces and spaces are in a place, {spoken(type)} is not"
    return Complaint("wrong_kind", "not in a place", text, "say which ones with `where`")


def all_or_one_by_one(written: str, each: str) -> Complaint:
    """A sum of what each has, compared: `points of each card in your hand is at least 3`."""
    text = f"`{written}` could be all of it together, or what {each} has by itself"
    whom = each.removeprefix("each ").removeprefix("of ")
    hint = f"all together: `sum of … for {each}`; one by one: `no {whom} where …`, with what must not be so"
    return Complaint("together_or_each", "together, or one by one?", text, hint)


def each_has_what(each: str) -> Complaint:
    text = f"`{each}` is several things: what of them is meant?"
    return Complaint("wrong_kind", "no single value", text, f"say what they have, as in `points of {each}`")


def sum_of_each_of_what(said: str) -> Complaint:
    text = f"`{said}` does not say of what each is summed up"
    return Complaint("wrong_kind", "of what?", text, "say it of each, as in `sum of points of each card in your hand`")


def nothing_is_whose(whose: str) -> Complaint:
    return Complaint("nobody_is_you", "nobody is `you` here", f"nobody is `you` here, so nothing is `{whose}`")


def one_of_the_others(name: str) -> Complaint:
    text = "`the other player` is one where just two play, and here more may play"
    hint = f"say `another player's {name}`, or first `choose another player` and then `… where owner of it is player`"
    return Complaint("which_one", "which of the others?", text, hint)


def which_other_one(name: str) -> Complaint:
    """`turn the other die to 6`: what stands alone is one that is known."""
    text = f"`the other {name}` is one of several, and it is not said which"
    hint = f"choose one: `choose another {name} as second`, and then say `second`"
    return Complaint("which_one", "which one?", text, hint)


def not_just_two_play(least: int, most: int) -> Complaint:
    many = f"{least} to {most}" if most > least else str(most)
    text = f"`the other player` is one where two play, and here {many} do"
    return Complaint("which_one", "which one?", text, "say who it is, as `player left of you`, or `choose another player`")


def players_are_nobodys(whose: str) -> Complaint:
    """`whose` is the word that was written: `your`, `another player's`."""
    text = f"`{whose}` is said of things, and a player is nobody's"
    return Complaint("wrong_kind", "belongs to nobody", text, "say `another player`")


def belongs_to_nobody(whose: str, type: str) -> Complaint:
    text = f"nothing says whose {spoken(type)} is, so `{whose}` is said of none"
    name = SPACE if grid_of(type) else type
    hint = f"say it: `role owner of each {name}: nobody at first`"
    if name != SPACE:
        hint += f", or a column `owner` in `table {name}:` where it never changes"
    return Complaint("wrong_kind", "belongs to nobody", text, hint)


def owner_is_no_player(name: str, type: str) -> Complaint:
    """`your lanes`, where `owner of lane` is a colour."""
    text = f"`owner` of each {name} is {spoken(type)}, and no player, so none of them is anybody's"
    return Complaint("wrong_kind", "belongs to nobody", text, "call by `owner` whose it is: a player, as `seat 1`")


def beyond_the_where(written: str) -> Complaint:
    text = f"`where` reaches up to here, and `{written}` does not speak of `it`"
    return Complaint("not_about_it", NOT_ABOUT_IT, text, "put the group in parentheses, or this condition before it")


def asked_of_each(word: str, written: str, *, yours: bool) -> Complaint:
    """`yours`: whether it speaks of `you`, where perhaps the candidate's own is meant."""
    text = f"this is asked of each {word}, and `{written}` does not speak of `it`"
    hint = "say `its …` or `… of it`"
    if yours:
        hint = "`your` is said of whoever does this; of the candidate say `its …` or `… of it`"
    return Complaint("not_about_it", NOT_ABOUT_IT, text, hint)


def so_of_oneself(asked: str, *, no: bool) -> Complaint:
    """`asked`: of which player, as written; `no`: that there is none."""
    text = f"you are one of the players, and it is so of you, so this is {'never' if no else 'always'} so"
    asked = "player …" if asked.endswith("...") else asked
    return Complaint("asks_nothing", "so of oneself", text, f"say `there is {'no other' if no else 'another'} {asked}`")


def compared_with_itself(written: str, named: Iterable[str]) -> Complaint:
    """`named`: what steps before have given a name, and could be meant by one side."""
    way = next((f"say `… of {name}`" for name in named), "give it a name where it is chosen, `… as first`, and say `… of first`")
    text = f"both sides are `{written}` of one and the same: this asks nothing"
    return Complaint("asks_nothing", "compared with itself", text, f"if one side is said of something else, {way}")


def thing_with_itself(written: str, named: Iterable[str]) -> Complaint:
    """The same where a side is a thing alone."""
    way = next((f"say `{name}`" for name in named), "name it where it is chosen, `… as first`, and say `first`")
    text = f"`{written}` is here the very thing that stands on the other side: this asks nothing"
    return Complaint("asks_nothing", "compared with itself", text, f"`it` is the one looked at; if another one is meant, {way}")


def two_readings(first: str, word: str, last: str, inside: str) -> Complaint:
    """`word` joins the last part to the first, or the `where` reaches around it, which is written `inside`."""
    text = f"does `where` reach up to here, or does `{word}` join this to `{first}`?"
    return Complaint("two_readings", "this can be read in two ways", text, f"say `({first}) {word} {last}`, or `{inside}`")


def one_for_each_of_what(name: str, allowed: Iterable[str]) -> Complaint:
    allowed = tuple(allowed)
    text, hint = f"there cannot be one for each {name}", f"each {' or each '.join(allowed)}"
    if name == "space" and "area" in allowed:
        hint += "; where several pieces lie on a space, its grid says it: `any number on each space`"
    elif name != "space":
        lies = f"`move 1 coin from supply to {name}`"
        hint += f"; what a {name} has of its own stands in a column, or lies on it, as a resource: {lies}"
    return Complaint("wrong_kind", "one for each of what?", text, hint)


def not_a_class_of_pieces(name: str) -> Complaint:
    return Complaint("wrong_kind", "not a piece", f"`{name}` is no class of pieces")


def zones_hold_pieces(name: str) -> Complaint:
    return Complaint("wrong_kind", "not a piece", f"zones hold pieces, and `{name}` is no class of pieces")


def only_pieces_have_abilities(kind: str) -> Complaint:
    return Complaint("wrong_kind", "whose ability?", f"only pieces have abilities, and `{kind}` is a kind")


def pieces_are_sources(given: str) -> Complaint:
    return Complaint("wrong_kind", "not a piece", f"pieces are sources, and this is {spoken(given)}")


def only_pieces_come_and_go(given: str) -> Complaint:
    return Complaint("wrong_kind", "not a piece", f"only pieces come and go, {spoken(given)} does not")


def only_pieces_go_on_pieces(given: str) -> Complaint:
    return Complaint("wrong_kind", "not a piece", f"only pieces go on pieces, and this is {spoken(given)}")


def only_areas_lie_across(given: str) -> Complaint:
    return Complaint("wrong_kind", "not an area", f"only areas lie across lines, and this is {spoken(given)}")
