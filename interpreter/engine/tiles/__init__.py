"""Pieces that lie beside each other on a grid: what their sides show as they lie, and where one may be laid.

sides   what shows in which direction       law     where a piece may be laid, and how turned
around  what lies around a space            shapes  pieces that cover several spaces
tables  what is known of them before any match

Imports what is beside it in `engine`.
"""
