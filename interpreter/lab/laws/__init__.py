"""What must hold in every game at every decision: each law a small function that says how it is broken, or nothing.

nothing_is_lost.py  nothing is lost
stacks_stand.py     what lies on what holds
areas_are_as_recounted.py  what is joined on a grid is what is kept of it
tiles_fit.py        what lies beside what matches
copies.py           looking, copying, saving and taking back change nothing
secrecy.py          secrets stay secret
choices.py          options lead on, and only options are taken

Laws look at a match and leave it as it is: whatever they play, they play on copies. Each looks at every decision; what is
dear (it says so) it does at the first 16 decisions of a match, then at each 64th, and at the end. The law of secrets looks at a
whole match when it is over.
"""

from __future__ import annotations

from collections.abc import Callable

from interpreter import Match
from interpreter.lab.at_a_decision import Moment, same
from interpreter.lab.laws.areas_are_as_recounted import each_area_is_as_recounted
from interpreter.lab.laws.choices import (
    each_option_leads_on,
    forced_is_honest,
    options_are_distinct,
    wrong_options_are_refused,
)
from interpreter.lab.laws.copies import (
    a_copy_is_the_original,
    a_restored_match_is_the_original,
    looking_changes_nothing,
    undo_gives_the_match_back,
)
from interpreter.lab.laws.nothing_is_lost import each_piece_is_in_one_place, nothing_is_over_capacity, resources_are_conserved
from interpreter.lab.laws.secrecy import secrets_stay_secret
from interpreter.lab.laws.stacks_stand import each_stack_stands
from interpreter.lab.laws.tiles_fit import each_tile_fits
from interpreter.match.refusal import CannotGoOn


class Broken(Exception):
    """A law does not hold: which, how, and the seed and step that show it again."""

    def __init__(self, law: str, how: str, seed: int, step: int) -> None:
        super().__init__(law, how, seed, step)
        self.law, self.how, self.seed, self.step = law, how, seed, step

    def __str__(self) -> str:
        return f"the law `{self.law}` is broken at seed {self.seed}, step {self.step}: {self.how}"


Law = Callable[[Moment], str | None]


def verify(match: Match, seed: int, step: int, *, everything: bool = False) -> None:
    """Every law at this decision; when the match is over, those that need no decision. Raises Broken, and
    CannotGoOn where the rules themselves come to a stop.

    `everything`: also what is dear, at whatever step.
    """
    moment = Moment(match, seed, step, everything)
    before = moment.state
    stop: CannotGoOn | None = None
    for name, law in (ALWAYS | (AT_DECISIONS if match.decision else AT_THE_END)).items():
        try:
            how = law(moment)
        except CannotGoOn as error:  # a fault of the rules, which breaks no law of play; told if no law is broken
            how, stop = None, stop or error
        except Exception as error:  # noqa: BLE001 - an error of the engine breaks whatever law meets it
            how = f"{type(error).__name__}: {error}"
        if how is None and not same(match.state, before):
            how = "looking at the match changed it"
        if how is not None:
            raise Broken(name, str(how), seed, getattr(how, "step", step))
    if stop is not None:
        raise CannotGoOn(f"seed {seed}, step {step}: {stop.reason}", stop.line)


ALWAYS: dict[str, Law] = {
    law.__name__: law
    for law in (
        each_piece_is_in_one_place,
        resources_are_conserved,
        nothing_is_over_capacity,
        each_stack_stands,
        each_area_is_as_recounted,
        each_tile_fits,
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
        each_option_leads_on,
    )
}
AT_THE_END: dict[str, Law] = {secrets_stay_secret.__name__: secrets_stay_secret}
