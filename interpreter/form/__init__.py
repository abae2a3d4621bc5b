"""The typed form between the rules and play: what a game does, over numbers, for one number of players and choice of options.

node     what every node is, and ways through a form
nodes    what has a value: numbers, truths, pieces, places, players, demands, ways, and lists of them
groups   what is bound while it is worked out: groups, apart from their filters and their order
steps    what is done: straight steps, and those that end a block
options  what a decision lists, and, apart from it, what makes an option possible
module   blocks, functions and sites: the whole of one game

`translate/` writes it; `playable/` prints it as the Python that plays, `listing/` for people.
Nodes are frozen and compared by value;
every step, block, function and site has the number of its rule line. A name of a game is a number here.
"""

from interpreter.form.groups import *
from interpreter.form.module import *
from interpreter.form.node import *
from interpreter.form.nodes import *
from interpreter.form.options import *
from interpreter.form.steps import *
