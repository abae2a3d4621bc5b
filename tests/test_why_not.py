"""Whatever is not offered has a reason: the rule's own line, and in plain words what is lacking."""

from __future__ import annotations

import pytest

from interpreter import Match, Refusal
from tests.conftest import Toy
from tests.games import known

STALLS = """
    game fairground "Fairground"
    players 2
    kind ware: wood, clay
    resource ware: 9 of each
    resource coin: 9, stands for any ware
    actions deed: work, build, haggle

    piece stall, starts in field:
      | stall | price           |
      | booth | 3 wood          |
      | tent  | 2 clay or 4 wood |
      | wheel | 9 wood          |
    piece secret, starts in bag:
      | secret | copies |
      | ruby   | 1      |
    zone field, holds stall
    zone own each player, holds stall
    zone bag, holds secret, contents seen by nobody

    round:
      turns from seat 1:
        one of: build, haggle, plan, work

    end when any player where coin of it is at least 9

    action work "work":
      reward: 1 wood

    action build "build a stall":
      choose stall in field where it is not wheel
      cost: price of stall
      move stall to your own

    action haggle "haggle":
      needs: your coin is at least 1
      one of:
        "sell":
          cost: 2 clay
          reward: 2 coin
        "swap":
          cost: any 2 ware
          reward: 1 coin

    action plan "plan a deed":
      choose deed
      may: do chosen deed
"""


def fairground(toy: Toy, held: str) -> Match:
    return toy(STALLS, f"setup:\n  each player: reward: {held}\n").new(players=2, seed=1)


def line_of(match: Match, text: str) -> str:
    """`(toy.rules:30)` for the first line with this text."""
    found = next(line for line in match.game.program.lines if line.text == text)
    return f"{text} (toy.rules:{found.line})"


def test_a_cost_says_what_it_takes_and_what_there_is(toy: Toy) -> None:
    match = fairground(toy, "2 wood + 2 clay")
    match.play("build")
    assert match.decision is None or match.decision.player == 1, "only the tent can be paid: it is taken"
    match = fairground(toy, "2 wood")
    said = match.why_not("build")
    booth = "booth: it takes 3 wood and Player 1 has 2, missing 1 wood"
    tent = "tent: it takes 2 clay or 4 wood and Player 1 has 0 clay, 2 wood, missing 2 clay"
    assert said == f"{booth}; {tent}: {line_of(match, 'cost: price of stall')}", "each of them"


def test_a_piece_that_is_not_offered(toy: Toy) -> None:
    match = fairground(toy, "4 wood + 2 coin")
    match.play("build")
    assert {option.label for option in match.decision.options} == {"booth", "tent"}  # type: ignore[union-attr]
    line = line_of(match, "choose stall in field where it is not wheel")
    assert match.why_not("wheel") == f"`wheel` cannot be chosen here: {line}"
    assert match.not_offered() == ["wheel"], "the line leaves it out"
    assert match.why_not("booth") == "`booth` is possible now"
    assert match.why_not("booth in field") == "`booth in field` is offered as `booth`"


def test_a_piece_that_nobody_sees_is_no_piece(toy: Toy) -> None:
    match = fairground(toy, "4 wood")
    match.play("build")
    assert match.why_not("ruby") == match.why_not("rubyx").replace("rubyx", "ruby")


@pytest.mark.parametrize(
    ("way", "said"),
    [
        ("2 wood + 1 clay", "`2 wood + 1 clay` is no way to pay this: cost: price of stall"),
        ("4 wood", "it takes 4 wood and Player 1 has 3, missing 1 wood: cost: price of stall"),
        ("1 clay + 1 coin", "`1 clay + 1 coin` is possible now"),
        ("9 pearls", "`9 pearls` is not asked now; asked is: how to pay"),
    ],
)
def test_a_payment_that_is_not_offered(toy: Toy, way: str, said: str) -> None:
    match = fairground(toy, "3 wood + 2 clay + 2 coin")
    match.play("build")
    match.play("tent")
    assert match.decision is not None
    assert match.decision.kind == "pay"
    assert match.why_not(way).startswith(said)


def test_an_alternative_says_which_line_says_no(toy: Toy) -> None:
    match = fairground(toy, "2 wood + 2 clay + 1 coin")
    match.play("haggle")
    match.play("swap")
    match = fairground(toy, "1 coin")
    line = line_of(match, "cost: 2 clay")
    other = line_of(match, "cost: any 2 ware")
    sell = f"sell: it takes 2 clay and Player 1 has 0 clay, 1 coin, missing 1 clay: {line}"
    swap = f"swap: it takes 2 wood or clay and Player 1 has 0 wood, 0 clay, 1 coin, missing 1 wood or clay: {other}"
    assert match.why_not("haggle") == f"{sell}; {swap}"


