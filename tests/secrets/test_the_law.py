"""The law of secrets is exact: each planted leak is found by a twin match, and of what is honest it is silent at all seeds.

What `check` complains about is played all the same here: the law must see for itself what it can see.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from interpreter import Game, Match, Refusal, load
from interpreter.engine import sight
from interpreter.lab.laws import Broken, verify
from interpreter.lab.twin_match import Leak
from interpreter.lab.twins import Course, leak
from interpreter.numbering.tables import tables_of
from interpreter.telling import view
from interpreter.telling.words import naming
from rulelang.compile import compile_paths
from rulelang.complaints.complaint import Complaint
from rulelang.lower import identity
from rulelang.names.symbols import Symbols
from rulelang.text.source import Span
from tests.conftest import Toy

HERE = Path(__file__).parent
HONEST = sorted((HERE / "honest").glob("*.rules"))
SEEDS = 120  # in which a leak must show at least once
HONEST_SEEDS = [pytest.param(range(1, 11), id="a few"), pytest.param(range(11, 61), id="many", marks=pytest.mark.thorough)]
LAST = 300  # decisions of a match that are played
LEAKS = """
    all_hands_pay_and_one_is_shown asked_again_by_a_kept_card called_steps_fill_another_purse counter_of_the_next_by_the_bid
    each_gains_unseen_by_one_bid if_the_bid_is_two_another_gains_unseen short_supply_of_what_is_unseen
    unseen_gain_of_another unseen_move_to_the_next backs_below_the_top_counted chosen_by_its_back_pays chosen_die_pays
    day_goes_on_by_a_kept_card dice_in_a_cup_pay dice_rolled_again_after_they_were_shown
    dice_rolled_again_before_they_are_shown dice_rolled_by_what_they_show drawn_card_pays draws_by_a_kept_card
    face_down_card_pays fewer_numbers_by_a_hidden_card load_of_a_hidden_card_pays may_only_with_a_king
    next_seat_hand_pays open_die_turned_like_a_hidden_one open_piece_moves_by_a_hidden_card others_hand
    paid_for_a_kept_card price_of_a_kept_card random_card_pays role_goes_to_who_holds_a_king
    second_choice_only_of_kings skips_by_a_hidden_card supply_shows_a_load swapped_card_pays total_in_a_cup_pays
    track_goes_by_a_kept_card wins_by_a_kept_card
""".split()


@pytest.fixture(autouse=True)
def unchecked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is complained about because it tells a secret."""
    complain = Symbols.complain

    def quietly(self: Symbols, place: Span, complaint: Complaint, *told: Any, **more: Any) -> None:
        if complaint.code != "tells_a_secret":
            complain(self, place, complaint, *told, **more)

    monkeypatch.setattr(Symbols, "complain", quietly)


def match_of(game: Game, players: int, seed: int) -> Match | None:
    """A random match, as far as its rules go on; None if they do not even begin."""
    dice = random.Random(seed)
    match = None
    try:
        match = game.new(players=players, seed=seed)
        while match.decision and match.length < LAST:
            match.play(match.decision.options[int(dice.random() * len(match.decision.options))])
    except Refusal:
        pass
    return match


def found(game: Game, players: int, seed: int, twins: int = 2) -> Leak | None:
    match = match_of(game, players, seed)
    if match is None:
        return None
    forks = random.Random(seed * 1_000_003 + players)
    return leak(Course(game, players, tables_of(match.state).options, seed, match.history, forks, twins, deeply=twins > 2))


def first_found(game: Game, seeds: int) -> Leak | None:
    both = sorted({game.min_players, game.max_players})
    return next((told for seed in range(1, seeds + 1) for players in both if (told := found(game, players, seed))), None)


@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_is_found(name: str) -> None:
    told = first_found(load(str(HERE / "leaks" / f"{name}.rules")), SEEDS)
    assert told is not None
    assert told.what
    assert told.secret
    assert told.line >= 0


def test_there_are_many() -> None:
    assert len(LEAKS) > 20
    assert len(HONEST) > 20


@pytest.mark.parametrize("file", HONEST, ids=lambda file: file.stem)
@pytest.mark.parametrize("seeds", HONEST_SEEDS)
def test_of_what_is_honest_nothing_is_said(file: Path, seeds: range) -> None:
    game = load(str(file))
    for players in sorted({game.min_players, game.max_players}):
        for seed in seeds:
            assert found(game, players, seed, twins=3) is None


