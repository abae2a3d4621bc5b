"""What lies where: each family of places as one block, then each place that belongs to nobody, then all that is short."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.text import Text

from interpreter import Option
from interpreter.frontends.table_view.marks import NONE, classes_in, loaded, members_keyed, seats_in, several, spoken
from interpreter.frontends.table_view.prices import cells, in_words
from interpreter.frontends.table_view.rings import zones_of_ring
from interpreter.frontends.table_view.stacks import marks_at, pile_told
from interpreter.frontends.table_view.text_flow import GAP, bundle, entry, flow
from interpreter.telling.view_shape import Amounts, Pile, View
from rulelang import program as p
from rulelang.program import Program

LINES_OF_ROWS = 3  # pieces are told with their rows as long as that takes no more lines
ROWS_AT_MOST = 12  # or as there are no more different ones: what one decides by is told, however narrow the screen


def families(program: Program, view: View, width: int) -> Iterator[Text]:
    """Each family of places as one block: its members with what lies there; those with nothing at all in one line."""
    on_areas = {areas.name for areas in program.areas}
    on_rings = [zone.name for kind in program.kinds for zone in zones_of_ring(program, kind)]
    families = [zone for zone in program.zones if zone.of not in (None, "player", *on_areas) and zone.name not in on_rings]
    numbers: list[p.Counter | p.Track] = [*program.counters, *program.tracks]
    kept = [one for one in numbers if one.of not in (None, "player")]
    indent = max(map(len, [*(zone.name for zone in families), *(one.name for one in kept)]), default=0) + 2
    empty: list[Text] = []
    for zone in families:
        names = members_keyed(program, view, zone.of or "", zone.by)
        piles = {name: view["zones"][f"{zone.name} of {name}"] for name in names}
        parts = [
            Text(f"{_lying_between(program, zone, name)} ").append_text(pile_told(program, zone, pile))
            for name, pile in piles.items()
        ]
        label = Text(spoken(zone.name).ljust(indent), style="bold")
        lines = flow(parts, width, label)
        if len(lines) > 1:
            parts = [part for part, pile in zip(parts, piles.values(), strict=True) if pile["count"] or "at_most" in pile]
            lines = flow(parts, width, label)
        if any(pile["count"] or "at_most" in pile for pile in piles.values()):
            yield from lines
        else:
            empty.append(Text(spoken(zone.name)))
    yield from flow(empty, width, Text("empty".ljust(indent), style="dim"), ", ")
    for one in kept:
        yield from flow(_numbers(view, one.name), width, Text(spoken(one.name).ljust(indent), style="bold"))


def _lying_between(program: Program, zone: p.Zone, name: str) -> str:
    """What a place is called, and which two others it lies between, if two columns of its kind name some of one kind."""
    kind = next((kind for kind in program.kinds if kind.name == zone.of), None)
    types = [column.type for column in kind.columns if isinstance(column.cells[0], p.Constant)] if kind is not None else []
    if kind is None or len(types) != 2 or types[0] != types[1] or name not in kind.members:
        return spoken(name)
    number = kind.members.index(name)
    ends = [in_words(program, column.cells[number]) for column in kind.columns if column.type == types[0]]
    return f"{spoken(name)} ({' – '.join(map(spoken, ends))})"


def _numbers(view: View, name: str) -> list[Text]:
    """The numbers kept for each member of a class: those that are not 0."""
    values = {key.split(" of ", 1)[1]: v for key, v in view["counters"].items() if key.startswith(f"{name} of ")}
    return [Text(f"{spoken(key)} {value}") for key, value in values.items() if value] or [Text(NONE, style="dim")]


def on_top(program: Program, view: View, option: Option) -> str:
    """Of an option that has piles, what lies on top of each: `pile fox over 2 more`."""
    value = option.value
    if not isinstance(value, dict) or len(value) != 1:
        return ""
    ((kind, name),) = value.items()
    piles = [(zone, view["zones"].get(f"{zone.name} of {name}")) for zone in program.zones if zone.of == kind]
    told = [
        f"{spoken(zone.name)} {pile_told(program, zone, pile)}"
        for zone, pile in piles
        if pile and zone.ordered and not zone.in_line
    ]
    return ", ".join(told)


def shared(program: Program, view: View, width: int) -> Iterator[Text]:
    """What belongs to no player and to no family: the places with long contents first, then all that is short."""
    short: list[Text] = []
    for zone in program.zones:
        if zone.of is None:
            lines = _place(program, zone, view, width)
            if len(lines) == 1 and lines[0].cell_len < width // 2:
                short += lines
            else:
                yield from lines
    short += [entry(name, Text(spoken(str(view["counters"].get(name, "unseen"))))) for name in _single(program)]
    of_players = [f"{role.name} of " for role in program.roles if role.of == "player"]
    roles = {name: who for name, who in view["roles"].items() if not name.startswith(tuple(of_players))}
    short += [entry(name, Text(NONE if who in ("nobody", "nothing") else who)) for name, who in roles.items()]
    supply = bundle(view["resources"].get("the supply", {}))
    yield from flow(short, width)
    known = {"the supply", *seats_in(view), *(name for kind in program.kinds for name in kind.members)}
    known |= {zone.name for zone in program.zones}
    others = {name: amounts for name, amounts in view["resources"].items() if name not in known}
    yield from flow([entry(name, Text(bundle(amounts))) for name, amounts in others.items()], width)
    if supply != NONE:
        yield from flow([Text(part) for part in supply.split(", ")], width, Text("supply" + GAP, style="bold"), ", ")


def _single(program: Program) -> list[str]:
    """The numbers of which there is one for all."""
    numbers: list[p.Counter | p.Track] = [*program.counters, *program.tracks]
    return [one.name for one in numbers if one.of is None] + [die.name for die in program.dice]


def _place(program: Program, zone: p.Zone, view: View, width: int) -> list[Text]:
    """One place: pieces that belong to nobody with their rows, as long as that is not too long."""
    pile, amounts = view["zones"][zone.name], view["resources"].get(zone.name)
    if amounts is not None and not pile["count"]:
        return [entry(zone.name, Text(bundle(amounts)))]
    label = Text(f"{spoken(zone.name)} ", style="bold")
    if "at_most" in pile:
        label.append(f"{pile['count']}/{pile['at_most']} ", style="not bold")
    lines = _rows(program, zone, pile, width, label) if "stacks" not in pile else []
    if 0 < len(lines) <= LINES_OF_ROWS or (lines and len(set(pile["pieces"])) <= ROWS_AT_MOST):
        return lines
    return flow(marks_at(program, zone, pile) or [Text(NONE, style="dim")], width, label, ", ")


def _rows(program: Program, zone: p.Zone, pile: Pile, width: int, label: Text) -> list[Text]:
    """The pieces of a pile with their rows; what the cells are is said once, if it is the same for all."""
    classes = classes_in(program, zone)
    rows = {face: _unsaid(cells(program, classes, face), face, classes) for face in pile.get("pieces", ())}
    heads = {tuple(row) for row in rows.values()}
    if heads in (set(), {()}):
        return []
    said: list[Text] = []
    if len(heads) > 1:
        told = {face: ", ".join(f"{head} {cell}" for head, cell in row.items()) for face, row in rows.items()}
    else:
        told = {face: ", ".join(row.values()) for face, row in rows.items()}
        said = [Text(f"({', '.join(heads.pop())})", style="dim")]
    return flow([*said, *(Text(": ".join(part)) for part in _with_rows(pile, told))], width, label)


def _unsaid(row: dict[str, str], face: str, classes: Sequence[str]) -> dict[str, str]:
    """The cells of a row that its name does not say: of `ace of clubs` no suit. A number it says if it is made of cells."""
    name, said = spoken(face).split(), " ".join(row.values()).split()
    made_of_cells = all(word in said or word == "of" or word in " ".join(map(spoken, classes)).split() for word in name)
    told = [word for word in name if made_of_cells or not word.isdecimal()]
    return {column: cell for column, cell in row.items() if not set(cell.split()) <= set(told)}


def _with_rows(pile: Pile, rows: dict[str, str]) -> Iterator[tuple[str, ...]]:
    """Each piece with what lies on it and its row, alike neighbours together: `2 kiln (1 coin)` and `3 timber, 3`."""
    loads: list[Amounts] = pile["on"] if "on" in pile else [{} for _ in pile["pieces"]]
    for (face, on), alike in groupby(zip(pile["pieces"], loads, strict=True)):
        count = len(list(alike))
        name = loaded(spoken(face) if count == 1 else several(count, spoken(face)), on)
        yield (name, rows[face]) if rows[face] else (name,)
