"""Many matches instead of one: what a game is like, and whether every law holds in it.

matches.py    random matches, one after another or in several processes
simulate.py   many of them, and what came out as values
laws/         the laws, each a small function over a match at a decision
moment.py     a match at a decision, as the laws share it
twins.py      a match and matches that differ only in what one seat may not know, for the law of secrets
twin.py       one of them
beside.py     what a seat is shown in both, and whether that may differ
dealing.py    chance that says the same to both
"""
