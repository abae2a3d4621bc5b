"""What must hold in every game at every decision: each law a small function that says how it is broken, or nothing.

Laws look at a match and leave it as it is: whatever they play, they play on copies. Each looks at every decision; what is
dear (it says so) it does at the first 16 decisions of a match, then at each 64th, and at the end.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from interpreter import Match, Refusal, machine
from interpreter.lab.exchange import hidden, rearranged
from interpreter.lab.moment import Moment, Seat, brings_news, same, shown, stage, text
from interpreter.record import replay
from interpreter.state import State
from interpreter.tables import Tables

STEPS_ON = 6  # how far copies are played on beside each other
STEPS_AT_MOST = 60  # decisions within one action, when an option is played on to its end
OPTIONS_AT_MOST = 12  # options played on at one decision; of more, so many at random


class Broken(Exception):
    """A law does not hold: which, how, and the seed and step that show it again."""

    def __init__(self, law: str, how: str, seed: int, step: int) -> None:
        super().__init__(law, how, seed, step)
        self.law, self.how, self.seed, self.step = law, how, seed, step

    def __str__(self) -> str:
        return f"the law `{self.law}` is broken at seed {self.seed}, step {self.step}: {self.how}"


Law = Callable[[Moment], str | None]


def verify(match: Match, seed: int, step: int, *, everything: bool = False) -> None:
    """Every law at this decision; when the match is over, those that need no decision. Raises Broken.

    `everything`: also what is dear, at whatever step.
    """
    moment = Moment(match, seed, step, everything)
    before = moment.state
    for name, law in (ALWAYS | AT_DECISIONS if match.decision else ALWAYS).items():
        try:
            how = law(moment)
        except Exception as error:  # noqa: BLE001 - an error of the engine breaks whatever law meets it
            how = f"{type(error).__name__}: {error}"
        if how is None and not same(match.state, before):
            how = "looking at the match changed it"
        if how is not None:
            raise Broken(name, how, seed, step)


# --------------------------------------------------------------------------------------------------- nothing is lost
def each_piece_is_in_one_place(moment: Moment) -> str | None:
    """Every piece lies in exactly one place, and both ways of asking agree where."""
    state = moment.match.state
    lying = sorted(piece for pile in state.z for piece in pile)
    if lying != list(range(len(state.at))):
        return "a piece is lost or lies in two places"
    for place, pile in enumerate(state.z):
        if any(state.at[piece] != place for piece in pile):
            return f"a piece in {state.t.family[place]} is said to be elsewhere"
    return None


def resources_are_conserved(moment: Moment) -> str | None:
    """Supply and holdings of a limited resource add up to what there was; no amount is negative."""
    state = moment.match.state
    v, tables = state.v, state.t
    for number, (slots, total) in enumerate(_accounts(tables)):
        amounts = [v[slot] for slot in slots]
        if min(amounts) < 0:
            return f"somebody holds less than no {tables.resource_names[number]}"
        if total is not None and sum(amounts) != total:
            return f"there are {sum(amounts)} {tables.resource_names[number]} now, and {total} at the start"
    return None


@lru_cache(maxsize=64)
def _accounts(tables: Tables) -> list[tuple[list[int], int | None]]:
    """For each resource the slots of all that can hold it, and how much there is (None: no end of it)."""
    found: list[tuple[list[int], int | None]] = []
    for number, unlimited in enumerate(tables.unlimited):
        holders = [(form, of, index) for form, of in tables.holder for index in range(tables.holder_count(form, of))]
        slots = [tables.amount_slot(form, of, number, index) for form, of, index in holders]
        found.append((slots, None if unlimited else sum(tables.start[slot] for slot in slots)))
    return found


def nothing_is_over_capacity(moment: Moment) -> str | None:
    """No place holds more pieces, and no player more of a resource, than it may; no track is left."""
    state, tables = moment.match.state, moment.match.state.t
    for place, pile in enumerate(state.z):
        if len(pile) > tables.capacity[place]:
            return f"{tables.family[place]} holds {len(pile)} pieces and has room for {tables.capacity[place]}"
    for slots, low, high, name in _bounds(tables):
        for slot in slots:
            if not low <= state.v[slot] <= high:
                return f"{state.v[slot]} {name} are more or less than are allowed: {low} to {high}"
    return None


@lru_cache(maxsize=64)
def _bounds(tables: Tables) -> list[tuple[range, int, int, str]]:
    """Slots with the least and most that may stand there: what players hold of what is limited for good, and tracks."""
    stretched = {modifier.name for modifier in tables.program.modifiers if modifier.target == "limit"}
    found: list[tuple[range, int, int, str]] = []
    for number, name in enumerate(tables.resource_names):
        if name not in stretched:
            first = tables.amount_slot("player", None, number)
            found.append((range(first, first + tables.players), 0, tables.limits[number], name))
    for track in tables.program.tracks:
        first = tables.slot["track", track.name]
        count = tables.count_of(track.of) if track.of else 1
        found.append((range(first, first + count), 0, tables.constant(track.steps) - 1, f"steps on {track.name}"))
    return found


# ------------------------------------------------------------------------------------------- copies, saves, looking
def looking_changes_nothing(moment: Moment) -> str | None:
    """Asking twice for a view or for the options gives the same (dear: for everybody, else for two)."""
    again = shown(moment.match, moment.witnesses)
    for player, before in moment.shown.items():
        if again[player] != before:
            return f"the view of {_name(player)} changes by looking"
    return None


def a_copy_is_the_original(moment: Moment) -> str | None:
    """A copy has the same state and shares none of it (dear: it is shown alike and goes on alike)."""
    match = moment.match
    copy = match.copy()
    if shared := _shared(match.state, copy.state):
        return f"the copy shares its {shared} with the match"
    if not moment.thorough:
        return None if same(moment.state, copy.state) else "the copy has another state"
    return _differ(moment, copy, "the copy") or _differ_later(moment, match.copy(), copy, "the copy")


def _shared(one: State, other: State) -> str:
    """A list that two states have in common."""
    for name in ("v", "z", "at", "stack"):
        if getattr(one, name) is getattr(other, name):
            return name
    return "frames" if {id(frame) for frame in one.stack} & {id(frame) for frame in other.stack} else ""


def a_restored_match_is_the_original(moment: Moment) -> str | None:
    """What was saved, written as text, read and restored, is the match (dear: with its history, and goes on like it; else the
    state). At the end its record, played again from the start, comes to the same."""
    match, name = moment.match, "the restored match"
    if not moment.thorough:
        state = State.from_json(match.state.t, json.loads(text(match.state.to_json())))
        return None if same(moment.state, state) else f"{name} has another state"
    saved = json.loads(text(match.save()))
    restored = match.game.restore(saved)
    if how := _differ(moment, restored, name) or _differ_later(moment, match.copy(), restored, name):
        return how
    if match.decision is None or moment.everything:
        return None if same(moment.state, replay(match.game, saved).state) else "the record, played again, comes to another state"
    return None


def _key(moment: Moment) -> str:
    return moment.decision.keys[moment.choice]


def _differ(moment: Moment, other: Match, name: str) -> str | None:
    if not same(moment.state, other.state):
        return f"{name} has another state"
    seen = shown(other, moment.witnesses)
    for player, before in moment.shown.items():
        if text(seen[player]) != text(before):
            return f"{name} is shown otherwise to {_name(player)}"
    return None


def _differ_later(moment: Moment, one: Match, other: Match, name: str) -> str | None:
    chance = moment.chance
    for step in range(STEPS_ON):
        if one.decision is None or other.decision is None:
            break
        key = chance.choice(one.decision.options).key if step else _key(moment)
        one.play(key)
        other.play(key)
        if not same(one.state, other.state):
            return f"{name} goes on otherwise after {key}"
    return None


# ---------------------------------------------------------------------------------------------------------- secrets
def secrets_stay_secret(moment: Moment) -> str | None:
    """Hidden pieces of equal back change places, chance is reseeded: a player is shown the same, now and after a choice
    (unless it brings chance, or something to light). Dear: for everybody; else for two now and for one of them then."""
    for slots, seats in _in_the_dark(moment).items():
        twin = moment.match.with_state(rearranged(moment.state, slots, moment.chance))
        if how := _told(moment.shown, shown(twin, seats), ""):
            return how
        if (moment.thorough or moment.witness_later in seats) and (how := _told_later(moment, twin, seats)):
            return how
    return None


def _in_the_dark(moment: Moment) -> dict[Any, list[Seat]]:
    """The witnesses, those together from whom the same slots are hidden: they look at the same exchange."""
    found: dict[Any, list[Seat]] = {}
    for seat in moment.witnesses:
        slots = hidden(moment.state, -1 if seat is None else seat)
        found.setdefault(tuple(map(tuple, slots)), []).append(seat)
    return found


def _told_later(moment: Moment, twin: Match, seats: list[Seat]) -> str | None:
    key = _key(moment)
    if brings_news(moment.state, moment.after.state) or not _can_play(twin, key):
        return None
    twin.play(key)
    if brings_news(moment.state, twin.state):
        return None
    return _told(shown(moment.after, seats), shown(twin, seats), f" after {key}")


def _told(before: dict[Seat, Any], now: dict[Seat, Any], when: str) -> str | None:
    for player, view in now.items():
        if view != before[player]:
            return f"{_name(player)} is shown something that nobody may know{when}"
    return None


def _can_play(twin: Match, key: str) -> bool:
    """A hidden piece that was to be chosen may lie elsewhere now."""
    return twin.decision is not None and key in twin.decision.keys


def _name(player: Seat) -> str:
    return "a spectator" if player is None else f"player {player + 1}"


# ---------------------------------------------------------------------------------------------------------- choices
def each_option_leads_on(moment: Moment) -> str | None:
    """Every option can be played, and then the rest of the action: to its end, to chance, or to another player's decision."""
    chance = moment.chance
    options = list(range(len(moment.decision.values)))
    for option in options if len(options) <= OPTIONS_AT_MOST else chance.sample(options, OPTIONS_AT_MOST):
        played = [option]
        try:
            _play_to_the_end(moment.match.state.copy(), played, chance)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong breaks the law
            return _stopped(moment.match.copy(), played, error)
    return None


