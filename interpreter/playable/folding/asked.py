"""What is asked of the state, where it is known that there is such a piece or place."""

from __future__ import annotations

from interpreter import form as n
from interpreter.playable.folding.folding import Folding, simpler


@simpler(n.Ask)
def _there(fold: Folding, e: n.Ask) -> n.Node | None:
    match e:
        case n.Ask(what="whereabouts", given=(piece,)) if fold.is_there(piece):
            return n.At(piece)
        case n.Ask(what="at_index", given=(n.Constant() as first, index)) if fold.is_there(index):
            return n.Read(fold.made(n.plus(first, index)))
        case n.Ask(what="pile", given=(place,)) if fold.is_there(place):
            return n.Pile(place)
        case n.Ask(what="empty", given=(place,)) if fold.is_there(place):
            return n.Not(n.Pile(place))
        case n.Ask(what="full", given=(n.Constant(value=place) as there,)) if place >= 0:
            return n.Compare(">=", n.Ask("how_many", (n.Pile(there),)), n.Constant(fold.numbers.capacity[place]))
        case n.Ask(what="all_in_order", given=(n.Listing(loop=n.Loop(source=source, tests=())),)):
            return None if isinstance(source, n.Piles) else n.Ask("all_in_order", (source,))
        case n.Ask(what="free", given=(player, resource)) if fold.limits is not None:
            return _free(fold, player, resource)
    return None


def _free(fold: Folding, player: n.Node, resource: n.Node) -> n.Node | None:
    """How much more somebody may hold: what nobody may hold more of, less what is held."""
    if not fold.is_there(resource) or fold.limits is None:
        return None
    seats = fold.numbers.seats
    first = fold.made(n.Arithmetic("+", n.Constant(fold.numbers.player_base), fold.made(n.times(seats, resource))))
    held = n.Read(fold.made(n.Arithmetic("+", first, player)))
    most = fold.made(n.Lookup(fold.limits, resource))
    return n.Arithmetic("larger", n.Constant(0), n.Arithmetic("-", most, held))


@simpler(n.In)
def _in(fold: Folding, e: n.In) -> n.Node | None:
    match e.several:
        case n.Listing(loop=n.Loop(source=n.Span(n.Constant(value=first), n.Constant(value=last)), tests=tests)):
            if not tests and isinstance(e.of, n.Name):
                return fold.made(n.Between(first, e.of, last))
    return None


@simpler(n.ForEach)
def _for_each(_: Folding, e: n.ForEach) -> n.Node | None:
    match e.several:
        case n.Listing(loop=n.Loop(source=n.Span() | n.Sorted() | n.Ask() as source, tests=())):
            return n.ForEach(e.target, source, e.steps)
    return None
