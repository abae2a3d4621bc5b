"""A game that was loaded before is kept ready: it plays and explains as the game of its text, and never when that has changed."""

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from interpreter import Game, Match, Refusal, load
from interpreter.keeping import folder, games
from rulelang.program import Program
from rulelang.text.diagnostics import Complaints

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept: there is none yet."""
    monkeypatch.setenv("RULELANG_CACHE", "on")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "rulelang"


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """How often a text was compiled."""
    from rulelang import compile

    found: list[object] = []
    real: Callable[..., Program] = compile.compile_paths
    late = sys.modules["interpreter.load"].compile
    monkeypatch.setattr(late, "compile_paths", lambda *given: (found.append(given), real(*given))[1])
    return found


PIG = """game pig "Pig"
players 2
resource point: unlimited
round:
  turns from seat 1:
    quiet becomes quiet + 1
    one of: take, leave
action take: reward: 1 point
action leave: reward: 2 point
counter quiet: 0
end when quiet is at least 9
score points: your point
"""


def course(game: Game, **asked: object) -> list[object]:
    """All that is said of a short match."""
    match: Match = game.new(seed=5, traced=True, **asked)  # type: ignore[arg-type]
    told: list[object] = []
    for number in range(25):
        if match.decision is None:
            break
        options = match.decision.options
        told += [match.decision.prompt, [(o.key, o.label, o.value) for o in options], match.view(0), match.allowed()]
        told += [match.why_not(name) for name in match.not_offered()]
        match.play(options[number * 7 % len(options)])
    return [*told, match.events, match.scores, match.score_lines, match.record(), sorted(match.lines_used)]


@pytest.mark.parametrize("name", ["carpe_diem", "pawnbroker", "favour", "fiefs", "skerries", "tic_tac_toe", "village"])
def test_a_kept_game_plays_and_explains_as_it_did(name: str, compiled: list[object]) -> None:
    first = load(name)
    told = course(first)
    again = load(name)
    assert len(compiled) == 1
    assert again.identity == first.identity
    assert course(again) == told
    assert again.program == first.program
    assert again.options == first.options


def test_its_tables_are_the_same(compiled: list[object]) -> None:
    for name in ("valeria", "quilt", "highroads"):
        one, other = (load(name).tables(2, {}, traced=traced) for traced in (True, True))
        assert one is not other
        assert {**vars(one), "draft": None} == {**vars(other), "draft": None}
    assert len(compiled) == 3


def test_each_table_of_a_game_is_kept_for_itself(compiled: list[object]) -> None:
    for _ in range(2):
        game = load("pig")
        assert [game.new(players=n, options={"goal": goal}).players for n in (2, 3) for goal in (50, 100)] == [2, 2, 3, 3]
        assert game.new(players=2, options={"goal": 50}).record()["options"] == {"goal": 50}
        with pytest.raises(Refusal):
            game.new(options={"goal": 7})
    assert len(compiled) == 1


def test_a_kept_game_is_ready_without_what_reads_text() -> None:
    code = (
        "import sys, interpreter; interpreter.load('tic_tac_toe').new()\nprint(*sorted({m.split('.')[0] for m in sys.modules}))"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    said = [subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=True).stdout for _ in "12"]
    first, again = (set(one.decode().split()) for one in said)
    assert {"pydantic", "rulelang"} <= first
    assert {"pydantic", "lark", "rich", "typer"} & again == set()


# ------------------------------------------------------------------------------------------------------ what has changed
def test_a_changed_text_is_read_again(tmp_path: Path, compiled: list[object]) -> None:
    file = tmp_path / "pig.rules"
    file.write_text(PIG, encoding="utf-8")
    first = load(file)
    about = file.stat()
    file.write_text(PIG.replace("2 point", "3 point"), encoding="utf-8")
    os.utime(file, ns=(about.st_atime_ns, about.st_mtime_ns))  # it looks as old as it was
    assert load(file).identity != first.identity
    assert len(compiled) == 2


def test_a_text_with_a_fault_is_complained_about_each_time(tmp_path: Path, cache: Path) -> None:
    file = tmp_path / "pig.rules"
    file.write_text(PIG, encoding="utf-8")
    load(file)
    kept = set(cache.iterdir())
    file.write_text(PIG.replace("1 point", "1 pont"), encoding="utf-8")
    told = []
    for _ in range(2):
        with pytest.raises(Complaints) as complaints:
            load(file)
        told.append(str(complaints.value))
    assert told[0] == told[1]
    assert set(cache.iterdir()) == kept


TABLE = PIG.replace("round:", 'table heap: stones from "heaps.csv"\nround:')


def test_a_changed_table_is_read_again(tmp_path: Path, compiled: list[object]) -> None:
    (tmp_path / "pig.rules").write_text(TABLE, encoding="utf-8")
    table = tmp_path / "heaps.csv"
    table.write_text("heap,stones\nleft,3\nright,4\n", encoding="utf-8")
    first = load(tmp_path / "pig.rules").identity
    assert load(tmp_path / "pig.rules").identity == first
    table.write_text("heap,stones\nleft,3\nright,5\n", encoding="utf-8")
    changed = load(tmp_path / "pig.rules").identity
    assert changed != first
    (tmp_path / "pig").mkdir()  # a table there goes before the one beside the rules
    (tmp_path / "pig" / "heaps.csv").write_text("heap,stones\nleft,3\nright,4\n", encoding="utf-8")
    assert load(tmp_path / "pig.rules").identity == first
    assert len(compiled) == 3
    (tmp_path / "pig" / "heaps.csv").unlink()
    table.unlink()
    with pytest.raises(Complaints):
        load(tmp_path / "pig.rules")


def test_a_changed_game_below_a_variant_is_read_again(tmp_path: Path, compiled: list[object]) -> None:
    variants = tmp_path / "pig" / "variants"
    variants.mkdir(parents=True)
    (tmp_path / "pig.rules").write_text(PIG, encoding="utf-8")
    (variants / "rich.rules").write_text('variant rich "Rich" of pig\nreplace action leave: reward: 4 point\n', encoding="utf-8")
    first = load(variants / "rich.rules")
    assert load(variants / "rich.rules").variants == ("rich",)
    assert len(compiled) == 1
    (tmp_path / "pig.rules").write_text(PIG.replace("9", "8"), encoding="utf-8")
    below = load(variants / "rich.rules")
    assert below.identity != first.identity
    assert load(tmp_path / "pig.rules", ["rich"]).identity == below.identity
    (variants / "pig.rules").write_text(PIG, encoding="utf-8")  # nearer than the one above
    assert load(variants / "rich.rules").identity == first.identity


def test_other_code_makes_its_own(monkeypatch: pytest.MonkeyPatch, compiled: list[object]) -> None:
    load("pig")
    monkeypatch.setattr("interpreter.keeping.games.stamp", lambda: "other code")
    load("pig")
    assert len(compiled) == 2


# -------------------------------------------------------------------------------------------------------- the folder
@pytest.mark.parametrize(
    "damage", [lambda data: data[:-1], lambda data: b"", lambda data: data[:40], lambda data: data[:50] + b"x" + data[51:]]
)
def test_what_is_damaged_is_made_anew(damage: Callable[[bytes], bytes], cache: Path, compiled: list[object]) -> None:
    told = course(load("pig"))
    whole = {file: file.read_bytes() for file in cache.iterdir()}
    for file, data in whole.items():
        file.write_bytes(damage(data))
    assert course(load("pig")) == told
    assert len(compiled) == 2
    assert {file: file.read_bytes() for file in cache.iterdir()}.keys() == whole.keys()
    load("pig").new()
    assert len(compiled) == 2


def test_it_may_be_deleted_while_a_game_is_played(cache: Path) -> None:
    load("pig").new()
    game = load("pig")
    told = course(game)
    for file in cache.iterdir():
        file.unlink()
    assert course(game) == told
    assert game.new(players=3).players == 3


def test_nothing_is_kept_where_it_is_switched_off(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is anything written down for it, which takes as long as to lower a short text."""
    monkeypatch.setenv("RULELANG_CACHE", "off")
    monkeypatch.setattr(games, "_written", None)
    load("pig").new()
    assert not cache.exists()


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="this system does not say whose a folder is")
def test_a_folder_that_others_may_write_to_is_not_used(cache: Path, compiled: list[object]) -> None:
    load("pig")
    cache.chmod(0o777)
    load("pig").new()
    assert len(compiled) == 2


def test_where_nothing_can_be_written_nothing_is_kept(cache: Path, compiled: list[object]) -> None:
    cache.parent.write_text("no folder", encoding="utf-8")
    for _ in range(2):
        assert load("pig").new().decision is not None
    assert len(compiled) == 2


def test_what_was_used_longest_ago_goes_first(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "MOST_BYTES", 3 * 132)
    for number, name in enumerate("abc"):
        folder.keep(name, bytes(100))
        os.utime(cache / name, (number, number))
    assert folder.found("a") == bytes(100)  # which is used now
    folder.keep("d", bytes(100))
    assert sorted(file.name for file in cache.iterdir()) == ["a", "c", "d"]


def test_many_write_and_read_at_once(cache: Path) -> None:
    data = {bytes([number]) * 50_000 for number in range(8)}
    with ThreadPoolExecutor(8) as threads:
        for one in data:
            threads.submit(folder.keep, "one", one)
        read = [found for _ in range(200) if (found := folder.found("one")) is not None]
    assert set(read) <= data
    assert folder.found("one") in data
    assert [file.name for file in cache.iterdir()] == ["one"]
