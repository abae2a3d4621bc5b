"""What never comes up with so many players and these options is not named: not at the table, not in refusals, not in headers."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from interpreter import Game
from interpreter.frontends.files.games import options_told
from interpreter.frontends.table_view.whole_table import show_table
from rulelang.program.certain.at_one_table import ComingUp, coming_up
from rulelang.program.certain.numbers import seated
from tests.conftest import Toy

# A ferry: alone one races a ghost, who has a lantern unless it is dark; with others there is a toll.
FERRY = """
    game ferry "The ferry"
    players 1 to 2
    option night: moonlit, dark
    automa ghost "the Ghost" if players is 1
    resource coin: unlimited
    piece lantern: 1
    piece crate, starts in quay: 6
    zone quay, holds crate
    zone hold each player, holds crate
    zone post, holds lantern
    zone mist, holds crate
    zone wreck, holds crate
    zone chest, holds crate
    counter chill: 0
    counter tide: 3
    setup:
      if players is 1: do haunt
      each player: reward: 1 coin
    round:
      each player:
        one of:
          "load": move 1 crate from quay to your hold
          pass_by
      if players is 2 and night is dark:
        each player: cost: 1 coin to chest as far as possible
    phase haunt "the Ghost comes":
      chill becomes 1
      if night is not dark: move all lanterns in box to post
      move 1 crate from quay to mist
    phase sink "it sinks":
      move 1 crate from mist to wreck
    any time action douse "douse the lantern":
      choose lantern in post
      move lantern to box
      if any crate in mist: do sink
    action pass_by "pass by":
      tide becomes tide
    end when quay is empty
    score crates: count of crates in your hold
    winner: highest total
"""


def found(game: Game, players: int, night: str = "moonlit") -> ComingUp:
    return coming_up(game.program, seated(game.program, players, {"night": night}))


def never(game: Game, players: int, night: str = "moonlit") -> set[str]:
    """The zones and counters that never come up."""
    known = found(game, players, night)
    return {zone.name for zone in game.program.zones} - known.zones | {c.name for c in game.program.counters} - known.numbers


def test_what_only_rules_change_that_never_run_stays_as_it_is(toy: Toy) -> None:
    game = toy(FERRY)
    assert never(game, 1) == {"chest"}
    assert never(game, 1, "dark") == {"chest", "post", "wreck"}, "nothing can be doused, so nothing sinks"
    assert never(game, 2) == {"post", "mist", "wreck", "chest", "chill"}
    assert never(game, 2, "dark") == {"post", "mist", "wreck", "chill"}


def test_so_do_actions_and_options(toy: Toy) -> None:
    game = toy(FERRY)
    assert found(game, 1).bodies == {"haunt", "pass_by", "douse", "sink"}
    assert found(game, 2).bodies == {"pass_by"}
    assert found(game, 1).options == found(game, 2).options == {"night"}
    assert found(toy(FERRY.replace(" and night is dark", "")), 2).options == set()


def test_an_option_is_told_in_a_header_where_it_is_not_as_usual_and_makes_a_difference(toy: Toy) -> None:
    game = toy(FERRY.replace(" and night is dark", ""))
    assert options_told(game, 1, {"night": "dark"}) == ", night dark"
    assert options_told(game, 1, {"night": "moonlit"}) == options_told(game, 1, {}) == ""
    assert options_told(game, 2, {"night": "dark"}) == ""


@pytest.mark.parametrize("players", [1, 2])
def test_the_table_names_what_comes_up(toy: Toy, players: int) -> None:
    match = toy(FERRY).new(players=players, seed=1)
    out = Console(width=80, file=StringIO())
    show_table(match.game.program, match.view(0), out)
    text = out.file.getvalue()  # type: ignore[attr-defined]
    named = {name for name in ("quay", "tide", "post", "wreck", "chill", "chest") if name in text}
    assert named == {"quay", "tide"} | ({"post", "wreck", "chill"} if players == 1 else set())


def test_what_never_comes_up_is_not_told_among_what_is_refused(toy: Toy) -> None:
    alone, two = (toy(FERRY).new(players=players, seed=1) for players in (1, 2))
    alone.play("douse")
    assert "douse the lantern" in alone.not_offered()
    assert "there is no lantern to choose" in alone.why_not("douse")
    assert two.not_offered() == []
    never = "`douse the lantern` never comes up with so many players and these options: there is no lantern to choose: "
    assert two.why_not("douse").startswith(never)
