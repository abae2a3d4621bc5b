"""What a report calls by the words that people use: what is paid, laid down, thrown away, made anew, and what cannot be done."""

import pytest

from interpreter.match.match import Match
from interpreter.numbering.tables import tables_of
from interpreter.telling.english.articles import is_plural
from interpreter.telling.english.inflection import many, one_of
from interpreter.telling.report import Report
from interpreter.telling.report.clauses import Clause
from interpreter.telling.report.notes import with_notes
from tests.conftest import Toy
from tests.telling import told_of

SHOP = """
    game shop "Shop"
    players 2
    kind herb: mint, sage, dill
    resource herb: unlimited of each
    resource coin, plural coins: unlimited
    piece note, starts in purse:
      | note  | worth |
      | penny | 1     |
      | groat | 1     |
      | crown | 5     |
    zone purse, holds note
    zone hand of each player, holds note
    zone bank, holds note
    zone thrown, holds note
    piece chart, starts in desk:
      | chart | copies |
      | reef  | 2      |
    zone desk, holds chart
    zone shelf, holds chart
    grid field: 2 by 2 of chart
    counter pot: 0 at first
    counter prize: 0 at first, for the rules only
    counter stars of each player: 0 at first
    setup:
      move all notes in purse to hand of seat 1
      each player: gain 1 coin
    round:
      {round}
    {actions}
    end after 1 round
    score coins: your coin + your stars + pot + prize
"""
ONE_TURN = "turns from seat 1, 1 each: if you are seat 1: do {}"


def of(toy: Toy, rounds: str, actions: str, *choices: str | int) -> Match:
    rules = SHOP.format(round=rounds.replace("\n", "\n      "), actions=actions.replace("\n", "\n    "))
    match: Match = toy(rules).new(players=2, seed=1, traced=True)
    for choice in choices:
        match.play(choice)
    return match


def told(toy: Toy, rounds: str, actions: str, *choices: str | int) -> list[str]:
    return [
        text for text in told_of(of(toy, rounds, actions, *choices)) if "purse" not in text and text not in ("Set-up", "Round 1")
    ]


@pytest.mark.parametrize(
    ("title", "to", "text"),
    [
        ("buy a chart", "bank", "Player 1 buys a chart and pays the penny and the groat to the bank."),
        ("buy a chart", "thrown", "Player 1 buys a chart and pays the penny and the groat."),
        ("buy a chart", "hand of seat 2", "Player 1 buys a chart and pays the penny and the groat to Player 2."),
        ("lay down a pair", "thrown", "Player 1 lays down a pair (the penny and the groat)."),
        ("throw away two notes", "bank", "Player 1 throws away two notes (the penny and the groat)."),
    ],
)
def test_pieces_that_are_paid_are_told_as_paid_or_beside_what_is_done_with_them(toy: Toy, title: str, to: str, text: str) -> None:
    action = f'action deal "{title}":\n  pay 2 notes where its worth is 1 from your hand to {to}\naction wait: gain 9 coins'
    assert told(toy, "turns from seat 1, 1 each: one of: deal, wait", action, "deal", "penny")[0] == text


def test_what_is_said_of_two_deeds_is_one_number(toy: Toy) -> None:
    action = "action deal:\n  pot becomes 2\n  gain 1 coin\n  add 5 to pot"
    assert told(toy, ONE_TURN.format("deal"), action) == ["Player 1 gains 1 coin (pot 7)."]
    notes = [Clause(0, "", "pot 0", note="common"), Clause(0, "roll", "6"), Clause(0, "", "pot 6", note="common")]
    assert with_notes(notes) == [Clause(0, "roll", "6", notes=("pot 6",))]


def test_what_is_gained_twice_is_one_sum(toy: Toy) -> None:
    action = "action deal:\n  gain 1 mint\n  gain 1 sage\n  gain 2 mint"
    assert told(toy, ONE_TURN.format("deal"), action) == ["Player 1 gains 3 mints and 1 sage."]


def test_what_a_player_puts_back_goes_into_the_supply(toy: Toy) -> None:
    action = "action deal:\n  gain 2 dill\n  move 1 dill from you to supply"
    assert told(toy, ONE_TURN.format("deal"), action) == ["Player 1 gains 2 dills and puts 1 dill back into the supply."]


@pytest.mark.parametrize(("how", "text"), [("count of notes in your hand", ["Player 1's stars is now 3."]), ("prize + 1", [])])
def test_what_is_counted_is_told_though_the_rules_keep_it(toy: Toy, how: str, text: list[str]) -> None:
    action = f"action deal:\n  prize becomes {how}\n  your stars becomes prize"
    assert [one.replace(" are ", " is ") for one in told(toy, ONE_TURN.format("deal"), action)] == text


