"""Numbers that cannot be, seats, cases, and what is not known before a game begins."""

from __future__ import annotations

from collections.abc import Sequence

from rulelang.complaints.complaint import Complaint, listed
from rulelang.program.values.atoms import NO_LIMIT

CANNOT_BE = "a number that cannot be"

# What of a name is a number that is settled before a game begins.
THE_START, THE_LENGTH, THE_SUPPLY, THE_LIMIT = "the start", "the length", "the supply", "the limit"
THE_ROOM, THE_SIZE, THE_NUMBER, A_CELL = "the room", "the size", "the number", "a cell"


def divided_by_zero() -> Complaint:
    return Complaint("bad_number", CANNOT_BE, "nothing can be divided by 0")


def would_be_divided_by_zero(what: str, name: str) -> Complaint:
    """`what` of the name is one of those above."""
    return Complaint("bad_number", CANNOT_BE, f"{what} of `{name}` would be divided by 0")


def less_than_none(number: int) -> Complaint:
    hint = "a number of things is 0 or more; below 0 go counters, values, scores and chosen numbers"
    return Complaint("less_than_none", CANNOT_BE, f"there cannot be {number} of something", hint)


def at_least_or_exactly(holder: str, amount: str) -> Complaint:
    text = f"`{holder} holds {amount}` may mean at least so many, and just so many"
    hint = f"say which: `{holder} holds at least {amount}`, or `{holder} holds exactly {amount}`"
    return Complaint("at_least_or_exactly", "at least, or exactly", text, hint)


def no_limit_here() -> Complaint:
    text = "a number is needed here, and this may be `no limit`, which is more than every number"
    return Complaint("no_limit_here", "no limit is no number", text, "take the smaller of it and a number: `smaller of … and 6`")


def only_halves_and_quarters() -> Complaint:
    text = "halves count after `/ 2`, and quarters after `/ 4`; of nothing else the parts are kept"
    return Complaint("bad_number", CANNOT_BE, text, "anything else is `rounded down` or `rounded up`")


def halves_here() -> Complaint:
    text = "here whole things are counted, and this may be a half or a quarter"
    hint = "scores and values have halves; say how else it is rounded: `… / 2 rounded down`"
    return Complaint("halves_here", "a half where whole things are counted", text, hint)


def too_fine() -> Complaint:
    text = "this may be finer than a quarter, and nothing is counted in parts smaller than that"
    return Complaint("too_fine", "finer than a quarter", text, "round one of its parts: `… / 2 rounded down`")


def never_unlimited() -> Complaint:
    hint = "what is `no limit` is a cell or a value that says so"
    return Complaint("never_comes", "a case that never comes", "what is asked here is a number, and never without a limit", hint)


def decided_before(written: str, low: int, high: int, *, always: bool, track: bool) -> Complaint:
    """A comparison of what is `written` that comes out in one way, as it is from `low` to `high`; `track`: on a track."""
    is_ = f"is {low} or more" if high == NO_LIMIT else f"is from {low} to {high}" if low < high else f"is {low}"
    text = f"`{written}` {is_}, so this is {'always' if always else 'never'} so"
    hint = f"a track counts from 0: the last of {high + 1} steps is {high}" if track else None
    return Complaint("never_comes", "always so" if always else "never so", text, hint)


def beyond_the_numbers(most: int) -> Complaint:
    return Complaint("bad_number", CANNOT_BE, f"numbers go up to {most}")


def number_too_large(most: int) -> Complaint:
    return Complaint("number_too_large", "number too large", f"no number may be larger than {most:,}")


def die_with_one_face(low: int, high: int) -> Complaint:
    return Complaint("bad_number", CANNOT_BE, f"a die has at least two faces, not {low} to {high}")


def no_number_of_players(least: int, most: int) -> Complaint:
    text = f"a game is for 1 to 99 players, the smaller number first, not {least} to {most}"
    return Complaint("bad_number", CANNOT_BE, text)


def seat_beyond(most: int | None) -> Complaint:
    """`most` is the last seat, where it is known."""
    return Complaint("bad_number", CANNOT_BE, f"seats go from 1 to {most}" if most is not None else "seats begin with 1")


def seat_may_be_empty(seat: int, least: int) -> Complaint:
    text = f"with {least} player{'s' if least > 1 else ''} nobody sits there"
    hint = f"ask first, as in `if players is at least {seat}:`"
    return Complaint("no_such_seat", "a seat that may be empty", text, hint)


def automa_may_be_absent(name: str, table: str, condition: str) -> Complaint:
    """`condition`: where it plays."""
    text = f"with {table} `{name}` does not play: nothing can be given to it, or taken from it"
    return Complaint("no_such_seat", "a seat that may be empty", text, f"ask first, as in `if {condition}:`")


def automa_never_plays(name: str) -> Complaint:
    text = f"with no number of players and no options `{name}` plays"
    return Complaint("never_used", "never comes up", text, "say when it plays: `if players is 1`")


def automa_known_before(name: str) -> Complaint:
    text = f"whether `{name}` plays is settled before a match begins"
    return Complaint("not_known_yet", "not known before the game", text, "it may depend on `players` and options alone")


def automa_is_asked(name: str) -> Complaint:
    text = f"`you` may be `{name}` here, and an automa decides nothing"
    return Complaint("automa_is_asked", "an automa is asked", text, f"ask first, as in `if you are not {name}:`")


