"""Matches of Village in states that random play seldom reaches: members, cubes, goods, time and customers strewn about."""

from __future__ import annotations

import random

from interpreter import Game, Match, Option
from interpreter.numbering.tables import tables_of
from interpreter.scenarios.failing import Impossible
from interpreter.scenarios.given.holdings import set_amount
from interpreter.scenarios.given.pieces import put
from interpreter.state.state import State

ABROAD = ("workshop", "lodging", "bench", "pew", "black_bag", "chronicle", "graves")
AT_MOST = {"grain": 5, "coin": 5, "prestige": 20, "plague": 0, "time": 0}  # of goods 3, of influence 3 or all there are


def scattered(game: Game, players: int, seed: int, lap: int = 10) -> Match | None:
    """A match at the start of a turn, strewn in the turn before; None if the end had come already."""
    rng = random.Random(f"{seed} {players}")
    match = game.new(players=players, seed=seed, options={"years": lap})
    strew(match.state, rng, lap)
    first = match.active
    while match.decision is not None and (match.decision.player == first or not opens_a_turn(match.decision.options[0])):
        match.play(rng.choice(match.decision.options))
    match.start_here()
    return None if match.over or match.view(None)["roles"]["ender"] != "nobody" else match


def tied(match: Match) -> Match:
    """The match with so much prestige more that all totals are equal."""
    state, best = match.state.copy(), max(match.scores)
    tables = tables_of(state)
    prestige = tables.resource_names.index("prestige")
    for player, score in enumerate(match.scores):
        state.v[tables.amount_slot("player", None, prestige, player)] += best - score
    return match.with_state(state)


def opens_a_turn(option: Option) -> bool:
    """A cube from some square, or the well."""
    return "square" in option.value or option.value == {"do": "take_cube"}


def strew(state: State, rng: random.Random, lap: int) -> None:
    """Moves things about, nothing is made or lost; what does not fit stays."""
    tables = tables_of(state)
    influence = dict.fromkeys(tables.kind["influence"].members, rng.choice((3, 3, 18)))
    for player in range(tables.players):
        state.v[tables.slot["track", "lifetime"] + player] = rng.randrange(lap)
        for resource, name in enumerate(tables.resource_names):
            amount = min(
                rng.randint(0, (AT_MOST | influence).get(name, 3)), state.v[tables.amount_slot("supply", None, resource, 0)]
            )
            if tables.tracked[resource] is None and amount:
                set_amount(state, ("player", None, player), resource, amount)
    state.v[tables.slot["role", "next_start_player"]] = rng.randrange(-1, tables.players)
    abroad = [place for name in ABROAD for place in tables.family_places(name)]
    pieces = [piece for kind in ("member", "flag", "customer") for piece in range(*tables.class_pieces[kind])]
    for piece in pieces:
        if rng.random() < 0.5:
            continue
        match tables.piece_class[piece]:
            case "member":
                home = tables.family_places("farm")[tables.piece_owner[piece]]
                targets = [home, rng.choice(abroad)]
            case "flag":
                targets = [rng.choice(tables.family_places("visited"))]
            case _:
                targets = [rng.choice(tables.family_places("sold_to"))] if rng.random() < 0.4 else []
        if targets:
            move(state, piece, rng.choice(targets))


def move(state: State, piece: int, place: int) -> None:
    """If it fits, no second flag comes to a town, and the last pages and graves stay free."""
    tables = tables_of(state)
    family, owner = tables.family[place], tables.piece_owner[piece]
    if family == "visited" and any(tables.piece_owner[other] == owner for other in state.z[place]):
        return
    if family in ("chronicle", "graves") and len(state.z[place]) > tables.capacity[place] - 2:
        return
    if tables.family[state.at[piece]] in ("stalls", "queue"):
        return
    try:
        put(state, piece, place)
    except Impossible:
        return
