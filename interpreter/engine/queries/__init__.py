"""The small functions that generated code calls by name: orders of players, candidates, places, payments."""
