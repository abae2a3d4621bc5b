"""Why something is not possible: the line that says no, the part of it that is not so, what is missing, what stops each.

`why_not` is the door; `reasons`, `conditions`, `candidates` and `help_in_paying` each know one sort; `dead_ends` looks ahead for
what stops an answer; `evaluate` walks a node.
"""