def test_what_comes_to_lie_somewhere_is_laid_on_it(toy: Toy) -> None:
    lay = 'action lay "lay a chart":\n  move 1 chart from desk to a1\n'
    put = 'action put "put down a chart":\n  move 1 chart from desk to shelf'
    turns = "turns from seat 1, 1 each: one of: lay, put"
    assert told(toy, turns, lay + put, "lay") == [
        "Player 1 lays a chart from the desk on a1.",
        "Player 2 puts down a chart from the desk to the shelf.",
    ]


def test_what_chance_chose_is_called_as_what_was_asked_for(toy: Toy) -> None:
    action = "action deal:\n  choose a random note in your hand where its worth is 5\n  gain 1 coin"
    assert told(toy, ONE_TURN.format("deal"), action)[0].startswith("By chance, the note is the crown.")


def test_what_is_raised_on_several_by_as_much_is_one_sentence(toy: Toy) -> None:
    rules = SHOP.replace("counter pot:", "counter price of each note: 1 at first\n    counter pot:")
    rounds = "each note in hand of seat 1: add 2 to price of note"
    match = toy(rules.format(round=rounds, actions="")).new(players=2, seed=1, traced=True)
    text = "The price of the penny, the groat and the crown in the hand of Player 1 goes up by 2 each."
    assert text in " ".join(told_of(match))


@pytest.mark.parametrize(
    ("instead", "text"),
    [
        ("nothing happens", "Player 1 gains 1 coin and cannot buy a chart."),
        ("pass", "Player 1 gains 1 coin, cannot buy a chart and passes."),
        ("the other player wins", "Player 1 gains 1 coin and cannot buy a chart. Player 2 wins."),
        ("gain 2 mint", "Player 1 gains 1 coin and 2 mints."),
    ],
)
def test_what_could_not_be_done_is_told_where_nothing_else_is_done(toy: Toy, instead: str, text: str) -> None:
    rounds = f"turns from seat 1, 1 each:\n  gain 1 coin\n  do deal\n  if that cannot be done: {instead}"
    action = 'action deal "buy a chart":\n  pay 9 coins\n  move 1 chart from desk to shelf'
    assert told(toy, rounds, action)[0] == text


def test_a_number_that_is_bid_is_told_as_bid(toy: Toy) -> None:
    action = "action deal:\n  choose a number from 0 to 3 as bid\n  pot becomes bid + 5"
    assert told(toy, ONE_TURN.format("deal"), action, "2")[0].startswith("Player 1 bids 2")


def test_a_deed_that_was_chosen_by_its_name_is_told_by_its_title(toy: Toy) -> None:
    rounds = "turns from seat 1, 1 each:\n  choose a deed\n  do chosen deed"
    actions = 'actions deed: tax, help\naction tax "collect taxes": gain 2 coins\naction help "help": gain 1 coin'
    assert told(toy, rounds, actions, "tax", "help") == [
        "Player 1 collects taxes and gains 2 coins.",
        "Player 2 helps and gains 1 coin.",
    ]


def test_nothing_stands_beside_a_secret_choice_and_it_is_not_told_twice(toy: Toy) -> None:
    rounds = """everyone at once: secretly choose a number from 0 to 3 as offer
each player: your stars becomes offer of you
everyone at once: secretly choose a herb as wish
each player: gain 1 coin"""
    text = " ".join(told(toy, rounds, "", "2", "3", "mint", "sage"))
    assert "in secret (" not in text
    assert "stars" not in text
    assert text.startswith("Player 1 offers 2. Player 2 offers 3.")


DICE = """
    game dice "Dice"
    players 2
    dice cube, starts in cup: 2 with sides 1 to 6
    zone cup, holds cube
    zone tray, holds cube
    resource coin: unlimited
    round:
      turns from seat 1, 1 each:
        move all cubes in tray to cup
        roll all cubes in cup
        may, up to 2 times:
          choose any number of cubes in cup as held "what to set aside"
          move all cubes in held to tray
        gain 1 coin
    end after 1 round
    score coins: your coin
"""


def test_once_more_is_not_told_and_all_dice_are_told_if_they_were_chosen(toy: Toy) -> None:
    match: Match = toy(DICE).new(players=2, seed=1, traced=True)
    while match.decision is not None and match.decision.player == 0:
        match.play(match.decision.options[0].key)
    text = " ".join(told_of(match))
    assert "again" not in text
    assert "from the cup to the tray" in text


def test_outside_of_turns_whoever_does_something_does_it_and_stands_for_themselves(toy: Toy) -> None:
    rounds = "each player:\n  may, any number of times: do deal\nadd 9 to pot"
    action = 'action deal "lay coins out":\n  gain 1 coin\n  add 1 to your stars'
    match = of(toy, rounds, action, "deal", "decline", "deal", "deal", "decline")
    shown = [text for text in told_of(match) if text.startswith("Player") and "purse" not in text]
    assert shown[0] == "Player 1 lays coins out and gains 1 coin (stars 1)."
    assert shown[1].startswith("Player 2 lays coins out")
    assert told_of(match)[-1] == "The pot is now 9."
    depths = [one.depth for one in Report(tables_of(match.state), None).since(match.state.trace or [])]
    assert not any(depths)


