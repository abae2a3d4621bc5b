"""A few matches of bots, to find where the rules of a text that is in order cannot go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpreter.late import Late
from interpreter.match.refusal import CannotGoOn
from interpreter.telling.english.inflection import amount
from rulelang import program as p
from rulelang.checks.place import NOWHERE, is_of_the_base, span_of
from rulelang.complaints.whole_game import stops_in_play
from rulelang.names.symbols import Symbols
from rulelang.text.diagnostics import Diagnostic

if TYPE_CHECKING:
    from interpreter import bots
    from interpreter.match import game
else:  # what is not in order is not played
    bots, game = Late("interpreter.bots"), Late("interpreter.match.game")

SEEDS = (1, 2)
DECISIONS = 300  # of each match so many, at most: the same on every machine


def stopped_in_play(program: p.Program, symbols: Symbols) -> list[Diagnostic]:
    """The first stop that some match comes to, where it is; empty if none is found, which proves nothing.

    The fewest and the most players play, with the options as they are at first.
    """
    rules = game.Game(program, "")
    for players in sorted({program.min_players, program.max_players}):
        for seed in SEEDS:
            if (found := _stop(rules, players, seed)) is not None:
                stop, decisions = found
                when = f"after {amount(decisions, 'decision')}" if decisions else "before anybody decided"
                tried = f"{amount(players, 'player')} and seed {seed}, and stopped {when}"
                lines = [number for number, line in enumerate(program.lines) if line.address == stop.line]
                span = span_of(symbols, lines[0] if lines else NOWHERE)
                address = stop.line if is_of_the_base(symbols, span) else None
                complaint = stops_in_play(stop.why, tried, address, dead_end=stop.dead_end, choice=stop.choice)
                return [complaint.at(span.file or symbols.source.name, span)]
    return []


def _stop(rules: game.Game, players: int, seed: int) -> tuple[CannotGoOn, int] | None:
    """Why a match of bots that choose at random, each as `rulelang play` has them, cannot go on, and after how many decisions."""
    seated = [bots.bot("random", bots.seed_at(seed, seat)) for seat in range(players)]
    decisions = 0
    try:
        match = rules.new(players=players, seed=seed)
        while (decision := match.decision) is not None and decisions < DECISIONS:
            decisions += 1
            match.play(seated[decision.player].choose(match))
    except CannotGoOn as stop:
        return stop, decisions
    return None