def called_like_another(called: str) -> Complaint:
    return Complaint("given_twice", "given twice", f"something else is called `{called}` already", "call it something else")


def too_many_spaces(players: str, grid: str, most: int) -> Complaint:
    return Complaint("bad_number", CANNOT_BE, f"with {players} `{grid}` has not between 1 and {most} spaces")


def no_room_on_a_space(players: str, grid: str) -> Complaint:
    return Complaint(
        "bad_number", CANNOT_BE, f"with {players} nothing has room on a space of `{grid}`", "say `at most 2 on each space`"
    )


def too_many_pieces(players: str, piece: str, most: int) -> Complaint:
    return Complaint("bad_number", CANNOT_BE, f"with {players} there are not between 0 and {most} of `{piece}`")


def begins_with_a_figure(counter: str, piece: str) -> Complaint:
    """A counter of pieces that would begin with what is reckoned of each."""
    text = f"`{counter}` begins with a number, or with a figure in the table of each {piece} that is 0 or more"
    hint = f"say the rest in `setup:`, `each {piece}: {counter} of {piece} becomes …`"
    return Complaint("not_known_yet", "not known before the game", text, hint)


def not_known_yet(what: str, name: str) -> Complaint:
    """`what` of the name is one of those above."""
    return Complaint(
        "not_known_yet",
        "not known before the game",
        f"{what} of `{name}` changes in a match, and is needed before it begins",
        "it may depend on numbers, `players`, options and tables; say the rest in `setup:`",
    )


def room_is_for_all(written: str, name: str) -> Complaint:
    """`at most 5 tiles` where others may lie, too, or no tiles, or only one is meant."""
    number = written.removesuffix(name).strip()
    text = f"how many fit is said of all that lies there together, and `{written}` of something else"
    return Complaint("wrong_kind", "room for how many?", text, f"say `at most {number}`")


def room_is_settled(zone: str, pieces: str, room: str) -> Complaint:
    """`room`: how the author says how many fit for one player."""
    text = f"how many fit into `{zone}` is settled before the match, and the same for all players"
    count = f"count of {pieces} in your {zone} is less than {room}"
    hint = f"leave `at most` out here, and ask where something comes to it: `needs: {count}`"
    return Complaint("not_known_yet", "not known before the game", text, hint)


def case_worked_out(written: str) -> Complaint:
    text = f"a case is one number or name, and `{written}` is worked out"
    return Complaint("wrong_key", "not a case", text, "compare it in an `if`, or write the numbers out")


def case_twice(case: str) -> Complaint:
    return Complaint("given_twice", "given twice", f"`{case}` has a value already")


def case_never_comes(asked: str, case: str) -> Complaint:
    return Complaint("never_comes", "a case that never comes", f"`{asked}` is never {case}")


def else_never_comes() -> Complaint:
    return Complaint("never_comes", "a case that never comes", "every case has a value already")


def cases_missing(names: Sequence[str]) -> Complaint:
    hint = f"add `{names[0]}: …`, or `else: …` for all that are not named"
    return Complaint("case_missing", "a case is missing", f"there is no value for {listed(names[:6])}", hint)


def larger_tables_missing(players: Sequence[int]) -> Complaint:
    """Of `4 (2 players: 3)`: the number before those that are named is for smaller tables only."""
    named = " or ".join(filter(None, (", ".join(map(str, players[:-1])), str(players[-1]))))
    text = f"nothing is said of {named} players: the first number is for smaller tables than those that are named"
    return Complaint("case_missing", "a case is missing", text, f"add `{named} players: …`")


# ----------------------------------------------------------------------------------------- numbers that triggers watch
def all_of_them(written: str, name: str | None) -> Complaint:
    """`written`: `you`, or what is `your`, which has a name."""
    text = f"nobody does this yet; it is set off by whoever it comes true of, and `{written}` is one of them"
    said = f"{name} of player" if name is not None else "player"
    return Complaint("not_known_yet", "whose?", text, f"say `{said}`; below it `you` is that player")


def one_that_stays(written: str) -> Complaint:
    text = f"which number `{written}` is may change, and what is watched stays the same"
    hint = "watch all of them, `price of company`, `fame of player`, and ask in the steps which one it was"
    return Complaint("not_known_yet", "not one number", text, hint)


def always_the_same(written: str) -> Complaint:
    text = f"what `{written}` is may change in play, and it could come true without anything being written"
    hint = "name a number, an option, a member, a column of the key or what hangs on the number of players"
    return Complaint("not_known_yet", "not always the same", text, hint)


def counted_anyway(written: str) -> Complaint:
    text = f"no step writes what counts by itself, so nothing sets off `{written}`"
    hint = "ask in the steps of the round, `if round is 4: …`; or say `end after 4 rounds`"
    return Complaint("never_comes", "it counts by itself", text, hint)


def not_written(written: str) -> Complaint:
    text = f"`{written}` is worked out, rolled or chosen, and what is watched is a number that steps write"
    hint = (
        "a counter, a track, a role, and the resources of players, of the supply and of members of a kind are watched; ask for"
        f" anything else below the step that changes it: `if {written} is …`"
    )
    return Complaint("not_known_yet", "nothing writes it", text, hint)
