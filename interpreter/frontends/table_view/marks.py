"""Pieces in few signs: `P2:1 3` for two pieces of the second player, `2 fox` for what belongs to nobody."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.text import Text

from interpreter.frontends.console import player_name
from interpreter.telling.english.inflection import amount, many
from interpreter.telling.view_shape import Amounts, Pile, View
from rulelang import program as p
from rulelang.program import Program

OWNED = re.compile(r"(.*) of Player (\d+)")
COLOURS = ("cyan", "yellow", "green", "magenta", "red", "blue")
NONE = "-"

Mark = tuple[int | None, str]  # whose piece it is, and its face in short


def spoken(name: str) -> str:
    """A name of the rules as one reads it."""
    return name.replace("_", " ")


def seats_in(view: View) -> list[str]:
    """[seat] What each is called in a view: the players, then the automas that play."""
    return [*map(player_name, range(view["players"])), *view.get("automas", ())]


def members(program: Program, view: View, of: str) -> list[str]:
    """What each of a class is called in a view: the seats, the names of a kind, the spaces of a grid."""
    if of == "player":
        return seats_in(view)
    named = next((kind.members for kind in program.kinds if kind.name == of), None)
    on = next((grid.name for grid in program.grids if grid.space == of), "")
    return view["grids"][on]["spaces"] if named is None else list(named)


def members_keyed(program: Program, view: View, of: str, by: str | None) -> list[str]:
    """The same of one class, or of two: `harbour`, `harbour at salt`."""
    seconds = [""] if by is None else [f" at {name}" for name in members(program, view, by)]
    return [name + second for name in members(program, view, of) for second in seconds]


def colour(seat: int) -> str:
    """The colour of a seat; the seventh is that of the first again."""
    return COLOURS[seat % len(COLOURS)]


def classes_in(program: Program, zone: p.Zone) -> tuple[str, ...]:
    """The classes of pieces that may lie in a zone: all, if it names none."""
    return zone.holds or tuple(piece.name for piece in program.pieces)


def counted_up(program: Program, view: View) -> View:
    """The view, pieces whose order nobody sees as the rules count them up, and not by letters: the nine before the ten."""
    rows = [row for piece in program.pieces for row in (piece.rows if len(piece.rows) > 1 else (piece.name,))]
    ranks = {row: number for number, row in reversed([*enumerate(rows)])}
    heaps = {zone.name for zone in program.zones if not zone.ordered}
    zones = {name: _in_order(pile, ranks) if name.partition(" of ")[0] in heaps else pile for name, pile in view["zones"].items()}
    return {**view, "zones": zones}


def _in_order(pile: Pile, ranks: dict[str, int]) -> Pile:
    """A pile with its pieces in that order, what lies on each beside it."""
    if "pieces" not in pile:
        return pile
    keys = [(ranks.get(face.partition(" of Player ")[0], len(ranks)), face) for face in pile["pieces"]]
    order = sorted(range(len(keys)), key=keys.__getitem__)
    found: Pile = {**pile, "pieces": [pile["pieces"][number] for number in order]}
    return {**found, "on": [pile["on"][number] for number in order]} if "on" in pile else found


def mark(face: str, classes: Sequence[str], owner: str = "") -> Mark:
    """A piece's owner and its face: without its class where only one class lies; empty where all of the class look alike.

    `owner`: by whose place it is known whose piece it is.
    """
    owned = OWNED.fullmatch(face)
    name, seat = (owned[1], int(owned[2]) - 1) if owned else (face.removesuffix(f" of {owner}"), None)
    if len(classes) == 1 and (seat is not None or name != face):
        name = "" if name == classes[0] else name.removeprefix(f"{classes[0]} ").removesuffix(f" {classes[0]}")
    return seat, spoken(name)


def marks_of(pile: Pile, classes: Sequence[str], owner: str = "") -> list[Mark]:
    """The marks of all pieces of a pile, with what lies on them: `fox (2 coin)`. Where something lies on one of them, none is
    without a name."""
    marks = [mark(face, classes, owner) for face in pile["pieces"]]
    if "on" not in pile:
        return marks
    if any(pile["on"]) and any(not name for _, name in marks):
        marks = [(seat, name or spoken(classes[0])) for seat, name in marks]
    return [(seat, loaded(name, on)) for (seat, name), on in zip(marks, pile["on"], strict=True)]


def loaded(name: str, on: Amounts) -> str:
    """`fox (2 coin)`: a face with the resources that lie on it."""
    load = ", ".join(_so_much(count, resource) for resource, count in on.items())
    return f"{name} ({load})".strip() if load else name


def _so_much(count: int | str, name: str) -> str:
    return amount(count, spoken(name)) if isinstance(count, int) else f"{count} {spoken(name)}"


def mark_told(seat: int | None, face: str) -> Text:
    """One piece, with its owner if it has one."""
    return Text(face) if seat is None else _of_player(seat, [face])


def pile_marks(pile: Pile, classes: Sequence[str], in_order: bool) -> list[Text]:
    """What lies at a place, a text for each player's pieces and for each sort of the others; `4 unseen` where it is hidden."""
    if "pieces" not in pile:
        return [Text(told) for told in unseen(pile)]
    marks = marks_of(pile, classes)
    if not in_order:
        marks.sort(key=lambda one: (one[0] is None, one[0] or 0))
    found: list[Text] = []
    for seat, group in groupby(marks, key=lambda one: one[0]):
        faces = [face for _, face in group]
        found += [Text(told) for told in counted(faces)] if seat is None else [_of_player(seat, faces)]
    return found


