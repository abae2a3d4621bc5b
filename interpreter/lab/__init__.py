"""Many matches instead of one: what a game is like, what a house rule does to it, and whether every law holds in it.

matches        matches of bots, one after another or in several processes
simulation     many of them, and what came out as values        margins  how far a figure may be off
figures        what is counted of a match, and how sure that is
studies        a game by itself, beside a variant, over a range; what may be said of it
notebook       the same as data frames: `from interpreter.lab import compare`
laws           the laws, each a small function over a match at a decision
at_a_decision  a match at a decision, as the laws share it
twins          a match and matches that differ only in what one seat may not know, for the law of secrets
twin_match     one of them
comparing      what a seat is shown in both, in words where that differs
differing      what differs between both, and whether a seat came to see it
dealing        chance that says the same to both
profiling      where the time of a match goes, by rule line
"""

from interpreter.lab.notebook import compare

__all__ = ["compare"]
