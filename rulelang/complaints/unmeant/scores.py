"""Scores that are called as something else is."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint


def score_or_resource(score: str, resource: str, *, teams: bool) -> Complaint:
    """`score`: how the score and several of the `resource` are called; `teams`: what a team has of a resource is not asked."""
    text = f"`{score}` may be the score or how many `{resource}` one has, and these are not the same number"
    otherwise = "call the score otherwise and say so here"
    hint = otherwise if teams else f"say `{resource}` for what one has, or {otherwise}"
    return Complaint("score_or_resource", "the score, or what one has?", text, hint)
