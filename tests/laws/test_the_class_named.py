"""The class that is named is the class that is meant: in moves, in groups, in every place where pieces of others may lie."""

from __future__ import annotations

import pytest

from interpreter import Match
from interpreter.numbering.tables import tables_of
from tests.conftest import Toy
from tests.laws.playing import choose, labels, play_on

PIECES = """
    game men "Men"
    players 2
    piece king, starts in palace: 2
    piece pawn, starts in barracks: 3
    piece rook, starts in tower: 2
    pieces man, plural men: king, pawn
    pieces heavy, plural heavies: king, rook
    counter seen: 0
    counter pot: 0
    zone palace, holds king
    zone barracks, holds pawn
    zone tower, holds rook
    zone {field}
    zone {yard}
    grid board: 3 by 1 of man
"""
LIES = """
    setup:
      move 1 pawn from barracks to field
      move 1 king from palace to field
      move 1 rook from tower to field
      move 1 pawn from barracks to field
"""
END = """
    end when pot is 1
    score points: seen
    winner: highest total
"""
OPEN = ("field", "field, holds king and pawn and rook", "field, ordered", "field, in line", "field, holds man and rook, ordered")


def there(match: Match, zone: str) -> list[str]:
    """The classes that lie in a place, in order."""
    t, s = tables_of(match.state), match.state
    return [t.piece_class[piece] for place in t.family_places(zone) for piece in s.z[place]]


def men(toy: Toy, body: str, field: str = "field", yard: str = "yard") -> Match:
    """The toy with these steps in its round."""
    return toy(PIECES.format(field=field, yard=yard), LIES, f"round:\n  turns from seat 1:\n{body}", END).new(2, seed=1)


@pytest.mark.parametrize("field", OPEN)
@pytest.mark.parametrize(
    ("named", "comes"),
    [
        ("1 king", ["king"]),
        ("1 rook", ["rook"]),
        ("2 pawns", ["pawn", "pawn"]),
        ("5 heavies as far as possible", ["king", "rook"]),
    ],
)
def test_a_move_takes_the_class_that_it_names(toy: Toy, field: str, named: str, comes: list[str]) -> None:
    what, _, rest = named.partition(" as")
    body = f"    move {what} from field to yard{' as' + rest if rest else ''}\n    pot becomes 1\n"
    match = men(toy, body, field)
    play_on(match, 1)  # where a word for several classes names both, and they have no order, it is asked which
    assert match.decision is None
    assert sorted(there(match, "yard")) == comes
    assert len(there(match, "field")) == 4 - len(comes)


@pytest.mark.parametrize("field", OPEN)
@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("any king in field", True),
        ("count of kings in field is 1", True),
        ("count of pawns in field is 2", True),
        ("count of men in field is 3", True),
        ("count of heavies in field is 2", True),
        ("any rook in field where its place is field", True),
        ("sum of 1 for each pawn in field is 2", True),
        ("any man in field where any king in field where it is not man", True),
        ("no king in field", False),
        ("no pawn in board", True),
    ],
)
def test_a_group_is_of_the_class_that_it_names(toy: Toy, field: str, condition: str, holds: bool) -> None:
    match = men(toy, f"    if {condition}: seen becomes 1\n    pot becomes 1\n", field)
    assert match.score_lines[0][1] == [int(holds), int(holds)]


def test_what_is_chosen_moved_and_counted_out_is_of_the_class(toy: Toy) -> None:
    match = men(toy, "    choose heavy in field\n    move heavy to box\n    pot becomes 1\n")
    assert labels(match) == ["king", "rook"]
    everyone = men(
        toy, "    each pawn in field: seen becomes seen + 1\n    move all kings in field to palace\n    pot becomes 1\n"
    )
    assert (everyone.score_lines[0][1], there(everyone, "field")) == ([2, 2], ["pawn", "rook", "pawn"])


def test_a_line_of_a_class_is_of_that_class(toy: Toy) -> None:
    body = """
    move 1 king from palace to a1
    move 1 pawn from barracks to b1
    seen becomes longest line of kings through a1
    pot becomes 1
"""
    assert men(toy, body).score_lines[0][1] == [1, 1]


