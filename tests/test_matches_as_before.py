"""Matches come out as before: a digest of all that is asked and shown in some random matches of each game.

It tells that something changed, not that it was right: what is right the scenarios and laws say. Whoever changes what can be
chosen or what comes of it writes the digests anew: `pytest tests/test_matches_as_before.py --update`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest

from interpreter import Game, Match, Refusal
from interpreter.shipped import shipped
from rulelang.compile import compile
from rulelang.lower import identity
from rulelang.text.source import SourceFile
from tests.effect.forms import mixed
from tests.games import known
from tests.laws.playing import Dice, shown, text

KEPT = Path(__file__).with_suffix(".json")
FILES = {**{path.stem: path for path in sorted((Path(__file__).parent / "toys").glob("*.rules"))}, **shipped()}
MIXED = [
    0, 3, 6, 7, 8, 10, 11, 12, 13, 21, 24, 25, 29, 30, 32,
    33, 35, 37, 39, 40, 45, 47, 48, 50, 51, 53, 54, 55, 57, 59,
]  # fmt: skip
GAMES = [*FILES, *(f"forms {seed}" for seed in MIXED)]  # and games that mix the forms of the language, by a seed
MATCHES = 6  # of each game
DECISIONS_AT_MOST = 150  # of each match
ALL_SHOWN_EVERY = 10  # decisions; the others are shown to whoever decides


@cache
def loaded(name: str) -> Game:
    """A game by its name in `GAMES`."""
    if name in FILES:
        return known(FILES[name])
    program, complaints = compile(SourceFile("forms.rules", mixed(int(name.split()[1]))))
    assert program is not None, complaints
    return Game(program, identity(program))


def digest(game: Game, seed: int) -> str:
    """What a match shows: every decision, all views now and then, and at the end what is told of it, or why rules stop."""
    players = game.min_players + seed % (game.max_players + 1 - game.min_players)
    options = {name: values[seed % len(values)] for name, values in game.options.items()}
    found = sha256()
    try:
        match = game.new(players=players, seed=seed, options=options, traced=seed % 2 == 1)
        for part in _shown(match, Dice(seed)):
            found.update(part.encode())
    except Refusal as refusal:
        found.update(refusal.reason.encode())
    return found.hexdigest()[:12]


def _shown(match: Match, dice: Dice) -> Iterator[str]:
    for number in range(DECISIONS_AT_MOST):
        if match.decision is None:
            break
        seats = [*range(match.players), None] if number % ALL_SHOWN_EVERY == 0 else [match.decision.player]
        yield from (shown(match, seat) for seat in seats)
        match.play(match.decision.options[dice.below(len(match.decision.options))])
    told = [[(event.text, event.line) for event in match.events_for(seat)] for seat in (*range(match.players), None)]
    outcome = [match.scores, match.score_lines, match.winners] if match.over else []
    yield from (shown(match, None), text(told), text(sorted(match.lines_used)), text(outcome))


@pytest.mark.parametrize("name", GAMES)
def test_matches_come_out_as_before(name: str, update: bool) -> None:
    game = loaded(name)
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.is_file() else {}
    found = [digest(game, seed) for seed in range(MATCHES if name in FILES else 2)]
    if update:
        KEPT.write_text(json.dumps({**kept, name: found}, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        kept[name] = found
    assert kept[name] == found
