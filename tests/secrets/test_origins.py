"""Where the pieces of a body's names came from is worked out once for each body, and is not taken for another's."""

from __future__ import annotations

from pathlib import Path

from rulelang.checks.secrets.laid_open import LaidOpen
from rulelang.compile import compile_paths

RULES = Path(__file__).parents[2] / "rules" / "village.rules"


def test_each_body_has_its_own() -> None:
    program = compile_paths([RULES])
    asked = LaidOpen(program, {})
    found = [asked.origins(body) for body in program.bodies]
    assert found == [LaidOpen(program, {}).origins(body) for body in program.bodies]
    assert len({repr(sorted(one)) for one in found}) > 1
    assert all(asked.origins(body) is lies for body, lies in zip(program.bodies, found, strict=True))
