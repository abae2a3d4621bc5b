"""What must hold in every game at every decision: each law a small function that says how it is broken, or nothing.

Laws look at a match and leave it as it is: whatever they play, they play on copies.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from interpreter import Match, Refusal
from interpreter.lab.exchange import indistinguishable
from interpreter.state import ACTIONS, TURNS
from interpreter.tables import Tables

Law = Callable[[Match, int], str | None]  # a match at a decision, a seed for what is left to chance

STEPS_ON = 6  # how far copies are played on beside each other
STEPS_AT_MOST = 60  # decisions within one action, when an option is played on to its end
OPTIONS_AT_MOST = 12  # options played on at one decision; of more, so many at random


class Broken(Exception):
    """A law does not hold: which, how, and the seed and step that show it again."""

    def __init__(self, law: str, how: str, seed: int, step: int) -> None:
        super().__init__(f"the law `{law}` is broken at seed {seed}, step {step}: {how}")
        self.law, self.how, self.seed, self.step = law, how, seed, step


def verify(match: Match, seed: int, step: int) -> None:
    """Every law at this decision; when the match is over, those that need no decision. Raises Broken."""
    before = text(match.save())
    for name, law in (ALWAYS | AT_DECISIONS if match.decision else ALWAYS).items():
        how = law(match, seed * 1_000_003 + step)
        if how is None and text(match.save()) != before:
            how = "looking at the match changed it"
        if how is not None:
            raise Broken(name, how, seed, step)


def text(value: Any) -> str:
    """The value as canonical JSON: equal texts mean equal byte for byte."""
    return json.dumps(value, sort_keys=True, ensure_ascii=True)


def shown(match: Match, player: int | None) -> str:
    """All that a player is shown: the view, and at the player's own decision what is asked and offered."""
    decision = match.decision
    if decision is None or decision.player != player:
        return text(match.view(player))
    return text([match.view(player), decision.prompt, [(o.key, o.label, o.value) for o in decision.options]])


def _seats(match: Match) -> Iterator[int | None]:
    yield None
    yield from range(match.players)


# --------------------------------------------------------------------------------------------------- nothing is lost
def each_piece_is_in_one_place(match: Match, _: int) -> str | None:
    """Every piece lies in exactly one place, and both ways of asking agree where."""
    state = match.state
    lying = sorted(piece for pile in state.z for piece in pile)
    if lying != list(range(len(state.at))):
        return "a piece is lost or lies in two places"
    for place, pile in enumerate(state.z):
        if any(state.at[piece] != place for piece in pile):
            return f"a piece in {state.t.family[place]} is said to be elsewhere"
    return None


def resources_are_conserved(match: Match, _: int) -> str | None:
    """Supply and holdings of a limited resource add up to what there was; no amount is negative."""
    tables = match.state.t
    for number, name in enumerate(tables.resource_names):
        now = _amounts(tables, match.state.v, number)
        if min(now) < 0:
            return f"somebody holds less than no {name}"
        if not tables.unlimited[number] and sum(now) != sum(_amounts(tables, tables.start, number)):
            return f"there are {sum(now)} {name} now, and {sum(_amounts(tables, tables.start, number))} at the start"
    return None


def _amounts(tables: Tables, numbers: list[int], resource: int) -> list[int]:
    slots = [(form, of, index) for form, of in tables.holder for index in range(tables.holder_count(form, of))]
    return [numbers[tables.amount_slot(form, of, resource, index)] for form, of, index in slots]


def nothing_is_over_capacity(match: Match, _: int) -> str | None:
    """No place holds more pieces, and no player more of a resource, than it may; no track is left."""
    state, tables = match.state, match.state.t
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
def looking_changes_nothing(match: Match, _: int) -> str | None:
    """Asking twice for a view or for the options gives the same."""
    for player in _seats(match):
        if shown(match, player) != shown(match, player):
            return f"the view of {_name(player)} changes by looking"
    return None


def a_copy_is_the_original(match: Match, seed: int) -> str | None:
    """A copy has the same state, is shown alike, and goes on alike."""
    return _differ(match, match.copy(), "the copy") or _differ_later(match.copy(), match.copy(), seed, "the copy")


