"""How objects are made of values that are right already: their types are checked before the code runs.

To check them again, each class would need a validator that knows all classes below it, and to build these takes longer than to
compile the largest game. What is read from JSON is checked: nothing of that comes by here.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from pydantic import BaseModel

_Any = TypeVar("_Any", bound=BaseModel)
_put = object.__setattr__  # also where nothing may be changed


def made(cls: type[_Any], **given: Any) -> _Any:
    """An object of all values that it must have, the others as its class says: as `model_construct` of pydantic, only sooner."""
    one = cls.__new__(cls)
    _put(one, "__dict__", {**_as_declared(cls), **given})
    _put(one, "__pydantic_fields_set__", set(given))
    _put(one, "__pydantic_extra__", None)
    _put(one, "__pydantic_private__", None)
    return one


@cache
def _as_declared(cls: type[BaseModel]) -> dict[str, Any]:
    """Its fields in their order, with what they hold if nothing is said."""
    return {name: field.default for name, field in cls.model_fields.items()}


Made: Any = type("Made", (type(BaseModel),), {"__call__": made})  # the class of a class says how its objects are made


class Plain:
    """What has its fields and nothing else: what it has not is missed at once, and not looked for among what is private."""

    if not TYPE_CHECKING:  # else any name would count as one that it has

        def __getattr__(self, name: str) -> Any:
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
