"""What is told of a match, to one seat or to all: nothing in it says what the seat may not know.

words     names, labels and what a word means at a decision      refusals  why something is not possible
log       what happened, in sentences                            view      what lies where, as data
report    the same as people at the table tell it       following which lines run, and what that says of choices
why_they_won  the criteria that decided                      english   verbs, nouns and articles

Imports `translate`, `numbering`, `engine` and what is below them.
"""
