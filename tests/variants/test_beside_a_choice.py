"""Steps that a variant puts beside one of several choices are done with this one only, and it is chosen as it was before."""

from __future__ import annotations

import pytest

from interpreter.match.game import Game
from rulelang.compile import compile_all
from rulelang.text.source import SourceFile

STAND = """game stand "Stand"
players 2
resource coin: unlimited
resource flag: unlimited
round:
  turns from seat 1 until all have passed:
    {choices}
action raise "bid more": gain 1 flag
end after 1 round
score flags: your flag
winner: the highest total
"""
ON_A_LINE, BELOW = "one of: raise, pass", "one of:\n      raise\n      pass"


def _played(choices: str, added: str, *keys: str) -> tuple[list[str], tuple[int | str, ...]]:
    """The keys that are offered at first, and the coins and flags of the first player after the choices."""
    variant = SourceFile("more.rules", f'variant more "More" of stand\n{added}\n')
    program, complaints, _ = compile_all([SourceFile("stand.rules", STAND.format(choices=choices)), variant])
    assert program is not None, complaints
    match = Game(program, "stand").new(players=2, seed=1)
    assert match.decision is not None
    offered = [option.key for option in match.decision.options]
    for key in keys:
        match.play(key)
    has = match.view(None)["resources"].get("Player 1", {})
    return offered, (has.get("coin", 0), has.get("flag", 0))


@pytest.mark.parametrize("choices", [ON_A_LINE, BELOW])
@pytest.mark.parametrize(
    ("side", "address"), [("before", "round[pass]"), ("after", "round.turns[pass]"), ("after", "round.one_of[pass]")]
)
def test_only_who_passes_gains(choices: str, side: str, address: str) -> None:
    added = f"add {side} {address}: gain 1 coin"
    assert _played(choices, added, "pass") == (["raise", "pass"], (1, 0))
    assert _played(choices, added, "raise") == (["raise", "pass"], (0, 1))


@pytest.mark.parametrize("choices", [ON_A_LINE, BELOW])
def test_an_action_with_steps_beside_it_is_chosen_by_its_name(choices: str) -> None:
    added = "add before round[raise]: gain 1 coin\nadd after round[raise]: gain 1 coin"
    assert _played(choices, added, "raise") == (["raise", "pass"], (2, 1))
    assert _played(choices, added, "pass") == (["raise", "pass"], (0, 0))
