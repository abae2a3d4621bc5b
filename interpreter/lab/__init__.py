"""Many matches instead of one: what a game is like, and whether every law holds in it.

matches.py    random matches, one after another or in several processes
simulate.py   many of them, and what came out as values
laws/         the laws, each a small function over a match at a decision
moment.py     a match at a decision, as the laws share it
exchange.py   two states that a player cannot tell apart, for the law of secrets
"""
