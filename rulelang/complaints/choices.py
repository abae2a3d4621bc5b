"""Choices, what is done with what, turns and what they are within."""

from __future__ import annotations

from collections.abc import Iterable

from rulelang.complaints.complaint import Complaint, did_you_mean
from rulelang.complaints.families.handing_over import WRONG_ARGUMENTS
from rulelang.complaints.values import spoken
from rulelang.program.kinds import with_article

UNKNOWN_ACTION = "no such action"


def no_such_action(name: str, known: Iterable[str]) -> Complaint:
    return Complaint("unknown_action", UNKNOWN_ACTION, f"there is no action `{name}`{did_you_mean(name, known)}")


def action_not_declared(name: str, known: Iterable[str]) -> Complaint:
    text = f"there is no action `{name}`{did_you_mean(name, known)}"
    return Complaint("unknown_action", UNKNOWN_ACTION, text, f"declare it: `action {name}: …`")


def no_such_action_or_phase(name: str, known: Iterable[str], *, chosen: bool) -> Complaint:
    """`chosen`: it is the name of something that may have been chosen."""
    text = f"there is no action or phase `{name}`{did_you_mean(name, known)}"
    return Complaint("unknown_action", UNKNOWN_ACTION, text, f"say `do the action of {name}`" if chosen else None)


def no_such_phase(name: str, known: Iterable[str]) -> Complaint:
    return Complaint("unknown_action", "no such phase", f"there is no phase `{name}`{did_you_mean(name, known)}")


def ends_no_phase(name: str, known: Iterable[str]) -> Complaint:
    text = f"there is no phase `{name}`{did_you_mean(name, known)}"
    hint = "say `end turn`, `end phase`, `end round`, `end repeat` or `end game`, or the name of a phase"
    return Complaint("unknown_action", "no such phase", text, hint)


def only_phases_end(name: str, form: str) -> Complaint:
    text = f"`{name}` is {with_article(form) if form == 'action' else 'a name for steps'}, and by its name only a phase is ended"
    return Complaint("not_a_phase", "no phase", text, f"make it a phase: `phase {name}: …`, or say what is to end: `end turn`")


def steps_are_never_under_way(name: str) -> Complaint:
    text = f"`{name}` is a name for steps that others do, and nobody asks whether it is under way"
    return Complaint("not_a_phase", "no phase", text, f"make it a phase: `phase {name}: …`")


def steps_are_not_answered(name: str) -> Complaint:
    text = f"`{name}` is a name for steps that others do: nobody hears of it before it is done"
    return Complaint("not_a_phase", "no phase", text, f"make it a phase or an action: `phase {name}: …`")


def no_such_moment(name: str, known: Iterable[str]) -> Complaint:
    text = f"there is no moment `{name}`{did_you_mean(name, known)}"
    return Complaint("unknown_moment", "no such moment", text, f"declare it: `moment {name}: …`")


def not_done_alike(member: str, first: str) -> Complaint:
    text = f"`{member}` and `{first}` are not done with the same things, so either cannot be chosen"
    return Complaint("wrong_arguments", WRONG_ARGUMENTS, text)


def only_actions_are_done(given: str) -> Complaint:
    text = f"this names {spoken(given)}, and only an action can be done"
    return Complaint("wrong_kind", "not an action", text, "a list of actions is declared `actions deed: …`")


def nothing_chosen_as(name: str, known: Iterable[str]) -> Complaint:
    text = f"nothing is chosen as `{name}` here{did_you_mean(name, known)}"
    return Complaint("unknown_name", "unknown name", text, f"choose it first: `choose {name}`")


def one_of_them_already(name: str) -> Complaint:
    return Complaint("given_twice", "given twice", f"`{name}` is already one of them")


def otherwise_first() -> Complaint:
    return Complaint("otherwise_first", "what cannot be done?", "`if that cannot be done:` follows the step that may fail")


def otherwise_missing(die: str, *, instead: bool, chosen: bool) -> Complaint:
    """`instead`: it is done where something else, which hangs on the die, cannot be; `chosen`: chance chose it."""
    came = "which chance chose" if chosen else "which was rolled before"
    why = f"this hangs on `{die}`, {came}: nobody can step back if it cannot be done"
    last = f"this is done where what hangs on `{die}` cannot be: nobody can step back if this cannot be done either"
    text = last if instead else why
    return Complaint("otherwise_missing", "and if not?", text, "say what happens then below it, `if that cannot be done: …`")


def last_resort_may_fail() -> Complaint:
    text = "this must be paid where what stands above cannot be done, and who cannot pay it either stops the match"
    hint = "say `as far as possible`, or what happens then below it, `if that cannot be done: nothing happens`"
    return Complaint("otherwise_missing", "and if not?", text, hint)


