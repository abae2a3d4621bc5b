"""Ranges of names in kinds: each is a name of its own, to rules and to variants."""

import pytest

from rulelang.compile import compile_all
from rulelang.printing.format import format_tree
from rulelang.syntax.parse import parse
from rulelang.text.source import SourceFile

GAME = """game lanes "Lanes"
players 2
kind lane: start, lane_9 to lane_11
round:
  turns from seat 1:
    choose lane
    if lane is start: you win
end when 1 is 1
score points: 0
winner: highest total
"""


def members(*changes: str) -> tuple[str, ...] | str:
    house = 'variant house "House" of lanes\n' + "\n".join(changes) + "\n"
    found, complaints, _ = compile_all([SourceFile("lanes.rules", GAME), SourceFile("house.rules", house)][: 1 + bool(changes)])
    return found.kinds[0].members if found else complaints[0].text


def test_each_of_a_range_is_a_name() -> None:
    assert members() == ("start", "lane_9", "lane_10", "lane_11")


def test_a_variant_leaves_one_of_a_range_out() -> None:
    assert members("remove kind lane[lane_10]") == ("start", "lane_9", "lane_11")


def test_a_variant_adds_a_range() -> None:
    assert members("add to kind lane: lane_12 to lane_13, goal") == (
        "start", "lane_9", "lane_10", "lane_11", "lane_12", "lane_13", "goal",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("add to kind lane: lane_10", "`lane_10` is in"),
        ("add to kind lane: lane_11 to lane_12", "`lane_11` is in"),
        ("remove kind lane[lane_12]", "lane_12"),
        ("add to round: lane_1 to lane_2", "a range of names is added to a kind"),
    ],
)
def test_what_cannot_be_is_refused(change: str, said: str) -> None:
    assert said in members(change)


def test_a_range_is_written_as_it_was() -> None:
    tree, _ = parse(SourceFile("lanes.rules", GAME))
    assert "kind lane: start, lane_9 to lane_11\n" in format_tree(tree)
