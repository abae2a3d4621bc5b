"""Who is out of a phase, of the round or of the game: who is asked no more, who comes next, and when all are in again."""

from __future__ import annotations

import json

import pytest

from interpreter import Match
from interpreter.lab.laws import verify
from tests.conftest import Toy

# A wake: whoever is tired goes to bed for the song, the night, or for good.
WAKE = """
    game wake "A wake"
    players {least} to 4
    resource coin: unlimited
    resource egg: unlimited
    role host: {host}
    role guest: nobody
    counter nights: 0
    setup:
      each player: reward: 1 egg
    round:
      nights becomes nights + 1
      {round}
    phase song "a song":
      {song}
    {more}
    end when nights is {nights}
    score coin: your coin
    score eggs, not in the total: your egg
    winner: highest total
"""
STOP = "each player:\n        may: reward: 1 coin"
STAY = """action stay "stay": reward: 1 coin
    """
TO_BED = """action to_bed "to bed":
      you leave the song
      reward: 1 egg
"""
CHOICES = "turns from host, 2 each: one of: stay, to_bed"


def wake(
    toy: Toy, *, song: str = CHOICES, round: str = "do song", more: str = TO_BED, players: int = 3, host: str = "seat 1",
    nights: int = 2,
) -> Match:  # fmt: skip
    more = STAY * ("stay" in song) + more * ("to_bed" in song or more != TO_BED)
    text = WAKE.replace("{least}", str(players)).replace("{song}", song).replace("{round}", round).replace("{more}", more.strip())
    return toy(text.replace("{host}", host).replace("{nights}", str(nights))).new(players=players, seed=1, traced=True)


def asked(match: Match) -> int:
    assert match.decision is not None
    return match.decision.player


def play(match: Match, *keys: str) -> list[int]:
    """Who was asked, one after the other, and who is asked now."""
    found = []
    for key in keys:
        found.append(asked(match))
        match.play(key)
    return found + ([] if match.decision is None else [asked(match)])


def held(match: Match, resource: str) -> list[int]:
    return [
        match.view(None)["resources"][f"Player {seat + 1}"].get(resource, 0) - (resource == "egg")
        for seat in range(match.players)
    ]


# -------------------------------------------------------------------------------------------------------------- turns
def test_who_is_out_takes_no_turn_until_it_is_over(toy: Toy) -> None:
    match = wake(toy)
    assert play(match, "to_bed", "stay", "stay", "to_bed", "stay") == [0, 1, 2, 1, 2, 0]
    assert match.view(None)["out"] == {"song": []}


def test_the_rest_of_ones_own_turn_is_still_done(toy: Toy) -> None:
    match = wake(toy)
    match.play("to_bed")
    assert held(match, "egg") == [1, 0, 0]


def test_where_the_first_one_is_out_the_next_one_begins(toy: Toy) -> None:
    match = wake(
        toy, song="host leaves the song\n      turns from host, 1 each: one of: stay, stretch", more="action stretch: pass"
    )
    assert play(match, "stay", "stay") == [1, 2, 1]


def test_turns_end_where_all_are_out(toy: Toy) -> None:
    match = wake(toy, song="turns from host: one of: stay, to_bed", players=2)
    assert play(match, "to_bed", "stay", "to_bed") == [0, 1, 1, 0]


@pytest.mark.parametrize("end", ["end phase", "end round"])
def test_all_are_in_again_however_it_ends(toy: Toy, end: str) -> None:
    match = wake(toy, more=TO_BED + f"      if count of players still in the song is 1: {end}")
    assert play(match, "to_bed", "stay", "to_bed") == [0, 1, 2, 0]


def test_who_is_out_of_what_lies_around_is_out_of_what_lies_within(toy: Toy) -> None:
    more = """phase night "the night":
      do song
      do song
    action to_bed "to bed": you leave the night
"""
    song = "each player still in the song: reward: 1 egg\n      turns from host, 1 each: one of: stay, to_bed, hush"
    match = wake(toy, round="do night", song=song, more=more + "    action hush: you leave the song")
    assert play(match, "to_bed", "hush", "stay") == [0, 1, 2, 1]
    assert held(match, "egg") == [1, 2, 2]


def test_who_leaves_the_game_is_ranked_like_the_others(toy: Toy) -> None:
    match = wake(
        toy,
        song="turns from host, 2 each: one of: stay, off",
        more='action off "off home":\n      reward: 5 coin\n      you leave the game',
    )
    play(match, "off", "stay", "off", "stay", "stay")
    assert match.decision is None
    assert (match.winners, match.places) == ([0, 2], [1, 3, 1])


def test_the_game_is_over_when_nobody_is_in_it_any_more(toy: Toy) -> None:
    match = wake(toy, song="turns from host: one of: stay, off", nights=9, more='action off "off home": you leave the game')
    assert play(match, "off", "stay", "off", "off") == [0, 1, 2, 1]
    assert match.winners == [1]


def test_who_has_lost_is_in_nothing(toy: Toy) -> None:
    song = "each player still in the song: reward: 1 egg\n      turns from host, 1 each: one of: stay, fall, to_bed"
    match = wake(toy, song=song, more=TO_BED + "    action fall: you lose")
    play(match, "fall", "stay", "to_bed")
    assert held(match, "egg") == [1, 2, 3]


