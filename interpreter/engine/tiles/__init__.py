"""Pieces that lie beside each other on a grid: what their sides show as they lie, and where one may be laid.

sides   what shows in which direction

Imports what is beside it in `engine`.
"""
