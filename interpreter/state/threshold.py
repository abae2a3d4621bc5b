"""What a number must become to set something off."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Threshold:
    """A number that sets a trigger off when it comes to be `least` to `most`."""

    slot: int
    least: int
    most: int
    kept: int  # the slot of whether it is so
    trigger: int
    owner: int  # whose it is; -1: the active player's
