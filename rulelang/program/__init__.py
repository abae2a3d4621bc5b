"""The Program: what the author meant, checked, resolved and typed; the only thing an engine needs.

Rules text never reaches the engine. Names are resolved to indices, plural and possessive forms are gone, every
expression carries the kind of its value, every clause that can act or refuse carries a line number into `lines`.
The tree is frozen pydantic and travels as JSON; match state is elsewhere and is plain lists of integers.

Values at play time are integers: a number is itself, a truth is 0 or 1, a member of a kind is its index, a piece is its
number, a space is its index in its grid (row by row from the bottom left), a player is a seat from 0, a place
(a zone instance or one space of a grid) is a place number, an action is its index in `bodies`, nobody and nothing are -1.
A bundle is a demand: alternatives of wanted amounts (see `interpreter.paying.demands`).

nodes: what every part has · kinds: kinds of value · values: all that has a value · steps: what is done
rules: bodies of steps, values, triggers, abilities, ends, scores · declarations: what there is, and the Program
amounts: which resources a bundle can be of · secrets: who may know what an expression says · asking: what has to be chosen
partaking: what players can be out of
renewing: piles that are made anew before something is taken from them
left_here: what certainly leaves the steps that it stands among
added: what is asked though no line asks it
ending_repeats: how a repeat is left from what is done in it
certain: what is known before any play, and what comes up, table by table: how many play, with which options and automas
"""

from rulelang.program.amounts import *
from rulelang.program.certain.bounds import *
from rulelang.program.certain.numbers import *
from rulelang.program.declarations import *
from rulelang.program.left_here import *
from rulelang.program.nodes import *
from rulelang.program.partaking import *
from rulelang.program.rules import *
from rulelang.program.secrets import *
from rulelang.program.steps.blocks import *
from rulelang.program.steps.calls import *
from rulelang.program.steps.choices import *
from rulelang.program.steps.facts import *
from rulelang.program.steps.moves import *
from rulelang.program.values.atoms import *
from rulelang.program.values.conditions import *
from rulelang.program.values.expressions import *
