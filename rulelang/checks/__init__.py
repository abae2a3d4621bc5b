"""Laws of good rules, one a file: what no play could mend. Errors are sound; where a law is not sure it is quiet.

naming, numbers, prices, secrets, flow, unmeant: the laws, by what they are about · place: where a clause stands.
Imports `names`, `program` and what is below them.
"""

from __future__ import annotations

from collections.abc import Callable

from rulelang import ast
from rulelang import program as p
from rulelang.checks.flow.automas.automas_are_there import automas_are_there
from rulelang.checks.flow.automas.automas_decide_nothing import automas_decide_nothing
from rulelang.checks.flow.chance_has_otherwise import chance_has_otherwise
from rulelang.checks.flow.ends_come import ends_come
from rulelang.checks.flow.everything_comes_up import everything_comes_up
from rulelang.checks.flow.giving.each_comes_home import each_comes_home
from rulelang.checks.flow.giving.moves_lead_elsewhere import moves_lead_elsewhere
from rulelang.checks.flow.giving.owners_are_there import owners_are_there
from rulelang.checks.flow.in_order.covers_its_line import covers_its_line
from rulelang.checks.flow.in_order.first_end_comes import first_end_comes
from rulelang.checks.flow.in_order.last_resort_is_paid import last_resort_is_paid
from rulelang.checks.flow.in_order.nothing_after_an_end import nothing_after_an_end
from rulelang.checks.flow.in_order.otherwise_may_come import otherwise_may_come
from rulelang.checks.flow.in_order.passed_at_once import passed_at_once
from rulelang.checks.flow.in_order.turns_end import turns_end
from rulelang.checks.flow.loops_end import loops_end
from rulelang.checks.flow.nothing_is_not_moved import nothing_is_not_moved
from rulelang.checks.flow.piles_are_renewed import piles_are_renewed
from rulelang.checks.flow.scores_decide import scores_decide
from rulelang.checks.flow.somebody_decides import somebody_decides
from rulelang.checks.flow.somebody_says_which import somebody_says_which
from rulelang.checks.flow.turns_can_be_counted import turns_can_be_counted
from rulelang.checks.flow.two_things_differ import two_things_differ
from rulelang.checks.flow.under_way.only_what_is_answered_is_called_off import only_what_is_answered_is_called_off
from rulelang.checks.flow.under_way.repeats_are_there import repeats_are_there
from rulelang.checks.flow.under_way.somebody_has_the_turn import somebody_has_the_turn
from rulelang.checks.flow.under_way.what_ends_is_under_way import what_ends_is_under_way
from rulelang.checks.flow.under_way.who_is_out_of_what_runs import who_is_out_of_what_runs
from rulelang.checks.flow.under_way.who_passes_is_out import who_passes_is_out
from rulelang.checks.naming.abilities_can_be_used import abilities_can_be_used
from rulelang.checks.naming.automas_are_known import automas_are_known
from rulelang.checks.naming.figures_are_of_somebody import figures_are_of_somebody
from rulelang.checks.naming.names_mean_one_thing import names_mean_one_thing
from rulelang.checks.naming.rows_differ import rows_differ
from rulelang.checks.naming.some_row_is_so import some_row_is_so
from rulelang.checks.naming.values_do_not_circle import values_do_not_circle
from rulelang.checks.numbers.amounts_come_to_lie import amounts_come_to_lie
from rulelang.checks.numbers.capacities_hold import capacities_hold
from rulelang.checks.numbers.comparisons_are_open import comparisons_are_open
from rulelang.checks.numbers.decks_can_be_dealt import decks_can_be_dealt
from rulelang.checks.numbers.halves_are_scored import halves_are_scored
from rulelang.checks.numbers.no_limit_is_no_amount import no_limit_is_no_amount
from rulelang.checks.numbers.resources_come_and_go import resources_come_and_go
from rulelang.checks.numbers.sizes_can_be import sizes_can_be
from rulelang.checks.numbers.spaces_have_room import spaces_have_room
from rulelang.checks.numbers.starts_are_known import starts_are_known
from rulelang.checks.numbers.tracks_are_only_paid import tracks_are_only_paid
from rulelang.checks.prices.costs_can_be_paid import costs_can_be_paid
from rulelang.checks.prices.discounts_take_off import discounts_take_off
from rulelang.checks.secrets.areas_are_seen import areas_are_seen
from rulelang.checks.secrets.dice_lie_face_up import dice_lie_face_up
from rulelang.checks.secrets.faces_show import faces_show
from rulelang.checks.secrets.first_spaces_are_seen import first_spaces_are_seen
from rulelang.checks.secrets.no_secret_is_told import no_secret_is_told
from rulelang.checks.unmeant.chosen_apart import never_one_piece
from rulelang.checks.unmeant.counted_before_it_goes import counted_before_it_goes
from rulelang.checks.unmeant.draws_come_to_an_end import draws_come_to_an_end
from rulelang.checks.unmeant.loops_get_on import loops_get_on
from rulelang.checks.unmeant.pieces_are_met import pieces_are_met
from rulelang.checks.unmeant.piles_are_mixed import piles_are_mixed
from rulelang.checks.unmeant.rounds_are_played_out import rounds_are_played_out
from rulelang.checks.unmeant.scores_are_told_apart import scores_are_told_apart
from rulelang.checks.unmeant.turns.missed_turns import missed_turns
from rulelang.checks.unmeant.turns.nobody_passes import nobody_passes_by
from rulelang.checks.unmeant.turns.turns_begin_with_one import turns_begin_with_one
from rulelang.checks.unmeant.what_is_asked_is_there import what_is_asked_is_there
from rulelang.names.symbols import Symbols

