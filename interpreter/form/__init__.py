"""The typed form between the rules and play: what a game does, over numbers, for one number of players and choice of options.

nodes.py    what has a value: numbers, truths, pieces, places, players, demands, ways, and lists of them
steps.py    what is done: straight steps, and those that end a block
options.py  what a decision lists, and, apart from it, what makes an option possible
module.py   blocks, functions and sites: the whole of one game

`translate/` writes it; `playable/` prints it as the Python that plays, `listing/` for people.
Nodes are frozen and compared by value;
every step, block, function and site has the number of its rule line. A name of a game is a number here.
"""

from interpreter.form.module import *
from interpreter.form.nodes import *
from interpreter.form.options import *
from interpreter.form.steps import *
