"""Rows that stand for several pieces: a pack of cards in one line, the same as if each were written."""

from pathlib import Path

import pytest

from interpreter import Game, load
from rulelang import program as p
from rulelang.compile import compile, compile_all
from rulelang.mutants import mutants
from rulelang.names.data.ranges import upwards
from rulelang.names.resolve import resolve
from rulelang.printing.format import format_text
from rulelang.syntax.parse import parse
from rulelang.text.source import SourceFile

GAME = """game pack "A pack"
players 2
kind suit: clubs, hearts
piece card, starts in hand: {table}
zone hand, holds card
round:
  turns from seat 1:
    choose card in hand
    move card to box
end when hand is empty
score cards: sum of rank of it for each card in hand
winner: highest total
"""
CHANGE = """variant more "More" of pack
change piece card[1]: rank 3 to 4
add to piece card:
  | suit | rank | copies |
  | each | 9    | 1      |
"""


def program(*rows: str) -> p.Program:
    return made(GAME.format(table="\n  " + "\n  ".join(rows)))


def priced(*rows: str) -> p.Program:
    return made(
        GAME.format(table="\n  " + "\n  ".join(rows))
        + "resource coin: 9\nsetup: each player: gain 1 coin\nscore coins: your coin\n"
    )


def made(*texts: str) -> p.Program:
    found, complaints, _ = compile_all([SourceFile(f"{text.split()[1]}.rules", text) for text in texts])
    assert found is not None, complaints
    return found


def cards(found: p.Program) -> list[tuple[object, ...]]:
    """What each row has, and how many there are of it."""
    piece = found.pieces[0]
    cells = [[getattr(cell, "value", cell) for cell in column.cells] for column in piece.columns]
    return list(zip(piece.rows, *cells, [getattr(one, "value", one) for one in piece.copies], strict=True))


def test_each_and_a_range_make_a_piece_for_each_combination() -> None:
    assert cards(program("| suit | rank |", "| each | 7 to 9 |")) == [
        ("7 of clubs", 0, 7, 1), ("8 of clubs", 0, 8, 1), ("9 of clubs", 0, 9, 1),
        ("7 of hearts", 1, 7, 1), ("8 of hearts", 1, 8, 1), ("9 of hearts", 1, 9, 1),
    ]  # fmt: skip


def test_a_copy_is_of_each_and_other_rows_stay() -> None:
    found = cards(program("| suit | rank | copies |", "| each | -1 to 0 | 2 |", "| hearts | 5 | 3 |"))
    assert [row[1:] for row in found] == [(0, -1, 2), (0, 0, 2), (1, -1, 2), (1, 0, 2), (1, 5, 3)]
    assert [row[0] for row in found] == ["card clubs -1", "card clubs 0", "card hearts -1", "card hearts 0", "card hearts 5"]


def test_two_ranges_in_a_row_and_a_kind_that_the_cell_names() -> None:
    found = cards(program("| colour | rank | other |", "| each suit | 1 to 2 | 3 to 5 |"))
    assert [row[1:4] for row in found] == [(s, r, o) for s in (0, 1) for r in (1, 2) for o in (3, 4, 5)]


@pytest.mark.parametrize(
    ("row", "complaints"),
    [
        ("| ace to king | 1 to 4 | 1 |", 1),
        ("| ace to king | 9 | 1 to 4 |", 1),
        ("| each rank | 1 to 4 | 11 to 14 |", 1),
        ("| ace to king | 1 to 4 | 1 to 4 |", 1),
        ("| ace to king | 1 to 4 | 1 to second |", 1),
        ("| each rank | 1 to 4 | 0 |", 0),
        ("| ace to king | 1 to 3 | 1 |", 0),
        ("| ace | 3 to 3 | 4 to 4 |", 0),
    ],
)
def test_ranges_that_hold_as_many_may_go_along_or_make_pairs_and_are_refused(row: str, complaints: int) -> None:
    table = f"\n  | first | second | worth |\n  {row}"
    found = compile(SourceFile("pack.rules", RANKS.format(table=table)))[1]
    assert [one.code for one in found] == ["ranges_as_long"] * complaints


