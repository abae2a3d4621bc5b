"""What is worked out once, before a loop: what each candidate has in common, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from interpreter import form as n
from interpreter import load
from interpreter.playable.python import unvarying
from interpreter.playable.python.boards import looked_up
from interpreter.playable.python.printing import Python
from tests.form.test_walked import both, told

HEIGHTS = Path(__file__).resolve().parents[1] / "toys" / "heights.rules"
BOARD = n.Constant((3, 4, 5, 6, 7))
OWN = n.Compare("==", n.Name("y"), n.Slot(3))
ANY = n.Fold("any", n.Loop("y", n.Piles(BOARD, False), (OWN,)))
ROOM = n.Ask("roomy", (n.Constant(2), n.Constant(1)))


def names() -> Iterator[str]:
    yield from ("h1", "h2", "h3")


def taken(*tests: n.Node, source: n.Node | None = None) -> tuple[list[n.Node], tuple[n.Node, ...]]:
    """What is taken out of a loop over x, and its tests then."""
    given = names()
    before, loop = unvarying.taken_out(n.Loop("x", source or n.Span(n.Constant(0), n.Constant(9)), tests), lambda: next(given))
    return [node for _, node in before], loop.tests


def test_what_all_candidates_have_in_common_is_taken_out_once() -> None:
    test = n.Either((n.Not(ANY), n.Both((ANY, ROOM, n.Pile(n.Name("x"))))))
    expected = n.Either((n.Not(n.Name("h1")), n.Both((n.Name("h1"), n.Name("h2"), n.Pile(n.Name("x"))))))
    assert taken(test) == ([ANY, ROOM], (expected,))


@pytest.mark.parametrize(
    "test",
    [
        pytest.param(
            n.Fold("any", n.Loop("y", n.Piles(BOARD, False), (n.Compare("==", n.Name("y"), n.Name("x")),))), id="candidate"
        ),
        pytest.param(n.Ask("full", (n.Name("x"),)), id="its place"),
        pytest.param(n.Fold("any", n.Loop("y", n.Lookup((1, 2), n.Slot(3)), (n.Ask("full", (n.Name("y"),)),))), id="within"),
        pytest.param(n.Ask("known", (n.Slot(3),)), id="may fail"),
        pytest.param(n.Ask("full", (n.Divided("down", n.Slot(3), n.Slot(4), 7),)), id="by nought"),
        pytest.param(n.Ask("full", (n.Arithmetic("-", n.Slot(3), n.Constant(5)),)), id="out of a table"),
        pytest.param(n.Ask("full", (n.Marked(7, n.Slot(3)),)), id="noted"),
        pytest.param(n.Ask("full", (n.Call(n.Function("value", 0), (n.Slot(3),)),)), id="a value"),
        pytest.param(n.Compare("==", n.Slot(3), n.Slot(4)), id="too little"),
    ],
)
def test_what_is_not_the_same_for_each_or_might_fail_stays(test: n.Node) -> None:
    assert taken(test) == ([], (test,))


def test_nothing_is_taken_out_of_a_short_loop() -> None:
    assert taken(ANY, source=n.Span(n.Constant(0), n.Constant(2))) == ([], (ANY,))
    assert taken(ANY, source=n.Lookup(((1, 2), (3,)), n.Slot(3))) == ([], (ANY,))


def test_the_walker_finds_what_was_wrongly_taken_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The planted fault: what a candidate is asked is taken out as if all had it in common."""
    path = tmp_path / "heights.rules"
    path.write_text(HEIGHTS.read_text(encoding="utf-8").replace("that is empty", "that is not full"), encoding="utf-8")
    assert as_walked(path)
    monkeypatch.setattr(unvarying, "asks_for", lambda _: set())
    with pytest.raises((NameError, UnboundLocalError)):
        as_walked(path)


def as_walked(path: Path) -> bool:
    """Whether a match with the first options is what is walked."""
    played, slow = both(load(path), 2, 0)
    while played.decision is not None:
        if told(slow) != told(played):
            return False
        key = played.decision.options[0].key
        played.play(key)
        slow.play(key)
    return True


def test_what_lies_beyond_the_edge_is_nothing() -> None:
    to = Python()
    place = n.Ask("at_space", (n.Constant(3), n.Lookup((1, -1), n.Slot(4))))
    assert looked_up(to, place) == "k0[f[4]]"
    assert to.constants == {"k0": (4, -1)}
    assert looked_up(to, n.Ask("pile", (place,))) == "(z[k0[f[4]]] if k0[f[4]] >= 0 else ())"
    assert looked_up(to, n.Ask("empty", (place,))) == "(k0[f[4]] >= 0 and not z[k0[f[4]]])"
    assert looked_up(to, n.Ask("pile", (n.Slot(4),))) is None
