"""Where one of several clauses is meant, no hint changes another rule than the one that was named."""

from pathlib import Path

import pytest

from rulelang.compile import compile_with_right_lines
from rulelang.text.source import SourceFile

GATE = """game gate "Gate"
players 2
resource coin, plural coins: unlimited
role keeper: seat 1 at first
setup:
  each player: gain 9 coins
round:
  turns from seat 1: do enter
action enter:
  do open_gate
steps open_gate:
  one of:
    "with coins":
      if keeper is you: pay 1 coin
      else: pay 2 coins to keeper
    "for nothing": keeper becomes you
end after 3 rounds
score coins: your coins
winner: the highest total
"""


@pytest.fixture
def gate(tmp_path: Path) -> Path:
    file = tmp_path / "gate.rules"
    file.write_text(GATE, encoding="utf-8")
    return file


def hint(gate: Path, line: str) -> str:
    """What is told about this line of a variant."""
    source = SourceFile("house.rules", f'variant house "House" of gate\n{line}\n')
    [told] = compile_with_right_lines([source], lambda name: gate)[1]
    return told.hint or ""


@pytest.mark.parametrize(
    "line",
    [
        'add to steps open_gate["with coins"].cost: 1 coin',
        "add to steps open_gate.cost: 1 coin",
        "replace steps open_gate.cost: 3 coins",
        "remove steps open_gate.cost",
    ],
)
def test_of_several_costs_one_is_named_and_the_rest_stays(gate: Path, line: str) -> None:
    assert hint(gate, line).startswith("Say which: ")
    assert "Write" not in hint(gate, line)
    assert "A first cost" not in hint(gate, line)


def test_a_first_cost_is_a_step(gate: Path) -> None:
    told = hint(gate, 'add to steps open_gate["for nothing"].cost: 1 coin')
    assert told == 'A first cost is a step: write `add before steps open_gate["for nothing"]: pay …`.'


@pytest.mark.parametrize(
    "address", ['steps open_gate["with coins"].cost[keeper]', "steps open_gate.cost[2]", "steps open_gate.if.cost"]
)
def test_what_is_said_anew_keeps_its_address(gate: Path, address: str) -> None:
    assert f"`replace {address}: …`" in hint(gate, f"change {address}: 3 coins to keeper")
