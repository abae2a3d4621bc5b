"""`rulelang simulate`: the same seeds give the same figures, figures add up, every law holds in every shipped game."""

import json
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from interpreter import load
from interpreter.frontends.commands.simulate import HowFar
from interpreter.shipped import shipped

from .terminal import rulelang

ROOT = Path(__file__).resolve().parents[2]


def simulated(*words: str) -> dict[str, object]:
    ran = rulelang("simulate", *words, "--json")
    assert ran.code == 0, ran.err
    found = json.loads(ran.out)
    assert isinstance(found, dict)
    return found


def test_the_same_seeds_give_the_same_figures() -> None:
    words = ("pig", "--players", "2,3", "--games", "5", "--seed", "4")
    assert simulated(*words) == simulated(*words)
    assert simulated(*words) != simulated("pig", "--players", "2,3", "--games", "5", "--seed", "5")


def test_the_figures_add_up() -> None:
    for result in simulated("pig", "--players", "2,3", "--games", "7")["results"]:  # type: ignore[attr-defined]
        assert result["matches"] == 7
        assert sum(result["wins"]) == pytest.approx(7 - result["stopped"])
        assert len(result["wins"]) == len(result["scores"]) == result["players"]
        assert result["decisions"]["count"] == 7


def test_an_option_counts() -> None:
    short = simulated("pig", "--players", "2", "--games", "5", "--option", "goal=50")
    long = simulated("pig", "--players", "2", "--games", "5", "--option", "goal=100")
    lengths = [found["results"][0]["decisions"]["total"] for found in (short, long)]  # type: ignore[index]
    assert lengths[0] < lengths[1]


def test_where_nothing_is_scored_no_score_is_told() -> None:
    assert "score" not in rulelang("simulate", "pig", "--players", "2", "--games", "2").out
    assert "score: mean" in rulelang("simulate", "jetty", "--players", "2", "--games", "2").out


def test_the_table_tells_wins_and_lengths() -> None:
    ran = rulelang("simulate", "connect_four", "--games", "4")
    assert ran.code == 0, ran.err
    assert "4 matches of 2 players, seeds 1 to 4" in ran.out
    assert "Player 2" in ran.out


def test_one_match_and_one_player_are_said_as_one() -> None:
    assert "1 match of 1 player, seeds 1 to 1" in rulelang("simulate", "terraces", "--games", "1").out
    assert "is for 1 player, not 2." in rulelang("simulate", "terraces", "--players", "2").err


@pytest.mark.parametrize("game", shipped())
def test_every_law_holds_in_every_shipped_game(game: str) -> None:
    small = shipped()[game].parent.name == "small"
    some = ("--games", "1") if small else ("--games", "1", "--players", str(load(game).min_players))
    ran = rulelang("simulate", game, "--seed", "11", "--verify", *some)
    assert ran.code == 0, ran.err
    assert "Every law held" in ran.out


def test_how_many_processes_there_are_changes_nothing() -> None:
    words = ("pig", "--players", "2,3", "--games", "6")
    assert simulated(*words, "--jobs", "2") == simulated(*words, "--jobs", "1")


def test_what_no_match_uses_is_listed() -> None:
    ran = rulelang("simulate", "pig", "--players", "2", "--games", "1", "--coverage")
    assert ran.code == 0, ran.err
    assert "coverage:" in ran.out
    found = simulated("tic_tac_toe", "--games", "30", "--coverage")["coverage"]
    assert isinstance(found, dict)
    assert found["percent"] == 100
    assert found["unused"] == []


def test_nearly_all_of_a_whole_game_is_reached() -> None:
    found = simulated("village", "--games", "4", "--coverage")["coverage"]
    assert isinstance(found, dict)
    assert found["percent"] >= 90
    assert {"address", "file", "line", "what"} == set(found["unused"][0])


def test_everything_can_be_verified_everywhere() -> None:
    ran = rulelang("simulate", "beasts", "--games", "1", "--players", "2", "--verify-all")
    assert ran.code == 0, ran.err
    assert "Every law held" in ran.out
    assert "at each" not in ran.out.split("Every law held at each")[1]


