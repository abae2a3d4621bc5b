"""A role that is a member of a kind, and what the rules keep in mind without showing it."""

from __future__ import annotations

import textwrap
from io import StringIO

import pytest
from rich.console import Console

from interpreter.frontends.table_view.whole_table import show_table
from rulelang.compile import compile
from rulelang.text.source import SourceFile
from tests.conftest import Toy

from .conftest import Holds, Run

WEATHER = """
    game weather "Weather"
    players 2
    kind sky, plural skies: sun, rain, snow
    table sky:
      | sky  | wet |
      | sun  | 0   |
      | rain | 2   |
      | snow | 1   |
    kind bed: north_bed, south_bed
    resource drop: unlimited
    role today, a sky: nothing
    role wish each player, a sky: sun
    role sown each player at each bed, a sky: nothing
    role latest: nobody, for the rules only
    counter streak each player: 0, for the rules only
    counter days: 0
    round:
      turns from seat 1:
        one of: wait, hope, sow
        days becomes days + 1
        your streak becomes your streak + 1
        latest becomes you
    action wait "wait for the weather":
      if today is nothing: today becomes a random sky
      if today is your wish: reward: 5 drop
      reward: (wet of today) drop
    action hope "hope":
      choose sky where it is not today
      your wish becomes sky
      today becomes nothing
    action sow "sow":
      choose bed where sown of you at it is nothing
      sown of you at bed becomes by days (0: sun, else: snow)
      if latest is not nobody and your streak is at least 1: reward: 9 drop
    end when days is 9
    score drops: your drop
    winner: highest total
"""


def test_a_role_is_a_member_or_nothing(holds: Holds) -> None:
    holds(
        """
        scenario "a table knows more of it"
          players 2
          given today is rain
          and your wish is rain
          when you do wait
          then today is rain
          and you have 7 drop
        scenario "it may be chosen, and be nothing again"
          players 2
          given today is sun
          when you do hope
          and you choose snow
          then your wish is snow
          and today is nothing
          and wish of seat 2 is sun
        scenario "what is so now is not hoped for"
          players 2
          given today is sun
          when you do hope
          refused you choose sun
        scenario "one for each of two"
          players 2
          given days is 3
          and sown of you at north_bed is rain
          when you do sow
          then sown of you at south_bed is snow
        scenario "what is not shown counts all the same"
          players 2
          given streak of seat 1 is 1
          and latest is seat 2
          when you do sow
          and you choose south_bed
          then you have 9 drop
          and streak of seat 1 is 2
          and latest is seat 1
        """,
        WEATHER,
    )


def test_what_it_is_instead_is_told_by_its_name(run_toy: Run) -> None:
    report = run_toy(
        """
        scenario "the wrong sky"
          players 2
          given today is sun
          when you do hope
          and you choose snow
          then your wish is rain
        """,
        WEATHER,
    )
    (failure,) = report.failures
    assert "it is snow" in str(failure)


def test_log_and_view_name_the_member_and_leave_out_what_is_not_shown(toy: Toy) -> None:
    match = toy(WEATHER).new(players=2, seed=3, traced=True)
    for _ in range(6):
        assert match.decision is not None
        match.play(match.decision.options[0])
    told = [event.text for event in match.events_for(None)]
    assert any(line.startswith("today is, by chance, ") and line.endswith(("sun", "rain", "snow")) for line in told)
    assert not [line for line in told if "streak" in line or "latest" in line]
    view = match.view(0)
    assert view["roles"]["wish of Player 1"] == "sun"
    assert view["roles"]["sown of Player 2 at north_bed"] == "nothing"
    assert not [name for name in (*view["counters"], *view["roles"]) if "streak" in name or "latest" in name]
    page = StringIO()
    show_table(match.game.program, view, Console(file=page, width=100))
    assert [word for word in ("wish", "streak", "latest") if word in page.getvalue()] == ["wish"]


@pytest.mark.parametrize(
    ("was", "new", "said"),
    [
        ("role today, a sky", "role today, a player", "a role is a player where nothing else is said"),
        ("role today, a sky", "role today, a drop", "`drop` is no kind"),
        ("role today, a sky: nothing", "role today, a sky: seat 1", "a sky is needed here"),
        ("your wish becomes sky", "your wish becomes you", "a sky is needed here"),
        ("today becomes a random sky", "today becomes a random player", "`today` is a sky, not a player"),
        ("today becomes a random sky", "today becomes north_bed", "a sky is needed here"),
        ("if today is your wish", "if today is you", "`today` is a sky"),
    ],
)
def test_what_a_role_is_not(was: str, new: str, said: str) -> None:
    assert was in WEATHER
    source = SourceFile("weather.rules", textwrap.dedent(WEATHER.replace(was, new, 1)).lstrip())
    told = [complaint.text for complaint in compile(source)[1]]
    assert any(said in text for text in told), told
