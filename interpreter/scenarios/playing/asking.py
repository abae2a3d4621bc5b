"""What is asked, and what was done because there was nothing else, as a scenario says it."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.form import Site
from interpreter.numbering.tables import tables_of
from interpreter.scenarios.playing.helping import names
from interpreter.state.answers import Answer, is_any_time, is_paid
from interpreter.state.state import State
from interpreter.telling.words import wording

SHOWN = 8  # options, or things that happened, named in a message
WAYS_ON = ("one_of", "may")  # decisions of which an option may be an action that one does


def asked(state: State, taken: Sequence[str] = ()) -> str:
    """Who decides now, what, and between what; before that, what was `taken` because it was all that there was."""
    if taken:
        return f"what has only one option happens by itself ({_first(taken)}), and now {asked(state)}"
    if state.ask is None:
        return "the game is over" if state.over else "nothing is asked"
    number, player, values = state.ask
    site: Site = state.n.sites[number]
    prompt = f"{'to ' if site.kind in ('choose', 'number') else ''}{wording.prompt(tables_of(state), site)}"
    return f"{tables_of(state).seat_name(player)} is asked {prompt} ({_first(_sayable(state, values))})"


def by_itself(taken: Sequence[str]) -> str:
    """What came before a claim that is wrong, and nobody has said; nothing if nothing came."""
    return f"; what has only one option happened by itself: {_first(taken)}" if taken else ""


def _first(names: Sequence[str]) -> str:
    """As many of them as a message has room for."""
    return ", ".join(names[:SHOWN]) + (", …" if len(names) > SHOWN else "")


def only_option(state: State) -> str:
    """The one option of the open decision, as a scenario states it."""
    assert state.ask is not None
    number, player, values = state.ask
    site = state.n.sites[number]
    (option,) = _sayable(state, values[:1])
    if option == "decline":
        return f"seat {player + 1} declines"
    if site.kind == "use" or site.type == "sourced":
        return f"seat {player + 1} {option}"
    verb = "does" if site.kind in WAYS_ON and not option.startswith('"') else "pays" if site.kind == "pay" else "chooses"
    return f"seat {player + 1} {verb} {option}"


def _sayable(state: State, values: tuple[Answer, ...]) -> list[str]:
    """Options of the open decision as a scenario names them: what is no action, by its label."""
    assert state.ask is not None
    site: Site = state.n.sites[state.ask[0]]
    if site.type == "sourced":
        ways = names(state, [value for value in values if is_paid(value, site)])
        return ways + [wording.any_time(state, value)[0] for value in values if is_any_time(value)]
    keys = wording.keys(state, site, tuple(values))
    if site.kind == "use":
        return ["stops" if key == "stop" else f"uses {key}" for key in keys]
    if site.kind not in WAYS_ON:
        return keys
    plain = {*tables_of(state).body, "pass", "decline"}
    labels = wording.labels(state, site, tuple(values))
    return [key if key in plain else f'"{label}"' for key, label in zip(keys, labels, strict=True)]
