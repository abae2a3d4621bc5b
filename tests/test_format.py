"""Formatting gives a text its one form and changes nothing else; formatting twice is formatting once."""

from pathlib import Path

import pytest

from interpreter.frontends.files.belonging import declared_around
from rulelang import ast
from rulelang.printing.format import format_text
from rulelang.printing.natural import natural
from rulelang.printing.nouns import nouns
from rulelang.syntax.parse import parse, parse_scenarios
from rulelang.text.diagnostics import Complaints
from rulelang.text.source import SourceFile, read
from tests.trees import bare

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = sorted((ROOT / "tests" / "format").glob("*.fmt"))
SHIPPED = sorted(
    [
        *ROOT.glob("rules/**/*.rules"),
        *ROOT.glob("rules/**/*.scenario"),
        *ROOT.glob("docs/decisions/pages/*.rules"),
        *ROOT.glob("tests/toys/*.rules"),
    ]
)


def tree_of(source: SourceFile, game: tuple[ast.Declaration, ...] = ()) -> object:
    tree, complaints = (parse_scenarios if source.name.endswith(".scenario") else parse)(source)
    assert complaints == []
    own = tree.declarations if isinstance(tree, ast.Text) else ()
    return bare(natural(tree, nouns([*game, *own])))


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_the_text_is_formatted_as_shown(file: Path, update: bool) -> None:
    before, _, after = file.read_text(encoding="utf-8").partition("=>\n")
    name = "x.scenario" if before.lstrip().startswith("scenario") else "x.rules"
    formatted = format_text(SourceFile(name, before))
    if update:
        file.write_text(f"{before}=>\n{formatted}", encoding="utf-8")
        return
    assert formatted == after
    assert format_text(SourceFile(name, formatted)) == formatted
    assert tree_of(SourceFile(name, formatted)) == tree_of(SourceFile(name, before))


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.name)
def test_the_shipped_files_are_formatted(path: Path, update: bool) -> None:
    source = read(path)
    game = declared_around(source)
    formatted = format_text(source, game)
    if update:
        path.write_text(formatted, encoding="utf-8")
    assert tree_of(source._replace(text=formatted), game) == tree_of(source, game)
    assert format_text(source._replace(text=formatted), game) == formatted
    assert update or formatted == source.text, f"{path.relative_to(ROOT)} is not formatted: rulelang fmt does it"


def test_a_text_that_cannot_be_read_is_not_formatted() -> None:
    with pytest.raises(Complaints):
        format_text(SourceFile("x.rules", "kind a b\n"))
