"""Pieces that lie on each other: in a place of a chain each piece lies on the table or on exactly one other.

law     what lies on what, and what may       laying  what moves do to it       alike   which pieces lie alike

Where pieces are laid beside each other on a grid, its law is asked here, too. Imports what is beside it in `engine`.
"""
