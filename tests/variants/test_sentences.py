"""House rules of one sentence that the documentation has no example for: each can be said in at most ten lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.shipped import find
from rulelang.compile import compile_all
from rulelang.text.diagnostics import render
from rulelang.text.source import SourceFile

LONGEST = 10
SENTENCES = {
    "Coins do not stand for cubes.": "remove resource coin.stands_for",
    "At the market there is one stall more.": "change zone stalls: at most by players (2: 4, 3: 5, 4: 6)",
    "An ox and a plough bring five sacks.": "replace action harvest.reward.if.line: 5 grain",
    "Nobody may pass at the market who can serve.": "remove phase market_day[pass]",
    "The first draw from the well is free.": """
add counter drawn_free each player: 0
replace action well.cost:
  if your drawn_free is 1: any 3 influence of one kind
add after action well: your drawn_free becomes 1
""",
    "Whoever takes a plague cube may have any cube for it.": 'add after action take_cube["plague"]: reward: any 1 influence',
    "The church gets no cubes with two players.": "change table cubes_on[church]: by players (2: 0)",
    "Turns go counterclockwise.": """
replace phase working.turns:
  turns from start_player counterclockwise until no square where cubes of it is at least 1: do turn_with_cube
""",
    "Four flags each are enough.": "change piece flag: 4",
    "Nobody travels without a horse.": """
add before action travel["leave the village"]: needs: your horse is at least 1
add before action travel["travel on"]: needs: your horse is at least 1
""",
    "Served customers count half.": """
replace score customers: (sum of prestige of it for each customer in your sold_to) / 2 rounded down
""",
    "After the mass the player with the fewest members to be seen gets a coin.": """
add value seen each player: count of your members in open_places
add after phase mass:
  each player with lowest seen of it: reward: 1 coin
""",
    "Only two members may sit on a level.": "change zone bench: at most 2",
    "The set-up gives everyone two sacks of grain instead of the coin.": """
replace setup.each[coin]:
  each player: reward: 2 grain
""",
    "Faith cannot be used in the church, only time.": "replace action church.cost: 3 time",
    "Who enters the council gets a prestige point at once.": 'add after action council["enter the council"]: reward: 1 prestige',
    "The third window costs three sacks.": "change table window[window_2]: step_price 3 grain",
    "There is a fifth good, bread, which the mill bakes of one sack.": """
add to kind good: bread
add to action crafts:
  "bake":
    cost: 1 grain + 1 time
    reward: 1 bread
""",
    "Whose member fills the last place of the chronicle gets two prestige.": """
add when member comes to chronicle:
  if chronicle is full: reward: 2 prestige
""",
    "Who starts the round pays a coin for it or gets one time.": """
add before phase working:
  each player where it is start_player:
    cost: 1 coin or 1 time
""",
}


@pytest.mark.parametrize("sentence", SENTENCES)
def test_a_sentence_can_be_said_in_a_few_lines(sentence: str) -> None:
    text = SENTENCES[sentence].strip() + "\n"
    assert len(text.splitlines()) <= LONGEST
    source = SourceFile(str(Path("house.rules")), f'variant house "{sentence[:-1]}" of village\n{text}')
    program, complaints, symbols = compile_all([source], find)
    known = {source.name: source} | (dict(symbols.sources) if symbols else {})
    assert program is not None, "\n\n".join(render(complaint, known) for complaint in complaints)
