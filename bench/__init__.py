"""The measured figures: `python -m bench` plays random matches and says what it measured.

__main__.py      the table of figures
measure.py       decisions a second through the public face and through the in-place step, the time of a copy
meadows.rules    a toy: a board on which each space asks for the values of those around it
tic_tac_toe.py   the same game written by hand, without an engine, to measure against
"""
