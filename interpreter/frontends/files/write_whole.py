"""To write a file whole or not at all: beside its place first, then into it, so that nothing that was there is lost."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from secrets import token_hex


def write_whole(path: Path, text: str) -> None:
    """Writes a text to `path` (to what it leads to, if it is a link). Raises OSError, and then what was there is untouched."""
    content = text.encode("utf-8")
    target, beside = _places(path)
    try:
        with beside.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            shutil.copymode(target, beside)
        beside.replace(target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def _places(path: Path) -> tuple[Path, Path]:
    """Where a path leads to, and a name beside it that no file has."""
    try:
        target = path.resolve()
        return target, target.with_name(f".{token_hex(8)}.part")
    except (ValueError, RuntimeError):  # the root, a zero byte, links in a ring
        raise OSError(0, "no file can have this name") from None
