"""What a whole game lacks, says twice, never does or never ends."""

from __future__ import annotations

from collections.abc import Sequence

from rulelang.complaints.complaint import Complaint

ONCE_TOO_OFTEN = "given twice"
NEVER = "never comes up"
NAMED_AT_MOST = 3  # so many actions are named


def written_once(block: str) -> Complaint:
    return Complaint("given_twice", ONCE_TOO_OFTEN, f"`{block}:` is written once", "put the steps into one block")


def said_once(word: str) -> Complaint:
    return Complaint("given_twice", ONCE_TOO_OFTEN, f"`{word}` is said once")


def said_already(word: str) -> Complaint:
    return Complaint("given_twice", ONCE_TOO_OFTEN, f"`{word}` is said here already", "leave one of them out")


def one_header() -> Complaint:
    text = "a file has one `game` or `page` line"
    return Complaint("given_twice", ONCE_TOO_OFTEN, text, "give each game a file of its own")


def resources_twice(kind: str) -> Complaint:
    return Complaint("given_twice", ONCE_TOO_OFTEN, f"the resources `{kind}` are declared already")


def resource_twice(name: str) -> Complaint:
    return Complaint("given_twice", ONCE_TOO_OFTEN, f"there is a resource `{name}` already")


def header_missing(*, empty: bool) -> Complaint:
    text = "there is nothing in this file" if empty else "a file of rules begins with its name"
    return Complaint("header_missing", "what is this?", text, 'write it as the first line: `game my_game "My game"`')


def players_missing() -> Complaint:
    return Complaint("players_missing", "how many players?", "this game has no `players` line", "write `players 2 to 4`")


def round_missing() -> Complaint:
    return Complaint("round_missing", "nothing is played", "this game has no `round:`", "write `round:`")


def too_deep() -> Complaint:
    text = "something in this text is nested too deeply to be read"
    return Complaint("too_deep", "nested too deeply", text, "give its parts names of their own")


def never_done(form: str, name: str, lists: Sequence[str] = ()) -> Complaint:
    """`form` is `action`, `phase` or `steps`; `lists` are addresses of what is chosen from, to which a variant may add it."""
    hint = f"say `do {name}` where it belongs, or leave it out"
    if lists:
        hint = f"let it be chosen, {' or '.join(f'`add to {one}: {name}`' for one in lists)}; or {hint}"
    return Complaint("never_used", NEVER, f"nothing ever does the {form} `{name}`", hint)


def moment_never_used(name: str) -> Complaint:
    text = f"nothing ever uses what the moment `{name}` allows"
    return Complaint("never_used", NEVER, text, f"say `use {name}` where it belongs, or leave it out")


def never_a_copy() -> Complaint:
    text = "there is never a copy of this"
    return Complaint("never_used", NEVER, text, "leave the row out, or say how many copies there are")


def never_at_any_time(name: str) -> Complaint:
    text = f"`{name}` is offered beside what a player decides outside actions and as a turn ends, and here is neither"
    hint = "let players have turns, or be asked something one after another, or leave out `any time` and say where it is done"
    return Complaint("never_at_any_time", "never offered", text, hint)


def ability_of_others(name: str, own: tuple[str, str], other: tuple[str, str]) -> Complaint:
    """The class of the piece and the class that its moment or source speaks of, each with its plural."""
    (one, these), (two, those) = own, other
    text = f"`{name}` is about {those}, and these are {these}: nothing ever uses it"
    return Complaint("never_used", NEVER, text, f"name what is about {these}, or one word for both: `pieces card: {one}, {two}`")


def endless_loop() -> Complaint:
    hint = "say `end repeat`, `repeat until …` or `repeat 3 times`"
    return Complaint("endless_loop", "never ends", "nothing in this `repeat:` ends it", hint)


def sets_itself_off() -> Complaint:
    text = "this sets off the same trigger again, without an end"
    return Complaint("endless_loop", "never ends", text, "move it elsewhere, or say in an `if` when it moves")


def endless_game() -> Complaint:
    hint = "say `end when …:`, or `you win` where somebody wins"
    return Complaint("endless_game", "never ends", "nothing ever ends this game", hint)


def end_never_comes(name: str, ever: Sequence[str]) -> Complaint:
    """`name` is asked about, and can only `ever` be so."""
    text = f"`{name}` is never anything but {' or '.join(ever)}: this end never comes"
    return Complaint("endless_game", "never ends", text, f"say another end, or what sets `{name}`")


_ON_AND_ON = "the turns of the first round go on and on"
_LET_THEM_END = "let the turns end: `, 1 each`, `until …`, `end round`"


def rounds_never_over() -> Complaint:
    text = f"{_ON_AND_ON}, so no round is ever over"
    hint = f"{_LET_THEM_END}; or say an end that is asked after each turn: `end when …`"
    return Complaint("endless_game", "never ends", text, hint)


def round_is_always_the_first() -> Complaint:
    text = f"`round` is always 1: {_ON_AND_ON}, so no round is ever over"
    return Complaint("endless_turns", "turns without an end", text, _LET_THEM_END)


