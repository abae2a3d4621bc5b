"""What one line of a house rule does not mend: the hint names the other line, and with it the house rule is in order."""

import re
from pathlib import Path

import pytest

from rulelang.compile import compile_all, compile_with_right_lines
from rulelang.text.diagnostics import Diagnostic
from rulelang.text.source import SourceFile

FOLDER = Path(__file__).parent / "wordings"
ISLES = (FOLDER / "isles.rules").read_text(encoding="utf-8")


def complaints(*lines: str) -> list[Diagnostic]:
    text = "\n".join(['variant plain "Plain" of isles', *lines, ""])
    return compile_all([SourceFile("plain.rules", text)], lambda name: FOLDER / f"{name}.rules")[1]


def shown(found: list[Diagnostic]) -> list[str]:
    """The lines in the hint of the only complaint."""
    (complaint,) = found
    return re.findall(r"`([^`]+)`", complaint.hint or "")


@pytest.mark.parametrize("gone", ["action study", "action send", "phase planting"])
def test_what_speaks_of_it_goes_too(gone: str) -> None:
    first = f"remove {gone}"
    (way, *_) = shown(complaints(first))
    assert way.startswith("remove ")
    left = complaints(first, way)
    assert not [one for one in left if one.code == "unknown_action"], left


def test_a_new_action_names_where_it_can_be_chosen() -> None:
    first = 'add action nap "nap": gain 1 coin'
    (way, *_) = shown(complaints(first))
    assert way.startswith("add to phase planting")
    assert complaints(first, way) == []


def test_a_new_phase_is_not_chosen() -> None:
    assert shown(complaints('add phase nap "nap": each player: gain 1 coin'))[0] == "do nap"


def test_steps_are_not_added_without_saying_where_and_the_place_is_the_address() -> None:
    (complaint,) = complaints("add to setup:", "  each player: gain 1 point")
    assert complaint.span.line == 2
    assert complaints("add after setup:", "  each player: gain 1 point") == []


@pytest.mark.parametrize(("said", "title"), [('may "get rich", once each game:', '"get rich"'), ("may, once each round:", "")])
def test_how_often_something_optional_may_be_done(said: str, title: str) -> None:
    text = ISLES.replace("  add 2 to your fame\n", f"  add 2 to your fame\n  {said}\n    gain 2 coins\n")
    heading, here = shown(compile_all([SourceFile("isles.rules", text)])[1])
    assert title in heading
    text = ISLES.replace("  add 2 to your fame\n", f"  add 2 to your fame\n  {here}\n")
    assert compile_all([SourceFile("isles.rules", f"{text}\n{heading}\n  gain 2 coins\n")])[1] == []


def right_lines(text: str, line: str) -> list[str]:
    """The hints about a house rule of a game that differs a little from the isles."""
    house_rule = SourceFile("plain.rules", f'variant plain "Plain" of isles\n{line}\n')
    found = compile_with_right_lines([house_rule, SourceFile("isles.rules", text)])[1]
    return [one.hint or "" for one in found if one.file == house_rule.name]


def test_a_figure_that_stands_in_two_lines_is_not_changed_in_one() -> None:
    line = "  draw 1 from deck to your hand\n"
    (hint,) = right_lines(ISLES.replace(line, line * 2), "fetch draws 2 cards")
    assert "Write `" not in hint


def test_the_end_of_a_turn_is_behind_its_last_step() -> None:
    line = "    one of: send, fetch, study\n"
    (hint,) = right_lines(ISLES.replace(line, f"{line}    roll pip\n"), "at the end of your turn: gain 1 coin")
    assert hint == "Write `add after phase planting.turns.roll: gain 1 coin`."


def test_twice_is_no_number_of_times_that_are_a_resource() -> None:
    text = ISLES.replace("resource cube: 10", "resource time: 10").replace("1 cube", "1 time")
    assert not any("resource time" in hint for hint in right_lines(text, "planting twice"))
