"""`?` and `? NAME`: why something is not possible now, and what the rules say of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.text import Text

from interpreter import Match
from interpreter.frontends.table_view.marks import spoken
from interpreter.telling.words.meaning import plain
from rulelang.program import OneOf
from rulelang.program.nodes import parts

if TYPE_CHECKING:  # a rulebook is read when somebody looks something up
    from interpreter.frontends.person.rulebook import Rulebook

TOLD_AT_MOST = 12  # so many things that are not possible are told when nothing is named


def why_not(match: Match) -> list[RenderableType]:
    """Why whatever comes to mind at the open decision is not possible."""
    names = match.not_offered()
    told = [_reason(match, name) for name in names[:TOLD_AT_MOST]]
    if len(names) > TOLD_AT_MOST:
        told.append(Text(f"and {len(names) - TOLD_AT_MOST} more: ? NAME tells of each."))
    return [*told] or [Text(f"Nothing else is possible here: {match.allowed()}. ? NAME tells about anything in the game.")]


def look_up(match: Match, rulebook: Rulebook, name: str) -> list[RenderableType]:
    """What there is to say of a name: why it is not possible now, if it could be asked, and what the rules say of it."""
    asked = [_reason(match, one) for one in _asked(match, name)]
    told = rulebook.told(name)
    if asked or told:
        return [*asked, *told]
    near = [f"`{one}`" for one in rulebook.near(name)]
    guess = f"; did you mean {' or '.join(near)}?" if near else "."
    return [Text(f"The rules have nothing called `{name}`{guess}")]


def _reason(match: Match, name: str) -> Text:
    told, again = match.why_not(name), f"`{name}` "
    return Text(spoken(name) + (f" {told.removeprefix(again)}" if told.startswith(again) else f": {told}"))


def _asked(match: Match, name: str) -> list[str]:
    """What a person means that could be chosen, now or at another time: all of this name, else all with this in the name."""
    actions = [body.name for body in match.game.program.bodies if body.form == "action"]
    for names in (match.not_offered(), actions):
        near = [one for one in names if f" {plain(name)}" in f" {plain(one)}"]
        exact = [one for one in near if plain(one) == plain(name)]
        if exact or near:
            return exact or near
    return [name] if match.could_mean(name) or _is_a_way(match, name) else []


def _is_a_way(match: Match, name: str) -> bool:
    """Whether it is one of several ways to go on in some action, as `train a member` is."""
    steps = [node for body in match.game.program.bodies for node in parts(body.steps) if isinstance(node, OneOf)]
    return any(plain(name) in (plain(way.key), plain(way.label)) for node in steps for way in node.alternatives)
