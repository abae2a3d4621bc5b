"""A view drawn as text, for any game: boards as grids of signs, then what each player has, then what all share."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from interpreter.frontends.console import player_name

View = dict[str, Any]
Rows = dict[str, dict[int, str]]  # what it is -> seat -> what is said of it

OWNED = re.compile(r"(.*) of Player (\d+)")
EMPTY = "·"


def show_table(view: View, out: Console) -> None:
    """Prints all that the view shows."""
    out.print()
    for name, grid in view["grids"].items():
        for seat, board in enumerate(grid["boards"]):
            owner = f" of {player_name(seat)}" if len(grid["boards"]) > 1 else ""
            out.print(Text(f"{words(name)}{owner}", style="bold"))
            out.print(*board_lines(grid, board), sep="\n")
    rows, shared = _sorted_out(view)
    if rows:
        out.print(_players(rows, view), soft_wrap=False)
    for name, said in shared.items():
        out.print(Text(f"{words(name)}: {said}"))
    out.print()


def words(name: str) -> str:
    """A name of the rules as one reads it."""
    return name.replace("_", " ")


# ------------------------------------------------------------------------------------------------------------- boards
def board_lines(grid: View, board: Sequence[Sequence[str | None]]) -> list[Text]:
    """The rows from the top, the letters of the columns, and what each sign means."""
    signs = signs_for(sorted({face for row in board for face in row if face is not None}))
    columns = [re.sub(r"\d+$", "", space) for space in grid["spaces"][: grid["width"]]]
    width = max(map(len, [*signs.values(), *columns, EMPTY]))
    lines = []
    for number, row in zip(range(grid["height"], 0, -1), board, strict=True):
        cells = (EMPTY if face is None else signs[face] for face in row)
        lines.append(Text(f"{number:>4}  " + " ".join(cell.rjust(width) for cell in cells)))
    lines.append(Text("      " + " ".join(column.rjust(width) for column in columns), style="dim"))
    if signs:
        lines.append(Text("      " + ", ".join(f"{sign} {words(face)}" for face, sign in signs.items()), style="dim"))
    return lines


def signs_for(faces: Sequence[str]) -> dict[str, str]:
    """A short sign for each face: the player's number where that tells them apart, else first letters, as few as will do."""
    owned = {face: OWNED.fullmatch(face) for face in faces}
    if all(owned.values()):
        numbers = {face: found[2] for face, found in owned.items() if found}
        if len(set(numbers.values())) == len(faces):
            return numbers
    for length in range(1, max(map(len, faces), default=0) + 1):
        signs = {face: face[:length] + (found[2] if (found := owned[face]) else "") for face in faces}
        if len(set(signs.values())) == len(faces):
            return signs
    return {face: face for face in faces}


# ---------------------------------------------------------------------------------------------------- players and all
def _sorted_out(view: View) -> tuple[Rows, dict[str, str]]:
    """What belongs to a player, and what does not."""
    rows: Rows = {}
    shared: dict[str, str] = {}
    for holder, amounts in view["resources"].items():
        seat = _seat(holder)
        if seat is None:
            shared[holder] = amounts_words(amounts)
        else:
            for name, amount in amounts.items():
                rows.setdefault(name, {})[seat] = str(amount)
    families: dict[str, list[str]] = {}
    piles = {zone: pile_words(pile) for zone, pile in view["zones"].items()}
    for name, value in [*view["counters"].items(), *view["roles"].items(), *piles.items()]:
        owned, member = OWNED.fullmatch(name), name.split(" of ", 1)
        if owned:
            rows.setdefault(owned[1], {})[int(owned[2]) - 1] = str(value).replace(f" of Player {owned[2]}", "")
        elif len(member) == 2:
            families.setdefault(member[0], []).extend(
                [f"{words(member[1])} ({words(str(value))})"] if value not in ("-", 0) else []
            )
        else:
            shared[name] = words(str(value))
    return rows, shared | {name: ", ".join(members) or "-" for name, members in families.items()}


def amounts_words(amounts: View) -> str:
    """`5 pearl, 3 brick; no end of coin`"""
    counted = ", ".join(f"{amount} {words(name)}" for name, amount in amounts.items() if amount != "unlimited")
    endless = ", ".join(words(name) for name, amount in amounts.items() if amount == "unlimited")
    return "; ".join(part for part in (counted, f"no end of {endless}" if endless else "") if part) or "nothing"


def _seat(holder: str) -> int | None:
    found = re.fullmatch(r"Player (\d+)", holder)
    return int(found[1]) - 1 if found else None


def pile_words(pile: View) -> str:
    """`3 fox, wolf`; `4 unseen`; `-` for an empty pile."""
    if "pieces" not in pile:
        return f"{pile['count']} unseen" if pile["count"] else "-"
    return ", ".join(counted(pile["pieces"])) or "-"


def counted(pieces: Iterable[str]) -> list[str]:
    """The pieces in their order, alike neighbours counted together."""
    runs = [(name, len(list(run))) for name, run in groupby(pieces)]
    return [words(name) if count == 1 else f"{count} {words(name)}" for name, count in runs]


def _players(rows: Rows, view: View) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("")
    for seat in range(view["players"]):
        mark = ">" if seat == view["active"] and not view["over"] else ""
        table.add_column(f"{mark}{player_name(seat)}{' (you)' if seat == view['you'] else ''}")
    for name, said in rows.items():
        table.add_row(words(name), *(words(said.get(seat, "-")) for seat in range(view["players"])))
    return table
