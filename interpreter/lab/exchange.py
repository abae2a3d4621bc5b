"""A state that a player cannot tell from another: hidden pieces of equal back have changed places, chance is reseeded."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

from interpreter.search import listed
from interpreter.state import MORE, YOU, State
from interpreter.tables import Tables

Slot = tuple[int, int]  # a place and a position in it


def sees(tables: Tables, whose: str, place: int, player: int) -> bool:
    """Whether `player` (-1: a spectator) is one of those who see: everyone, nobody, owner or others."""
    owner = tables.place_owner[place]
    match whose:
        case "everyone":
            return True
        case "owner":
            return player >= 0 and owner == player
        case "others":
            return player >= 0 and owner != player
    return False


def indistinguishable(state: State, player: int, seed: int) -> State:
    """A copy in which what `player` cannot see is otherwise arranged; all that `player` can see is as it was.

    Pieces of which the running steps or another player's decision may speak stay where they are: a number there means a piece
    that was found where it lay. The player's own decision is made anew, so that options that tell a secret come to light.
    """
    chance = random.Random(seed)
    new = state.copy()
    new.rng = chance.getrandbits(64)
    for slots in [*_hidden_contents(state, player), *_hidden_orders(state, player)]:
        pieces = [state.z[place][position] for place, position in slots]
        chance.shuffle(pieces)
        _put(new, slots, pieces)
    if new.ask is not None:
        new.ask = (*new.ask[:2], listed(new))
    return new


def _hidden_contents(state: State, player: int) -> list[list[Slot]]:
    """The slots whose piece the player cannot see, those of equal back together."""
    tables = state.t
    asked = None if state.ask is None or state.ask[1] == player else state.ask
    spoken_of = _numbers([[frame[YOU:], frame[MORE]] for frame in state.stack]) | _numbers([asked, state.fired])
    groups: dict[tuple[str, int], list[Slot]] = defaultdict(list)
    for place, pile in enumerate(state.z):
        if not sees(tables, tables.contents[place], place, player):
            for position, piece in enumerate(pile):
                if piece not in spoken_of:
                    groups[tables.piece_class[piece], tables.piece_owner[piece]].append((place, position))
    return list(groups.values())


def _numbers(value: Any) -> set[int]:
    if isinstance(value, int):
        return {value}
    return set().union(*map(_numbers, value)) if isinstance(value, list | tuple) else set()


def _hidden_orders(state: State, player: int) -> list[list[Slot]]:
    """For each place whose pieces the player sees but not their order, its slots."""
    tables = state.t
    return [
        [(place, position) for position in range(len(pile))]
        for place, pile in enumerate(state.z)
        if tables.ordered[place]
        and sees(tables, tables.contents[place], place, player)
        and not sees(tables, tables.order[place], place, player)
    ]


def _put(state: State, slots: list[Slot], pieces: list[int]) -> None:
    for (place, position), piece in zip(slots, pieces, strict=True):
        pile = state.z[place]
        state.z[place] = (*pile[:position], piece, *pile[position + 1 :])
        state.at[piece] = place
