"""The kind of a node, by which JSON tells it from others: derived from the name of its class, and written nowhere else."""

from __future__ import annotations

import re
from inspect import get_annotations
from typing import Literal

from pydantic import BaseModel


def tag(cls: type[BaseModel], name: str) -> None:
    """Gives a class of nodes its `kind`, from its name, if it does not say another: `MovePiece` is a `move_piece`.

    To be called from `__init_subclass__`, which runs before pydantic collects the fields of a class.
    """
    own = get_annotations(cls)
    if "kind" not in own:
        kind = re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
        cls.__annotations__ = {"kind": Literal[kind], **own}
        cls.kind = kind  # type: ignore[attr-defined]
