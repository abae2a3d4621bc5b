"""The command line run as a person runs it: what it printed and the exit code."""

from dataclasses import dataclass

from typer.testing import CliRunner

from interpreter.frontends.cli import app


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
