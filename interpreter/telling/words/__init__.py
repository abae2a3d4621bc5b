"""Values in words and back, for one seat.

wording  the key and label of every option, the name of everything      told_apart  pieces of one name
meaning  what a word means at a decision                                failures    what went wrong, in a sentence
"""