def test_an_action_whose_condition_fails(toy: Toy) -> None:
    match = fairground(toy, "3 wood")
    assert match.not_offered() == ["haggle"]
    assert match.why_not("haggle") == f"your coin must be at least 1 and is 0: {line_of(match, 'needs: your coin is at least 1')}"


def test_what_comes_up_elsewhere(toy: Toy) -> None:
    match = fairground(toy, "1 wood")
    said = match.why_not("swap")
    assert said == "`swap` is not asked now; asked is: what to do. It may come up in `haggle`"


def test_another_deed_than_the_chosen_one(toy: Toy) -> None:
    match = fairground(toy, "3 wood")
    match.play("plan")
    match.play("work")
    assert match.why_not("work") == "`work` is possible now"
    assert match.why_not("build") == f"`build` was not chosen, but `work`: {line_of(match, 'may: do chosen deed')}"


def test_a_value_that_the_line_leaves_out() -> None:
    match = known("nim").new(players=2, seed=1)
    match.play("left")
    match.play("3")
    told, _, line = match.why_not("left").partition(": ")
    assert told == "`left` cannot be chosen here, stone on left must be at least 1 and is 0"
    assert line.startswith("choose")
    assert "(nim.rules:" in line
    match.play("right")
    assert match.why_not("9").startswith("`9` cannot be chosen here: choose a number from 1 to")


ROW = """
    game small "A small game"
    players 3
    piece card, starts in deck:
      | card | rank | copies |
      | two  | 2    | 10     |
    zone deck, holds card, a face-down pile
    zone row, holds card, in a row
    zone hand of each player, holds card, contents seen by its owner
    setup:
      each player: draw 2 from deck to your hand
      draw 1 from deck to hand_top of seat 2
      draw 1 from deck to hand_top of seat 3
    round:
      turns from seat 1, 2 each: one of: follow, top_it, look_on, dream, visit, peep, outdo, wait, lay
    action visit: choose a player where rank of top of hand_top of player is at least 1
    action peep: needs: any player where rank of top of hand_top of it is at least 3
    action outdo: needs: rank of top of row is at least 7
    action follow: needs: (rank of the card in row with the highest rank) + 1 is 3
    action top_it: needs: rank of top of row is at least 2
    action look_on: needs: rank of top of your hand_top is more than count of cards in row
    action dream: needs: round is 5
    action wait: needs: round is 1
    action lay: move any card in your hand to row
    zone hand_top of each player, holds card, in a row
    end after 3 rounds
    winner: the highest count of cards in your hand
"""


def test_a_figure_of_what_is_not_there_is_told_as_one(toy: Toy) -> None:
    match = toy(ROW).new(players=3, seed=1)
    told = {name: match.why_not(name).partition(": ")[0] for name in ("follow", "top_it", "look_on", "dream")}
    assert told["follow"].endswith("must be 3 and is 1, as what is not there has 0")
    assert told["top_it"].endswith("must be at least 2 and is 0, as what is not there has 0")
    assert told["look_on"].endswith(", as what is not there has 0")
    assert told["dream"].endswith("must be 5 and is 1")
    assert "not there" not in match.why_not("peep")
    match.play("lay")
    told = {name: match.why_not(name).partition(": ")[0] for name in ("follow", "top_it", "look_on", "dream", "peep", "outdo")}
    assert not [name for name, one in told.items() if "not there" in one]
    match.play("visit")
    assert match.why_not("Player 1").partition(": ")[0].endswith("must be at least 1 and is 0, as what is not there has 0")


def test_a_price_that_nobody_could_hold_tells_who_could_help() -> None:
    """In a game in which cards pay, that one holds none of it says nothing."""
    match = known("valeria").new(players=2, seed=5)
    while match.decision is not None and "build" not in [option.key for option in match.decision.options]:
        match.play(match.decision.options[0])
    match.play("build")
    assert match.decision is not None
    (missing, *_) = match.not_offered()
    said = match.why_not(missing)
    assert "castle gives" in said
    assert "for 1 gold" in said
    assert "and Player 1 has" in said or "and Player 2 has" in said


