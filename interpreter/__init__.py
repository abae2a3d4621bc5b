"""Program to play: a generic engine that runs games from their declarations alone. It knows no game.

state.py     a match at one moment, as flat data          chance.py   the one stream of chance
tables.py    a Program with every slot numbered           effects.py  what steps do to pieces
translate/   bodies to blocks of Python                   amounts.py  what steps do to resources
payment.py   demands and the ways to meet them            sources.py  whose help can be taken to pay
machine.py   runs blocks, triggers and turns              search.py   looks ahead: no dead ends
match.py     the face: decision, options, play, view      record.py   save, restore, replay
"""

from interpreter.load import load
from interpreter.match.decision import Decision, Option, Refusal
from interpreter.match.game import Game
from interpreter.match.match import Match

__all__ = ["Decision", "Game", "Match", "Option", "Refusal", "load"]
