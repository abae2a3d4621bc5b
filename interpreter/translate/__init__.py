"""Program to Python: every body becomes blocks over flat state, once for each number of players and choice of options.

code.py         the text that grows: functions, constants, labels, sites
expressions.py  an expression -> a Python expression (wheres.py: places and pieces; absent.py: what may be nobody)
groups.py       a group -> an iteration over candidates
bundles.py      a cost or reward -> a demand
steps.py        steps -> blocks that end at decisions, calls and what may set off a trigger; on it build, one on the other
changes.py      what happens without a decision
choices.py      decisions: one of, may, choose, pay
together.py     what everyone chooses at once
abilities.py    what pieces can do
sources.py      costs that others help to pay (offers.py: what they offer)
turns.py        turns, each, repeat
guards.py       what can be seen of a dead end before any copy is made (surely.py: of a way through)
secrecy.py      what a decision's options read that is not open to all (openly.py: what all can know of them all the same)
orders.py       which triggers come to the same in any order
values.py       values, scores, ends, formulas in tables
assemble.py     puts it together and compiles it

No text of a rules file enters the generated source: names are numbers, literals go through a table of constants.
"""

from interpreter.translate.assemble import evaluate, translate

__all__ = ["evaluate", "translate"]
