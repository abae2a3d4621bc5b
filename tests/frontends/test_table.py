"""The table at the terminal: no line wider than the screen, a large game on one screen, nothing but what the view shows."""

import io
import random
import re
from functools import cache

import pytest
from rich.console import Console

from interpreter import Game, Match
from interpreter.frontends.table_view.marks import counted
from interpreter.frontends.table_view.whole_table import show_table
from interpreter.shipped import shipped
from tests.conftest import Toy
from tests.games import known
from tests.toys import TRACKS

WIDTH = 80


@cache
def game(name: str) -> Game:
    return known(name)


def after(name: str, players: int, decisions: int, seed: int = 3) -> Match:
    """A match after so many random decisions, or at its end."""
    match = game(name).new(players=players, seed=seed)
    chance = random.Random(seed)
    for _ in range(decisions):
        if match.decision is None:
            break
        match.play(chance.choice(match.decision.options))
    return match


def drawn(match: Match, player: int | None, width: int = WIDTH) -> list[str]:
    out = Console(width=width, file=io.StringIO(), highlight=False, soft_wrap=True)
    show_table(match.game.program, match.view(player), out)
    text = out.file.getvalue()  # type: ignore[attr-defined]
    return [line.rstrip() for line in text.strip("\n").splitlines()]


@pytest.mark.parametrize("name", shipped())
@pytest.mark.parametrize("decisions", [0, 7, 60, 400, 5000])
def test_no_line_is_wider_than_the_screen(name: str, decisions: int) -> None:
    for players in {game(name).min_players, game(name).max_players}:
        lines = drawn(after(name, players, decisions), None)
        assert [line for line in lines if len(line) > WIDTH] == []


@pytest.mark.parametrize(("name", "players"), [("village", 4), ("valeria", 5)])
@pytest.mark.parametrize("decisions", [0, 100, 400, 900])
def test_a_large_game_fits_on_a_screen(name: str, players: int, decisions: int) -> None:
    assert len(drawn(after(name, players, decisions), 0)) <= 50


def test_what_lies_on_a_piece_is_told_with_it() -> None:
    match = after("valeria", 3, 150)
    piles = [pile for name, pile in match.view()["zones"].items() if name.startswith("fields of ")]
    laden = [on for pile in piles for on in pile.get("on", ()) if on]
    assert laden, "somebody has paid"
    assert "\n".join(drawn(match, None)).count("(1") == len(laden)


def test_what_lies_on_a_piece_is_told_beside_its_row(toy: Toy) -> None:
    match = toy(
        """
        game fair "Fair"
        players 2
        resource coin, plural coins: unlimited
        piece guest, starts in stand:
          | guest | wish | copies |
          | baker | 2    | 2      |
          | smith | 3    | 2      |
        zone stand, holds guest, in line
        setup:
          move 2 coins from supply to the first guest in stand
        round:
          turns from seat 1, 1 each: one of: wait
        action wait "wait": nothing happens
        end after 1 rounds
        score wealth: your coin
        winner: the highest total
        """
    ).new(players=2, seed=1)
    assert "baker (2 coins): 2   baker: 2   2 smiths: 3" in "\n".join(drawn(match, 0))


def test_of_a_pile_the_top_is_told() -> None:
    match = after("valeria", 3, 200)
    piles = {name: pile for name, pile in match.view()["zones"].items() if name.startswith("pile of ")}
    text = " ".join(" ".join(drawn(match, None)).split())
    for name, pile in piles.items():
        if pile["count"] > 1:
            lane = name.removeprefix("pile of ").replace("_", " ")
            assert f"{lane} {pile['pieces'][-1].replace('_', ' ')} over {pile['count'] - 1}" in text


def test_many_pieces_in_one_place_are_counted() -> None:
    match = after("valeria", 2, 5000)
    count = match.view()["zones"]["village of Player 1"]["count"]
    assert f"{count}: " in row(drawn(match, None), "village")


def test_a_resource_of_which_there_is_none_has_no_row() -> None:
    assert not [line for line in drawn(after("valeria", 2, 0), None) if line.startswith("magic")]


def row(lines: list[str], name: str) -> str:
    return next(line for line in lines if line.startswith(name))


def test_whose_turn_it_is_and_what_is_under_way() -> None:
    match = after("village", 4, 0)
    first = drawn(match, None)[0]
    assert first.startswith(f"Player {match.active + 1}'s turn: ")
    assert first.endswith("take a cube")


def test_a_row_for_each_member_that_resources_lie_on() -> None:
    match = after("village", 4, 0)
    lines = drawn(match, None)
    head = row(lines, "square").split()[1:]
    kind = next(kind for kind in game("village").program.kinds if kind.name == "square")
    first = lines.index(row(lines, "square")) + 1
    assert [line.split()[0] for line in lines[first : first + len(kind.members)]] == [*kind.members]
    cells = dict(zip(head, row(lines, "church").split()[1:], strict=True))
    assert {name: int(cell) for name, cell in cells.items() if cell != "·"} == match.view()["resources"]["church"]