def test_their_own_piece_is_moved_by_whoever_chose_to_outside_of_turns(toy: Toy) -> None:
    game = """
        game church "Church"
        players 2
        piece member of each player, starts in pew: 1
        kind window: low, high
        zone pew, holds member
        zone loft of each window, holds member
        resource coin: unlimited
        round:
          each player: may: do climb
          move all members in loft to pew
        action climb "go up":
          gain 1 coin
          move all your members in pew to loft of high
        end after 1 round
        score coins: your coin
    """
    match: Match = toy(game).new(players=2, seed=1, traced=True)
    match.play("climb")
    match.play("climb")
    assert "moves a member from the pew to the loft of high" in " ".join(told_of(match))
    assert "A member of Player 1 and a member of Player 2 go from the loft of high to the pew." in " ".join(told_of(match))


def test_a_phase_done_once_more_has_one_heading_also_by_and_by(toy: Toy) -> None:
    game = """
        game cards "Cards"
        players 3
        resource coin: unlimited
        round:
          each player: do take
        phase take "take coins":
          one of:
            "take one": gain 1 coin
            "take two": gain 2 coin
        end after 1 round
        score coins: your coin
    """
    match: Match = toy(game).new(players=3, seed=1, traced=True)
    report, headings = Report(tables_of(match.state), None), list[str]()
    for _ in range(3):
        match.play("take_two")
        headings += [one.text for one in report.since(match.state.trace or [], whole_turns=True) if one.heading]
    headings += [one.text for one in report.since(match.state.trace or []) if one.heading]
    assert headings == ["Round 1: take coins"]


def test_whose_pile_it_is_made_anew_goes(toy: Toy) -> None:
    game = """
        game deck "Deck"
        players 2
        piece card, plural cards, starts in box_of_cards: 4
        zone box_of_cards, holds card
        zone deck of each player, holds card, a face-down pile, when empty and needed: shuffle its used into it
        zone used of each player, holds card
        zone hand of each player, holds card
        setup:
          move all cards in box_of_cards to used of seat 1
        round:
          turns from seat 1, 1 each: if you are seat 1: draw 2 from your deck to your hand
        end after 1 round
        score cards: count of cards in your hand
    """
    match: Match = toy(game).new(players=2, seed=1, traced=True)
    assert "As the deck is empty, 4 cards go from used to the deck." in " ".join(told_of(match))


@pytest.mark.parametrize(
    ("one", "several"), [("watchman", "watchmen"), ("iron man", "iron men"), ("human", "humans"), ("woman", "women")]
)
def test_men(one: str, several: str) -> None:
    assert many(one) == several
    assert one_of(several) == one


@pytest.mark.parametrize(("name", "several"), [("bonus of arle", False), ("oasis", False), ("glass", False), ("stars", True)])
def test_what_is_one_by_its_look(name: str, several: bool) -> None:
    assert is_plural(name) is several


SECRET = """
    game night "Night"
    players 2
    piece card, plural cards, starts in deck:
      | card | copies |
      | fox  | 4      |
      | owl  | 4      |
    piece order, starts in till:
      | good | town  |
      | each | each  |
    kind good: iron, salt
    kind town: north, south
    zone till, holds order
    zone deck, holds card
    zone hand of each player, holds card, contents seen by its owner
    zone played of each player, holds card
    counter stars of each player: 0 at first
    setup:
      each player:
        repeat 2 times:
          move any card in deck that is fox to your hand
          move any card in deck that is owl to your hand
    round:
      choose a random order in till
      each player: add 3 to your stars
      everyone at once: secretly choose a card in your hand as sent
      each player: move sent of you to your played
    end after 1 round
    score stars: your stars
"""


def test_no_number_stands_beside_a_secret_choice_of_a_piece(toy: Toy) -> None:
    match: Match = toy(SECRET).new(players=2, seed=1, traced=True)
    match.play("fox")
    match.play("owl")
    text = " ".join(told_of(match))
    assert "in secret" in text
    assert "in secret (" not in text
    assert " order is chosen." in text
    assert "the order is" not in text


def test_who_chooses_to_be_first_is_first(toy: Toy) -> None:
    match = toy("""
        game queue "Queue"
        players 2
        resource coin: unlimited
        role first: nobody at first
        round:
          turns from seat 1, 1 each: do choose_one
        phase choose_one "a turn":
          one of:
            "be first in the next round": you become first
            "gain a coin": gain 1 coin
        end after 1 round
        score coins: your coin
    """).new(players=2, seed=1, traced=True)
    while match.decision is not None:
        match.play(match.decision.options[0])
    told = " ".join(told_of(match))
    assert "is first in the next round" in told
    assert "is be" not in told
