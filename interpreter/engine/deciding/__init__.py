"""What can be decided.

asking     whether somebody is asked, and what     any_time   what may be done beside it
answering  what others may answer before something is done
lookahead  an option is offered only if it leads on             diving     most are found to by the first answers

Imports the rest of `engine`, where only `sources`, which asks in steps, imports this.
"""
