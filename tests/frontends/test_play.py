"""`rulelang play`: bots alone, a person against a bot, undo, save and resume, and what is said to a wrong word."""

import json
from pathlib import Path

import pytest

from interpreter.shipped import shipped

from .terminal import rulelang

BOTS = ("--seats", "random", "--seed", "7")


@pytest.mark.parametrize("game", shipped())
def test_bots_play_every_shipped_game_to_its_end(game: str) -> None:
    ran = rulelang("play", game, *BOTS)
    assert ran.code == 0, ran.err
    assert any(word in ran.out.splitlines()[-1] for word in ("wins", "draw", "victory", "Nobody", "You win", "You lose"))


def test_the_same_seed_is_the_same_match() -> None:
    assert rulelang("play", "pig", "--players", "2", *BOTS).out == rulelang("play", "pig", "--players", "2", *BOTS).out
    other = rulelang("play", "pig", "--players", "2", "--seats", "random", "--seed", "8")
    assert other.out != rulelang("play", "pig", "--players", "2", *BOTS).out


def test_when_it_is_over_it_says_where_the_time_went() -> None:
    plain, told = (rulelang("play", "tic_tac_toe", *BOTS, *more) for more in ((), ("--profile",)))
    assert told.code == 0, told.err
    assert told.out.startswith(plain.out)
    assert "tic_tac_toe.rules:" in told.out.removeprefix(plain.out)
    assert "time" not in plain.out


def test_a_person_plays_by_number() -> None:
    ran = rulelang("play", "tic_tac_toe", "--seats", "human,random", "--seed", "1", typed="1\n" * 9)
    assert ran.code == 0, ran.err
    last = ran.out.partition("The match is over.")[0].splitlines()[-1]
    assert "Player 1" in last or "Player 2" in last or "draw" in last


def test_two_people_take_turns() -> None:
    ran = rulelang("play", "tic_tac_toe", "--seats", "human", typed="1\n" * 9)
    assert ran.code == 0, ran.err
    assert "Player 2, mark an empty space: choose space" in ran.out


def test_what_is_no_option_is_answered_and_asked_again(tmp_path: Path) -> None:
    save = tmp_path / "m.json"
    ran = rulelang("play", "nim", "--seats", "human", typed=f"99\nnonsense\nh\n?\nt\nu\nq {save}\n")
    assert ran.code == 0, ran.err
    assert "no option 99" in ran.out
    assert "No option has `nonsense`" in ran.out
    assert "Nothing can be taken back" in ran.out
    assert save.is_file()


def test_undo_takes_one_decision_back() -> None:
    ran = rulelang("play", "nim", "--seats", "human", typed="1\nu\n2\n")
    assert "Taken back." in ran.out


def test_a_saved_match_goes_on(tmp_path: Path) -> None:
    save = tmp_path / "m.json"
    first = rulelang("play", "nim", "--seats", "human,random", "--seed", "3", typed=f"1\n1\nq {save}\n")
    assert first.code == 0, first.err
    again = rulelang("play", "--resume", str(save), "--seats", "random")
    assert again.code == 0, again.err
    assert "wins" in again.out.splitlines()[-1]


def test_the_end_of_input_saves_and_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = rulelang("play", "nim", "--seats", "human", typed="")
    assert ran.code == 0
    assert "Saved" in ran.out
    assert len(list(tmp_path.glob("*.json"))) == 1


def test_no_save_of_another_match_is_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    rulelang("play", "nim", "--seats", "human,random", "--seed", "1", typed="1\n")
    first = (tmp_path / "match.json").read_text(encoding="utf-8")
    out = rulelang("play", "pig", "--seats", "human,random", "--seed", "1", typed="1\n").out
    assert "match-2.json" in out
    assert (tmp_path / "match.json").read_text(encoding="utf-8") == first


