"""`python -m bench [GAME...]`: the figures of every shipped game, and of the game written by hand, in one run on one core."""

from __future__ import annotations

import argparse
import platform

from bench.measure import Figures, by_hand, measured, per_second
from bench.payments import payments
from interpreter import load
from interpreter.shipped import shipped

BY_HAND = "tic_tac_toe"
MATCHES = 40  # in which payments are timed


def main() -> None:
    """Measures and prints."""
    words = argparse.ArgumentParser(prog="python -m bench", description="Decisions a second, and the time of a copy.")
    words.add_argument(
        "games", nargs="*", metavar="GAME", help="shipped games, or files of rules; all shipped ones if none is named"
    )
    words.add_argument("--seconds", type=float, default=3.0, help="how long each figure is measured (default 3)")
    asked = words.parse_args()
    unknown = [name for name in asked.games if name not in shipped() and not name.endswith(".rules")]
    if unknown:
        words.error(f"there is no game {unknown[0]}; there are {', '.join(shipped())}")
    print(
        f"Python {platform.python_version()}, {platform.machine()}, one core; "
        f"random play; best of 3 rounds, {asked.seconds:g} s a figure."
    )
    print("A decision counts if it has two options or more; labels and keys are not asked for.\n")
    print(f"{'game':<16}{'players':>8}{'decisions/s':>14}{'in place':>12}{'copy':>12}{'at':>8}")
    figures = []
    for name in asked.games or shipped():
        game = load(name)
        figures.append(measured(game, game.min_players, asked.seconds))
        _print_row(figures[-1])
    _compare(figures, asked.seconds)
    for name in asked.games or shipped():
        if found := payments(load(name), MATCHES):
            median, most, longest = (f"{seconds * 1e6:.0f} us" for seconds in (found.median, found.most_of_all, found.longest))
            print(
                f"\n{name}, {MATCHES} random matches: {found.listed:,} payments with the help of sources; listing the ways of one"
            )
            print(f"takes {median} (median), {most} (95 in 100), {longest} (the longest). Most options: {found.widest}.")


def _print_row(one: Figures) -> None:
    face, in_place = f"{one.face:,.0f}", f"{one.in_place:,.0f}"
    print(f"{one.game:<16}{one.players:>8}{face:>14}{in_place:>12}{one.copy * 1e6:>9.2f} us{one.copied_at:>8}", flush=True)


def _compare(figures: list[Figures], seconds: float) -> None:
    """The engine beside the game written by hand, both measured in this run."""
    print("\ndecisions/s: through the public face (Game.new, Match.decision, options, play). in place: the machine's step alone.")
    print("copy: the mean time of Match.copy, over so many decisions of random matches (at).")
    ours = next((one for one in figures if one.game == BY_HAND), None)
    if ours is not None:
        hand = per_second(by_hand, seconds)
        print(f"\n{BY_HAND} written by hand: {hand:,.0f} decisions/s; ", end="")
        print(f"through the face {ours.face / hand:.2f} of that, in place {ours.in_place / hand:.2f}.")


main()
