"""Who does not see the cards of a line chooses one by its place: what is offered, and in which order, tells nothing of them."""

from pathlib import Path

import pytest

from interpreter import load
from interpreter.numbering.tables import tables_of

HERE = Path(__file__).resolve().parent


@pytest.mark.parametrize("seed", range(8))
def test_cards_in_line_are_offered_by_their_place(seed: int) -> None:
    match = load(str(HERE / "honest" / "own_card_by_its_place.rules")).new(players=2, seed=seed)
    tables = tables_of(match.state)
    hand = next(place for place in range(tables.places) if tables.place_name(place) == "hand of Player 1")
    assert match.decision is not None
    assert [option.key for option in match.decision.options] == ["flower 1", "flower 2", "flower 3"]
    taken = []
    for option in match.decision.options:
        after = match.copy()
        after.play(option.key)
        taken += [piece for piece in match.state.z[hand] if piece not in after.state.z[hand]]
    assert taken == list(match.state.z[hand])
