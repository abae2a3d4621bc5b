"""What is offered can be done, what is not is refused, and every option is one of its own (language, 3.3 and 3.4)."""

from __future__ import annotations

import random
from contextlib import suppress

from interpreter import Match, Refusal
from interpreter.engine import machine
from interpreter.lab.at_a_decision import Moment, brings_news, same, stage
from interpreter.match.refusal import CannotGoOn
from interpreter.numbering.tables import tables_of
from interpreter.state.answers import own
from interpreter.state.failures import DeadEnd, Halt
from interpreter.state.state import State
from interpreter.state.trace import ChosenAtRandom, Rolled, RolledDice
from interpreter.telling.log.sentences import events

STEPS_AT_MOST = 60  # decisions within one action, when an option is played on to its end
OPTIONS_AT_MOST = 12  # options played on at one decision; of more, so many at random


def each_option_leads_on(moment: Moment) -> str | None:
    """Every option can be played, and then the rest of the action: to its end, to chance, or to another player's decision."""
    chance = moment.chance
    options = list(range(len(moment.decision.values)))
    for option in options if len(options) <= OPTIONS_AT_MOST else chance.sample(options, OPTIONS_AT_MOST):
        played, state = [option], moment.match.state.copy()
        try:
            _play_to_the_end(state, played, chance)
        except Halt:
            _stopped_by_the_rules(moment.match.copy(), played)
        except DeadEnd as error:
            if brings_news(moment.match.state, state):  # the rules asked for what cannot be done where nobody can step back
                _stopped_by_the_rules(moment.match.copy(), played)
            return _stopped(moment.match.copy(), played, error)
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


def _stopped_by_the_rules(match: Match, played: list[int]) -> None:
    """Plays until the rules come to a stop. Raises CannotGoOn, with what was rolled last."""
    for option in played[:-1]:
        assert match.decision is not None
        match.play(match.decision.options[option])
    rolled = _rolled(match.state.copy(), played[-1])
    assert match.decision is not None
    try:
        match.play(match.decision.options[played[-1]])
    except CannotGoOn as stop:
        raise CannotGoOn(f"{stop.reason}, after {rolled}" if rolled else stop.reason, stop.line) from None


def _rolled(state: State, option: int) -> str:
    """What is rolled between a choice and where the rules stop, in words."""
    state.trace = []
    assert state.ask is not None
    with suppress(DeadEnd, Halt):
        machine.answer(state, state.ask[2][option])
    rolls = [event for event in state.trace if isinstance(event, Rolled | RolledDice | ChosenAtRandom)]
    return ", ".join(told.text for told in events(tables_of(state), rolls))


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
    """A decision is called forced exactly if it has one option of its own."""
    width = len(own(moment.decision.values))
    if moment.decision.forced != (width == 1):
        return f"a decision with {width} options is {'' if moment.decision.forced else 'not '}called forced"
    return None