# ------------------------------------------------------------------------------------------------- orders, and coming back
def test_the_first_and_the_last_who_left(toy: Toy) -> None:
    song = (
        CHOICES + "\n      host becomes the first player to leave the song\n      guest becomes the last player to leave the song"
    )
    match = wake(toy, song=song)
    play(match, "stay", "to_bed", "to_bed", "to_bed")
    assert [match.view(None)["roles"][name] for name in ("host", "guest")] == ["Player 2", "Player 1"]


@pytest.mark.parametrize("those", ["all players leave", "everyone leaves"])
def test_those_who_leave_at_once_leave_clockwise_from_the_active_player(toy: Toy, those: str) -> None:
    song = f"turns from seat 2, 1 each:\n        if guest is nobody: {those} the song\n        guest becomes you"
    match = wake(toy, song=f"{song}\n      host becomes the last player to leave the song\n      {STOP}")
    assert match.view(None)["roles"]["host"] == "Player 1"


def test_everyone_comes_back_at_once(toy: Toy) -> None:
    song = "all players leave the song\n      everyone comes back to the song\n      " + STOP
    match = wake(toy, song=f"{song}\n      each player out of the song: end game")
    assert asked(match) == 0, "nobody is out any more"


@pytest.mark.parametrize(("said", "who"), [
    ("next player left of seat 1 still in the song", "Player 3"),
    ("next player right of seat 1 still in the song", "Player 3"),
    ("next player left of seat 3 still in the song", "Player 1"),
    ("next player left of seat 1 out of the song", "Player 2"),
    ("next player left of seat 2 where coin of it is at least 9", "nobody"),
    ("next player left of seat 2 where coin of it is 0", "Player 3"),
    ("next player left of guest still in the song", "nobody"),
])  # fmt: skip
def test_the_next_one(toy: Toy, said: str, who: str) -> None:
    song = f"seat 2 leaves the song\n      host becomes {said}\n      each player:\n        may: reward: 1 coin"
    assert wake(toy, song=song).view(None)["roles"]["host"] == who


def test_the_next_one_may_be_oneself(toy: Toy) -> None:
    song = "seat 2 leaves the song\n      host becomes next player left of seat 1 still in the song\n      " + STOP
    assert wake(toy, song=song, players=2).view(None)["roles"]["host"] == "Player 1"


def test_who_comes_back_is_asked_again(toy: Toy) -> None:
    more = TO_BED + "    action sing:\n      all players come back to the song\n      reward: 1 coin"
    match = wake(toy, song="turns from host, 2 each: one of: stay, to_bed, sing", more=more)
    assert play(match, "to_bed", "sing", "stay") == [0, 1, 2, 0]
    assert "Player 1 comes back to the song" in [event.text for event in match.events_for(2)]


# ------------------------------------------------------------------------------------------- who is asked beside turns
ALL_AT_ONCE = """if host is still in the song: host leaves the song
      everyone at once: secretly choose number from 1 to 3 as said
      each player: reward: (your said) coin"""


def test_who_is_out_makes_no_secret_choice(toy: Toy) -> None:
    match = wake(toy, song=ALL_AT_ONCE)
    assert play(match, "2", "3") == [1, 2, 1]
    assert held(match, "coin") == [0, 2, 3]


def test_not_all_need_to_make_each_choice(toy: Toy) -> None:
    song = """everyone at once:
        secretly choose number from 1 to 3 as said
        if host is you: secretly choose number from 5 to said + 5 as more
      each player: reward: (your said + your more) coin"""
    match = wake(toy, song=song, host="seat 2", more="")
    assert play(match, "1", "3", "8", "1") == [0, 1, 1, 2, 0]
    assert held(match, "coin") == [1, 11, 1]


def test_who_is_out_answers_nothing(toy: Toy) -> None:
    song = "seat 2 leaves the song\n      turns from seat 1, 1 each: do toast"
    more = 'action toast "a toast": reward: 1 coin\n    before toast, others may "join in": reward: 1 egg'
    match = wake(toy, song=song, more=more)
    assert asked(match) == 2


def test_each_player_is_everybody(toy: Toy) -> None:
    song = "host leaves the song\n      each player: reward: 1 coin\n      each player still in the song: reward: 1 egg"
    match = wake(toy, song=song + "\n      turns from host, 1 each:\n        may: reward: 1 coin")
    assert (held(match, "coin"), held(match, "egg")) == ([1, 1, 1], [0, 1, 1])


# ----------------------------------------------------------------------------------------------------- telling and keeping
def test_who_leaves_is_told_and_seen(toy: Toy) -> None:
    match = wake(toy)
    match.play("to_bed")
    assert match.view(2)["out"] == {"song": [0]}
    assert "Player 1 leaves the song" in [event.text for event in match.events_for(1)]


def test_a_copy_and_a_saved_match_remember_it(toy: Toy) -> None:
    match = wake(toy)
    match.play("to_bed")
    saved = match.game.restore(json.loads(json.dumps(match.save())))
    assert [again.view(None)["out"] for again in (match.copy(), saved)] == [{"song": [0]}] * 2
    match.undo()
    assert match.view(None)["out"] == {"song": []}


def test_alone_at_the_table(toy: Toy) -> None:
    match = wake(toy, song="turns from host: one of: stay, to_bed", players=1)
    assert play(match, "stay", "to_bed", "to_bed") == [0, 0, 0]
    assert match.decision is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_law_holds(toy: Toy, players: int) -> None:
    match = wake(toy, song="turns from host: one of: stay, to_bed", players=players)
    for step in range(12):
        if match.decision is None:
            return
        verify(match, players, step)
        options = match.decision.options
        match.play(options[step % len(options)])
