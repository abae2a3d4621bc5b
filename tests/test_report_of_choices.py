"""What a report says of a choice is said of what came of that choice, and of nothing that was done after it."""

import pytest

from interpreter.frontends.table_view.marks import counted_up
from interpreter.numbering.tables import tables_of
from interpreter.telling.report import Report
from interpreter.telling.report.clauses import Clause
from interpreter.telling.report.doing import Choice, deeds
from interpreter.telling.report.joined import joined
from interpreter.telling.report.things import Thing
from tests.conftest import Toy
from tests.telling import told_of

RUMMY = """
    game sets "Sets"
    players 2
    kind suit: clubs, hearts
    kind rank: two, nine, ten
    piece card, starts in pack:
      | suit | rank |
      | each | each |
    zone gone, holds card, a face-up pile
    zone hand of each player, holds card
    zone melds, holds card
    zone pack, holds card
    counter done: 0
    end when done is 1
    score cards: 0 - (count of cards in your hand)
    setup:
      each card in pack that is the two of clubs: move card to hand of seat 1
      each card in pack that is the ten of hearts: move card to hand of seat 1
      each card in pack that is the nine of hearts: move card to hand of seat 1
      each card in pack that is the nine of clubs: move card to melds
      each card in pack that is the two of hearts: move card to top of gone
"""
TURN = """
    round:
      turns from seat 1, 1 each:
        if you are seat 1: do turn_of_cards
      add 1 to done
"""
STEPS = "    choose a card in your hand where there is a card in melds whose rank is rank of card\n    move card to melds\n"
ADD = f'action add "add a card to a set":\n{STEPS}'
THROW = "  choose a card in your hand as thrown\n  move thrown to top of gone\n"
WAYS = {
    "an action": ("one of: add, pass", "add"),
    "an action that may be done": ("may: do add", "add"),
    "and may be done again": ("may, any number of times: one of: add, pass", "do", "add", "decline"),
    "steps that may be done": (f'may "add a card to a set":\n{STEPS}  if done is 5: do add', "do"),
    "steps with a title": ('one of:\n    "add a card to a set": do add\n    "nothing": pass', "add_a_card_to_a_set"),
}


def told(toy: Toy, *rules: str, choices: tuple[str, ...] = (), seat: int | None = None) -> list[str]:
    match = toy(RUMMY, *rules).new(players=2, seed=1, traced=True)
    for choice in choices:
        match.play(choice)
    return [
        one.text
        for one in Report(tables_of(match.state), seat).since(match.state.trace or [])
        if one.text.startswith("Player 1 ")
    ][1:]


@pytest.mark.parametrize(("steps", "choices"), [(steps, choices) for steps, *choices in WAYS.values()], ids=WAYS)
def test_what_is_added_is_not_what_is_thrown_away_afterwards(toy: Toy, steps: str, choices: list[str]) -> None:
    text = told(toy, TURN, ADD, f"steps turn_of_cards:\n  {steps}\n{THROW}", choices=(*choices, "ten of hearts"))
    assert text == ["Player 1 adds the nine of hearts to a set and moves the ten of hearts to gone."]


NEVER = "  if done is 5:\n    do add\n    do shout\n"
ONLY = {
    "an action": ("one of: add, shout", "Player 1 adds the nine of hearts to a set."),
    "steps with a title": (
        'one of:\n    "draw nothing": gain 1 coin\n    "shout":\n      needs: done is 5\n      gain 2 coin',
        "Player 1 draws nothing and gains 1 coin.",
    ),
    "a pass": ("gain 1 coin\n  one of: pass, shout", "Player 1 gains 1 coin and passes."),
    "no deed": ('one of:\n    "for free":\n      gain 1 coin\n    "shout": do shout', "Player 1 gains 1 coin."),
}


@pytest.mark.parametrize(("steps", "text"), [(steps, text) for steps, *text in ONLY.values()], ids=ONLY)
def test_the_only_way_is_told_as_if_it_were_chosen(toy: Toy, steps: str, text: list[str]) -> None:
    shout = 'action shout "shout":\n  needs: done is 5\n  gain 2 coin\n'
    only = ADD.replace("where there", "where it is nine and there")
    rules = ("resource coin: unlimited\n", TURN, only, shout, f"steps turn_of_cards:\n  {steps}\n{NEVER}")
    assert told(toy, *rules) == text


def test_what_lies_open_on_a_pile_is_taken_and_not_drawn(toy: Toy) -> None:
    rules = 'steps turn_of_cards:\n  one of:\n    "take what lies there": move top of gone to your hand\n    "nothing": pass\n'
    assert told(toy, TURN, rules, choices=("take_what_lies_there",)) == ["Player 1 takes the two of hearts from gone."]


def test_cards_lie_in_the_order_of_their_ranks_and_not_of_letters(toy: Toy) -> None:
    match = toy(RUMMY, TURN, "steps turn_of_cards:\n" + THROW).new(players=2, seed=1)
    hand = counted_up(match.game.program, match.view(0))["zones"]["hand of Player 1"]
    assert hand["pieces"] == ["two of clubs", "nine of hearts", "ten of hearts"]


COUNTED = """
    game chips "Chips"
    players 2
    counter chips of each player: 9 at first
    counter done: 0
    kind spot: north, south, west
    piece fog, starts in bank: 6
    piece man of each player, starts in field: 1
    zone bank, holds fog
    zone field, holds man
    zone cell, holds man
    zone mist of each spot, holds fog
    end when done is 1
    score chips: your chips
"""


def counted_told(toy: Toy, *rules: str, players: int = 2) -> list[str]:
    match = toy(COUNTED, *rules).new(players=players, seed=1, traced=True)
    return told_of(match)


