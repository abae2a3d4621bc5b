"""Law 3.4, by brute force: what is offered is what looking ahead without any guard finds, at every decision of random play."""

from __future__ import annotations

import pytest

from interpreter import Game, Match, load
from interpreter.engine.deciding.asking import listed
from interpreter.numbering.tables import tables_of
from interpreter.state.state import Playable
from interpreter.translate import translate
from interpreter.translate.analysis import guards as written_guards
from interpreter.translate.steps import calls as written_calls
from interpreter.translate.steps import choices as written_choices
from interpreter.translate.steps import loops as written_loops
from interpreter.translate.steps import payments as written_payments
from tests.conftest import Toy
from tests.toys import EVERYTHING, POWERS

from .playing import Dice

CERTAIN = (
    (written_choices, "surely"), (written_payments, "surely"), (written_payments, "helps"), (written_payments, "lasts"),
    (written_loops, "lasts"), (written_calls, "surely"),
)  # fmt: skip

ENTWINED = """game entwined "Entwined"
players 2
resource coin: 12, at most 6 each player
counter pot: 2
counter days: 0
counter luck each player: 1
counter noise: 0
piece card, plural cards, starts in deck:
  | card | rank | copies |
  | low  | 1    | 6      |
  | high | 2    | 6      |
zone deck, holds card
zone hand each player, holds card
zone row, holds card
zone shelf, holds card
value highs: count of cards in row where rank of it is 2
value rich: smaller of pot and 2
while days is at least 4: rich is 1 less
setup:
  shuffle deck
  each player: draw 3 from deck to your hand
  each player: reward: 2 coin
  draw 2 from deck to row
round:
  days becomes days + 1
  turns from seat 1, 2 each: one of: swap_one, twice, pay_up, spend, count_highs, spread, hand_in, call_it, look_back, shout, idle
action swap_one "swap":
  choose card in your hand
  move card to row
  choose card in row where rank of it is 1 as back
  move back to your hand
action twice "twice from the shelf":
  choose card in row
  move card to shelf
  choose card in shelf where rank of it is 2 as best
  move best to row
action pay_up "pay up":
  pot becomes pot + 1
  needs: pot is at most 3
  choose card in your hand where rank of it is at most pot
  move card to shelf
action spend "spend":
  move 2 coin from you to supply
  needs: your coin is at least 1
  luck of you becomes luck of you + 1
action count_highs "count":
  choose card in your hand
  move card to row
  needs: highs is at least 2
  reward: 1 coin
action spread "spread":
  if your coin is at least 2: choose card in row as one
  else: choose card in shelf as one
  luck of you becomes luck of you + 1
  needs: your luck is at most 4
  choose card in your hand where rank of it is rich as two
  move two to shelf
action hand_in "hand in":
  choose card in your hand
  move card to shelf
  do refill
  needs: any card in your hand where rank of it is 2
phase refill "refill":
  move 1 card from row to your hand
action call_it "call":
  days becomes days + 1
  do refill
  cost: 1 coin
  choose card in shelf where rank of it is 1 as cheap
  move cheap to deck
action look_back "look back":
  move all cards in shelf to deck
  choose card in deck where rank of it is 2
  move card to row
action shout "shout":
  choose card in your hand
  move card to shelf
  needs: noise is at most 2
when card comes to shelf: noise becomes noise + 1
action idle "idle":
  reward: 1 coin
end when days is at least 9
score coins: your coin + count of cards in your hand
winner: highest total
"""

