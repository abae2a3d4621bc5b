"""What the declarations of a game say of who sees what, put into masks (`Sight`)."""

from __future__ import annotations

from interpreter.numbering.vector import Vector
from interpreter.state.game_numbers import ALL_BACKS, NOT_OWN, OWN, TOP_BACK, Sight


def masks(t: Vector) -> Sight:
    """Who sees what lies in each place, its order, its top piece, a part of it; and each number at the slots of `v`."""
    contents, order, tops = (
        tuple(_who(t, who, t.place_owner[place]) for place, who in enumerate(column)) for column in (t.contents, t.order, t.top)
    )
    each = tuple({"owner": OWN, "others": NOT_OWN}.get(who, 0) for who in t.each)
    backs = tuple({"all": ALL_BACKS, "top": TOP_BACK}.get(which or "", 0) for which in t.backs)
    closed = _closed(t)
    faces = t.slot.get(("face", ""), -1)
    bases = [base - t.class_pieces[of or ""][0] for (form, of), base in t.holder.items() if form == "piece"]
    everybody = _everybody(t)
    return Sight(
        players=t.players,
        everybody=everybody,
        contents=contents,
        order=order,
        tops=tops,
        each=each,
        owner=tuple(t.piece_owner),
        in_line=tuple(t.in_line),
        backs=backs,
        partly=any(tops) or any(each),
        numbers=tuple(closed.get(slot, everybody) for slot in range(len(t.start))),
        closed=tuple(closed),
        faces=faces,
        memory=t.slot.get(("memory", ""), -1),
        sides=t.slot.get(("side", ""), -1),
        rolled=tuple(t.piece[name].rolled for name in t.piece_class),
        first_load=bases[0] if bases else len(t.start),
        loads=len(t.program.resources) * len(t.piece_class) if bases else 0,
        pieces=len(t.piece_class),
        marks=tuple(r for r, one in enumerate(t.program.resources) if one.seen == "everyone" and bases),
        open={*contents, *order} == {everybody} and not closed and faces < 0,
        shows_backs=any(backs),
    )


def _closed(t: Vector) -> dict[int, int]:
    """The numbers that not everybody sees; how much is left in the supply would tell how much there is elsewhere."""
    found: dict[int, int] = {}
    for counter in t.program.counters:
        first = t.slot["counter", counter.name]
        whose = [
            i if counter.of == "player" else -1 for i in range(t.kept_for(counter.of)) for _ in range(t.kept_for(counter.by))
        ]
        found |= {first + i: _who(t, counter.seen, owner) for i, owner in enumerate(whose)}
    for number, resource in enumerate(t.program.resources):
        if resource.seen is not None and resource.track is None:
            slots = [t.amount_slot("player", None, number, player) for player in range(t.seats)]
            found |= {slot: _who(t, resource.seen, player) for player, slot in enumerate(slots)}
            if resource.supply is not None and resource.seen != "everyone":
                found[t.amount_slot("supply", None, number)] = 0
    return {slot: mask for slot, mask in found.items() if mask != _everybody(t)}


def _everybody(t: Vector) -> int:
    return (1 << t.players + 1) - 1


def _who(t: Vector, who: str, owner: int) -> int:
    """Everyone, nobody, the owner, or others: every player but the owner. An automa sees nothing, of its own or of others."""
    owner = 1 << owner if 0 <= owner < t.players else 0
    everybody = _everybody(t)
    return {"everyone": everybody, "nobody": 0, "owner": owner, "others": everybody >> 1 & ~owner}[who]
