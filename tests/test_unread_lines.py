"""What an unreadable line may declare or do counts as declared and unknown: nothing that hangs on it is complained about."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rulelang.compile import compile
from rulelang.text.source import SourceFile, read

GAMES = ("crag", "night_market", "fiefs", "beacons", "jetty")  # each with other forms: partaking, decks, tiles, a team, resources
RULES = Path(__file__).parent.parent / "rules"
EVERY = 3  # line of a game: the games differ enough for all forms to come up


def _planted(source: SourceFile) -> Iterator[tuple[int, SourceFile]]:
    """The text with one line that cannot be read, and the number of this line; for many lines."""
    lines = source.text.splitlines()
    for number in range(len(GAMES[0]) % EVERY, len(lines), EVERY):
        line = lines[number].rstrip()
        if not line.strip() or line.strip()[0] in "#|" or line.endswith(",") or lines[number - 1].endswith(","):
            continue
        unread = f"{line[:-1]} frobs quux:" if line.endswith(":") else f"{line} frobs quux"
        yield number + 1, source._replace(text="\n".join([*lines[:number], unread, *lines[number + 1 :]]))


@pytest.mark.parametrize("game", GAMES)
def test_only_the_unread_line_is_complained_about(game: str) -> None:
    for number, source in _planted(read(RULES / "small" / f"{game}.rules")):
        found = compile(source)[1]
        assert {complaint.span.line for complaint in found} == {number}, [complaint.text for complaint in found]


GAME = """game l "L"
players 2 to 4
kind suit: clubs, hearts
piece card, starts in stock:
  | suit | copies |
  | each | 9      |
zone stock, holds card, a face-down pile{0}
zone hand of each player, holds card
counter bid of each player: 0 at first

round:
  do auction

phase auction:
  turns from seat 1 until count of players still in the auction is 1: one of: raise_bid, give_up
  each player still in the auction:
    draw 1 from stock to your hand as drawn
    if suit of drawn is hearts: add 1 to your bid

action raise_bid:
  add 1 to your bid{1}

action give_up:
  you leave the auction{2}

end after 3 rounds
score bids: your bid{3}
winner: the highest total
"""


def told(*more: str) -> list[tuple[str, str]]:
    text = GAME.format(*more, *[""] * (4 - len(more)))
    return [(text.splitlines()[d.span.line - 1].strip(), d.code) for d in compile(SourceFile("l.rules", text))[1]]


@pytest.mark.parametrize("begin", ["zone stock", "pieces sheet", "piece card"])
def test_what_comes_out_of_an_unread_zone_is_of_no_known_class(begin: str) -> None:
    source = read(RULES / "small" / "threes.rules")
    line = next(line for line in source.text.splitlines() if line.startswith(begin))
    unread = f"{line.removesuffix(':')}, in heaps{':' * line.endswith(':')}"
    found = compile(source._replace(text=source.text.replace(line, unread)))[1]
    assert [source.line(complaint.span.line) for complaint in found] == [line]


def test_an_unread_step_may_be_where_somebody_leaves() -> None:
    assert [line for line, _ in told("", "", " and pay half your bid")] == ["you leave the auction and pay half your bid"]


def test_what_hangs_on_nothing_unread_is_told_in_the_same_run() -> None:
    found = told("", "", " and pay half your bid", " + your bdi")
    assert found[1:] == [("score bids: your bid + your bdi", "unknown_property")]


def test_a_name_that_nothing_unread_can_give_is_told_where_the_line_is_doubtful() -> None:
    found = told(", when short: shuffle all", "\n  draw 1 from stock to your hnad")
    assert [line for line, _ in found][1:] == ["draw 1 from stock to your hnad"]


def test_a_block_below_an_unread_line_may_begin_as_it_does() -> None:
    text = 'page l "L"\nphase p:\n  one of these ways:\n    "dance":\n      end repeat\n    "sing": nothing happens\n'
    assert [complaint.span.line for complaint in compile(SourceFile("l.rules", text))[1]] == [3]


def test_a_line_that_has_no_block_opens_none() -> None:
    text = 'page l "L"\ncounter pot: 0 at first\nphase p:\n  pot becomes\n    pot + 1\n  pot becomes 1 at\n'
    found = compile(SourceFile("l.rules", text))[1]
    assert [complaint.code for complaint in found] == ["unexpected_end", "bad_indent", "unexpected_word"]


def test_a_line_that_cannot_be_read_is_one_complaint_and_no_guesses_of_misspelt_words() -> None:
    text = 'page l "L"\nphase p:\n  one of these ways:\n    "sing": nothing happens\n'
    (complaint,) = compile(SourceFile("l.rules", text))[1]
    assert complaint.text == "`one of these ways:` does not begin a step"
