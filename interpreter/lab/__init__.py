"""Many matches instead of one: what a game is like, and whether every law holds in it.

simulate.py   random matches, and what came out as values
laws.py       the laws, each a small function over a match at a decision
exchange.py   two states that a player cannot tell apart, for the law of secrets
"""
