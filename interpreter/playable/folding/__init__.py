"""A form to a form that comes to the same and has less to work out in play: what is known before any match is worked out once.

folding    the pass over a form, and the registry of what makes a node simpler
rewriting  nodes with other nodes in them          certain    what changes nothing and never fails
numbers    numbers and truths                      tables     what stands in tables, and tables of what is made of it
asked      what is asked of the state              costs      demands, ways and whether they can be paid
groups     loops: merged, tested before, unrolled  calls      values of one line, put in place
alternatives  tests that ask the same, asked once
offers     what pieces offer to whoever pays

Who explains a refusal, or walks a form, has the form as it was written.
"""

from interpreter.playable.folding import alternatives, asked, calls, costs, groups, numbers, offers, tables
from interpreter.playable.folding.folding import folded

__all__ = ["folded"]

RULES = (alternatives, asked, calls, costs, groups, numbers, offers, tables)  # what makes nodes simpler is registered at import