def test_a_variant_is_asked_what_it_means_too() -> None:
    table = "\n  | suit | rank | other |\n  | each | 1 to 3 | 4 to 5 |"
    change = 'variant more "More" of pack\nchange piece card[1]: rank 7 to 8\n'
    texts = [SourceFile(f"{text.split()[1]}.rules", text) for text in (GAME.format(table=table), change)]
    assert [(one.code, one.file) for one in compile_all(texts)[1]] == [("ranges_as_long", "more.rules")]


def test_a_row_beside_them_is_called_by_the_same_columns() -> None:
    found = cards(program("| suit | rank | copies |", "| hearts | 0 | 2 |", "| clubs | 2 to 3 | 1 |"))
    assert [row[0] for row in found] == ["card 0", "card 2", "card 3"]


def test_what_is_no_word_is_no_part_of_a_name() -> None:
    found = cards(program("| suit | rank |", "| each | 1 |", "| nothing | 2 |"))
    assert [row[0] for row in found] == ["clubs card", "hearts card", "nothing card"]


RANKS = GAME.replace("kind suit", "kind rank: ace, two, three, king\nkind suit").replace(
    "sum of rank", "count of cards in hand * 0 * sum of worth"
)


def names(*rows: str) -> list[str]:
    """What the cards of these rows are called, with a kind of ranks beside that of suits."""
    return [str(row[0]) for row in cards(made(RANKS.format(table="\n  " + "\n  ".join(rows))))]


def test_names_of_a_kind_are_a_range_in_its_order() -> None:
    assert names("| rank | worth |", "| ace to three | 1 |") == ["ace card", "two card", "three card"]


def test_a_range_goes_up_to_what_stands_in_another_column() -> None:
    found = names("| high | low | worth |", "| each rank | ace to high | 1 |")
    assert found == [
        "ace ace card", "two ace card", "two two card", "three ace card", "three two card", "three three card",
        "king ace card", "king two card", "king three card", "king king card",
    ]  # fmt: skip
    assert names("| high | worth |", "| 1 to 3 | 2 to high |") == ["card 2 2", "card 3 2", "card 3 3"]
    assert names("| high | worth |", "| 3 | 1 to high |") == ["card 1", "card 2", "card 3"]


def test_a_range_of_numbers_holds_as_many_as_there_may_be_and_not_one_more() -> None:
    text = GAME.format(table="\n  | suit | rank |\n  | each | 1 |")
    symbols = resolve(SourceFile("pack.rules", text), parse(SourceFile("pack.rules", text))[0])
    assert [len(upwards(symbols, "rank", "-2", last, 5)) for last in ("1", "2", "3")] == [4, 5, 0]


def test_pieces_that_have_names_are_no_range() -> None:
    coins = "piece coin, starts in purse:\n  | coin | gold |\n  | dime | 1 |\n  | half | 5 |\n  | buck | 9 |\n"
    coins += "zone purse, holds coin\n"
    text = GAME.format(table="\n  | suit | rank | coin |\n  | clubs | 1 | dime to buck |")
    found = compile(SourceFile("pack.rules", text.replace("piece card", f"{coins}piece card")))[1]
    assert {one.code for one in found} == {"unreadable_cell"}


def test_that_column_is_the_one_that_is_named() -> None:
    assert [row[0] for row in cards(program("| suit | rank | other |", "| each | 1 to 2 | 1 to rank |"))] == [
        f"card {suit} {pair}" for suit in ("clubs", "hearts") for pair in ("1 1", "2 1", "2 2")
    ]


def test_of_two_kinds_with_these_names_the_heading_is_meant() -> None:
    table = "\n  | down | worth |\n  | three to ace | 1 |"
    found = cards(made(RANKS.format(table=table).replace("kind suit", "kind down: king, three, two, ace\nkind suit")))
    assert [row[0] for row in found] == ["three card", "two card", "ace card"]


