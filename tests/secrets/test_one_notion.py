"""The rules' notion of a secret and the engine's are one: what `Audience` finds no secret in, play takes for open to all."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from interpreter.numbering.tables import Tables
from interpreter.translate.analysis import secrecy
from rulelang import program as p
from rulelang.compile import compile_paths
from rulelang.program.nodes import parts
from tests.conftest import Toy

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
            case p.ChoosePlace():
                yield node.spots
            case p.Needs() | p.Branch() if node.condition is not None:
                yield node.condition
            case p.Pay() | p.Gain():
                yield node.bundle


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """What tells a secret is looked at, too."""
    monkeypatch.setattr("rulelang.compile.check", lambda *_: None)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_is_open_is_open_for_check_and_play(file: Path, quiet: None) -> None:
    program = compile_paths([file])
    tables = Tables(program, program.max_players, {option.name: option.values[0] for option in program.options})
    audience = p.Audience(program)
    for node in asked(program):
        known, told = secrecy.public(tables, *(node if isinstance(node, tuple) else (node,))), audience.secrets(node)
        assert not (known and told), node
        if tables.sight.faces < 0:  # what lies face down hangs on what has happened: play never takes it for open
            assert known or told, node


PURSES = """
    game purses "Purses"
    players 2
    kind metal: gold, tin
    kind fruit: plum, pear
    resource metal: 10 of each, seen by its owner
    resource fruit: 10 of each
    resource nut: 10
    resource token: 10, stands for any fruit, seen by its owner
    piece ware, starts in stall:
      | ware | price | toll  | copies |
      | bell | 2 nut | 1 tin | 1      |
    zone stall, holds ware
    round:
      turns from seat 1: do trade
    action trade "trade":
      choose ware in stall
      needs: CONDITION
      cost: PRICE
      reward: 1 nut
    end when nut on supply is 0
"""


@pytest.mark.parametrize(
    ("condition", "known"),
    [
        ("your nut is at least 2", True),
        ("you have 2 nut", True),
        ("you have 2 plum", True),
        ("your tin is at least 2", False),
        ("you have 2 nut + 1 tin", False),
        ("you have any 2 metal", False),
        ("you have price of ware", True),
        ("you have toll of ware", False),
        ("tin on supply is 3", False),
    ],
)
def test_how_much_somebody_has_is_as_open_as_what_is_named(toy: Toy, quiet: None, condition: str, known: bool) -> None:
    """Before, one unseen resource closed all others in play, and `check` took `any 2 metal` for open."""
    program = toy(PURSES.replace("CONDITION", condition).replace("PRICE", "1 nut")).program
    (asked,) = (node.condition for node in parts(program) if isinstance(node, p.Needs))
    assert secrecy.public(Tables(program, 2, {}), asked) is known
    assert bool(p.Audience(program).secrets(asked)) is not known


@pytest.mark.parametrize(
    ("price", "known"),
    [("1 nut", True), ("1 tin", False), ("1 plum", False), ("any 1 metal", False), ("toll of ware", False)],
)
def test_whether_a_price_can_be_paid_hangs_on_what_is_had(toy: Toy, quiet: None, price: str, known: bool) -> None:
    """A plum may be paid with a token, which its owner alone sees."""
    program = toy(PURSES.replace("CONDITION", "you have 0 nut").replace("PRICE", price)).program
    (paid,) = (node for node in parts(program) if isinstance(node, p.Pay))
    assert secrecy.public(Tables(program, 2, {}), paid) is known