def covers_one_line(name: str) -> Complaint:
    """`name`: what was chosen above the line that is covered."""
    text = f"this covers the line above it alone, and not the choice of `{name}`: if there is none to choose, it is not done"
    hint = (
        "say them as one: `steps use_it:` with these lines below it, and here `do use_it`, with this below; "
        f"if only the last line is meant, that line is `do use_it {name}`"
    )
    return Complaint("covers_one_line", "the last line, or all of them?", text, hint)


def otherwise_never_comes(*, left: bool) -> Complaint:
    """`left`: the step before it may always be left, so that it never turns out impossible."""
    why = "may always be left, and whoever leaves it has not failed" if left else "can always be done"
    hint = (
        "say `one of:` with what can be done, and below it `if that cannot be done:` for who can do none of it"
        if left
        else "leave it out"
    )
    return Complaint("never_comes", "never comes", f"this is never done: the step before it {why}", hint)


def otherwise_covers_what_is_done() -> Complaint:
    text = "this is never done: it covers the line above it alone, which can always be done, if only as far as there is something"
    hint = (
        "for several lines say them as one: `steps use_it:` with these lines below it, and here `do use_it`, with this below; "
        "or ask before: `if deck is empty: …`"
    )
    return Complaint("covers_one_line", "never comes", text, hint)


def never_done_after_an_end() -> Complaint:
    text = "this is never done: it is ended above, and nothing below that is done any more"
    return Complaint("nothing_follows", "never comes", text, "put it above what ends it, or leave it out")


def passed_on_again(what: str, of: str, *, pieces: bool) -> Complaint:
    """What goes on from one of a class to the next: the pieces of a zone, or a resource."""
    if not pieces:
        text = f"one {of} after another does this, so the {what} that has just come would be counted and passed on again"
        hint = f"lay what goes on aside first, in a zone or a counter `each {of}`, and let all have it in a second `each {of}:`"
        return Complaint("passed_on_again", "passed on again", text, hint)
    text = f"one {of} after another does this, so what has just come to `{what}` would be passed on again"
    yours = ("your coming", f"your {what}") if of == "player" else (f"coming of {of}", f"{what} of {of}")
    onward = f"each {of}: move all … in {yours[0]} to {yours[1]}"
    hint = f"let all go to a zone of its own first, say `coming`, and below that `{onward}`"
    return Complaint("passed_on_again", "passed on again", text, hint)


def changed_again(name: str, of: str) -> Complaint:
    text = f"one {of} after another does this, so the `{name}` that is read of a neighbour may have changed just before"
    hint = f"let another counter or role of each become it first, and let `{name}` become that in a second `each {of}:`"
    return Complaint("passed_on_again", "changed just before", text, hint)


def everyone_only_chooses() -> Complaint:
    text, hint = "what everyone does at once is to choose", "say what follows from it after the block"
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


def steps_of_nothing(written: str) -> Complaint:
    return Complaint("bad_number", "a number that cannot be", f"steps are of 1 or more, not of {written}")


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


def nobody_passes() -> Complaint:
    return Complaint("outside_turns", "not within turns", "nobody passes outside `turns`")


def pass_without_turns() -> Complaint:
    return Complaint("outside_turns", "not within turns", "`pass` leaves the `turns` around it, and there are none")


def end_without_repeat() -> Complaint:
    text = "`end repeat` leaves the `repeat` around it, and there is none"
    return Complaint("outside_repeat", "not within a repeat", text, "put `repeat:` around what comes again and again")


DONE_HERE = "done here, outside of any"


def no_repeat_around(name: str, *, done: bool) -> Complaint:
    """`done`: somewhere it is done outside of any repeat."""
    where = f"and `{name}` is done outside of any, too" if done else f"and none is around what does `{name}`"
    hint = f"let `{name}` be done within a `repeat` only, or say `end repeat` there, below `do {name}`"
    return Complaint("outside_repeat", "not within a repeat", f"`end repeat` leaves the `repeat` around it, {where}", hint)


ENDS, LASTS, LEAVES, FOLLOWS = "ends", "lasts until the end of", "leaves", "follows"  # what a step does to what is under way


def without_turn(does: str) -> Complaint:
    text = "the turn that is being taken, and here nobody takes one"
    return _outside("outside_turns", "turn", f"this {does} {text}", "inside `turns from …`")


def no_turn_no_active_player(value: str | None) -> Complaint:
    """`value`: the name of the value that asks for whoever has the turn; None where the line does so itself."""
    asked = "`active_player` is whoever has the turn" if value is None else f"`{value}` asks for the `active_player`"
    hint = (
        "name the player, `seat 1`, or each: `each player:`; whose turn was the last is kept by a role of yours: "
        "`role last_one: nobody`, and in the turn `last_one becomes active_player`"
    )
    return Complaint("nobody_has_the_turn", "nobody has the turn", f"{asked}, and here nobody has it", hint)


