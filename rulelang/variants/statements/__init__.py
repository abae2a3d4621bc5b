"""What the statements of a variant do to a tree.

edits      each statement to edits, each target found in the base's tree
adding     parts that are added to what is there
changing   parts that are set anew
replacing  clauses and declarations instead of others, or without any
choices    steps beside one choice of several
"""