Check = Callable[[Symbols, ast.Text, p.Program], None]

# What is there, then what is done with it, then what never happens.
CHECKS: tuple[Check, ...] = (
    rows_differ,
    some_row_is_so,
    names_mean_one_thing,
    automas_are_known,
    starts_are_known,
    sizes_can_be,
    no_limit_is_no_amount,
    halves_are_scored,
    values_do_not_circle,
    figures_are_of_somebody,
    capacities_hold,
    decks_can_be_dealt,
    spaces_have_room,
    piles_are_renewed,
    piles_are_mixed,
    draws_come_to_an_end,
    pieces_are_met,
    scores_are_told_apart,
    what_is_asked_is_there,
    counted_before_it_goes,
    costs_can_be_paid,
    discounts_take_off,
    comparisons_are_open,
    tracks_are_only_paid,
    resources_come_and_go,
    amounts_come_to_lie,
    chance_has_otherwise,
    otherwise_may_come,
    covers_its_line,
    last_resort_is_paid,
    nothing_after_an_end,
    passed_at_once,
    no_secret_is_told,
    first_spaces_are_seen,
    faces_show,
    areas_are_seen,
    dice_lie_face_up,
    somebody_says_which,
    turns_can_be_counted,
    what_ends_is_under_way,
    somebody_has_the_turn,
    repeats_are_there,
    who_is_out_of_what_runs,
    who_passes_is_out,
    only_what_is_answered_is_called_off,
    somebody_decides,
    automas_decide_nothing,
    automas_are_there,
    moves_lead_elsewhere,
    owners_are_there,
    each_comes_home,
    two_things_differ,
    never_one_piece,
    missed_turns,
    nothing_is_not_moved,
    loops_end,
    loops_get_on,
    turns_end,
    ends_come,
    nobody_passes_by,
    first_end_comes,
    rounds_are_played_out,
    turns_begin_with_one,
    scores_decide,
    abilities_can_be_used,
    everything_comes_up,
)


def check(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Every law, in a reasoned order."""
    for law in CHECKS:
        law(symbols, text, program)
