"""Whatever happens to files, input and output: what was played and what was written before is still there."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from interpreter.frontends.commands import simulate
from interpreter.shipped import shipped

from .terminal import TOO_FEW, rulelang

HUGE = "9" * 5000
SPACED = 'game g   "G"\nplayers   2\nresource coin:   9\nround:\n  turns from seat 1: you win\n'


def full(*_: Any, **__: Any) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.fixture
def disk_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", full)


def saved(path: Path, *choices: str) -> str:
    ran = rulelang("play", "nim", "--seats", "human", "--seed", "1", typed="\n".join([*choices, f"q {path}"]) + "\n")
    assert ran.code == 0, ran.err
    return path.read_text(encoding="utf-8")


def test_a_full_disk_leaves_the_older_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = saved(tmp_path / "m.json", "1")
    monkeypatch.setattr(os, "fsync", full)
    ran = rulelang("play", "--resume", str(tmp_path / "m.json"), typed="1\nq\nq!\n")
    assert "cannot be written: No space left on device" in ran.out
    assert (tmp_path / "m.json").read_text(encoding="utf-8") == before
    assert [file.name for file in tmp_path.iterdir()] == ["m.json"], "nothing is left beside it"


def test_a_save_keeps_the_rights_of_the_file_and_follows_a_link(tmp_path: Path) -> None:
    saved(tmp_path / "m.json", "1")
    (tmp_path / "m.json").chmod(0o640)
    (tmp_path / "link.json").symlink_to("m.json")
    assert rulelang("play", "--resume", str(tmp_path / "link.json"), typed="1\nq\n").code == 0
    assert (tmp_path / "link.json").is_symlink()
    assert (tmp_path / "m.json").stat().st_mode & 0o777 == 0o640
    assert len(json.loads((tmp_path / "m.json").read_text())["match"]["choices"]) == 2


def test_quitting_does_not_leave_a_match_that_could_not_be_saved(disk_full: None) -> None:
    ran = rulelang("play", "nim", "--seats", "human", typed="1\nq\n1\nq!\n")
    assert ran.code == 0
    assert "`q FILE` saves it as another file, `q!` stops without saving" in ran.out
    assert ran.out.count("Player 1") > 1, "the match went on"
    assert not list(Path().iterdir())


def test_a_place_that_cannot_be_written_is_not_tried_again() -> None:
    ran = rulelang("play", "nim", "--seats", "human", typed="1\ns nowhere/m.json\nq\n")
    assert ran.code == 0
    assert "nowhere/m.json cannot be written: No such file or directory." in ran.out
    assert Path("match.json").is_file()


def test_at_the_end_of_input_another_place_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir("/proc")
    ran = rulelang("play", "nim", "--seats", "human", typed="1\n")
    assert ran.code == 0
    assert (tmp_path / "match.json").is_file()
    assert f"rulelang play --resume {tmp_path / 'match.json'}" in ran.out


def test_a_match_that_is_lost_is_said_to_be_lost(disk_full: None) -> None:
    ran = rulelang("play", "nim", "--seats", "human", "--seed", "3", typed="1\n")
    assert ran.code == 1
    assert "The match is not saved; its seed was 3." in ran.err


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("mine.rules", "something else is there, and no saved match"),
        ("folder", "something else is there, and no saved match"),
        ("a" * 300, "File name too long"),
        ("a\0b", "no file can have this name"),
        ("/", "something else is there"),
        ("mine.rules/m.json", "Not a directory"),
    ],
)
@pytest.mark.parametrize("key", ["s", "q"])
def test_nothing_but_a_save_is_written_over(key: str, name: str, reason: str) -> None:
    Path("mine.rules").write_text(SPACED, encoding="utf-8")
    Path("folder").mkdir()
    ran = rulelang("play", "nim", "--seats", "human", typed=f"1\n{key} {name}\nq!\n")
    assert ran.code == 0
    assert f"cannot be written: {reason}" in " ".join(ran.out.split())
    assert Path("mine.rules").read_text(encoding="utf-8") == SPACED
    assert sorted(path.name for path in Path().iterdir()) == ["folder", "mine.rules"]


def test_rules_that_stop_a_match_of_people_leave_a_save() -> None:
    Path("g.rules").write_text(TOO_FEW, encoding="utf-8")
    ran = rulelang_process("play", "g.rules", "--seats", "human", typed="1\n1\n1\n1\n1\n")
    assert ran.returncode == 1
    assert "the rules cannot go on here" in ran.stdout
    assert "Saved. To go on: rulelang play --resume match.json" in ran.stdout


def test_a_full_disk_leaves_what_would_be_formatted(disk_full: None) -> None:
    Path("a.rules").write_text(SPACED, encoding="utf-8")
    Path("b.rules").write_text('game g "G"\n', encoding="utf-8")
    ran = rulelang("fmt", "a.rules", "b.rules")
    assert ran.code == 1
    assert "a.rules cannot be written, and is what it was: No space left on device." in ran.err
    assert Path("a.rules").read_text(encoding="utf-8") == SPACED
    assert sorted(path.name for path in Path().iterdir()) == ["a.rules", "b.rules"]


def rulelang_process(*words: str, typed: str | bytes = "", **more: Any) -> subprocess.CompletedProcess[str]:
    """The command line in a process of its own."""
    root = Path(shipped()["nim"]).parents[2]
    command = [sys.executable, "-m", "interpreter.frontends.cli", *words]
    given = typed.encode() if isinstance(typed, str) else typed
    ran = subprocess.run(
        command, input=given, capture_output=True, check=False, timeout=60, env=os.environ | {"PYTHONPATH": str(root)}, **more
    )
    found = subprocess.CompletedProcess(command, ran.returncode, ran.stdout.decode(), ran.stderr.decode())
    assert "Traceback" not in found.stdout + found.stderr, found.stdout + found.stderr
    return found


@pytest.mark.parametrize(("closed", "code"), [("<&-", 0), ("<&- >&-", 0), ("</dev/null >/dev/full", 2)])
def test_closed_input_and_output_save_the_match(closed: str, code: int) -> None:
    root = Path(shipped()["nim"]).parents[2]
    command = f"{sys.executable} -m interpreter.frontends.cli play nim --seats random,human --seed 1 {closed}"
    ran = subprocess.run(
        ["bash", "-c", command],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env=os.environ | {"PYTHONPATH": str(root)},
    )
    assert "Traceback" not in ran.stderr
    assert ran.returncode == code, ran.stderr
    assert Path("match.json").is_file() or "full" in closed


def test_bytes_that_are_no_text_are_answered() -> None:
    ran = rulelang_process("play", "nim", "--seats", "human", typed=b"\xff\xfe\n1\nq\n")
    assert ran.returncode == 0
    assert "No option has" in ran.stdout


@pytest.mark.parametrize(
    ("words", "typed", "said"),
    [
        (["play", "nim", "--seats", "human"], f"{HUGE}\nq!\n", "There is no option 999"),
        (["play", "nim", "--seats", "human"], f"{'0' * 5000}1\nq!\n", "Player 2"),
        (["play", "nim", "--seats", "human"], f"? {HUGE}\nq!\n", ""),
        (["play", "pig", "--seed", HUGE], "", "--seed"),
        (["simulate", "pig", "--players", HUGE], "", "takes numbers like 2,3"),
        (["simulate", "pig", "--games", HUGE], "", "--games"),
        (["simulate", "pig", "--games", "9999999999"], "", "--games"),
        (["simulate", "pig", "--jobs", "99999"], "", "--jobs"),
        (["play", "pig", "--option", f"goal={HUGE}"], "", "100, 50"),
    ],
)
def test_a_number_of_thousands_of_digits_is_answered(words: list[str], typed: str, said: str) -> None:
    ran = rulelang(*words, typed=typed)
    assert said in ran.out + ran.err


def test_a_killed_worker_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "verify", _die)
    ran = rulelang("simulate", "nim", "--games", "4", "--jobs", "2", "--verify")
    assert ran.code == 1
    assert "a process that played was ended from outside" in ran.err


def _die(*_: Any, **__: Any) -> None:
    os.kill(os.getpid(), 9)
