"""What must hold in every game at every decision: each law a small function that says how it is broken, or nothing.

Laws look at a match and leave it as it is: whatever they play, they play on copies.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from interpreter import Decision, Match, Refusal
from interpreter.lab.exchange import indistinguishable
from interpreter.state import ACTIONS, TURNS, State
from interpreter.tables import Tables

Seat = int | None  # None: a spectator

STATE = tuple(name for name in State.__slots__ if name not in ("t", "trace", "probing"))
STEPS_ON = 6  # how far copies are played on beside each other
STEPS_AT_MOST = 60  # decisions within one action, when an option is played on to its end
UNDO_ALWAYS = 25  # so many decisions from the start, undo is tried at each; later at one in so many more
OPTIONS_AT_MOST = 12  # options played on at one decision; of more, so many at random


class Broken(Exception):
    """A law does not hold: which, how, and the seed and step that show it again."""

    def __init__(self, law: str, how: str, seed: int, step: int) -> None:
        super().__init__(f"the law `{law}` is broken at seed {seed}, step {step}: {how}")
        self.law, self.how, self.seed, self.step = law, how, seed, step


@dataclass(frozen=True)
class Moment:
    """A match as it is before the laws look at it, what everybody is shown, and a seed for what is left to chance."""

    match: Match
    state: State
    shown: dict[Seat, str]
    seed: int

    @property
    def decision(self) -> Decision:
        """The open decision."""
        assert self.match.decision is not None
        return self.match.decision

    def any_key(self) -> str:
        """The key of one of the options, the same for the same seed."""
        return random.Random(self.seed).choice(self.decision.options).key


Law = Callable[[Moment], str | None]


def verify(match: Match, seed: int, step: int) -> None:
    """Every law at this decision; when the match is over, those that need no decision. Raises Broken."""
    seats: list[Seat] = [None, *range(match.players)]
    moment = Moment(match, match.state.copy(), {seat: shown(match, seat) for seat in seats}, seed * 1_000_003 + step)
    for name, law in (ALWAYS | AT_DECISIONS if match.decision else ALWAYS).items():
        try:
            how = law(moment)
        except Exception as error:  # noqa: BLE001 - an error of the engine breaks whatever law meets it
            how = f"{type(error).__name__}: {error}"
        if how is None and not same(match.state, moment.state):
            how = "looking at the match changed it"
        if how is not None:
            raise Broken(name, how, seed, step)


def same(one: State, other: State) -> bool:
    """Whether two states are equal in all that makes a match."""
    return all(getattr(one, name) == getattr(other, name) for name in STATE)


def text(value: Any) -> str:
    """The value as canonical JSON: equal texts mean equal byte for byte."""
    return json.dumps(value, sort_keys=True, ensure_ascii=True)


def shown(match: Match, player: Seat) -> str:
    """All that a player is shown: the view, and at the player's own decision what is asked and offered."""
    decision = match.decision
    if decision is None or decision.player != player:
        return text(match.view(player))
    return text([match.view(player), decision.prompt, [(o.key, o.label, o.value) for o in decision.options]])


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
    state, tables = moment.match.state, moment.match.state.t
    for number, name in enumerate(tables.resource_names):
        now = _amounts(tables, state.v, number)
        if min(now) < 0:
            return f"somebody holds less than no {name}"
        if not tables.unlimited[number] and sum(now) != sum(_amounts(tables, tables.start, number)):
            return f"there are {sum(now)} {name} now, and {sum(_amounts(tables, tables.start, number))} at the start"
    return None


def _amounts(tables: Tables, numbers: list[int], resource: int) -> list[int]:
    slots = [(form, of, index) for form, of in tables.holder for index in range(tables.holder_count(form, of))]
    return [numbers[tables.amount_slot(form, of, resource, index)] for form, of, index in slots]


def nothing_is_over_capacity(moment: Moment) -> str | None:
    """No place holds more pieces, and no player more of a resource, than it may; no track is left."""
    state, tables = moment.match.state, moment.match.state.t
    for place, pile in enumerate(state.z):
        if len(pile) > tables.capacity[place]:
            return f"{tables.family[place]} holds {len(pile)} pieces and has room for {tables.capacity[place]}"
    stretched = {modifier.name for modifier in tables.program.modifiers if modifier.target == "limit"}
    for number, name in enumerate(tables.resource_names):
        held = [state.v[tables.amount_slot("player", None, number, seat)] for seat in range(tables.players)]
        if name not in stretched and max(held) > tables.limits[number]:
            return f"a player has {max(held)} {name}, at most {tables.limits[number]} are allowed"
    for track in tables.program.tracks:
        first = tables.slot["track", track.name]
        steps = tables.constant(track.steps)
        if not all(0 <= state.v[first + index] < steps for index in range(tables.count_of(track.of) if track.of else 1)):
            return f"somebody has left the track {track.name}"
    return None


# ------------------------------------------------------------------------------------------- copies, saves, looking
def looking_changes_nothing(moment: Moment) -> str | None:
    """Asking twice for a view or for the options gives the same."""
    for player, before in moment.shown.items():
        if shown(moment.match, player) != before:
            return f"the view of {_name(player)} changes by looking"
    return None


