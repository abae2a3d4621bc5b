"""How well scenarios hold a game: lines that none uses, and changes that none notices.

coverage  the lines that count, and which were used      unasked      what changes nothing though every line runs
unread    columns that no rule reads
mutation  every mutant against the scenarios             equivalents  mutants that say the same in other words
"""
