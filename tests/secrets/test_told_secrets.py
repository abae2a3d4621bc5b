"""What tells a secret is complained about, and honest rules that come near it are not: a text for each way.

The first line of a text says who would learn what, or why nothing is told; `(left to the law: …)` in it says why `check`
does not see that leak.
"""

from pathlib import Path
from textwrap import dedent

import pytest

from rulelang.compile import compile_all
from rulelang.text.diagnostics import Diagnostic
from rulelang.text.source import SourceFile

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
LEAKS = sorted((HERE / "leaks").glob("*.rules"))
HONEST = sorted((HERE / "honest").glob("*.rules"))


def complaints(text: str) -> list[Diagnostic]:
    return compile_all([SourceFile("example.rules", text)])[1]


def first_line(file: Path) -> str:
    return file.read_text(encoding="utf-8").splitlines()[0]


@pytest.mark.parametrize("file", LEAKS, ids=lambda file: file.stem)
def test_a_leak_is_found_or_left_to_the_law(file: Path) -> None:
    found = [complaint.code for complaint in complaints(file.read_text(encoding="utf-8"))]
    assert first_line(file).startswith("# ")
    assert set(found) == (set() if "(left to the law: " in first_line(file) else {"tells_a_secret"})


@pytest.mark.parametrize("file", HONEST, ids=lambda file: file.stem)
def test_of_what_is_honest_nothing_is_said(file: Path) -> None:
    assert first_line(file).startswith("# ")
    assert complaints(file.read_text(encoding="utf-8")) == []


def test_there_are_many_of_both() -> None:
    assert len(LEAKS) >= 25
    assert len(HONEST) >= 25


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("choice_in_another_hand", "who chooses would see what lies in `hand of target`, which only its owner sees"),
        ("choice_in_own_unseen_hand", "what lies in `your hand`, which everybody sees but its owner"),
        ("if_own_hand", "the others would learn what lies in `your hand`, which only its owner sees"),
        ("pot_becomes_the_top", "everybody would learn what lies in `deck`, which nobody sees"),
        ("top_of_an_unseen_order", "everybody would learn which piece is on top of `deck`"),
        ("if_any_lies_face_down", "everybody would learn what lies face down in `street`, which nobody knows"),
        ("choice_in_the_front_of_another", "learn what lies face down in `front of player`, which only its owner knows"),
        ("men_face_down_on_a_board", "what lies face down in `field`, which only who laid it there knows"),
        ("asked_of_the_bank_face_down", "what lies face down in `hand of bank`, which nobody knows"),
        ("ends_by_a_hand", "from whether the game ends, the others would learn what lies in `hand` of each player"),
    ],
)
def test_it_is_said_who_would_learn_what(file: str, said: str) -> None:
    (found,) = complaints((HERE / "leaks" / f"{file}.rules").read_text(encoding="utf-8"))
    assert said in found.text
    assert found.hint


def test_what_nobody_knows_nobody_can_say() -> None:
    (found,) = complaints((HERE / "leaks" / "put_away_unseen.rules").read_text(encoding="utf-8"))
    assert (found.hint or "").startswith("Lay it open first, in a zone that all see, before anybody decides something; or, where")
    assert "`do` a phase with `needs:` that lays it open, with `if that cannot be done:`" in (found.hint or "")


def test_each_way_of_asking_the_same_is_seen() -> None:
    text = (HERE / "leaks" / "if_own_hand.rules").read_text(encoding="utf-8")
    condition = "there is a card in your hand that is king"
    for other in (
        "no card in your hand where it is king",
        "not (any card in your hand where it is king)",
        "day is 2 or any card in your hand where it is king",
        "(count of cards in your hand where it is king) + day is at least 2",
        "(highest rank of it for each card in your hand) is 3",
    ):
        assert [one.code for one in complaints(text.replace(condition, other))] == ["tells_a_secret"], other
    for other in ("any card in your hand", "your hand is empty", "count of cards in your hand is 3", "day is 2"):
        assert complaints(text.replace(condition, other)) == [], other


def test_who_plays_alone_is_told_nothing_new() -> None:
    """The law is stricter: a spectator of such a match may not know the hand."""
    text = (HERE / "leaks" / "if_own_hand.rules").read_text(encoding="utf-8")
    assert complaints(text.replace("players 2 to 3", "players 1")) == []


def test_a_variant_that_lays_face_down_hides_it_from_the_base() -> None:
    base = (HERE / "leaks" / "if_any_lies_face_down.rules").read_text(encoding="utf-8").replace(" face down\n", "\n")
    assert complaints(base) == []
    variant = """
        variant hidden "Hidden" of if_any_lies_face_down
        add after setup: draw 2 from deck to street face down
    """
    found = compile_all([SourceFile("if_any_lies_face_down.rules", base), SourceFile("hidden.rules", dedent(variant))])[1]
    assert [complaint.code for complaint in found] == ["tells_a_secret"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("if any card in street where it is king", "if any card in street where it is face up or it is king"),
        ("if any card in street where it is king", "if no card in street where it is face down and it is king"),
        ("if any card in street where it is king", "if top of street is king"),
        ("if any card in street where it is king", "if (sum of rank of it for each card in street) is 3"),
        ("face down\n\nround", "face down\n  shuffle street\n\nround"),
        ("draw 4 from deck to street face down", "draw 4 from deck to yard face down\n  move all cards in yard to street"),
        ("draw 4 from deck to street face down", "draw 4 from deck to yard face down\n  draw 4 from yard to street"),
        ("draw 4 from deck to street face down", "each player: move top of deck to street face down"),
        ("draw 4 from deck to street face down", "do deal"),
    ],
)
def test_each_way_of_lying_face_down_is_seen(before: str, after: str) -> None:
    text = (HERE / "leaks" / "if_any_lies_face_down.rules").read_text(encoding="utf-8")
    if "do deal" in after:
        after = "do deal top of deck"
        text += 'action deal (a card) "deal": move card to street face down\n'
    assert [complaint.code for complaint in complaints(text.replace(before, after))] == ["tells_a_secret"]


@pytest.mark.parametrize(
    ("address", "step", "line"),
    [
        ("after action harvest", "if any building in your hand where its name is cathedral: reward: 1 gold", 3),
        ("before action build", "reward: (count of buildings in your hand where its name is cathedral) gold", 3),
        ("before action build", "choose other player\n  choose building in hand of player", 4),
        ("before action build", "needs: any building in hand of player left of you where its name is cathedral", 3),
    ],
)
def test_what_a_variant_tells_is_said_at_its_own_line(address: str, step: str, line: int) -> None:
    base = ROOT / "rules" / "valeria.rules"
    variant = f'variant teller "Teller" of valeria\nadd {address}:\n  {step}\n'
    found = compile_all([SourceFile("teller.rules", variant)], lambda _: base)[1]
    assert [(one.code, one.file, one.span.line) for one in found] == [("tells_a_secret", "teller.rules", line)]
