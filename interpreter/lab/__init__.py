"""Many matches instead of one: what a game is like, and whether every law holds in it.

matches        random matches, one after another or in several processes
simulation     many of them, and what came out as values
laws           the laws, each a small function over a match at a decision
at_a_decision  a match at a decision, as the laws share it
twins          a match and matches that differ only in what one seat may not know, for the law of secrets
twin_match     one of them
comparing      what a seat is shown in both, in words where that differs
differing      what differs between both, and whether a seat came to see it
dealing        chance that says the same to both
profiling      where the time of a match goes, by rule line
"""
