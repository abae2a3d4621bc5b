"""Why something is not possible now: the rule line that says no, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from interpreter.engine import sight
from interpreter.engine.deciding.any_time import has_room
from interpreter.engine.queries.payments import held_by
from interpreter.form import Site
from interpreter.numbering.tables import Tables, tables_of
from interpreter.paying import ways
from interpreter.state.answers import Answer, AnyTime, is_any_time, is_number, is_way, numbers
from interpreter.state.failures import DeadEnd, Why
from interpreter.state.slots import ACTION, BLOCK, MARKER, SETUP, TRIGGER
from interpreter.state.state import State
from interpreter.telling.refusals.candidates import around, candidates, demand, group_at, places
from interpreter.telling.refusals.conditions import left_out, needed
from interpreter.telling.refusals.dead_ends import stopped
from interpreter.telling.refusals.help_in_paying import short_told
from interpreter.telling.refusals.level import level, to_choose
from interpreter.telling.refusals.reasons import TOLD_AT_MOST, Reason, at_choice, in_full, place_of, why
from interpreter.telling.refusals.tiles import asked_about, unfit_there
from interpreter.telling.words import wording
from interpreter.telling.words.failures import said
from interpreter.telling.words.meaning import alike, alternatives, by_place, in_sight, is_called, meant, plain
from rulelang import program as p
from rulelang.program.certain.at_one_table import coming_up
from rulelang.program.certain.numbers import seated
from rulelang.program.kinds import SPOT, TURN
from rulelang.program.nodes import parts


def why_not(s: State, what: str) -> str:
    """A sentence about the option, action or value `what` at the open decision."""
    if s.ask is None:
        return "the game is over"
    site: Site = s.n.sites[s.ask[0]]
    values = s.ask[2]
    offered = [*wording.keys(s, site, values), *wording.labels(s, site, values)]
    if plain(what) in map(plain, offered):
        return f"`{what}` is possible now"
    return refused(s, what)[0]


def could_mean(s: State, what: str) -> bool:
    """Whether `what` names something at the open decision, offered or not."""
    assert s.ask is not None
    site: Site = s.n.sites[s.ask[0]]
    offered = [*wording.keys(s, site, s.ask[2]), *wording.labels(s, site, s.ask[2])]
    return plain(what) in map(plain, offered) or bool(meant(s, site, what))


def refused(s: State, what: str) -> tuple[str, int]:
    """Why something that is not offered at the open decision is not, in a sentence, and the line that says so."""
    assert s.ask is not None
    number, _, offered = s.ask
    site: Site = s.n.sites[number]
    values = meant(s, site, what)
    if site.type == SPOT:
        values = asked_about(s, number, numbers(tuple(values), site)) or values
    if not values:
        return _not_asked(s, site, what)
    if is_any_time(values[0]):
        return _not_at_this_time(s, number, values[0])
    shown = {alike(s, site, value) for value in offered}
    if same := [value for value in offered if alike(s, site, value) in {alike(s, site, value) for value in values}]:
        names = [f"`{name}`" for value, name in zip(offered, wording.labels(s, site, offered), strict=True) if value in same]
        return f"`{what}` is offered as {' or '.join(dict.fromkeys(names))}", site.line
    for value in values:
        if alike(s, site, value) in shown or not _fits_line(s, site, value):
            continue
        if lacking := _lacks(s, site, value):
            return f"{lacking}: {place_of(s, site.line)}", site.line
        reason = why(s, s, number, value, len(TOLD_AT_MOST))
        if reason is not None:
            return in_full(s, reason), site.line if reason.line < 0 else reason.line
        late = "could not be finished: it asks past chance, or past what nobody knows yet, for what cannot be done now"
        unfit = late if site.kind == "one_of" else "does not fit here"  # the search has found a way as far as it looks
        return f"`{what}` {unfit}: {place_of(s, site.line)}", site.line
    verdict = "is no way to pay this" if site.kind == "pay" else "cannot be chosen here"
    unfit = _unfit(s, number, site, values[0], what) or f"`{what}` {verdict}"
    return f"{unfit}: {place_of(s, site.line)}", site.line


def _not_at_this_time(s: State, number: int, value: AnyTime) -> tuple[str, int]:
    """Why something that may be done at any time is not offered before the open decision."""
    site: Site = s.n.sites[number]
    name = f"`{wording.any_time(s, value)[1]}`"
    if not has_room(s, number):
        told = f"{name} comes before a decision outside actions, not in the midst of {_in_the_midst_of(s)}"
        return f"{told}: {place_of(s, site.line)}", site.line
    reason = why(s, s, number, value, len(TOLD_AT_MOST))
    if reason is not None:
        never = value[0] not in _done_at_any_time(tables_of(s))
        first = f"{name} never comes up with so many players and these options: " if never else ""
        return f"{first}{in_full(s, reason)}", site.line if reason.line < 0 else reason.line
    asked = wording.prompt(tables_of(s), site).replace("_", " ")
    return f"after {name} this might have no answer any more: {asked}: {place_of(s, site.line)}", site.line


@lru_cache(maxsize=64)
def _done_at_any_time(t: Tables) -> tuple[int, ...]:
    """Which of the actions that may be done at any time come up at this table at all."""
    done = coming_up(t.program, seated(t.program, t.players, t.options)).bodies if t.any_time else ()
    return tuple(number for number, name in enumerate(t.any_time) if name in done)


def _in_the_midst_of(s: State) -> str:
    """What is under way that lets nothing come in between, and the way out: what is a phase does."""
    t, markers = tables_of(s), {frame[MARKER] for frame in s.stack}
    if SETUP in markers:
        return "set-up"
    if TRIGGER in markers:
        return "what is set off or put off"
    found = dict.fromkeys(t.body_of_block.get(frame[BLOCK], "") for frame in s.stack if frame[MARKER] == ACTION)
    actions = [t.body[name] for name in found if name in t.body]
    if not actions or any(body.any_time for body in actions):
        return "one"
    told = " and ".join(f"`{body.label}`" for body in actions)
    return f"one ({told}: made {'a phase' if len(actions) == 1 else 'phases'}, it could come here)"


def _unfit(s: State, number: int, site: Site, value: Answer, what: str) -> str:
    """Why the line of the open decision does not take a value: where it lies, or what it lacks."""
    assert s.ask is not None
    group, player = group_at(tables_of(s), number), s.ask[1]
    if site.type in (SPOT, TURN) and is_number(value, site):
        return unfit_there(s, number, value, player)
    if group is None or not is_number(value, site):
        return ""
    if site.type in tables_of(s).class_pieces:
        looked_at = places(s, group, player)
        if looked_at and s.at[value] not in looked_at:
            return f"`{what}` lies in {tables_of(s).place_name(s.at[value])}, not in {_places_told(s, looked_at)}".replace(
                "_", " "
            )
    lacking = left_out(s, group, site.line, player, value)
    return f"`{what}` cannot be chosen here, {lacking}" if lacking else ""


def _places_told(s: State, found: Sequence[int]) -> str:
    return " or ".join(tables_of(s).place_name(place) for place in found[: TOLD_AT_MOST[-1]])


def not_offered(s: State) -> list[str]:
    """What comes to mind at the open decision and is not offered, by name."""
    assert s.ask is not None
    number, player, offered = s.ask
    site: Site = s.n.sites[number]
    values: Sequence[Answer]
    if site.kind in ("one_of", "may"):
        values = alternatives(site)
    elif site.type in tables_of(s).kind:
        values = range(tables_of(s).count_of(site.type))
    elif site.type in tables_of(s).class_pieces:
        known = {alike(s, site, piece) for piece in in_sight(s, site.type)}
        values = by_place(s, [piece for piece in around(s, number, player) if alike(s, site, piece) in known])
    else:
        values = candidates(s, number, player) or ()
    values = [*values, *((which,) for which in _done_at_any_time(tables_of(s)) if has_room(s, number))]
    shown = {alike(s, site, value) for value in offered}
    alone = {what: value for value in reversed(values) if (what := alike(s, site, value)) not in shown}
    return list(dict.fromkeys(wording.labels(s, site, tuple(reversed(alone.values())))))


def allowed(s: State) -> str:
    """The line of rules that the open decision comes from, and where it stands."""
    assert s.ask is not None
    return place_of(s, s.n.sites[s.ask[0]].line)


def innermost(s: State, dead_end: DeadEnd) -> Reason:
    """Why the rules cannot go on here; where no candidate of a choice leads on, what stops the first of them."""
    none_is_it = level(s, dead_end.line) if dead_end.why in (Why.NO_PIECE, Why.NO_PLACE, Why.NOBODY) else ""
    choice = to_choose(s, dead_end.line) if none_is_it else ""
    site, plain = dead_end.site, Reason(said(tables_of(s), dead_end, s) + none_is_it, dead_end.line, choice=choice)
    if site >= 0 and s.n.sites[site].kind == "one_of" and (each := at_choice(s, site, dead_end.player)):
        return Reason(each.told, each.line if each.line >= 0 else dead_end.line)
    if site < 0 or s.n.sites[site].kind not in ("choose", "number"):
        return plain
    values = candidates(s, site, dead_end.player) or []
    found = stopped(s, site, values[0]) if values else None
    if found is None:
        return plain
    inner, then = innermost(found[1], found[0]), found[1]
    return inner if inner.told else Reason(needed(then, inner.line, dead_end.player), inner.line)


def _fits_line(s: State, site: Site, value: Answer) -> bool:
    """Whether the line of the open decision takes this at all, possible or not."""
    assert s.ask is not None
    if site.kind == "pay" and is_way(value, site):
        wanted = demand(s, site.line, s.ask[1])
        given = dict(value)
        return wanted is None or value in ways.ways(wanted, lambda resource: given.get(resource, 0), tables_of(s).jokers)
    among = candidates(s, *s.ask[:2])
    return among is None or value in among


def _lacks(s: State, site: Site, way: Answer) -> str:
    """What a player does not have of a payment."""
    assert s.ask is not None
    if site.kind != "pay" or not is_way(way, site):
        return ""
    held = held_by(s, s.ask[1])
    short = any(held(resource) < amount for resource, amount in way)
    return short_told(s, s.ask[1], (tuple((amount, (resource,)) for resource, amount in way),), exact=True) if short else ""


def _not_asked(s: State, site: Site, what: str) -> tuple[str, int]:
    """What is asked instead, and where that would come up."""
    if site.chosen >= 0 and plain(what) in map(plain, (*site.keys[:-1], *site.labels[:-1])):
        chosen = site.labels[s.stack[-1][site.chosen]]
        return f"`{what}` was not chosen, but `{chosen}`: {place_of(s, site.line)}", site.line
    if absent := _absent(s, site, what):
        return f"{absent}: {place_of(s, site.line)}", site.line
    asked = wording.prompt(tables_of(s), site)
    homes = _homes(s, plain(what))
    told = f"`{what}` is not asked now; asked is: {asked}".replace("_", " ")
    return (f"{told}. It may come up in {' or '.join(homes)}" if homes else told), site.line


def _absent(s: State, site: Site, what: str) -> str:
    """That a piece is in none of the places that are asked about, if whoever decides can see all that lies there."""
    assert s.ask is not None
    number, player, _ = s.ask
    group = group_at(tables_of(s), number)
    if group is None or not is_called(tables_of(s), site.type, what):
        return ""
    looked_at = places(s, group, player)
    if not looked_at or not all(sight.piece(s, piece, player) for place in looked_at for piece in s.z[place]):
        return ""
    return f"there is no `{what}` in {_places_told(s, looked_at)}".replace("_", " ")


def _homes(s: State, wanted: str) -> list[str]:
    """Where an action or an alternative of this name comes up: what the bodies that have it are called."""
    return list(dict.fromkeys(label for label, names in _named(tables_of(s)) if wanted in names))


@lru_cache(maxsize=64)
def _named(t: Tables) -> list[tuple[str, frozenset[str]]]:
    """For each step that offers something, what its body is called and the names of what it offers."""
    bodies = t.program.bodies
    called = {body.name: {plain(body.name), plain(body.label)} for body in bodies}
    found: list[tuple[str, frozenset[str]]] = []
    for body in bodies:
        for node in parts(body.steps):
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
