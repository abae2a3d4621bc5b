"""Boards: grids, the areas on them, and the positions that can come again."""
