"""Choices, what is done with what, turns and what they are within."""
