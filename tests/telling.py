"""What is told of a match, paragraph by paragraph, but why the game ended: toys end as soon as they have shown what they show."""

from interpreter.engine.sight import Seat
from interpreter.match.match import Match
from interpreter.numbering.tables import tables_of
from interpreter.telling.report import Report


def told_of(match: Match, seat: Seat = None) -> list[str]:
    """The paragraphs."""
    told = Report(tables_of(match.state), seat).since(match.state.trace or [])
    return [one.text for one in told if not one.text.lower().endswith(("the game ends.", "the game comes to its end."))]
