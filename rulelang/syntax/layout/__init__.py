"""How lines are laid out: which go on below, which step stands in another's line, what is indented below what."""
