"""What every part of a Program has: it never changes, and is compared by value."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Node(BaseModel):
    """A part of a Program: immutable, compared by value."""

    # Each class knows all below it: its validator is built when it is first needed, not at every start.
    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)
