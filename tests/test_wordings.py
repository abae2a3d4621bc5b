"""The most natural wrong wordings: each complaint shows the line that was meant, and that line, put in, is in order."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from rulelang.compile import compile_all, compile_with_right_lines
from rulelang.names.symbols import Symbols
from rulelang.scenario_files import reworded_scenarios, scenarios
from rulelang.text.diagnostics import Diagnostic, render
from rulelang.text.source import SourceFile

FOLDER = Path(__file__).parent / "wordings"
FAIR = (FOLDER / "fair.rules").read_text(encoding="utf-8")
# What of the game gives way to the lines, and how far they are indented.
PLACES = {
    "action": ("  roll pip\n  if pip is 6: add 1 to pot\n  reward: 1 coin\n", 2),
    "trade": ("  cost: price of card\n", 2),
    "setup": ("  each player: reward: 3 coin + 1 gem\n", 2),
    "round": ("  turns from leader, 1 each:\n    one of: trade, rest\n", 2),
    "end": ("end when deck is empty\n", 0),
    "winner": ("winner: the highest total\n", 0),
    "players": ("players 2 to 4\n", 0),
    "score": ("score coins: your coin\nscore cards: points of each card in your hand\n", 0),
}
# The same of a second game, whose cards have no names of their own: `## zoo action`.
ZOO = (FOLDER / "zoo.rules").read_text(encoding="utf-8")
PLACES_IN_ZOO = {
    "zoo action": ("  gain 1 star\n", 2),
    "zoo fight": ("  gain (fee of order) stars\n", 2),
    "zoo round": ("  draw players from stack to display\n", 2),
    "zoo turns": ("    if you are not fallen_out: do pick\n", 4),
    "zoo score": ("score keeper: 4 if only you have the most stars, else 0\n", 0),
    "zoo winner": ("winner: the highest total\n", 0),
    "zoo conditions": ("condition fallen_out of each player: there is another player with as many shown as you\n", 0),
}
# The same of a third, of tricks and lands and men: `## isles action`, `## isles variant`.
ISLES = (FOLDER / "isles.rules").read_text(encoding="utf-8")
PLACES_IN_ISLES = {
    "isles setup": ("    gain 5 coins + 1 cube\n", 4),
    "isles start": ("  player left of start_player becomes start_player\n", 2),
    "isles phase": ("    one of: send, fetch, study\n", 4),
    "isles turns": ("  turns from start_player, 1 each:\n    one of: send, fetch, study\n", 2),
    "isles action": ("  add 2 to your fame\n", 2),
    "isles heading": ('action study "study":\n', 0),
    "isles end": ("end after 4 rounds\n", 0),
    "isles score": ("score renown: your fame\n", 0),
    "isles winner": ("winner: the highest total, then the highest coin\n", 0),
    "isles players": ("players 2 to 4\n", 0),
}
GAMES = {"zoo": ZOO, "isles": ISLES}
DONE = {"zoo scenario": "when seat 1 chooses 3", "isles scenario": "when seat 1 does study"}  # before something is claimed


class Wording(NamedTuple):
    """What somebody writes, where, and the line that is right, or the two."""

    place: str
    lines: tuple[str, ...]
    right: str

    @property
    def said(self) -> str:
        """How the complaint shows it."""
        first, _, second = self.right.partition("\n")
        below = "indented below it" if second.startswith(" ") else "below it"
        return f"Write `{first}`, and {below} `{second.strip()}`." if second else f"Write `{first}`."


def wordings() -> list[Wording]:
    found, place = [], ""
    for block in re.split(r"\n\s*\n", (FOLDER / "wordings.txt").read_text(encoding="utf-8")):
        lines = [line for line in block.splitlines() if line.strip() and not line.startswith("# ")]
        if lines and lines[0].startswith("## "):
            place = lines.pop(0)[3:]
        if lines:
            right = [line.removeprefix("=> ") for line in lines if line.startswith("=> ")]
            found.append(Wording(place, tuple(line for line in lines if not line.startswith("=> ")), "\n".join(right)))
    return found


def text_with(place: str, lines: tuple[str, ...]) -> str:
    if place.endswith("variant"):
        return "\n".join([f'variant rich "Rich" of {base_of(place)}', *lines, ""])
    if place.endswith("scenario"):
        resource = "3 stars" if place == "zoo scenario" else "3 coin"
        given = () if lines[0].startswith("given") else (f"given seat 1 has {resource}",)
        done = (DONE.get(place, "when seat 1 does rest"),) if lines[0].startswith("then") else ()
        return "\n  ".join(['scenario "s"', "players 2", *given, *done, *lines]) + "\n"
    game = GAMES.get(base_of(place), FAIR)
    if place.endswith("declarations"):  # a page may declare what nothing speaks of
        return game.replace("game ", "page ", 1).replace("setup:\n", "\n".join([*lines, "", "setup:\n"]), 1)
    old, indent = (PLACES | PLACES_IN_ZOO | PLACES_IN_ISLES)[place]
    assert old in game
    return game.replace(old, "".join(" " * indent + line + "\n" for line in lines))


def base_of(place: str) -> str:
    """The name of the game into which a line is put."""
    first = place.partition(" ")[0]
    return first if first in GAMES else "fair"


@cache
def symbols_of(game: str) -> Symbols:
    _, complaints, symbols = compile_all([SourceFile("game.rules", game)])
    assert symbols is not None
    assert not complaints
    return symbols


def complaints(place: str, text: str, *, reworded: bool) -> list[Diagnostic]:
    if place.endswith("scenario"):
        source, symbols = SourceFile("s.scenario", text), symbols_of(GAMES.get(base_of(place), FAIR))
        found = scenarios(symbols, source)[1]
        return reworded_scenarios(symbols, source, found) if reworded else found
    compiled = compile_with_right_lines if reworded else compile_all
    return compiled([SourceFile("rich.rules", text)], lambda name: FOLDER / f"{name}.rules")[1]


@pytest.mark.parametrize("wording", wordings(), ids=lambda wording: f"{wording.place}: {' / '.join(wording.lines)}")
def test_the_complaint_shows_the_right_line(wording: Wording) -> None:
    text = text_with(wording.place, wording.lines)
    found = complaints(wording.place, text, reworded=True)
    assert found, "nothing is said"
    shown = [one for one in found if wording.said in (one.hint or "")]
    assert shown, "\n".join(render(one, {}) for one in found)
    lines = text.split("\n")
    wrong = lines[shown[0].span.line - 1]
    indent = wrong[: len(wrong) - len(wrong.lstrip())]
    lines[shown[0].span.line - 1] = "\n".join(indent + line for line in wording.right.split("\n"))
    left = complaints(wording.place, "\n".join(lines), reworded=False)
    assert not left, "\n".join(render(one, {}) for one in left)


def test_there_are_many() -> None:
    assert len(wordings()) >= 300


def test_unknown_names_are_told_beside_what_cannot_be_read() -> None:
    text = FAIR.replace("choose card in market", "choose a card in shelf").replace(
        "zone stable each player", "zone stable each player holds"
    )
    assert {one.code for one in complaints("round", text, reworded=False)} >= {"unexpected_word", "unknown_name"}


def test_a_name_that_may_stand_in_what_cannot_be_read_is_not_called_unknown() -> None:
    text = FAIR.replace("choose card in market", "choose a card in shelf").replace(
        "zone stable each player", "zone shelf holds card"
    )
    assert not [one for one in complaints("round", text, reworded=False) if one.code.startswith("unknown_")]


def test_two_wrong_lines_of_one_action_each_have_their_right_line() -> None:
    text = text_with("action", ("earn 2 coins", "reward: 1 gem", "draw two cards"))
    hints = [one.hint for one in complaints("action", text, reworded=True)]
    assert hints == ["Write `gain 2 coin`.", "Write `draw 2 from deck to your hand`."]


def test_no_line_is_shown_that_would_not_be_in_order() -> None:
    """There is no zone in which anybody holds pips, and nothing called `wool`."""
    for line in ("earn 2 wool", "discard a pip", "sing a song"):
        shown = [one.hint or "" for one in complaints("action", text_with("action", (line,)), reworded=True)]
        assert not any(hint.startswith("Write `") and "…" not in hint for hint in shown), shown


def test_a_step_that_takes_two_lines_is_shown_as_two() -> None:
    text = text_with("action", ("trade 2 coins for 1 gem",))
    hints = [one.hint for one in complaints("action", text, reworded=True)]
    assert hints == ["Write `pay 2 coin`, and below it `gain 1 gem`."]
    assert not complaints("action", text_with("action", ("cost: 2 coin", "reward: 1 gem")), reworded=False)


def test_a_line_that_only_a_whole_text_refuses_is_not_shown() -> None:
    """What lies in hands is known to their owners alone: who gains so many coins would tell it."""
    secret = "each card in your hand whose colour is red: reward: 1 coin"
    assert [one.code for one in complaints("action", text_with("action", (secret,)), reworded=False)] == ["tells_a_secret"]
    for line in ("for each red card in your hand gain 1 coin", secret.replace("each card", "every card")):
        found = complaints("action", text_with("action", (line,)), reworded=True)
        assert found
        assert not any("Write" in (one.hint or "") for one in found), [one.hint for one in found]


def test_of_two_right_lines_one_that_is_refused_leaves_the_other() -> None:
    text = text_with("action", ("for each red card in your hand gain 1 coin", "earn 2 coins"))
    hints = [one.hint or "" for one in complaints("action", text, reworded=True)]
    assert "Write `gain 2 coin`." in hints
    assert not any("each card" in hint for hint in hints)


def test_what_was_written_is_never_the_right_line() -> None:
    """A condition that looks where nobody looks: the line is as it should be, the zone is not."""
    text = FAIR.replace("zone discard_pile, holds card", "zone discard_pile, holds card, contents seen by nobody").replace(
        "end when deck", "condition spoiled: there is a card in discard_pile whose colour is red\n\nend when deck"
    )
    line = "  choose a card in market where spoiled or its points is not 1, or any if there is none\n"
    text = text.replace("  choose card in market\n", line)
    found = complaints("action", text, reworded=True)
    assert found
    assert not any(line.strip() in (one.hint or "") for one in found)


@pytest.mark.parametrize(
    "line",
    [
        "if round is 2, 4: gain 1 coin",
        "if round is 2, 4 or pip is 6: gain 1 coin",
        "if round is 2 or 4 or 6 and players: gain 1 coin",
        "repeat while pot is 2, 3: gain 1 coin",
    ],
)
def test_what_something_is_compared_with_is_never_added(line: str) -> None:
    """`is 2 + 4` is in order, and is 6: nobody meant it who listed 2 and 4."""
    found = complaints("action", text_with("action", (line,)), reworded=True)
    assert found
    assert not any("+" in (one.hint or "") for one in found), [one.hint for one in found]


def test_what_breaks_a_tie_is_never_added_to_the_total() -> None:
    line = "winner: the highest total, then points of the card in your hand"
    found = complaints("winner", text_with("winner", (line,)), reworded=True)
    assert found
    assert not any("+" in (one.hint or "") for one in found), [one.hint for one in found]


def test_nothing_is_shown_that_leaves_out_what_was_said() -> None:
    """`all` is not one of them, and a place to which things go is not where they are."""
    for wrong, never in (("move all pawns in your camp to the camp", "camp to your camp"), ("die d8", "1 to 6")):
        place = "declarations" if wrong.startswith("die") else "action"
        shown = [one.hint or "" for one in complaints(place, text_with(place, (wrong,)), reworded=True)]
        assert not any(never in hint for hint in shown), shown


def test_a_line_is_not_shown_that_is_refused_beside_another_that_nobody_understands() -> None:
    text = text_with("action", ("for each red card in your hand gain 1 coin", "sing a song"))
    assert not any("each card" in (one.hint or "") for one in complaints("action", text, reworded=True))


def test_a_complaint_at_the_beginning_of_a_line_is_answered() -> None:
    text = 'game t "T"\nplayers 2\npiece card, starts in deck:\n  | suit | height |\n  | each | 3, 4 |\nzone deck, holds card\n'
    found = compile_with_right_lines([SourceFile("t.rules", text)])[1]
    assert any("`3, 4` is no number" in one.text for one in found), found


@pytest.mark.parametrize(
    ("place", "line", "never"),
    [
        ("variant", "cost of trade + 1 gem", "replace"),  # it costs more, and nothing else instead
        ("variant", "if you roll a 6: gain 2 coin instead of 1", "gain 2 coin"),  # only then
        ("variant", "replace action rest.if pip is 6: gain 1 coin", "rest.reward"),  # another line than the one that was named
        ("isles variant", "add to action study: needs 2 coins", "reward"),
        ("isles variant", "add to action study.cost: 1 coin", "add after"),  # who cannot pay does not do it
        ("isles variant", "add to end after 4 rounds", "add end"),  # so it ends already
        ("isles score", "score bare: minus 5 if you have no cards", ": 5 if"),
        ("isles declarations", "zone bag, holds cube", "holds card"),  # cubes are a resource here
        ("isles declarations", "kind season: spring, autumn, in order", ", order"),
        ("isles players", "players 2 or 4", "2 to 4"),  # three are not meant
        ("isles action", "gain 1 point for every 3 coins", "pay 3"),  # they are kept
        ("isles heading", 'action study "study", if your fame is at most 5:', "if your fame"),  # it is not offered then
        ("isles end", "end when deck is empty, after the current round", "dealer"),  # turns do not begin there
    ],
)  # fmt: skip
def test_no_other_rule_is_shown_than_was_said(place: str, line: str, never: str) -> None:
    found = complaints(place, text_with(place, (line,)), reworded=True)
    assert found
    assert not any(never in (one.hint or "").partition("` ")[0] for one in found), [one.hint for one in found]


def test_no_name_is_in_order_since_another_line_is_not_understood() -> None:
    text = text_with("zoo scenario", ("given at pick", "when seat 1 chooses any card in nowhere"))
    hints = [one.hint or "" for one in complaints("zoo scenario", text, reworded=True)]
    assert not any("at choose" in hint for hint in hints), hints


GOLD = """game g "G"
players 2
resource {resource}: 9
round:
  turns from seat 1:
    {line}
    gain 1 {resource}