def test_a_name_that_a_column_has_too_is_meant_first() -> None:
    assert names("| king | other | worth |", "| ace | two to king | 1 |") == ["two card", "three card", "king card"]


@pytest.mark.parametrize(
    ("row", "code"),
    [
        ("| three to ace | 1 to 2 | 1 |", "bad_number"),
        ("| each rank | king to first | 1 to second |", "bad_number"),
        ("| ace to second | king | 1 |", "wrong_key"),
        ("| ace to ace_2 | king | 1 |", "unreadable_cell"),
        ("| ace to clubs | king | 1 |", "unreadable_cell"),
        ("| ace | 5 to first | 1 |", "bad_number"),
        ("| 1 to 9999 | 1 to 9998 | 99999 to first |", "bad_number"),
        ("| 1 to 9999 | 1 to first | 1 to second |", "bad_number"),
    ],
)
def test_a_range_that_holds_nothing_or_too_much_is_refused(row: str, code: str) -> None:
    table = f"\n  | first | second | worth |\n  {row}"
    found, complaints = compile(SourceFile("pack.rules", RANKS.format(table=table)))
    assert found is None
    assert complaints[0].code == code


def test_a_variant_changes_such_a_cell() -> None:
    table = "\n  | high | low | worth |\n  | each rank | ace to high | 1 |"
    change = 'variant more "More" of pack\nchange piece card[1]: low three to high\n'
    found = cards(made(RANKS.format(table=table), change))
    assert [row[0] for row in found] == ["three three card", "king three card", "king king card"]


def test_a_table_has_a_row_for_a_range_of_names_of_a_kind() -> None:
    table = "\n  | suit | rank |\n  | each | each |\ntable rank:\n  | rank | worth |\n  | ace | 9 |\n  | two to king | 2 to 4 |"
    found = made(RANKS.format(table=table).replace("worth of it", "worth of rank of it"))
    column = next(column for kind in found.kinds if kind.name == "rank" for column in kind.columns)
    assert [getattr(cell, "value", None) for cell in column.cells] == [9, 2, 3, 4]


NAMES = {
    "what else tells them apart, and only that": (
        ("| suit | rank | extra |", "| each | 1 | 1 |", "| each | 1 | 2 |"),
        ("1 of clubs", "1 of hearts", "2 of clubs", "2 of hearts"),
    ),
    "a number beside a range": (
        ("| rank | copies |", "| 0 | 2 |", "| 7 | 1 |", "| 2 to 3 | 2 |"),
        ("card 0", "card 7", "card 2", "card 3"),
    ),
    "numbers alone": (("| rank | copies |", "| 0 | 2 |", "| 7 | 1 |"), ("card 0", "card 7")),
    "two halves": (("| low | rank |", "| 0 | 0 to 1 |", "| 1 | 1 |"), ("card 0 0", "card 0 1", "card 1 1")),
    "names alone": (("| suit | rank |", "| clubs | 1 |", "| hearts | 1 |"), ("clubs card", "hearts card")),
    "the order of the columns": (
        ("| suit | rank | extra |", "| hearts | 1 to 2 | 5 |", "| clubs | 2 | 5 |"),
        ("1 of hearts", "2 of hearts", "2 of clubs"),
    ),
    "what is below zero": (
        ("| suit | rank |", "| each | -1 |", "| each | 2 |"),
        ("card clubs -1", "card hearts -1", "card clubs 2", "card hearts 2"),
    ),
    "two that are alike": (("| rank | price |", "| 1 | 1 coin |", "| 1 | 2 coin |"), ("card 1", "card 2")),
    "what is more than a word": (("| price | rank |", "| 1 coin | 4 |", "| 2 coin | 7 |"), ("card 1", "card 2")),
}


@pytest.mark.parametrize("case", NAMES)
def test_a_piece_is_called_by_what_tells_it_apart_or_by_its_number(case: str) -> None:
    rows, names = NAMES[case]
    assert [row[0] for row in cards(priced(*rows))] == [*names]


