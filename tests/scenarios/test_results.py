"""Results between one winner and all: teams, players who lose, several winners, places, grades, figures beside the total."""

from collections.abc import Callable

import pytest

from interpreter import Game, Match
from interpreter.frontends.table_view.scores import places, result
from interpreter.lab.simulation import simulate

TOY = """
    game regatta "Regatta"
    players {players}
    {teams}resource pearl: unlimited
    counter pace each player: 0
    round:
      turns from seat 1: one of: row, capsize, land, swamped
    action row: reward: 1 pearl
    action capsize: you lose
    action land: all players where pearl of it is at least 1 win
    action swamped: all players where pearl of it is 0 lose
    end when any player where pearl of it is at least 3
    score pearls: your pearl
    grades of total:
      at least 3: "rich"
      else: "poor"
    winner: highest total
"""


def played(toy: Callable[[str], Game], players: int, keys: list[str], teams: str = "") -> Match:
    match = toy(TOY.format(players=players, teams=teams)).new(players=players, seed=1)
    for key in keys:
        match.play(key)
    return match


def test_who_loses_takes_no_more_turns_and_the_last_one_left_wins(toy: Callable[[str], Game]) -> None:
    match = played(toy, 3, ["row", "capsize", "row"])
    assert match.losers == match.view(0)["lost"] == [1]
    assert "teams" not in match.view(0)
    assert not match.over
    assert match.active == 0, "seat 2 is passed over"
    match.play("row")
    assert match.active == 2
    match.play("capsize")
    assert match.winners == [0]
    assert match.places == [1, 3, 2], "the first to lose comes last"
    assert places(match) == "Second: Player 3. Third: Player 2."


def test_all_who_lose_at_once_leave_no_winner(toy: Callable[[str], Game]) -> None:
    match = played(toy, 3, ["swamped"])
    assert (match.over, match.winners, match.places) == (True, [], [])
    assert result(match) == "Everyone loses."


def test_several_win_and_the_others_share_the_next_place(toy: Callable[[str], Game]) -> None:
    match = played(toy, 4, ["row", "row", "land"])
    assert (match.winners, match.places) == ([0, 1], [1, 1, 3, 3])
    assert played(toy, 4, ["land"]).over is False, "nobody fits, so nobody wins"


def test_places_are_shared_where_nothing_tells_players_apart(toy: Callable[[str], Game]) -> None:
    match = played(toy, 4, ["row", "row", "row", "row", "row", "row", "row", "row", "row"])
    assert (match.scores, match.places) == ([3, 2, 2, 2], [1, 2, 2, 2])
    assert match.grades == ["rich", "poor", "poor", "poor"]


TEAMS = "team north: seats 1 and 3\n    team south: seats 2 and 4\n    "


def test_a_team_scores_wins_and_loses_together(toy: Callable[[str], Game]) -> None:
    match = played(toy, 4, ["row"] * 9, TEAMS)
    assert (match.scores, match.winners, match.places) == ([5, 4, 5, 4], [0, 2], [1, 2, 1, 2])
    assert match.team_score_lines == [("pearls", [5, 4])]
    assert match.view(None)["teams"] == {"north": [0, 2], "south": [1, 3]}
    assert result(match) == "Team north wins."
    lost = played(toy, 4, ["row", "capsize"], TEAMS)
    assert (lost.losers, lost.winners) == ([1, 3], [0, 2])


def test_all_in_one_team_are_told_what_they_have_together(toy: Callable[[str], Game]) -> None:
    crew = "team crew: everyone\n    "
    assert result(played(toy, 2, ["row", "capsize"], crew)) == "You lose together with 1 point: poor."
    assert result(played(toy, 2, ["row", "land"], crew)) == "You win together with 1 point: poor."
    assert result(played(toy, 2, ["row"] * 5, crew)) == "You have 5 points together: rich."


@pytest.mark.parametrize(("teams", "shares"), [(TEAMS, 2), ("", 1)])
def test_a_team_that_wins_is_one_win_of_each_of_its_players(toy: Callable[[str], Game], teams: str, shares: int) -> None:
    summary = simulate(toy(TOY.format(players=4, teams=teams)), 4, range(12))
    single = 12 - summary.drawn
    assert sum(summary.wins) >= single * shares
    assert summary.teams == (("north", "south", "north", "south") if teams else ())
