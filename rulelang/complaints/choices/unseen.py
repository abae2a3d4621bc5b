"""What all choose at once, in secret or blindly."""

from __future__ import annotations

from collections.abc import Sequence

from rulelang.complaints.complaint import Complaint
from rulelang.complaints.values import spoken


def everyone_only_chooses(choice: str = "") -> Complaint:
    """`choice`: how the choice that one may leave is written, if that is what is said."""
    text, hint = "what everyone does at once is to choose", "say what follows from it after the block"
    hint = f"write `may secretly {choice}`; {hint}" if choice else hint
    return Complaint("only_choices", "everyone only chooses", text, hint)


def so_many_at_once(most: int) -> Complaint:
    text = f"at once a number of them is chosen, from 1 to {most}, that is written"
    return Complaint("bad_number", "how many at once?", text, "say `secretly choose 3 …`, or `may secretly choose up to 3 …`")


def all_choose_so_many_unseen(*, up_to: bool) -> Complaint:
    said = "may secretly choose up to 3 …" if up_to else "secretly choose 3 …"
    text = "what all choose at once nobody sees; of up to so many each may be left"
    return Complaint("not_secret", "all choose at once", text, f"say `{said}`")


def who_chooses_tells() -> Complaint:
    text = "whether somebody chooses is seen by all, so this would tell what was just chosen unseen"
    return Complaint("not_secret", "a choice would be told", text, "say `may secretly choose`, or ask about what all see")


def all_choose_unseen() -> Complaint:
    text = "where everyone chooses at once, nobody sees a choice before all have chosen"
    return Complaint("not_secret", "all choose unseen", text, "say `secretly choose`")


def number_of_all(where: str) -> Complaint:
    text = "of a number that all choose at once, unseen, only the first and the last are said"
    return Complaint("only_choices", "everyone only chooses", text, f"ask after the block, when all have chosen, whether {where}")


def in_steps_of_all() -> Complaint:
    text = "of a number that all choose at once, unseen, only the first and the last are said"
    hint = "let them choose how many steps, `from 0 to 4`, and take that number times the step after the block"
    return Complaint("only_choices", "everyone only chooses", text, hint)


def nothing_secret(word: str) -> Complaint:
    """`word` is `secretly`, or begins with `may`."""
    hint = "say `everyone at once:` around it, or leave out `secretly`"
    if word.startswith("may"):
        hint = "say `may:`, and below it `choose …`, or put `everyone at once:` around it"
    return Complaint("not_secret", "nothing is secret here", "a choice is secret where everyone chooses at once", hint)


def number_is_chosen_or_zero() -> Complaint:
    hint = "say `secretly choose number from 0 to …`"
    return Complaint("not_optional", "a number can be 0", "a number is chosen, or `0`", hint)


def not_blindly(given: str | None = None) -> Complaint:
    """What is not a piece is not chosen unseen."""
    this = "" if given is None else f", and this is {spoken(given)}"
    return _not_blind(f"only pieces lie unseen{this}", "leave out `blindly`")


def blindly_where() -> Complaint:
    return _not_blind("it must be said where they lie", "say `blindly choose … in your …`")


def everyone_sees_what_lies_in(place: str) -> Complaint:
    return _not_blind(f"everyone sees what lies in `{place}`", "leave out `blindly`")


def blindly_without_order(zone: str) -> Complaint:
    text = f"what lies in `{zone}` has no order, so no place tells one from another"
    return _not_blind(text, f"say `zone {zone} …, ordered`, or take one by chance: `draw 1 at random from …`")


def blindly_without_seen_order(zone: str) -> Complaint:
    text = f"not everybody sees which place in `{zone}` is which"
    hint = f"say `order seen by everyone` in the line of `{zone}`: that tells the places, not the pieces"
    return _not_blind(text, hint)


def _not_blind(text: str, hint: str) -> Complaint:
    return Complaint("not_blind", "not chosen blindly", text, hint)


def nobody_looks() -> Complaint:
    hint = "say `each player: look at …`, or `show … to everyone`"
    return Complaint("nobody_is_you", "nobody is `you` here", "nobody is `you` here, so nobody looks", hint)


def chance_keeps_no_secret(word: str) -> Complaint:
    """`word` is how the line begins, say `secretly choose`."""
    how = word.removesuffix(" choose")
    text = f"chance chooses here: nobody decides `{how}`, and all see what it is"
    return Complaint(
        "nobody_chooses", "nobody chooses", text, "say `choose a random …`; or let somebody choose: `a`, without `random`"
    )


def never_the_same_piece(name: str, columns: Sequence[str]) -> Complaint:
    """Two players chose a piece each under `name`, out of their own; `columns`: what such a piece shows."""
    text = f"each player chose a `{name}` out of what that player has, so two of them are never the same piece"
    shown = next((column for column in columns if column != "copies"), None)
    return Complaint(
        "asks_nothing",
        "never the same",
        text,
        f"say what is alike: `{shown} of its {name} is {shown} of your {name}`" if shown else None,
    )


def lies_elsewhere(here: str, there: str, other: str, alike: str) -> Complaint:
    """Pieces in the zone `here` are asked whether they are `other`, which lies in `there`; `alike`: what two of a sort share."""
    text = f"what lies in `{here}` is never the very piece that lies in `{there}`"
    return Complaint("lies_elsewhere", "never the same", text, f"say what is alike: `whose {alike} is {alike} of {other}`")
