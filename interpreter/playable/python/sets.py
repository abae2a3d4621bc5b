"""Whether, or how many, pieces of a pile are such as a table says, printed: those that are such are a set that is known before
any match, so no piece of the pile is looked at one by one.
"""

from __future__ import annotations

from interpreter import form as n
from interpreter.engine.chains.law import carriers
from interpreter.playable.python.printing import Python

PILES_AT_MOST = 8  # that are asked one after another


def of_a_set(to: Python, e: n.Fold) -> str | None:
    """A fold over pieces of which one table says whether they count; None if it is another."""
    if len(e.loop.tests) != 1 or (piles := _piles(to, e.loop.source)) is None:
        return None
    if e.op in ("any", "no") and (found := _such(to, e.loop)) is not None:
        none = " and ".join(f"{found}.isdisjoint({pile})" for pile in piles)
        none = none if len(piles) == 1 else f"({none})"
        return none if e.op == "no" else f"(not {none})"
    if e.op == "count" and len(piles) == 1 and (found := _such(to, e.loop)) is not None:
        return f"len({found}.intersection({piles[0]}))"
    return None


def _piles(to: Python, source: n.Node) -> list[str] | None:
    match source:
        case n.Pile() | n.Sorted(of=n.Pile()):
            return [to(source.of if isinstance(source, n.Sorted) else source)]
        case n.Name() | n.Ask(what="with_room"):
            return [to(source)]
        case n.Piles(places=n.Constant(value=places)) if 0 < len(places) <= PILES_AT_MOST:
            return [f"{to.uses('z')}[{place}]" for place in places]
    return None


def _such(to: Python, loop: n.Loop) -> str | None:
    """The set of pieces that pass the one test of a loop."""
    one = n.Name(loop.name)
    match loop.tests[0]:
        case n.Lookup(table=table, index=index) if index == one:
            return to.constant(frozenset(piece for piece, such in enumerate(table) if such))
        case n.Ask(what="bears", given=(of, n.Name() as other, n.Constant(value=chain))) if of == one != other and to.numbers:
            fit, faces = carriers(to.numbers.chains)[chain], to.numbers.chains[chain].faces
            return f"{to.constant(tuple(fit[face] if face >= 0 else frozenset() for face in faces))}[{to(other)}]"
        case n.Compare(op="==", left=n.Lookup(table=table, index=index), right=n.Constant(value=wanted)) if index == one:
            return to.constant(_with(table, wanted))
        case n.Compare(
            op="==", left=n.Lookup(table=table, index=index), right=n.Lookup(table=asked, index=n.Name() as other)
        ) if index == one != other:
            sets = {wanted: _with(table, wanted) for wanted in set(asked)}
            return f"{to.constant(tuple(sets[wanted] for wanted in asked))}[{to(other)}]"
    return None


def _with(table: tuple[object, ...], wanted: object) -> frozenset[int]:
    """The pieces of which a table says this."""
    return frozenset(piece for piece, said in enumerate(table) if said == wanted)
