"""The machine: runs blocks until somebody must decide or the game is over. In place, without copies, checks or a log.

The stack is explicit: the top frame's first number is the block that runs next. Triggers that a line set off are settled
before the next block (language, 3.10).
"""

from __future__ import annotations

from itertools import repeat

from interpreter.engine.flow import begin_action, lapse, turn_begins, turns_done
from interpreter.engine.queries.candidates import burden
from interpreter.engine.queries.places import note_first_position, note_position
from interpreter.engine.queries.players import out
from interpreter.state.answers import Answer, is_any_time
from interpreter.state.failures import Endless
from interpreter.state.game_numbers import ITSELF, NOTHING
from interpreter.state.slots import (
    ACTION,
    ACTIVE,
    AGAIN,
    BEFORE,
    BLOCK,
    CHOSEN,
    DONE_BY_ALL,
    LATER,
    LOOP,
    MARKER,
    ORDER,
    PASSED,
    POSITION,
    ROUND,
    SETUP,
    TRIGGER,
    TURN,
    TURNS,
    WAITING,
    YOU,
)
from interpreter.state.state import Frame, State
from interpreter.state.trace import MissesTurn, TurnBegan

BLOCKS_AT_MOST = 200_000  # without a decision in between
PASSES_AT_MOST = 2_000_000  # through long loops, without a decision in between
DEEPEST = 1_000  # frames: triggers that set each other off pile up


def run(s: State) -> None:
    """Goes on to the next decision (`s.ask`) or to the end (`s.over`)."""
    s.passes[0] = 0
    _go_on(s)


def _go_on(s: State) -> None:
    blocks = s.n.blocks
    stack, turns = s.stack, s.v[TURNS]
    for _ in repeat(None, BLOCKS_AT_MOST):
        frame = stack[-1]
        if blocks[frame[0]](s, frame):
            return
        if s.fired:
            queue(s, frame)
    raise Endless(s.n.line_of_block[stack[-1][0]], s.v[TURNS] - turns)


def count_pass(s: State, line: int) -> None:
    """One more pass through a long loop. Raises Endless."""
    s.passes[0] += 1
    if s.passes[0] > PASSES_AT_MOST:
        raise Endless(line)


def run_past(s: State, block: int) -> None:
    """The same, but no further than through one block."""
    stack = s.stack
    for _ in range(BLOCKS_AT_MOST):
        frame = stack[-1]
        runs = frame[0]
        if s.n.blocks[runs](s, frame) or runs == block:
            return
        if s.fired:
            queue(s, frame)
    raise Endless(s.n.line_of_block[stack[-1][0]])


def answer(s: State, value: Answer) -> None:
    """Gives the open decision its answer (not checked here) and goes on."""
    asked, n = s.ask, s.n
    assert asked is not None
    if n.any_time:
        take(s, value)
        run(s)
        return
    frame = s.stack[-1]
    frame[n.slots[asked[0]]] = value
    s.ask = None
    s.passes[0] = 0
    if n.blocks[frame[0]](s, frame):  # most often the next decision is there at once
        return
    if s.fired:
        queue(s, frame)
    _go_on(s)


def take(s: State, value: Answer) -> None:
    """Gives the open decision its answer; nothing goes on yet."""
    assert s.ask is not None
    number, player, _ = s.ask
    s.ask = None
    give(s, number, player, value)


def give(s: State, number: int, player: int, value: Answer) -> None:
    """Notes the answer to a decision of the running frame; or begins what is done at any time, to ask it anew after that."""
    frame = s.stack[-1]
    if not (s.n.any_time and is_any_time(value)):
        site = s.n.sites[number]
        frame[site.slot] = value
        if value in site.let_be:
            frame[site.over] = True
        return
    frame[BLOCK] = s.n.sites[number].again
    if s.n.counts_actions:
        begin_action(s)
    entry, padding = s.n.any_time[value[0]]
    s.stack.append([entry, ACTION, (), player, *padding])


def begin(s: State) -> None:
    """From a fresh state to the first decision, through set-up."""
    make_ready(s)
    run(s)


def make_ready(s: State) -> None:
    """Puts set-up and the rounds on the stack of a fresh state."""
    entry, padding = s.n.round_entry
    s.stack.append([entry, ROUND, (), -1, *padding])
    if s.n.setup_entry is not None:
        entry, padding = s.n.setup_entry
        s.stack.append([entry, SETUP, (), -1, *padding])


# ----------------------------------------------------------------------------------------------------------- triggers
def queue(s: State, ran: Frame) -> None:
    """Puts what the last line set off on the stack; during set-up, to its last block, nothing is set off. Raises Endless.

    `ran`: the frame of which a block ran, which may be over.
    """
    if len(s.stack) > DEEPEST:
        raise Endless(s.n.line_of_block[s.stack[-1][0]])
    fired, s.fired = s.fired, ()
    if all(frame[MARKER] != SETUP for frame in (ran, *s.stack)):
        s.stack.append([0, TRIGGER, (), -1, -1, fired])


