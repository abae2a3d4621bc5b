"""Areas: the pieces of a grid that are joined, kept up to date as they come and go.

keeping  what a move does to areas, and which are completed by it      asking  what is asked of them

A node is what belongs to one area: a side of a space, as the piece on it lies, or a whole space where pieces have no sides. An
area is known by the first of its nodes, and is named by any of them. Imports `state` alone.
"""
