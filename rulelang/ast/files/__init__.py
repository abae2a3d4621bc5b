"""Whole files: games, variants, scenarios."""
