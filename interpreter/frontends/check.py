"""`rulelang check`: what does not fit in files of rules and scenarios, and how many files were read."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from interpreter.frontends.console import wrong_use

KINDS = (".rules", ".scenario")


def files_under(paths: Iterable[Path]) -> list[Path]:
    """The files of rules and scenarios that the paths name, folders with all below them; each once, in order."""
    files: dict[Path, None] = {}
    for path in paths:
        if path.is_dir():
            files |= dict.fromkeys(sorted(file for file in path.rglob("*") if file.suffix in KINDS and file.is_file()))
        elif not path.exists():
            wrong_use(f"There is no file or folder {path}.")
        elif path.suffix not in KINDS:
            wrong_use(f"{path} is neither a .rules nor a .scenario file.")
        else:
            files[path] = None
    return list(files)
