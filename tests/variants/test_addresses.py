"""Every clause of each shipped game has an address that can be said, and that finds it or asks which of several is meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.shipped import shipped
from rulelang import ast
from rulelang.ast.addresses import clauses
from rulelang.syntax.parse import parse
from rulelang.text.source import SourceFile, read
from rulelang.variants.address import Missing, find


@pytest.mark.parametrize("game", shipped().values(), ids=lambda path: path.stem)
def test_each_address_finds_its_clause(game: Path) -> None:
    tree, _ = parse(read(game))
    known = [(address, node) for address, node in clauses(tree) if not isinstance(node, ast.Header)]
    text = f'variant asked "Asked" of {game.stem}\n' + "".join(f"remove {address}\n" for address, _ in known)
    asked, complaints = parse(SourceFile("asked.rules", text))
    assert [complaint.text for complaint in complaints] == []
    for (address, node), statement in zip(known, asked.declarations[1:], strict=True):
        assert isinstance(statement, ast.RemoveLine)
        one = found(tree, statement.address)
        assert one is None or one is node, address


def found(tree: ast.Text, address: ast.Address | ast.PlainAddress) -> ast.Node | None:
    """The clause; nothing if it is one of several, and the complaint says which there are."""
    try:
        return find(tree, address).node
    except Missing as missing:
        assert (missing.complaint.hint or "").startswith("Say which: ")  # noqa: PT017 - the complaint is what is tested
        return None
