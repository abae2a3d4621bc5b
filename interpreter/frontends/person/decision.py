"""A person's decision at the terminal: numbered options, and the words that are no options (`?`, `u`, `s`, `q`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.text import Text

from interpreter import Decision, Match, Option
from interpreter.frontends.console import ONLY_A_TURN, player_name, shortened
from interpreter.frontends.person.look_up import look_up, why_not
from interpreter.frontends.table_view.marks import spoken
from interpreter.frontends.table_view.places import on_top
from interpreter.frontends.table_view.prices import remark
from interpreter.telling.view_shape import View
from rulelang.program import Program

if TYPE_CHECKING:  # a rulebook is read when somebody looks something up
    from interpreter.frontends.person.rulebook import Rulebook

HELP = """A number takes that option; some letters of an option take it if no other has them.
?         why the rest is not possible
? NAME    what the rules say of a card, an action, a place, a resource, a score, …;
          and of what could be chosen, why it is not possible now
t         the table again                             u        undo
s [FILE]  save and play on                            q [FILE] save and stop
q!        stop without saving"""
SAID_AT_MOST = 16  # choices that are told once more beside a question
ASKED = re.compile(r"why\b( not\b)?( (can(not|'t|’t)?|may|do|don't) (I|we)\b( not\b)?)?\s*", re.IGNORECASE)  # typed with `?`
KEYS = "? why not   ? NAME explain   t table   u undo   s save   q quit   h help"


@dataclass(frozen=True)
class Screen:
    """Where a person is asked: what can be written to, read from, drawn again and looked up."""

    out: Console
    read: Callable[[], str]
    show_table: Callable[[], None]
    rulebook: Callable[[], Rulebook]


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


@dataclass(frozen=True)
class Leave:
    """The person wants to stop, and does not want the match saved."""


Reply = Take | Undo | Save | Leave


def typed() -> str:
    """What somebody types. Raises EOFError where nothing comes any more."""
    try:
        return input("> ")
    except RuntimeError:  # standard input is closed
        raise EOFError from None


def ask(match: Match, screen: Screen) -> Reply | None:
    """Asks until the reply is clear; None at the end of input."""
    decision = match.decision
    assert decision is not None
    show_options(match, decision.options, screen.out)
    while True:
        try:
            words = screen.read().strip()
        except (EOFError, KeyboardInterrupt):
            return None
        reply = _reply(match, decision, words, screen)
        if reply is not None:
            return reply
        if words == "t":
            screen.show_table()
        if words in ("t", ""):
            show_options(match, decision.options, screen.out)


def show_options(match: Match, options: Sequence[Option], out: Console) -> None:
    """The question and the numbered options of the open decision, in columns if there are many short ones."""
    decision = match.decision
    assert decision is not None
    view = match.view(decision.player)
    out.print(Text(_question(decision, view), style="bold"))
    if said := _said_so_far(match, decision):
        out.print(Text(f"      {said}", style="dim"))
    for name, given in decision.helpers.items():
        out.print(Text(f"      {spoken(name)}: {given}", style="dim"))
    numbers = {option.key: number for number, option in enumerate(decision.options, 1)}
    lines = [_line(match.game.program, view, numbers[option.key], option) for option in options]
    if len(lines) > 12 and max(len(line) for line in lines) < 38:
        out.print(Columns(lines, column_first=True, padding=(0, 3)))
    else:
        out.print(*lines, sep="\n")
    if len(options) == len(decision.options):
        out.print(Text(f"      {KEYS}", style="dim"))


def _question(decision: Decision, view: View) -> str:
    """`Player 1, build: how to pay 2 wood`: who is asked, what for, and what."""
    under_way = view["under_way"][-1] if view["under_way"] else ""
    about = f", {under_way}" if under_way not in ("", *ONLY_A_TURN) and under_way not in spoken(decision.prompt) else ""
    wanted = f" {decision.wanted}" if decision.wanted else ""
    return f"{player_name(decision.player)}{about}: {spoken(decision.prompt)}{wanted}"


def _said_so_far(match: Match, decision: Decision) -> str:
    """`Player 1 chose what to give: wool; how much: 2`: what was chosen and shown in what is under way, if others chose, too."""
    said = match.said_so_far(decision.player)[-SAID_AT_MOST:]
    if all(one.player in (-1, decision.player) for one in said):
        return ""
    told = []
    for number, one in enumerate(said):
        who = "" if one.player < 0 or (number and said[number - 1].player == one.player) else f"{player_name(one.player)} chose "
        told.append(f"{who}{one.asked}: {one.answer}" if one.asked else f"{who}{one.answer}")
    return "; ".join(told)


def _line(program: Program, view: View, number: int, option: Option) -> Text:
    line = Text(f"{number:>4}  {option.label.replace('_', ' ')}")
    rest = "the rest is asked next" if option.decision.kind == "pay" and option.label.endswith(" + ?") else ""
    told = ", ".join(part for part in (remark(program, option), on_top(program, view, option), rest) if part)
    return line.append(f"   ({told})", style="dim") if told else line


def _reply(match: Match, decision: Decision, words: str, screen: Screen) -> Reply | None:
    command, _, rest = words.partition(" ")
    rest = rest.strip()
    if command in ("s", "q"):
        return Save(Path(rest) if rest else None, stop=command == "q")
    if command == "u":
        return Undo()
    if command == "q!":
        return Leave()
    if command.startswith("?"):
        asked = words[1:].strip()
        name = asked[found.end() :] if (found := ASKED.match(asked)) else asked
        for one in _explained(match, name, screen):
            screen.out.print(one, soft_wrap=False)
    elif command in ("h", "help"):
        screen.out.print(Text(HELP))
    elif words not in ("t", ""):
        return _option(match, decision, words, screen.out)
    elif words == "" and len(decision.options) == 1:
        return Take(decision.options[0])
    return None


def _explained(match: Match, name: str, screen: Screen) -> Sequence[RenderableType]:
    try:
        return look_up(match, screen.rulebook(), name) if name else why_not(match)
    except OSError as error:
        return [Text(f"The rules cannot be read any more: {error.strerror}.")]


def _option(match: Match, decision: Decision, words: str, out: Console) -> Take | None:
    options = list(decision.options)
    if words.isdecimal():
        digits = words.lstrip("0")
        if len(digits) <= len(str(len(options))) and 1 <= int(digits or 0) <= len(options):
            return Take(options[int(digits) - 1])
        out.print(Text(f"There is no option {shortened(words)}: they are numbered 1 to {len(options)}."))
        return None
    meant = [option for option in options if words.lower() in option.label.lower().replace("_", " ")]
    exact = [option for option in meant if words.lower() == option.label.lower().replace("_", " ")]
    if len(meant) == 1 or len(exact) == 1:
        return Take((exact or meant)[0])
    if meant:
        show_options(match, meant, out)
    else:
        out.print(Text(f"No option has `{shortened(words)}` in it; h shows what else can be said."))
    return None
