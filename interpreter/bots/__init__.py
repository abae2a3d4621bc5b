"""Seats that choose by themselves: a bot sees the match through the face and names one of the offered options.

random_bot  any option, each as likely                       guessing  a match as it could be, for all that a seat knows
greedy      what leaves it best at the end of its turn         secret_answers  what others may have chosen in secret
search      a tree of what may come, in guessed matches        standing  how a match stands for each seat, as numbers
tree        what was tried, and what is tried next             by_name   from a word on a command line to a bot
beyond      how a match is played on beyond the tree
"""

from __future__ import annotations

from interpreter.bots.by_name import NAMES, Bot, NoSuchBot, bot, is_bot, seed_at
from interpreter.bots.greedy import GreedyBot
from interpreter.bots.random_bot import RandomBot
from interpreter.bots.search import SearchBot

__all__ = ["NAMES", "Bot", "GreedyBot", "NoSuchBot", "RandomBot", "SearchBot", "bot", "is_bot", "seed_at"]
