"""What follows from how values are asked for: one of several values, and what a place says of a piece.

marks       what the line of a zone says of all that lies there     one_of_two  `suit is clubs or spades`
"""
