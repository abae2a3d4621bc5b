"""Expressions of a scenario, read on a state with everything in sight, as the referee sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from interpreter.engine.areas.asking import places_of_area, places_on_area
from interpreter.form import Constant, Node
from interpreter.numbering.tables import Tables
from interpreter.scenarios.failing import Impossible
from interpreter.state.state import State
from interpreter.telling.refusals.evaluate import value
from interpreter.telling.words.areas import area_name, areas_there, number_of
from interpreter.telling.words.naming import face_name, number_name
from interpreter.translate.values.groups import listing
from interpreter.translate.writing.draft import draft_of
from interpreter.translate.writing.writer import Writing
from rulelang import program as p

ROW = "row of "


def _spoken(key: object) -> str:
    """What is kept under this key, as it is written in rules."""
    name = key[-1] if isinstance(key, tuple) and key else key
    return f"`{name}`" if isinstance(name, str) and name.isidentifier() else "that"


class Reading:
    """Calls give the value of an expression; `you` is the player that the scenario speaks to."""

    def __init__(self, tables: Tables, you: int) -> None:
        self.tables = tables
        self.you = you
        self._known: dict[int, tuple[Any, Callable[[State], Any]]] = {}
        self._groups: dict[int, tuple[Any, Callable[[State], Any]]] = {}
        self._others: dict[int, Reading] = {}

    def of_seat(self, seat: int) -> Reading:
        """The same where `your` is that player's: what somebody does is said of them."""
        if seat == self.you or not 0 <= seat < self.tables.seats:
            return self
        return self._others.setdefault(seat, Reading(self.tables, seat))

    def __call__(self, state: State, e: Any) -> Any:
        """The value of `e` now. Raises Impossible for what these rules cannot answer."""
        if isinstance(e, p.Inside) and row_of(e.piece) is not None:
            return int(self._inside(state, e))
        if isinstance(e, p.Logic):
            left = bool(self(state, e.left))
            return int(left if left == (e.op == "or") else bool(self(state, e.right)))
        if isinstance(e, p.Not):
            return int(not self(state, e.of))
        if id(e) not in self._known:
            self._known[id(e)] = e, self._function(e)
        function = self._known[id(e)][1]
        return function(state)

    def _function(self, e: p.Expression) -> Callable[[State], Any]:
        return self._written(lambda write: write(e))

    def _written(self, node_of: Callable[[Writing], Node]) -> Callable[[State], Any]:
        try:
            node = node_of(Writing(draft_of(self.tables), {0: Constant(self.you)}))
        except KeyError as missing:
            raise Impossible(f"in these rules nothing asks for {_spoken(missing.args[0])}, and so it is not kept") from missing
        return lambda state: value(node, state, {})

    def _inside(self, state: State, e: p.Inside) -> bool:
        kind, row = row_of(e.piece) or ("", -1)
        there = [piece for place in self.places(state, e.places) for piece in state.z[place]]
        return any(self.tables.piece_class[piece] == kind and self.tables.piece_row[piece] == row for piece in there)

    def places(self, state: State, where: p.Places) -> list[int]:
        """The numbers of the places that are meant. Raises Impossible if one is not there."""
        if where.one is not None:
            place = self(state, where.one)
            if place < 0:
                raise Impossible("there is no such place")
            return [place]
        if where.area is not None:
            number, area = number_of(self.tables, where.area.areas), self(state, where.area.of)
            if (first := where.families[0]) in self.tables.zone:
                return places_on_area(state, number, area, self.tables.first_place[first])
            return places_of_area(state, number, area)
        found: list[int] = []
        owner = None if where.of is None else self(state, where.of)
        for family in where.families:
            of_player = [place for place in self.tables.family_places(family) if self.tables.place_owner[place] in (-1, owner)]
            found += self.tables.family_places(family) if owner is None else of_player
        return found

    def piece(self, state: State, e: p.Expression) -> int:
        """A piece that is there. Raises Impossible for none, and for a row that leaves open which copy is meant."""
        if row_of(e) is not None:
            kind, row = row_of(e) or ("", -1)
            copies = [q for q in self.tables.pieces_of(kind) if self.tables.piece_row[q] == row]
            if len(copies) != 1:
                name = self.words(state, ROW + kind, row)
                raise Impossible(f"there are {len(copies)} copies of {name}: it is open which is meant")
            return copies[0]
        piece = self(state, e)
        if piece < 0:
            raise Impossible("there is no such piece")
        return int(piece)

    def any_of(self, state: State, e: Any) -> list[int]:
        """The pieces or areas of which `any …` names one. Raises Impossible if it is of neither."""
        group, t = e.group, self.tables
        if group.type not in (*t.class_pieces, *t.area) or group.rank is not None:
            raise Impossible("`any …` names pieces, and says with `where` which")
        there = areas_there(state, group.type) if group.type in t.area else t.pieces_of(group.type)
        such = self._such(state, e)
        return [one for one in there if one in such]

    def _such(self, state: State, e: p.Fold) -> set[int]:
        """All of a group, found in one go: there may be a hundred tiles."""
        if id(e) not in self._groups:
            self._groups[id(e)] = e, self._written(lambda write: listing(write, e.group))
        return set(self._groups[id(e)][1](state))

    def words(self, state: State, type_: str, value: int) -> str:
        """A value as a reader would say it."""
        tables = self.tables
        if type_ == "truth":
            return "so" if value else "not so"
        if value == -1 and type_ not in ("number", "bundle"):
            return "nobody" if type_ == "player" else "nothing"
        if type_ == "player":
            return tables.seat_name(value)
        if type_.startswith(ROW):
            return str(tables.piece[type_.removeprefix(ROW)].rows[value])
        if type_ in tables.kind:
            return str(tables.kind[type_].members[value])
        if type_ == "place":
            return tables.place_name(value)
        if type_ in tables.space_grid:
            return tables.place_name(tables.first_place[tables.space_grid[type_].name] + value)
        if type_ in tables.area:
            return area_name(state, type_, value)
        if type_ in tables.piece:
            return f"{face_name(state, value)} in {tables.place_name(state.at[value])}"
        return number_name(value)


def names_any(e: p.Expression) -> bool:
    """Whether an expression is `any …`, which in a scenario names one of the pieces that are such."""
    return isinstance(e, p.Fold) and e.op == "any"


def row_of(e: p.Expression) -> tuple[str, int] | None:
    """The class and row that a constant names, if it names the row of a class of pieces."""
    if isinstance(e, p.Constant) and e.type.startswith(ROW):
        return e.type.removeprefix(ROW), e.value
    return None
