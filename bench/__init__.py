"""The measured figures: `python -m bench` plays random matches and says what it measured; docs/speed.md has a table of it.

__main__.py      the words of the command line
report.py        the tables
comparing.py     several subjects in turns: medians and ratios
processes.py     engines of several commits, each in a process; worker.py: what runs there
figures.py       what can be measured of a game · legality.py: of one decision · payments.py: of the ways of paying
start_up.py      until the first decision
engine.py        random matches by the engine of any commit · spiel.py: by OpenSpiel
by_hand/         the same games written by hand, without an engine, to measure against
meadows.rules    a toy: a board on which each space asks for the values of those around it
"""
