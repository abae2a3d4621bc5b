"""What a word means at the open decision, offered or not: an alternative, a number, a member, a piece in sight, a payment."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from interpreter.engine import sight
from interpreter.form import Site
from interpreter.numbering.tables import Tables, tables_of
from interpreter.paying.ways import Way
from interpreter.state.answers import Answer, is_any_time, is_number, own
from interpreter.state.state import State
from interpreter.telling.words import naming, wording
from interpreter.telling.words.areas import area_name, areas_there
from interpreter.telling.words.stacks import every_spot
from interpreter.telling.words.tiles import every_turn, turn_labels
from rulelang.program.kinds import SPOT, TURN


def plain(name: str) -> str:
    """A name as it is compared: small letters, spaces for underscores."""
    return " ".join(name.lower().replace("_", " ").split())


def meant(s: State, site: Site, what: str) -> Sequence[Answer]:
    """The values that a word names at this decision; of pieces those in sight of the player who decides, alike ones once.

    What may be done at any time is meant where nothing that is asked is called so.
    """
    wanted = plain(what)
    every: list[Answer] = [(number,) for number in range(len(tables_of(s).any_time))]
    named = [value for value in every if is_any_time(value) and wanted in map(plain, wording.any_time(s, value))]
    return _own_meant(s, site, wanted) or named


def _own_meant(s: State, site: Site, wanted: str) -> Sequence[Answer]:
    if site.kind in ("one_of", "may"):
        return [way for way in alternatives(site) if wanted in _ways_names(s, site, way)]
    if site.kind == "order":
        return []
    if site.kind == "number":
        return [int(wanted)] if wanted.isdigit() else []
    if site.type in ("ability", "sourced"):
        assert s.ask is not None
        values = own(s.ask[2])
        return [value for value, key in zip(values, wording.keys(s, site, values), strict=True) if plain(key) == wanted]
    if site.type == "payment":
        way = payment(tables_of(s), wanted)
        return [] if way is None else [way]
    if site.type in tables_of(s).class_pieces:
        return [piece for piece in in_sight(s, site.type) if wanted in _piece_names(s, piece, s.at[piece])]
    if site.type == TURN:
        spots = every_turn(s, site)
        return [spot for spot, name in zip(spots, turn_labels(s, spots), strict=True) if plain(name) == wanted]
    if site.type == SPOT:
        everywhere = every_spot(s)
        return [spot for spot in everywhere if wanted in _spot_names(s, site, spot)]
    if site.type in tables_of(s).area:
        return [area for area in areas_there(s, site.type) if wanted == plain(area_name(s, site.type, area, wording.hearer(s)))]
    return [
        value
        for value in range(tables_of(s).count_of(site.type))
        if plain(naming.value_name(tables_of(s), site.type, value)) == wanted
    ]


def alike(s: State, site: Site, value: Answer) -> object:
    """What a value is told apart by: of pieces that whoever decides sees how they look and where they lie."""
    if site.type not in tables_of(s).class_pieces or not is_number(value, site):
        return value
    if s.ask is not None and not sight.piece(s, value, s.ask[1]):
        return value
    return s.n.looks[value], s.at[value], naming.row_now(s, value)


def alternatives(site: Site) -> tuple[int, ...]:
    """Every way to go on at an alternative, possible or not."""
    return tuple(range(2 if site.kind == "may" else len(site.keys)))


def _ways_names(s: State, site: Site, way: int) -> set[str]:
    return {plain(wording.keys(s, site, (way,))[0]), plain(wording.labels(s, site, (way,))[0])}


def _spot_names(s: State, site: Site, spot: int) -> set[str]:
    return {plain(wording.labels(s, site, several)[-1]) for several in ((spot,), (*every_spot(s), spot))}


def in_sight(s: State, name: str) -> list[int]:
    """The pieces of a class that whoever decides can see, of those that look alike in one place the first.

    Which of several alike lies where is nothing that anybody may be told: so they come by their places and looks.
    """
    assert s.ask is not None
    t, player = tables_of(s), s.ask[1]
    found: dict[tuple[int, int, int], int] = {}
    for piece in t.pieces_of(name):
        place = s.at[piece]
        if sight.piece(s, piece, player):
            found.setdefault((s.n.looks[piece], place, naming.row_now(s, piece)), piece)
    return by_place(s, found.values())


def by_place(s: State, pieces: Iterable[int]) -> list[int]:
    """Pieces in the order of their places, and there of their looks."""
    return sorted(pieces, key=lambda piece: (s.at[piece], s.n.looks[piece], naming.row_now(s, piece)))


def is_called(t: Tables, name: str, what: str) -> bool:
    """Whether some piece of a class is called so."""
    return name in t.class_pieces and plain(what) in {plain(naming.piece_name(t, piece, True)) for piece in t.pieces_of(name)}


def _piece_names(s: State, piece: int, place: int) -> set[str]:
    names, t = {naming.face_name(s, piece), naming.face_name(s, piece, owned=True)}, tables_of(s)
    return {plain(name) for name in (*names, *(f"{name} in {t.place_name(place)}" for name in names))}


def payment(t: Tables, wanted: str) -> Way | None:
    """`2 wood + 1 gold` as what is given; None if it is no such thing."""
    names = {plain(name): number for called in (t.resource_plurals, t.resource_names) for number, name in enumerate(called)}
    given: dict[int, int] = {}
    for part in re.split(r"\s*(?:\+|,|\band\b)\s*", wanted):
        found = re.fullmatch(r"(\d+) (.+)", part)
        if found is None or found[2] not in names:
            return None
        given[names[found[2]]] = given.get(names[found[2]], 0) + int(found[1])
    return tuple(sorted(given.items()))
