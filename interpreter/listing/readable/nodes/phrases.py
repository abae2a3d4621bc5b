"""What each operation of the runtime is called among people: its words, and which sort of value it gives.

`{0}` is the first thing that it is given (of which sort, `playable.operations` says), `{0!}` the same in brackets if it is
no figure. `{3? face down}` are words that stand there unless the fourth is certainly not so; `#` in them is what it is. Where a
holder's amounts begin, the holder's name stands; how far apart they are is not told.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from interpreter.playable.operations import OPERATIONS

_ROWS = """
whereabouts place: the place of {0}
at_space place: {0}, of {1}
pile pieces: what lies at {0}
empty: {0} is empty
full: {0} is full
roomy: {0} has room for {1}
top piece: the next piece of {0}
how_often_came: how often this position came
first_of: the first of {0}
only_of: the only one of {0}
last_of: the last of {0}
position: the position of {0} in {1}
owner player: the owner of {0}
longest: the longest of {1} with pieces of which {2}
outflanked places: the spaces in {1} with pieces of others, up to one of {3}{4? (one line will do)}
belongs: {0} may lie in {1}
belonging pieces: those of {0} that may lie in {1}
meant pieces: the pieces of {0} that are {1}{2?, as all see}
exactly pieces: {0!} of {1}
at_most pieces: {0!}, or all there are, of {1}
come_since piece: the one of {0} that is not among {1}
distinct: {0}, alike ones once
distinct_to: {0}, alike ones for {1} once
by_place: {0}, by their place
named_outside pieces: the pieces with a name in what waits further out
move_piece: move {0} to {1}{3?, to the bottom}
put_in_line: put {0} at position {1} of its line
move_some: move {0!} from {1} to {2}
shift_named: move {0} to {2}{3?, to the bottom}
move_all: move {0} to {1}{2?, to the bottom}
draw: draw {0!}{1? at random} from {2} to {3}
draw_fitting: draw {0!}{1? at random} of those in {2} that may lie there, to {3}
draw_under: draw all of {0} but the top to {1}
shuffle: shuffle {0}
swap: {0} and {1} exchange their places
insist: insist that {0} may lie in {1}
turn_over: turn over {0}{1?, face down}
show: show {0} to {1}
covered: something lies on {0}
uncovered: nothing lies on {0}, which lies in a chain
under piece: what {0} lies on
goes_on: {0} may be laid on {1}
on_piece spot: on {0}
spots spots: the spots in {1} for {0}
spaces places: the spaces in {1} for {0}
first_space places: the first space in {1} for {0}
turns_at spots: the spots for {0} at {1}, however turned
turned_at spot: {0}, turned by {1} quarters
is_turned: {0} is turned by {1} quarters
any_spot: there is a spot in {1} for {0}
with_room: what lies in {0} and has room on it
bears: {1} may lie on {0}
stands_in: what stands in for others lies in {0}
can_lay: {0} can be laid at {1}{2?, apart}
can_lay_stack: {0} can be laid at {1}{2?, apart}, with all on it
lay_stack: lay {0} at {1}{3?, apart}, with all on it
lay: lay {0} at {1}{3?, apart}{4?, at the bottom}
lay_all: lay {0} at {1}, from the top{3?, apart}{4?, at the bottom}{5?, as far as possible}
exchange: {0} and {1} exchange their places, and what lies on them
distinct_spots spots: {0}, alike ones for {1} once
area_now area: {1}, as it is now
area_of area: the {0} of {1}
areas_in areas: each {0} in {1}
area_size: the size of {1}
area_open: the open sides of {1}
area_complete: {1} is complete
area_value: what joins {1}
area_owner player: the owner of {1}
places_of_area places: the places of {1}
spaces_of_area spaces: the spaces of {1}
places_on_area places: the places on {1}
in_area: {1} is in {2}
joined_by: {0} join {3} and {4}, each from {1} to {2}
far: how far it is from {4} to {5} along {0}, each from {1} to {2} and as long as {3}
largest_network: the largest network of {0}, each from {1} to {2} and as long as {3}
longest_path: the longest path of {0}, each from {1} to {2} and as long as {3}
lies_across: {1} lies across the lines from {3} to {4}{2?, between columns}
known: {0}, which has to be there
there: {0}, which has to be there
at_index: {0} of {1}
no_case: none of these: the match halts
down: {0} divided by {1}, rounded down
up: {0} divided by {1}, rounded up
parted: {0} divided by {1}, exactly
remainder: what remains of {0} divided by {1}
bounded: {0}
whole: {0}
payable_at_all: {0}
among: the numbers from {0} to {1}
seats players: the players from {0} on
without players: {0} but not {1}
in_order players: {0} in order of {1}
all_in_order pieces: {0}
how_many: how many there are of {0}
only_option: only {0}
become: {0} becomes {1}
choose_any: {0} is any of {1}
roll: {0} becomes any number from {1} to {2}
become_any: {0} becomes any number from {1} to {2}
roll_dice: roll {0}
turn_die: turn {0} to side {3}
switch_on: {0} from now on
one demand: {0!} {1}
any_of demand: {0!} of any {1}{2?, all of one}
plus demand: {0} + {1}
either demand: {0} or {1}
times demand: {0!} times ({1})
amount_in: how much {1} {0} asks for
change demand: {0}, changed by {1}
holds: {0} has {1}
fits: how often {1} fits in what {0} has
free: how many more {1} {0} may hold
only_way way: {0}
as_far_as way: {1} (as far as {0} has it)
all_of way: all {1} that {0} has
fitting way: as much of {1} as {0} may hold
within way: {1} (if {0} may hold it)
held_by: {0}
pay_ways ways: the ways in which {0} can pay {1}
gain_ways ways: the ways in which {0} can take {1}
possible_ways ways: the ways to take {1}, as far as {0} has it
exact_ways ways: the ways to take {1} of what {0} has
few ways: {0}
payable: {0} can pay {1}
met: {0} holds what {1} asks for
pay: {0} pays {1} to {2}
pay_only: {0} pays {1} to {2}
pay_possible: {0} pays {1}, as far as possible, to {2}
gain: {0} gains {1}
move_resources: move {0} from {1} to {3}
draw_resources: draw {0!} resources at random from {1} to {3}
holding: what {0} holds
spill: what {0} holds beyond a limit, over {1}, goes to the supply
offer offer: {4} from {1}{8?, after its steps}, for {5} to {6}
payable_sourced: {0} can pay {1}, with the help of {2}
payable_plainly: {0} can pay {1} without the help of {2}, or with that of all but {3}
sourced_ways: the ways in which {0} can pay {1} with the help of {2}, after {3}
is_part: {0} is only a part of a way
taking_steps: how many of {0} take more than resources
pay_sourced uses: what is left to do when {0} pays {1} to {3}
apart: {0}, alike ones once
used_already: {0} was used already by {1}
begin_ability: {1} uses {0}, of {2}
begin_action: an action begins, or is over
all_passed: all have passed
all_but_one_passed: all but one have passed
under_way: {0} is under way
pass_turns: pass
win: {0} wins
win_some: all of {0} win
win_all: everyone wins
lose: {0} loses
lose_some: all of {0} lose
lose_all: everyone loses
leave: all of {1} leave the {0}
come_back: all of {1} come back to the {0}
all_back: the {0} is over, and all are in it again
out: {0} is asked nothing
is_in: {1} is still in the {0}
is_out: {1} is out of the {0}
left_as: the how manieth {1} was to leave the {0}
following players: the players after {0}, who comes last
is_over: the game is over
watch: whether a number has come to be what a trigger waits for
end: the {0} ends
end_repeat: the loop ends
end_phase: {0} ends
put_off: put off {0} to the end of the turn
call_off: what {0} begins does not happen
another_turn: {0} takes another turn
miss_turn: {0} misses a turn
begin_turn: the next turn begins, with {1}{2?, # each}
leave_turns: the turns are over
next_put_off: the first of what was put off
lapse: what held for this phase holds no more
count_pass: one more pass is counted
can: {2} can go on with {0}, as far as {1}
all_can: each player can go on with {0}, as far as {1}
all_know: everybody sees {0}
may_do_more truth: {0} is asked once more before the turn ends
looking_ahead: this is only tried
all_others players: the players other than {0}, from the left of {0} on
only_one players: {0}
mark:
used:
done:
could_not:
told_off:
passed_over:
"""


class Phrase(NamedTuple):
    """The words of an operation, and which sort of value it gives."""

    kind: str
    words: str


def _rows() -> dict[str, Phrase]:
    found = {}
    for row in _ROWS.strip().splitlines():
        head, _, words = row.partition(":")
        name, *kind = head.split()
        found[name] = Phrase("".join(kind), words.strip())
    return found


PHRASES = _rows()
GIVEN = re.compile(r"\{(\d)(!)?(?:\?([^}]*))?\}")
if missing := OPERATIONS.keys() ^ PHRASES.keys():
    raise TypeError(f"an operation without words, or words without an operation: {missing}")
