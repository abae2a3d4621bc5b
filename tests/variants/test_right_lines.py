"""What house rules say in other words is answered with the line that is right in the game that they change."""

from pathlib import Path

import pytest

from rulelang.compile import compile_with_right_lines, compile_with_symbols
from rulelang.rewording import vocabulary
from rulelang.text.source import SourceFile

GAME = """game inn "The Inn"
players 2 to 4
resource coin: 30
piece guest, starts in road: 20
piece dog, starts in yard: 3
zone road, holds guest, ordered, contents seen by nobody
zone yard, holds dog
zone hand of each player, holds guest, at most 6, contents seen by its owner
zone beds, holds guest
role host: seat 1
setup:
  shuffle road
  each player: draw 5 from road to your hand
round:
  turns from host, 1 each:
    gain 1 coin
    choose a guest in your hand
    move guest to beds
end after 4 rounds
end when road is empty
score coins: your coin
"""


def hints(tmp_path: Path, *lines: str, game: str = GAME) -> list[str]:
    base = tmp_path / "inn.rules"
    base.write_text(game, encoding="utf-8")
    source = SourceFile("v.rules", "\n".join(['variant v "V" of inn', *lines, ""]), tmp_path)
    return [one.hint or "" for one in compile_with_right_lines([source])[1]]


@pytest.mark.parametrize(
    ("lines", "right"),
    [
        (("add after round.turns.gain:", "  repeat while your hand holds more than 3 cards:", "    choose a guest in your hand",
          "    move guest to beds"), "Write `repeat while your hand holds more than 3 guests:`."),
        (("add after round.turns.gain:", "  if your hand holds at least 3 cards: gain 1 coin"),
         "Write `if your hand holds at least 3 guests: gain 1 coin`."),
        (("replace round.turns.choose: choose a card in beds",), "Write `replace round.turns.choose: choose a guest in beds`"),
    ],
)  # fmt: skip
def test_the_right_line(tmp_path: Path, lines: tuple[str, ...], right: str) -> None:
    found = hints(tmp_path, *lines)
    assert any(right in hint for hint in found), found


@pytest.mark.parametrize("line", ["change end: 5 rounds", "end after 5 rounds", "change end to 5 rounds"])
def test_another_number_of_rounds(tmp_path: Path, line: str) -> None:
    game = GAME.replace("end when road is empty\n", "")
    (hint,) = hints(tmp_path, line, game=game)
    assert hint.startswith("Write `replace end after 5 rounds`.")


def test_any_word_for_a_piece_is_not_guessed_at_where_nothing_lies(tmp_path: Path) -> None:
    """Of dogs and guests, neither lies in both places of the line."""
    found = hints(tmp_path, "add after round.turns.gain: if yard holds more cards than beds: gain 1 coin")
    assert found
    assert not any("Write" in hint for hint in found)


def test_a_line_of_what_has_steps_is_found_by_what_was_to_be_changed(tmp_path: Path) -> None:
    (hint,) = hints(tmp_path, "change setup: 7 guests")
    assert hint.startswith(
        "Say all of it anew, `replace setup:` with its steps below; or with `replace` one line by its address. "
    )
    assert "What lies there: `setup.each` is `each player: draw 5 from road to your hand`, `setup.each.draw` is " in hint


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("add score old: 1 if beds was empty, else 0", "Only what is so now can be asked"),
        ("replace round.turns.choose: choose a guest in your hand that is not the guest played before", "What was is not kept"),
    ],
)
def test_what_was_is_not_kept(tmp_path: Path, line: str, told: str) -> None:
    assert any(told in hint for hint in hints(tmp_path, line))


def test_a_word_for_any_piece_means_what_may_lie_in_all_places_of_the_line() -> None:
    symbols = compile_with_symbols(SourceFile("inn.rules", GAME))[2]
    assert symbols is not None
    names = vocabulary(symbols)
    assert names.pieces_meant("cards", ["hand", "holds"]) == ["guests"]
    assert names.pieces_meant("Token", ["yard"]) == ["dog"]
    assert names.pieces_meant("cards", ["yard", "beds"]) == names.pieces_meant("cards", ["holds"]) == []
    assert names.pieces_meant("guests", ["hand"]) == []