def unseen(pile: Pile, classes: Sequence[str] = (), owner: str = "") -> list[str]:
    """What is known of a hidden place: `fox (on top)`, `face-down red card`, `3 unseen`; `classes`: by their marks."""
    faces = [mark(face, classes, owner)[1] or spoken(classes[0]) for face in pile.get("known", ())] if classes else []
    known = [*(faces or pile.get("known", ())), *(f"face-down {back}" for back in pile.get("backs", ()))]
    rest = pile["count"] - len(known)
    on = [", ".join(_so_much(count, name) for name, count in amounts.items()) or NONE for amounts in pile.get("on", ())]
    marks = f" ({' | '.join(on)})" if on else ""
    hidden = [f"{rest} unseen{marks}"] if rest else [f"on them{marks}"] if marks else []
    return [*counted(map(spoken, known)), *hidden]


def _of_player(seat: int, faces: Sequence[str]) -> Text:
    """`P2:1 1 3`; `P2` for one piece without a face of its own, `3 P2` for three."""
    told = Text(f"P{seat + 1}", style=f"bold {colour(seat)}")
    if any(faces):
        return told.append(f":{faces_told(faces)}", style=colour(seat))
    return told if len(faces) == 1 else Text(f"{len(faces)} ").append_text(told)


def faces_told(faces: Sequence[str]) -> str:
    """`1 1 3` for short faces, `2 fox, wolf` for longer ones; only how many where none has a face."""
    if not any(faces):
        return str(len(faces)) if faces else NONE
    return " ".join(faces) if all(len(face) < 3 for face in faces) else ", ".join(counted(faces))


def counted(names: Iterable[str]) -> list[str]:
    """The names in their order, alike neighbours counted together."""
    runs = [(name, len(list(run))) for name, run in groupby(names)]
    return [name if count == 1 else several(count, name) for name, count in runs]


def several(count: int, name: str) -> str:
    """`2 foxes`, `2 × yellow 3`: so many of one name."""
    return f"{count} × {name}" if name[-1:].isdigit() else f"{count} {_each(name)}"


def _each(name: str) -> str:
    """`fox (2 coin each)`: of several with the same load; `foxes` of those with none."""
    return f"{name[:-1]} each)" if name.endswith(")") else many(name) if name[-1:].isalpha() else name


def joined(parts: Iterable[Text], between: str = ", ") -> Text:
    """The parts as one text; a dash if there are none."""
    return Text(between).join(parts) or Text(NONE, style="dim")
