"""A match looked at closely: what was offered, what was got and spent, and the points that came through what was done."""

from __future__ import annotations

import pytest

from tests.games import known

pytest.importorskip("scipy")

from interpreter import Game
from interpreter.lab.figures import figure as f
from interpreter.lab.figures.counting import Counting
from interpreter.lab.figures.figure import Figure, Figures
from interpreter.lab.matches import Look, Start, bot_match
from interpreter.lab.studies.of_one_game import told_of_idle
from interpreter.lab.studies.strength import uses
from interpreter.lab.studies.study import measure
from interpreter.lab.studies.sums import Setting
from tests.conftest import Toy

MARKET = """
    game market "Market"
    players 2
    resource corn: unlimited
    resource glass: unlimited
    resource silk: unlimited
    counter fame each player: 0
    counter day: 0
    piece stall, starts in square:
      | stall | brings | copies |
      | cloth | 2      | 4      |
      | spice | 7      | 4      |
      | ruin  | 0      | 4      |
    zone square
    zone yours each player
    action grow "grow corn":
      reward: 2 corn
    action blow "blow glass":
      reward: 1 glass
    action buy "buy a stall":
      choose a stall in square that is not ruin as bought
      cost: 2 corn
      move bought to your yours
      your fame becomes your fame + (brings of bought)
    action dream "dream":
      needs: your fame is at least 100000
      reward: 1 silk
    round:
      turns from seat 1, 1 each: one of: grow, blow, buy, dream
      each player: your fame becomes your fame + 100
      day becomes day + 1
    end when day is 12
    score fame: your fame
"""


@pytest.fixture
def market(toy: Toy) -> Game:
    return toy(MARKET)


def closely(game: Game, seed: int = 1) -> Figures:
    return Counting(game, closely=True).count(Start(2, seed)).figures


def test_what_comes_through_a_card_comes_through_the_action_that_takes_it(market: Game) -> None:
    """What everybody gets when the turns are over came through nothing: 100 each day, which is no credit to the last."""
    for seed in range(6):
        found = closely(market, seed)
        bought = {name: found.get(Figure(f.TAKEN, f"stall: {name}"), 0) for name in ("cloth", "spice")}
        through = {name: found.get(Figure(f.THROUGH, f"stall: {name}"), 0) for name in bought}
        assert through == {"cloth": 2 * bought["cloth"], "spice": 7 * bought["spice"]}
        assert found.get(Figure(f.THROUGH, "action buy"), 0) == 2 * (found[f.IN_ALL] - 1200), "also where only one was left"
        assert Figure(f.THROUGH, "action grow") not in found


def test_the_points_of_the_last_turn_count_too(toy: Toy) -> None:
    game = toy(MARKET.replace("reward: 2 corn", "reward: 2 corn\n      your fame becomes your fame + 1"))
    found = closely(game)
    assert found[Figure(f.THROUGH, "action grow")] == found[Figure(f.DONE, "action grow")]


def test_without_turns_it_counts_to_the_next_decision(toy: Toy) -> None:
    game = toy(MARKET.replace("turns from seat 1, 1 each: one of:", "each player: one of:"))
    found = closely(game)
    assert found[Figure(f.THROUGH, "action buy")] >= 2 * found[Figure(f.DONE, "action buy")]


def test_how_often_something_is_offered_is_counted_once_for_each_decision(market: Game) -> None:
    """There are four of each stall in the square, and three sorts of actions at each of 24 turns."""
    found = closely(market)
    assert found[Figure(f.OFFERED, "action grow")] == 24
    assert found[Figure(f.OFFERED, "action blow")] == 24
    assert found[Figure(f.OFFERED, "action buy")] == found[Figure(f.OFFERED, "action buy")] <= 24
    assert found[Figure(f.OFFERED, "stall: spice")] <= found[Figure(f.DONE, "action buy")]
    taken = sum(found[Figure(f.TAKEN, f"action {name}")] for name in ("grow", "blow", "buy"))
    assert taken == 24


def test_what_was_got_and_never_spent_is_named(market: Game) -> None:
    found = measure([market], Setting(2, range(8), closely=True)).measured[0]
    said = told_of_idle(found)
    assert "Got and never spent in 8 matches: glass." in said
    assert "Never held by a player in 8 matches: silk." in said
    assert "Never to be had in 8 matches: “dream”, ruin (stall)." in said
    corn = found.sums.of(Figure(f.GOT, "corn")).mean, found.sums.of(Figure(f.SPENT, "corn")).mean
    assert corn[0] == 2 * found.sums.of(Figure(f.DONE, "action grow")).mean
    assert corn[1] == 2 * found.sums.of(Figure(f.DONE, "action buy")).mean


def test_had_by_winners_and_by_others(market: Game) -> None:
    found = measure([market], Setting(2, range(30), closely=True)).measured[0]
    use = next(use for use in uses(found, f.TAKEN) if use.figure.name == "stall: spice")
    assert use.by_winner > use.by_other
    assert use.edge.mean == pytest.approx(use.by_winner - use.by_other)
    assert use.points == pytest.approx(7)
    assert 0 < use.when_offered < 1


@pytest.mark.parametrize("name", ["village", "valeria", "villagers", "carpe_diem", "short_whist", "liars_dice"])
def test_counting_plays_the_matches_that_the_face_plays_and_hears_the_same_lines(name: str) -> None:
    """Closely or not: the same winners, points and decisions as a traced match, and the lines that it ran and read."""
    game = known(name)
    start = Start(game.min_players, 7)
    match = bot_match(game, Look(None, traced=True), start)
    for looks in (False, True):
        counted = Counting(game, looks).count(start)
        assert counted.lines == match.lines
        assert counted.figures[f.DECISIONS] == len(match.widths)
        assert counted.figures.get(f.IN_ALL, 0) == pytest.approx(float(sum(match.scores)) / max(1, len(match.scores)))
        assert sum(share > 0 for (group, _), share in counted.figures.items() if group == f.WINS) == len(match.winners)


def test_bots_that_look_ahead_play_the_same_match_and_what_they_try_is_not_counted() -> None:
    game = known("jetty")
    start = Start(2, 3, {}, ("greedy", "mcts:5"))
    match, counted = bot_match(game, Look(None, traced=True), start), Counting(game).count(start, recorded=True)
    assert counted.lines == match.lines
    assert counted.record is not None
    assert game.restore(counted.record).scores == list(match.scores)