LOCKED = """game locked "Locked"
players 2
kind colour: red, blue, green
resource coin: 12
counter days: 0
piece card, plural cards, starts in deck:
  | card | tint  | opens | copies |
  | ruby | red   | blue  | 4      |
  | lake | blue  | green | 4      |
  | leaf | green | red   | 4      |
  | rose | red   | red   | 3      |
zone deck, holds card
zone hand each player, holds card
zone pit each player, holds card
zone shelf, holds card
setup:
  shuffle deck
  each player:
    draw 4 from deck to your hand
    draw 1 from deck to your pit
    reward: 3 coin
round:
  days becomes days + 1
  turns from seat 1, 2 each: one of: lock_in, own_pit, both_ways, of_whom, twice_in, give_over, hand_over, swap_round, late, idle
action lock_in "lock in":
  choose a card in your hand
  move card to your pit
  if there is a card in pit whose tint is opens of card: cost: 1 coin
  else: cost: 3 coin
action own_pit "own pit":
  choose a card in your hand
  move card to your pit
  needs: there is no card in your pit whose tint is opens of card
  cost: 2 coin
action both_ways "both ways":
  choose a card in your hand as first
  move first to your pit
  choose a card in your pit whose tint is red as back
  move back to your hand
  if there is a card in your pit whose tint is blue: cost: 2 coin
  else: needs: there is a card in your hand whose tint is green
action of_whom "of whom":
  choose a card in your hand
  move card to your pit
  choose a card in pit whose tint is opens of card as keeper
  if owner of keeper is you: move 1 coin from supply to you
  else:
    cost: 2 coin
    if owner of keeper is seat 1: cost: 1 coin
action twice_in "twice in":
  choose a card in your hand as one
  move one to shelf
  do shut one
  needs: your coin is at least 1
steps shut (earlier, a card):
  choose a card in your hand as two
  move two to shelf
  if there is no card in shelf whose tint is opens of earlier: cost: 1 coin
action give_over "give over":
  choose a card in your pit as mine
  move mine to pit of player left of you
  choose a card in pit whose tint is tint of mine as same
  if owner of same is you: cost: 2 coin
  else: needs: there is a card in your pit whose tint is blue
action hand_over "hand over":
  choose a card in your pit as mine
  move mine to hand of player left of you
  if owner of mine is you: reward: 1 coin
  else: cost: 9 coin
action swap_round "swap round":
  choose a card in your pit as old
  move old to shelf
  choose a card in your hand as new
  move new to your pit
  choose a card in your pit whose tint is red as best
  move best to shelf
  cost: 2 coin
action late "late":
  choose a card in your hand
  if tint of card is red: needs: days is at least 4
  else:
    cost: 1 coin
    needs: days is at least 4
  move card to shelf
action idle "idle":
  reward: 1 coin
  move all cards in shelf to deck
  draw 1 from deck to your hand
end when days is at least 12
score coins: your coin
winner: highest total
"""

BIDS = """game bids "Bids"
players 2 to 3
resource coin: 30
counter bid: 0
counter days: 0
role leader: nobody
value asked: bid + 2
setup:
  each player: reward: 2 coin
round:
  days becomes days + 1
  turns from seat 1, 2 each: one of: auction, by_value, mine, of_rich, twice, idle
action auction "auction":
  bid becomes 0
  nobody becomes leader
  turns from you until all have passed: one of: raise, pass
  each player that is leader: cost: (bid) coin
action raise "raise":
  needs: leader is not you
  choose a number from bid + 1 to your coin as offer
  bid becomes offer
  you become leader
action by_value "by value":
  bid becomes 3
  needs: asked is at most 3
  cost: 2 coin
action mine "mine":
  you become leader
  each player that is leader: cost: 3 coin
action of_rich "of the rich":
  bid becomes 4
  each player whose coin is at least bid: cost: 6 coin
action twice "twice":
  bid becomes 1
  add days to bid
  needs: bid is at most 1
action idle "idle": reward: 1 coin
end when days is at least 9
score coins: your coin
winner: highest total
"""


TURNED = """game turned "Turned"
players 2
counter days: 0
counter troubles: 0
role leader: seat 1 at first
piece disc each player, starts in store: 5
piece bean, starts in sack: 7
zone store each player, holds disc
zone sack, holds bean
zone bowl each player, holds bean
zone shelf, holds bean, at most 4
grid board: 3 by 3 of disc
setup:
  each player: move 1 bean from sack to your bowl
  move 1 disc from store of seat 1 to a1
  move 1 disc from store of seat 2 to b2
  move 1 disc from store of seat 2 to c2
round:
  days becomes days + 1
  turns from seat 1, 2 each:
    one of: turn_all, outflank, dole, in_a_row, one_space, onto_shelf, from_shelf, of_both, give_back, lay, idle,
        twice_there, lay_twice, empty_and_fill, of_leaders, of_owners
  turns from seat 2, 1 each:
    do turn_all
    if that cannot be done: add 1 to troubles
action lay "lay":
  choose a space in board that is empty
  move 1 disc from your store to space
action twice_there "twice there":
  choose a disc in board as kept
  each disc in board whose owner is you: do two_for_one disc with space of disc
phase two_for_one (a disc) with (a space) "two for one":
  move disc to store of owner of disc
  move 1 disc from your store to space
  move 1 disc from your store to space
action lay_twice "lay twice":
  choose a space in board that is empty
  move 1 disc from your store to space
  move 1 disc from your store to space
action empty_and_fill "empty and fill":
  choose a disc in board whose owner is you
  do fill disc with space of disc
phase fill (a disc) with (a space) "fill":
  move disc to store of owner of disc
  each bean in shelf: move 1 disc from your store to space
action of_leaders "of leaders":
  choose a disc in board as kept
  each disc in board as one:
    move 1 bean from bowl of leader to sack
    player left of leader becomes leader
action of_owners "of owners":
  choose a disc in board as kept
  each disc in board as one: move 1 bean from bowl of owner of one to sack
action idle "idle": add 1 to days
action turn_all "turn over":
  choose a space in board that is empty
  each disc in board whose owner is not you: do turn_over disc with space of disc
  move 1 disc from your store to space
action outflank "outflank":
  choose a space in board that is empty and there is a disc outflanked from it
  each disc outflanked from space: do turn_over disc with space of disc
  move 1 disc from your store to space
phase turn_over (a disc) with (a space) "turn over":
  move disc to store of owner of disc
  move 1 disc from your store to space
action dole "dole":
  choose a disc in board whose owner is you
  each disc in board whose owner is you as one: move 1 bean from sack to your bowl
  move 2 beans from sack to your bowl
action in_a_row "in a row":
  choose a disc in board as kept
  move 2 beans from sack to your bowl
  move 1 bean from your bowl to bowl of player left of you
  move 3 beans from sack to your bowl
  move 4 beans from your bowl to sack
action one_space "one space":
  choose a space in board that is empty
  each disc in board whose owner is you:
    move disc to store of owner of disc
    move 1 disc from your store to space
action onto_shelf "onto the shelf":
  choose a disc in board as kept
  each disc in board whose owner is you as one: move 1 bean from your bowl to shelf
action from_shelf "from the shelf":
  choose a disc in board as kept
  each bean in shelf:
    move bean to sack
    move 1 bean from shelf to your bowl
action of_both "of both":
  choose a disc in board as kept
  move kept to store of owner of kept
  each disc in board whose owner is you: do turn_over disc with space of disc
  each disc in board whose owner is you as one: move 1 bean from bowl of seat 1 to bowl of seat 2
  move 2 beans from bowl of seat 1 to sack
action give_back "give back":
  each bean in shelf: move bean to sack
  each bean in your bowl: move bean to sack
  each disc in board whose owner is you: move disc to store of owner of disc
end when days is at least 25
score beans: count of beans in your bowl
winner: highest total
"""


