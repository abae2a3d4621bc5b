"""Words for what people do with secrets: each plays in a toy game, in views, options, log, scenarios, saves and laws."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from interpreter import Game, Match, load
from interpreter.lab.laws import verify
from interpreter.numbering.tables import tables_of
from interpreter.scenarios import run
from tests.conftest import Toy

FOLDER = Path(__file__).parent / "words"
TOYS = sorted(FOLDER.glob("*.rules"))


@pytest.fixture(scope="module")
def faces() -> Game:
    return load(FOLDER / "faces.rules")


def played(game: Game, *keys: str) -> Match:
    match = game.new(players=3, seed=1, traced=True)
    for key in keys:
        match.play(key)
    return match


def told(match: Match, seat: int | None) -> str:
    return "; ".join(event.text for event in match.events_for(seat))


@pytest.mark.parametrize("path", TOYS, ids=lambda path: path.stem)
def test_the_scenarios_of_each_toy_hold(path: Path, tmp_path: Path) -> None:
    for file in (path, path.with_suffix(".scenario")):
        (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    report = run(tmp_path)
    assert report.scenarios
    assert [failure.text for failure in report.failures] == []


@pytest.mark.parametrize("path", TOYS, ids=lambda path: path.stem)
@pytest.mark.parametrize("seed", range(3))
def test_each_toy_keeps_its_secrets(path: Path, seed: int) -> None:
    chance = Random(seed)
    match = load(path).new(players=3, seed=seed, traced=True)
    while match.decision is not None and match.length < 60:
        verify(match, seed, match.length)
        match.play(chance.choice(match.decision.options))


# ------------------------------------------------------------------------------------------------ face up and face down
def test_a_piece_that_lies_face_down_shows_its_back_but_to_whoever_laid_it(faces: Game) -> None:
    match = played(faces, "lay", "three")
    assert match.view(0)["zones"]["heap"]["pieces"] == ["three (face down)"]
    assert match.view(1)["zones"]["heap"]["pieces"] == ["face-down blue card"]
    assert match.view(None)["zones"]["heap"]["pieces"] == ["face-down blue card"]


def test_the_log_tells_which_way_pieces_lie(faces: Game) -> None:
    match = played(faces, "lay", "three", "turn_up")
    assert "is 1" not in told(match, None)
    assert "Player 2: turn the top up; three is turned face up" in told(match, None)
    assert "three from hand" not in told(match, None)


def test_pieces_on_a_grid_lie_face_down(faces: Game) -> None:
    match = played(faces, "set", "scout of Player 1", "b1")
    assert match.view(0)["grids"]["field"]["boards"][0][1][1] == "scout of Player 1 (face down)"
    assert match.view(1)["grids"]["field"]["boards"][0][1][1] == "face-down man of Player 1"
    match = played(faces, "set", "scout of Player 1", "b1", "set", "scout of Player 2", "a1", "march")
    assert match.decision is not None
    assert [option.label for option in match.decision.options] == ["man of Player 2 in a1", "man of Player 1 in b1"]


def test_pieces_that_look_alike_to_whoever_chooses_are_one_option(faces: Game) -> None:
    match = played(faces, "deal", "deal", "deal", "spread", "three", "take")
    assert match.decision is not None
    assert [option.label for option in match.decision.options] == ["blue card"]  # all that lie there are blue
    match = played(faces, "spread", "three", "deal", "deal", "take")
    assert match.decision is not None
    assert [option.label for option in match.decision.options] == ["three (face down)", "blue card"]


def test_what_is_known_is_saved(faces: Game) -> None:
    match = played(faces, "lay", "three", "peek", "pry", "Player 1")
    again = faces.restore(json.loads(json.dumps(match.save())))
    for seat in (None, 0, 1, 2):
        assert again.view(seat)["zones"] == match.view(seat)["zones"]


def test_a_card_of_ones_own_that_was_laid_open_is_taken_up_again(toy: Toy) -> None:
    rules = """
    piece card, starts in deck: 9
    zone deck, holds card, ordered, contents seen by nobody
    zone hand each player, holds card, contents seen by its owner
    zone row, holds card
    setup:
      each player: draw 2 from deck to your hand
    round:
      turns from seat 1: one of: lay, rob
    action lay "lay":
      choose card in your hand
      move card to row
    action rob "rob":
      choose other player where hand of it is not empty
      draw 1 at random from hand of player to row
    end when row is full
    """
    head = 'game toy "Toy"\nplayers 2'
    mine = toy(head, rules).new(players=2, seed=1)
    mine.play("lay")
    assert mine.can_undo
    mine.undo()
    assert mine.view(1)["zones"]["row"]["count"] == 0
    theirs = toy(head, rules).new(players=2, seed=1)
    theirs.play("rob")
    assert not theirs.can_undo


def test_what_was_turned_up_or_looked_at_is_not_taken_back(faces: Game) -> None:
    assert played(faces, "lay", "three").can_undo
    assert not played(faces, "lay", "three", "turn_up").can_undo
    assert not played(faces, "peek").can_undo


# --------------------------------------------------------------------------------------------------------- top and looks
def test_the_top_of_a_pile_is_seen_and_nothing_below(faces: Game) -> None:
    match = played(faces, "discard", "three", "discard", "three")
    assert match.view(None)["zones"]["discards"] == {"count": 2, "known": ["three (on top)"]}


def test_whoever_looks_is_told_and_others_only_that(faces: Game) -> None:
    match = played(faces, "peek", "pry", "Player 1", "reveal")
    assert match.view(0)["zones"]["pile"]["known"] == [f"{_top(match)} (on top)"]
    assert "known" not in match.view(1)["zones"]["pile"]
    assert f"Player 1 looks at {_top(match)} in pile" in told(match, 0)
    assert "Player 1 looks at card in pile" in told(match, 1)
    assert "Player 2 looks at 3 x three in hand of Player 1" in told(match, 1)
    assert "Player 2 looks at 3 x card in hand of Player 1" in told(match, 2)
    assert "shown to all: " in told(match, None)
    assert match.view(None)["zones"]["hand of Player 3"]["known"]


# ------------------------------------------------------------------------------------------- numbers, owners, marks, blind
@pytest.fixture(scope="module")
def hidden() -> Game:
    return load(FOLDER / "hidden.rules")


NOBODY_HELPS = ("nothing", "1", "nothing", "2", "nothing", "3")


def test_a_number_is_shown_to_its_owner_alone(hidden: Game) -> None:
    match = played(hidden, *NOBODY_HELPS, "earn", "buy")
    assert match.view(0)["resources"]["Player 1"]["coin"] == 8
    assert match.view(1)["resources"]["Player 1"] == {"gem": 1, "coin": "unseen"}
    assert match.view(0)["resources"]["the supply"]["coin"] == "unseen"  # it would tell how much the others have
    assert match.view(2)["counters"] == {"bid of Player 3": 3}
    assert match.view(None)["counters"] == {}


def test_the_log_tells_no_number_that_is_not_seen(hidden: Game) -> None:
    match = played(hidden, *NOBODY_HELPS, "earn", "buy", "2 coin", "lend", "Player 1")
    assert "Player 1 gains 3 coin" in told(match, 0)
    assert (
        "coin" not in told(match, 1).partition("Player 1: earn")[2].partition("Player 2's turn")[0]
    )  # that it was more than nothing might tell a secret
    assert "Player 2 pays 2 coin" in told(match, 1)
    assert "Player 2 pays coin" in told(match, None)  # all see what was decided
    assert "1 coin from Player 3 to Player 1" in told(match, 0)
    assert "1 coin from Player 3 to Player 1" in told(match, 2)
    assert "coin from Player 3" not in told(match, 1)
    assert "bid of" not in told(match, None)
    assert "bid of Player 3 is 3" in told(match, 2)


def test_how_to_pay_is_asked_unless_all_can_know_it(hidden: Game) -> None:
    """That only unseen coins can pay shows where a gem lies, and must not; where no gem is left, all know it."""
    match = played(hidden, *NOBODY_HELPS, "earn", "earn", "buy")
    assert match.decision is not None
    assert (match.decision.kind, set(match.decision.keys)) == ("pay", {"2 coin", "1 gem"})
    match = played(hidden, *NOBODY_HELPS, "earn", "earn", "buy", "1 gem", *NOBODY_HELPS, "earn", "earn", "buy")
    assert match.decision is None or match.decision.kind != "pay"


def test_the_second_secret_choice_may_be_nothing(hidden: Game) -> None:
    match = played(hidden, "chief of Player 1", "0")
    assert match.decision is not None
    assert match.decision.keys == ["scout of Player 2", "chief of Player 2", "nothing"]
    assert "Player 1 chooses in secret" in told(match, 1)


def test_own_pieces_are_seen_among_all(hidden: Game) -> None:
    match = played(hidden, "chief of Player 1", "0", "scout of Player 2", "0", "nothing", "0")
    assert match.view(0)["zones"]["middle"] == {"count": 2, "known": ["chief of Player 1"]}
    assert match.view(2)["zones"]["middle"] == {"count": 2}


def test_a_card_that_its_holder_does_not_see_is_chosen_by_its_place(hidden: Game) -> None:
    match = played(hidden, *NOBODY_HELPS, "discard")
    assert match.decision is not None
    assert match.decision.keys == ["card 1", "card 2", "card 3", "card 4"]
    assert match.decision.options[0].value == {"card": "card 1", "place": "hand of Player 1"}
    card = match.view(1)["zones"]["hand of Player 1"]["pieces"][1]
    match.play("card 2")
    assert f"Player 1 chooses {card}" in told(match, 1)
    assert "Player 1 chooses card 2" in told(match, 0)


def test_a_mark_on_a_card_is_seen_also_by_whoever_does_not_see_the_card(hidden: Game) -> None:
    match = played(hidden, *NOBODY_HELPS, "give_hint", "Player 2")
    assert match.decision is not None
    match.play(match.decision.options[2])
    own = match.view(1)["zones"]["hand of Player 2"]
    assert "pieces" not in own
    assert [amounts for amounts in own["on"] if amounts] == [{"hint": 1}]
    assert match.view(0)["zones"]["hand of Player 2"]["on"] == own["on"]
    assert "1 hint from the supply to card" in told(match, 1)


def _top(match: Match) -> str:
    state = match.state
    pile = state.z[tables_of(state).first_place["pile"]]
    return tables_of(state).piece["card"].rows[tables_of(state).piece_row[pile[-1]]]
