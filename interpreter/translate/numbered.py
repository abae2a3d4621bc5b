"""The tables of a game and the draft of its form to the numbers that are played: names become numbers here."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

from interpreter.numbering.grid_laws import grid_laws, grid_starts, least_turns, neighbours, printed_sides
from interpreter.numbering.shapes import grids_of_zones, shapes, zones_of_wholes
from interpreter.numbering.tables import ABILITY, Tables
from interpreter.state.game_numbers import GAME, ROUND_LONG, TOP_BACK, Entry, GameNumbers, SpanOfPlay
from interpreter.translate.analysis.facts import EVENTS, may_fail
from interpreter.translate.analysis.order_of_triggers import effects_of_triggers
from interpreter.translate.values.formulas import next_turns, switches
from interpreter.translate.writing.draft import Draft
from rulelang import program as p

_ENTRIES = {"round": ROUND_LONG, "game": GAME}  # of what is no phase


def numbered(draft: Draft, bodies: dict[int, p.Body]) -> GameNumbers:
    """The numbers; `bodies` are the bodies by the blocks that were written for them."""
    t, program = draft.tables, draft.program
    blocks = range(draft.labels)
    order_matters = any(draft.failing_triggers(may_fail, event) for event in EVENTS)
    safe = draft.safe_after if order_matters else draft.safe_after | {0}  # triggers that wait cannot turn out impossible
    return GameNumbers(
        players=t.players,
        seats=t.seats,
        start=tuple(t.start),
        start_places=tuple(map(tuple, t.start_places)),
        capacity=tuple(t.capacity),
        ordered=tuple(t.ordered),
        in_line=tuple(t.in_line),
        place_owner=tuple(t.place_owner),
        may_lie=tuple(tuple(piece.name in held for piece in program.pieces) for held in t.held),
        next_to=tuple(t.next_to),
        corners=tuple(t.corners),
        class_number=tuple(map(t.class_number, t.piece_class)),
        piece_owner=tuple(t.piece_owner),
        looks=_alike(t, t.looks),
        backs=_alike(t, t.back),
        position_places=t.position_places,
        position_slots=t.position_slots,
        burdens=tuple(map(tuple, t.burdens)),
        stamps=t.stamps,
        chains=t.chain_laws,
        chain_of=tuple(t.chain_of),
        lies_on=t.chained_slot("lies on"),
        carried=t.chained_slot("carried"),
        areas=t.area_laws,
        grids=grid_laws(t),
        grid_of=tuple(t.grid_of),
        grid_start=grid_starts(t),
        neighbours=neighbours(t),
        sides=(sides := printed_sides(t)),
        least_turns=least_turns(t, sides, t.area_laws),
        turned=t.slot.get(("turned", ""), -1),
        parts=tuple(t.parts) if any(t.parts) else (),
        whole=tuple(t.whole) if any(t.parts) else (),
        shapes=shapes(t),
        zones_of_wholes=zones_of_wholes(t),
        grids_of_zones=grids_of_zones(t),
        sight=t.sight,
        remembers=t.sight.memory >= 0,
        uncovers=any(t.sight.tops) or TOP_BACK in t.sight.backs,
        arrivals=tuple(t.arrivals),
        departures=tuple(t.departures),
        coverings=tuple(t.coverings),
        uncoverings=tuple(t.uncoverings),
        watched=any(map(any, (t.arrivals, t.departures, t.coverings, t.uncoverings))),
        thresholds=tuple(t.thresholds),
        effects=_effects(t),
        order_matters=order_matters,
        trigger_entries=tuple(_set_off(draft, number, keys) for number, keys in t.set_off),
        jokers=t.jokers,
        paid_on=tuple(-1 if track is None else t.track_number(track) for track in t.tracked),
        player_base=t.holder.get(("player", None), -1),
        supply_base=t.holder.get(("supply", None), -1),
        tracks=tuple(
            (t.slot["track", one.name], t.track_length[one.name], one.round, t.passings.get(one.name, ()))
            for one in program.tracks
        ),
        ability_entries=_entries(draft, (f"{ABILITY}{number}" for number in range(len(program.abilities)))),
        ability_lines=tuple(one.line for one in program.abilities),
        ability_moments=tuple(
            tuple(moment.line for moment in program.moments if moment.name == one.name) for one in program.abilities
        ),
        used_slots=tuple(t.slot["used", str(ordinal)] for ordinal in t.ordinal),
        takes_steps=t.takes_steps,
        source_lines=tuple(one.line for one in program.sources),
        provided_slots=tuple(t.slot["provided", one.name] if one.once else -1 for one in program.sources),
        round_entry=_entry(draft, "round"),
        setup_entry=_entry(draft, "setup") if program.setup is not None else None,
        close_of_round=draft.close_of_round,
        any_time=_entries(draft, t.any_time),
        closings=tuple(sorted(draft.closings.items())),
        counts_actions=t.counts_actions,
        entry_of_block=tuple(draft.entries[bodies[block].name] if block in bodies else -1 for block in blocks),
        line_of_block=tuple(bodies[block].line if block in bodies else -1 for block in blocks),
        safe_after=tuple(block in safe for block in blocks),
        live=tuple(draft.live.get(block, ()) for block in blocks),
        turn_switches=switches(draft, "turn"),
        phase_switches=switches(draft, "phase"),
        parties=t.parties,
        lost=t.slot.get(("lost", ""), -1),
        misses=t.slot.get(("misses", ""), -1),
        spans=_spans(draft),
        next_turns=next_turns(draft),
        scores=len(program.scores),
        highest_wins=tuple(ranking.best == "highest" for ranking in program.winner),
        matrices=tuple(
            tuple((row, column, cell) for (row, column), cell in t.matrix(one.name).items()) for one in program.matrices
        ),
    )


def _spans(draft: Draft) -> tuple[SpanOfPlay, ...]:
    """What players can be out of, with all that lies around it."""
    slot = {name: draft.tables.slot["out", name] for name in draft.tables.spans}
    around = {name: [one for one in slot if one == name or name in p.within(draft.program, one)] for name in slot}
    return tuple(
        SpanOfPlay(_ENTRIES.get(name) or draft.entries[name], first, tuple(slot[one] for one in around[name]))
        for name, first in slot.items()
    )


def _alike(t: Tables, tells: Callable[[int], Hashable]) -> tuple[int, ...]:
    """Of each piece, the first of which the same is told."""
    first: dict[Hashable, int] = {}
    return tuple(first.setdefault(tells(piece), piece) for piece in range(len(t.piece_class)))


def _entries(draft: Draft, names: Iterable[str]) -> tuple[Entry, ...]:
    return tuple(_entry(draft, name) for name in names)


def _set_off(draft: Draft, trigger: int, keys: tuple[int, ...]) -> Entry:
    """Where the body of a trigger begins, with what it is told of the place where it was set off."""
    entry, padding = _entry(draft, f"trigger {trigger}")
    return entry, (*keys, *padding[len(keys) :])


def _effects(t: Tables) -> tuple[tuple[int, int], ...]:
    """The effects of all that can be set off: in another place it is something else, unless it only adds something up."""
    found = effects_of_triggers(t)
    told = enumerate(t.set_off)
    return tuple(found[trigger] if not keys or found[trigger][0] < 0 else (n, found[trigger][1]) for n, (trigger, keys) in told)


def _entry(draft: Draft, name: str) -> Entry:
    entry = draft.entries[name]
    frame = draft.frames[entry]
    return entry, (0,) * (len(frame.slots) - frame.given)