@pytest.mark.parametrize(
    ("step", "text"),
    [
        ("take 3 from your chips", "Player 1 loses 3 chips (6 left)."),
        ("take 9 from your chips", "Player 1 loses 9 chips (none left)."),
        ("add 1 to your chips", "Player 1 gains 1 chip (10 in all)."),
        ("your chips becomes count of fogs in bank - 2", "Player 1's chips are now 4."),
    ],
)
def test_a_counter_of_things_is_told_by_what_changed_and_what_is_left(toy: Toy, step: str, text: str) -> None:
    assert counted_told(toy, f"round:\n  turns from seat 1, 1 each:\n    if you are seat 1: {step}\n  add 1 to done\n") == [text]


@pytest.mark.parametrize(
    ("many", "text"),
    [
        ("thieves", "Player 1 gains 1 thief (10 in all)."),
        ("men", "Player 1 gains 1 man (10 in all)."),
        ("wives", "Player 1 gains 1 wife (10 in all)."),
        ("calves", "Player 1 gains 1 calf (10 in all)."),
        ("trust", "Player 1's trust is now 10."),
    ],
)
def test_one_of_what_is_counted_is_called_as_people_do(toy: Toy, many: str, text: str) -> None:
    rules = COUNTED.replace("piece man of", "piece guest of").replace("holds man", "holds guest").replace("chips", many)
    match = toy(
        rules, f"round:\n  turns from seat 1, 1 each:\n    if you are seat 1: add 1 to your {many}\n  add 1 to done\n"
    ).new(players=2, seed=1, traced=True)
    assert told_of(match) == [text]


def test_places_that_chance_had_are_told_with_what_goes_there(toy: Toy) -> None:
    rules = "round:\n  repeat 2 times:\n    choose a random spot\n    move 1 fog from bank to mist of spot\n  add 1 to done\n"
    (text,) = counted_told(toy, rules)
    assert text.startswith("By chance, a fog each goes from the bank to the mist of ")
    assert "spot is" not in text


def test_whoever_has_the_turn_takes_what_is_another_s_and_one_heading_will_do(toy: Toy) -> None:
    rules = (
        "round:\n  turns from seat 1, 1 each: do fetch\n  each player: do pay_out\n  add 1 to done\n"
        "steps fetch:\n  if you are seat 1:\n    each man in field: if owner of man is not you: move man to cell\n"
        'phase pay_out "pay":\n  add 1 to your chips\n'
    )
    assert counted_told(toy, rules) == [
        "Player 1 moves a man of Player 2 from the field to the cell.",
        "Pay",
        "Player 1 gains 1 chip (10 in all).",
        "Player 2 gains 1 chip (10 in all).",
    ]


def test_what_is_chosen_one_after_another_is_no_list() -> None:
    chosen = [Clause(0, "choose", "crafts"), Clause(0, "choose", "the smithy")]
    assert [one.rest for one in joined(chosen)] == ["crafts, then the smithy"]


def test_what_was_chosen_is_told_before_somebody_else_answers() -> None:
    levied = Choice(0, "levy a tax", way=True)
    answer = (Choice(1, "veto it", way=True), Clause(1, "move", "", "the hand", "gone", (Thing("seal", "name"),)))
    found = deeds([levied, *answer, Choice(0, "overrule it", way=True)])
    assert (found[0].who, found[0].verb, found[0].rest) == (0, "levy", "a tax")


QUEUE = """
    game queue "Queue"
    players 2
    piece guest of each player, starts in queue: 2
    zone queue, holds guest, in a row
    piece card, starts in road: 3
    zone road, holds card, in a row
    counter done: 0
    end when done is 1
    score guests: count of your guests in queue
    round:
      turns from seat 1, 1 each: do push
      do late
      add 1 to done
    steps push:
      if you are seat 1: {}
    steps late: {}
"""
PUSH = "move the last guest in queue {} to queue at position 1"
LATE = "move the last card in road to road at position 1"


@pytest.mark.parametrize(
    ("push", "late", "text"),
    [
        (PUSH.format("that is yours"), "nothing happens", "Player 1 moves a guest elsewhere in the queue."),
        (PUSH.format("that is not yours"), "nothing happens", "Player 1 moves a guest of Player 2 elsewhere in the queue."),
        ("nothing happens", LATE, "A card goes elsewhere in the road."),
        ("nothing happens", PUSH.format(""), "A guest of Player 2 goes elsewhere in the queue."),
    ],
)
def test_what_stays_in_its_place_is_moved_elsewhere_in_it(toy: Toy, push: str, late: str, text: str) -> None:
    match = toy(QUEUE.format(push, late)).new(players=2, seed=1, traced=True)
    assert told_of(match) == [text]


MORE = {
    "ways": ("one of: add, pass", "add a card to a set or pass?"),
    "a choice": (f"\n{THROW.replace('  ', '    ')}", "choose thrown?"),
    "what a rule asks first": (f"\n    needs: done is 0\n{THROW.replace('  ', '    ')}", "choose thrown?"),
    "its first line": (
        "\n    move 1 card from pack to gone\n    move 1 card from gone to pack",
        "move 1 card from pack to gone?",
    ),
}


@pytest.mark.parametrize(("steps", "prompt"), MORE.values(), ids=MORE)
def test_what_may_be_done_several_times_is_asked_in_its_own_words_from_the_first_time_on(
    toy: Toy, steps: str, prompt: str
) -> None:
    rules = f"steps turn_of_cards:\n  may, up to 2 times: {steps}\n  if done is 5: do add\n"
    decision = toy(RUMMY, TURN, ADD, rules).new(players=2, seed=1, traced=True).decision
    assert decision is not None
    assert (decision.prompt, decision.options[0].label) == (prompt, prompt.removesuffix("?"))
