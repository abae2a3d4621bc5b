"""The mutants of a text are those that one would write by hand, each with its place."""

import ast

from tests.mutation.changes import mutants
from tests.mutation.reasons import FILE, ROOT, accounted_for

TEXT = '''
"""What it does."""
MOST = 3

class Pile:
    """A pile."""
    height: int = 0

    def grow(self, by: int = 1) -> bool:
        """Higher, if it may be."""
        if by > 0 and self.height + by <= MOST:
            self.height += by
            self.tell("grown", by)
        return not by
'''


def test_what_is_changed_and_where() -> None:
    found = [(mutant.line, mutant.where, mutant.change) for mutant in mutants(TEXT.lstrip())]
    assert [one for one in found if one[0] in (2, 6)] == [
        (2, "", "`3` becomes `4`"),
        (2, "", "`3` becomes `2`"),
        (6, "Pile", "`0` becomes `1`"),
        (6, "Pile", "`0` becomes `-1`"),
    ]
    assert {change for line, where, change in found if line > 6 and where == "Pile.grow"} == {
        "`by > 0 and self.height + by <= MOST` becomes `not (by > 0 and self.height + by <= MOST)`",
        "`by > 0 and self.height + by <= MOST` becomes `by > 0 or self.height + by <= MOST`",
        "`by > 0 and self.height + by <= MOST` becomes `self.height + by <= MOST`",
        "`by > 0 and self.height + by <= MOST` becomes `by > 0`",
        "`by > 0` becomes `by >= 0`",
        "`by > 0` becomes `by <= 0`",
        "`0` becomes `1`",
        "`0` becomes `-1`",
        "`self.height + by <= MOST` becomes `self.height + by < MOST`",
        "`self.height + by <= MOST` becomes `self.height + by > MOST`",
        "`self.height + by` becomes `self.height - by`",
        "`self.height += by` becomes `self.height -= by`",
        "`self.height += by` is left out",
        "`self.tell('grown', by)` becomes `self.tell(by, 'grown')`",
        "`self.tell('grown', by)` is left out",
        "`not by` becomes `by`",
        "`return not by` becomes `return None`",
    }


def test_what_comes_to_the_same_or_only_stops_what_cannot_be_is_left_alone() -> None:
    text = "def least(a, b):\n    for one, other in zip(a, b, strict=True):\n        tell(min(one, other))\n"
    assert {mutant.change for mutant in mutants(text)} == {
        "`zip(a, b, strict=True)` becomes `zip(b, a, strict=True)`",
        "`tell(min(one, other))` is left out",
        "`min` becomes `max`",
    }


def test_each_differs_from_the_text_in_that_alone() -> None:
    texts = [ast.unparse(mutant.tree()) for mutant in mutants(TEXT)]
    assert len({*texts, ast.unparse(ast.parse(TEXT))}) == len(texts) + 1


def test_what_is_accounted_for_is_still_a_mutant() -> None:
    reasons = accounted_for()
    files = {reason.split(" | ")[0] for reason in reasons}
    known = {
        f"{file} | {mutant.where} | {mutant.change}"
        for file in files
        for mutant in mutants((ROOT / file).read_text(encoding="utf-8"))
    }
    assert sorted(reasons - known) == []
    assert FILE.read_text(encoding="utf-8").startswith("# Survivors")