SQUARES = """game squares "Squares"
players 2
counter pot: 1
round:
  turns from seat 1:
    choose number from 2 to 3 as k
    pot becomes pot * pot * 1000 * k
end when pot is 3
"""


def test_where_nobody_decides_the_laws_say_so(tmp_path: Path) -> None:
    rules = tmp_path / "alone.rules"
    rules.write_text(
        SQUARES.replace("    choose number from 2 to 3 as k\n", "").replace("pot * pot * 1000 * k", "3"), encoding="utf-8"
    )
    ran = rulelang("simulate", str(rules), "--games", "2", "--verify")
    assert ran.code == 0
    assert "Nobody decided anything in these matches" in ran.out
    assert "0 decisions." not in ran.out


def test_the_printed_command_shows_a_broken_law_again(tmp_path: Path) -> None:
    """Also of a file of one's own, in a folder with a blank, with an option and a variant."""
    leaks = ROOT / "tests" / "secrets" / "leaks"
    text = (leaks / "paid_for_a_kept_card.rules").read_text(encoding="utf-8")
    folder = tmp_path / "my games"
    folder.mkdir()
    rules, variant = folder / "kept.rules", folder / "longer.rules"
    rules.write_text(text.replace("players 2 to 3", "players 2 to 3\noption days: 3, 4").replace("day is 3", "day is days"))
    steps = "add after setup:\n  each player: draw 1 from deck to your hand\n"
    variant.write_text(f'variant longer "Longer" of "kept.rules"\n\n## More cards.\n{steps}')
    words = (str(rules), "--with", str(variant), "--players", "3,2", "--games", "5", "--option", "days=4", "--verify")
    ran = rulelang("simulate", *words)
    assert ran.code == 1
    told, again = ran.err.split("Shown again by: ")
    command = shlex.split(again)
    assert command[:3] == ["rulelang", "simulate", str(rules)]
    assert str(variant) in command
    assert "--option days=4" in " ".join(command)
    once_more = rulelang(*command[1:])
    assert once_more.code == 1
    assert once_more.err == ran.err
    assert "learns a secret" in told


def test_a_simulated_match_can_be_looked_at() -> None:
    """`play` with bots and the same seed is the same match."""
    played = rulelang("play", "beasts", "--players", "2", "--seats", "random", "--seed", "3")
    assert played.code == 0, played.err
    found = simulated("beasts", "--players", "2", "--games", "1", "--seed", "3")["results"]
    totals = [str(spread["total"]) for spread in found[0]["scores"]]  # type: ignore[index]
    assert re.search(r"in all +" + r" +".join(totals), played.out)


@pytest.mark.parametrize("words", [["pig", "--players", "two"], ["pig", "--players", "5"], ["pig", "--games", "0"], ["pog"]])
def test_wrong_use(words: list[str]) -> None:
    assert rulelang("simulate", *words).code == 2


def test_an_interrupted_command_ends_with_all_its_processes() -> None:
    words = ("simulate", "village", "--players", "2", "--games", "400", "--jobs", "2")
    command = [sys.executable, "-m", "interpreter.frontends.cli", *words]

    def listen() -> None:  # who started the tests may not listen to it
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    pipes = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, cwd=ROOT, **pipes, preexec_fn=listen) as running:  # noqa: PLW1509 - no threads here
        time.sleep(3)
        running.send_signal(signal.SIGINT)
        running.communicate(timeout=60)  # comes back when all that write to it have ended
    assert running.returncode not in (0, None)


def test_long_matches_tell_now_and_then_how_far_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    seconds = iter([0.0, 30.0, 70.0, 100.0, 140.0, 500.0])
    far = HowFar(3, 5, lambda: next(seconds))
    for _ in range(5):
        far.one_more()
    told = capsys.readouterr().err.splitlines()
    assert told == ["3 players: 2 of 5 matches, about 2 minutes left", "3 players: 4 of 5 matches, about 1 minute left"]
