"""Program to form: every body becomes blocks over flat state, once for each number of players and choice of options.

draft.py        what all parts write to: the form while it grows
writing.py      the writer of expressions, and the registry of what writes each class of them:
                expressions.py, places.py, groups.py, bundles.py (absent.py, kept.py: what may be nobody, what is worked out once)
blocks.py       the blocks of one body, and the registry of what writes each class of steps:
                calls.py, changes.py, choices.py, payments.py, together.py, abilities.py, turns.py
facts.py        one row for each class of steps: what it asks, whether it can fail, what it sets off, what lies inside
guards.py       what can be seen of a dead end before any copy is made (surely.py: of a way through)
secrecy.py      what a decision's options read that is not open to all (openly.py: what all can know of them all the same)
belonging.py    what may lie where (holding.py: which pieces have a name; offers.py: what sources offer)
orders.py       which triggers come to the same in any order
values.py       values, scores, ends, formulas in tables
assemble.py     puts it together, has it printed, and hangs it on the tables
"""

from interpreter.translate.assemble import translate
from interpreter.translate.steps import abilities, calls, changes, choices, payments, together, turns
from interpreter.translate.steps.blocks import STEP_WRITERS
from interpreter.translate.values import bundles, expressions, groups, places
from interpreter.translate.writing.writer import FOLDED, VALUES
from rulelang import program as p

__all__ = ["translate"]

# whoever writes a class of expressions or steps registers it when it is imported
WRITERS = (abilities, bundles, calls, changes, choices, expressions, groups, payments, places, together, turns)

if missing := set(p.classes_of(p.Expression)) ^ {*VALUES, *FOLDED}:
    raise TypeError(f"an expression without a writer, or a writer without an expression: {missing}")
if missing := {*p.FACTS} ^ {*STEP_WRITERS}:
    raise TypeError(f"a step without a writer, or a writer without a step: {missing}")
