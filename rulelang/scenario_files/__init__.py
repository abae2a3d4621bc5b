"""The scenario file: what a test says, with every name resolved against the rules that it tests and every expression typed.

clauses        what a scenario is, typed
files          a file: its scenarios, and the backgrounds that they begin with
reader         the clauses of one of them, in order, each on its line; `and` has become the word before it
choices_named  `does harvest, chooses left`
whose_space    whose space it is that a clause names
pieces_by_row  conditions and moves in which a name means a piece with that row
"""

from rulelang.scenario_files.files import resolve_scenarios, scenarios

__all__ = ["resolve_scenarios", "scenarios"]
