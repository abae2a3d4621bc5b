"""Cards of a pack as people say them: each complaint shows the line that was meant, and that line is in order."""

from pathlib import Path

import pytest

from rulelang.compile import compile_all, compile_with_right_lines
from rulelang.lower import identity
from rulelang.text.diagnostics import render
from rulelang.text.source import SourceFile

PACK = (Path(__file__).parent / "wordings" / "pack.rules").read_text(encoding="utf-8")
LINE = "  nothing happens\n"
MEANT = {
    "choose two of clubs": "choose a card in your hand that is the two of clubs",
    "choose the two of clubs in display": "choose a card in display that is the two of clubs",
    "choose a card in display that is clubs two": "choose a card in display that is the two of clubs",
    "if there is the two of clubs in display: add 1 to points of leader": (
        "if there is a card in display that is the two of clubs: add 1 to points of leader"
    ),
    "if display holds the queen of spades: add 1 to points of leader": (
        "if there is a card in display that is the queen of spades: add 1 to points of leader"
    ),
    "move two of clubs in display to deck": "move any card in display that is the two of clubs to deck",
    "each card in display that is clubs two: move card to deck": (
        "each card in display that is the two of clubs: move card to deck"
    ),
    "leader gains 3 points": "points of leader goes up by 3",
    "leader scores 1 point": "points of leader goes up by 1",
    "leader loses 1 point": "points of leader goes down by 1",
    "leader must lose 2 points": "points of leader goes down by 2",
    "move 2 cards in display with the highest rank to hand of leader": (
        "repeat 2 times: move any card in display with the highest rank to hand of leader"
    ),
    "give two cards with the lowest rank from display to hand of leader": (
        "repeat 2 times: move any card in display with the lowest rank to hand of leader"
    ),
    "move 1 to 3 cards of one rank from your hand to display": (
        "choose number from 1 to 3 as n`, and below it `move (n) cards of one rank from your hand to display"
    ),
}


def text_with(line: str) -> str:
    return PACK.replace(LINE, f"  {line}\n")


@pytest.mark.parametrize("line", MEANT)
def test_the_right_line_is_shown_and_holds(line: str) -> None:
    _, found, _ = compile_with_right_lines([SourceFile("pack.rules", text_with(line))])
    assert any(f"Write `{MEANT[line]}`." in (one.hint or "") for one in found), "\n".join(render(one, {}) for one in found)
    meant = MEANT[line].replace("`, and below it `", "\n  ")
    _, left, _ = compile_all([SourceFile("pack.rules", text_with(meant))])
    assert not left, "\n".join(render(one, {}) for one in left)


def test_what_lies_in_a_secret_hand_is_not_sought_elsewhere() -> None:
    """Where the hand may not be asked about, no other place is shown in its stead."""
    _, found, _ = compile_with_right_lines(
        [SourceFile("pack.rules", text_with("if you have the two of clubs: add 1 to your points"))]
    )
    assert found
    assert not any("your taken" in (one.hint or "") for one in found)


def test_what_stands_in_the_only_such_column_is_said_of_the_card() -> None:
    """`that is hearts` is what `whose suit is hearts` is, wherever it is asked."""
    pairs = {
        "each card in display that is hearts": "each card in display whose suit is hearts",
        "each card in display that is hearts and queen": "each card in display whose suit is hearts and whose rank is queen",
        "if all cards in display are hearts and queen": "if all cards in display are hearts and all cards in display are queen",
    }
    for said, meant in pairs.items():
        texts = [text_with(f"{line}: add 1 to points of leader") for line in (said, meant)]
        programs = [compile_all([SourceFile("pack.rules", text)])[0] for text in texts]
        assert all(programs), said
        assert len({identity(program) for program in programs if program}) == 1, said
