"""`owner of stone becomes you`: one of the new owner's takes the place of a piece, which goes to where its owner's start."""

from interpreter.match.match import Match
from interpreter.numbering.tables import tables_of
from tests.conftest import Toy
from tests.telling import told_of

ROW = """
    game row "Row"
    players 2
    piece man of each player, plural men, starts in camp:
      | man    | rank | copies |
      | lancer | 1    | {count} |
      | archer | 2    | {count} |
    zone camp of each player, holds man
    grid board: 4 by 1 of man
    setup:
      each man in camp of seat 2 with the lowest rank:
        if a1 is empty: move man to a1
        else if b1 is empty: move man to b1
      each man in camp of seat 2 with the highest rank:
        if c1 is empty: move man to c1
      each man in camp of seat 1 with the highest rank:
        if d1 is empty: move man to d1
    round:
      turns from seat 1, 1 each:
        one of: turn, rest
    action turn "turn them":
      each man in board{where}: owner of man becomes {who}
    action rest "rest": nothing happens
    score men: count of your men in board
    end after 2 rounds
"""


def row(toy: Toy, *, count: int = 4, where: str = "", who: str = "you") -> Match:
    return toy(ROW.replace("{count}", str(count)).replace("{where}", where).replace("{who}", who)).new(
        players=2, seed=1, traced=True
    )


def lie(match: Match, place: str) -> list[str]:
    """What lies in a place, each with its owner."""
    t, s = tables_of(match.state), match.state
    places = {t.place_name(number): number for number in range(len(s.z))}
    rows = {piece: t.piece[t.piece_class[piece]].rows[t.piece_row[piece]] for piece in s.z[places[place]]}
    return sorted(f"{rows[piece]} of {t.piece_owner[piece] + 1}" for piece in s.z[places[place]])


def test_each_becomes_one_of_the_same_row_and_the_old_ones_go_home(toy: Toy) -> None:
    match = row(toy)
    match.play("turn")
    assert [lie(match, place) for place in ("a1", "b1", "c1", "d1")] == [
        ["lancer of 1"],
        ["lancer of 1"],
        ["archer of 1"],
        ["archer of 1"],
    ]
    assert lie(match, "camp of Player 2") == ["archer of 2"] * 4 + ["lancer of 2"] * 4
    assert lie(match, "camp of Player 1") == ["archer of 1"] * 2 + ["lancer of 1"] * 2
    text = " ".join(told_of(match))
    assert "turns 2 lancers and an archer of Player 2 in a1, b1 and c1 into your own" in text or "into their own" in text, text


def test_who_owns_it_keeps_it_even_without_more_in_store(toy: Toy) -> None:
    """Of the archers each has one, and Player 1's lies on the board already."""
    match = row(toy, count=1, where=" that is archer and whose owner is you")
    match.play("turn")
    assert lie(match, "d1") == ["archer of 1"]


def test_without_one_of_the_same_row_in_store_it_cannot_be_done(toy: Toy) -> None:
    """Nothing but to rest is left, all the time."""
    match = row(toy, count=1, where=" that is archer")
    assert match.decision is None
    assert lie(match, "c1") == ["archer of 2"]
    assert lie(match, "camp of Player 2") == []


def test_nobody_is_asked_and_it_may_become_another_players(toy: Toy) -> None:
    match = row(toy, who="player left of you", count=5)
    match.play("turn")
    assert lie(match, "d1") == ["archer of 2"]
    assert lie(match, "a1") == ["lancer of 2"]
    assert any("archer of Player 1 in d1 becomes Player 2's" in one for one in told_of(match)), told_of(match)
