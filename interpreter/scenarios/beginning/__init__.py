"""Where a scenario begins: the match brought to its first decision, to a phase or to the turn of one player."""