@pytest.mark.parametrize(
    "broken", ["", "nonsense", "[]", "{}", '{"game": "nim", "seats": ["human"], "match": {}}', '{"game": 3}']
)
def test_a_broken_save_is_refused(broken: str, tmp_path: Path) -> None:
    save = tmp_path / "m.json"
    save.write_text(broken, encoding="utf-8")
    ran = rulelang("play", "--resume", str(save))
    assert ran.code == 1
    assert str(save) in ran.err


def test_a_save_of_other_rules_is_refused(tmp_path: Path) -> None:
    save = tmp_path / "m.json"
    rulelang("play", "nim", "--seats", "human", typed=f"q {save}\n")
    data = json.loads(save.read_text(encoding="utf-8"))
    data["game"] = "tic_tac_toe"
    save.write_text(json.dumps(data), encoding="utf-8")
    assert rulelang("play", "--resume", str(save)).code == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "pigg"], "did you mean `pig`?"),
        (["play", "zzz"], "The shipped games are"),
        (["play", "nowhere/zzz.rules"], "There is no file"),
        (["play"], "Which game?"),
        (["play", "pig", "--players", "9"], "2 to 4 players"),
        (["play", "nim", "--players", "3"], "2 players"),
        (["play", "pig", "--seats", "robot"], "Nobody called `robot`"),
        (["play", "pig", "--seats", "randon"], "did you mean `random`?"),
        (["play", "nim", "--seats", "random,random,random"], "3 seats"),
        (["play", "pig", "--option", "goals=50"], "no option `goals`"),
        (["play", "pig", "--option", "goal=51"], "100, 50"),
        (["play", "pig", "--option", "goal"], "100, 50"),
        (["play", "pig", "--seed", "x"], "--seed"),
    ],
)
def test_wrong_use_is_answered_with_a_sentence(words: list[str], said: str) -> None:
    ran = rulelang(*words)
    assert ran.code == 2, ran.out + ran.err
    assert said in ran.err


def test_rules_with_faults_cannot_be_played(tmp_path: Path) -> None:
    file = tmp_path / "torn.rules"
    file.write_text('game torn "Torn"\nplayers 2\nround:\n  do nothing_known\n', encoding="utf-8")
    ran = rulelang("play", str(file))
    assert ran.code == 1
    assert "torn.rules:4" in ran.err


def test_what_was_revealed_is_told_to_each_who_looks(tmp_path: Path) -> None:
    """Where players have secrets the screen is cleared between them: what happened since they looked is told again."""
    ran = rulelang("play", "beasts", "--seats", "human,human", "--seed", "3", typed=f"1\n\n1\n\n1\n\nq {tmp_path / 'm.json'}\n")
    looks = ran.out.split("looks now, nobody else: press Enter.")
    assert len(looks) == 4
    assert "Each player moves a mouse to the forest." in looks[1]
    for later in looks[2:]:
        before_the_table = later.partition("Player 1's turn\n")[0]
        assert "You move a mouse to the lair." in before_the_table
        assert "Each player moves a mouse from the lair to the forest." in before_the_table


def test_a_finished_match_is_kept_as_a_file(tmp_path: Path) -> None:
    save = tmp_path / "over.json"
    ran = rulelang("play", "tic_tac_toe", "--seats", "human", typed="1\n" * 7 + f"s {save}\n")
    assert "The match is over. s [FILE] keeps it as a file" in ran.out
    assert json.loads(save.read_text(encoding="utf-8"))["game"] == "tic_tac_toe"
    again = rulelang("play", "--resume", str(save), typed="")
    assert again.code == 0, again.err


def test_what_a_question_is_about_is_said_once() -> None:
    ran = rulelang("play", "village", "--seats", "human,random", "--seed", "7", typed="1\nq!\n")
    assert "Player 1: choose where to take a cube" in ran.out
    assert "Player 1, take a cube: choose influence" in ran.out


def test_how_many_may_play_is_said_with_its_plural() -> None:
    assert "Terraces is for 1 player, not 2." in rulelang("play", "terraces", "--players", "2").err
    assert "Pig is for 2 to 4 players, not 7." in rulelang("play", "pig", "--players", "7").err
