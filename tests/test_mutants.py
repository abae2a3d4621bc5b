"""Mutants differ from the tree in one thing, say where and what, and are texts of the language too."""

from collections import Counter
from pathlib import Path

import pytest

from rulelang.ast.addresses import clauses
from rulelang.mutants import mutants
from rulelang.printing.format import format_tree
from rulelang.printing.natural import natural
from rulelang.syntax.parse import parse
from rulelang.text.source import SourceFile, read
from tests.thorough import one_in
from tests.trees import bare

ROOT = Path(__file__).resolve().parent.parent
SMALL = sorted(ROOT.glob("rules/small/*.rules"))


@pytest.mark.parametrize("path", one_in(3, SMALL), ids=lambda path: path.name)
def test_each_mutant_is_another_text_of_the_language(path: Path) -> None:
    """Nor are two of them the same."""
    tree, _ = parse(read(path))
    addresses = {address.split("[")[0] for address, _ in clauses(tree)}
    found = list(mutants(tree))
    texts = [format_tree(mutant.tree) for mutant in found]
    assert len(found) >= 10
    assert [text for text, times in Counter(texts).items() if times > 1] == []
    for mutant, text in list(zip(found, texts, strict=True))[::3]:
        again, complaints = parse(SourceFile("x", text))
        assert complaints == []
        assert bare(again) == bare(natural(mutant.tree)) != bare(natural(tree)), mutant.change
        assert mutant.address.split("[")[0] in addresses
        assert 0 < mutant.line <= len(read(path).lines())


def changes(text: str) -> list[str]:
    tree, complaints = parse(SourceFile("x", text))
    assert complaints == []
    return [mutant.change for mutant in mutants(tree)]


def found(text: str) -> list[tuple[str, int, str]]:
    tree, complaints = parse(SourceFile("x", text))
    assert complaints == []
    return [(mutant.address, mutant.line, mutant.change) for mutant in mutants(tree)]


def test_what_is_changed_and_where() -> None:
    text = "action take:\n  needs: a is at least 3\n  choose heap where it is b\n  roll pip\n"
    assert found(text) == [
        ("action take.needs", 2, "`needs: a is at least 3` is left out"),
        ("action take.choose", 3, "`choose heap that is b` is left out"),
        ("action take.roll", 4, "`roll pip` is left out"),
        ("action take.needs", 2, "`a is at least 3` becomes `a is at most 3`"),
        ("action take.needs", 2, "`a is at least 3` becomes `a is more than 3`"),
        ("action take.needs", 2, "`3` becomes `4`"),
        ("action take.needs", 2, "`3` becomes `2`"),
        ("action take.choose", 3, "`where it is b` is left out"),
        ("action take.choose", 3, "`it is b` becomes `it is not b`"),
    ]


def test_what_goes_up_goes_down() -> None:
    assert found("action take:\n  price goes up by 2\n") == [
        ("action take.goes", 2, "`price goes up by 2` becomes `price goes down by 2`"),
        ("action take.goes", 2, "`2` becomes `3`"),
        ("action take.goes", 2, "`2` becomes `1`"),
    ]


def test_cells_change_by_one_or_to_their_neighbour() -> None:
    text = "table heap:\n  | heap | stones | back |\n  | left | 3 | red |\n  | right | 0 | blue |\n"
    assert found(text) == [
        ("table heap[left].stones", 3, "`3` becomes `4`"),
        ("table heap[left].stones", 3, "`3` becomes `2`"),
        ("table heap[left].back", 3, "`red` becomes `blue`"),
        ("table heap[right].stones", 4, "`0` becomes `1`"),
        ("table heap[right].back", 4, "`blue` becomes `red`"),
    ]
