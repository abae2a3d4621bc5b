"""A form as people read it: its numbers have their names back, its steps stand under the lines of the rules.

contents       what a game consists of: bodies, values, scores, …, each with its blocks, functions and decisions
lines          one part, or what it does at some lines, as lines of text
reading_order  its blocks in order, and how one comes to each
showing        one printing: the registry of what shows a class of nodes, and what names mean where they stand
nodes          what shows each class of nodes               naming  numbers to names

It is made for reading and is no language: nothing reads it back. A traced form is shown, for that says which line runs when.
"""

from interpreter import form
from interpreter.listing.readable.contents import Part, parts
from interpreter.listing.readable.lines import shown
from interpreter.listing.readable.nodes import calls, groups, lists, options, steps, values
from interpreter.listing.readable.showing import SHOWN

__all__ = ["Part", "parts", "shown"]

# whoever shows a class of nodes registers it when it is imported
SHOWING = (calls, groups, lists, options, steps, values)

NODES = {one for one in vars(form).values() if isinstance(one, type) and issubclass(one, form.Node)} - {form.Node, form.Step}
if missing := NODES ^ SHOWN.keys():
    raise TypeError(f"a node that nothing shows, or something that shows no node: {missing}")
