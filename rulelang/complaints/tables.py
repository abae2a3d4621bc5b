"""Tables: their files, rows, columns and cells, and what a change of them names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rulelang.complaints.complaint import Complaint, did_you_mean, listed
from rulelang.complaints.values import spoken

_LONGEST = 60  # signs of a cell that are shown in a sentence
_MOST = 12  # rows or columns that a table has are named in a sentence
_WHERE = "a table's file lies in the folder that is named like the rules, or beside the rules, and is named without a path"


def no_such_table(name: str) -> Complaint:
    text = f"there is no table `{name}` with two keys"
    return Complaint("unknown_table", "no such table", text, "such a table begins `table … by … and …:`")


def number_missing(written: str, row: str) -> Complaint:
    text = f"`{written}` is no number" if written else f"here no number stands{f' for `{row}`' if row else ''}"
    hint = "write `0`, or `no limit`"
    return Complaint("number_missing", "a number is missing", f"{text}, and the other rows hold numbers", hint)


def bundle_missing(row: str) -> Complaint:
    text = f"nothing is said for `{row}`, and the other rows hold bundles" if row else "nothing is said here"
    hint = "write `nothing`, or of a price `free`; what cannot be had is left out by a `where`"
    return Complaint("bundle_missing", "an empty cell", text, hint)


def neither_yes_nor_no(written: str) -> Complaint:
    text = f"the column says `yes` and `no` in other rows, and `{written}` is neither"
    return Complaint("mixed_column", "another kind of value", text, "names of one's own are a kind: `kind answer: good, bad`")


def unreadable_cell(written: str, *, in_file: bool) -> Complaint:
    """`in_file`: in a CSV, where quotes are a matter of the file, and no part of the cell."""
    shown = written if len(written) <= _LONGEST else f"{written[:_LONGEST]}…"
    text = f"`{shown}` is no number, name, bundle or formula"
    hint = f"a text that only people read stands in {'' if in_file else 'quotes, or in '}a column with the heading `note`"
    if re.match(r"\w+( \w+)?:", written):
        hint = "an ability names a moment in one word, then what it does: `harvest: 1 gold`, `harvest: do fetch, then 2 gold`"
    return Complaint("unreadable_cell", "cannot read this cell", text, hint)


def several_in_one_cell(written: str) -> Complaint:
    text = f"`{written}` stands for several pieces, and here one thing is wanted"
    hint = "in a `piece` whose rows have no names such a cell makes a piece for each; its number of each is one, in `copies`"
    return Complaint("unreadable_cell", "cannot read this cell", text, hint)


def not_as_many(written: str, many: int, wanted: int) -> Complaint:
    """A range in a row for several names."""
    text = f"`{written}` holds {many}, and the row is for {wanted} names"
    return Complaint(
        "bad_number", "a number that cannot be", text, "write a range that holds as many, or one thing for all of them"
    )


def each_of_no_kind(name: str, known: Sequence[str]) -> Complaint:
    text = f"there is no kind `{name}` to have each of{did_you_mean(name, known)}"
    return Complaint("unknown_class", "no such kind", text, "the heading names a kind, or the cell does: `each colour`")


def range_backwards(written: str) -> Complaint:
    text = f"`{written}` holds nothing: the smaller one, or the one that comes first in its kind, is written first"
    return Complaint("bad_number", "a number that cannot be", text)


def ends_further_on(written: str, column: str) -> Complaint:
    """A range up to what stands in another column."""
    text = f"`{written}` ends with what stands in `{column}`, and that column comes later"
    return Complaint("wrong_key", "rows of nothing known", text, f"write the column `{column}` to the left of this one")


def no_range_of_one_kind(first: str, last: str) -> Complaint:
    text = f"no kind holds both `{first}` and `{last}`"
    return Complaint("unreadable_cell", "cannot read this cell", text, "a range is two numbers, or two names of one kind")


def ranges_as_long(written: Sequence[str], many: int, along: Sequence[str], pairs: Sequence[str]) -> Complaint:
    """Ranges of one row that hold as many; `along` is the first row that is meant if they go along, `pairs` if not."""
    text = f"{listed(written)} hold {many} each: do they go along, or does each go with each?"
    rows = [f"`| {' | '.join(row)} |`" for row in (along, pairs)]
    hint = f"going along, write a row for each, {rows[0]} first; each with each, {rows[1]} and so on"
    return Complaint("ranges_as_long", "one of two things", text, hint)


def rows_too_many(most: int) -> Complaint:
    return Complaint("bad_number", "a number that cannot be", f"these rows stand for more than {most} different pieces")


def unlike_other_rows(others: str, this: str) -> Complaint:
    text = f"the column holds {spoken(others)} in other rows, and this is {spoken(this)}"
    return Complaint("mixed_column", "another kind of value", text)


def unlike_in_other_tables(column: str, types: Iterable[str]) -> Complaint:
    text = f"`{column}` is {' and '.join(spoken(type) for type in sorted(types))} in tables that go together here"
    return Complaint("mixed_column", "different kinds of value", text)


def not_a_name(name: str, meant: str | None) -> Complaint:
    """`meant` is a name that is nearly this one."""
    why = "it does not begin with a letter" if name[:1].isdigit() else "it has other signs than letters, digits and `_`"
    return Complaint(
        "bad_name", "not a name", f"`{name}` is no name: {why}", f"write `{meant}`" if meant else "give it a name of its own"
    )


def already_in(name: str, owner: str) -> Complaint:
    return Complaint("given_twice", "given twice", f"`{name}` is already in `{owner}`", "leave one of them out")


def rows_of_nothing_known(table: str, key: str) -> Complaint:
    text = f"the first heading says what the rows are: `{table}`, or a kind or piece that is declared"
    return Complaint("wrong_key", "rows of nothing known", text, f"write `{table}` there, or declare `kind {key}: …`")


def heading_of_names(piece: str) -> Complaint:
    text = f"these rows are names, and the heading of names is `{piece}`"
    return Complaint("wrong_key", "rows of nothing known", text)


def row_twice(name: str, form: str = "row") -> Complaint:
    """`form` is `row` or `column`."""
    return Complaint("given_twice", "given twice", f"`{name}` has a {form} already")


def row_there_already() -> Complaint:
    return Complaint("given_twice", "given twice", "this row is there already", "say how many there are in a column `copies`")


def column_twice(owner: str, column: str) -> Complaint:
    return Complaint("given_twice", "given twice", f"`{owner}` already has a column `{column}`")


def rows_missing(names: Sequence[str], key: str) -> Complaint:
    """`key` is the class of the names, or `players`."""
    return Complaint("row_missing", "a row is missing", f"there is no row for {listed(names)}", f"{_every(key)} needs a row")


def columns_missing(names: Sequence[str], key: str) -> Complaint:
    """`key` is the class of the names, or `players`."""
    text = f"there is no column for {listed(names)}"
    return Complaint("column_missing", "a column is missing", text, f"{_every(key)} needs a column")


def _every(key: str) -> str:
    return "every number of players" if key == "players" else f"every {key}"


def no_row_is_so(type: str) -> Complaint:
    """`type`: of whose columns something is asked."""
    text = f"no row of the table of {type} is as this asks, so it is never so"
    return Complaint("never_comes", "never so", text, f"look at the columns of `{type}` once more, or leave this out")


def never_so_many_players(number: str) -> Complaint:
    return Complaint("never_comes", "a case that never comes", f"`players` is never {number}", "leave it out")


def no_number_of_players_as_key(written: str) -> Complaint:
    return Complaint("wrong_key", "not a key", f"`{written}` is not a number of players")


def perhaps_copies(heading: str) -> Complaint:
    text = f"`{heading}` is no column that says how many there are; did you mean `copies`?"
    return Complaint("bad_heading", "not a heading", text)


def not_a_heading(heading: str) -> Complaint:
    text, hint = f"`{heading}` cannot name a column", "a name is one word: letters, digits and `_`"
    return Complaint("bad_heading", "not a name", text, hint)


def no_row_follows(columns: Sequence[str], missing: str | None) -> Complaint:
    """Below a change's own line of headings; `missing` is one of the table's columns that is not there."""
    text = f"the first line names the columns, and `{missing}` is not among them" if missing is not None else "no row follows"
    hint = f"write `| {' | '.join(columns)} |` above the new row"
    return Complaint("column_missing", "a column is missing", text, hint)


def table_has_no(form: str, table: str, name: str, known: Sequence[str]) -> Complaint:
    """`form` is `row` or `column`."""
    text = f"`{table}` has no {form} `{name}`{did_you_mean(name, known)}"
    hint = f"its {form}s are {listed(known[:_MOST])}{', …' if len(known) > _MOST else ''}"
    return Complaint("unknown_target", "nothing of this name", text, hint)


def ragged_row(cells: int, heading: int, *, quoted: bool) -> Complaint:
    """`quoted`: whether quotes would hold a cell together."""
    hint = "a cell with a comma or semicolon in it stands in quotes" if quoted else "an empty cell is written `-`"
    text = f"this row has {cells} cell{'s' if cells != 1 else ''}, the heading has {heading}"
    return Complaint("ragged_row", "a row of another length", text, hint)


def no_such_file(file: str, known: Iterable[str] = ()) -> Complaint:
    return _unreadable_file(f"there is no `{file}` here{did_you_mean(file, known)}", _WHERE)


def is_a_folder(file: str) -> Complaint:
    return _unreadable_file(f"`{file}` is a folder", _WHERE)


def file_cannot_be_read(file: str, why: str | None) -> Complaint:
    """`why` in the words of the system."""
    return _unreadable_file(f"`{file}` cannot be read: {why}")


def file_is_no_text(file: str) -> Complaint:
    return _unreadable_file(f"`{file}` is no text in UTF-8", "save it from the spreadsheet as `CSV UTF-8`")


def quotes_do_not_fit() -> Complaint:
    hint = 'a cell in quotes ends with a quote, and then the cell ends; a quote inside it is written twice, `""`'
    return _unreadable_file("quotes do not fit here", hint)


def file_without_rows(file: str, *, empty: bool) -> Complaint:
    """`empty`: it has not even a heading."""
    hint = "the first row names the columns, and each row below it is one thing"
    return _unreadable_file(f"`{file}` {'is empty' if empty else 'has no row below its heading'}", hint)


def file_has_no_column(file: str, name: str, known: Iterable[str], right: str) -> Complaint:
    """`right` is the whole line as it has to be, here and below."""
    text = f"`{file}` has no column `{name}` to name here{did_you_mean(name, known)}"
    return Complaint("column_missing", "a column is missing", text, f"write `{right}`")


def columns_not_named(file: str, unnamed: Sequence[str], right: str) -> Complaint:
    text = f"`{file}` has the column{'s' if len(unnamed) > 1 else ''} {listed(unnamed)}, which this line does not name"
    return Complaint("column_missing", "a column is missing", text, f"write `{right}`")


def column_named_twice(name: str, right: str) -> Complaint:
    return Complaint("given_twice", "given twice", f"`{name}` is named already", f"write `{right}`")


def columns_of_second_key(table: str, key: str, right: str) -> Complaint:
    text = f"the columns of `{table}` are named by its second key, `{key}`"
    return Complaint("given_twice", "given twice", text, f"write `{right}`")


def _unreadable_file(text: str, hint: str | None = None) -> Complaint:
    return Complaint("unreadable_file", "cannot read this file", text, hint)