def without_phase(does: str) -> Complaint:
    return _outside("outside_phase", "phase", f"this {does} the phase that is under way, and here none is", "in a `phase`")


def without_that_phase(name: str) -> Complaint:
    text = f"this ends `{name}`, and that need not be under way here"
    return Complaint("outside_phase", "no phase", text, f"say it only in what `phase {name}:` does")


def without_round(does: str) -> Complaint:
    text = "the round that is under way, and set-up is before the first"
    return _outside("outside_round", "round", f"this {does} {text}", "in `round:`")


def _outside(code: str, scope: str, text: str, where: str) -> Complaint:
    return Complaint(code, f"not within a {scope}", text, f"say it {where}, or leave it out")


def until_the_end_of_what() -> Complaint:
    text = "say until the end of this turn, phase, round or game"
    return Complaint("wrong_kind", "until the end of what?", text)


def no_next_turn() -> Complaint:
    text = "nobody has a next turn: in this game there are no `turns from …`"
    return Complaint("outside_turns", "no turns", text, "say `until the end of this round:`")


def no_turn_to_miss() -> Complaint:
    text = "nobody has a turn to miss: in this game there are no `turns from …`"
    return Complaint("outside_turns", "no turns", text, "let turns be taken, `turns from seat 1: …`, or leave it out")


def nothing_to_call_off(name: str) -> Complaint:
    text = f"`{name}` is not about to be done here: what does not happen is said in an answer to it, or in what an answer does"
    hint = f"say it below `before {name}, others may:`, or leave it out"
    return Complaint("nothing_to_call_off", "not about to happen", text, hint)


def you_are_asked_for(name: str) -> Complaint:
    text = "who answers is asked for here, so nobody is `you` yet"
    hint = f"say `others`, or name a player that is handed over: `phase {name} with player as target`"
    return Complaint("nobody_is_you", "nobody is `you` here", text, hint)


def any_time_is_given_nothing(name: str) -> Complaint:
    text = f"whoever decides may do `{name}` at any time, and then nobody gives it anything"
    return Complaint(
        "any_time_is_given_nothing", "nobody gives it anything", text, "leave out what it is given, and `choose` it in the action"
    )


def never_passed(track: str) -> Complaint:
    text = f"`{track}` ends where it ends, so nobody passes its end"
    return Complaint("never_passed", "never passed", text, "declare it `…, round`")


def nobody_looks() -> Complaint:
    hint = "say `each player: look at …`, or `show … to everyone`"
    return Complaint("nobody_is_you", "nobody is `you` here", "nobody is `you` here, so nobody looks", hint)


def none_of_what() -> Complaint:
    hint = "say which ones are meant first, as in `whose suit is led, or any if there is none`"
    return Complaint("never_none", "nothing to be without", "nothing narrows these down, so there is never none of them", hint)


def several_of_yours(plural: str) -> Complaint:
    text = "of what is yours one says `of your`, and of nothing else"
    return Complaint("wrong_number", "several of yours", text, f"say `choose 2 of your {plural} …`, or `choose 2 {plural} …`")


def none_are_chosen() -> Complaint:
    return Complaint("bundle_missing", "nothing is chosen", "no number of things is chosen here", "say how many, from 1 on")


def only_pieces_together(type: str) -> Complaint:
    text = f"several pieces are chosen under one name, and this is {spoken(type)}"
    return Complaint("wrong_kind", "not pieces", text, "choose each by itself, under a name of its own")


def chance_keeps_no_secret(word: str) -> Complaint:
    """`word` is how the line begins, say `secretly choose`."""
    how = word.removesuffix(" choose")
    text = f"chance chooses here: nobody decides `{how}`, and all see what it is"
    return Complaint(
        "nobody_chooses", "nobody chooses", text, "say `choose a random …`; or let somebody choose: `a`, without `random`"
    )


def nobody_reads(label: str) -> Complaint:
    text = f"chance chooses here: nobody is asked `{label}`"
    return Complaint("nobody_chooses", "nobody chooses", text, "leave it out; what it is called is said with `as`")


def draws_for_itself(who: str, to: str, place: str) -> Complaint:
    """`who` draws, and `to` is a place of `you`."""
    text = f"`{to}` is a place of yours, and it is `{who}` that draws"
    return Complaint(
        "draws_for_itself", "drawn for itself", text, f"Its own is `its {place}`; to draw for yourself, begin with `draw`."
    )
