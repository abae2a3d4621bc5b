"""Boards: what is looked at from a space."""
