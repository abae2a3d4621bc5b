"""Grids on which a law says where pieces may be laid, and areas of the pieces that are joined there.

laws: the lines that declare them · laying: what is done with pieces there · areas: what joins them, and what is asked.
"""
