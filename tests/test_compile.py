"""Text to Program: tables from files, the identity of rules, the address of every clause, and several complaints in one run."""

from pathlib import Path

import pytest

from rulelang.compile import compile, compile_paths
from rulelang.lower import identity
from rulelang.text.diagnostics import Complaints
from rulelang.text.source import SourceFile

NIM = (Path(__file__).parent.parent / "rules" / "small" / "nim.rules").read_text(encoding="utf-8")
FROM_FILE = """page small "A page"
kind colour: red, green
table card: worth, shade from "cards.csv"
action act (a card):
  needs: worth of card is 3 and shade of card is red
"""


def fingerprint(text: str) -> str:
    program, complaints = compile(SourceFile("example.rules", text))
    assert program is not None, complaints
    return identity(program)


def from_file(folder: Path, table: str) -> list[tuple[str, str, int]]:
    (folder / "cards.csv").write_text(table, encoding="utf-8")
    _, complaints = compile(SourceFile("small.rules", FROM_FILE, folder))
    return [(complaint.code, complaint.file, complaint.span.line) for complaint in complaints]


def test_a_table_may_come_from_a_file_beside_the_rules(tmp_path: Path) -> None:
    assert from_file(tmp_path, "card,worth,shade,prov\nace,3,red,a book\nking,4,green,\n") == []


def test_a_complaint_about_a_file_names_its_line(tmp_path: Path) -> None:
    assert from_file(tmp_path, "card,worth,shade\nace,3,red\nking,4,gren\n") == [("unknown_name", "cards.csv", 3)]
    assert from_file(tmp_path, "card,worth,shade\nace,3,red\nking,4\n") == [("ragged_row", "cards.csv", 3)]
    assert from_file(tmp_path, "card,worth,shade\nace,3,red\nking,,green\n") == [("number_missing", "cards.csv", 3)]


@pytest.mark.parametrize("name", ["../cards.csv", "/etc/passwd", "missing.csv", ".hidden", "a\\b.csv"])
def test_rules_read_no_other_file(tmp_path: Path, name: str) -> None:
    source = SourceFile("small.rules", f'page small "A page"\ntable card: worth, shade from "{name}"\n', tmp_path)
    assert [complaint.code for complaint in compile(source)[1]] == ["unreadable_file"]


def test_words_for_people_do_not_change_what_is_played() -> None:
    changed = NIM.replace('"Nim"', '"The heaps"').replace("## Take", "## You take").replace("take stones from", "take from")
    assert fingerprint(changed) == fingerprint(NIM)


def test_a_number_changes_what_is_played() -> None:
    assert fingerprint(NIM.replace("| 5      |", "| 6      |")) != fingerprint(NIM)


def test_every_clause_and_every_cell_has_its_address() -> None:
    program, _ = compile(SourceFile("nim.rules", NIM))
    assert program is not None
    addresses = [line.address for line in program.lines]
    assert len(addresses) == len(set(addresses))
    wanted = {
        "resource stone",
        "setup.each.move",
        "action take.choose",
        "action take.choose[2]",
        "action take.if.win",
        "table heap[left].stones",
    }
    assert wanted <= set(addresses)


def test_all_complaints_of_a_text_come_in_one_run() -> None:
    wrong = (
        NIM.replace("heap is at least 1", "hepa is at least 1")
        .replace("(taken) stone", "(taken) stoan")
        .replace("do take", "do tak")
    )
    codes = [complaint.code for complaint in compile(SourceFile("nim.rules", wrong))[1]]
    assert codes == ["unknown_action", "unknown_name", "unknown_resource"]


def test_a_page_is_checked_and_not_played(tmp_path: Path) -> None:
    path = tmp_path / "small.rules"
    path.write_text('page small "A page"\ncounter pot: 0\n', encoding="utf-8")
    assert compile(SourceFile("small.rules", path.read_text(encoding="utf-8"))) == (None, [])
    with pytest.raises(Complaints):
        compile_paths([path])


def test_an_unknown_name_is_one_complaint_with_its_other_places() -> None:
    _, complaints = compile(SourceFile("nim.rules", NIM.replace("resource stone:", "resource pebble:")))
    resources = [complaint for complaint in complaints if complaint.code == "unknown_resource"]
    assert [complaint.span.line for complaint in resources] == [13]
    assert [place.text for place in resources[0].also] == ["here too"] * 3


def test_what_could_not_be_read_is_complained_of_once() -> None:
    """Neither what is asked of it, nor what stops after its refused name, nor its second key is a complaint of its own."""
    source = SourceFile(
        "l.rules",
        """page l "L"
players 2
piece card, plural cards, starts in deck: 9
table perch, as many as players:
  | perch | number |
  | low   | 1      |
kind place: north, south
zone deck, holds card
zone row each perch, holds card, at most 1
condition mill_of each player, each card:
  count of cards in deck is 1
action take "take":
  choose card in deck where row of it is not full
  if any player where it is mill_of at card: pass
  choose place
  choose place where it is north
""",
    )
    assert [(found.span.line, found.code) for found in compile(source)[1]] == [
        (4, "unexpected_word"),
        (7, "reserved_word"),
        (10, "unexpected_word"),
    ]


def test_who_moves_any_of_several_where_nobody_is_asked_is_told_how() -> None:
    source = SourceFile(
        "l.rules",
        """game l "L"
players 2
piece quill, starts in deck: 6
piece scribe each player, starts in deck: 2
zone deck, holds quill and scribe
zone aside, holds quill
counter days: 0
setup:
  move any quill in deck to aside
  if no other scribe in deck: days becomes 1
round:
  days becomes days + 1
  turns from seat 1, 1 each:
    choose quill in deck
    move quill to aside
end when days is at least 2
score s: 1
winner: highest total
""",
    )
    asked, others = compile(source)[1]
    assert "move 1 card from deck" in str(asked.hint)
    assert "`other` is said of what is not yours" in str(others.hint)