def test_what_a_visible_piece_says_is_told_with_it() -> None:
    match = after("village", 4, 0)
    text = " ".join(" ".join(drawn(match, None)).split())
    for option in match.view()["zones"]["stalls"]["pieces"]:
        assert f"{option}: " in text
    assert "c17: 1 horse + 1 plough, 6" in text
    assert "stalls 5/5 (wants, prestige)   c" in row(drawn(match, None), "stalls"), "what the figures are is said once"


def test_a_family_is_one_block_with_marks_of_the_players() -> None:
    match = after("village", 4, 400)
    benches = {name: pile for name, pile in match.view()["zones"].items() if name.startswith("bench of ")}
    block = row(drawn(match, None), "bench")
    for name, pile in benches.items():
        assert name.removeprefix("bench of ") in block
        for piece in pile["pieces"]:
            assert f"P{piece[-1]}:" in block


def test_families_with_nothing_in_them_are_one_line() -> None:
    lines = drawn(after("village", 4, 0), None)
    assert row(lines, "empty").split(maxsplit=1)[1] == "workshop, lodging, bench, pew, visited"
    assert "farmer 0/3" in " ".join(lines), "how much room there is counts also where nothing lies"


def test_a_column_for_each_player_and_a_mark_for_who_is_active() -> None:
    match = after("village", 4, 10)
    head = next(line for line in drawn(match, 1) if line.count("Player") == 4)
    assert f"> Player {match.active + 1}" in head
    assert "Player 2 (you)" in head


def test_what_nobody_has_is_told_in_one_line() -> None:
    lines = drawn(after("village", 2, 0), None)
    assert "wagon" in row(lines, "none of:")
    assert not [line for line in lines if line.startswith("wagon")]


def test_hidden_pieces_are_counted_only() -> None:
    match = after("beasts", 2, 0)
    hand = row(drawn(match, 0), "hand")
    assert hand.endswith("4 unseen")
    assert row(drawn(match, None), "hand").count("unseen") == 2


def test_a_narrow_screen_is_kept_too() -> None:
    assert max(map(len, drawn(after("village", 4, 400), None, width=64))) <= 64


def test_a_board_keeps_its_signs() -> None:
    lines = drawn(after("connect_four", 2, 4), None)
    assert "      a b c d e f g" in lines
    assert any("1 disc of Player 1" in line for line in lines)


def test_the_rows_of_hexes_lean_as_they_lie() -> None:
    lines = drawn(after("honeycomb", 2, 1), None)
    rows = [line for line in lines if re.match(r" +[1-7]  [·1-2]", line)]
    assert [len(row) - len(row.lstrip()) for row in rows] == [9, 8, 7, 6, 5, 4, 3]
    assert max(map(len, rows)) <= 80


def test_ways_are_told_place_by_place_with_whose_they_are() -> None:
    lines = drawn(after("skerries", 3, 60), 0)
    begin = lines.index("lane")
    block = lines[begin + 1 : lines.index("", begin)]
    assert [line.split()[0] for line in block if line[0] != " "] == [
        "alda",
        "birk",
        "corra",
        "dunna",
        "eldey",
        "fara",
        "grim",
        "hest",
        "iona",
    ]
    told = " ".join(block)
    assert sum(told.count(f"({whose})") for whose in ("P1", "P2", "P3", "sea")) == 2 * 16
    assert "birk 1 (" in block[0]


def test_what_lies_on_ways_is_told_with_them(toy: Toy) -> None:
    match = toy(TRACKS).new(players=2, seed=1)
    match.play(match.decision.options[0])
    match.play(match.decision.options[0])
    lines = drawn(match, None)
    assert "agen    brive 2 (P1)   cahors 1" in lines
    assert "dax     cahors 4   foix 1   foix 1" in lines


def test_alike_loads_are_told_of_each() -> None:
    assert counted(["fox (2 coin)", "fox (2 coin)", "wolf", "wolf", "bear (1 coin)"]) == [
        "2 fox (2 coin each)",
        "2 wolves",
        "bear (1 coin)",
    ]


RUN = """
    game run "Run"
    players 2
    resource gem: 20
    kind way: north, southrest
    counter steps each way: 0
    counter turns_since_the_start each way: 0
    piece king each player, starts in store: 1
    piece card, starts in market:
      | card       | price   | points |
      | lighthouse | 1 gem   | 11     |
      | warehouse  | 2 gem   | 12     |
      | shipyard   | 3 gem   | 13     |
      | windmill   | 4 gem   | 14     |
      | guildhall  | 5 gem   | 15     |
      | watchtower | 6 gem   | 16     |
      | smithy     | 7 gem   | 17     |
      | brickworks | 8 gem   | 18     |
    zone store each player
    zone market, holds card, ordered
    grid board: 3 by 2 of king
    setup:
      move 1 king from store of seat 1 to a1
      move 1 king from store of seat 2 to b2
      each player: reward: 1 gem
      each king in board: move 1 gem from supply to king
      each way: steps of way becomes 3
    round:
      each way: turns_since_the_start of way becomes 0
      turns from seat 1:
        choose king in board as mine
        choose card in market
        cost: price of card
        reward: (points of card) gem
    end when gem on supply is 15
"""