def settle(s: State, frame: Frame) -> bool:
    """Block 0: the next trigger of those waiting: the active player's first, then clockwise; an owner picks among several.

    Those of an automa come last, in the order in which they were set off.
    """
    waiting = frame[WAITING]
    if not waiting:
        s.stack.pop()
        return False
    n = s.n.seats
    first = min((owner - s.v[ACTIVE]) % n for _, owner, _ in waiting)
    owner = (s.v[ACTIVE] + first) % n
    own = [i for i, (_, whose, _) in enumerate(waiting) if whose == owner]
    chosen = own[0]
    if frame[CHOSEN] >= 0:
        chosen, frame[CHOSEN] = frame[CHOSEN], -1
    elif len({_effect(s, trigger, piece) for trigger, whose, piece in waiting if whose == owner}) > 1:
        if s.n.order_matters and not s.probing:
            own = s.n.leading(s, 0, owner, own) or own
        if owner < s.n.players:
            s.ask = (0, owner, tuple(own))
            return True
        chosen = own[0]  # an automa does not decide: the first that leads on
    trigger, _, piece = waiting[chosen]
    frame[WAITING] = waiting[:chosen] + waiting[chosen + 1 :]
    entry, padding = s.n.trigger_entries[trigger]
    s.stack.append([entry, TRIGGER, (), owner, piece, *padding])
    return False


def _effect(s: State, trigger: int, piece: int) -> tuple[object, ...]:
    """What tells a trigger that waits from others: what it does, and the piece, if it hangs on that."""
    effect, regards = s.n.effects[trigger]
    if regards == NOTHING:
        return (effect,)
    return (effect, piece) if regards == ITSELF else (effect, s.n.looks[piece], burden(s, piece))


# -------------------------------------------------------------------------------------------------------------- turns
def begin_turn(s: State, frame: Frame, slot: int, body: int, count: int) -> Frame | None:
    """The next player of these turns who has not passed becomes active: the frame of the turn; without one they are over."""
    player = _next_player(s, frame, count)
    if player < 0:
        leave_turns(s, frame)
        return None
    n, v = s.n, s.v
    if n.notes_positions and not s.past:
        note_first_position(s, frame[ORDER][frame[POSITION] - 1])
    v[ACTIVE] = player
    v[TURNS] += 1
    turn = [body, TURN, (), *frame[YOU:ORDER]]
    turn[slot] = player
    s.stack.append(turn)
    if n.next_turns:
        turn_begins(s, player)
    if s.trace is not None:
        s.trace.append(TurnBegan(player))
    return turn


def _next_player(s: State, frame: Frame, count: int) -> int:
    """Whose turn comes next: first who takes another turn, which is no step in the order; -1 if these turns are over."""
    while frame[AGAIN]:
        player, *others = frame[AGAIN]
        frame[AGAIN] = tuple(others)
        if _takes_turns(s, frame, player) and not _misses(s, player):
            return int(player)
    order, position = frame[ORDER], frame[POSITION]
    waiting = len(order)
    while waiting:
        waiting -= 1
        position += 1
        if position == len(order):
            position = 0
            frame[DONE_BY_ALL] += 1
        if count and frame[DONE_BY_ALL] >= count:
            break
        player = order[position]
        if not _takes_turns(s, frame, player):
            continue
        frame[POSITION] = position
        if not _misses(s, player):
            return int(player)
        waiting = len(order)
    return -1


def _takes_turns(s: State, frame: Frame, player: int) -> bool:
    return not frame[PASSED] >> player & 1 and not out(s, player)


def _misses(s: State, player: int) -> bool:
    """Whether a turn does not come because its player is to miss one, which it has then; turns within turns are not missed."""
    n = s.n
    if n.misses < 0 or not s.v[n.misses + player] or sum(frame[MARKER] == LOOP for frame in s.stack) > 1:
        return False
    s.v[n.misses + player] -= 1
    if s.trace is not None:
        s.trace.append(MissesTurn(player))
    return True


def leave_turns(s: State, frame: Frame) -> bool:
    """The turns are over: whoever was active before them is so again."""
    s.v[ACTIVE] = frame[BEFORE]
    s.stack.pop()
    if s.trace is not None:
        s.trace.append(turns_done(s.stack, frame))
    return False


def end_of_turn(s: State, frame: Frame) -> bool:
    """Block 1: what was put off, first in first out; then ends take effect, if no other turn is under way."""
    if frame[LATER]:
        return next_put_off(s, frame)
    s.stack.pop()
    if s.n.lapses:
        lapse(s)
    for other in s.stack:
        if other[MARKER] == TURN:
            return False
    if s.n.notes_positions:
        note_position(s)
    return bool(s.n.ends(s))


def next_put_off(s: State, frame: Frame) -> bool:
    """The first of what was put off to the end of this turn (or, outside all turns and phases, of this round)."""
    first, *rest = frame[LATER]
    frame[LATER] = tuple(rest)
    s.stack.append([first[0], TRIGGER, (), *first[3:]])
    return False


def in_turns(s: State) -> bool:
    """Whether turns are being taken (not set-up, not between them)."""
    return any(frame[MARKER] == LOOP for frame in s.stack)
