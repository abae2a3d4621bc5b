"""What comes by chance, or as a script or a dealer says: nobody looks ahead beyond it.

choosing  one of several that all see
drawing   a number below another, one of several pieces or resources
rolling   numbers that are rolled, and dice that lie somewhere
"""
