"""Pieces that lie on each other, in words: a stack from the table up, and the spots where a piece may be laid."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence

from interpreter.engine.chains.law import NONE, beneath, chained, on_it
from interpreter.engine.spots import spot_at
from interpreter.numbering.tables import tables_of
from interpreter.state.state import State
from interpreter.telling.view_shape import Amounts, Stack
from interpreter.telling.words.tiles import every_space, is_space, space_labels

Name = Callable[[int], str]  # what somebody calls a piece


def stack_of(s: State, piece: int, name: Name) -> str:
    """`cellar > hall > loft`, `cellar > (hall, oven)`: the whole stack of which a piece is a part."""
    while (under := beneath(s, piece)) >= 0:
        piece = under
    return stack_from(s, piece, name)


def stack_from(s: State, piece: int, name: Name) -> str:
    """The same of a piece with all that lies on it."""
    above = sorted(stack_from(s, other, name) for other in on_it(s, piece))
    if not above:
        return name(piece)
    return f"{name(piece)} > {above[0] if len(above) == 1 else '(' + ', '.join(above) + ')'}"


def stacks_at(s: State, place: int, name: Name, load: Callable[[int], Amounts]) -> list[Stack]:
    """All stacks of a place of a chain as JSON-able data; nothing in their order tells which came first."""
    above: dict[int, list[Stack]] = {}
    for piece in reversed(s.z[place]):  # what lies on a piece came after it
        told: Stack = {"piece": name(piece)}
        if amounts := load(piece):
            told["on"] = amounts
        if lying := above.get(piece):
            told["above"] = sorted(lying, key=json.dumps)
        above.setdefault(beneath(s, piece), []).append(told)
    return sorted(above.get(NONE, ()), key=json.dumps)


def with_stacks(s: State, pieces: Sequence[int], names: Sequence[str], name: Name) -> list[str]:
    """Names of pieces; those that several of one place have, with the stack in which each lies."""
    count = Counter(zip(names, (s.at[piece] for piece in pieces), strict=True))
    several = [count[said, s.at[piece]] > 1 and chained(s, piece) for said, piece in zip(names, pieces, strict=True)]
    return [
        f"{said} ({stack_of(s, piece, name)})" if told else said for said, piece, told in zip(names, pieces, several, strict=True)
    ]


def spot_labels(s: State, spots: Sequence[int], name: Name) -> list[str]:
    """`on hall`, `beside the others`, of a grid `c4`; with the place, where there are spots in several."""
    if any(is_space(s, spot) for spot in spots):
        return space_labels(s, spots)
    where = [spot_at(s, spot) for spot in spots]
    pieces = [piece for _, piece in where if piece >= 0]
    names = dict(zip(pieces, with_stacks(s, pieces, [name(piece) for piece in pieces], name), strict=True))
    told = [f"on {names[piece]}" if piece >= 0 else _table(s, place) for place, piece in where]
    if len({place for place, _ in where}) == 1:
        return told
    return [f"{said} in {tables_of(s).place_name(place)}" for said, (place, _) in zip(told, where, strict=True)]


def _table(s: State, place: int) -> str:
    return "beside the others" if s.z[place] else "as the first"


def spot_value(s: State, spot: int, name: Name) -> dict[str, str]:
    """A spot as JSON-able data: its place, and the piece that it is on, if it is on one."""
    place, piece = spot_at(s, spot)
    told = {"place": tables_of(s).place_name(place)}
    return told if piece < 0 else told | {"on": name(piece)}


def every_spot(s: State) -> list[int]:
    """All spots of all chains, and all spaces of grids, whatever their laws say."""
    places = [place for place, law in enumerate(s.n.chain_of) if law >= 0]
    on_pieces = [spot for place in places for spot in (place, *(len(s.n.chain_of) + piece for piece in s.z[place]))]
    return on_pieces or every_space(s)