def never_after_endless_turns() -> Complaint:
    text = f"this is never done: {_ON_AND_ON}"
    hint = f"{_LET_THEM_END}; what is done at the end of the game stands below `end when …:`"
    return Complaint("endless_turns", "turns without an end", text, hint)


def nobody_is_asked(*, moved: bool) -> Complaint:
    """`moved`: which of several pieces is moved."""
    hint = (
        "say which without asking: `move 1 card from deck to row`, `each card in deck where …: move card to row`, or who is asked"
    )
    return _nobody("nobody is asked here", hint if moved else None)


def nobody_pays() -> Complaint:
    return _nobody("nobody pays this")


def nobody_gains() -> Complaint:
    return _nobody("nobody gains this")


def nobody_does_it() -> Complaint:
    return _nobody("nobody is `you` here", f"{SAY_WHO}; `other` is said of what is not yours")


SAY_WHO = "say who does it: `each player:`, `turns from …:` or `everyone at once:` around it"


def _nobody(text: str, hint: str | None = None) -> Complaint:
    return Complaint("nobody_is_you", "nobody is `you` here", f"{text}: no player does this", hint or SAY_WHO)


# ----------------------------------------------------------------------------------------------------------------- teams
TEAMS = "who plays with whom?"


def seat_in_no_team(seat: int, players: int) -> Complaint:
    text = f"with {players} players seat {seat} is in no team"
    return Complaint("seats_of_teams", TEAMS, text, "every seat is in one team: name it in the line of its team")


def seat_in_two_teams(seat: int, players: int, *, there: bool) -> Complaint:
    """`there`: somebody sits there, where so many play."""
    if not there:
        return Complaint("seats_of_teams", TEAMS, f"with {players} players nobody has seat {seat}", "leave it out")
    text = f"with {players} players seat {seat} is named more than once"
    return Complaint("seats_of_teams", TEAMS, text, "every seat is in one team")


def nobody_in(team: str, players: int) -> Complaint:
    text = f"with {players} players nobody is in team `{team}`"
    return Complaint("seats_of_teams", TEAMS, text, "every team has somebody at every table; give numbers of players that fit")


def tables_not_said(team: str, players: int, *, twice: bool) -> Complaint:
    text = f"who is in team `{team}` with {players} players is said {'twice' if twice else 'nowhere'}"
    return Complaint("seats_of_teams", TEAMS, text, f"say it once: `{players}: seats 1 and 2`")


def no_teams(said: str) -> Complaint:
    text = f"`{said}` speaks of teams, and this game has none"
    return Complaint("no_teams", "no teams", text, "declare them: `team north: seats 1 and 3`")


def team_alone() -> Complaint:
    text = "a partner is the other one of a team of two, and not every team has two players at every table"
    return Complaint("no_partner", "no partner", text, "name them: `each other player where team of it is your team`")


def team_and_automa() -> Complaint:
    text = "an automa is in no team, and in a game of teams only teams win"
    return Complaint("no_teams", "no teams", text, "leave the teams or the automa out")


def only_for_teams(each: str) -> Complaint:
    text = f"a line of scoring is for each player, or for each team, and not for each {each}"
    return Complaint("scored_for_whom", "scored for whom?", text, "leave it out, or write `each team`")


def team_is_ranked() -> Complaint:
    text = "teams are ranked here, so `you` is nobody"
    hint = "say what the team has: `total`, the name of a `score`, `points of team`"
    return Complaint("team_is_ranked", "a team is ranked", text, hint)


def no_such_score(name: str, known: Sequence[str]) -> Complaint:
    text = f"there is no line of scoring `{name}`"
    told = " or ".join(f"`{one}`" for one in ["total", *known][:NAMED_AT_MOST])
    return Complaint("graded_by_what", "graded by what?", text, f"grades are of {told}")


def lowest_grade_last() -> Complaint:
    text = "grades begin with the best, and what is left over has the last: `else`"
    return Complaint("graded_by_what", "graded by what?", text, 'end with one line `else: "…"`, and have no other')


def stops_in_play(why: str, tried: str, address: str | None, *, dead_end: bool, choice: str = "") -> Complaint:
    """`why`: what the rules lack in a match that was tried; `address`: of the line, where that is the base's; `dead_end`: a step
    cannot be done, and nothing says what happens then; `choice`: what can be chosen there, of several that are level."""
    way_out = "say below this line what happens then, `if that cannot be done: nothing happens`"
    if choice:
        name = choice.split()[1]
        way_out = f"say above this line `choose {choice}`, which is asked if several are level, and here just `{name}`"
    if address is not None:
        way_out = f"with the variant this line of the base cannot be done: say it otherwise, `replace {address} …`"
    hint = f"{way_out}. It was tried with {tried}" if dead_end else f"it was tried with {tried}"
    return Complaint("stops_in_play", "cannot go on", f"the rules stop here: {why}", hint)
