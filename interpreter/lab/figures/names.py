"""What options are about, by the names of their figures: an action, an alternative, a card, a row or a place.

Names are looked up once for each decision and what is offered there; while a match is played options are numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from interpreter.engine import sight
from interpreter.form import Site
from interpreter.numbering.tables import Tables
from interpreter.state.answers import Answer, is_any_time, is_number
from interpreter.state.state import Playable, State
from interpreter.telling.words.naming import value_name
from rulelang import program as p
from rulelang.program.nodes import parts

NAMED_CLAUSE = re.compile(r'^action \w+$|\["[^"]*"\]$')
NO_NAMES = ("number", "truth", "payment", "sourced", "ability", "spot of a chain", "turn of a piece")
KEPT_AT_MOST = 20_000  # lists of options whose names are kept
Names = tuple[str, ...]


def clauses(program: p.Program) -> dict[int, str]:
    """The lines of actions and alternatives, with their addresses, which are their names."""
    return {number: line.address for number, line in enumerate(program.lines) if NAMED_CLAUSE.search(line.address)}


class OptionNames:
    """The names of the options of one game at one table."""

    def __init__(self, n: Playable) -> None:
        self.tables: Tables = n.tables()  # type: ignore[assignment]
        self._clauses = clauses(self.tables.program)
        self.also: dict[str, str] = {}  # the action that an alternative with a name of its own is
        self._ways = dict(self._of_steps())
        self._known: dict[tuple[object, ...], Names] = {}
        self._of_one: dict[tuple[object, ...], str] = {}
        self.by_site: list[dict[Answer, str]] = [{} for _ in n.sites]  # of those whose names hang on nothing else
        self._nameless = [site.kind == "order" or site.type in (*NO_NAMES, *self.tables.area) for site in n.sites]

    def of_one(self, s: State, index: int) -> str:
        """The name of one of the options of the open decision; `of` says what that is."""
        assert s.ask is not None
        number, seat, values = s.ask
        site, value = s.n.sites[number], values[index]
        key = (number, value, s.stack[-1][site.chosen] if site.chosen >= 0 else -1)
        name = self._of_one.get(key)
        if name is None:
            if len(self._of_one) >= KEPT_AT_MOST:
                self._of_one.clear()
            name = self._of_one[key] = self._name(site, value, key[2])
        if isinstance(value, int) and not s.n.sight.open and site.type in self.tables.class_pieces:
            return name if name and sight.piece(s, value, seat) else ""
        if site.chosen < 0 and len(self.by_site[number]) < KEPT_AT_MOST:
            self.by_site[number][value] = name
        return name

    def of(self, s: State) -> Names:
        """`building: mill`, `town: Lyon`, `action build` for each option of the open decision, whoever's and wherever it is;
        nothing for one that has no name, or of which whoever decides does not know what it is."""
        assert s.ask is not None
        number, seat, values = s.ask
        site = s.n.sites[number]
        if self._nameless[number] and not s.n.any_time:
            return ()
        hangs_on = s.stack[-1][site.chosen] if site.chosen >= 0 else -1
        names = self._known.get((number, values, hangs_on))
        if names is None:
            names = self._keep((number, values, hangs_on), tuple(self._name(site, value, hangs_on) for value in values))
        return names if s.n.sight.open or site.type not in self.tables.class_pieces else _seen(s, seat, values, names)

    def _keep(self, key: tuple[object, ...], names: Names) -> Names:
        if len(self._known) >= KEPT_AT_MOST:
            self._known.clear()
        self._known[key] = names = names if any(names) else ()
        return names

    def _name(self, site: Site, value: Answer, hangs_on: int) -> str:
        tables = self.tables
        if is_any_time(value):
            return f"action {tables.any_time[value[0]]}"
        if not is_number(value, site) or value < 0 or site.kind == "order" or site.type in (*NO_NAMES, *tables.area):
            return ""
        if site.kind in ("one_of", "may"):
            return self._way(site, value, hangs_on)
        if site.type in tables.class_pieces:
            kind = tables.piece[tables.piece_class[value]]
            named = len(kind.rows) > 1 and not kind.rolled and not site.blind
            return f"{kind.name}: {kind.rows[tables.piece_row[value]]}" if named else ""
        return f"{site.type}: {value_name(tables, site.type, value)}"

    def _way(self, site: Site, way: int, hangs_on: int) -> str:
        """One of several ways to go on; where it is to do what was chosen, that choice's."""
        if site.chosen >= 0:
            name = "" if way else f"action {site.keys[hangs_on]}"
            return name if name in self._clauses.values() else ""
        names = self._ways.get((site.line, site.kind), ())
        return names[way] if way < len(names) else ""

    def _of_steps(self) -> Iterator[tuple[tuple[int, str], Names]]:
        """Of each line that lets somebody choose among ways, or do something or not, the names of the ways."""
        for step in parts(self.tables.program):
            if isinstance(step, p.OneOf):
                yield (step.line, "one_of"), tuple(self._of_way(way.line, way.steps) for way in step.alternatives)
            elif isinstance(step, p.May | p.Answer | p.Repeat):
                yield (step.line, "may"), (self._of_way(step.line, step.steps), "")

    def _of_way(self, line: int, steps: Sequence[p.Step]) -> str:
        """Its own name, or that of the action that it is; if it has both, what is offered of it is of that action too."""
        own, action = self._clauses.get(line, ""), ""
        match steps:
            case [p.Do(body=body)] if f"action {body}" in self._clauses.values():
                action = f"action {body}"
        if own and action and own != action:
            self.also[own] = action
        return own or action


def _seen(s: State, seat: int, values: Sequence[Answer], names: Names) -> Names:
    """Without those of pieces that a seat does not know."""
    if not names:
        return names
    pairs = zip(values, names, strict=True)
    return tuple("" if isinstance(value, int) and not sight.piece(s, value, seat) else name for value, name in pairs)
