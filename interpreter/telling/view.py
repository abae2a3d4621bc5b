"""What somebody may see of a match, as JSON-able data: nothing in it depends on what is hidden from them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from interpreter.engine import sight
from interpreter.engine.queries.players import gone, left_as
from interpreter.engine.sight import Seat
from interpreter.numbering.constants import space_name
from interpreter.numbering.layout import BOX
from interpreter.numbering.tables import Tables, tables_of
from interpreter.state.slots import ACTIVE, UNLIMITED
from interpreter.state.state import State
from interpreter.telling.view_of_numbers import amounts_of, figures, slots_on_pieces
from interpreter.telling.view_shape import Amounts, Asked, Automas, Grid, Pile, Sides, View, Whole
from interpreter.telling.words import naming
from interpreter.telling.words.stacks import stacks_at
from interpreter.telling.words.tiles import how_it_lies

UNSEEN, LOOSE, IN_ORDER = range(3)
SeenByAll = tuple[View, dict[str, Pile]]  # what all see alike: parts of a view, and the piles of its zones


def view(s: State, player: int | None, decision: Asked | None = None, seen: SeenByAll | None = None) -> View:
    """The table as `player` sees it (None: a spectator). Face-down pieces show their class only.

    Whoever wants several views of one state gives each what `open_to_all` found; those views share parts then.
    """
    t = tables_of(s)
    parts, piles = seen or open_to_all(s)
    if own := _told_apart(t):
        piles = piles | {name: _pile(s, place, player, _how(t, place, player)) for place, name in own}
    told: View = {**parts, "you": player, "decision": decision, "zones": piles}
    if player is not None and t.sight.closed:  # numbers that not all see
        told = {**told, **figures(s, player)}
    if player is not None and t.sight.memory >= 0:  # faces on a grid
        told["grids"] = _grids(s, player)
    return told


def open_to_all(s: State) -> SeenByAll:
    """What is the same in every view of a state; zones as a spectator sees them."""
    t = tables_of(s)
    parts: View = {
        "players": t.players,
        **_automas(t),
        **_sides(s),
        "options": dict(sorted(t.options.items())),
        "you": None,
        "active": s.v[ACTIVE],
        "over": s.over,
        "under_way": _under_way(s),
        "decision": None,
        "steps": dict(t.track_length),
        "zones": {},
        **figures(s, None),
        "grids": _grids(s, None),
    }
    return parts, _piles(s)


def _automas(t: Tables) -> Automas:
    return {"automas": [automa.called for automa in t.automas]} if t.automas else {}


def _sides(s: State) -> Sides:
    t, told = tables_of(s), Sides()
    if t.program.teams:
        told["teams"] = {team.name: list(seats) for team, seats in zip(t.program.teams, t.teams, strict=True)}
    if s.n.lost >= 0:
        told["lost"] = [seat for seat in range(t.players) if gone(s, seat)]
    if s.n.misses >= 0:
        told["misses"] = s.v[s.n.misses : s.n.misses + t.players]
    if t.spans:
        told["out"] = {name: _left(s, span) for span, name in enumerate(t.spans)}
    return told


def _left(s: State, span: int) -> list[int]:
    """Who has left something, in the order of leaving."""
    left = [seat for seat in range(s.n.players) if left_as(s, span, seat)]
    return sorted(left, key=lambda seat: left_as(s, span, seat))


def _grids(s: State, player: Seat) -> dict[str, Grid]:
    return {grid.name: _grid(s, grid.name, player) for grid in tables_of(s).program.grids}


def _piles(s: State) -> dict[str, Pile]:
    """Every zone as a spectator sees it."""
    t, piles = tables_of(s), s.z
    bare = not slots_on_pieces(t) and t.sight.faces < 0 and not _has_dice(t)  # nothing but its row tells a piece from others
    found: dict[str, Pile] = {}
    for place, name, how in _plan(t):
        pile = piles[place]
        if bare and how and s.n.chain_of[place] < 0:
            found[name] = told = _counted(t, place, pile)
            told["pieces"] = [*_named(t, pile, how == IN_ORDER)] if pile else []
        else:
            found[name] = _pile(s, place, None, how)
    for place in _on_areas(t):
        if piles[place]:
            found[t.place_name(place)] = _pile(s, place, None, LOOSE)
    return found


def _under_way(s: State) -> list[str]:
    """What the phases and actions that are being carried out are called, the first to begin first."""
    names = dict.fromkeys([tables_of(s).body_of_block.get(frame[0], "") for frame in s.stack])
    bodies = [tables_of(s).body[name] for name in names if name in tables_of(s).body]
    return [body.label for body in bodies if body.form != "steps"]


@lru_cache(maxsize=64)
def _zones(t: Tables) -> tuple[tuple[int, str], ...]:
    """Every place but the box, grids with what lies on them in parts, and the places on areas, with its name."""
    in_parts = {place for zone in t.program.zones if zone.laid_on is not None for place in t.family_places(zone.name)}
    left_out = {BOX, *_on_areas(t), *in_parts}
    return tuple((place, t.place_name(place)) for place in range(t.places) if place not in left_out and t.family[place] in t.zone)


@lru_cache(maxsize=64)
def _on_areas(t: Tables) -> tuple[int, ...]:
    """The places on areas, of which those are shown where something lies."""
    return tuple(place for zone in t.program.zones if zone.of in t.area for place in t.family_places(zone.name))


@lru_cache(maxsize=64)
def _told_apart(t: Tables) -> tuple[tuple[int, str], ...]:
    """The zones that one player may see otherwise than another."""
    some = (0, t.sight.everybody)
    masks = zip(t.sight.contents, t.sight.order, t.sight.tops, t.sight.each, strict=True)
    apart = [t.sight.memory >= 0 or any(mask not in some for mask in place) for place in masks]
    return tuple((place, name) for place, name in _zones(t) if apart[place])


@lru_cache(maxsize=64)
def _plan(t: Tables) -> tuple[tuple[int, str, int], ...]:
    """Every zone with its name, and how a spectator sees its pieces."""
    return tuple((place, name, _how(t, place, None)) for place, name in _zones(t))


def _counted(t: Tables, place: int, pile: tuple[int, ...]) -> Pile:
    """How many pieces lie in a zone, and how much room it has if that is limited."""
    if t.capacity[place] < UNLIMITED:
        return {"count": len(pile), "at_most": t.capacity[place]}
    return {"count": len(pile)}


def _how(t: Tables, place: int, player: int | None) -> int:
    """How a player sees the pieces of a zone: not at all, without their order, or in order."""
    if not sight.contents(t, place, player):
        return UNSEEN
    return IN_ORDER if t.ordered[place] and sight.order(t, place, player) else LOOSE


def _pile(s: State, place: int, player: Seat, how: int) -> Pile:
    t, pile = tables_of(s), s.z[place]
    told = _counted(t, place, pile)
    if how:
        _show(told, s, pile, how == IN_ORDER, player)
        if pile and s.n.chain_of[place] >= 0:
            told["stacks"] = stacks_at(s, place, lambda piece: _face(s, piece, player), lambda piece: _load(s, piece))
        return told
    if t.sight.marks and (on := _marks(s, place, player)):
        told["on"] = on
    if t.sight.in_part and (known := _in_part(s, place, player)):
        told["known"] = known
    if t.sight.backs[place] and (backs := _backs(s, place, player)):
        told["backs"] = backs
    return told


def _marks(s: State, place: int, player: Seat) -> list[Amounts]:
    """What lies on the pieces of a hidden place for all to see: in their order, if that is seen; empty if nothing does."""
    t = tables_of(s)
    bearing = [[one for one in slots_on_pieces(t)[piece] if one[1] in _mark_names(t)] for piece in s.z[place]]
    on = [amounts_of(s, tuple(slots)) for slots in bearing]
    if not any(on):
        return []
    if t.ordered[place] and sight.order(t, place, player):
        return on
    return sorted((amounts for amounts in on if amounts), key=lambda amounts: sorted(map(str, amounts.items())))


@lru_cache(maxsize=64)
def _mark_names(t: Tables) -> frozenset[str]:
    return frozenset(t.resource_names[resource] for resource in t.sight.marks)


def _in_part(s: State, place: int, player: Seat) -> list[str]:
    """Of a place that a player does not see into: the pieces there that the player knows all the same, and where they lie."""
    known = [(number, piece) for number, piece in enumerate(s.z[place]) if sight.piece(s, piece, player)]
    return _where(s, place, [(number, naming.face_name(s, piece)) for number, piece in known])


def _backs(s: State, place: int, player: Seat) -> list[str]:
    """Of a place that a player does not see into: the backs that all see of the pieces that the player does not know."""
    t, pile = tables_of(s), enumerate(s.z[place])
    unknown = [(number, piece) for number, piece in pile if sight.back(s, piece) and not sight.piece(s, piece, player)]
    return _where(s, place, [(number, naming.back_name(t, piece)) for number, piece in unknown])


def _where(s: State, place: int, named: Sequence[tuple[int, str]]) -> list[str]:
    """Pieces by their numbers in a place and by name: with where they lie, the top one first, or sorted."""
    t = tables_of(s)
    if not t.ordered[place]:
        return sorted(name for _, name in named)
    if t.in_line[place]:
        return [f"{name} ({naming.ordinal(number + 1)} in line)" for number, name in named]
    depths = [(len(s.z[place]) - number, name) for number, name in reversed(named)]
    return [f"{name} ({'on top' if d == 1 else f'{naming.ordinal(d)} from the top'})" for d, name in depths]


def _show(told: Pile, s: State, pile: tuple[int, ...], in_order: bool, player: Seat) -> None:
    """Adds the faces of the pieces, and, if resources lie on some of them, what lies on each."""
    bearing = slots_on_pieces(tables_of(s))
    on = [amounts_of(s, bearing[piece]) for piece in pile] if bearing else []
    if not any(on):
        told["pieces"] = _faces(s, pile, in_order, player)
        return
    both = list(zip(_faces(s, pile, True, player), on, strict=True))
    if not in_order:
        both.sort(key=lambda one: (one[0], sorted(one[1].items())))
    told["pieces"], told["on"] = [face for face, _ in both], [amounts for _, amounts in both]


def _faces(s: State, pile: tuple[int, ...], in_order: bool, player: Seat) -> list[str]:
    if tables_of(s).sight.faces < 0 and not _has_dice(tables_of(s)):
        return list(_named(tables_of(s), pile, in_order))
    found = [_face(s, piece, player) for piece in pile]
    return found if in_order else sorted(found)


@lru_cache(maxsize=1 << 13)
def _named(t: Tables, pile: tuple[int, ...], in_order: bool) -> tuple[str, ...]:
    """The names of a pile: piles change one at a time, and are seen often."""
    names = _names(t)
    found = [names[piece] for piece in pile]
    return tuple(found if in_order else sorted(found))


def _face(s: State, piece: int, player: Seat) -> str:
    if not tables_of(s).sight.open and not sight.piece(s, piece, player):
        return f"face-down {naming.back_name(tables_of(s), piece)}"
    name = naming.face_name(s, piece) if _has_dice(tables_of(s)) else _names(tables_of(s))[piece]
    return f"{name} (face down)" if sight.lies_down(s, piece) else name


def _has_dice(t: Tables) -> bool:
    """Whether what a piece is called hangs on which side is up."""
    return ("side", "") in t.slot


def _laden(s: State, piece: int, player: Seat) -> str:
    """A face with what lies on it."""
    load = " + ".join(f"{amount} {name}" for name, amount in _load(s, piece).items())
    face = _face(s, piece, player)
    return f"{face} with {load}" if load else face


def _load(s: State, piece: int) -> Amounts:
    """The resources that lie on a piece."""
    bearing = slots_on_pieces(tables_of(s))
    return amounts_of(s, bearing[piece]) if bearing else {}


@lru_cache(maxsize=64)
def _names(t: Tables) -> tuple[str, ...]:
    """What each piece is called."""
    return tuple(naming.piece_name(t, piece) for piece in range(len(t.piece_class)))


def _grid(s: State, name: str, player: Seat) -> Grid:
    t = tables_of(s)
    size = t.count_of(t.grid[name].space)
    boards = []
    for number in range(len(t.family_places(name)) // size):
        first = t.first_place[name] + number * size
        rows = []
        for row in reversed(range(t.height[name])):
            spaces = range(row * t.width[name], (row + 1) * t.width[name])
            rows.append([_laden(s, s.z[first + space][-1], player) if s.z[first + space] else None for space in spaces])
        boards.append(rows)
    told: Grid = {"width": t.width[name], "height": t.height[name], "spaces": list(_spaces(t, name)), "boards": boards}
    if t.grid[name].hexes:
        told["hexes"] = True
    if t.grid[name].capacity is not None:
        places = t.family_places(name)
        told["together"] = [_together(s, places[at : at + size], player) for at in range(0, len(places), size)]
    if laid := [zone.name for zone in t.program.zones if zone.laid_on == name]:
        told["wholes"] = [_wholes(s, [t.family_places(zone)[number] for zone in laid]) for number in range(len(boards))]
    law = t.grid[name].law
    if law is not None and law.turned:
        places = t.family_places(name)
        told["turned"] = [_turned(s, places[at : at + size]) for at in range(0, len(places), size)]
    return told


def _wholes(s: State, zones: Sequence[int]) -> list[Whole]:
    """The pieces that lie on a board in their parts, each with the spaces that it covers."""
    t = tables_of(s)
    found = [(tuple(s.at[part] for part in s.n.parts[piece]), piece) for zone in zones for piece in s.z[zone]]
    return [{"piece": _names(t)[piece], "spaces": [t.place_name(cell) for cell in cells]} for cells, piece in sorted(found)]


def _together(s: State, places: range, player: Seat) -> dict[str, list[str]]:
    """By space what lies there, sorted, of those with more than one piece."""
    several = {place: s.z[place] for place in places if len(s.z[place]) > 1}
    return {tables_of(s).place_name_on_board(at): sorted(_laden(s, one, player) for one in pile) for at, pile in several.items()}


def _turned(s: State, places: range) -> dict[str, str]:
    """By space how the piece there is turned, of those that are."""
    lying = {place: how_it_lies(s, s.z[place][-1]) for place in places if s.z[place]}
    return {tables_of(s).place_name(place): how for place, how in lying.items() if how}


@lru_cache(maxsize=64)
def _spaces(t: Tables, grid: str) -> tuple[str, ...]:
    return tuple(space_name(space, t.width[grid]) for space in range(t.count_of(t.grid[grid].space)))
