"""The survivors that are accounted for: `survivors.md`, one in each row of its tables, with why nothing could notice it."""

from __future__ import annotations

from pathlib import Path

FILE = Path(__file__).parent / "survivors.md"
ROOT = FILE.parents[2]


def accounted_for() -> set[str]:
    """Each as `file | where | change`; a bar in what is changed stands there as `\\|`."""
    rows = [line for line in FILE.read_text(encoding="utf-8").splitlines() if line.startswith("| inter")]
    return {row.strip("| ").rpartition(" | ")[0].replace("\\|", "|") for row in rows}
