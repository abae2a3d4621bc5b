"""Pieces on pieces in whole rules: patiences, two classes in one chain, exchanges that lead nowhere, hidden hands."""

from __future__ import annotations

from interpreter import Match
from interpreter.numbering.tables import tables_of
from interpreter.telling.words.stacks import stack_from
from interpreter.telling.words.wording import piece_name

PATIENCE = """
    game patience "A patience"
    players 1
    kind colour: red, blue
    kind lane: left_lane, right_lane
    piece card, plural cards, starts in row:
      | card | rank | colour | copies |
      | r1   | 1    | red    | 1      |
      | r2   | 2    | red    | 1      |
      | r3   | 3    | red    | 1      |
      | b2   | 2    | blue   | 1      |
      | b3   | 3    | blue   | 1      |
    zone row, holds card
    chain tower each lane: card goes on another where rank of another is rank of card + 1 and colour of another is not its colour,
      carries 1, begins where its rank is at least by players (1: 3, else: 2)
    round:
      turns from seat 1:
        one of:
          "lay":
            choose card in row
            choose place for card in tower as spot
            move card to spot
          "ask":
            needs: any card in row where it is r1 and (any card in tower where r1_goes is 1)
            you win
          "stop": you win
    value r1_goes: 1
"""


def towers(match: Match) -> list[str]:
    s = match.state
    t = tables_of(s)
    places = t.family_places("tower")
    bottoms = [piece for place in places for piece in s.z[place] if s.v[s.n.lies_on + piece] < 0]
    return sorted(stack_from(s, piece, lambda one: piece_name(t, one)) for piece in bottoms)
