"""Resources, bundles of them, who holds them, what is paid and provided."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulelang.complaints.complaint import Complaint, did_you_mean, listed
from rulelang.complaints.values import ANOTHER_KIND, spoken

NO_SUCH = "no such resource"
ONLY_ASKED = "only asked for"


def amount_missing(resource: str) -> Complaint:
    return Complaint("amount_missing", "how many?", f"a bundle says how many: `1 {resource}`")


def plural_of_kind(kind: str) -> Complaint:
    text = f"the members of `{kind}` are the resources: what several are called is said of the kind"
    return Complaint("wrong_number", "plural of what?", text, f"say `kind {kind}, plural …: …`")


def one_of_it(name: str) -> Complaint:
    return Complaint("wrong_number", "singular and plural", f"one of it is `1 {name}`")


def not_a_bundle(written: str, given: str, resource: str | None) -> Complaint:
    """`resource` is one of the game, for an example."""
    text = f"a bundle of resources is needed here, and `{written}` is {spoken(given)}"
    example = "`2 grain + 1 wood`" if resource is None else f"`2 {resource}`"
    return Complaint("wrong_kind", ANOTHER_KIND, text, f"a bundle says how many of what: {example}")


def no_such_resource(name: str, known: Iterable[str]) -> Complaint:
    return Complaint("unknown_resource", NO_SUCH, f"there is no resource `{name}`{did_you_mean(name, known)}")


def no_resource_declared(name: str, known: list[str], singular: str | None) -> Complaint:
    """`singular`: the resource of which the name is the plural."""
    declared = f"; several `{singular}` are called so if it is declared as `resource {singular}, plural {name}: …`"
    guess = declared if singular else did_you_mean(name, known)
    hint = None if known else "declare it: `resource wood: 20`"
    return Complaint("unknown_resource", NO_SUCH, f"there is no resource `{name}`{guess}", hint)


def counted_on_piece(counter: str, piece: str) -> Complaint:
    """Where a counter of pieces is said as if somebody had it, or it could be moved."""
    text = f"`{counter}` is a counter of each {piece}: it goes up and down, and nobody has or moves it"
    return Complaint("unknown_resource", NO_SUCH, text, f"say `{counter} of {piece} goes up by 1`, or declare it as a resource")


def no_such_resources(name: str, known: Iterable[str]) -> Complaint:
    return Complaint(
        "unknown_resource", "no such kind of resource", f"there are no resources `{name}`{did_you_mean(name, known)}"
    )


def several_resources(name: str, written: str) -> Complaint:
    hint = f"say `any {written}`, or name one of them"
    return Complaint("unknown_resource", "which of them?", f"`{name}` are several resources", hint)


def pieces_are_no_resource(name: str) -> Complaint:
    text = f"`{name}` are pieces, and a bundle holds resources"
    return Complaint("unknown_resource", "no resource", text, "pieces are chosen, moved and counted: `count of … in …`")


def drawn_as_it_lies(name: str, line: str) -> Complaint:
    """`line`: the same without the class."""
    text = f"a draw takes what comes, whether these are `{name}` or not"
    return Complaint("unknown_resource", "drawn as it lies", text, f"say `{line}`, or, of one class alone, `move … from … to …`")


def value_is_only_asked(name: str) -> Complaint:
    text = f"`{name}` is worked out, and cannot be paid, gained or moved"
    return Complaint(
        "only_asked", ONLY_ASKED, text, f"a bundle counts it where it is asked for: `how often 2 {name} fits in you`"
    )


def column_is_only_asked(written: str, value: str) -> Complaint:
    text = f"`{written}` may be a bundle that counts the value `{value}`, which cannot be paid, gained or moved"
    return Complaint(
        "only_asked", ONLY_ASKED, text, "`how often … fits in you` asks for it; what is paid stands in a column of its own"
    )


def not_of_each_player(name: str) -> Complaint:
    text = f"`{name}` is no value of each player, and a bundle counts what somebody has"
    return Complaint("only_asked", "no figure of a player", text, f"declare it as `value {name} each player: …`")


def value_is_no_number(name: str) -> Complaint:
    return Complaint("only_asked", "no number", f"`{name}` is no number, and a bundle counts numbers")


def counted_of_nobody(written: str, value: str) -> Complaint:
    text = f"`{written}` may count the value `{value}`, which only players have"
    return Complaint("only_asked", "only players have values", text, "ask it of a player: `how often … fits in you`")


def only_paid(resource: str, track: str) -> Complaint:
    """`resource` is paid on `track`."""
    text = f"`{resource}` is paid on the track `{track}`, and lies with nobody: it cannot be gained or moved"
    return Complaint("only_paid", "only paid", text, f"the marker moves by itself: `{track} of you becomes {track} of you + 1`")


def any_of_one_resource(name: str) -> Complaint:
    return Complaint(
        "unknown_resource",
        "nothing to choose from",
        f"`{name}` is one resource; `any` chooses among several",
        f"say `3 {name} or 3 …` for one or the other; a mixture is chosen of the resources that one `kind` lists",
    )


def not_so_many_kinds(amount: int, name: str, there: int) -> Complaint:
    text = f"{amount} of different kinds are asked for, and `{name}` is {there} kinds"
    return Complaint("of_different_kinds", "not so many kinds", text, f"say `any {there} {name} of different kinds`, or fewer")


def how_many_kinds_is_open(name: str) -> Complaint:
    text = "how many different ones it is must be known before play"
    return Complaint(
        "of_different_kinds", "not known before play", text, f"say a number, as in `any 3 {name} of different kinds`"
    )


def too_many_ways_to_mix(most: int) -> Complaint:
    text = f"there are more than {most} ways to do that"
    return Complaint("of_different_kinds", "too many ways", text, "ask for fewer, or let them be chosen one after another")


def no_kind_of_resources(name: str) -> Complaint:
    text = f"`of each` needs a kind `{name}` that lists them"
    return Complaint("unknown_class", "no such kind", text, f"declare `kind {name}: …` above")


def supply_of_each(kind: str, line: str) -> Complaint:
    """`line`: the same with `of each`."""
    text = f"`{kind}` is a kind: what it lists are the resources, and this is the supply of each of them"
    return Complaint("unknown_resource", "of each of a kind", text, f"say `{line}`")


def holds_no_resources(written: str, given: str) -> Complaint:
    text = f"`{written}` is {spoken(given)}, and holds no resources"
    hint = "resources lie with the supply, players, members of kinds, zones that all share and pieces"
    return Complaint("wrong_kind", "holds no resources", text, hint)


def resources_have_no_face() -> Complaint:
    return Complaint("wrong_kind", "has no face", "resources have no face that could lie up or down")


def resources_from_where(written: str) -> Complaint:
    hint = f"say `move {written} from … to …`, or `pay …` and `gain …`"
    return Complaint("from_missing", "from where?", "resources are moved from one holder to another", hint)


def all_from_where(resource: str) -> Complaint:
    hint = f"say `move all {resource} on … to …`"
    return Complaint("from_missing", "from where?", "all of a resource is moved from one holder", hint)


def price_is_certain() -> Complaint:
    text = "the price of a source is certain: it leaves nothing to choose"
    return Complaint("wrong_kind", "which of them?", text)


def one_resource_at_a_time() -> Complaint:
    hint = "say `2 wood`, or `any 1 …` of a kind of resources"
    return Complaint("wrong_kind", "one at a time", "a source provides some of one resource at a time", hint)


def provides_nothing(source: str) -> Complaint:
    text = f"nothing says what `{source}` provides"
    return Complaint(
        "never_used", "never comes up", text, f"say `provides:` and `price:` below it, or `{source}: 1 …` in a table"
    )


def limit_is_for_each_player() -> Complaint:
    return Complaint("wrong_kind", "a limit for each of what?", "a limit is for each player")


def track_of_each_player(track: str) -> Complaint:
    return Complaint("wrong_owner", "whose track?", f"what is paid on `{track}` needs a track of each player")


def cannot_be_paid() -> Complaint:
    text, hint = "this costs more than anybody can have", "supplies and limits say how much there is"
    return Complaint("cannot_be_paid", "nobody can pay this", text, hint)


def takes_nothing_off(action: str, resources: Sequence[str]) -> Complaint:
    """`resources` are those that the discount names; of several, any would do."""
    said = f"any of {listed(resources)}" if len(resources) > 1 else f"`{resources[0]}`"
    text = f"no price of `{action}` asks for {said}, so nothing is taken off"
    hint = "name what the price names, or say `any 1 … less` for one of several that it names"
    return Complaint("takes_nothing_off", "a discount without effect", text, hint)


def a_discount_of_each(kind: str, one: str) -> Complaint:
    """`one` is the first of the kind."""
    text = f"a discount is of one {kind}, and `{kind}` stands for each of them"
    hint = f"say it in a line for each, `… {one} less`; or let what gives it help to pay: a `source` that `provides: its {kind}`"
    return Complaint("class_as_value", "which one?", text, hint)


def a_discount_of_either(action: str) -> Complaint:
    text = f"what `{action}` costs would be less of one or of another, and nothing says of which"
    return Complaint(
        "takes_nothing_off",
        "a discount of one thing or another",
        text,
        "say one of them, or `any 1 … less` for one of several that the price names",
    )


def never_gained(resource: str) -> Complaint:
    text = f"`{resource}` is spoken of, and nothing ever gives any to anybody"
    return Complaint("never_gained", "nobody gets any", text, "give some in `setup:` or let somebody `gain` some")


def never_spoken_of(resource: str) -> Complaint:
    return Complaint("never_used", "never comes up", f"nothing ever speaks of `{resource}`", "leave it out")


def never_lies_there(
    called: tuple[str, str], where: str, form: str, on: str | None, plural: str | None, *, moved: bool
) -> Complaint:
    """`called`: one and several of it; `on`, `plural`: pieces that lie there, and on which it comes to lie, if there are such."""
    one, several = called
    text = f"nothing ever brings a `{one}` to {_there(where, form)}, so there never is one"
    if on is None:
        hint = f"`move 1 {one} from supply to …` brings one there, or leave this out"
    elif moved:
        hint = (
            f"they come to lie on the {plural} in it: say `each {on} in {where}:`, and below it `move all {several} on {on} to …`"
        )
    else:
        hint = f"they come to lie on the {plural} in it: say `sum of {several} on {on} for each {on} in {where}`"
    return Complaint("nothing_lies_there", "it never lies there", text, hint)


def stays_at_none(counter: str, piece: str) -> Complaint:
    text = f"nothing ever adds to the `{counter}` of a {piece}, so it is always 0"
    return Complaint("nothing_lies_there", "it never is more than 0", text, f"`add 1 to {counter} of {piece}`, or leave this out")


def _there(where: str, form: str) -> str:
    return f"`{where}` itself" if form == "zone" else f"any `{where}`"
