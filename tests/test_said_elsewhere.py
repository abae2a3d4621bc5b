"""What a fresh author writes out of habit is answered with the form that is right here, in one complaint."""

import pytest

from rulelang.compile import compile
from rulelang.syntax.parse import parse
from rulelang.text.diagnostics import render
from rulelang.text.source import SourceFile

PAGE = """page l "L"
players 2
piece card, starts in deck: 5
zone deck, holds card, ordered, contents seen by nobody
{declaration}
action act:
  choose card in deck
  {step}
"""


def told(declaration: str = "zone hand each player, holds card", step: str = "pass") -> str:
    source = SourceFile("l.rules", PAGE.format(declaration=declaration, step=step))
    (complaint,) = compile(source)[1]
    return render(complaint, {source.name: source})


@pytest.mark.parametrize(
    ("declaration", "right"),
    [
        ("zone hand each player, holds card, seen by its owner", "`contents seen by its owner`"),
        ("zone pile, holds card, ordered, only top visible", "`top seen by everyone`"),
        ("zone pile, holds card, visible", "`contents seen by everyone`"),
        ("zone hand, holds card, backs visible", "`backs seen by everyone`"),
        ("zone pile, holds card, ordered, back of top card visible", "`top back seen by everyone`"),
        ("resource coin: 9, secret", "`seen by its owner`"),
        ("counter bid each player: 0, hidden", "`seen by its owner`"),
    ],
)
def test_who_sees_what(declaration: str, right: str) -> None:
    assert right in told(declaration=declaration)


@pytest.mark.parametrize(
    ("step", "right"),
    [
        ("reveal card", "`show card to everyone`"),
        ("discard card", "`move card to …`"),
        ("roll the pip", "`the` does not stand here"),
        ("look at card secretly", "whoever does `look at …` sees it"),
        ("one of: act, rest, each once", '`action buy "buy", once each turn:`'),
        ("repeat 2 times: one of: act, rest, each at most once", '`action buy "buy", once each turn:`'),
        ("if deck is empty: gains 3 coin", "`gain …`"),
    ],
)
def test_steps_of_other_rulebooks(step: str, right: str) -> None:
    assert right in told(step=step)


def test_such_words_may_be_names() -> None:
    """They are no words of the language: who declares them uses them."""
    source = SourceFile(
        "l.rules", 'page l "L"\nplayers 2\ncounter reveal: 0\ncounter discard: 0\naction act:\n  reveal becomes discard\n'
    )
    assert compile(source)[1] == []


@pytest.mark.parametrize(
    "line",
    [
        "change action earn.needs: your coin is less than 2",
        "change action earn needs: your coin is less than 2",
        "change needs of action earn: your coin is less than 2",
        "change earn needs: your coin is less than 2",
        "change action earn:\n  needs: your coin is less than 2",
    ],
)
def test_what_a_variant_says_anew(line: str) -> None:
    source = SourceFile("v.rules", f'variant v "V" of l\n\n{line}\n')
    (complaint,) = parse(source)[1]
    shown = render(complaint, {source.name: source})
    assert "Write `replace action earn.needs: …`" in shown
    assert complaint.span.line == 3 + line.count("\n")


def test_a_short_step_stands_on_the_line_of_may() -> None:
    assert compile(SourceFile("l.rules", PAGE.format(declaration="", step="may: move card to box")))[1] == []


@pytest.mark.parametrize("line", ["value owed each player: -your coin", "score debts: -(your coin + 1)"])
def test_a_minus_stands_before_a_number(line: str) -> None:
    source = SourceFile("l.rules", f'page l "L"\nplayers 2\nresource coin: unlimited\n{line}\n')
    (complaint,) = parse(source)[1]
    assert complaint.span.line == 4
    assert "write `0 - your debt`" in render(complaint, {source.name: source})


@pytest.mark.parametrize(
    ("step", "right"),
    [
        ("as many as possible: draw 1 from deck to box", "`if that cannot be done: end repeat`"),
        ("repeat 4 times as far as possible: draw 1 from deck to box", "`if that cannot be done: end repeat`"),
        ("if all cards in deck show the same: draw 1 from deck to box", "`if how many different sides"),
        ("cost: 3 cards with the same rank from deck to box", "`3 cards of one rank`"),
        ("pot becomes player with highest total", "`each player with highest"),
        ("pot becomes a random colour where pot is red", "`choose a random colour …`"),
        ("move 1 fog from reserve to a random space in sea that is empty", "`choose a random space …`"),
        ("choose a card at random as spot", "`choose a random card …`"),
        ("pot becomes minus sum of days", "`0 - your debt`"),
    ],
)
def test_what_other_rulebooks_say_is_said_once_with_the_way_out(step: str, right: str) -> None:
    assert right in told(step=step)


def test_what_is_worked_out_begins_on_its_line() -> None:
    assert "It begins on the line of its `:`" in told(declaration="value pot:\n  5")
