"""A module that is imported when something of it is first used: for what a start, or a game that is kept, does without.

It stands only at doors between rooms: `load.py`, `keeping/`, `match/`, and where a command needs a room for some files only.
Whoever reads types, or checks who imports whom, reads the import itself:

    if TYPE_CHECKING:
        from interpreter.telling import view
    else:  # ... why
        view = Late("interpreter.telling.view")
"""

from __future__ import annotations

from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any


class Late:
    """Stands for a module by its name, which is imported when something of it is first asked for."""

    def __init__(self, name: str) -> None:
        self._name = name

    @cached_property
    def _module(self) -> ModuleType:
        return import_module(self._name)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._module, name)
