"""Grids on which a law says where pieces may be laid.

laws: the lines that declare them.
"""
