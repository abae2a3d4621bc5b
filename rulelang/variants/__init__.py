"""Variants: house rules as small files that say what differs from a game, applied to its tree before anything else looks at it.

read.py        files to a stack: the game and its variants, bases first      address.py    an address to its clause
statements.py  statements to edits (settings, lists, instead: one sort each)  edit.py       one edit, and how a tree takes it
conflicts.py   edits that cannot both hold                                    apply.py      a stack to one tree
idle.py        statements that change nothing
blame.py       complaints about a base, told of the statement that made it wrong
differ.py      what variants change, in sentences and lines
"""

from rulelang.variants.apply import apply, removed
from rulelang.variants.blame import Check, blamed
from rulelang.variants.differ import Difference, differences
from rulelang.variants.read import Find, Layer, Reader, Stack, bases, is_variant, nowhere

__all__ = [
    "Check", "Difference", "Find", "Layer", "Reader", "Stack", "apply", "bases", "blamed", "differences", "is_variant", "nowhere",
    "removed",
]  # fmt: skip
