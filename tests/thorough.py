"""Which cases of many are tried every day, and which with `--thorough` only."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest


def one_in(every: int, cases: Iterable[Any], name: Callable[[Any], str] | None = None) -> list[Any]:
    """The cases as parameters, a tuple for several; but one in so many, the first among them, they are for `--thorough`."""
    found = []
    for number, case in enumerate(cases):
        values = case if isinstance(case, tuple) else (case,)
        marks = [pytest.mark.thorough] if number % every else []
        found.append(pytest.param(*values, marks=marks, id=None if name is None else name(case)))
    return found
