"""Variants: house rules as small files that say what differs from a game, applied to its tree before anything else looks at it.

read            files to a stack: the game and its variants, bases first
address         an address to its clause
edit            one edit, and how a tree takes it
statements/     statements to edits: changing, adding, replacing, choices
conflicts       edits that cannot both hold
apply           a stack to one tree
without_effect  statements that change nothing
blame           complaints about a base, told of the statement that made it wrong
differences     what variants change, in sentences and lines
"""

from rulelang.variants.apply import apply, removed
from rulelang.variants.blame import Check, blamed, where_it_stands
from rulelang.variants.differences import Difference, differences
from rulelang.variants.read import Find, Layer, Reader, Stack, bases, is_variant, nowhere

__all__ = [
    "Check", "Difference", "Find", "Layer", "Reader", "Stack", "apply", "bases", "blamed", "differences", "is_variant", "nowhere",
    "removed", "where_it_stands",
]  # fmt: skip
