"""Where pieces can lie and which pieces there are: every place and every piece has its number."""

from __future__ import annotations

from interpreter.numbering.constants import Constants, nothing_of, space_name
from interpreter.state.slots import UNLIMITED
from rulelang import program as p

SIDES = ("north", "east", "south", "west")  # of a piece on a grid, clockwise
BOX = 0  # the place of pieces that are out of the game


class Layout(Constants):
    """The places of all zones and grids, the pieces and where they start."""

    def __init__(self, program: p.Program, players: int, options: p.Chosen) -> None:
        super().__init__(program, players, options)
        self._number_places()
        self._number_pieces()

    def count_of(self, name: str) -> int:
        """How many there are of a class: members, players without automas, spaces of its grid, pieces, or areas at most."""
        if name == "player":
            return self.players
        if name in self.kind:
            return len(self.kind[name].members)
        if name in self.space_grid:
            grid = self.space_grid[name].name
            return self.width[grid] * self.height[grid]
        if name in self.area:
            nodes = 4 if self.area[name].form == "sides" else 1
            on = self.grid[self.area[name].grid]
            return nodes * self.count_of(on.space) * self.kept_for(on.of)
        first, last = self.class_pieces[name]
        return last - first

    def kept_for(self, of: str | None, by: str | None = None) -> int:
        """How many there are of something: one, or one for each of a class (or two); an automa has what each player has."""
        if of is None:
            return 1
        return (self.seats if of == "player" else self.count_of(of)) * self.kept_for(by)

    def numbered(self, of: str) -> int:
        """Below which number all of a class are, as they are numbered in play: pieces are numbered all together."""
        return len(self.piece_class) if of in self.class_pieces else self.kept_for(of)

    def _number_places(self) -> None:
        self.first_place: dict[str, int] = {}
        self.family: list[str] = ["box"]
        self.index: list[int] = [0]
        self.place_owner: list[int] = [-1]
        self.capacity: list[int] = [UNLIMITED]
        self.ordered: list[bool] = [False]
        self.in_line: list[bool] = [False]
        self.contents: list[str] = ["everyone"]
        self.order: list[str] = ["everyone"]
        anything = frozenset(self.piece)
        self.held: list[frozenset[str]] = [anything]  # the classes that may lie there: all, where a zone does not say
        self.each: list[str] = ["nobody"]  # who sees a piece by whose it is, beside those who see all
        self.backs: list[str | None] = [None]  # whose backs everybody sees
        self.top: list[str] = ["nobody"]  # who sees the top piece of each place, beside those who see all
        for zone in self.program.zones:
            self.first_place[zone.name] = len(self.family)
            for index in range(self.kept_for(zone.of, zone.by)):
                bound = {} if zone.capacity_bound is None else {zone.capacity_bound: index}
                capacity = UNLIMITED if zone.capacity is None else self.constant(zone.capacity, bound)
                owner = index // self.kept_for(zone.by) if zone.of == "player" else -1
                self._add_place(zone.name, index, owner, capacity, zone.ordered, zone.contents, zone.order)
                self.in_line[-1], self.top[-1], self.each[-1] = zone.in_line, zone.top, zone.each or "nobody"
                self.backs[-1] = zone.backs
                self.held.append(frozenset(zone.holds) or anything)
        for grid in self.program.grids:
            self.first_place[grid.name] = len(self.family)
            size = self.count_of(grid.space)
            capacity = 1 if grid.capacity is None else self.constant(grid.capacity)
            for index in range(size * self.kept_for(grid.of)):
                owner = index // size if grid.of == "player" else -1
                self._add_place(grid.name, index % size, owner, capacity, False, "everyone", "everyone")
                self.held.append(self._laid_there(grid))
        self.places = len(self.family)
        number = {chain.zone: number for number, chain in enumerate(self.program.chains)}
        self.chain_of: list[int] = [number.get(family, -1) for family in self.family]  # by place: the law that holds there
        laws = {name: number for number, name in enumerate(grid.name for grid in self.program.grids if grid.law is not None)}
        self.grid_of: list[int] = [laws.get(family, -1) for family in self.family]
        self._number_neighbours()

    def _laid_there(self, grid: p.Grid) -> frozenset[str]:
        """The classes that may be laid on a grid: what lies on its spaces, and what is made of that."""
        held = self.classes_of(grid.holds)
        return frozenset((*held, *(piece.name for piece in self.program.pieces if piece.made_of in held)))

    def _number_neighbours(self) -> None:
        """By place, what stands beside it on its own board: what shares a side with it, and what shares a corner only."""
        self.next_to: list[tuple[int, ...]] = [()] * self.places
        self.corners: list[tuple[int, ...]] = [()] * self.places
        for grid in self.program.grids:
            geometry = self.geometry[grid.name]
            for place in self.family_places(grid.name):
                space = self.index[place]
                self.next_to[place] = tuple(place - space + other for other in geometry.next_to[space])
                self.corners[place] = tuple(place - space + other for other in geometry.corners[space])

    def _add_place(self, family: str, index: int, owner: int, capacity: int, ordered: bool, contents: str, order: str) -> None:
        self.family.append(family)
        self.index.append(index)
        self.place_owner.append(owner)
        self.capacity.append(capacity)
        self.ordered.append(ordered)
        self.in_line.append(False)
        self.contents.append(contents)
        self.order.append(order)
        self.top.append("nobody")
        self.each.append("nobody")
        self.backs.append(None)

    def family_places(self, name: str) -> range:
        """All places of a zone family or grid."""
        if name == "box":
            return range(1)
        first = self.first_place[name]
        if name in self.grid:
            return range(first, first + self.count_of(self.grid[name].space) * self.kept_for(self.grid[name].of))
        return range(first, first + self.kept_for(self.zone[name].of, self.zone[name].by))

    def places_of(self, places: p.Places | None) -> list[int]:
        """The places of families, whoever they belong to; of one place that needs no match."""
        if places is None:
            return []
        if isinstance(places.one, p.PlaceAt):
            return list(self.family_places(places.one.zone))
        return [place for family in places.families for place in self.family_places(family)]

    def place_name(self, place: int) -> str:
        """`hand of Player 2`, `stall`, `b3`: a place in words."""
        family = self.family[place]
        if family in self.grid:
            return self.place_name_on_board(place)
        second = self.second_key(family, self.index[place])
        if family in self.zone and (grid := self.zone[family].laid_on) is not None:
            family = grid  # people say that what is made of others lies on the grid
        if self.place_owner[place] >= 0:
            return f"{family} of {self.seat_name(self.place_owner[place])}{second}"
        of = self.zone[family].of if family in self.zone else None
        if second and of is not None:
            return f"{family} of {self.kind[of].members[self.index[place] // self.kept_for(self.by(family))]}{second}"
        if of in self.area:
            return f"{family} at {self._node_name(of, self.index[place])}"
        return family if of is None else f"{family} of {self.kind[of].members[self.index[place]]}"

    def second_key(self, name: str, index: int) -> str:
        """` at north`: the second key of one of a family, by its number; nothing where there is none."""
        by = self.by(name)
        if by is None:
            return ""
        other = index % self.kept_for(by)
        if by == "player":
            return f" at {self.seat_name(other)}"
        if by in self.space_grid:
            return f" at {space_name(other, self.width[self.space_grid[by].name])}"
        return f" at {self.kind[by].members[other]}"

    def place_name_on_board(self, place: int) -> str:
        """`b3`: a space, whoever its grid belongs to."""
        return space_name(self.index[place], self.width[self.family[place]])

    def _node_name(self, areas: str, node: int) -> str:
        """`c4`, `c4 of Player 2`, `c4 (east)`: a part of an area by where it lies."""
        sides = SIDES if self.area[areas].form == "sides" else ()
        place = self.first_place[self.area[areas].grid] + node // max(1, len(sides))
        owner = f" of {self.seat_name(self.place_owner[place])}" if self.place_owner[place] >= 0 else ""
        return self.place_name_on_board(place) + owner + (f" ({sides[node % len(sides)]})" if sides else "")

    def _number_pieces(self) -> None:
        self.class_pieces: dict[str, tuple[int, int]] = {}
        self.piece_class: list[str] = []
        self.piece_row: list[int] = []
        self.piece_owner: list[int] = []
        self.start_places: list[list[int]] = [[] for _ in range(self.places)]
        self.parts: list[tuple[int, ...]] = []  # by piece what it is made of
        self.whole: list[int] = []  # by piece what it is a part of, or -1
        made = {piece.made_of: piece for piece in self.program.pieces if piece.made_of is not None}
        for piece in sorted(self.program.pieces, key=lambda piece: piece.name in made):  # parts after their wholes
            first = len(self.piece_class)
            if piece.name in made:
                self._number_parts(piece, made[piece.name])
            for owner in range(self.seats) if piece.each_player else [-1]:
                for row, copies in enumerate(piece.copies):
                    for _ in range(self.constant(copies)):
                        self.start_places[self._starting_place(piece, owner)].append(len(self.piece_class))
                        self.piece_class.append(piece.name)
                        self.piece_row.append(row)
                        self.piece_owner.append(owner)
                        self.parts.append(())
                        self.whole.append(-1)
            self.class_pieces[piece.name] = (first, len(self.piece_class))
        for name, classes in self.union.items():
            ranges = [self.class_pieces[one] for one in classes]
            self.class_pieces[name] = (min(first for first, _ in ranges), max(last for _, last in ranges))

    def _number_parts(self, piece: p.Piece, whole: p.Piece) -> None:
        """The parts of all pieces of a class, which lie in the box until their wholes are laid on a grid."""
        for of in range(*self.class_pieces[whole.name]):
            first = len(self.piece_class)
            for row, _, _ in whole.shapes[self.piece_row[of]]:
                self.start_places[BOX].append(len(self.piece_class))
                self.piece_class.append(piece.name)
                self.piece_row.append(row)
                self.piece_owner.append(self.piece_owner[of])
                self.parts.append(())
                self.whole.append(of)
            self.parts[of] = tuple(range(first, len(self.piece_class)))

    def class_number(self, name: str) -> int:
        """The number of a class of pieces, in the order of declaration."""
        return next(number for number, piece in enumerate(self.program.pieces) if piece.name == name)

    def classes_of(self, name: str) -> tuple[str, ...]:
        """The classes of pieces that a word stands for."""
        return self.union.get(name, (name,))

    def pieces_of(self, name: str) -> list[int]:
        """The pieces of a class, or of the classes that one word stands for."""
        return [piece for one in self.classes_of(name) for piece in range(*self.class_pieces[one])]

    def _starting_place(self, piece: p.Piece, owner: int) -> int:
        if piece.starts is None:
            return BOX
        return self.first_place[piece.starts] + (owner if self.zone[piece.starts].of == "player" else 0)

    def cells(self, e: p.ColumnOf) -> tuple[p.Step, ...]:
        """The cells of a column of constants, by member, space or piece; one more at the end, for nothing (-1)."""
        cells = self.constants[e.owner, e.column]
        assert cells is not None
        absent = nothing_of(e.type)
        if e.owner in self.piece or e.owner in self.union:
            of = {name: self.constants[name, e.column] or () for name in self.classes_of(e.owner)}
            row = self.piece_row
            cells = tuple(of[name][row[n]] if name in of else absent for n, name in enumerate(self.piece_class))
        return (*cells, absent)

    def back(self, piece: int) -> tuple[str, int, str]:
        """What tells a piece that lies face down from others: its class, its owner and what its back shows."""
        return self.piece_class[piece], self.piece_owner[piece], self.back_shows(piece)

    def back_shows(self, piece: int) -> str:
        """What stands in the column that the back of a piece shows; nothing if it shows none."""
        kind = self.piece[self.piece_class[piece]]
        shown = next((column for column in kind.columns if column.name == kind.back), None)
        return "" if shown is None else shown.said[self.piece_row[piece]]

    def looks(self, piece: int) -> tuple[str, int, int, int, int]:
        """What tells a piece from others: its class, its row and its owner; and which part it is of a piece of which row."""
        whole = self.whole[piece]
        of = (-1, -1) if whole < 0 else (self.piece_row[whole], self.parts[whole].index(piece))
        return self.piece_class[piece], self.piece_row[piece], self.piece_owner[piece], *of
