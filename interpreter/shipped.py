"""The shipped rules: to find a game by its name, in a checkout and when installed; a name is a file's name without `.rules`."""

from __future__ import annotations

from pathlib import Path

_HERE = Path(__file__).resolve().parent


def root() -> Path:
    """The folder of shipped rules: beside the code if it was installed, at the top of the tree in a checkout."""
    installed = _HERE / "_rules"
    return installed if installed.is_dir() else _HERE.parent / "rules"


def shipped() -> dict[str, Path]:
    """Every shipped game, name -> file, in the order of the names."""
    files = [*root().glob("*.rules"), *root().glob("small/*.rules")]
    return {file.stem: file for file in sorted(files, key=lambda file: file.stem)}


def find(name: str) -> Path | None:
    """The file of the shipped game `name`, or None."""
    return shipped().get(name)
