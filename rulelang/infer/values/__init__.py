"""Expressions to typed values: one rule for each class of the tree, in the file that is named for what it speaks of."""
