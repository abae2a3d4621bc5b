"""The face: a game, a match, its decision and options, play, view, copy, save, undo, why not.

decision  what is asked; refusal: why not    rules      a Program and what plays it      record     a match as JSON
match     one match                         restoring  saves to matches                 game       where matches begin

Imports `telling` and what is below it.
"""
