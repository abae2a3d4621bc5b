"""Pieces that lie on each other: in a place of a chain each piece lies on the table or on exactly one other.

law     what lies on what, and what may       laying  what moves do to it       alike   which pieces lie alike

A spot is where a piece may be laid: the number of a place, for the table there; how many places there are, plus the number of a
piece, on top of that piece. Imports what is beside it in `engine`.
"""
