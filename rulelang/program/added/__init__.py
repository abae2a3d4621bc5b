"""Steps that no line writes and that are asked all the same.

ending_turns: what may be done at any time is asked for once more before a turn ends
"""
