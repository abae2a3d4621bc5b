"""What blocks, bodies and functions of a form are called, what functions are given, and what they give."""

from __future__ import annotations

from interpreter import form as n
from interpreter.listing.readable.naming.values import ability_name, sort
from interpreter.numbering.tables import ABILITY, Tables
from interpreter.translate.writing.draft import DONE, draft_of


def block_name(t: Tables, number: int) -> str:
    """A block: that of a body by the body's name."""
    if number == DONE:
        return "the end of the turn"
    known = number in t.label_of_entry and number in t.body_of_block
    return f"`{body_name(t, number)}`" if known else f"block {number}"


def body_name(t: Tables, entry: int) -> str:
    """The name of the body that begins with a block."""
    name = t.body_of_block[entry]
    return ability_name(t, int(name.removeprefix(ABILITY))) if name.startswith(ABILITY) else name


def function_name(t: Tables, e: n.Function) -> str:
    """What a function of the form is called."""
    program, number = t.program, e.number
    match e.kind:
        case "value" | "kept_value":
            return str(program.values[number].name)
        case "score":
            return f"score {program.scores[number].name}"
        case "team_score":
            return f"score {program.scores[number].name} of a team"
        case "ranking":
            return f"ranking {number + 1}"
        case "complete":
            return f"{program.areas[number].name} is complete"
        case "can_g":
            return f"can `{body_name(t, e.number)}`"
        case "could_g":
            return f"can, as all see, `{body_name(t, e.number)}`"
        case "offers":
            return f"what `{program.sources[number].name}` offers"
        case "column":
            return next(str(column) for (_, column), one in draft_of(t).columns.items() if one == e)
        case "first":
            return f"first space of {[grid.name for grid in program.grids if grid.law is not None][number]}"
        case "sure" | "known" | "safe":
            return e.kind
    return {"total": "total score", "team_total": "total score of a team", "ends": "ends", "limit": "limit"}[e.kind]


def heading(t: Tables, e: n.Function, of: str) -> str:
    """A function as a heading says what it is."""
    match e.kind:
        case "can_g":
            return f"can {body_name(t, e.number)}{of}: what must hold, of the state as it is"
        case "could_g":
            return f"can {body_name(t, e.number)}, as all see{of}: the part of that which is open to all"
        case "sure":
            return f"sure {e.number}{of}: whether an option of decision {e.number} certainly leads on"
        case "safe":
            return f"safe {e.number}: whether block {e.number}, which waits, certainly goes on with what can be done"
        case "known":
            return f"known {e.number}: whether all can know that decision {e.number} has one option"
        case "kept_value":
            return f"{function_name(t, e)}{of}, kept once it is worked out:"
    return f"{function_name(t, e)}{of}:"


def sorts_given(t: Tables, e: n.Function) -> tuple[str, ...]:
    """Of which sorts what a function is given is, in order."""
    match e.kind:
        case "value" | "kept_value":
            return sort(t.program.values[e.number].of or ""), "store"
        case "score" | "total" | "ranking" | "offers" | "first":
            return ("player",)
        case "complete":
            return ("area",)
        case "can_g" | "could_g":
            return slots(t, e.number)
        case "column":
            owner = next(owner for (owner, _), one in draft_of(t).columns.items() if one == e)
            return (owner,)
        case "sure":
            site = t.sites[e.number]
            return "frame", f"way of {e.number}" if site.kind in ("may", "one_of") else sort(site.type)
    return {"limit": ("resource", "player")}.get(e.kind, ())


def slots(t: Tables, entry: int) -> tuple[str, ...]:
    """Of which sorts what a body is given is: who does it, and its parameters."""
    body = t.body.get(t.body_of_block.get(entry, ""))
    return ("player", *map(sort, body.parameters if body is not None else ()))


def gives(t: Tables, e: n.Function) -> str:
    """Which sort of value a function gives."""
    match e.kind:
        case "value" | "kept_value":
            return sort(t.program.values[e.number].type)
        case "offers":
            return "offers"
    return ""
