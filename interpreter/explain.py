"""Why something is not possible now: the rule line that says no, in a sentence."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from interpreter import payment, words
from interpreter.afresh import candidates, compared, demand
from interpreter.constants import walk
from interpreter.effects import DeadEnd
from interpreter.help_told import demand_told, help_told
from interpreter.meant import alike, meant, plain, ways
from interpreter.payment import Demand
from interpreter.runtime import held_by, pay_ways
from interpreter.search import stopped
from interpreter.state import State
from interpreter.tables import Tables
from interpreter.translate.code import Site
from rulelang import program as p

DEPTH = 3  # so many choices within choices are looked into
NAMED_AT_MOST = 12  # so many things that are not possible are told when nothing is named


def why_not(s: State, what: str) -> str:
    """A sentence about the option, action or value `what` at the open decision."""
    if s.ask is None:
        return "the game is over"
    site: Site = s.t.sites[s.ask[0]]
    values = s.ask[2]
    offered = [*words.keys(s, site, values), *words.labels(s, site, values)]
    if plain(what) in map(plain, offered):
        return f"`{what}` is possible now"
    return refused(s, what)[0]


def could_mean(s: State, what: str) -> bool:
    """Whether `what` names something at the open decision, offered or not."""
    assert s.ask is not None
    site: Site = s.t.sites[s.ask[0]]
    offered = [*words.keys(s, site, s.ask[2]), *words.labels(s, site, s.ask[2])]
    return plain(what) in map(plain, offered) or bool(meant(s, site, what))


def refused(s: State, what: str) -> tuple[str, int]:
    """Why something that is not offered at the open decision is not, in a sentence, and the line that says so."""
    assert s.ask is not None
    number, _, offered = s.ask
    site: Site = s.t.sites[number]
    values = meant(s, site, what)
    if not values:
        return _not_asked(s, site, what)
    shown = {alike(s, site, value) for value in offered}
    if same := [value for value in offered if alike(s, site, value) in {alike(s, site, value) for value in values}]:
        names = [f"`{name}`" for value, name in zip(offered, words.labels(s, site, offered), strict=True) if value in same]
        return f"`{what}` is offered as {' or '.join(dict.fromkeys(names))}", site.line
    for value in values:
        if alike(s, site, value) in shown or not _fits_line(s, site, value):
            continue
        if lacking := _lacks(s, site, value):
            return f"{lacking}: {_place(s, site.line)}", site.line
        found = stopped(s, number, value)
        if found is not None:
            return _stopped(s, *found, DEPTH), found[0].line
        return f"`{what}` does not fit here: {_place(s, site.line)}", site.line
    verdict = "is no way to pay this" if site.kind == "pay" else "cannot be chosen here"
    return f"`{what}` {verdict}: {_place(s, site.line)}", site.line


def not_offered(s: State) -> list[str]:
    """What comes to mind at the open decision and is not offered, by name; none if that is too much to tell."""
    assert s.ask is not None
    number, player, offered = s.ask
    site: Site = s.t.sites[number]
    values: tuple[Any, ...]
    if site.kind in ("one_of", "may"):
        values = ways(site)
    elif site.type in s.t.kind:
        values = tuple(range(s.t.count_of(site.type)))
    else:
        values = tuple(candidates(s, number, player) or ())
    shown = {alike(s, site, value) for value in offered}
    left = dict.fromkeys(words.labels(s, site, tuple(value for value in values if alike(s, site, value) not in shown)))
    return list(left) if len(left) <= NAMED_AT_MOST else []


def sentence(s: State, dead_end: DeadEnd) -> str:
    """What a dead end says, with its rule."""
    place = _place(s, dead_end.line)
    return f"{dead_end.reason}: {place}" if dead_end.reason and place else dead_end.reason or place


def innermost(s: State, dead_end: DeadEnd) -> DeadEnd:
    """Where no candidate of a choice leads on: what stops the first of them."""
    site = dead_end.site
    if site < 0 or s.t.sites[site].kind not in ("choose", "number"):
        return dead_end
    values = candidates(s, site, dead_end.player) or []
    found = stopped(s, site, values[0]) if values else None
    return dead_end if found is None else innermost(found[1], found[0])


def _fits_line(s: State, site: Site, value: Any) -> bool:
    """Whether the line of the open decision takes this at all, possible or not."""
    assert s.ask is not None
    if site.kind == "pay":
        wanted = demand(s, site.line, s.ask[1])
        given = dict(value)
        return wanted is None or value in payment.ways(wanted, lambda resource: given.get(resource, 0), s.t.jokers)
    among = candidates(s, *s.ask[:2])
    return among is None or value in among


def _lacks(s: State, site: Site, way: Any) -> str:
    """What a player does not have of a payment."""
    assert s.ask is not None
    if site.kind != "pay":
        return ""
    player = s.ask[1]
    held = held_by(s, player)
    short = [(resource, amount) for resource, amount in way if held(resource) < amount]
    return _takes(s, words.way_name(s.t, tuple(short)), [resource for resource, _ in short], player) if short else ""


def _takes(s: State, what: str, resources: list[int], player: int) -> str:
    """`it takes 3 grain and Player 1 has 2`."""
    held = held_by(s, player)
    amounts = {s.t.resource_names[one]: held(one) for one in resources}
    having = ", ".join(f"{amount} {name}" if len(amounts) > 1 else str(amount) for name, amount in amounts.items())
    return f"it takes {what} and {words.seat_name(player)} has {having}".replace("_", " ")


def _stopped(s: State, dead_end: DeadEnd, then: State, depth: int) -> str:
    """What a dead end says: of a cost that could be paid in several ways what it takes, of a choice what stops each."""
    assert s.ask is not None
    player = s.ask[1]
    found = [number for number, site in enumerate(s.t.sites) if number and site.line == dead_end.line]
    number = next((n for n in found if s.t.nothing_to_choose(s.t.sites[n]) == dead_end.reason), -1)
    if number < 0:
        sides = compared(then, dead_end.line, player)
        return sentence(s, dead_end) + (f", here {sides[0]} and {sides[1]}" if sides else "")
    site: Site = s.t.sites[number]
    if site.kind == "pay":
        wanted = demand(then, dead_end.line, player)
        if wanted is not None and site.type == "sourced":
            return f"it takes {demand_told(then, wanted)}; {help_told(then, player, wanted)}: {_place(s, dead_end.line)}"
        if wanted is None or pay_ways(then, player, wanted):
            return sentence(s, dead_end)
        return f"{_takes(then, demand_told(then, wanted), _asked_for(then, wanted, player), player)}: {_place(s, dead_end.line)}"
    if not depth:
        return sentence(s, dead_end)
    values = list(ways(site)) if site.kind == "one_of" else (candidates(then, number, player) or [])[:1]
    reasons = []
    for name, value in zip(words.labels(then, site, tuple(values), player), values, strict=True):
        if inner := stopped(then, number, value):
            reasons.append(f"{name}: {_stopped(s, *inner, depth - 1)}")
    return "; ".join(reasons) or sentence(s, dead_end)


def _asked_for(s: State, wanted: Demand, player: int) -> list[int]:
    """The resources that could pay a demand and can run out, and what the player has that may stand for them."""
    asked = [one for way in wanted for _, candidates in way for one in candidates if s.t.tracked[one] is None]
    held = held_by(s, player)
    return [*asked, *(joker for one in asked for joker in s.t.jokers[one] if held(joker))]


def _not_asked(s: State, site: Site, what: str) -> tuple[str, int]:
    """What is asked instead, and where that would come up."""
    if site.chosen >= 0 and plain(what) in map(plain, (*site.keys[:-1], *site.labels[:-1])):
        chosen = site.labels[s.stack[-1][site.chosen]]
        return f"`{what}` was not chosen, but `{chosen}`: {_place(s, site.line)}", site.line
    asked = words.prompt(s.t, site)
    homes = _homes(s, plain(what))
    told = f"`{what}` is not asked now; asked is: {asked}".replace("_", " ")
    return (f"{told}. It may come up in {' or '.join(homes)}" if homes else told), site.line


def _homes(s: State, wanted: str) -> list[str]:
    """Where an action or an alternative of this name comes up: what the bodies that have it are called."""
    return list(dict.fromkeys(label for label, names in _named(s.t) if wanted in names))


@lru_cache(maxsize=64)
def _named(t: Tables) -> list[tuple[str, frozenset[str]]]:
    """For each step that offers something, what its body is called and the names of what it offers."""
    bodies = t.program.bodies
    called = {body.name: {plain(body.name), plain(body.label)} for body in bodies}
    found: list[tuple[str, frozenset[str]]] = []
    for body in bodies:
        for node in walk(body.steps):
            match node:
                case p.Do(body=name):
                    names = called[name]
                case p.DoChosen(actions=actions):
                    names = set().union(*(called[name] for name in actions))
                case p.OneOf():
                    names = {plain(name) for way in node.alternatives for name in (way.key, way.label)}
                case _:
                    continue
            found.append((f"`{body.label}`", frozenset(names)))
    return found


def _place(s: State, line: int) -> str:
    """The text of a line and where it stands."""
    lines = s.t.program.lines
    if not 0 <= line < len(lines):
        return ""
    found = lines[line]
    return f"{found.text} ({found.file.rsplit('/', 1)[-1]}:{found.line})"
