"""A step that has a colon of its own may stand on the line of another's; it is read as if it stood below, indented."""

import pytest

from rulelang.compile import compile, compile_with_right_lines
from rulelang.printing.format import format_text
from rulelang.syntax.parse import parse
from rulelang.text.diagnostics import render
from rulelang.text.source import SourceFile
from tests.trees import bare

PAGE = """page l "L"
players 2 to 4
resource coin: 20
piece card, starts in deck: 9
zone deck, holds card
zone hand of each player, holds card
steps more:
  do more
setup:
  {lines}
"""


def tree(text: str) -> object:
    found, complaints = parse(SourceFile("l.rules", text))
    assert not complaints, complaints[0].text
    return bare(found)


def page(*lines: str) -> str:
    return PAGE.format(lines="\n  ".join(lines))


@pytest.mark.parametrize(
    ("lines", "below"),
    [
        (("each player: if you have no coins: gain 1 coin",), ("each player:", "  if you have no coins: gain 1 coin")),
        (("if deck is empty: each player: gain 1 coin", "else: do more"),
         ("if deck is empty:", "  each player: gain 1 coin", "else: do more")),
        (("repeat 2 times: each player: may: pay 1 coin", "do more"),
         ("repeat 2 times:", "  each player:", "    may: pay 1 coin", "do more")),
        (("each player: may \"buy\":", "  pay 1 coin", "  gain 2 coins", "do more"),
         ("each player:", "  may \"buy\":", "    pay 1 coin", "    gain 2 coins", "do more")),
        (("each player: one of:", '  "a": gain 1 coin', '  "b": pay 1 coin'),
         ("each player:", "  one of:", '    "a": gain 1 coin', '    "b": pay 1 coin')),
        (("each player: pay: if deck is empty: 1 coin",), ("each player:", "  pay:", "    if deck is empty: 1 coin")),
        (("each player: gain:", "  1 coin", "  if deck is empty: 1 coin"),
         ("each player:", "  gain:", "    1 coin", "    if deck is empty: 1 coin")),
        (("if deck is empty: may, up to 2 times: gain 1 coin",), ("if deck is empty:", "  may, up to 2 times: gain 1 coin")),
        (("if deck is empty: turns from seat 1: do more",), ("if deck is empty:", "  turns from seat 1: do more")),
        (("if deck is empty: at the end of this turn: do more",), ("if deck is empty:", "  at the end of this turn: do more")),
        (("each player: everyone at once: do more",), ("each player:", "  everyone at once: do more")),
        (("repeat: if deck is empty: end repeat", "do more"), ("repeat:", "  if deck is empty: end repeat", "do more")),
        (("each player: repeat 3 (4 players: 2) times: do more",), ("each player:", "  repeat 3 (4 players: 2) times: do more")),
    ],
)  # fmt: skip
def test_it_is_read_as_if_it_stood_below(lines: tuple[str, ...], below: tuple[str, ...]) -> None:
    assert tree(page(*lines)) == tree(page(*below))
    assert format_text(SourceFile("l.rules", page(*lines))) == format_text(SourceFile("l.rules", page(*below)))


@pytest.mark.parametrize(
    ("line", "below"),
    [
        ("replace setup.each[coin]: each player: gain 2 coins", "replace setup.each[coin]:\n  each player: gain 2 coins"),
        ('add to action a: "sell": gain 1 coin', 'add to action a:\n  "sell": gain 1 coin'),
        ('add to action a: "sell":\n  gain 1 coin\n  pass', 'add to action a:\n  "sell":\n    gain 1 coin\n    pass'),
        ("replace action a.cost: if deck is empty: 1 coin", "replace action a.cost:\n  if deck is empty: 1 coin"),
        ("replace setup: each player: gain 1 coin", "replace setup:\n  each player: gain 1 coin"),
        ("add end after 3 rounds: each player: gain 1 coin", "add end after 3 rounds:\n  each player: gain 1 coin"),
        ("add when card comes to deck: if deck is full: end game", "add when card comes to deck:\n  if deck is full: end game"),
    ],
)
def test_so_is_what_a_house_rule_puts_in(line: str, below: str) -> None:
    head = 'variant v "V" of l\n'
    assert tree(f"{head}{line}\n") == tree(f"{head}{below}\n")


def test_a_remark_beside_it_stays_with_the_line() -> None:
    formatted = format_text(SourceFile("l.rules", page("each player: may: gain 1 coin  # each of them")))
    assert formatted.endswith("  each player:  # each of them\n    may: gain 1 coin\n")


@pytest.mark.parametrize(
    ("below", "word"),
    [("else: do more", "else"), ("if that cannot be done: do more", "if that cannot"), ("else if 1 is 2: do more", "else")],
)
def test_a_line_below_that_may_belong_to_either_is_not_guessed_at(below: str, word: str) -> None:
    source = SourceFile("l.rules", page("if deck is empty: if 1 is 1: do more", below))
    (complaint,) = parse(source)[1]
    shown = render(complaint, {source.name: source})
    assert f"the `{word}` below may belong to either step of this line: `if` begins a line of its own, indented below" in shown
    assert (complaint.span.line, complaint.span.column) == (10, 21)


def test_what_is_wrong_in_it_is_told_at_its_place() -> None:
    source = SourceFile("l.rules", page("each player: if deck is empty: gain 1 cion"))
    (complaint,) = compile(source)[1]
    assert (complaint.span.line, complaint.span.column) == (10, 41)
    assert "did you mean `coin`" in complaint.text


def test_the_right_line_is_found_where_others_have_two_steps() -> None:
    source = SourceFile(
        "l.rules", page("each player: if deck is empty: gain 1 coin", "each player: if deck is empty: gain 1 coin please")
    )
    hints = [one.hint for one in compile_with_right_lines([source])[1]]
    assert hints == ["Write `each player: if deck is empty: gain 1 coin`."]


def test_names_and_cases_with_colons_are_no_steps() -> None:
    text = 'page l "L"\nkind month: may, june\noption size: 3\nvalue a: by size (3: 1, else: 2)\n'
    assert format_text(SourceFile("l.rules", text)) == text
