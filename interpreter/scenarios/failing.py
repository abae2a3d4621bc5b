"""Why a clause of a scenario fails, in words."""

from __future__ import annotations


class Impossible(Exception):
    """What a clause wants cannot be brought about, or is not so: one sentence."""
