"""Changes that do not fit what they change."""

from __future__ import annotations

from collections.abc import Iterable

from rulelang import ast
from rulelang.complaints.complaint import Complaint, listed

# What `change` can say of each declaration of which it can say something.
EXAMPLES: dict[type[ast.Node], str] = {
    ast.ResourceLine: "`20`, `at most 7 each player`",
    ast.ZoneLine: "`at most 5`, `contents seen by everyone`",
    ast.GridLine: "`4 by 4`, `at most 2 on each space`",
    ast.TrackLine: "`12 steps`",
    ast.CounterLine: "a number",
    ast.RoleLine: "a player, such as `seat 1`",
    ast.DieLine: "`1 to 8`",
    ast.Players: "`2 to 5`",
    ast.OptionLine: "numbers, the default first: `10, 8`",
    ast.Table: "a column and what stands there: `price 2 coin`",
    ast.Dice: "how many there are, or `1 to 8`",
    ast.DiceRows: "`1 to 8`, or a column and what stands there: `copies 3`",
    ast.PieceLine: "how many there are, or a column and what stands there: `copies 3`",
}
_BY_PLAYERS = "`by players (4: 5)`"
_HOW_MANY = "how many there are"


def _wrong(text: str, hint: str | None = None) -> Complaint:
    return Complaint("wrong_change", "this cannot be changed so", text, hint)


# -- change
def change_sets_parts(address: str, *, names: bool) -> Complaint:
    """`names`: what has this address is a list of names."""
    hint = f"Write `replace {address}: …`."
    if address.partition("[")[0] == "end":
        hint = f"Write `replace {address} when …`, or `replace {address} after 8 rounds`."
    if names:
        hint = "Names are added with `add to`, and left out with `remove`, the name in brackets."
    return _wrong("`change` sets a number, a limit or a cell of what is declared", hint)


def repeated_without_a_number(address: str, word: str) -> Complaint:
    """`word` is `until` or `while`, or nothing."""
    how = f"`{word}` something is so" if word else "without an end of its own"
    hint = f"Say it anew with a number, and with its steps: `replace {address}: repeat 5 times: …`."
    return _wrong(f"this is repeated {how}, and has no number", hint)


def body_is_said_anew(line: str, clauses: str) -> Complaint:
    """`line`: its first line as it should be; `clauses` are addresses in it, each with its line."""
    hint = f"Say all of it anew, `replace {line}` with its steps below; or with `replace` one line by its address. {clauses}"
    return _wrong("`change` sets a number, a limit or a cell of what is declared", hint)


def only_tables_have_rows(line: str) -> Complaint:
    return _wrong(f"only tables have rows, and this is `{line}`")


def limit_for_whom(note: str) -> Complaint:
    return _wrong("a limit of a resource says for whom", f"Write `{note} each player`.")


def here_stands(form: type[ast.Node]) -> Complaint:
    return _wrong(f"here stands {EXAMPLES[form]}")


def names_stand_here() -> Complaint:
    return _wrong("here stand names, the default first: `normal, hard`")


def here_stands_how_many() -> Complaint:
    return _wrong(f"here stands {_HOW_MANY}")


def here_stands_by_players() -> Complaint:
    return _wrong(f"here stands {_BY_PLAYERS}")


# -- add
def steps_stand_beside(address: str) -> Complaint:
    hint = f"Write `add after {address}: …` or `add before {address}: …`."
    return _wrong("steps stand before or after something", hint)


def not_beside(line: str) -> Complaint:
    text = f"steps stand before or after steps, and `{line}` is none"
    return _wrong(text, "Parts of a cost or a reward, alternatives and rows are added with `add to`.")


def row_of_the_whole_table() -> Complaint:
    return _wrong("a row is added to the whole table", "Leave the brackets out.")


def rows_are_added() -> Complaint:
    return _wrong("rows are added to a table, below a line that names the columns")


def names_are_added() -> Complaint:
    return _wrong("names are added to this")


def names_one_by_one() -> Complaint:
    return _wrong("a range of names is added to a kind, and nothing else")


def name_is_there(name: str, line: str) -> Complaint:
    return _wrong(f"`{name}` is in `{line}` already")


def new_numbers_are_added() -> Complaint:
    return _wrong("numbers that it does not have yet are added to an option")


def nothing_is_added() -> Complaint:
    hint = "Steps are added with `add before` or `add after`, declarations with `add` alone."
    return _wrong("nothing can be added to this", hint)


def which_one_of(number: int) -> Complaint:
    return _wrong(f"there are {number} of `one of` in this", "Say which, as `.one_of[2]`.")


def alternative_is_there(name: str) -> Complaint:
    return _wrong(f"`{name}` can be chosen here already")


def alternatives_are_added() -> Complaint:
    hint = 'An alternative is the name of an action, or a label with its steps: `"sell it": …`.'
    return _wrong("alternatives are added to `one of`", hint)


# -- replace
def row_cell_by_cell(address: str) -> Complaint:
    hint = f"Write `change {address}: …`, with the column and what stands there."
    return _wrong("a row is changed cell by cell", hint)


def parts_of_a_cost() -> Complaint:
    return _wrong("these lines are parts of a cost or a reward, and what they replace is neither")


def steps_instead_of(line: str, *, note: bool) -> Complaint:
    """`note`: what is replaced is a part of a declaration."""
    return _wrong(f"`{line}` is no step, and steps would stand in its place", _WITH_CHANGE if note else None)


def steps_instead_of_choice(name: str, address: str) -> Complaint:
    text = f"`{name}` is one of several choices, and not steps"
    hint = f"Steps that come besides are `add before {address}: …` or `add after {address}: …`."
    return _wrong(text, f'{hint} For others instead of it, `remove {address}` and add `"{name}": …` with `add to`.')


def only_an_end_says(ending: str, line: str) -> Complaint:
    """`ending` as it is written, `line` what it would replace."""
    return _wrong(f"only an `end` says `{ending}`, and `{line}` is none", "What is done instead stands behind a colon.")


def part_of_a_declaration(line: str) -> Complaint:
    return _wrong(f"`{line}` is a part of a declaration", _WITH_CHANGE)


def step_instead_of(line: str) -> Complaint:
    return _wrong(f"a step stands in the place of `{line}`, and this is none")


_WITH_CHANGE = "Say it with `change`, and the declaration's name."


# -- remove
def nothing_would_be_left(line: str) -> Complaint:
    return _wrong(f"nothing would be left of `{line}`", "Remove the whole of it.")


def cannot_be_left_out(line: str) -> Complaint:
    return _wrong(f"`{line}` cannot be left out", "Say with `replace` what stands there.")


def no_such_member_of(line: str, name: str, known: Iterable[str]) -> Complaint:
    return _wrong(f"there is no `{name}` in `{line}`", f"What there is: {listed(known)}.")
