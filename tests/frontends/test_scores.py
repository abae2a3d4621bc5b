"""The end at the terminal: a line for each score, the sum, what broke a tie in the rule's words, and who won."""

import random
from pathlib import Path

from interpreter import Match
from tests.games import known

from .terminal import rulelang


def finished(name: str, players: int, seed: int) -> Match:
    match = known(name).new(players=players, seed=seed)
    chance = random.Random(seed)
    while match.decision:
        match.play(chance.choice(match.decision.options))
    return match


def test_a_large_game_is_scored_line_by_line() -> None:
    ran = rulelang("play", "village", "--players", "3", "--seats", "random", "--seed", "7")
    assert ran.code == 0, ran.err
    end = ran.out[ran.out.rindex("Scores") :].splitlines()
    rows = [line for line in end if line[:1].isalpha() and line.split()[-1].isdigit()]
    assert len(rows) == len(known("village").program.scores) + 1
    sums = [sum(int(line.split()[-3 + seat]) for line in rows[:-1]) for seat in range(3)]
    assert sums == [int(cell) for cell in rows[-1].split()[-3:]]
    assert end[-1].endswith(" wins.")


def test_a_tie_is_broken_by_the_rules_and_told_in_their_words() -> None:
    ties = [match for seed in range(60) if (match := finished("beasts", 3, seed)).tie_breaks]
    assert ties
    for match in ties:
        best = max(match.scores)
        said, values = match.tie_breaks[0]
        assert said == "the highest strength of each beast in your hand"
        assert set(values) == {seat for seat, total in enumerate(match.scores) if total == best}
        assert {values[seat] for seat in match.winners} == {max(values.values())}


def test_a_tie_is_told_in_english() -> None:
    villagers = rulelang("play", "villagers", "--players", "3", "--seats", "random", "--seed", "7").out
    said = "A tie, decided by the lowest number of villagers in their village: 9 for Player 1, 10 for Player 3."
    assert said in " ".join(villagers.split())
    jetty = rulelang("play", "jetty", "--seats", "random", "--seed", "7").out
    assert "A tie, also by the lowest number of works in their quay: 2 each." in " ".join(jetty.split())


def test_a_tie_that_the_rules_give_to_somebody_goes_to_that_player(tmp_path: Path) -> None:
    game = tmp_path / "level.rules"
    game.write_text(
        'game level "Level"\nplayers 2\nresource coin: unlimited\nround:\n  each player: gain 1 coin\nend after 1 round\n'
        "score coins: your coin\nwinner: the highest total, then the highest (1 if you are seat 2, else 0)\n"
    )
    ended = rulelang("play", str(game), "--seats", "random", "--seed", "1").out
    assert "A tie, which goes to Player 2." in " ".join(ended.split()), ended


def test_no_tie_is_told_where_none_was() -> None:
    assert finished("nim", 2, 1).tie_breaks == []
    assert known("beasts").new(players=2, seed=1).tie_breaks == []


def test_what_happens_is_told_as_a_player_would() -> None:
    ran = rulelang("play", "village", "--players", "3", "--seats", "random", "--seed", "7")
    lines = ran.out.splitlines()
    assert "Round 1: the spaces are filled" in lines
    assert any(line.startswith("  By chance, Player 3 becomes the start player. Each player moves ") for line in lines)
    assert "  Player 1 takes 1 skill from harvest, harvests and gains 2 grain." in lines, "a turn is a line"
    assert "declines" not in ran.out
    assert "not possible" not in ran.out
    assert len(lines) < 600
    assert "could not be drawn" not in ran.out
    assert "_" not in ran.out