def _play_to_the_end(state: State, played: list[int], chance: random.Random) -> None:
    assert state.ask is not None
    player, started = state.ask[1], stage(state)
    machine.answer(state, state.ask[2][played[0]])
    while state.ask is not None and state.ask[1] == player and stage(state) == started and len(played) < STEPS_AT_MOST:
        played.append(int(chance.random() * len(state.ask[2])))
        machine.answer(state, state.ask[2][played[-1]])


def _stopped(match: Match, played: list[int], error: Exception) -> str:
    """What was played, and what came of it, in the words of the match."""
    keys: list[str] = []
    try:
        for option in played:
            assert match.decision is not None
            keys.append(match.decision.keys[option])
            match.play(match.decision.options[option])
    except Exception as told:  # noqa: BLE001 - told is the same mistake
        error = told
    return f"{' then '.join(keys)}: {type(error).__name__}: {error}"


def wrong_options_are_refused(moment: Moment) -> str | None:
    """What is not offered is refused with a reason, and the match is as it was (dear: five wrong options instead of one)."""
    match = moment.match
    offered, choices = moment.decision.keys, match.length
    wrongs = [wrong for wrong in ("", "no such option", f"{offered[0]}~", "-1", "None") if wrong not in offered]
    for wrong in wrongs if moment.thorough else [wrongs[moment.step % len(wrongs)]]:
        try:
            match.play(wrong)
        except Refusal as refusal:
            if not refusal.reason:
                return f"{wrong!r} is refused without a reason"
        else:
            return f"{wrong!r} is not offered and yet can be played"
        if not same(match.state, moment.state) or match.length != choices:
            return f"refusing {wrong!r} changed the match"
    return None


