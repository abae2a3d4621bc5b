"""Where `State.v` keeps which number: counters, roles, dice, tracks, what is noted of pieces, and amounts by holder."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from interpreter.numbering.chain_laws import chain_laws
from interpreter.numbering.layout import Layout
from interpreter.numbering.spoken import Spoken, spoken
from interpreter.state.slots import ACTIONS, ACTIVE, FIXED, TURNS, UNLIMITED
from rulelang import program as p
from rulelang.program.declarations import TURN_COUNTER


class Vector(Layout):
    """The slots of `v` by form and name (`slot`), where amounts begin (`holder`), and what `v` is before set-up (`start`)."""

    def __init__(self, program: p.Program, players: int, options: p.Chosen) -> None:
        super().__init__(program, players, options)
        self.start: list[int] = [0] * FIXED
        said = spoken(program)
        self._number_slots(said)
        self.burdens = self._burdens()
        self._number_position(said)

    def _number_position(self, said: Spoken) -> None:
        """What counts where it is asked whether a position came before."""
        counts = self.program.position
        self.position_places: tuple[int, ...] = ()
        self.position_slots: tuple[int, ...] = ()
        if counts is None or not said.positions:
            return
        self.position_places = tuple(place for name in counts.places for place in self.family_places(name))
        firsts = {name: first for (form, name), first in self.slot.items() if form in ("counter", "role", "track", "die")}
        slots = [firsts[name] + i for name in counts.numbers for i in range(self.kept_for(self.of(name), self.by(name)))]
        self.position_slots = (*slots, ACTIVE) if counts.active else tuple(slots)

    def _number_slots(self, said: Spoken) -> None:
        program = self.program
        self.slot: dict[tuple[str, str], int] = {}
        for counter in program.counters:
            if counter.name == TURN_COUNTER:  # which are counted anyway
                self.slot["counter", TURN_COUNTER] = TURNS
                continue
            self._add_slots("counter", counter.name, self.kept_for(counter.of, counter.by), self.constant(counter.start))
        for role in program.roles:
            self._add_slots("role", role.name, self.kept_for(role.of, role.by), self.constant(role.start))
        for die in program.dice:
            self._add_slots("die", die.name, 1, die.low)
        for track in program.tracks:
            self._add_slots("track", track.name, self.kept_for(track.of), 0)
        for number, modifier in enumerate(program.modifiers):
            if modifier.switched:
                self._add_slots("switch", str(number), self.seats, 0)
        self._number_who_is_out(said)
        if program.ends:
            self._add_slots("ended", "", len(program.ends), 0)
        self._number_looks(said)
        self._number_chained()
        self._number_areas()
        self._number_stamps(said)
        self._number_resources(said)

    def _number_who_is_out(self, said: Spoken) -> None:
        """Who has lost, who is to miss how many turns, and who is out of what."""
        if said.losing:
            self._add_slots("lost", "", self.players, 0)
        if said.missing:
            self._add_slots("misses", "", self.players, 0)
        self.spans = tuple(sorted(said.spans))
        for name in self.spans:
            self._add_slots("out", name, self.seats, 0)

    def _number_looks(self, said: Spoken) -> None:
        """How each piece lies: face up, turned, and which of its sides is up."""
        program = self.program
        if said.faces:
            self._add_slots("face", "", len(self.piece_class), 0)
        if any(grid.law is not None and (grid.law.turned or grid.law.mirrored) for grid in program.grids):
            self._add_slots("turned", "", len(self.piece_class), 0)
        if any(piece.rolled for piece in program.pieces):
            self._add_slots("side", "", len(self.piece_class), 0)  # the row of every piece: of dice the side that is up
            self.start[self.slot["side", ""] :] = self.piece_row

    def _number_chained(self) -> None:
        """On what each piece lies that may lie in a chain, and how many lie on it."""
        held = {name for chain in self.program.chains for name in self.classes_of(chain.type)}
        ranges = [self.class_pieces[name] for name in self.piece if name in held]
        self.chained = range(min((first for first, _ in ranges), default=0), max((last for _, last in ranges), default=0))
        if held:
            self._add_slots("lies on", "", len(self.chained), -1)
            self._add_slots("carried", "", len(self.chained), 0)
        self.chain_laws = chain_laws(self)

    def chained_slot(self, form: str) -> int:
        """Where `v` would keep what is noted of piece 0."""
        return self.slot[form, ""] - self.chained.start if self.program.chains else 0

    def _number_areas(self) -> None:
        """What is kept of each node: of which area it is, and at its first what joins it, how large, open and complete it is."""
        for areas in self.program.areas:
            nodes = self.count_of(areas.name)
            for kept in ("area", "value", "size", "open", "complete"):
                self._add_slots(f"area {kept}", areas.name, nodes, -1 if kept == "area" else 0)

    def _number_stamps(self, said: Spoken) -> None:
        """When each piece came to its place, last provided and last did what it can, as far as some rule asks."""
        self.stamps: tuple[tuple[int, int], ...] = ()  # where they are kept, and the count that is noted
        for state, count in (("new this action", ACTIONS), ("new this turn", TURNS)):
            if state in said.states:
                self._add_slots("stamp", state, len(self.piece_class), -1)
                self.stamps += ((self.slot["stamp", state], count),)
        if ("face", "") in self.slot or said.showing:
            self._add_slots("memory", "", len(self.piece_class), 0)
        for source in self.program.sources:
            if source.once:
                self._add_slots("provided", source.name, len(self.piece_class), -1)
        self.ordinal: list[int] = []  # of each ability: the how manieth of its row
        for number, one in enumerate(self.program.abilities):
            rows = [(other.piece, other.row) for other in self.program.abilities[:number]]
            self.ordinal.append(rows.count((one.piece, one.row)))
        self.takes_steps = tuple(bool(one.body.steps) for one in self.program.abilities)
        for ordinal in sorted(set(self.ordinal)):
            self._add_slots("used", str(ordinal), len(self.piece_class), -1)
        once = any(source.once for source in self.program.sources)
        self.counts_actions = "new this action" in said.states or once or bool(self.program.moments)

    def _add_slots(self, form: str, name: str, count: int, value: int) -> None:
        self.slot[form, name] = len(self.start)
        self.start += [value] * count

    def _number_resources(self, said: Spoken) -> None:
        program = self.program
        self.resource_names = tuple(resource.name for resource in program.resources)
        self.resource_plurals = tuple(resource.plural or resource.name for resource in program.resources)
        self.bundle_names = (*self.resource_names, *(value.name for value in program.values))  # what bundles may count
        self.unlimited = tuple(resource.supply is None for resource in program.resources)
        self.jokers: tuple[tuple[int, ...], ...] = tuple(
            tuple(j for j, joker in enumerate(program.resources) if r in joker.stands_for) for r in range(len(program.resources))
        )
        self.tracked = tuple(resource.track for resource in program.resources)
        self.limits = tuple(UNLIMITED if r.limit is None else self.constant(r.limit) for r in program.resources)
        self.holder: dict[tuple[str, str | None], int] = {}
        holders = self._holders(said)
        for form, of in holders:
            if form != "piece":
                self.holder[form, of] = len(self.start)
                self.start += [0] * (len(program.resources) * self.holder_count(form, of))
        self._number_laden(dict.fromkeys(of for form, of in holders if form == "piece" and of is not None))
        for number, resource in enumerate(program.resources):
            supply = UNLIMITED if resource.supply is None else self.constant(resource.supply)
            self.start[self.amount_slot("supply", None, number)] = supply
            if resource.counted_of is not None and resource.at_first is not None:
                self._lay_at_first(number, resource.counted_of, resource.at_first)

    def _lay_at_first(self, number: int, of: str, amount: p.Expression) -> None:
        """Lays on each piece of a class what is counted of it at first: as much for each, or a figure of its own."""
        for one in self.classes_of(of):
            first, last = self.class_pieces[one]
            for piece in range(first, last if ("piece", one) in self.holder else first):
                slot = self.amount_slot("piece", one, number, piece - first)
                self.start[slot] = self._at_first(amount, one, self.piece_row[piece])

    def _at_first(self, amount: p.Expression, of: str, row: int) -> int:
        """How much that is for a piece of a class and row."""
        if not isinstance(amount, p.ColumnOf):
            return int(self.constant(amount))
        cells = self.constants[of, amount.column]
        assert cells is not None
        return int(cells[row])

    def _number_laden(self, classes: Iterable[str]) -> None:
        """Pieces have their amounts side by side, so that a word for several classes finds those of each."""
        base = len(self.start)
        for of in classes:
            self.holder["piece", of] = base + self.class_pieces[of][0]
        if any(form == "piece" for form, _ in self.holder):
            self.start += [0] * (len(self.program.resources) * len(self.piece_class))

    def _holders(self, said: Spoken) -> list[tuple[str, str | None]]:
        found: dict[tuple[str, str | None], None] = {}
        if self.program.resources:
            found = {("supply", None): None, ("player", None): None}
        for form, of in said.holders:
            for one in self.classes_of(of) if of and form == "piece" else (of,):
                found[form, one] = None
        return list(found)

    def holds_any(self, form: str, of: str | None) -> bool:
        """Whether the rules ever speak of resources that lie with holders of this form and class."""
        of = None if form in ("supply", "player") else of
        return any((form, one) in self.holder for one in (self.classes_of(of) if of and form == "piece" else (of,)))

    def holder_count(self, form: str, of: str | None) -> int:
        """How many holders of one form and class there are."""
        if form == "supply":
            return 1
        if form == "player":
            return self.seats
        assert of is not None
        return len(self.family_places(of)) if form == "zone" else self.count_of(of)

    def amount_slot(self, form: str, of: str | None, resource: int, index: int = 0) -> int:
        """Where `v` keeps how much of a resource holder number `index` of a form and class has."""
        return self.holder_base(form, of) + resource * self.holder_stride(form, of) + index

    def holder_base(self, form: str, of: str | None) -> int:
        """Where the amounts of the first holder of a form and class (or of several classes of pieces) begin."""
        if form != "piece" or of is None:
            return self.holder[form, of]
        one = next(one for one in self.classes_of(of) if (form, one) in self.holder)
        return self.holder[form, one] - self.class_pieces[one][0] + self.class_pieces[of][0]

    def holder_stride(self, form: str, of: str | None) -> int:
        """How far apart the amounts of two resources of one holder are."""
        return len(self.piece_class) if form == "piece" else self.holder_count(form, of)

    def number_slot(self, number: p.Expression, bound: Mapping[int, int]) -> int:
        """Where `v` keeps a counter, role or track, or an amount, of what `bound` says of the candidates in it."""
        match number:
            case p.StateValue():
                return self.slot[number.form, number.name] + self._key(number.of, bound)
            case p.Amount(holder=holder):
                of = holder.type if holder.form in ("member", "piece") else None
                first = self.class_pieces[of][0] if holder.form == "piece" and of is not None else 0
                return self.amount_slot(holder.form, of, self.constant(number.resource), self._key(holder.of, bound) - first)
        raise AssertionError(number)

    def _key(self, of: p.Expression | None, bound: Mapping[int, int]) -> int:
        if isinstance(of, p.Pair):
            return int(self.constant(of.one, bound)) * self.kept_for(of.type) + int(self.constant(of.other, bound))
        return 0 if of is None else int(self.constant(of, bound))

    def _burdens(self) -> list[list[int]]:
        """For each piece where `v` keeps how it lies, and what lies on it."""
        found: list[list[int]] = []
        for piece, name in enumerate(self.piece_class):
            slots = [self.slot[form, ""] + piece for form in ("face", "turned", "side") if (form, "") in self.slot]
            if ("piece", name) in self.holder:
                number = piece - self.class_pieces[name][0]
                slots += [self.amount_slot("piece", name, r, number) for r in range(len(self.program.resources))]
            found.append(slots)
        return found