def test_the_complaint_names_who_what_where_and_a_way_out() -> None:
    game = load(str(HERE / "leaks" / "paid_for_a_kept_card.rules"))
    match = match_of(game, 2, 1)
    assert match is not None
    with pytest.raises(Broken) as broken:
        verify(match, 1, match.length)
    told = str(broken.value)
    assert "player 2 learns a secret (in hand of Player 1 lies king, and queen could)" in told
    assert "the log says `Player 1 gains 2 coin`; else `Player 1 gains 3 coin`" in told
    assert "paid_for_a_kept_card.rules:27: reward: (rank of card) coin" in told
    assert "Way out: show it first" in told
    assert broken.value.step == 1


SHOWN = """
    game shown "Shown"
    players 2
    piece card, starts in deck:
      | card | rank | copies |
      | ace  | 1    | 6      |
      | king | 2    | 6      |
    zone deck, holds card, ordered, contents seen by nobody
    zone hand each player, holds card, contents seen by its owner
    zone heap, holds card, ordered
    resource coin: unlimited
    setup:
      shuffle deck
      each player: draw 2 from deck to your hand
    round:
      turns from seat 1, 1 each: do act
      end game
    score coins: your coin
    winner: highest total
    action act "act":
      choose card in your hand
"""


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        (["move card to heap", "reward: (rank of card) coin"], False),
        (["reward: (rank of card) coin", "move card to heap"], False),
        (["reward: (rank of card) coin", "choose number from 1 to 2 as n", "move card to heap"], False),
        (["reward: (rank of card) coin", "choose number from 1 to 2 as n", "move card to bottom of deck"], True),
        (["move card to bottom of deck", "reward: (rank of card) coin"], True),
    ],
    ids=["after", "before", "with a question between", "never, with a question", "never"],
)
def test_what_an_action_shows_may_tell_itself_a_little_earlier(toy: Toy, steps: list[str], told: bool) -> None:
    game = toy(SHOWN + "".join(f"      {step}\n" for step in steps))
    assert (first_found(game, 60) is not None) == told


def test_a_match_is_the_same_twice() -> None:
    """What is printed to show it again shows it again."""
    game = load(str(HERE / "leaks" / "may_only_with_a_king.rules"))
    once = [found(game, 2, seed) for seed in range(1, 40)]
    assert once == [found(game, 2, seed) for seed in range(1, 40)]
    assert any(once)


def test_chance_to_come_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    true_view = view.view
    monkeypatch.setattr(view, "view", lambda state, *more: true_view(state, *more) | {"chance": state.rng})
    assert first_found(load("nim"), 1) is not None


def test_a_back_below_the_top_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sight, "back", lambda state, piece: bool(state.n.sight.backs[state.at[piece]]))
    assert first_found(load(str(HERE / "honest" / "backs_of_what_is_hidden.rules")), SEEDS) is not None


def test_what_lies_behind_a_back_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(naming, "back_name", naming.piece_name)
    assert first_found(load(str(HERE / "honest" / "backs_of_what_is_hidden.rules")), SEEDS) is not None


@pytest.mark.parametrize("game", ["beasts", "jetty", "village", "valeria"])
def test_shipped_games_tell_nothing(game: str) -> None:
    assert first_found(load(game), 2) is None


def test_the_line_of_a_variant_is_named_where_its_condition_tells(tmp_path: Path) -> None:
    base, house = tmp_path / "base.rules", tmp_path / "house.rules"
    base.write_text(
        """game base "Base"
players 2
piece card, starts in deck:
  | card | copies |
  | ace  | 8      |
  | king | 8      |
zone deck, holds card, ordered, contents seen by nobody
zone hand each player, holds card, contents seen by its owner
zone out, holds card
resource coin: unlimited
setup:
  shuffle deck
  each player: draw 3 from deck to your hand
  each player: reward: 1 coin
round:
  turns from seat 1: do build
action build "build":
  choose card in your hand
  move card to out
end when any player where hand of it is empty
score coins: your coin
""",
        encoding="utf-8",
    )
    steps = "add before action build:\n  if any card in your hand where it is king: reward: 1 coin\n"
    house.write_text(f'variant house "House" of base\n\n{steps}', encoding="utf-8")
    program = compile_paths([base, house])
    told = first_found(Game(program, identity(program)), SEEDS)
    assert told is not None
    line = program.lines[told.line]
    assert (line.file, line.line, line.address) == (str(house), 4, "action build.if")
