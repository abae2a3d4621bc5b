"""Demands and the ways to meet them, as plain arithmetic over tuples: no state, no game.

payment  what is asked, and every different way to give it    ways     ways with the help of offers, one by one
missing  the fewest units that nothing at hand could give

Imports nothing.
"""
