"""The page that says where things stand in the big games: each address is one of the game's, and its line stands there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from interpreter.shipped import find as shipped
from rulelang import ast
from rulelang.printing.format import line_of
from rulelang.syntax.parse import parse
from rulelang.text.source import SourceFile, read
from rulelang.variants.address import find

PAGE = Path(__file__).parent.parent / "docs" / "where-is-what.md"
GAME = re.compile(r"^## .+ \(`(\w+)`\)$")
ROW = re.compile(r"^\| [^`]+ \| `(.+?)` \| `(.+)` \|$")
LEFT_OUT = " …"


def rows() -> Iterator[tuple[str, str, str]]:
    """Of each row the game, the address and the line."""
    game = ""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if heading := GAME.match(line):
            game = heading[1]
        elif game and line.startswith("| ") and not line.startswith("| what"):
            row = ROW.match(line)
            assert row, line
            yield game, row[1], row[2]


@pytest.mark.parametrize(("game", "address", "line"), list(rows()))
def test_the_line_stands_where_the_page_says(game: str, address: str, line: str) -> None:
    there = line_of(find(text_of(game), address_of(game, address)).node)
    assert there == line or (line.endswith(LEFT_OUT) and there.startswith(line.removesuffix(LEFT_OUT)))


def test_each_big_game_has_a_table() -> None:
    assert {game for game, _, _ in rows()} == {"village", "valeria", "villagers", "carpe_diem"}


@cache
def text_of(game: str) -> ast.Text:
    path = shipped(game)
    assert path is not None
    return parse(read(path))[0]


def address_of(game: str, written: str) -> ast.Address | ast.PlainAddress:
    """An address as a house rule would say it."""
    tree, complaints = parse(SourceFile("asked.rules", f'variant asked "Asked" of {game}\nremove {written}\n'))
    assert complaints == []
    (statement,) = tree.declarations[1:]
    assert isinstance(statement, ast.RemoveLine)
    return statement.address
