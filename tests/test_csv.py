"""Tables in files of their own, as spreadsheets write them: marks, empty rows, quotes; and what is said of the rest."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulelang.compile import compile
from rulelang.diagnostics import Diagnostic
from rulelang.source import read

RULES = """game small "A small game"
players 2
resource coin: 20
piece card, starts in deck: from "cards.csv"
zone deck, holds card
zone hand each player, holds card
moment act: card in your hand
setup: reward: 1 coin
round:
  turns from seat 1:
    choose card in deck
    cost: price of card as far as possible
    move card to your hand
    use act
end when deck is empty
"""
CARDS = 'card,price,power,copies\ninn,1 coin,"act: pay 1 coin, then 2 coin",2\nmill,2 coin,-,1\n'


def complaints(folder: Path, text: str) -> list[Diagnostic]:
    rules = folder / "small.rules"
    rules.write_text(RULES, encoding="utf-8")
    (folder / "cards.csv").write_bytes(text.encode())
    return compile(read(rules))[1]


@pytest.mark.parametrize(
    "text",
    [CARDS, "\ufeff" + CARDS, CARDS.replace("\n", "\r\n"), CARDS + ",,,\n", CARDS.replace("-", "")],
    ids=["plain", "a mark at its beginning", "other ends of lines", "an empty row", "an empty cell"],
)
def test_it_is_read(tmp_path: Path, text: str) -> None:
    assert complaints(tmp_path, text) == []


def test_a_comma_in_a_cell_needs_quotes(tmp_path: Path) -> None:
    found = complaints(tmp_path, CARDS.replace('"', ""))
    assert [(d.code, d.hint) for d in found if d.code == "ragged_row"] == [
        ("ragged_row", "A cell with a comma in it stands in quotes.")
    ]


def test_semicolons_between_cells_are_called_so(tmp_path: Path) -> None:
    found = complaints(tmp_path, CARDS.replace(",", ";"))
    assert "`cards.csv` has its cells between semicolons" in [d.text for d in found]


def test_an_ability_that_cannot_be_read_is_shown_how(tmp_path: Path) -> None:
    found = complaints(tmp_path, CARDS.replace("act: pay 1 coin, then 2 coin", "at dawn: 1 coin"))
    assert any(d.hint and d.hint.startswith("An ability names a moment in one word") for d in found)
