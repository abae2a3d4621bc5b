"""Where a state keeps what: the slots that every game has, the layout of a frame, and what frames are."""

from __future__ import annotations

# markers: what a frame is
ACTION, PHASE, ROUND, SETUP, TRIGGER, LOOP, TURN, STEPS = range(8)
NEXT_TURN = ("start of next turn", "end of next turn")
STOPPERS = {"turn": TURN, "phase": PHASE, "round": ROUND, "game": -1}  # of a scope: which frame closes it
BLOCK, MARKER, LATER, YOU = range(4)  # of each frame: what runs next, what it is, what is put off to its end, who does it
CHOSEN, WAITING = YOU + 1, YOU + 2  # of the frame that orders triggers: what its owner picked, or -1; the triggers
# Of a loop of turns, at the end of its frame: the seats in order, the position, who has passed (a bit each), how often all had
# their turns, who was active before, who takes another turn.
ORDER, POSITION, PASSED, DONE_BY_ALL, BEFORE, AGAIN = range(-6, 0)
ACTIVE, TURNS, ACTIONS = 0, 1, 2  # fixed slots of `v`: whose turn, how many turns began, how many actions began
FIXED = 3
UNLIMITED = 1_000_000_000
SEARCHING, DIVING = 1, 2  # how a copy looks ahead: for all that can be answered, or for the first answer alone
ALL, FIRST = 1, 2  # how a scenario is asked: what has one option too; no further than to the first decision after set-up