def test_the_top_of_a_place_is_of_all_that_may_lie_there(toy: Toy) -> None:
    text = PIECES.replace("{field}", "field, ordered, holds king and pawn").replace("{yard}", "yard")
    steps = (
        "setup: move 1 king from palace to field\nround:\n  turns from seat 1:\n    move top of field to a1\n    pot becomes 1\n"
    )
    assert there(toy(text, steps, END).new(2, seed=1), "board") == ["king"]


def test_what_lacks_the_class_is_not_offered(toy: Toy) -> None:
    body = """
    one of:
      "out": move 1 king from field to palace
      "in": move 1 pawn from barracks to field
      "on": move 1 rook from field to tower
"""
    match = men(toy, body)
    choose(match, "out")
    assert labels(match) == ["in", "on"]


def test_a_space_gives_only_what_is_named(toy: Toy) -> None:
    body = """
    one of:
      "a king": move 1 king from a1 to palace
      "a pawn": move 1 pawn from a1 to barracks
      "put": move 1 pawn from field to a1
      "rest": end turn
"""
    match = men(toy, body)
    assert labels(match) == ["put", "rest"]
    choose(match, "put")
    assert labels(match) == ["a pawn", "rest"]


def test_what_does_not_belong_is_not_offered_and_does_not_come(toy: Toy) -> None:
    body = """
    one of:
      "in":
        choose man in field
        move man to palace
      "all":
        move all men in field to palace
        draw 2 from field to tower
        pot becomes 1
"""
    match = men(toy, body)
    choose(match, "in")
    assert there(match, "palace") == ["king", "king"]  # the only man that may lie there came
    assert labels(match) == ["all"] if match.decision else True
    assert "pawn" not in there(match, "palace")
    assert set(there(match, "tower")) == {"rook"}


def test_what_is_seen_by_its_owner_only_can_be_looked_ahead_to(toy: Toy) -> None:
    text = """
        game hands "Hands"
        players 2
        piece king each player, starts in hand: 1
        piece pawn each player, starts in hand: 1
        zone hand each player, holds king and pawn, contents seen by its owner
        zone table, holds king and pawn
        round:
          turns from seat 1: one of: crown, guard, rest
        action crown: move 1 king from your hand to table
        action guard: move 1 pawn from your hand to table
        action rest "rest": pass
        end when count of kings in table is 2
        score s: 1
        winner: highest total
    """
    match = toy(text).new(2, seed=1)
    choose(match, "crown", "guard")
    assert labels(match) == ["guard", "rest"]
    choose(match, "rest")
    assert labels(match) == ["crown", "rest"]


def test_what_nobody_sees_is_found_out_when_it_is_done(toy: Toy) -> None:
    text = """
        game search "Search"
        players 2
        counter found: 0
        piece king, starts in deck: 1
        piece pawn, starts in deck: 3
        zone deck, holds king and pawn, contents seen by nobody, ordered
        zone table, holds king and pawn
        setup: shuffle deck
        round:
          turns from seat 1: one of: search, rest
        action search:
          move 1 king from deck to table
          if that cannot be done: found becomes found + 1
        action rest: end turn
        end when found is 2
        score f: found
        winner: highest total
    """
    match = toy(text).new(2, seed=1)
    for _ in range(3):
        assert labels(match) == ["search", "rest"]  # also when there is none left: that is not known before
        choose(match, "search")
    assert there(match, "table") == ["king"]
    assert match.decision is None


def test_the_bottom_is_where_it_goes(toy: Toy) -> None:
    body = "    move 2 pawns from field to bottom of yard\n    move 1 king from field to bottom of yard\n    pot becomes 1\n"
    assert there(men(toy, body, yard="yard, ordered"), "yard") == ["king", "pawn", "pawn"]


def test_random_play_never_leaves_a_piece_where_it_may_not_lie(toy: Toy) -> None:
    body = """
    one of:
      "move":
        choose man
        choose space in board where it is empty
        move man to space
      "swap":
        choose king in palace
        choose man in board
        put king in place of man
      "back":
        choose man in board
        move man to palace
      "rest": end turn
      "count": seen becomes seen + 1
"""
    for seed in range(5):
        match = men(toy, body)
        play_on(match, seed, most=60)
        t = tables_of(match.state)
        for place, pile in enumerate(match.state.z):
            assert {t.piece_class[piece] for piece in pile} <= t.held[place], t.place_name(place)
