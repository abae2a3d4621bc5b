"""The scenario file: what a test says, with every name resolved against the rules that it tests and every expression typed.

clauses        what a scenario is, typed
files          a file: its scenarios, and the backgrounds that they begin with
reader         the clauses of one of them, in order, each on its line; `and` has become the word before it
choices_named  `does harvest, chooses left`
whose_space    whose space it is that a clause names
pieces_by_row  conditions and moves in which a name means a piece with that row
rewording      complaints about a file, with the right lines
"""

from rulelang.scenario_files.files import resolve_scenarios, scenarios
from rulelang.scenario_files.rewording import reworded_scenarios

__all__ = ["resolve_scenarios", "reworded_scenarios", "scenarios"]
