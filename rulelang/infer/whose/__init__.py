"""Whose the things of a group are: of players, of nobody, or not those that were spoken of."""