end when there is a player whose {resource} is at least 3
score wealth: your {resource}
winner: the highest total
"""


@pytest.mark.parametrize(("resource", "line"), [("gold", "gain 2 points"), ("wood", "gain 2 coins"), ("wood", "pay 2 points")])
def test_points_and_money_are_no_other_resource(resource: str, line: str) -> None:
    found = complaints("action", GOLD.format(resource=resource, line=line), reworded=True)
    assert found
    assert not any(resource in (one.hint or "") for one in found), [one.hint for one in found]


@pytest.mark.parametrize(
    ("line", "right"),
    [
        ("if any player has 5 points: you win", "if there is a player whose total is at least 5: you win"),
        ("if somebody has at least 5 victory points: you win", "if there is a player whose total is at least 5: you win"),
        ("if there is a player with 5 points: you win", "if there is a player whose total is at least 5: you win"),
        ("if you have 5 points: you win", "if your total is at least 5: you win"),
    ],
)
def test_points_are_the_total(line: str, right: str) -> None:
    found = complaints("action", GOLD.format(resource="gold", line=line), reworded=True)
    assert any((one.hint or "").startswith(f"Write `{right}`.") for one in found), [one.hint for one in found]
    assert not complaints("action", GOLD.format(resource="gold", line=right), reworded=False)


def shown_in_zoo(place: str, *lines: str) -> str:
    return " ".join(one.hint or "" for one in complaints(place, text_with(place, lines), reworded=True))


def test_a_line_below_a_broken_one_is_answered() -> None:
    broken = ("choose a card in display", "    where it is not lion as second", "all players except you gain 1 star")
    assert "Write `each other player: gain 1 star`." in shown_in_zoo("zoo action", *broken)


def test_whose_turn_it_is_pays_only_where_it_is_done_in_that_turn() -> None:
    line = "each other player whose shown is 3: pay 1 star to player"
    assert "active_player" in shown_in_zoo("zoo action", line)
    assert "active_player" not in shown_in_zoo("zoo action", "each player:", f"  {line}")


def test_of_a_place_that_holds_several_classes_not_one_is_moved() -> None:
    assert "move all" not in shown_in_zoo("zoo round", "put the rest of the display in the stack")


def test_a_place_of_each_player_is_none_for_all() -> None:
    assert "draw players" not in shown_in_zoo("zoo turns", "draw 1 card for each player from stack to their park")
