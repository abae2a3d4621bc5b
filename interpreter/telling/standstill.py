"""Why rules go on and on without a decision, and the line that would end it: where nobody can do anything, what each lacks."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.engine.queries.players import out
from interpreter.numbering.tables import Tables, tables_of
from interpreter.state.failures import Endless
from interpreter.state.slots import ACTION, ACTIVE
from interpreter.state.state import State
from interpreter.telling.log.passed_over import passed_over
from interpreter.telling.words.failures import said
from rulelang import program as p
from rulelang.program.nodes import parts

FEW = 3  # so many actions are told of
REASONS = 2  # and so many different reasons of each
ENDS = (
    "Say how it ends then: `if that cannot be done: pass`, in turns of `1 each`, and at the margin `end when all have passed`"
    " (docs/rules-to-copy/ends.md, When nobody can do anything any more)"
)
STAYS = "What it asks for may stay as it is for ever: `repeat 3 times: if …` does it no more than three times"
SETS_OFF = "Each sets off the next: ask for what has changed by it, as in `when … becomes …`, or say `once each turn`"


def endless(s: State, error: Endless) -> tuple[str, str]:
    """What goes on and on, in words, and, to be told behind the line, what would end it."""
    t = tables_of(s)
    if error.turns < t.players:
        return said(t, error), _way_out(t, error.line)
    lacking = "; ".join(_lacking(s))
    return "no player can do anything any more, and turns go by for ever", f". {lacking}. {ENDS}" if lacking else f". {ENDS}"


def _way_out(t: Tables, line: int) -> str:
    """What would end a loop or a chain of triggers at a line; nothing of other lines."""
    text = t.program.lines[line].text if 0 <= line < len(t.program.lines) else ""
    return f". {STAYS}" if text.startswith("repeat") else f". {SETS_OFF}" if text.startswith("when") else ""


def _lacking(s: State) -> Iterator[str]:
    """What stops each player from doing what could be chosen, action by action."""
    t = tables_of(s)
    for name in list(dict.fromkeys(_offered(t)))[:FEW]:
        reasons = dict.fromkeys(_stopped(s, t, name, player) for player in range(t.players) if not out(s, player))
        told = [reason for reason in reasons if reason][:REASONS]
        if told:
            yield f"`{t.body[name].label}`: {' or '.join(told)}"


def _offered(t: Tables) -> Iterator[str]:
    """The actions of each choice that comes with a way out, where they are not asked for anything more."""
    for step in parts(t.program):
        match step:
            case p.Otherwise(steps=(p.OneOf(alternatives=ways),)):
                done = [inner for way in ways for inner in way.steps]
                yield from (one.body for one in done if isinstance(one, p.Do) and not one.arguments)


def _stopped(s: State, t: Tables, name: str, player: int) -> str:
    """What stops a player from doing an action now."""
    entry = t.entries[name]
    then = s.copy()
    then.trace = None
    then.v[ACTIVE] = player
    then.ask = (0, player, ())
    then.stack.append([entry, ACTION, (), player, *(0 for _ in t.form.frames[entry].slots)])
    return passed_over(then, entry, -1)
