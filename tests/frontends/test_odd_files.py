"""Files that are not what they should be: each is answered with a sentence, whichever command meets it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from interpreter.frontends.cli import main
from interpreter.shipped import shipped

GAME = """game g "G"
players 2
resource coin: 9
table stall: price from "stalls.csv"
setup:
  each player: reward: 3 coin
round:
  turns from seat 1: do buy
action buy "buy":
  choose stall
  cost: price of stall
  if your coin is 0: you win
"""
STALLS = "stall,price\ninn,1 coin\nmill,2 coin\n"
BINARY = b"\x89PNG\r\n\x1a\n\x00\x00"
LONG = "a" * 300


def text(name: str, written: str | bytes) -> Callable[[], object]:
    return lambda: Path(name).write_bytes(written if isinstance(written, bytes) else written.encode())


def folder(name: str) -> Callable[[], object]:
    return lambda: Path(name).mkdir()


def variant(base: str) -> Callable[[], object]:
    return text("v.rules", f'variant v "V" of {base}\nremove score nothing\n')


NO_GAME = [
    (text("x.rules", ""), "check x.rules", "there is nothing in this file"),
    (text("x.rules", "\n# a remark\n"), "check x.rules", "there is nothing in this file"),
    (text("x.rules", BINARY), "check x.rules", "this byte is no character"),
    (text("x.rules", BINARY), "play x.rules", "this byte is no character"),
    (text("x.rules", BINARY), "fmt x.rules", "this byte is no character"),
    (folder("x.rules"), "check x.rules", "There is no .rules and no .scenario file in x.rules."),
    (folder("x.rules"), "play x.rules", "There is no file x.rules."),
    (folder("x.rules"), "test x.rules", "x.rules has no scenarios"),
    (folder("x.rules"), "ast x.rules", "x.rules cannot be read: Is a directory."),
    (lambda: Path("x.rules").symlink_to("x.rules"), "check x.rules", "There is no file or folder x.rules."),
    (lambda: Path("x.rules").symlink_to("gone.rules"), "play x.rules", "There is no file x.rules."),
    (lambda: os.mkfifo("x.rules"), "check x.rules", "x.rules is neither a .rules nor a .scenario file."),
    (lambda: None, f"check {LONG}.rules", "cannot be read or written: File name too long."),
    (lambda: None, f"play {LONG}.rules", "cannot be read or written: File name too long."),
    (text("lost.scenario", ""), "check lost.scenario", "there is no lost.rules here that these scenarios are about"),
    (text("lost.scenario", ""), "test lost.scenario", "lost.scenario belongs to no rules"),
    (variant("gone"), "check v.rules", "there is no game or variant `gone`"),
    (variant('"gone.rules"'), "check v.rules", "there is no file `gone.rules` here"),
    (variant('"/etc/passwd"'), "check v.rules", "there is no file `/etc/passwd` here"),
    (variant(f'"{LONG}.rules"'), "check v.rules", "its base cannot be read: File name too long"),
    (variant("gone"), "diff pig v.rules", "there is no game or variant `gone`"),
]


def run(command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> tuple[int, str]:
    """The exit code and all that is printed."""
    monkeypatch.setattr(sys, "argv", ["rulelang", *command.split()])
    with pytest.raises(SystemExit) as ended:
        main()
    printed = capsys.readouterr()
    return int(ended.value.code or 0), printed.out + printed.err


Wrong = tuple[Callable[[], object], str, str]


@pytest.mark.parametrize("wrong", NO_GAME, ids=[f"{command[:20]}: {said[:30]}" for _, command, said in NO_GAME])
def test_what_is_no_file_of_rules_is_said_so(
    wrong: Wrong, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    make, command, said = wrong
    make()
    code, printed = run(command, capsys, monkeypatch)
    assert said in printed
    assert code in (1, 2)
    assert "score nothing" not in printed, "what follows from it is not said"


TABLES = [
    (lambda: None, "there is no `stalls.csv` here"),
    (folder("stalls.csv"), "`stalls.csv` is a folder"),
    (text("stalls.csv", BINARY), "`stalls.csv` is no text in UTF-8"),
    (text("stalls.csv", ""), "`stalls.csv` is empty"),
    (text("stalls.csv", 'stall,price\ninn,"1 coin\n'), "quotes do not fit here"),
]


@pytest.mark.parametrize(("make", "said"), TABLES, ids=[said for _, said in TABLES])
@pytest.mark.parametrize("command", ["check g.rules", "play g.rules", "check g.scenario"])
def test_a_table_that_is_not_there_is_one_complaint(
    make: Callable[[], object], said: str, command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text("g.rules", GAME)()
    text("g.scenario", 'scenario "x"\n  players 2\n  then coin of you is 0\n')()
    make()
    code, printed = run(command, capsys, monkeypatch)
    assert code == 1
    if command == "check g.scenario":
        assert "the rules that these scenarios are about have faults: see g.rules" in printed
    else:
        assert said in printed
        assert printed.count("cannot read this file") == 1
        assert "unknown" not in printed


@pytest.mark.parametrize("command", ["check v.rules", "play v.rules", "diff v.rules v.rules"])
def test_a_file_that_must_not_be_read_is_said_so(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text("base.rules", shipped()["pig"].read_text(encoding="utf-8"))()
    variant("base")()
    real = Path.read_bytes

    def refused(path: Path) -> bytes:
        if path.name == "base.rules":
            raise PermissionError(13, "Permission denied", str(path))
        return real(path)

    monkeypatch.setattr(Path, "read_bytes", refused)
    code, printed = run(command, capsys, monkeypatch)
    assert code == 1
    assert "its base cannot be read: Permission denied" in printed


def test_the_rules_may_be_gone_while_they_are_played(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    text("g.rules", GAME)()
    text("stalls.csv", STALLS)()
    lines = iter(["? inn", "q"])

    def typed(_: str) -> str:
        Path("g.rules").unlink(missing_ok=True)
        return next(lines)

    monkeypatch.setattr("builtins.input", typed)
    code, printed = run("play g.rules --seats human", capsys, monkeypatch)
    assert code == 0, printed
    assert "cannot be read any more" in printed
