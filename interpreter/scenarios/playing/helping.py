"""Ways to pay that a scenario names by whose help is taken: alike helpers are one, so any of them may be named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import product

from interpreter.engine import machine
from interpreter.engine.sources import is_part, kinds_of
from interpreter.numbering.tables import tables_of
from interpreter.paying.ways_with_help import OTHERS, Paid, Part, Use
from interpreter.scenarios.given.conditions import exact_way
from interpreter.scenarios.reading import Reading, row_of
from interpreter.state.answers import is_paid
from interpreter.state.state import State
from interpreter.telling.words import naming, wording
from rulelang.scenario_files import clauses as sc

Kind = tuple[object, ...]


def helped(state: State, said: sc.Pay | sc.PayWith, read: Reading) -> list[Paid | Part]:
    """The options of the open decision that take the help that is named, or begin to; or nobody's, and pay what is named."""
    assert state.ask is not None
    player = state.ask[1]
    kinds = kinds_of(state, player)
    way = exact_way(read(state, said.bundle)) if isinstance(said, sc.Pay) else None
    meant = [_meant(state, one, player, read, kinds) for one in said.helpers] if isinstance(said, sc.PayWith) else []
    wanted = [Counter(choice) for choice in product(*meant)]
    found: list[Paid | Part] = []
    for value in _ways(state):
        taken = Counter(kinds[use] for use in helpers(value))
        if is_part(value):
            if any(taken <= one for one in wanted) and _leads_there(state, value, said, read):
                found.append(value)
        elif taken in wanted and way in (None, value[0]):
            found.append(value)
    return found


def _ways(state: State) -> list[Paid | Part]:
    """The options of the open decision."""
    assert state.ask is not None
    site = state.n.sites[state.ask[0]]
    return [value for value in state.ask[2] if is_paid(value, site)]


def _leads_there(state: State, value: Part, said: sc.Pay | sc.PayWith, read: Reading) -> bool:
    """Whether, having begun to pay like this, one can go on to what is named."""
    later = state.copy()
    machine.answer(later, value)
    return later.ask is not None and later.ask[:2] == (state.ask or ())[:2] and bool(helped(later, said, read))


def _meant(state: State, helper: sc.Helper, player: int, read: Reading, kinds: dict[Use, Kind]) -> list[Kind]:
    """The kinds of help that a name can mean."""
    t = tables_of(state)
    rows = {row_of(value) for value in helper.values}
    within = _lies_in(state, helper, player, read)
    return list(
        dict.fromkeys(
            kind
            for (_, piece, _), kind in kinds.items()
            if (t.piece_class[piece], t.piece_row[piece]) in rows and within(state.at[piece])
        )
    )


def _lies_in(state: State, helper: sc.Helper, player: int, read: Reading) -> Callable[[int], bool]:
    """Whether a place is one of those that are meant: of the payer, unless somebody else is named."""
    owner = tables_of(state).place_owner
    if helper.places is None:
        whose = player if helper.of is None else read(state, helper.of)
        return lambda place: owner[place] in (whose, -1)
    named = set(read.places(state, helper.places))
    if helper.places.one is not None or helper.places.of is not None:
        return lambda place: place in named
    return lambda place: place in named and owner[place] in (player, -1)


def helpers(value: Paid | Part) -> list[Use]:
    """Whose help an option takes, as far as it is said."""
    return [use for use in value[1] if use[0] >= 0]


def names(state: State, values: Sequence[Paid | Part]) -> list[str]:
    """Ways to pay as a scenario says them: by whose help they take, and where it lies if that could be two."""
    found: dict[tuple[str, int], set[str]] = {}
    for value in values:
        for _, piece, _ in helpers(value):
            place = state.at[piece]
            found.setdefault((_name(state, piece), tables_of(state).place_owner[place]), set()).add(
                tables_of(state).place_name(place)
            )
    return [_way(state, value, {key for key, places in found.items() if len(places) > 1}) for value in values]


def _way(state: State, value: Paid | Part, apart: set[tuple[str, int]]) -> str:
    """One way: what is held meets what no help meets."""
    assert state.ask is not None
    t, said = tables_of(state), []
    for _, piece, _ in helpers(value):
        place, name = state.at[piece], _name(state, piece)
        owner = t.place_owner[place]
        other = f" of seat {owner + 1}" if owner not in (-1, state.ask[1]) else ""
        where = t.place_name(place) if owner < 0 else t.family[place]
        said.append(f"{name} in {where}{other}" if (name, owner) in apart else f"{name}{other}")
    if value[1] and value[1][-1][0] == OTHERS:
        said.append("something else")
    return f"pays with {' + '.join(said)}" if said else f"pays {wording.paid_name(state, value).removesuffix(' + ?')}"


def _name(state: State, piece: int) -> str:
    return naming.piece_name(tables_of(state), piece, owned=True)
