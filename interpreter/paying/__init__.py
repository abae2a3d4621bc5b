"""Demands and the ways to meet them, as plain arithmetic over tuples: no state, no game.

demands  what is asked, and how demands are put together     ways            every different way to give it
missing  the fewest units that nothing at hand could give    ways_with_help  ways with the help of offers, one by one
plans    demands compiled to sums                            payable         whether a demand can be met, by these sums
help     all offers for a payment, counted by their sort

Imports nothing.
"""
