"""What is said of a text that is not in order: one function for each kind of complaint; no other room words any.

complaint: the value · syntax: text that cannot be read · names, groups: what names mean · values, numbers, resources, tables:
what stands where · places, chains, choices, sight: what is done · no_effect: what does nothing · whole_game: what one lacks
scenarios, variants: theirs.
A function takes what was written, what it is, what was wanted and what is known. Imports `text` and the kinds of `program`.
"""
