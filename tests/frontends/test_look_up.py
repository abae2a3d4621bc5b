"""`? NAME` in play: whatever has a name in the rules is explained, in the author's words; and what a person is asked."""

import io
import random
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console

from interpreter import Match
from interpreter.frontends.person.decision import show_options
from interpreter.frontends.person.look_up import look_up, why_not
from interpreter.frontends.person.rulebook import Rulebook, rulebook
from interpreter.shipped import find, variants_of
from tests.games import known

from .terminal import rulelang


@cache
def book(game: str, *variants: str) -> Rulebook:
    path = find(game)
    assert path is not None
    files = [path, *(variants_of(path)[name] for name in variants)]
    return rulebook(known(game, *variants).program, files)


def said(match: Match, name: str) -> str:
    out = Console(width=100, file=io.StringIO(), highlight=False)
    for one in look_up(match, book(match.game.name), name):
        out.print(one)
    return out.file.getvalue()  # type: ignore[attr-defined]


@pytest.fixture(scope="module")
def valeria() -> Match:
    return known("valeria").new(players=2, seed=3)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        (
            "chapel",
            ["chapel: a building", "price 1 stone, yield 1 wood", "no more than help to pay: it provides what its `yield` says"],
        ),
        ("knight", ["points 2, bonus count of buildings in your village where its calling is soldier"]),
        ("castle", ["piece castle of each player", "See also: pieces resource card, zone fields, source coin on castle"]),
        ("build", ["build: an action", "No two buildings of one name", "pay price of plan"]),
        ("develop a resource", ["an action", "repeat (1 if you are leading, else 2) times: do discard"]),
        ("gold comes home", ["gold comes home: a phase", "whoever put it there"]),
        ("pool", ["pool: a zone", "at most 5", "See also: setup, ", "action recruit"]),
        ("gold", ["gold: a resource", "See also: setup, phase replenish"]),
        ("Wealth", ["wealth: a value", "counts for the player whose fields they are, whoever put it there.", "score coins"]),
        ("coins", ["coins: a score", "your wealth"]),
        ("paying", ["paying: a source", "takes no coin, and helps once"]),
        ("instant", ["when a power may be used"]),
        ("yield", ["yield: what the tables say of each building"]),
        ("from a pile", ["from a pile (in action draw card)", "do draw_from_pile"]),
        ("lanes", ["lane: a kind"]),
        ("end", ["the end", "everybody may still follow"]),
    ],
)
def test_whatever_has_a_name_is_explained(valeria: Match, name: str, words: list[str]) -> None:
    told = said(valeria, name)
    assert [word for word in words if word not in " ".join(told.split())] == []


def test_sentences_within_an_action_are_told() -> None:
    told = said(known("village").new(players=2), "mass")
    assert "## Exactly four pieces leave the bag" in told
    assert "# ====" not in told


def test_a_sentence_above_a_row_is_told(tmp_path: Path) -> None:
    file = tmp_path / "stones.rules"
    file.write_text(
        'game stones "Stones"\nplayers 2\ntable heap:\n  | heap  | stones |\n  ## It stands on the left.\n  | far left | 3 |\n'
        '  | right | 4 |\nround:\n  turns from seat 1:\n    choose heap "where to look"\n    you win\n',
        encoding="utf-8",
    )
    ran = rulelang("play", str(file), "--seats", "human", typed="? far left\n? right\n")
    assert "Player 1: choose where to look" in ran.out
    assert "far left: a heap\n    stones 3\n    It stands on the left." in ran.out
    assert "right: a heap\n    stones 4\n" in ran.out


@pytest.mark.parametrize(("name", "near"), [("castl", "`castle`"), ("chapell", "`chapel`"), ("saw", "`sawmill`")])
def test_a_near_miss_suggests_names(valeria: Match, name: str, near: str) -> None:
    assert near in said(valeria, name)


def test_a_name_of_nothing_is_said_to_be_none(valeria: Match) -> None:
    assert said(valeria, "qqq") == "The rules have nothing called `qqq`.\n"


