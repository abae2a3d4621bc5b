"""Program to form: every body becomes blocks over flat state, once for each number of players and choice of options.

writing    the draft, and the registry of what writes each class of expressions
values     expressions to nodes: names, numbers, groups, places, bundles, formulas
analysis   what is known of steps before any match
steps      steps to blocks, and the registry of what writes each class of them
numbered   names to the numbers that play      assemble  puts it together, and has it made ready
"""

from interpreter.translate.assemble import translate
from interpreter.translate.steps import abilities, answers, calls, changes, choices, loops, payments, together
from interpreter.translate.steps.blocks import STEP_WRITERS
from interpreter.translate.values import boards, bundles, expressions, groups, networks, places
from interpreter.translate.writing.writer import FOLDED, VALUES
from rulelang import program as p

__all__ = ["translate"]

# whoever writes a class of expressions or steps registers it when it is imported
WRITERS = (
    abilities, answers, boards, bundles, calls, changes, choices, expressions, groups, loops, networks, payments, places,
    together,
)  # fmt: skip

if missing := set(p.classes_of(p.Expression)) ^ {*VALUES, *FOLDED}:
    raise TypeError(f"an expression without a writer, or a writer without an expression: {missing}")
if missing := {*p.FACTS} ^ {*STEP_WRITERS}:
    raise TypeError(f"a step without a writer, or a writer without a step: {missing}")
