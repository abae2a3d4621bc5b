"""Program to play: a generic engine that runs games from their declarations alone. It knows no game.

Rooms, each of which imports only those before it:

form        what a game does, as typed nodes over numbers
paying      demands and the ways to meet them
state       a match at one moment, as flat data
engine      what happens: blocks, effects, chance, looking ahead
numbering   a Program to numbers, with their names
playable    a form made ready to be played
translate   Programs to forms
telling     what is told of a match: words, log, refusals, view
listing     forms printed for people
keeping     games that were loaded before, ready in the user's cache folder
match       the face: game, match, decision, options, play, view, record
load        from a name or a path to a game; shipped: the rules that come with it
bots        seats that choose by themselves
scenarios   tests in the words of a game          lab   many matches: laws, twins, figures
frontends   the command line
"""

from typing import TYPE_CHECKING, Any

from interpreter.load import load
from interpreter.match.refusal import Refusal

if TYPE_CHECKING:
    from interpreter.match.decision import Decision, Option
    from interpreter.match.game import Game
    from interpreter.match.match import Match
else:  # rules are read and checked without what plays them

    def __getattr__(name: str) -> Any:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from interpreter.match import decision, game, match

        globals().update(Decision=decision.Decision, Option=decision.Option, Game=game.Game, Match=match.Match)
        return globals()[name]


__all__ = ["Decision", "Game", "Match", "Option", "Refusal", "load"]