def test_what_is_asked_now_is_told_with_what_it_is(valeria: Match) -> None:
    offered = valeria.decision.options[0].key if valeria.decision else ""
    assert f"{offered} is possible now" in said(valeria, offered)
    assert f"{offered}: a building" in said(valeria, offered)
    assert "build is not asked now" in said(valeria, "build")
    assert "not asked now" not in said(valeria, "pool"), "it can never be asked"


def test_a_variant_is_looked_up_with_its_game() -> None:
    assert any("rob" in entry.names for entry in book("valeria", "gentle_thieves").entries)
    told = [entry for entry in book("valeria", "gentle_thieves").entries if "take a card from a hand" in entry.names]
    assert len(told) == 1


@pytest.mark.parametrize("asked", ["why can I not", "why can't I", "why not", "why may i not"])
def test_a_question_in_full_is_understood(asked: str) -> None:
    said = rulelang("play", "nim", "--seats", "human,human", "--seed", "1", typed=f"? {asked} 4\nq!\n").out
    short = rulelang("play", "nim", "--seats", "human,human", "--seed", "1", typed="? 4\nq!\n").out
    assert said == short


def test_nothing_is_told_of_why_not_where_all_is_offered(valeria: Match) -> None:
    (told,) = why_not(valeria)
    assert "? NAME tells about anything in the game." in str(told)


# -- what is asked
def asked(match: Match) -> str:
    out = Console(width=100, file=io.StringIO(), highlight=False)
    assert match.decision is not None
    show_options(match, match.decision.options, out)
    return out.file.getvalue()  # type: ignore[attr-defined]


def test_the_question_says_what_for(valeria: Match) -> None:
    assert asked(valeria).startswith("Player 1, develop a card for nothing: choose what to develop\n")


def test_an_action_in_a_list_is_told_by_its_title() -> None:
    match = known("valeria").new(players=2, seed=3)
    for _ in range(2):
        assert match.decision is not None
        match.play(match.decision.options[0])
    assert "4  tax   (collect taxes)" in asked(match)


def first_payment(game: str, helped: bool) -> Match:
    """A match of random moves at the first payment that somebody could, or nobody can, help with."""
    match, chance = known(game).new(players=2, seed=3), random.Random(3)
    while match.decision and (match.decision.kind != "pay" or bool(match.decision.helpers) != helped):
        match.play(chance.choice(match.decision.options))
    return match


def test_who_helps_to_pay_is_told_with_what_it_gives_and_takes() -> None:
    match = first_payment("valeria", helped=True)
    assert match.decision is not None
    question, *shown = asked(match).splitlines()
    assert question.endswith(f", build: how to pay {match.decision.wanted}")
    helpers = [f"      {name.replace('_', ' ')}: {given}" for name, given in match.decision.helpers.items()]
    assert shown[: len(helpers)] == helpers
    assert any("castle: " in line and " for 1 gold (yours)" in line for line in helpers)
    assert {name for key in match.decision.keys for name in key.split(" + ")} <= {*match.decision.helpers, "?"}


def test_a_plain_cost_says_how_much() -> None:
    match = first_payment("jetty", helped=False)
    assert match.decision is not None
    assert asked(match).splitlines()[0].endswith(f": how to pay {match.decision.wanted}")
    assert match.decision.wanted


def test_what_stands_in_the_footer_can_be_typed() -> None:
    """`? why not` says what `?` says; what nobody misses is told with the line that allows no more."""
    typed = rulelang("play", "nim", "--seats", "human,human", "--seed", "1", typed="?\n? why not\n? why\nq\n").out
    assert typed.count("Nothing else is possible here: choose a heap") == 3


def test_only_what_begins_so_is_meant_and_a_way_to_go_on_has_an_answer() -> None:
    typed = "? why not m\n? why not train a member\nq!\n"
    told = " ".join(rulelang("play", "village", "--seats", "human,random", "--seed", "7", typed=typed).out.split())
    assert "> market is possible now >" in told, "and no other name with an m in it"
    assert "train a member is not asked now; asked is: choose where to take a cube. It may come up in `make a good`" in told