def test_the_rules_are_those_with_every_row_written_but_for_names() -> None:
    short = program("| suit | rank |", "| each | 7 to 8 |")
    long = program("| suit | rank |", "| clubs | 7 |", "| clubs | 8 |", "| hearts | 7 |", "| hearts | 8 |")
    assert short.pieces[0].columns[1].cells == long.pieces[0].columns[1].cells
    assert (short.pieces[0].copies, short.bodies) == (long.pieces[0].copies, long.bodies)


def test_they_lie_in_a_file_beside_the_rules_too(tmp_path: Path) -> None:
    (tmp_path / "cards.csv").write_text("suit,rank\neach,7 to 9\n", encoding="utf-8")
    (tmp_path / "pack.rules").write_text(GAME.format(table='suit, rank from "cards.csv"'), encoding="utf-8")
    game: Game = load(tmp_path / "pack.rules")
    assert len(game.program.pieces[0].rows) == 6


def test_a_variant_changes_and_adds_rows_by_what_is_written() -> None:
    table = "\n  | suit | rank | copies |\n  | each | 1 | 2 |"
    found = cards(made(GAME.format(table=table), CHANGE))
    assert [row[1:] for row in found] == [(0, 3, 2), (0, 4, 2), (1, 3, 2), (1, 4, 2), (0, 9, 1), (1, 9, 1)]


@pytest.mark.parametrize("rank", ["1 to 10001", "1 to 99999999999999999999999"])
def test_a_range_without_measure_is_refused_and_not_made(rank: str) -> None:
    table = f"\n  | suit | rank |\n  | each | {rank} |"
    found, complaints = compile(SourceFile("pack.rules", GAME.format(table=table)))
    assert found is None
    assert complaints[0].code == "bad_number"


def test_combinations_without_measure_are_refused_and_not_made() -> None:
    table = "\n  | suit | rank | other | third |\n  | each | 1 to 9999 | 1 to 9998 | 1 to 9997 |"
    found, complaints = compile(SourceFile("pack.rules", GAME.format(table=table)))
    assert found is None
    assert "more than 10000 different pieces" in complaints[0].text


def test_a_mutant_has_one_more_or_fewer() -> None:
    table = "\n  | suit | rank |\n  | each | 7 to 9 |"
    said = [one.change for one in mutants(parse(SourceFile("pack.rules", GAME.format(table=table)))[0]) if "7 to" in one.change]
    assert said == ["`7 to 9` becomes `7 to 10`", "`7 to 9` becomes `7 to 8`"]


def test_a_row_that_one_of_several_is_too_is_given_twice() -> None:
    table = "\n  | suit | rank |\n  | clubs | 1 |\n  | each | 1 to 2 |"
    found, complaints = compile(SourceFile("pack.rules", GAME.format(table=table)))
    assert found is None
    assert [(one.code, one.span.line) for one in complaints] == [("given_twice", 7)]


NAMED = """game named "Named"
players 2
kind suit: clubs, hearts
kind rank: two, queen
piece card, plural cards, starts in deck:
  | suit | rank |
  | each | each |
piece tile, starts in box: {tiles}
zone deck, holds card, a face-down pile
zone hand of each player, holds card
counter found: 0 at first
setup:
  each card in deck that is the two of clubs: move card to hand of seat 1
  if there is a card in hand that is queen of hearts: add 10 to found
round:
  turns from seat 1: pass
end after 1 round
score found: found + 1 if there is a card in your hand that is the two of clubs, else 0
winner: the highest total
"""
NO_TILES = "1"
SUITED = "\n  | suit | rank |\n  | clubs | two |"


def test_what_two_names_call_must_be_one_row() -> None:
    """There is a tile of clubs and two, too: which of the two is meant nobody can know."""
    _, complaints, _ = compile_all([SourceFile("named.rules", NAMED.format(tiles=SUITED))])
    assert "unknown_property" in {one.code for one in complaints}


def test_a_card_called_so_keeps_its_the() -> None:
    assert format_text(SourceFile("named.rules", NAMED.format(tiles=NO_TILES))).count("the queen of hearts") == 1
