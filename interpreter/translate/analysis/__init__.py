"""What is known of steps before any match.

facts       one row for each step: what it asks, whether it can fail, what it sets off
guards      conditions that spare looking ahead           certain/  what surely leads on
offers      who can help to pay                           limits        who may get more than they may hold
open_facts  what all can know of a decision               secrecy       what of it is not open to all
names_held  pieces that something still asks about
leaving  where pieces are after some steps                supplies  how many are gone from a place
order_of_triggers  which triggers come to the same in any order
amount_of_work     how much there is to do at most
"""