def a_copy_is_the_original(moment: Moment) -> str | None:
    """A copy has the same state, is shown alike, and goes on alike."""
    match = moment.match
    return _differ(moment, match.copy(), "the copy") or _differ_later(match.copy(), match.copy(), moment.seed, "the copy")


def a_restored_match_is_the_original(moment: Moment) -> str | None:
    """What was saved, written as text, read and restored, is the match."""
    match, name = moment.match, "the restored match"
    restored = match.game.restore(json.loads(text(match.save())))
    return _differ(moment, restored, name) or _differ_later(match.copy(), restored, moment.seed, name)


def _differ(moment: Moment, other: Match, name: str) -> str | None:
    if not same(moment.state, other.state):
        return f"{name} has another state"
    for player, before in moment.shown.items():
        if shown(other, player) != before:
            return f"{name} is shown otherwise to {_name(player)}"
    return None


def _differ_later(one: Match, other: Match, seed: int, name: str) -> str | None:
    chance = random.Random(seed)
    for _ in range(STEPS_ON):
        if one.decision is None or other.decision is None:
            break
        key = chance.choice(one.decision.options).key
        one.play(key)
        other.play(key)
        if not same(one.state, other.state):
            return f"{name} goes on otherwise after {key}"
    return None


# ---------------------------------------------------------------------------------------------------------- secrets
def secrets_stay_secret(moment: Moment) -> str | None:
    """Hidden pieces of equal back change places, chance is reseeded: a player is shown the same, now and after a choice
    (unless it brings chance, or something to light)."""
    key = moment.any_key()
    after = moment.match.copy()
    after.play(key)
    for player, before in moment.shown.items():
        twin = moment.match.with_state(indistinguishable(moment.state, -1 if player is None else player, moment.seed))
        if shown(twin, player) != before:
            return f"{_name(player)} is shown something that nobody may know"
        if _brings_news(moment.state, after.state) or not _can_play(twin, key):
            continue
        twin.play(key)
        if not _brings_news(moment.state, twin.state) and shown(twin, player) != shown(after, player):
            return f"{_name(player)} is shown something that nobody may know after {key}"
    return None


def _brings_news(before: State, after: State) -> bool:
    return (before.draws, before.seen) != (after.draws, after.seen)


def _can_play(twin: Match, key: str) -> bool:
    """A hidden piece that was to be chosen may lie elsewhere now."""
    return twin.decision is not None and any(option.key == key for option in twin.decision.options)


def _name(player: Seat) -> str:
    return "a spectator" if player is None else f"player {player + 1}"


# ---------------------------------------------------------------------------------------------------------- choices
def each_option_leads_on(moment: Moment) -> str | None:
    """Every option can be played, and then the rest of the action: to its end, to chance, or to another player's decision."""
    chance = random.Random(moment.seed)
    options = list(moment.decision.options)
    for option in options if len(options) <= OPTIONS_AT_MOST else chance.sample(options, OPTIONS_AT_MOST):
        played = [option.key]
        try:
            _play_to_the_end(moment.match.copy(), played, chance)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong breaks the law
            return f"{' then '.join(played)}: {type(error).__name__}: {error}"
    return None


def _play_to_the_end(copy: Match, played: list[str], chance: random.Random) -> None:
    assert copy.decision is not None
    player, started = copy.decision.player, _moment(copy)
    copy.play(played[0])
    while (
        copy.decision is not None and copy.decision.player == player and _moment(copy) == started and len(played) < STEPS_AT_MOST
    ):
        played.append(chance.choice(copy.decision.options).key)
        copy.play(played[-1])


def _moment(match: Match) -> tuple[int, ...]:
    state = match.state
    return state.draws, state.seen, state.v[ACTIONS], state.v[TURNS]


def wrong_options_are_refused(moment: Moment) -> str | None:
    """What is not offered is refused with a reason, and the match is as it was."""
    match = moment.match
    offered = {option.key for option in moment.decision.options}
    choices = len(match.history)
    for wrong in ("", "no such option", next(iter(offered)) + "~", "-1", "None"):
        if wrong in offered:
            continue
        try:
            match.play(wrong)
        except Refusal as refusal:
            if not refusal.reason:
                return f"{wrong!r} is refused without a reason"
        else:
            return f"{wrong!r} is not offered and yet can be played"
        if not same(match.state, moment.state) or len(match.history) != choices:
            return f"refusing {wrong!r} changed the match"
    return None


def options_are_distinct(moment: Moment) -> str | None:
    """No two options of a decision have the same key; there is at least one; the deciding player is at the table."""
    keys = [option.key for option in moment.decision.options]
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
    """Where a decision can be taken back, the match is then as it was. Undo replays: late in a match it is tried more rarely."""
    if moment.seed % (1 + len(moment.match.history) // UNDO_ALWAYS):
        return None
    copy = moment.match.copy()
    copy.play(moment.any_key())
    if not copy.can_undo:
        return None
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
