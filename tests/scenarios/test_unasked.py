"""Resources that are gained and that no rule asks for are told with the coverage, which alone would be 100 %."""

from pathlib import Path

import pytest

from interpreter import load
from interpreter.scenarios import run
from interpreter.scenarios.coverage.unasked import only_read, unasked

RULES = """game g "G"
players 2
resource coin: 9
resource shell: 9
round:
  turns from seat 1:
    choose number from 1 to 2 as step
    reward: (step) shell + 1 coin
    {}
end when any player where your coin is 3
score coins: your coin
"""
SCENARIO = 'scenario "shells"\n  players 2\n  when you choose 2\n  then shell of seat 1 is 2\n  and coin of seat 1 is 1\n'


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("pass", ("shell",)),
        ("cost: 1 shell as far as possible", ()),
        ("if your shell is 9: pass", ()),
        ("if you have 1 shell: pass", ()),
        ("move all shell on supply to supply", ()),
    ],
)
def test_what_no_rule_asks_for(tmp_path: Path, asked: str, found: tuple[str, ...]) -> None:
    rules = tmp_path / "g.rules"
    rules.write_text(RULES.format(asked).replace("any player where your", "any player where its"), encoding="utf-8")
    rules.with_suffix(".scenario").write_text(SCENARIO, encoding="utf-8")
    assert unasked(load(rules).program) == found
    if asked == "pass":
        (game,) = run(rules, coverage=True).games
        assert game.coverage is not None
        assert game.coverage.unasked == found


def test_what_a_text_promises_no_rule_does(tmp_path: Path) -> None:
    table = 'piece card, starts in deck:\n  | card | said          | note  |\n  | fox  | "Draw a card" | later |\nzone deck\n'
    rules = tmp_path / "g.rules"
    rules.write_text(RULES.format("pass").replace("your coin is 3", "its coin is 3") + table, encoding="utf-8")
    rules.with_suffix(".scenario").write_text(SCENARIO, encoding="utf-8")
    assert only_read(load(rules).program) == ("said of card",)
    (game,) = run(rules, coverage=True).games
    assert game.coverage is not None
    assert game.coverage.only_read == ("said of card",)


@pytest.mark.parametrize("name", ["village", "valeria", "pig", "jetty"])
def test_shipped_games_ask_for_all_that_can_be_gained(name: str) -> None:
    assert unasked(load(name).program) == ()
    assert only_read(load(name).program) == ()
