"""The clauses of a scenario: what a test gives, does and claims, typed, each on its line."""

from __future__ import annotations

from typing import Literal

from rulelang import program as p

SETUP = "setup"  # where a scenario may begin, beside the phases: `given at setup`


class Spoken(p.Node):
    """One thing said; `source` is how it is written, with its verb in the plain form."""

    source: str


class Do(Spoken):
    """`do harvest`"""

    name: str


class Choose(Spoken):
    """`choose left`: one of `values`, where a name could mean several things."""

    values: tuple[p.Expression, ...]


class ChooseText(Spoken):
    """`choose "one coin"`: the alternative with this label."""

    text: str


class Pay(Spoken):
    """`pay 1 coin`"""

    bundle: p.Expression


class Helper(p.Node):
    """`tavern of seat 2`, `tavern in fields`: what the name can mean; whose it is (None: the payer's), or where it lies."""

    values: tuple[p.Expression, ...]
    of: p.Expression | None = None
    places: p.Places | None = None


class PayWith(Spoken):
    """`pay with castle + tavern of seat 2`"""

    helpers: tuple[Helper, ...]


class Use(Spoken):
    """`use tavern`: the piece whose ability is used."""

    values: tuple[p.Expression, ...]


class Decline(Spoken):
    """`decline`"""


Said = Do | Choose | ChooseText | Pay | PayWith | Use | Decline


class Line(p.Node):
    """A clause on its line of the file; `source` is its text, `background` whether it stands in one."""

    line: int
    source: str
    background: bool = False


class At(Line):
    """`given at mass, turn of seat 2`"""

    phase: str
    turn: p.Expression | None


class Next(Line):
    """`given next rolls: 3, 1`"""

    word: Literal["draws", "rolls"]
    values: tuple[p.Expression, ...]


class Given(Line):
    """`given you have 1 ox`"""

    condition: p.Expression


class GivenStep(Line):
    """`given move 1 mark from your reserve to b2`"""

    step: p.Step


class Shows(Line):
    """A group of dice, and which sides of them are up; `type` is their class."""

    type: str
    group: p.Group
    sides: tuple[p.Expression, ...]


class GivenShows(Shows):
    """`given bones in cup show 3, 3, 5`: of each die, in order, its side"""


class When(Line):
    """`when you do harvest, choose 2`"""

    player: p.Expression
    said: tuple[Said, ...]


class Then(Line):
    """`then you have 4 grain`"""

    condition: p.Expression


class ThenShows(Shows):
    """`then bones in cup show 5, 3, 3`: their sides in any order"""


class OfAParty(Line):
    """A claim about the result of a player or a team; of everyone without a player."""

    player: p.Expression | None = None
    of_team: bool = False


class ThenWins(OfAParty):
    """`then you win`; without a player `then everyone wins`; with a team, `of_team`, `then north wins`"""


class ThenLoses(OfAParty):
    """`then seat 2 loses`; without a player `then everyone loses`. The game may go on without who has lost."""


class ThenPlaced(OfAParty):
    """`then seat 2 comes second`, `then north comes first`: `place` is counted from 1."""

    place: int


class ThenCalled(OfAParty):
    """`then seat 2 is "in leaf"`: the grade of what it has."""

    label: str


class ThenOver(Line):
    """`then the game is (not) over`"""

    negated: bool


class ThenMay(Line):
    """`then you may (not) do harvest`"""

    player: p.Expression
    negated: bool
    said: Said


class ThenSees(Line):
    """`then seat 2 may (not) see hand of seat 1`, `… top of heap`, `… coin of you`, `then nobody may see order of bag`

    A spectator is nobody. `what` is a place (or its order), a piece (or `any …` of several), a property of one, or a number.
    """

    player: p.Expression
    negated: bool
    form: Literal["place", "order", "piece", "property", "number"]
    what: p.Expression


class Refused(Line):
    """`refused you do harvest: "no member on your farm"`"""

    player: p.Expression
    said: tuple[Said, ...]
    reason: str | None


Clause = (
    At
    | Next
    | Given
    | GivenStep
    | GivenShows
    | When
    | Then
    | ThenShows
    | ThenWins
    | ThenLoses
    | ThenPlaced
    | ThenCalled
    | ThenOver
    | ThenMay
    | ThenSees
    | Refused
)


class Scenario(p.Node):
    """One test: how many play with which options, and its clauses in order."""

    title: str
    file: str
    line: int
    players: int
    options: tuple[tuple[str, int | str], ...]
    clauses: tuple[Clause, ...]
