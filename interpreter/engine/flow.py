"""What steps do to the flow of a match: put steps off, pass, leave turns, phases and rounds, let modifiers lapse, win."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from interpreter.engine.effects import become
from interpreter.engine.queries.payments import under_way, used
from interpreter.engine.queries.players import is_in, out, seats
from interpreter.state.failures import DeadEnd, Why
from interpreter.state.game_numbers import GAME
from interpreter.state.slots import (
    ACTION,
    ACTIONS,
    ACTIVE,
    AGAIN,
    BEFORE,
    BLOCK,
    LATER,
    LOOP,
    MARKER,
    ORDER,
    PASSED,
    PHASE,
    ROUND,
    TRIGGER,
    TURN,
    YOU,
)
from interpreter.state.state import Frame, State
from interpreter.state.trace import CameBack, Left, Lost, PhaseDone, TakesAnother, TurnsDone, Won


def put_off(s: State, block: int, frame: Frame) -> None:
    """Steps for the end of this turn: they wait with the locals of now in the frame of the turn."""
    kept = (block, *frame[1:])
    for other in reversed(s.stack):
        if other[MARKER] == TURN:
            other[LATER] += (kept,)
            return
    if len(s.stack) > 1:
        s.stack.insert(1, [block, TRIGGER, (), *frame[YOU:]])
    else:
        s.stack[0][LATER] += (kept,)


def begin_action(s: State) -> None:
    """An action begins: it counts unless it is a part of another, in the same turn."""
    for frame in reversed(s.stack):
        if frame[MARKER] == ACTION:
            return
        if frame[MARKER] == LOOP:
            break
    s.v[ACTIONS] += 1


def begin_ability(s: State, ability: int, player: int, piece: int) -> None:
    """An ability of a piece is used by a player, who cannot use it again in this action."""
    n = s.n
    s.v[n.used_slots[ability] + piece] = s.v[ACTIONS]
    if s.trace is not None or s.ran is not None:
        for line in n.ability_moments[ability]:
            used(s, line)
    entry, padding = n.ability_entries[ability]
    s.stack.append([entry, ACTION, (), player, piece, *padding])


def used_already(s: State, ability: int, piece: int) -> bool:
    """Whether an ability of a piece was used in this action."""
    return bool(s.v[s.n.used_slots[ability] + piece] == s.v[ACTIONS])


def pass_turns(s: State) -> None:
    """The player whose turn it is in the nearest turns is out of them."""
    for frame in reversed(s.stack):
        if frame[MARKER] == LOOP:
            frame[PASSED] |= 1 << s.v[ACTIVE]
            return


def another_turn(s: State, player: int, line: int) -> None:
    """A player has the next turn of the nearest turns, once, however often that is said, if it takes any there."""
    if not 0 <= player < s.n.players:
        return
    for frame in reversed(s.stack):
        if frame[MARKER] == LOOP:
            if player in frame[ORDER] and player not in frame[AGAIN]:
                frame[AGAIN] += (player,)
                if s.trace is not None:
                    s.trace.append(TakesAnother(player))
            return
    raise DeadEnd(line, Why.NOT_UNDER_WAY, TURN)


def miss_turn(s: State, player: int) -> None:
    """A player is to miss one turn more."""
    if 0 <= player < s.n.players:
        s.v[s.n.misses + player] += 1


def all_passed(s: State) -> bool:
    """Whether everyone in the nearest turns has passed."""
    return _still_in_turns(s, 1) < 1


def all_but_one_passed(s: State) -> bool:
    """Whether at most one in the nearest turns has not passed."""
    return _still_in_turns(s, 2) < 2


def _still_in_turns(s: State, enough: int) -> int:
    """How many in the nearest turns have neither passed nor left, counted until there are `enough`; so many where none are under
    way."""
    for frame in reversed(s.stack):
        if frame[MARKER] == LOOP:
            passed, left = frame[PASSED], 0
            for player in frame[ORDER]:
                if not passed >> player & 1 and not out(s, player):
                    left += 1
                    if left == enough:
                        break
            return left
    return enough


def end(s: State, marker: int, done: int, line: int) -> None:
    """Leaves everything up to the nearest turn, phase or round; block `done` closes a turn."""
    depth = len(s.stack) - 1
    while depth >= 0 and s.stack[depth][MARKER] != marker:
        depth -= 1
    if depth < 0:
        raise DeadEnd(line, Why.NOT_UNDER_WAY, marker)
    kept = depth if marker == PHASE else depth + 1
    left = _cut(s, kept)
    if marker == TURN:
        s.stack[depth][BLOCK] = _end_of_turn(s, depth, left, done)
    elif marker == ROUND:
        s.stack[depth][BLOCK] = s.n.close_of_round
    _ended(s, left)


def _end_of_turn(s: State, depth: int, left: list[Frame], done: int) -> int:
    """Where a turn goes on that is ended while these frames run: with its last question, if it has one; what may be done at any
    time and ends the turn itself ends it at once."""
    for following, closing in s.n.closings:
        if s.stack[depth - 1][BLOCK] == following:
            entries = [entry for entry, _ in s.n.any_time]
            return done if any(s.n.entry_of_block[frame[BLOCK]] in entries for frame in left) else closing
    return done


def end_phase(s: State, entry: int, line: int) -> None:
    """Leaves everything up to the nearest phase that begins with a block, and this too."""
    depth = len(s.stack) - 1
    while depth >= 0 and not (s.stack[depth][MARKER] == PHASE and s.n.entry_of_block[s.stack[depth][BLOCK]] == entry):
        depth -= 1
    if depth < 0:
        raise DeadEnd(line, Why.NOT_UNDER_WAY, PHASE)
    _ended(s, _cut(s, depth))


def end_repeat(s: State, turns: int, block: int) -> None:
    """Leaves so many turns within turns, and the loop around them: what follows it is `block`."""
    loops = [depth for depth, frame in enumerate(s.stack) if frame[MARKER] == LOOP]
    left = _cut(s, loops[-turns])
    s.stack[-1][BLOCK] = block
    _ended(s, left)


def _cut(s: State, kept: int) -> list[Frame]:
    """Takes all but so many frames away, and gives them; whoever was active before their turns is so again, and their phases
    are over."""
    left = s.stack[kept:]
    for depth, frame in reversed([*enumerate(left, kept)]):
        if frame[MARKER] == LOOP:
            s.v[ACTIVE] = frame[BEFORE]
            if s.trace is not None:
                s.trace.append(turns_done(s.stack[:depth], frame))
        elif frame[MARKER] == PHASE and s.trace is not None:
            s.trace.append(PhaseDone(s.n.line_of_block[frame[BLOCK]]))
    del s.stack[kept:]
    return left


def turns_done(around: Sequence[Frame], turns: Frame) -> TurnsDone:
    """What is noted of turns that are over, by the frames that they stood in."""
    return TurnsDone(turns[BEFORE] if any(frame[MARKER] == TURN for frame in around) else -1)


def _ended(s: State, left: list[Frame]) -> None:
    """What was put off to the end of turns that are left, who is in again, and what held until now."""
    for frame in left:  # the turns that end with it: what they put off comes first, the innermost at once
        if frame[MARKER] == TURN:
            s.stack += [[first[0], TRIGGER, (), *first[3:]] for first in reversed(frame[LATER])]
    for number, span in enumerate(s.n.spans):
        if span.entry >= 0 and not under_way(s, span.entry):
            all_back(s, number)
    if s.n.lapses:
        lapse(s)


def switch_on(s: State, slot: int, marker: int) -> None:
    """A modifier for a while: it is kept how many turns or phases lie around it, so that it ends with the right one."""
    depth = max(1, sum(frame[MARKER] == marker for frame in s.stack))
    become(s, slot, min(depth, s.v[slot]) if s.v[slot] > 0 else depth)


def turn_begins(s: State, player: int) -> None:
    """What held until the next turn of a player ends, or ends with this turn; turns within those where it began do not count."""
    depth = sum(frame[MARKER] == TURN for frame in s.stack)
    for first, to_its_end in s.n.next_turns:
        if s.v[first + player] >= depth:
            s.v[first + player] = -depth if to_its_end else 0


def lapse(s: State) -> None:
    """Modifiers that held until the end of a turn or phase that is over no longer do."""
    for marker, slots in ((TURN, s.n.turn_switches), (PHASE, s.n.phase_switches)):
        if slots:
            depth = sum(frame[MARKER] == marker for frame in s.stack)
            for slot in slots:
                if s.v[slot] > depth:
                    s.v[slot] = 0
    if s.n.next_turns:
        depth = sum(frame[MARKER] == TURN for frame in s.stack)
        for slot in (first + seat for first, _ in s.n.next_turns for seat in range(s.n.seats)):
            s.v[slot] = 0 if -s.v[slot] > depth else s.v[slot]


def leave(s: State, span: int, players: Iterable[int]) -> None:
    """These are out of something, clockwise from the active player. The game is over when nobody is in it any more."""
    first = s.n.spans[span].first
    moment = max(s.v[first : first + s.n.seats])
    leaving = {*players}
    for player in seats(s.v[ACTIVE], s.n.players, 1):
        if player in leaving and is_in(s, span, player):
            moment += 1
            s.v[first + player] = moment
            if s.trace is not None:
                s.trace.append(Left(player, span))
    if s.n.spans[span].entry == GAME and all(out(s, player) for player in range(s.n.players)):
        s.over = True


def come_back(s: State, span: int, players: Iterable[int]) -> None:
    """These are in something again, if they were out of it; those who are still out keep their order."""
    first = s.n.spans[span].first
    for player in sorted({*players} & {*range(s.n.players)}):
        if s.v[first + player]:
            s.v[first + player] = 0
            if s.trace is not None:
                s.trace.append(CameBack(player, span))


def all_back(s: State, span: int) -> None:
    """Something is over: all are in it again when it begins anew."""
    first = s.n.spans[span].first
    s.v[first : first + s.n.seats] = [0] * s.n.seats


def win(s: State, player: int) -> None:
    """The game is over, and this player has won it; nobody has if there is no such player."""
    s.over = True
    s.winners = together(s, (player,)) if player >= 0 else ()
    if s.trace is not None:
        s.trace += [Won(player) for player in s.winners or (player,)]


def win_some(s: State, players: Iterable[int]) -> None:
    """The game is over, and these players have won it; it goes on if there are none."""
    if found := together(s, players):
        s.over = True
        s.winners = found
        if s.trace is not None:
            s.trace += [Won(player) for player in found]


def win_all(s: State) -> None:
    """The game is over, and all have won it."""
    win_some(s, range(s.n.players))


def lose(s: State, player: int) -> None:
    """This player, and the whole team, has lost."""
    lose_some(s, (player,))


def lose_some(s: State, players: Iterable[int]) -> None:
    """These have lost, at once, with their teams. The game is over if at most one player, or one team, is left."""
    n, v = s.n, s.v
    moment = max(v[n.lost : n.lost + n.players]) + 1
    for player in together(s, players):
        if player < n.players and not v[n.lost + player]:
            v[n.lost + player] = moment
            if s.trace is not None:
                s.trace.append(Lost(player))
    left = [seat for seat in range(n.players) if not v[n.lost + seat]]
    if not left:
        s.over, s.winners = True, ()
    elif len(left) < n.players and set(left) <= {*together(s, left[:1])}:
        win_some(s, left)


def lose_all(s: State) -> None:
    """The game is over, and all have lost it."""
    lose_some(s, range(s.n.players))


def is_over(s: State) -> bool:
    """Whether somebody has won or all have lost."""
    return s.over


def together(s: State, players: Iterable[int]) -> tuple[int, ...]:
    """These players, and all who are in a team with one of them."""
    asked = {player for player in players if player >= 0}
    return tuple(sorted(asked.union(*(team for team in s.n.parties if asked & {*team}))))
