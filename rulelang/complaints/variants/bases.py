"""What a variant is based on, which variants go together, and what one does to lines of its base."""

from __future__ import annotations

from collections.abc import Iterable

from rulelang.complaints.complaint import Complaint, did_you_mean

THIS_ONE = "this one"
AND_HERE = "and here"
WHAT_BOTH_ARE_ABOUT = "what both are about"
_NAMELESS = ("when", "while", "before")  # there may be several of these, and none is said anew in one line


def goes_too(address: str | None, *, choice: bool) -> str:
    """How what speaks of something goes with it; `address` is what does, in the base, perhaps a choice of several."""
    general = "What speaks of it has to go, too, or to be replaced"
    if address is None:
        return f"{general}."
    if address.startswith(("winner", "end")):
        return f"{general}: `replace {address.partition('[')[0].partition('.')[0]} …`."
    return f"{general}: `remove {address}`{'' if choice else f', or `replace {address}: …`'}."


def no_such_base(name: str, known: Iterable[str]) -> Complaint:
    text = f"there is no game or variant `{name}`{did_you_mean(name, known)}"
    return _base(text, 'A game that lies elsewhere is named by its path: `of "games/my_game.rules"`.')


def no_such_base_file(path: str) -> Complaint:
    hint = "The name of a file of rules ends in `.rules`; it is looked for from the folder of this variant on."
    return _base(f"there is no file `{path}` here", hint)


def base_cannot_be_read(why: str | None) -> Complaint:
    """`why` in the words of the system."""
    return _base(f"its base cannot be read: {why}")


def base_is_empty(file: str) -> Complaint:
    return _base(f"there is nothing in `{file}`")


def _base(text: str, hint: str | None = None) -> Complaint:
    return Complaint("unknown_base", "a variant of what?", text, hint)


def based_on_itself(name: str, through: str | None) -> Complaint:
    way = f", through `{through}`" if through is not None else ""
    return Complaint("circular_base", "goes round in a circle", f"`{name}` is based on itself{way}")


def of_another_game(own: str, other: str) -> Complaint:
    text = f"this is for `{own}`, and what it is put with is for `{other}`"
    return Complaint("other_game", "of another game", text)


def not_a_variant(word: str) -> Complaint:
    text = f"`{word}` stands in a variant, and this file is a game of its own"
    hint = 'A file that changes another one begins with `variant my_variant "My variant" of …`.'
    return Complaint("not_a_variant", "nothing to change here", text, hint)


def one_game_or_variant() -> Complaint:
    text = "a file is one game, or one variant, and says so in its first line"
    return Complaint("given_twice", "given twice", text)


def only_changes() -> Complaint:
    hint = "Write `add` before what is new, `replace` before what stands in the place of something."
    return Complaint("only_changes", "new, or instead of something?", "a variant says what it does with this", hint)


def changes_nothing() -> Complaint:
    return Complaint("changes_nothing", "nothing new", "this changes nothing", "Leave it out, or say what is to be different.")


def changed_twice_here(replaced_whole: bool) -> Complaint:
    hint = "Say it once: what is to be different inside it, before it or behind it stands in that `replace`, too."
    text = "this variant changes one thing twice"
    return Complaint(
        "changed_twice",
        "changed twice",
        text,
        hint if replaced_whole else "Keep the line that is to hold, and leave out the other.",
    )


def changed_by_two() -> Complaint:
    text = "two variants change one thing, each in its own way"
    hint = "Play with one of the two, or write a variant that is based on one and says what holds."
    return Complaint("changed_twice", "changed twice", text, hint)


def which_comes_first() -> Complaint:
    return Complaint(
        "same_place",
        "which comes first?",
        "two variants put steps in one place, and nothing says which come first",
        "Write the steps of both, in their order, into one variant; or base one of the two on the other, "
        "and put its steps before or after those of the other.",
    )


def said_anew(address: str | None, word: str = "replace") -> str:
    """How a variant says something else than a line of its base, if that has an address: `word` is `change` or `replace`."""
    if address is None:
        return "What the base says there is said anew in this file, with `change` or `replace`."
    form = address.partition("[")[0]
    if form in _NAMELESS:
        return f"What the base says there is said anew in this file: `remove {address}` and `add {form} …`."
    return f"What the base says there is said anew in this file: `{word} {address}{'' if form == 'end' else ':'} …`."
