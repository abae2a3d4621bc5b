"""Data by name in the user's cache folder: found whole or not at all; what was used longest ago goes first.

Whoever may write there may change what the user's programs do, as in Python's own `__pycache__`: a folder that others may write
to, or that is another's, is not used. RULELANG_CACHE=off switches it off.
"""

from __future__ import annotations

import os
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from threading import get_ident

MOST_BYTES = 64 << 20
_DIGEST = 32  # bytes of SHA-256, which stand before the data


def folder() -> Path | None:
    """Where things are kept; None where nothing is to be."""
    if os.environ.get("RULELANG_CACHE", "").lower() == "off":
        return None
    home = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    try:
        return (Path(home) if home else Path.home() / ".cache") / "rulelang"
    except RuntimeError:  # nobody's home
        return None


def found(name: str) -> bytes | None:
    """The data of that name, if they are there and undamaged."""
    place = folder()
    if place is None or not _own(place):
        return None
    try:
        data = (place / name).read_bytes()
        if sha256(data[_DIGEST:]).digest() != data[:_DIGEST]:
            return None
        with suppress(OSError):  # perhaps it may only be read
            os.utime(place / name)
    except OSError:
        return None
    return data[_DIGEST:]


def keep(name: str, data: bytes) -> None:
    """Keeps the data, if that can be done. Others may read or write the same at the same time: each sees one of them, whole."""
    place = folder()
    if place is None:
        return
    try:
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not _own(place):
            return
        new = place / f"{name}.{os.getpid()}-{get_ident()}"
        try:
            new.write_bytes(sha256(data).digest() + data)
            new.replace(place / name)
        finally:
            new.unlink(missing_ok=True)
        _make_room(place)
    except OSError:
        return  # a start without it is slower and nothing else


def _own(place: Path) -> bool:
    """Whether nobody but the user may write there, as far as the system can say."""
    if not hasattr(os, "getuid"):
        return True
    try:
        about = place.stat()
    except OSError:
        return False
    return about.st_uid == os.getuid() and not about.st_mode & 0o022


def _make_room(place: Path) -> None:
    """Takes away what was used longest ago until all fits; another process may be at it, too."""
    known = []
    for file in place.iterdir():
        with suppress(OSError):
            about = file.stat()
            known.append((about.st_mtime_ns, about.st_size, file))
    size = sum(bytes for _, bytes, _ in known)
    for _, bytes, file in sorted(known):
        if size <= MOST_BYTES:
            return
        with suppress(OSError):
            file.unlink()
        size -= bytes
