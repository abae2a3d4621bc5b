"""The command line run as a person runs it: what it printed and the exit code."""

from dataclasses import dataclass

from typer.testing import CliRunner

from interpreter.frontends.cli import app

TOO_FEW = """game marks "Marks"
players 2
piece mark each player, starts in reserve: 1
zone reserve each player, holds mark
grid board: 2 by 2 of mark
round:
  turns from seat 1: do put
action put "put a mark":
  choose space in board where it is empty
  move 1 mark from your reserve to space
end when board is full
"""  # rules that come to a stop in the middle of a match


@dataclass(frozen=True)
class Ran:
    """What came out."""

    code: int
    out: str
    err: str


def rulelang(*words: str, typed: str | None = None) -> Ran:
    """`rulelang WORDS...`, with `typed` on standard input. An unexpected error is raised, never hidden."""
    result = CliRunner().invoke(app, list(words), input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Ran(result.exit_code, result.stdout, result.stderr)