def test_which_candidate_lacks_what() -> None:
    """Each by name, alike reasons together, and the line once."""
    match = known("valeria").new(players=2, seed=3)
    while match.decision is not None and "harvest" not in match.decision.keys:
        match.play(match.decision.options[0])
    told, _, line = match.why_not("recruit").partition(": needs: ")
    soldiers = "count of buildings in your village whose calling is soldier must be at least"
    assert told.split("; ")[:2] == [f"knight: {soldiers} 2 and is 0", f"mercenary, paladin, inquisitor: {soldiers} 1 and is 0"]
    assert "needs:" not in told
    assert line.startswith(
        "(count of buildings in your village whose calling is this_calling) is at least required of adventurer"
    )


def test_what_nobody_could_give_is_told_as_missing() -> None:
    match = known("valeria").new(players=2, seed=5)
    while match.decision is not None and "build" not in match.decision.keys:
        match.play(match.decision.options[0])
    match.play("build")
    prices = [match.why_not(name) for name in match.not_offered()]
    assert any(", missing " in price.partition(" (")[0] for price in prices), prices


TRICKS = """
    game tricks "Tricks"
    players 2
    kind suit: hearts, spades
    piece card, starts in pack:
      | card  | suit   | rank |
      | queen | hearts | 12   |
      | king  | hearts | 13   |
      | two   | spades | 2    |
      | three | spades | 3    |
      | four  | spades | 4    |
      | ten   | spades | 10   |
    zone pack, holds card
    zone hand each player, holds card, contents seen by its owner
    zone table, holds card
    setup:
      each card in pack:
        if rank of card is 12 or rank of card is 2 or rank of card is 3: move card to hand of seat 1
        else if rank of card is at most 4: move card to hand of seat 2
    round:
      turns from seat 1:
        do follow
    ## The suit of the first card must be followed.
    action follow "follow suit":
      choose card in your hand where its suit is spades and its rank is at most 9
      move card to table
    end when any player where hand of it is empty
"""
SUIT = "choose card in your hand where its suit is spades and its rank is at most 9"


def test_what_must_be_followed_is_told(toy: Toy) -> None:
    match = toy(TRICKS).new(players=2, seed=1)
    assert match.not_offered() == ["queen"], "what the line leaves out comes to mind"
    said = "`queen` cannot be chosen here, suit of queen must be spades and is hearts"
    assert match.why_not("queen") == f"{said}: {line_of(match, SUIT)}"


def test_where_something_lies_that_one_does_not_hold(toy: Toy) -> None:
    match = toy(TRICKS).new(players=2, seed=1)
    assert match.why_not("king") == f"`king` lies in pack, not in hand of Player 1: {line_of(match, SUIT)}"
    assert match.why_not("four") == f"there is no `four` in hand of Player 1: {line_of(match, SUIT)}", "not where it is"
    assert "there is no" not in match.why_not("card")


def test_no_more_reasons_than_one_can_read(toy: Toy) -> None:
    rows = "\n".join(f"      | stall{number} | {number} wood |" for number in range(11, 25))
    text = STALLS.replace("      | booth | 3 wood          |", rows).replace("resource ware: 9", "resource ware: 90")
    said = toy(text, "setup:\n  each player: reward: 1 wood\n").new(players=2, seed=1).why_not("build")
    assert said.count("it takes") == 6
    assert "; and 9 more: cost: price of stall" in said


def test_a_label_that_is_played_names_its_key(toy: Toy) -> None:
    match = fairground(toy, "2 clay")
    for said in ("Build", "build a stall"):
        with pytest.raises(Refusal, match=f"`{said}` is no key: it is offered as `build`"):
            match.play(said)


def test_a_need_that_fails_in_play_says_what_it_lacks(toy: Toy) -> None:
    game = toy("""
        game need "Need"
        players 2
        resource coin: 9
        setup:
          each player: reward: 1 coin
        round:
          turns from seat 1:
            choose number from 1 to 2 as paid
            cost: 1 coin
            needs: your coin is at least paid
        end when coin on supply is 9
    """)
    with pytest.raises(Refusal, match="the rules cannot go on here: your coin must be at least 1 and is 0, and no `if"):
        game.new(players=2, seed=1)


def test_where_nothing_leads_on_each_way_says_what_stops_it(toy: Toy) -> None:
    game = toy("""
        game stop "Stop"
        players 2
        resource coin: 5
        counter code: 1
        round:
          turns from seat 1:
            one of: left, right
            move (3 * code) coin from supply to you
        action left "left": code becomes code + 1
        action right "right": code becomes code + 2
        end when code is at least 9
    """)
    with pytest.raises(Refusal) as refusal:
        game.new(players=2, seed=1)
    assert "here: left: there is 5 coin and 6 is needed; right: there is 5 coin and 9 is needed, and no `if" in str(refusal.value)
    assert "move (3 * code) coin from supply to you)" in str(refusal.value)
