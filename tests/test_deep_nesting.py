"""Clauses in clauses, as deep as one likes: they play, or are complained about."""

import pytest

from interpreter import Game
from rulelang.compile import compile
from rulelang.lower import identity
from rulelang.text.source import SourceFile

DEPTHS = (1, 16, 17, 20, 21, 24, 45, 60, 120, 300)
FORMS = {
    "repeat": "repeat 1 times:",
    "each": "each player where its coin is less than 3 and it is you:",
    "while": "repeat while your coin is less than 3:",
    "if": "if your coin is at most 8:",
}


def game(steps: str) -> str:
    head = 'game g "G"\nplayers 2\nresource coin: 9\ncounter step of each player: 1\n'
    head += "round:\n  turns from seat 1: do go\naction go:\n"
    return f"{head}{steps}  end game\nscore coins: your coin\n"


def below(line: str, depth: int) -> str:
    lines = [f"{'  ' * (level + 1)}{line}" for level in range(depth)]
    return "\n".join([*lines, "  " * (depth + 1) + "reward: 3 coin"]) + "\n"


def outcome(text: str) -> int | str:
    """The coins of seat 1 at the end, or the code of the complaint."""
    program, complaints = compile(SourceFile("g.rules", text))
    if program is None:
        return complaints[0].code
    match = Game(program, identity(program)).new()
    while match.decision is not None:
        match.play(match.decision.options[0])
    return match.scores[0]


@pytest.mark.parametrize("form", ["repeat", "each", "while", "if"])
def test_steps_in_steps_play_or_are_complained_about(form: str) -> None:
    found = [outcome(game(below(FORMS[form], depth))) for depth in DEPTHS]
    assert set(found) == {3, "too_deep"}
    assert found[:5] == [3] * 5, "as deep as anybody writes"


@pytest.mark.parametrize(
    "nested", ["({})", "(1 + {})", "(2 - {})", "(1 * {})", "(count of players where coin of it is less than {})"]
)
def test_numbers_in_numbers_play_or_are_complained_about(nested: str) -> None:
    found = []
    for depth in DEPTHS[:7] if "where" not in nested else DEPTHS[:3]:
        number = "your step"  # 1, and not known beforehand
        for _ in range(depth):
            number = nested.format(number)
        found.append(outcome(game(f"  if {number} is at least 1: reward: 3 coin\n")))
    assert set(found) <= {3, "too_deep"}
    assert found[0] == 3


@pytest.mark.parametrize("joint", ["{} or your coin is 1", "not ({})", "(your coin is 1 or ({}))"])
def test_conditions_in_conditions_play_or_are_complained_about(joint: str) -> None:
    for depth in DEPTHS[:8]:
        condition = "your coin is 0"
        for _ in range(depth):
            condition = joint.format(condition)
        assert outcome(game(f"  if {condition}: reward: 3 coin\n")) in (3, 0, "too_deep")
