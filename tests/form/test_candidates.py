"""What a condition asks and what is chosen then are the same candidates, whatever number each of them has."""

from interpreter.translate.analysis.facts import _candidates
from rulelang import program as p


def cards(number: int, asked: int) -> p.Group:
    """Cards that lie face up, `number` being that of the candidate; `asked`: of which that is asked."""
    return p.Group(type="card", bound=number, where=p.PieceState(state="face up", of=p.Bound(number=asked, type="card")))


def test_the_number_of_a_candidate_tells_nothing() -> None:
    assert _candidates(cards(3, 3)) == _candidates(cards(5, 5)) == _candidates(cards(0, 0))


def test_another_than_the_candidate_is_another() -> None:
    assert _candidates(cards(3, 2)) == cards(0, 2) != _candidates(cards(3, 3))
