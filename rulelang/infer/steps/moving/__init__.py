"""Moves: of a piece or resources, and of several pieces."""
