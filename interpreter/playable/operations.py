"""What a form may ask of the runtime and have done by it: by name, with what each is given.

A row says in words what an operation is given, in order: a number, truth, piece, place, player, resource, demand, way or bundle
of ways; several of them; `spot`, a place, a piece after all places, or a place with a turn after these; `slot`, an index of the
state's numbers; `own`, one of the running frame; `base` and `stride`, where a holder's amounts begin and how far apart they are;
`block`, `line` and `marker`.
What comes before a colon is given of the state: s all of it, f the running frame, v its numbers, z the piles, at the places.
Another player of forms needs a printer, and these functions.
"""

from __future__ import annotations

from inspect import isfunction
from typing import Any, NamedTuple

from interpreter.engine import amounts, bounds, effects, faces, flow, machine, named_pieces, sources, spots
from interpreter.engine.areas import asking as asking_areas
from interpreter.engine.chains import alike, law, laying
from interpreter.engine.chance import choosing, drawing, rolling
from interpreter.engine.deciding import answering, any_time, asking, lookahead
from interpreter.engine.networks import walking
from interpreter.engine.queries import candidates, payments, places, players
from interpreter.engine.tiles import law as grid_law
from interpreter.engine.tiles import sides
from interpreter.paying import demands, ways
from interpreter.paying.help import Help
from interpreter.paying.payable import met
from interpreter.state import failures

_ROWS = """
# places and pieces
whereabouts at: piece | at_space : place number | pile z: place | empty z: place | full s: place | roomy s: place number
top s: place | first_of : several | last_of : several | only_of : several | position : piece pieces
how_often_came s: | owner s: piece
longest z: place rays test | outflanked z: place rays players player truth
belongs s: piece place | belonging s: pieces place
meant s: place classes truth | exactly s: number pieces place place line | at_most s: number pieces place place line
come_since : pieces pieces | distinct s: pieces | distinct_to s: pieces player | by_place s: pieces | named_outside s:
move_piece s: piece place line truth | move_some s: number place place line | shift_named s: pieces place place truth
move_all s: pieces place truth | put_in_line s: piece number
draw s: number truth place place | draw_fitting s: number truth place place
draw_under s: place place
shuffle s: place | swap s: piece piece line | insist s: piece place line | turn_over s: pieces truth
show s: pieces player player
# pieces on pieces
covered s: piece | uncovered s: piece | under s: piece | goes_on s: piece piece | on_piece s: piece | spots s: piece places
spaces s: piece places | first_space s: piece places | turns_at s: piece spot | turned_at s: place number
is_turned s: piece number
with_room s: place | stands_in s: place | bears s: piece piece number
any_spot s: piece places | can_lay s: piece spot truth | lay s: piece spot line truth truth
can_lay_stack s: piece spot truth | lay_stack s: piece spot line truth
lay_all s: pieces place line truth truth truth | exchange s: piece piece line
distinct_spots s: spots player pieces
# areas
area_now s: areas area | area_of s: areas piece | areas_in s: areas places | area_size s: areas area | area_open s: areas area
area_complete s: areas area | area_value s: areas area | area_owner s: areas area | places_of_area s: areas area
spaces_of_area s: areas area | places_on_area s: areas area number | in_area s: areas piece area
lies_across s: areas area truth number number
# networks
joined_by : ways end end number number | far : ways end end length number number | largest_network : ways end end length
longest_path : ways end end length
# numbers, players, lists
known : index line | there : place line | at_index v: slot index | no_case : line value absent
down : number number line | up : number number line
remainder : number number line | parted : number number
bounded : number line | among : number number line | seats : player number number
without : players player | in_order : players rank | all_in_order : several | how_many : several | only_option : option
become s: slot number | choose_any s f: own several truth line | roll s: slot number number
become_any s: slot number number | switch_on s: slot marker
watch s: several | roll_dice s: pieces slot number | turn_die s: piece slot number number line
# resources
one : number resource | any_of : number resources truth | plus : demand demand | either : demand demand
amount_in : demand resource | times : number demand | change : demand demand number | holds : held demand
fits : held demand | free s: player resource
payable_at_all : demand line | whole : number line
only_way : demand | as_far_as : held way | all_of : held resources | fitting s: player way | within s: player way line
held_by s: player | pay_ways s: player demand | gain_ways s: player demand | possible_ways : held demand
exact_ways : held demand | few : ways line | payable s: player demand | met v: player demand | pay s: player way base stride
pay_only s: player demand base stride line | pay_possible s: player demand base stride | gain s: player way
move_resources s: way base stride base stride line | draw_resources s: number base stride base stride player
holding s: player | spill s: player amounts
# help in paying
offer : source piece ability ability demand way base stride truth | payable_sourced s: player demand offers
payable_plainly s: player demand offers piece | sourced_ways s: player demand offers part truth | is_part : answer
taking_steps : offers | pay_sourced s: player answer offers base stride
# abilities
apart s: uses | used_already s: ability piece | begin_ability s: ability player piece | begin_action s:
# the flow
all_passed s: | all_but_one_passed s: | under_way s: block | pass_turns s: | win s: player | win_some s: players | win_all s:
leave s: span players | come_back s: span players | all_back s: span
left_as s: span player | is_in s: span player | is_out s: span player | out s: player
following : player number number | lose s: player | lose_some s: players | lose_all s: | is_over s: | end s: marker block line
end_repeat s: number block | end_phase s: block line
put_off s: block frame | call_off s: block index
another_turn s: player line | miss_turn s: player
begin_turn s f: index block number | leave_turns s f: | next_put_off s f: | lapse s: | count_pass s: line
can s: block block player | all_can s: block block index | all_know s: indices
may_do_more s: player truth truth | looking_ahead s: | all_others s: player | only_one s: player
# what a traced game notes
mark s: line | used s: line | done s: line | could_not s: player | told_off s: block
passed_over s: player block block block truth
"""


class Operation(NamedTuple):
    """What of the state an operation is given, and then what."""

    state: tuple[str, ...]
    given: tuple[str, ...]


def _rows() -> dict[str, Operation]:
    found = {}
    for row in "|".join(line for line in _ROWS.splitlines() if line and line[0] != "#").split("|"):
        head, _, given = row.partition(":")
        name, *state = head.split()
        found[name] = Operation(tuple(state), tuple(given.split()))
    return found


OPERATIONS = _rows()
MODULES = (
    alike,
    amounts,
    answering,
    any_time,
    asking,
    asking_areas,
    bounds,
    choosing,
    effects,
    faces,
    flow,
    grid_law,
    demands,
    drawing,
    law,
    laying,
    lookahead,
    machine,
    named_pieces,
    players,
    candidates,
    places,
    payments,
    rolling,
    sides,
    sources,
    spots,
    walking,
    ways,
)
FOUND = [
    (name, one)
    for module in MODULES
    for name, one in vars(module).items()
    if isfunction(one) and one.__module__ == module.__name__ and name[0] != "_"
]
RUNTIME: dict[str, Any] = {
    **dict(FOUND),
    "DeadEnd": failures.DeadEnd, "Endless": failures.Endless, "Help": Help, "met": met, "b0": machine.settle,
    "b1": machine.end_of_turn,
}  # fmt: skip
if missing := OPERATIONS.keys() - RUNTIME.keys():
    raise TypeError(f"an operation without a function: {missing}")
if several := [name for name, function in FOUND if RUNTIME[name] is not function]:
    raise TypeError(f"a name of several functions: {several}")
