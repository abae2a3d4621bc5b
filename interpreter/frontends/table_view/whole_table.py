"""A view drawn as text, for any game, from what its rules declare: whose turn it is, boards, networks, what lies where, players.

Nothing is wider than the screen. What belongs to a player stands in that player's column, or is marked with the seat and its
colour; a family of places is one block; what nobody has is told in one line.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from interpreter.frontends.console import ONLY_A_TURN, player_name
from interpreter.frontends.table_view.boards import board_lines
from interpreter.frontends.table_view.marks import colour, counted_up, seats_in, spoken
from interpreter.frontends.table_view.networks import networks
from interpreter.frontends.table_view.places import families, shared
from interpreter.frontends.table_view.players import player_columns
from interpreter.frontends.table_view.rings import rings
from interpreter.frontends.table_view.text_flow import bundle, columns, flow
from interpreter.frontends.table_view.tiles import area_lines, tile_lines
from interpreter.telling.ground import Ground
from interpreter.telling.view_shape import View
from rulelang.program import Program
from rulelang.program.certain.at_one_table import coming_up
from rulelang.program.certain.numbers import seated
from rulelang.program.declarations import ROUND_COUNTER

WIDTH_AT_MOST = 110
NO_GROUNDS: Mapping[str, Sequence[Ground]] = {}


def show_table(program: Program, view: View, out: Console, grounds: Mapping[str, Sequence[Ground]] = NO_GROUNDS) -> None:
    """Prints all that the view shows; `grounds`, of the same match, has tiles drawn with their sides, and areas told."""
    program, view = at_this_table(program, view), counted_up(program, view)
    width = min(out.width, WIDTH_AT_MOST)
    out.print()
    for line in [*_turn(view, width), *_boards(view, grounds, width)]:
        out.print(line)
    for ring in [*rings(program, view)]:
        out.print(ring, soft_wrap=False, width=width)
    network = [*networks(program, view, width)]
    for block in (network, _amounts(program, view, width), [*families(program, view, width)], [*shared(program, view, width)]):
        for part in block:
            out.print(part, soft_wrap=False, width=width)
        if block:
            out.print()
    for part in player_columns(program, view, width):
        out.print(part, soft_wrap=False, width=width)
    out.print()


def at_this_table(program: Program, view: View) -> Program:
    """The Program without what is not shown, and without places and counters that never come up among so many players with these
    options; when the match is over also without the round, which may be one that nobody plays."""
    found = coming_up(program, seated(program, view["players"], view["options"]))
    lying = {name.partition(" of ")[0] for name, pile in view["zones"].items() if pile["count"]}
    zones = tuple(zone for zone in program.zones if zone.name in found.zones | lying and zone.laid_on is None)
    counters = tuple(
        counter
        for counter in program.counters
        if counter.name in found.numbers and not counter.unshown and not (view["over"] and counter.name == ROUND_COUNTER)
    )  # a round that nobody plays any more may have been counted
    roles = tuple(role for role in program.roles if not role.unshown)
    return program.model_copy(update={"zones": zones, "counters": counters, "roles": roles})


# ----------------------------------------------------------------------------------------------------- turn and boards
def _turn(view: View, width: int) -> list[Text]:
    """Whose turn it is, and what is under way, the last to begin last; the first give way if there are too many."""
    if view["over"]:
        return []
    told = Text(f"{player_name(view['active'])}'s turn", style=f"bold {colour(view['active'])}")
    steps = [step for step in view["under_way"] if step not in ONLY_A_TURN]
    while steps and told.cell_len + len(": " + " > ".join(steps)) > width:
        steps = ["…", *steps[2:]] if steps[0] == "…" else ["…", *steps[1:]]
        if steps == ["…"]:
            steps = []
    return [told.append(": " + " > ".join(steps), style="not bold default") if steps else told]


def _boards(view: View, grounds: Mapping[str, Sequence[Ground]], width: int) -> Iterator[Text]:
    for name, grid in view["grids"].items():
        for seat, board in enumerate(grid["boards"]):
            owner = f" of {seats_in(view)[seat]}" if len(grid["boards"]) > 1 else ""
            yield Text(f"{spoken(name)}{owner}", style="bold")
            ground = grounds[name][seat] if name in grounds else None
            drawn = tile_lines(grid, board, ground, width) if ground is not None and ground["sides"] else None
            yield from board_lines(grid, seat, width) if drawn is None else drawn
            yield from area_lines(ground, width) if ground is not None else ()


# ------------------------------------------------------------------------------------------- resources lying somewhere
def _amounts(program: Program, view: View, width: int) -> list[Table | Text]:
    """A row for each member of a kind that resources lie on, a column for each resource that lies there."""
    found: list[Table | Text] = []
    for kind in program.kinds:
        held = {name: view["resources"][name] for name in kind.members if name in view["resources"]}
        names = [one.name for one in program.resources if any(one.name in amounts for amounts in held.values())]
        if not held:
            continue
        if not names or max(map(len, held)) + sum(len(name) + 2 for name in names) > width:
            found += flow([Text(f"{spoken(name)} {bundle(amounts)}") for name, amounts in held.items()], width)
            continue
        table = columns(kind.name, [Text(spoken(name)) for name in names], "right")
        for member, amounts in held.items():
            table.add_row(spoken(member), *(str(amounts.get(name, "·")) for name in names))
        found.append(table)
    return found
