"""Studies: many matches of one game, or of a game and a variant of it beside each other, and what may be said of them.

study      plays the matches                                   sums  what was counted of them, which adds up in parts
portions   matches in portions, here or in several processes   cluster  or on the machines of a cluster
comparing  what differs between two, and what of it may be told
strength   what seats, first turns, actions and cards have to do with winning, and what nobody used
sweeping   one number of the rules over a range
clauses    what actions, alternatives and cards are called
sentences, of_one_game  what was found, in words
frames     the same as data frames and as a file
unfinished studies that go on where they stopped
"""
