"""What can be changed while it is made, and never again once it is sealed: many threads may read it then."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any


class Sealed:
    """Something whose attributes, and the lists, dicts and sets in them, nobody changes any more after `seal`."""

    def seal(self) -> None:
        """From now on nothing changes."""
        for name, value in vars(self).items():
            vars(self)[name] = unchanging(value)
        vars(self)["_sealed"] = True

    def __setattr__(self, name: str, value: Any) -> None:
        if "_sealed" in vars(self):
            raise AttributeError(f"`{name}` cannot change: {type(self).__name__} is sealed")
        object.__setattr__(self, name, value)


def unchanging(value: Any) -> Any:
    """The same, of tuples (named ones stay so), frozen sets and dicts that cannot be written to."""
    if isinstance(value, list | tuple):
        several = tuple(unchanging(part) for part in value)
        if isinstance(value, tuple) and all(map(_same, several, value)):
            return value
        named = getattr(type(value), "_make", None)
        return several if named is None else named(several)
    if isinstance(value, dict | MappingProxyType):
        return MappingProxyType({key: unchanging(part) for key, part in value.items()})
    return frozenset(value) if isinstance(value, set) else value


def _same(one: Any, other: Any) -> bool:
    return one is other
