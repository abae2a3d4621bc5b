"""The heading of a game: its name, who plays, and what is settled before."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from rulelang.ast.names import Name
from rulelang.ast.nodes import Node
from rulelang.ast.values.expressions import Expression


class Header(Node):
    """`game nim "Nim"` or `page market "A page"`: an excerpt that is checked and not played."""

    form: str
    name: str
    title: str


class Players(Node):
    """`players 2 to 4`"""

    least: int
    most: int | None = None


class Team(Node):
    """`team north: seats 1 and 3`, `team crew: everyone`, `team red: by players (4: seats 1 and 2, 6: seats 1 and 2 and 3)`"""

    name: str
    sitting: tuple[Annotated[AllSeats | Seats | SeatsOf, Field(discriminator="kind")], ...] = ()


class AllSeats(Node):
    """`everyone`"""

    word: str


class Seats(Node):
    """`seats 1 and 3`"""

    numbers: tuple[int, ...] = ()


class SeatsOf(Node):
    """`4: seats 1 and 2`: where so many play"""

    players: int
    seats: Seats


class OptionLine(Node):
    """`option goal: 100, 50`, `option mode: normal, hard` - the default first."""

    name: str
    values: tuple[int | Name, ...] = ()
    former: tuple[Name, ...] = Field(default=(), exclude=True)  # that a variant leaves out: rules may still speak of them

    @property
    def names(self) -> tuple[Name, ...]:
        """The values that are names: all of them or none, where there is no complaint."""
        return tuple(value for value in self.values if isinstance(value, Name))


class Automa(Node):
    """`automa rival "the rival" if players is 1`: a seat that never decides; `, not ranked`: it neither scores nor wins by it"""

    name: str
    title: str | None = None
    unranked: str | None = None
    condition: Expression | None = None
