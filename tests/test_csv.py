"""Tables in files of their own, as spreadsheets write them: marks, empty rows, quotes; and what is said of the rest."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rulelang.compile import compile, compile_all
from rulelang.text.diagnostics import Diagnostic
from rulelang.text.source import read

RULES = """game small "A small game"
players 2
resource coin: 20
piece card, starts in deck: price, power, copies from "cards.csv"
zone deck, holds card
zone hand each player, holds card
moment act: card in your hand
setup:
  each player: reward: 1 coin
round:
  turns from seat 1:
    choose card in deck
    cost: price of card as far as possible
    move card to your hand
    use act
end when deck is empty
"""
CARDS = 'card,price,power,copies\ninn,1 coin,"act: pay 1 coin, then 2 coin",2\nmill,2 coin,-,1\n'
BETWEEN = "card|price|power|copies\ninn|1 coin|act: pay 1 coin, then 2 coin|2\nmill|2 coin|-|1\n"


def complaints(folder: Path, text: str, written: str = RULES) -> list[Diagnostic]:
    rules = folder / "small.rules"
    rules.write_text(written, encoding="utf-8")
    (folder / "cards.csv").write_bytes(text.encode())
    return compile(read(rules))[1]


@pytest.mark.parametrize(
    "text",
    [
        CARDS,
        "\ufeff" + CARDS,
        CARDS.replace("\n", "\r\n"),
        CARDS + ",,,\n",
        CARDS.replace("-", ""),
        "\ufeff" + BETWEEN.replace("|", ";").replace("\n", "\r\n"),
        BETWEEN.replace("|", "\t"),
    ],
    ids=["plain", "a mark at its beginning", "other ends of lines", "an empty row", "an empty cell", "semicolons", "tabs"],
)
def test_it_is_read(tmp_path: Path, text: str) -> None:
    assert complaints(tmp_path, text) == []


def test_a_comma_in_a_cell_needs_quotes(tmp_path: Path) -> None:
    found = complaints(tmp_path, CARDS.replace('"', ""))
    assert [(d.code, d.hint) for d in found if d.code == "ragged_row"] == [
        ("ragged_row", "A cell with a comma or semicolon in it stands in quotes.")
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (BETWEEN.replace("2 coin|-", "2,5 coin|-").replace("|", ";"), "`2,5 coin` is no number, name, bundle or formula"),
        (CARDS.replace("mill,2 coin,-,1", f"mill,2 coin,-,{'9' * 5000}"), "no number may be larger than 1,000,000,000"),
        (CARDS.replace("mill,2 coin", f"mill,{'9' * 5000} coin"), "no number may be larger than 1,000,000,000"),
        (CARDS.replace("mill,2 coin", f"mill,{'so ' * 500}"), f"`{('so ' * 500)[:60]}…` is no number, name, bundle or formula"),
        (CARDS.replace('coin",2', "coin,2"), "quotes do not fit here"),
        (CARDS.replace("card,", "\0card,"), "`cards.csv` is no text in UTF-8"),
        (CARDS.splitlines()[0], "`cards.csv` has no row below its heading"),
        ("", "`cards.csv` is empty"),
        (CARDS.replace("mill,2 coin,-,1", "mill,2 coin"), "this row has 2 cells, the heading has 4"),
        (CARDS.replace("card,price", "cards,price"), "these rows are names, and the heading of names is `card`"),
        (CARDS.replace("card,price", "Card,price"), "these rows are names, and the heading of names is `card`"),
        (CARDS.replace("card,", "Card,") + "old inn,1 coin,-,1\n", "these rows are names, and the heading of names is `card`"),
        (CARDS.replace("mill", "king's mill"), "`king's mill` is no name: it has other signs than letters, digits and `_`"),
    ],
)  # fmt: skip
def test_only_the_cause_is_complained_about(tmp_path: Path, text: str, said: str) -> None:
    rules = RULES.replace("choose card in deck", "choose card in deck where it is not mill and it is not inn")
    assert [d.text for d in complaints(tmp_path, text, rules)] == [said]


def test_quotes_that_never_close_are_shown_where_they_begin(tmp_path: Path) -> None:
    (found,) = complaints(tmp_path, CARDS.replace('coin",2', "coin,2"))
    assert (found.file, found.span.line) == ("cards.csv", 2)


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda file: file.mkdir(), "`cards.csv` is a folder"),
        (lambda file: file.with_name("card.csv").write_text(CARDS), "there is no `cards.csv` here; did you mean `card.csv`?"),
        (lambda file: file.write_bytes(CARDS.encode("utf-16")), "`cards.csv` is no text in UTF-8"),
    ],
    ids=["a folder", "another name", "another encoding"],
)
def test_a_file_that_cannot_be_read_is_one_complaint(tmp_path: Path, make: Callable[[Path], object], said: str) -> None:
    rules = tmp_path / "small.rules"
    rules.write_text(RULES, encoding="utf-8")
    make(tmp_path / "cards.csv")
    assert [d.text for d in compile(read(rules))[1]] == [said]


SPACED = "card,full price,power,copies\nold inn,1 red coin,act: do sit down,2\nwater mill,2 red coin,-,1\n"


def test_names_of_several_words_are_one_name_in_the_rules(tmp_path: Path) -> None:
    rules = RULES.replace("price of card", "full_price of card").replace("deck: price", "deck: full_price")
    rules = rules.replace("resource coin", "resource red_coin")
    rules = rules.replace("1 coin", "1 red_coin").replace("choose card in deck", "choose card in deck where it is not old_inn")
    rules += "action sit_down: reward: 1 red_coin\n"
    (tmp_path / "small.rules").write_text(rules, encoding="utf-8")
    (tmp_path / "cards.csv").write_text(SPACED, encoding="utf-8")
    program, found = compile(read(tmp_path / "small.rules"))
    assert found == []
    assert program is not None
    (card,) = program.pieces
    assert card.rows == ("old_inn", "water_mill")
    assert [column.name for column in card.columns] == ["full_price"]


def test_one_name_written_in_two_ways_is_given_twice(tmp_path: Path) -> None:
    found = complaints(tmp_path, CARDS + "old inn,1 coin,-,1\nold_inn,1 coin,-,1\n")
    assert [(d.code, d.span.line) for d in found] == [("given_twice", 5)]


def test_a_variant_changes_a_row_that_has_a_name_of_several_words(tmp_path: Path) -> None:
    (tmp_path / "cards.csv").write_text(CARDS.replace("mill", "water mill"), encoding="utf-8")
    (tmp_path / "small.rules").write_text(RULES, encoding="utf-8")
    house = tmp_path / "house.rules"
    house.write_text('variant house "House" of small\nchange piece card[water_mill]: price 3 coin\n', encoding="utf-8")
    program, found, _ = compile_all([read(house)])
    assert found == []
    assert program is not None


def test_a_variant_of_a_row_that_is_too_short_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "cards.csv").write_text(CARDS.replace("mill,2 coin,-,1", "mill,2 coin"), encoding="utf-8")
    (tmp_path / "small.rules").write_text(RULES, encoding="utf-8")
    house = tmp_path / "house.rules"
    house.write_text('variant house "House" of small\nchange piece card[mill]: copies 3\n', encoding="utf-8")
    assert [d.code for d in compile_all([read(house)])[1]] == ["ragged_row"]


def test_an_ability_that_cannot_be_read_is_shown_how(tmp_path: Path) -> None:
    found = complaints(tmp_path, CARDS.replace("act: pay 1 coin, then 2 coin", "at dawn: 1 coin"))
    assert any(d.hint and d.hint.startswith("An ability names a moment in one word") for d in found)


@pytest.mark.parametrize("heading", ["note", "prov", "Note"])
def test_a_column_of_notes_is_for_people_alone(tmp_path: Path, heading: str) -> None:
    noted = (
        CARDS.replace("copies", f"copies,{heading}").replace('",2', '",2,"Warm, they say: ""come in""!"').replace("-,1", "-,1,")
    )
    found = complaints(tmp_path, noted)
    assert bool(found) == (heading == "Note")
    if found:
        assert "A text that only people read stands in a column with the heading `note`." in [d.hint for d in found]


def test_a_kind_may_be_called_note(tmp_path: Path) -> None:
    rules = RULES.replace("piece card", "kind note: high, low\npiece card").replace(
        "deck\n    cost", "deck where its note is low\n    cost"
    )
    rules = rules.replace("copies from", "copies, note from")
    noted = CARDS.replace("copies", "copies,note").replace('",2', '",2,high').replace("-,1", "-,1,low")
    assert complaints(tmp_path, noted, rules) == []


@pytest.mark.parametrize(
    ("named", "said", "at"),
    [
        ("", "`cards.csv` has the columns `price`, `power`, `copies`, which this line does not name", 29),
        ("price, copies ", "`cards.csv` has the column `power`, which this line does not name", 29),
        ("price, pover, copies ", "`cards.csv` has no column `pover` to name here; did you mean `power`?", 36),
        ("card, price, power, copies ", "`cards.csv` has no column `card` to name here", 29),
        ("price, power, copies, prov ", "`cards.csv` has no column `prov` to name here", 51),
        ("price, power, copies, price ", "`price` is named already", 51),
    ],
)
def test_the_line_names_what_the_file_has(tmp_path: Path, named: str, said: str, at: int) -> None:
    noted = CARDS.replace("copies", "copies,prov").replace('",2', '",2,-').replace("-,1", "-,1,-")
    rules = RULES.replace("price, power, copies ", named)
    found = [d for d in complaints(tmp_path, noted, rules) if d.code in ("column_missing", "given_twice")]
    assert [(d.text, d.span.column) for d in found] == [(said, at)]
    right = rules.replace(f'piece card, starts in deck: {named}from "cards.csv"', str(found[0].hint).split("`")[1])
    assert complaints(tmp_path, noted, right) == []


def test_the_order_of_the_names_is_free(tmp_path: Path) -> None:
    assert complaints(tmp_path, CARDS, RULES.replace("price, power, copies", "copies, price, power")) == []


def test_a_name_that_the_file_does_not_have_is_told_once(tmp_path: Path) -> None:
    rules = RULES.replace("power, copies", "power, copies, weight").replace("in deck\n", "in deck where its weight is 1\n")
    assert [d.code for d in complaints(tmp_path, CARDS, rules)] == ["column_missing"]


def test_a_column_called_by_a_word_of_the_language_is_told_where_it_is(tmp_path: Path) -> None:
    (found,) = complaints(tmp_path, CARDS.replace("copies", "where"))
    assert (found.code, found.file, found.span.line, found.span.column) == ("reserved_word", "cards.csv", 1, 18)


def test_pieces_without_names_name_their_first_column_too(tmp_path: Path) -> None:
    pack = CARDS.replace("card,", "rank,").replace("inn,", "1,").replace("mill,", "2,")
    assert [d.text for d in complaints(tmp_path, pack)] == ["`cards.csv` has the column `rank`, which this line does not name"]
    assert complaints(tmp_path, pack, RULES.replace("deck: price", "deck: rank, price")) == []


def test_a_table_with_two_keys_names_no_columns(tmp_path: Path) -> None:
    (tmp_path / "tolls.csv").write_text("card,2\ninn,1\nmill,2\n", encoding="utf-8")
    table = 'table toll by card and players: {}from "tolls.csv"\nround:'
    assert complaints(tmp_path, CARDS, RULES.replace("round:", table.format(""))) == []
    (found,) = complaints(tmp_path, CARDS, RULES.replace("round:", table.format("fee ")))
    assert (found.text, found.hint) == (
        "the columns of `toll` are named by its second key, `players`",
        'Write `table toll by card and players: from "tolls.csv"`.',
    )


def test_a_variant_that_puts_another_file_there_names_its_columns(tmp_path: Path) -> None:
    (tmp_path / "rest.csv").write_text("card,price\ninn,1 coin\nmill,2 coin\n", encoding="utf-8")
    without = RULES.replace("    use act\n", "").replace("moment act: card in your hand\n", "").replace("power, ", "")
    (tmp_path / "cards.csv").write_text("card,price,copies\ninn,1 coin,2\nmill,2 coin,1\n", encoding="utf-8")
    (tmp_path / "small.rules").write_text(without, encoding="utf-8")
    house = 'variant house "House" of small\nreplace piece card, starts in deck: {} from "rest.csv"\n'
    said = []
    for named in ("price", "price, power"):
        (tmp_path / "house.rules").write_text(house.format(named), encoding="utf-8")
        said.append([d.text for d in compile_all([read(tmp_path / "house.rules")])[1]])
    assert said == [[], ["`rest.csv` has no column `power` to name here"]]