def options_are_distinct(moment: Moment) -> str | None:
    """No two options of a decision have the same key; there is at least one; the deciding player is at the table."""
    keys = moment.decision.keys
    if len(set(keys)) != len(keys):
        return "two options have the same key"
    if not keys:
        return "a decision without an option"
    return None if 0 <= moment.decision.player < moment.match.players else "a decision of nobody"


def forced_is_honest(moment: Moment) -> str | None:
    """A decision is called forced exactly if it has one option."""
    width = len(moment.decision.options)
    if moment.decision.forced != (width == 1):
        return f"a decision with {width} options is {'' if moment.decision.forced else 'not '}called forced"
    return None


def undo_gives_the_match_back(moment: Moment) -> str | None:
    """Where a decision can be taken back, the match is then as it was (dear: undo plays again)."""
    if not moment.thorough or not moment.after.can_undo:
        return None
    copy = moment.after.copy()
    copy.undo()
    return _differ(moment, copy, "the match after undo")


ALWAYS: dict[str, Law] = {
    law.__name__: law
    for law in (
        each_piece_is_in_one_place,
        resources_are_conserved,
        nothing_is_over_capacity,
        looking_changes_nothing,
        a_copy_is_the_original,
        a_restored_match_is_the_original,
    )
}
AT_DECISIONS: dict[str, Law] = {
    law.__name__: law
    for law in (
        options_are_distinct,
        forced_is_honest,
        wrong_options_are_refused,
        undo_gives_the_match_back,
        secrets_stay_secret,
        each_option_leads_on,
    )
}
