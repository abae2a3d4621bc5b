"""What stamps the code that makes games: with any other code, Python or pydantic, they are made anew."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec

About = tuple[str, int, int, int]  # of a file: its path, its size, and when it and what is noted of it last changed


@cache
def stamp() -> str | None:
    """Differs whenever a file of the code was written to; None where the code does not lie in files.

    It tells files by their sizes and times, as Python does before it trusts what it compiled: to read all of them would take
    longer than to load a game. The last of the times cannot be set by whoever unpacks a file.
    """
    try:
        own = [*_files(_folder("interpreter")), *_files(_folder("rulelang"))]
        return repr((sys.version, own, _about(os.path.join(_folder("pydantic"), "version.py"))))  # noqa: PTH118 - quicker
    except OSError:
        return None


def _folder(package: str) -> str:
    """Where a package lies; it is not imported. Raises OSError."""
    found = find_spec(package)
    if found is None or not found.submodule_search_locations:
        raise FileNotFoundError(package)
    return found.submodule_search_locations[0]


def _files(folder: str) -> Iterator[About]:
    with os.scandir(folder) as entries:
        found = sorted(entries, key=lambda entry: entry.name)
    for entry in found:
        if entry.name.endswith((".py", ".json")):
            yield _about(entry.path)
        elif entry.name[0] not in "._" and entry.is_dir():
            yield from _files(entry.path)


def _about(file: str) -> About:
    about = os.stat(file)  # noqa: PTH116 - quicker
    return file, about.st_size, about.st_mtime_ns, about.st_ctime_ns
