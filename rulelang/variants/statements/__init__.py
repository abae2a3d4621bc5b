"""A statement of a variant to edits: `edits` says what does each sort; `adding`, `changing`, `replacing` and `choices` do it.

Imports `address` and `edit`.
"""
