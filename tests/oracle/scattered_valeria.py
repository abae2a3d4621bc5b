"""Matches of Villages of Valeria in states that random play seldom reaches: cards and coins strewn about, the deck run out."""

from __future__ import annotations

import random

from interpreter import Game, Match
from interpreter.numbering.tables import tables_of
from interpreter.scenarios.given.pieces import put
from interpreter.state.state import State
from tests.oracle.read_valeria import name_of, names
from tests.oracle.valeria_figures import FULL

SHORT_OF_FULL = 2  # at most so near the end
RUN_OUT = 0.2  # how often the piles and the deck are gone


def scattered(game: Game, players: int, seed: int) -> Match:
    """A match at the start of its first turn, strewn before."""
    rng = random.Random(f"{seed} {players}")
    match = game.new(players=players, seed=seed)
    assert match.decision is not None
    strew(match.state, rng, match.decision.player)
    while match.decision is not None and "deed" not in match.decision.options[0].value:
        match.play(rng.choice(match.decision.options))
    match.start_here()
    return match


def tied(match: Match) -> Match:
    """The match with so much gold more that all totals are equal."""
    state, best = match.state.copy(), max(match.scores)
    for player, score in enumerate(match.scores):
        state.v[gold_slot(state, "player", None, player)] += best - score
    return match.with_state(state)


def bare(match: Match) -> Match:
    """The match with all villages empty, and the same wealth for all: only what is developed tells the players apart."""
    state = match.state.copy()
    for village in tables_of(state).family_places("village"):
        for piece in state.z[village]:
            put(
                state,
                piece,
                tables_of(state).family_places("pile" if tables_of(state).piece_class[piece] == "building" else "guild")[0],
            )
    return tied(match.with_state(state))


def strew(state: State, rng: random.Random, chooses: int) -> None:
    """Moves things about, nothing is made or lost; what does not fit stays, and so does the hand of who chooses from it."""
    t = tables_of(state)
    deck, guild = (t.family_places(name)[0] for name in ("deck", "guild"))
    stays = rng.choice((0, 0.2, 0.5))
    rich = rng.random()
    for piece in list(state.z[deck] + state.z[guild]):
        if rng.random() >= stays:
            homes = ("village", "fields", "hand", "pile") if state.at[piece] == deck else ("village", "guild")
            move(state, piece, rng.choice(homes), rng)
    for player in range(t.players):
        if player != chooses and rng.random() < 0.4:
            for piece in state.z[t.family_places("hand")[player]][1:]:  # one is developed at once
                move(state, piece, "pile", rng)
        purse(state, player, rng.randrange(5))
    if rng.random() < RUN_OUT:
        for place in (deck, *t.family_places("pile")):
            for piece in list(state.z[place]):
                move(state, piece, "fields", rng)
    for place in t.family_places("fields"):
        for piece in state.z[place]:
            if rng.random() < rich:
                lay_coin(state, piece)


def move(state: State, piece: int, family: str, rng: random.Random) -> None:
    """Unless a village would have two of a name or be nearly full, or a hand be over full."""
    places = tables_of(state).family_places(family)
    number = rng.randrange(len(places))
    there = names(state, family, number)
    crowded = {"village": FULL[tables_of(state).players] - SHORT_OF_FULL, "hand": 8}.get(family, 84)
    if len(there) < crowded and (family != "village" or name_of(state, piece) not in there):
        put(state, piece, places[number])


def purse(state: State, player: int, wanted: int) -> None:
    """As much gold as is wanted, as far as there is any."""
    supply, own = gold_slot(state, "supply", None, 0), gold_slot(state, "player", None, player)
    more = min(wanted - state.v[own], state.v[supply])
    state.v[own] += more
    state.v[supply] -= more


def lay_coin(state: State, piece: int) -> None:
    """From the bank."""
    supply, kind = gold_slot(state, "supply", None, 0), tables_of(state).piece_class[piece]
    if state.v[supply]:
        state.v[supply] -= 1
        state.v[gold_slot(state, "piece", kind, piece - tables_of(state).class_pieces[kind][0])] += 1


def gold_slot(state: State, form: str, of: str | None, number: int) -> int:
    """Where the state keeps how much gold a holder has."""
    return tables_of(state).amount_slot(form, of, tables_of(state).resource_names.index("gold"), number)
