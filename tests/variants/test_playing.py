"""What works on a game works on a variant: load, options, save and restore, records, places in complaints."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter import Game, Refusal, load
from interpreter.match.restoring import replay
from rulelang.compile import compile_all
from rulelang.text.diagnostics import Complaints
from rulelang.text.source import read

HERE = Path(__file__).parent
TOY = HERE / "toy.rules"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A folder with the toy and three variants of it: where a game and its variants lie."""
    folder = tmp_path / "toy" / "variants"
    folder.mkdir(parents=True)
    (tmp_path / "toy.rules").write_text(TOY.read_text(encoding="utf-8"), encoding="utf-8")
    texts = {
        "rich": 'variant rich "Rich" of toy\nreplace setup.each[coin]:\n  each player: reward: 4 coin\n',
        "short": 'variant short "Short" of toy\nchange option goal: 2, 3\n',
        "richer": 'variant richer "Richer" of rich\nadd after action rest: reward: 1 coin\n',
    }
    for name, text in texts.items():
        (folder / f"{name}.rules").write_text(text, encoding="utf-8")
    return tmp_path / "toy.rules"


def played(game: Game, steps: int = 5) -> list[str]:
    match = game.new(players=2, seed=3)
    for _ in range(steps):
        assert match.decision is not None
        match.play(match.decision.options[-1])
    return match.history


def test_a_variant_is_played_by_name_beside_its_game_or_by_its_path(house: Path) -> None:
    beside = load(house, ["rich"])
    alone = load(house.parent / "toy" / "variants" / "rich.rules")
    assert beside.identity == alone.identity != load(house).identity
    assert beside.variants == alone.variants == ("rich",)
    assert alone.title == "Rich"
    assert alone.new(players=2, seed=1).view(None)["resources"] != load(house).new(players=2, seed=1).view(None)["resources"]


def test_the_order_of_variants_does_not_matter(house: Path) -> None:
    assert load(house, ["rich", "short"]).identity == load(house, ["short", "rich"]).identity
    assert load(house, ["rich", "short"]).variants == load(house, ["short", "rich"]).variants == ("rich", "short")


def test_a_variant_of_a_variant_brings_its_base(house: Path) -> None:
    assert load(house, ["richer"]).variants == ("rich", "richer")
    assert load(house, ["richer", "rich"]).identity == load(house, ["richer"]).identity


def test_options_of_a_variant(house: Path) -> None:
    assert load(house, ["short"]).options == {"goal": (2, 3)}


def test_a_save_names_the_variants_and_options(house: Path) -> None:
    match = load(house, ["rich", "short"]).new(players=2, seed=3, options={"goal": 3})
    saved = match.save()
    assert (saved["variants"], saved["options"]) == (["rich", "short"], {"goal": 3})
    assert "variants" not in load(house).new(players=2, seed=3).save()


def test_a_match_is_restored_by_its_own_variants(house: Path) -> None:
    game = load(house, ["rich"])
    match = game.new(players=2, seed=3)
    for _ in range(4):
        assert match.decision is not None
        match.play(match.decision.options[-1])
    again = load(house, ["rich"])
    assert again.restore(match.save()).view(None) == match.view(None)
    assert replay(again, match.record()).view(None) == match.view(None)


@pytest.mark.parametrize(
    ("of", "by", "words"),
    [
        (["rich"], [], "was played with `rich`, and this is the game without variants"),
        ([], ["rich"], "was played without variants, and this is the game with `rich`"),
        (["short"], ["rich", "short"], "was played with `short`, and this is the game with `rich` and `short`"),
    ],
)
def test_other_variants_are_refused_with_what_differs(house: Path, of: list[str], by: list[str], words: str) -> None:
    saved = load(house, of).new(players=2, seed=3).save()
    with pytest.raises(Refusal, match=words):
        load(house, by).restore(saved)


def test_a_variant_that_has_changed_since_is_refused(house: Path) -> None:
    saved = load(house, ["rich"]).new(players=2, seed=3).save()
    file = house.parent / "toy" / "variants" / "rich.rules"
    file.write_text(file.read_text(encoding="utf-8").replace("4", "5"), encoding="utf-8")
    with pytest.raises(Refusal, match="was played by other rules"):
        load(house, ["rich"]).restore(saved)


def test_conflicts_are_raised_as_complaints(house: Path) -> None:
    (house.parent / "poor.rules").write_text('variant poor "Poor" of toy\nremove setup.each[coin]\n', encoding="utf-8")
    with pytest.raises(Complaints, match="two variants change one thing"):
        load(house, ["rich", house.parent / "poor.rules"])


def test_lines_of_a_changed_clause_are_in_the_variants_file(house: Path) -> None:
    file = house.parent / "toy" / "variants" / "richer.rules"
    program, _, _ = compile_all([read(file)])
    assert program is not None
    lines = {line.address: (Path(line.file).name, line.line, line.text) for line in program.lines}
    assert lines["action rest.reward"] == ("richer.rules", 2, "add after action rest: reward: 1 coin")
    assert lines["setup.each"][:2] == ("rich.rules", 3)
    assert lines["action rest.add"][0] == "toy.rules"
    assert played(load(file))
