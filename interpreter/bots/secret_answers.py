"""What others may have chosen, of what all choose at once and in secret, while not all have chosen yet.

Where the rules keep such answers is read off the form: a step adds the answer of a secret decision to the answers of all.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from interpreter.engine.queries.players import out
from interpreter.form import Append, Decide, Slot
from interpreter.state.answers import Answer, own
from interpreter.state.failures import Halt
from interpreter.state.slots import BLOCK
from interpreter.state.state import Frame, Playable, State


@dataclass(frozen=True)
class Kept:
    """One secret choice that each makes: its site, and where a frame keeps whose turn to choose it is, and the answers of all."""

    site: int
    turn: int
    answers: int


def kept(n: Playable) -> dict[int, tuple[Kept, ...]]:
    """By the entry block of a body: its secret choices, in the order in which one player makes them."""
    if not any(site.hidden for site in n.sites):
        return {}
    steps = [(n.entry_of_block[block.number], step) for block in n.form.blocks.values() for step in block.steps]
    answers = {
        (entry, step.value.index): step.slot for entry, step in steps if isinstance(step, Append) and isinstance(step.value, Slot)
    }
    found: dict[int, dict[int, Kept]] = {}
    for entry, step in steps:
        if isinstance(step, Decide) and n.sites[step.site].hidden and isinstance(step.you, Slot):
            one = Kept(step.site, step.you.index, answers[entry, n.sites[step.site].slot])
            found.setdefault(entry, {})[step.site] = one
    return {entry: tuple(sites[number] for number in sorted(sites)) for entry, sites in found.items()}


def guess_answers(s: State, choices: dict[int, tuple[Kept, ...]], seat: int, chance: random.Random) -> None:
    """Others than the seat have chosen in secret what they could have chosen, as the match stands; any of it, as likely."""
    if s.ask is None or not s.n.sites[s.ask[0]].hidden:
        return
    frame = s.stack[-1]
    here = choices[s.n.entry_of_block[frame[BLOCK]]]
    turn = next(one.turn for one in here if one.site == s.ask[0])
    open_now = [one for one in here if one.turn == turn]
    for player in range(s.n.players):
        if player != seat and not out(s, player):
            _guess_of(s, open_now, player, chance)


def _guess_of(s: State, choices: list[Kept], player: int, chance: random.Random) -> None:
    """The answers of one player, one after another: a later one may hang on an earlier one."""
    frame = s.stack[-1]
    asked = frame[:]
    for one in choices:
        answers = frame[one.answers]
        if player >= len(answers):
            return
        asked[one.turn] = player
        options = _options(s, one.site, asked)
        answer = chance.choice(options) if options else answers[player]
        asked[s.n.sites[one.site].slot] = answer
        frame[one.answers] = (*answers[:player], answer, *answers[player + 1 :])


def _options(s: State, site: int, frame: Frame) -> tuple[Answer, ...]:
    """What the player whose turn the frame says could answer."""
    try:
        return own(tuple(s.n.listers[site](s, frame)))
    except Halt:
        return ()
