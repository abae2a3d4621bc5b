"""The scenario file: what a test says, with every name resolved against the rules that it tests and every expression typed.

files.py     a file: its scenarios, and the backgrounds that they begin with
reader.py    the clauses of one of them, in order, each on its line; `and` has become the word before it
said.py      `does harvest, chooses left`
whose.py     whose space it is that a clause names
named.py     conditions and moves in which a name means a piece with that row
"""

from rulelang.scenario.files import resolve_scenarios, scenarios

__all__ = ["resolve_scenarios", "scenarios"]
