"""Lists of actions as people write them: `or` before the last, so many of them; each complaint shows the same list."""

import pytest

from rulelang.compile import compile_all, compile_with_right_lines
from rulelang.text.source import SourceFile

NAMES = ("sail", "load", "deliver", "build", "skip")
RULES = "\n".join(
    [
        'game acts "Acts"',
        "players 2",
        "resource coin: unlimited",
        "round:",
        "  turns from seat 1:",
        "    LINE",
        *(f'action {name} "{name}":\n  gain 1 coin' for name in NAMES),
        "end when seat 1 has 30 coin",
        "score coins: your coin",
        "winner: the highest total",
        "",
    ]
)
ONE, TWICE = "one of: sail, load, deliver, build, skip", "repeat 2 times: one of: sail, load, deliver, build, skip"


@pytest.mark.parametrize(
    ("line", "right"),
    [
        ("one of: sail, load, deliver, build, or skip", ONE),
        ("one of: sail or load or deliver or build or skip", ONE),
        ("repeat 2 times: one of: sail, load, deliver, build, or skip", TWICE),
        ("repeat twice: one of: sail, load, deliver, build, skip", TWICE),
        ("do 2 of: sail, load, deliver, build, skip", TWICE),
        ("two of: sail, load, deliver, build, or skip", TWICE),
        ("two times: one of: sail, load, deliver, build, skip", TWICE),
        ("choose two of: sail, load, deliver, build, skip", TWICE),
    ],
)
def test_the_complaint_shows_the_whole_list(line: str, right: str) -> None:
    hints = [one.hint for one in compile_with_right_lines([SourceFile("acts.rules", RULES.replace("LINE", line))])[1]]
    twice = "That takes the same one twice as well; if none may be, each says so in its heading: "
    said = (
        f" {twice}`action sail …, once each turn:`."
        if " of: " in line and not line.startswith(("one of", "repeat", "two times"))
        else ""
    )
    assert hints == [f"Write `{right}`.{said}"]
    assert not compile_all([SourceFile("acts.rules", RULES.replace("LINE", right))])[1]
