"""A form to the Python that plays it: one function for each block, function and list of options, compiled once.

No text of a rules file enters the generated source: names are numbers, constants other than numbers go through a table.

printing.py  the printing, and the registry of what prints each class of nodes
values.py    what has a value, as expressions · steps.py  what is done, and lists of options, as lines
ways_on.py   from block to block: which stand in the place of others, which begin at once
unvarying.py what each candidate of a loop has in common, worked out once
boards.py    what is asked of boards · asked.py  what is asked of somebody
moves.py     a move that nothing notices · turns.py  how turns begin and end
sets.py      whether, or how many, pieces of a pile are such as a table says
firsts.py    the first option of a list, found without the others
"""

from __future__ import annotations

from interpreter.form import Block, Defined, Form
from interpreter.playable.folding import folded
from interpreter.playable.python import steps, values
from interpreter.playable.python.firsts import first, has_first
from interpreter.playable.python.printing import PRINTED, Python, name_of
from interpreter.playable.python.ways_on import without_rounds
from interpreter.playable.run import Printed
from interpreter.state.game_numbers import GameNumbers

__all__ = ["PRINTED", "printed"]

ROOM = 40  # lines of blocks of other frames in one function
PRINTERS = (steps, values)  # whoever prints a class of nodes registers it when it is imported


def printed(numbers: GameNumbers, form: Form) -> Printed:
    """The form as Python."""
    form = folded(numbers, form)
    firsts = {number: one for number, one in form.options.items() if has_first(form.sites[number], one)}
    to = Python(firsts, numbers, form)
    blocks = {block.number: _block(to, block) for block in to.ways_on.functions()}
    functions = ["\n".join(lines) for lines in without_rounds(blocks).values()]
    to.still = True
    functions += [_defined(to, defined) for defined in form.functions.values()]
    functions += [to.function(f"options{number}", ("f",), PRINTED[type(one)](to, one)) for number, one in form.options.items()]
    functions += [
        to.function(f"option{number}", ("f",), first(to, form.sites[number], one, number)) for number, one in firsts.items()
    ]
    source = "\n\n".join(functions)
    tables = {
        f"matrix{number}": {(row, column): cell for row, column, cell in matrix} for number, matrix in enumerate(numbers.matrices)
    }
    return Printed(
        source=source,
        code=compile(source, "<rules>", "exec"),
        constants=tuple({**to.constants, **tables}.items()),
        blocks=len(numbers.line_of_block),
        functions=tuple((function, name_of(function)) for function in form.functions),
        options=tuple(form.options),
        sites=tuple(form.sites),
    )


def _block(to: Python, block: Block) -> list[str]:
    to.room = ROOM
    return to.function(f"b{block.number}", ("f",), to.block(block)).split("\n")


def _defined(to: Python, defined: Defined) -> str:
    return to.function(name_of(defined.function), defined.given, to.lines(defined.steps))
