"""A state that a player cannot tell from another: hidden pieces of equal back have changed places, chance is reseeded."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from interpreter import sight
from interpreter.search import listed
from interpreter.state import MORE, State
from interpreter.tables import Tables

Slot = tuple[int, int]  # a place and a position in it


def indistinguishable(state: State, player: int, seed: int) -> State:
    """A copy in which what `player` cannot see is otherwise arranged; all that `player` can see is as it was.

    Pieces of which the running steps or another player's decision may speak stay where they are: a number there means a piece
    that was found where it lay. The player's own decision is made anew, so that options that tell a secret come to light.
    """
    return rearranged(state, hidden(state, player), random.Random(seed))


def hidden(state: State, player: int) -> list[list[Slot]]:
    """Groups of slots among which what lies there can change without the player's noticing."""
    return [*_hidden_contents(state, player), *_hidden_orders(state, player)]


def rearranged(state: State, groups: Iterable[Sequence[Slot]], chance: random.Random) -> State:
    """A copy in which the pieces of each group of slots lie otherwise, chance goes on otherwise, and options are found anew."""
    new = state.copy()
    new.rng = chance.getrandbits(64)
    for slots in groups:
        pieces = [state.z[place][position] for place, position in slots]
        chance.shuffle(pieces)
        _put(new, slots, pieces)
    if new.ask is not None:
        new.ask = (*new.ask[:2], listed(new))
    return new


def _hidden_contents(state: State, player: int) -> list[list[Slot]]:
    """The slots whose piece the player cannot see, those of equal back together."""
    places = [place for place in _places(state.t, player)[0] if state.z[place]]
    if not places:
        return []
    spoken_of = _spoken_of(state, player)
    back = _backs(state.t)
    groups: dict[tuple[str, int], list[Slot]] = defaultdict(list)
    for place in places:
        for position, piece in enumerate(state.z[place]):
            if piece not in spoken_of:
                groups[back[piece]].append((place, position))
    return list(groups.values())


@lru_cache(maxsize=64)
def _places(tables: Tables, player: int) -> tuple[list[int], list[int]]:
    """The places whose pieces the player does not see, and those whose order only."""
    seat = player if player >= 0 else None
    closed = [place for place in range(tables.places) if not sight.contents(tables, place, seat)]
    loose = [place for place in range(tables.places) if tables.ordered[place] and place not in closed]
    return closed, [place for place in loose if not sight.order(tables, place, seat)]


@lru_cache(maxsize=64)
def _backs(tables: Tables) -> list[tuple[str, int]]:
    return list(zip(tables.piece_class, tables.piece_owner, strict=True))


def _spoken_of(state: State, player: int) -> set[int]:
    """Numbers that may be pieces of which the running steps or another player's decision speak."""
    asked = None if state.ask is None or state.ask[1] == player else state.ask
    return _numbers([*(frame[MORE:] for frame in state.stack), asked, state.fired])


def _numbers(value: Any) -> set[int]:
    found: set[int] = set()
    waiting = [value]
    while waiting:
        part = waiting.pop()
        if isinstance(part, int):
            found.add(part)
        elif part:
            waiting += part
    return found


def _hidden_orders(state: State, player: int) -> list[list[Slot]]:
    """For each place whose pieces the player sees but not their order, its slots."""
    return [[(place, position) for position in range(len(state.z[place]))] for place in _places(state.t, player)[1]]


def _put(state: State, slots: Sequence[Slot], pieces: list[int]) -> None:
    for (place, position), piece in zip(slots, pieces, strict=True):
        pile = state.z[place]
        state.z[place] = (*pile[:position], piece, *pile[position + 1 :])
        state.at[piece] = place
