"""Values in words and back, for one seat.

naming   what everything is called          told_apart  pieces of one name
wording  what is asked, and every option    failures    what went wrong, in a sentence
meaning  what a word means at a decision    stacks, tiles, areas  what lies on or beside each other
"""