def test_names_do_not_run_into_what_is_told_of_them(toy: Toy) -> None:
    lines = drawn(toy(RUN).new(players=2, seed=1), None)
    assert "steps                  north 3   southrest 3" in lines
    assert "turns since the start  -" in lines


def test_what_lies_on_a_piece_leaves_the_board_as_it_is(toy: Toy) -> None:
    lines = drawn(toy(RUN).new(players=2, seed=1), None)
    begin = lines.index("board")
    assert lines[begin + 1 : begin + 6] == [
        "   2  · 2 ·",
        "   1  1 · ·",
        "      a b c",
        "      1 king of Player 1, 2 king of Player 2",
        "      on a1 1 gem, on b2 1 gem",
    ]


def test_what_a_player_decides_by_is_told_on_a_narrow_screen(toy: Toy) -> None:
    match = toy(RUN).new(players=2, seed=1)
    for width in (60, 80, 140):
        told = " ".join(" ".join(drawn(match, None, width)).split())
        assert "lighthouse: 1 gem, 11" in told
        assert "brickworks: 8 gem, 18" in told


def test_a_move_within_a_grid_tells_the_spaces(toy: Toy) -> None:
    text = """
        game walk "Walk"
        players 2
        piece king each player, starts in store: 1
        zone store each player
        grid kingdom each player: 2 by 2 of king
        round:
          turns from seat 1, 1 each:
            choose space in your kingdom as first_space
            move 1 king from your store to first_space
            choose space in your kingdom where it is empty as next_space
            each king in first_space: move king to next_space
          end game
    """
    match = toy(text).new(players=2, seed=1, traced=True)
    for _ in range(2):
        assert match.decision is not None
        match.play(match.decision.options[0])
    said = [event.text for event in match.events]
    assert "Player 1: king from store to a1" in said
    assert "Player 1: king from a1 to b1" in said


WALK = """
    game walk "Walk"
    players 2
    kind gate, in a circle: north_gate, east_gate, south_gate
    kind arch: first_arch, last_arch
    table arch:
      | arch       | here       | yonder     |
      | first_arch | north_gate | east_gate  |
      | last_arch  | east_gate  | south_gate |
    piece ghost each player, starts in crypt: 1
    piece coach, plural coaches, starts in shed: 2
    zone crypt each player, holds ghost
    zone shed, holds coach
    zone path each gate, holds ghost
    zone yard each gate, holds coach, at most 2
    zone below each arch, holds coach
    setup:
      each player: move all your ghosts in crypt to path of east_gate
      move 1 coach from shed to yard of south_gate
      move 1 coach from shed to below of last_arch
    round:
      turns from seat 1:
        choose gate as there
        choose arch where here of it is there or yonder of it is there
        end game
"""


def test_a_circle_is_a_table_in_its_order(toy: Toy) -> None:
    lines = drawn(toy(WALK).new(players=2, seed=1), None)
    (head,) = [number for number, line in enumerate(lines) if line.split() == ["gate", "path", "yard"]]
    assert [line.split() for line in lines[head + 1 : head + 4]] == [
        ["north", "gate", "-", "0/2", "-"],
        ["east", "gate", "P1,", "P2", "0/2", "-"],
        ["south", "gate", "-", "1/2", "coach"],
    ]
    assert lines[head + 4] == "in a circle: after south gate comes north gate"
    assert not any(line.startswith(("path ", "yard ")) for line in lines), "each place is told once"


def test_what_lies_between_two_others_names_them(toy: Toy) -> None:
    lines = drawn(toy(WALK).new(players=2, seed=1), None)
    assert "below  last arch (east gate – south gate) coach" in lines


def test_a_row_of_boxes_for_numbers_reads_as_on_a_sheet() -> None:
    match = game("dyers").new(players=2, seed=3)
    assert match.decision is not None
    match.play(next(option for option in match.decision.options if option.label == "red 1"))
    assert match.decision is not None
    match.play(next(option for option in match.decision.options if option.label == "blue 2"))
    lines = [" ".join(line.split()) for line in drawn(match, 0)]
    assert "vat at red 1 _ _ _ _ _ _ _ _ _" in lines
    assert "vat at blue _ _ _ _ _ 2 _ _ _ _" in lines
    assert any(line.startswith("tray red ") for line in lines), "dice are called by what they show, and by nothing twice"
