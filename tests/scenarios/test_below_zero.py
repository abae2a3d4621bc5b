"""Numbers below zero, and values under a condition, wherever a value can stand."""

from collections.abc import Callable

from interpreter import Game

RULES = """
    game sea "Sea"
    players 2
    kind weather: storm, calm
    table weather:
      | weather | gain |
      | storm   | -2   |
      | calm    | 1    |
    counter luck each player: -1
    resource coin: 20
    role lucky: nobody
    round:
      turns from seat 1: one of: steer, sail
    action steer:
      choose number from -2 to 3 as wind
      your luck becomes your luck + wind * -1
      reward: 2 coin if your luck is at least 0, else 1 coin
      lucky becomes you if your luck is at least 0, else nobody
    action sail:
      choose weather
      your luck becomes your luck + gain of weather
      your luck becomes by luck of you (-3: 7, 0: -5, else: 2)
    end when any player where luck of it is 7
    score castle: 5 if luck of you is 7, else 3 if luck of you is -1, else -4
"""


def test_a_number_goes_below_zero_and_a_value_depends(toy: Callable[[str], Game]) -> None:
    match = toy(RULES).new(players=2, seed=1)
    match.play("steer")
    assert [option.key for option in match.decision.options] == ["-2", "-1", "0", "1", "2", "3"] if match.decision else False
    match.play("-2")  # luck -1 + 2
    assert match.view()["counters"]["luck of Player 1"] == 1
    assert match.view()["resources"]["Player 1"]["coin"] == 2
    assert match.view()["roles"]["lucky"] == "Player 1"
    match.play("steer")
    match.play("3")
    assert match.view()["counters"]["luck of Player 2"] == -4
    assert match.view()["resources"]["Player 2"]["coin"] == 1
    assert match.view()["roles"]["lucky"] == "nobody"
    match.play("sail")
    match.play("storm")
    match.play("steer")
    match.play("-2")
    match.play("steer")
    match.play("0")
    match.play("sail")
    match.play("calm")
    assert match.view()["counters"]["luck of Player 2"] == 2


def test_cells_and_keys_may_be_below_zero(toy: Callable[[str], Game]) -> None:
    match = toy(RULES).new(players=2, seed=1)
    match.play("sail")
    match.play("storm")  # -1 - 2 is -3: seven
    assert match.over
    assert match.scores == [5, 3]


HALVED = """
    game well "Well"
    players 2
    table depth:
      | depth | half                 |
      | deep  | -7 / 2 rounded down  |
    counter water each player: -3
    counter drawn each player: 0
    value half each player: your water / 2 rounded down
    value more each player: your water / 2 rounded up
    round:
      turns from seat 1, 1 each: do draw_up
    action draw_up:
      choose number from 1 to 2 as pails
      your drawn becomes your water / pails rounded down
      your water becomes your water - 4
    end after 1 rounds
    score known: half of deep
    score down: your half
    score up: 10 * your more
    score rest: remainder of your water / 4
    score written: 100 * (-7 / 2 rounded up)
    score drawn: your drawn
    score halves: your water / 2, halves count
"""


def test_down_is_down_and_up_is_up_below_zero_too(toy: Callable[[str], Game]) -> None:
    match = toy(HALVED).new(players=2, seed=1)
    match.play("2")
    match.play("1")
    assert match.scores[0] == -4 + -4 + 10 * -3 + 1 + 100 * -3 + -2 + -3.5