def a_restored_match_is_the_original(match: Match, seed: int) -> str | None:
    """What was saved, written as text, read and restored, is the match."""
    restored = match.game.restore(json.loads(text(match.save())))
    return _differ(match, restored, "the restored match") or _differ_later(match.copy(), restored, seed, "the restored match")


def _differ(match: Match, other: Match, name: str) -> str | None:
    if text(match.state.to_json()) != text(other.state.to_json()):
        return f"{name} has another state"
    for player in _seats(match):
        if shown(match, player) != shown(other, player):
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
        if text(one.state.to_json()) != text(other.state.to_json()):
            return f"{name} goes on otherwise after {key}"
    return None


# ---------------------------------------------------------------------------------------------------------- secrets
def secrets_stay_secret(match: Match, seed: int) -> str | None:
    """Hidden pieces of equal back change places and chance is reseeded: the player is shown the same, now and after the
    next choice unless that choice brings chance or something to light."""
    assert match.decision is not None
    key = random.Random(seed).choice(match.decision.options).key
    for player in _seats(match):
        twin = match.with_state(indistinguishable(match.state, -1 if player is None else player, seed))
        if shown(match, player) != shown(twin, player):
            return f"{_name(player)} is shown something that nobody may know"
        if _shown_after(match.copy(), twin, player, key):
            return f"{_name(player)} is shown something that nobody may know after {key}"
    return None


def _shown_after(match: Match, twin: Match, player: int | None, key: str) -> bool:
    assert twin.decision is not None
    if key not in {option.key for option in twin.decision.options}:
        return False  # a hidden piece was to be chosen, and lies elsewhere now
    news = [(one.state.draws, one.state.seen) for one in (match, twin)]
    match.play(key)
    twin.play(key)
    if news != [(one.state.draws, one.state.seen) for one in (match, twin)]:
        return False
    return shown(match, player) != shown(twin, player)


def _name(player: int | None) -> str:
    return "a spectator" if player is None else f"player {player + 1}"


# ---------------------------------------------------------------------------------------------------------- choices
def each_option_leads_on(match: Match, seed: int) -> str | None:
    """Every option can be played, and then the rest of the action: to its end, to chance, or to another player's decision."""
    assert match.decision is not None
    chance = random.Random(seed)
    options = list(match.decision.options)
    for option in options if len(options) <= OPTIONS_AT_MOST else chance.sample(options, OPTIONS_AT_MOST):
        played = [option.key]
        try:
            _play_to_the_end(match.copy(), played, chance)
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


def wrong_options_are_refused(match: Match, _: int) -> str | None:
    """What is not offered is refused with a reason, and the match is as it was."""
    assert match.decision is not None
    before = text(match.save())
    offered = {option.key for option in match.decision.options}
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
        if text(match.save()) != before:
            return f"refusing {wrong!r} changed the match"
    return None


def options_are_distinct(match: Match, _: int) -> str | None:
    """No two options of a decision have the same key; there is at least one; the deciding player is at the table."""
    assert match.decision is not None
    keys = [option.key for option in match.decision.options]
    if len(set(keys)) != len(keys):
        return "two options have the same key"
    if not keys:
        return "a decision without an option"
    return None if 0 <= match.decision.player < match.players else "a decision of nobody"


def forced_is_honest(match: Match, _: int) -> str | None:
    """A decision is called forced exactly if it has one option."""
    assert match.decision is not None
    width = len(match.decision.options)
    if match.decision.forced != (width == 1):
        return f"a decision with {width} options is {'' if match.decision.forced else 'not '}called forced"
    return None


def undo_gives_the_match_back(match: Match, seed: int) -> str | None:
    """Where a decision can be taken back, the match is then as it was."""
    assert match.decision is not None
    copy = match.copy()
    copy.play(random.Random(seed).choice(match.decision.options).key)
    if not copy.can_undo:
        return None
    copy.undo()
    return _differ(match, copy, "the match after undo")


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
