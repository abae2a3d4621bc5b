"""Why there is no such piece: of several that are level there is not the one that a line, or the line that does it, speaks of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from interpreter.numbering.tables import Tables, tables_of
from interpreter.state.slots import YOU
from interpreter.state.state import State
from interpreter.telling.refusals.candidates import listed
from rulelang import program as p
from rulelang.program import kinds
from rulelang.program.nodes import parts

Said = tuple[int, p.Group]  # the line that speaks of the only one of a group


def level(s: State, line: int) -> str:
    """`: 3 are level in …` of the line that asks for the one, there or where what it stands in is done; empty if none are."""
    here, handed_on = _spoken_of(tables_of(s), line)
    for groups, above in ((here, 0), (handed_on, 1)):
        for number, group in groups if len(s.stack) > above else ():
            if (several := _how_many(s, group, above)) > 1:
                where = tables_of(s).program.lines[number]
                there = "are level" if group.rank is not None else "are such"
                return f": {several} {there}, and `{where.text}` speaks of the only one" + (
                    f" ({where.file}:{where.line})" if above else ""
                )
    return ""


def to_choose(s: State, line: int) -> str:
    """`a card in your hand with the highest rank`: of several pieces that are level, what can be chosen where a line asks for the
    only one; empty if none are, if others might not see them, or if the line says it in other words."""
    for number, group in _spoken_of(tables_of(s), line)[0]:
        if group.rank is None or group.places is None or _how_many(s, group, 0) <= 1:
            continue
        written = tables_of(s).program.lines[number].text
        where = rf"in your (?:(?! with the ).)* with the {group.rank} [\w ,]+?"
        said = re.findall(rf"\bthe {group.type} ({where})(?= to |$)", written)
        if len(said) == 1:
            return f"{kinds.with_article(group.type)} {said[0]}"
    return ""


def _how_many(s: State, group: p.Group, above: int) -> int:
    """How many there are of a group, in the frame that runs or in one above it."""
    at = s.copy()
    del at.stack[len(at.stack) - above :]
    return len(listed(at, group, at.stack[-1][YOU]))


@lru_cache(maxsize=64)
def _spoken_of(t: Tables, line: int) -> tuple[tuple[Said, ...], tuple[Said, ...]]:
    """The groups of which a line speaks of the only one; and those of which such a one is handed on to it."""
    steps = [part for part in parts(t.program) if getattr(part, "line", -1) == line]
    slots = {one.slot for step in steps for one in parts(step) if isinstance(one, p.Local)}
    bodies = {body.name for body in t.program.bodies if any(getattr(part, "line", -1) == line for part in parts(body))}
    handed = [
        (part.line, argument)
        for part in parts(t.program)
        if isinstance(part, p.Do) and part.body in bodies
        for slot, argument in enumerate(part.arguments, 1)
        if slot in slots
    ]
    return tuple((line, group) for step in steps for group in _only(step)), tuple(
        (number, group) for number, argument in handed for group in _only(argument)
    )


def _only(node: object) -> Iterator[p.Group]:
    yield from (part.group for part in parts(node) if isinstance(part, p.EndOf) and part.end == "only")
