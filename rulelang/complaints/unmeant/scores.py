"""Scores that are called as something else is."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint


def score_or_resource(score: str, resource: str) -> Complaint:
    """`score`: how the score and several of the `resource` are called."""
    text = f"`{score}` may be the score or how many `{resource}` one has, and these are not the same number"
    hint = f"say `{resource}` for what one has, or call the score otherwise and say so here"
    return Complaint("score_or_resource", "the score, or what one has?", text, hint)
