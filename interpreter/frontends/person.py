"""A person's decision at the terminal: numbered options, and the words that are no options (`?`, `u`, `s`, `q`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from interpreter import Decision, Match, Option
from interpreter.frontends.console import player_name
from interpreter.frontends.places import View, on_top
from interpreter.frontends.prices import described, remark
from rulelang.program import Program

HELP = """A number takes that option; some letters of an option take it if no other has them.
?         why the rest is not possible                ? NAME   why this is not
i NAME    what the rules' tables say of a card or a kind
t         the table again                             u        undo
s [FILE]  save and play on                            q        save and stop"""


@dataclass(frozen=True)
class Take:
    """The person takes an option."""

    option: Option


@dataclass(frozen=True)
class Undo:
    """The person takes back the last decision."""


@dataclass(frozen=True)
class Save:
    """The person wants the match saved, and perhaps to stop."""

    path: Path | None
    stop: bool


Answer = Take | Undo | Save


def ask(match: Match, out: Console, read: Callable[[], str], show_table: Callable[[], None]) -> Answer:
    """Asks until the answer is clear; `show_table` shows the table again. The end of input is an answer too: save and stop."""
    decision = match.decision
    assert decision is not None
    show_options(match, decision.options, out)
    while True:
        try:
            words = read().strip()
        except (EOFError, KeyboardInterrupt):
            return Save(None, stop=True)
        answer = _answer(match, decision, words, out)
        if answer is not None:
            return answer
        if words == "t":
            show_table()
        if words in ("t", ""):
            show_options(match, decision.options, out)


def show_options(match: Match, options: Sequence[Option], out: Console) -> None:
    """The question and the numbered options of the open decision, in columns if there are many short ones."""
    decision = match.decision
    assert decision is not None
    view = match.view(decision.player)
    out.print(Text(f"{player_name(decision.player)}: {decision.prompt}", style="bold"))
    numbers = {option.key: number for number, option in enumerate(decision.options, 1)}
    lines = [_line(match.game.program, view, numbers[option.key], option) for option in options]
    if len(lines) > 12 and max(len(line) for line in lines) < 38:
        out.print(Columns(lines, column_first=True, padding=(0, 3)))
    else:
        out.print(*lines, sep="\n")
    if len(options) == len(decision.options):
        out.print(Text("      ? why not   t table   u undo   s save   q quit   h help", style="dim"))


def _line(program: Program, view: View, number: int, option: Option) -> Text:
    line = Text(f"{number:>4}  {option.label.replace('_', ' ')}")
    told = ", ".join(part for part in (remark(program, option), on_top(program, view, option)) if part)
    return line.append(f"   ({told})", style="dim") if told else line


def _answer(match: Match, decision: Decision, words: str, out: Console) -> Answer | None:
    command, _, rest = words.partition(" ")
    rest = rest.strip()
    if command in ("s", "q"):
        return Save(Path(rest) if rest else None, stop=command == "q")
    if command == "u":
        return Undo()
    if command.startswith("?"):
        _why_not(match, (command[1:] + " " + rest).strip(), out)
    elif command == "i" and rest:
        told = described(match.game.program, rest)
        out.print(Text("\n".join(told) or f"The tables say nothing of `{rest}`."))
    elif command in ("h", "help"):
        out.print(Text(HELP))
    elif words not in ("t", ""):
        return _option(match, decision, words, out)
    elif words == "" and len(decision.options) == 1:
        return Take(decision.options[0])
    return None


def _option(match: Match, decision: Decision, words: str, out: Console) -> Take | None:
    options = list(decision.options)
    if words.isdecimal():
        number = int(words)
        if 1 <= number <= len(options):
            return Take(options[number - 1])
        out.print(Text(f"There is no option {number}: they are numbered 1 to {len(options)}."))
        return None
    meant = [option for option in options if words.lower() in option.label.lower().replace("_", " ")]
    exact = [option for option in meant if words.lower() == option.label.lower().replace("_", " ")]
    if len(meant) == 1 or len(exact) == 1:
        return Take((exact or meant)[0])
    if meant:
        show_options(match, meant, out)
    else:
        out.print(Text(f"No option has `{words}` in it; h shows what else can be said."))
    return None


def _why_not(match: Match, name: str, out: Console) -> None:
    """Why what is named is not possible; without a name, why whatever comes to mind is not."""
    names = _named(match, name) if name else match.not_offered()
    for one in names:
        out.print(Text(f"{one.replace('_', ' ')}: {match.why_not(one)}"))
    if not names:
        out.print(Text("All that this decision could be about is offered; ? NAME says why something else is not."))


def _named(match: Match, name: str) -> list[str]:
    """What a person means: something that is not offered here, or else an action, with this in its name."""
    wanted = name.lower().replace("_", " ")
    actions = [body.name for body in match.game.program.bodies if body.form == "action"]
    for names in (match.not_offered(), actions):
        near = [one for one in names if wanted in one.lower().replace("_", " ")]
        if near:
            return [one for one in near if wanted == one.lower().replace("_", " ")] or near
    return [name]