def without_guards(match: Match, monkeypatch: pytest.MonkeyPatch) -> Playable:
    """The same game, translated without guards: every decision looks ahead for every option."""
    with monkeypatch.context() as patch:
        patch.setattr(written_guards, "guard", lambda *_: ([], False))
        for written, name in CERTAIN:
            patch.setattr(written, name, lambda *_, **__: None)
        t = tables_of(match.state)
        return translate(t.program, t.players, t.options)[0]


def compare(game: Game, players: int, seed: int, monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    match = game.new(players=players, seed=seed)
    unguarded = without_guards(match, monkeypatch)
    dice = Dice(seed)
    for _ in range(most):
        if match.decision is None or match.state.ask is None:
            return
        number, _, offered = match.state.ask
        state = match.state.copy()
        state.n = unguarded
        if match.decision.kind not in ("pay", "gain", "order") and not unguarded.sites[number].hidden:
            assert listed(state) == offered, match.decision.address
        match.play(match.decision.options[dice.below(len(offered))])


@pytest.mark.parametrize(
    "name", ["nim", "pig", "tic_tac_toe", "jetty", "beasts", "terraces", "pawnbroker", "draughts", "skerries", "fiefs"]
)
def test_of_small_games(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load(name)
    for seed in range(3):
        compare(game, game.max_players, seed, monkeypatch, most=60)


def test_of_a_game_with_a_little_of_everything(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    game = toy(EVERYTHING)
    for seed in range(4):
        compare(game, 2 + seed % 3, seed, monkeypatch, most=80)


def test_of_a_game_with_sources_and_abilities(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    game = toy(POWERS)
    for seed in range(8):
        compare(game, 2 + seed % 2, seed, monkeypatch, most=80)


def test_of_steps_that_change_what_later_ones_read(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a step in between changes must not be read off before it."""
    game = toy(ENTWINED)
    for seed in range(12):
        compare(game, 2, seed, monkeypatch, most=60)


def test_of_pieces_that_come_to_where_is_looked(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    """The piece that has come counts as well, if it is such a one; whoever came or went may be the one that is asked about."""
    game = toy(LOCKED)
    for seed in range(16):
        compare(game, 2, seed, monkeypatch, most=60)


def test_of_turns_in_which_all_may_pass(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if nobody did anything in them, after what was set before; and nothing fails that is done for each of none."""
    game = toy(BIDS)
    for seed in range(10):
        compare(game, 2 + seed % 2, seed, monkeypatch, most=60)


def test_of_passes_that_are_judged_together(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that is taken in a loop must be there; a space that one piece leaves has room for another, and only for one."""
    game = toy(TURNED)
    for seed in range(16):
        compare(game, 2, seed, monkeypatch, most=60)


@pytest.mark.parametrize("players", [1, 3])
def test_of_a_game_with_chains(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    compare(load("villagers"), players, 7, monkeypatch, most=150)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", ["village", "valeria", "carpe_diem"])
def test_of_a_long_game(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    compare(load(name), players, 5, monkeypatch, most=120)
