"""Why a clause of a scenario fails, in words."""

from __future__ import annotations


class Impossible(Exception):
    """What a clause wants cannot be brought about, or is not so: one sentence."""


class NotOffered(Impossible):
    """Nothing of what is asked now is meant, or somebody else is asked."""
