"""The rules' notion of a secret and the engine's are one: what `Audience` finds no secret in, play takes for open to all."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from interpreter.tables import Tables
from interpreter.translate import secrecy
from rulelang import program as p
from rulelang.compile import compile_paths
from rulelang.walk import parts

ROOT = Path(__file__).resolve().parent.parent.parent
PATTERNS = ("tests/secrets/*/*.rules", "tests/toys/*.rules", "rules/*.rules", "rules/small/*.rules")
FILES = sorted(file for pattern in PATTERNS for file in ROOT.glob(pattern))


def asked(program: p.Program) -> Iterator[Any]:
    """All that options can hang on."""
    for node in parts(program):
        match node:
            case p.Choose():
                yield node.group
            case p.ChooseNumber():
                yield (node.low, node.high)
            case p.Needs() | p.Branch() if node.condition is not None:
                yield node.condition
            case p.Pay() | p.Gain():
                yield node.bundle


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_is_open_is_open_for_check_and_play(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulelang.compile.check", lambda *_: None)  # what tells a secret is looked at, too
    program = compile_paths([file])
    tables = Tables(program, program.max_players, {option.name: option.values[0] for option in program.options})
    audience = p.Audience(program)
    for node in asked(program):
        assert secrecy.public(tables, *(node if isinstance(node, tuple) else (node,))) == (not audience.secrets(node)), node
