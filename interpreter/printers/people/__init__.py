"""A form as people read it: its numbers have their names back, its steps stand under the lines of the rules.

contents.py    what a game consists of: bodies, values, scores, …, each with its blocks, functions and decisions
whole.py       one part, or what it does at some lines, as lines of text · reading.py: its blocks in order, how one comes to each
speaking.py    one printing: the registry of what shows a class of nodes, and what names mean where they stand
values.py      what has a value, with lists.py, groups.py and calls.py · steps.py: what is done · options.py: what is listed
names.py       numbers to names, as the tables know them · addresses.py: where they are worked out · columns.py: tables
called.py      what blocks and functions are called · frames.py: what the slots of a frame are
phrases.py     each operation of the runtime in words

It is made for reading and is no language: nothing reads it back. A traced form is shown, for that says which line runs when.
"""

from interpreter import form
from interpreter.printers.people import calls, groups, lists, options, steps, values
from interpreter.printers.people.contents import Part, parts
from interpreter.printers.people.speaking import SHOWN
from interpreter.printers.people.whole import shown

__all__ = ["Part", "parts", "shown"]

# whoever shows a class of nodes registers it when it is imported
SHOWING = (calls, groups, lists, options, steps, values)

NODES = {one for one in vars(form).values() if isinstance(one, type) and issubclass(one, form.Node)} - {form.Node, form.Step}
if missing := NODES ^ SHOWN.keys():
    raise TypeError(f"a node that nothing shows, or something that shows no node: {missing}")
