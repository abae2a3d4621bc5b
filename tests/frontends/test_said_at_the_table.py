"""What is said at the table is said once, and in plurals: whose turn it is, what lies where, who lost, what broke a tie."""

from pathlib import Path

import pytest

from interpreter import load
from interpreter.frontends.table_view.marks import counted, marks_of, unseen
from interpreter.frontends.table_view.places import _unsaid
from interpreter.frontends.table_view.players import _own_pile
from interpreter.frontends.table_view.text_flow import bundle
from interpreter.shipped import root

from .terminal import rulelang

ZOO = """game zoo "Zoo"
players 3
kind animal: lion, zebra
piece card, plural cards, starts in stack:
  | animal | copies |
  | each   | 3      |
zone stack, holds card
zone zoo of each player, holds card
resource coin, plural coins: 9

round:
  turns from seat 1, 1 each: do take_turn

phase take_turn "a turn":
  choose a card in stack
  move card to your zoo
  gain 1 coin

END
score coins: your coin
winner: the highest total, then the highest how many different animals are among cards in your zoo
"""


@pytest.fixture
def played(tmp_path: Path) -> Path:
    return tmp_path / "zoo.rules"


def test_a_turn_is_not_called_a_turn_once_more(played: Path) -> None:
    played.write_text(ZOO.replace("END", "end when stack is empty"), encoding="utf-8")
    shown = rulelang("play", str(played), "--seats", "human,random,random", "--seed", "1", typed="1\nq!\n").out
    assert "Player 1's turn\n" in shown
    assert "Player 1: choose card" in shown
    assert "a turn" not in shown


def test_a_tie_by_different_kinds_is_told_as_people_say_it(played: Path) -> None:
    played.write_text(ZOO.replace("END", "end when stack is empty"), encoding="utf-8")
    shown = " ".join(rulelang("play", str(played), "--seats", "random", "--seed", "1").out.split())
    assert "by how many different animals are among cards in their zoo: " in shown
    assert "The stack is empty: the game ends." in shown


@pytest.mark.parametrize(("rule", "text"), [("everyone loses", "All lose."), ("everyone wins", "All win.")])
def test_all_lose_and_all_win(played: Path, rule: str, text: str) -> None:
    rules = ZOO.replace("END", f"when a card comes to zoo of player: if stack is empty: {rule}")
    kept = "\n".join(line for line in rules.splitlines() if not line.startswith(("score", "winner")))
    played.write_text(kept, encoding="utf-8")
    assert text in rulelang("play", str(played), "--seats", "random", "--seed", "1").out


def test_several_are_told_in_the_plural() -> None:
    assert bundle({"big_barge": 2, "coin": 1, "grain": 3, "light": "unlimited"}) == "2 big barges, 1 coin, 3 grain"
    assert counted(["salt crate", "salt crate", "wolf", "red 5", "red 5"]) == ["2 salt crates", "wolf", "2 × red 5"]


def test_a_piece_with_an_owner_is_told_by_what_tells_it_apart() -> None:
    pile = {"count": 2, "pieces": ["zebra card of Player 1", "card 7 of Player 2"]}
    assert marks_of(pile, ["card"]) == [(0, "zebra"), (1, "7")]  # type: ignore[arg-type]


def test_what_a_name_says_is_not_said_beside_it() -> None:
    row = {"suit": "clubs", "rank": "ace", "worth": "1"}
    assert _unsaid(row, "ace of clubs", ["card"]) == {"worth": "1"}
    assert _unsaid({"colour": "green", "rank": "4"}, "green 4", ["card"]) == {}
    assert _unsaid({"number": "7", "crowns": "1"}, "domino 7", ["domino"]) == {"crowns": "1"}
    assert _unsaid({"points": "2"}, "gate 2 east", ["gate"]) == {"points": "2"}


def test_of_a_hidden_place_what_is_known_is_told_as_elsewhere() -> None:
    pile = {"count": 3, "known": ["bone 1 of Player 2", "bone 3 of Player 2"]}
    assert unseen(pile, ["bone"], "Player 2") == ["1", "3", "1 unseen"]  # type: ignore[arg-type]
    assert unseen({"count": 2, "known": ["fox"]}) == ["fox", "1 unseen"]
    assert unseen({"count": 1, "known": ["marble"]}, ["marble"]) == ["marble"]


def test_of_a_player_too() -> None:
    program = load(str(root() / "small" / "liars_dice.rules")).program
    cup = next(zone for zone in program.zones if zone.name == "cup")
    pile = {"count": 2, "known": ["bone 1 of Player 2"]}
    assert _own_pile(program, cup, pile, "Player 2") == "1, 1 unseen"  # type: ignore[arg-type]
