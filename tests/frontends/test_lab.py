"""`rulelang lab`: sentences first, pages that need no network, and one line where something is missing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from .terminal import rulelang

ROOT = Path(__file__).resolve().parents[2]
FEW = ("--games", "4", "--bots", "random")


def test_what_is_missing_is_said_in_one_line_with_the_command_that_mends_it() -> None:
    without = "import sys; sys.modules['scipy'] = None; sys.argv = ['rulelang', 'lab', 'report', 'pig']\n"
    command = [sys.executable, "-c", without + "from interpreter.frontends.cli import main; main()"]
    ran = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert ran.returncode == 2
    assert ran.stderr == "The laboratory needs SciPy, which is not installed: pip install 'rulelang[lab]'\n"


def test_simulate_needs_nothing_more() -> None:
    without = "import sys; sys.modules.update(scipy=None, polars=None, altair=None)\n"
    words = "sys.argv = ['rulelang', 'simulate', 'beasts', '--players', '2', '--games', '30', '--seats', 'greedy,random']\n"
    command = [sys.executable, "-c", without + words + "from interpreter.frontends.cli import main; main()"]
    ran = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0, ran.stderr
    assert " to " in ran.stdout
    assert "±" in ran.stdout


def test_margins_are_printed() -> None:
    ran = rulelang("simulate", "tic_tac_toe", "--games", "40")
    assert "(95% sure)" in ran.out


def test_nobody_human_sits_in_a_simulation() -> None:
    assert rulelang("simulate", "pig", "--seats", "human").code == 2
    assert "did you mean `greedy`?" in rulelang("simulate", "pig", "--seats", "gredy").err
    assert "is no budget" in rulelang("simulate", "pig", "--seats", "mcts:0").err


def test_a_bot_may_sit_beside_a_bot_in_play() -> None:
    ran = rulelang("play", "pig", "--players", "2", "--seats", "mcts:5,greedy", "--seed", "2")
    assert ran.code == 0, ran.err
    assert ran.out == rulelang("play", "pig", "--players", "2", "--seats", "mcts:5,greedy", "--seed", "2").out


class TestStudies:
    """With the extra."""

    @pytest.fixture(autouse=True)
    def _extra(self) -> None:
        pytest.importorskip("scipy")

    def test_a_comparison(self) -> None:
        words = ("lab", "compare", "village", "--with", "brisk", "--players", "2", *FEW)
        ran = rulelang(*words)
        assert ran.code == 0, ran.err
        first, second, *_ = ran.out.splitlines()
        assert first == "Brisk village, beside Village: 4 matches of 2 players, random bots, seeds 1 to 4"
        assert second.startswith("  ")
        assert "Cannot be told from 4 pairs of matches" in ran.out
        assert rulelang(*words, "--jobs", "2").out == ran.out

    def test_a_report_names_what_never_happens(self) -> None:
        ran = rulelang("lab", "report", "valeria", "--players", "2", *FEW)
        assert ran.code == 0, ran.err
        assert "A game has 1 (1 to 1) rounds" in ran.out
        assert "Never to be had in 4 matches: " in ran.out
        assert "Rules that never came up in 4 matches: `" in ran.out
        assert "“build”" in ran.out

    def test_seats_and_cards(self) -> None:
        seats = rulelang("lab", "seats", "tic_tac_toe", "--games", "60", "--bots", "random")
        assert seats.code == 0, seats.err
        assert "Player 1 wins " in seats.out
        assert "more than the fair" in seats.out
        cards = rulelang("lab", "cards", "jetty", "--players", "2", *FEW)
        assert cards.code == 0, cards.err
        assert "winner  other  points" in cards.out

    def test_a_sweep_says_which_values_do_not_fit(self) -> None:
        words = ("--change", "resource grain.at_most", "--from", "3", "--to", "9", "--by", "2", "--players", "2", *FEW)
        ran = rulelang("lab", "sweep", "village", *words)
        assert ran.code == 0, ran.err
        why = "With 3 the rules do not go together: this costs more than anybody can have (customers.csv:3)."
        assert why in " ".join(ran.out.split())
        assert "9 in place of 5: " in ran.out

    def test_wrong_use(self) -> None:
        assert "by `--with`" in rulelang("lab", "compare", "village").err
        assert rulelang("lab", "compare", "village", "--with", "nothing").code == 2
        assert rulelang("lab", "report", "pig", "--players", "9").code == 2
        assert rulelang("lab", "report", "pig", "--bots", "clever").code == 2
        assert rulelang("lab", "sweep", "pig", "--change", "option goal", "--from", "9", "--to", "1").code == 2

    def test_a_page_needs_no_network_and_a_file_holds_all_figures(self, tmp_path: Path) -> None:
        polars = pytest.importorskip("polars")
        pytest.importorskip("vl_convert")
        page, data = tmp_path / "page.html", tmp_path / "data.parquet"
        scarce = tmp_path / "scarce.rules"
        scarce.write_text('variant scarce "Scarce pearls" of jetty\nchange resource pearl: 3\n', encoding="utf-8")
        words = ("lab", "compare", "jetty", "--with", str(scarce), "--players", "2,3", *FEW)
        ran = rulelang(*words, "--report", str(page), "--data", str(data))
        assert ran.code == 0, ran.err
        text = page.read_text(encoding="utf-8")
        assert "<script src" not in text
        assert "<link" not in text
        assert "pearl" in text
        found = polars.read_parquet(data)
        assert set(found["players"]) == {2, 3}
        assert {"mean", "low", "high", "change", "told"} <= set(found.columns)
