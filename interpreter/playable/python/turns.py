"""How turns begin and end, printed: without asking for what no rule of this game can bring about.

Where nobody passes, leaves, loses, takes another turn or misses one, the next player in the order is next. Where nothing holds
for a while, and no position is asked about, a turn of the round is over when nothing waits for its end and its frame is left, and
only the ends are looked at: whether one may come is asked where the turn ends.
"""

from __future__ import annotations

from interpreter import form as n
from interpreter.form import steps as st
from interpreter.playable.folding.certain import certain
from interpreter.playable.python.printing import Python
from interpreter.state.slots import ACTIVE, DONE_BY_ALL, LATER, ORDER, POSITION, TURN, TURNS, YOU

WHOSE_TURN = {"pass_turns", "another_turn"}  # what changes it
NOTED = "mark"  # of what happens: then turns are, too, by whoever stands in for the machine
SLOTS_AT_MOST = 12  # that are told one by one


def begins(to: Python, e: st.Effect) -> list[str]:
    """The next turn begins: its frame is the running one. Or these turns are over, and the block is left."""
    asked = [f"f = begin_turn(s, f, {', '.join(map(to, e.given))})", "if f is None:", "    return"]
    slot, body, count = (given.value if isinstance(given, n.Constant) else -1 for given in e.given)
    if not _in_order(to) or to.ways_on.slots(body) > SLOTS_AT_MOST:
        return asked
    held = ["p" if index == slot else f"f[{index}]" for index in range(YOU, YOU + 1 + to.ways_on.slots(body))]
    over = [f"    if f[{DONE_BY_ALL}] >= {count}:", "        leave_turns(s, f)", "        return"] if count else []
    plain = [
        f"i = f[{POSITION}] + 1",
        f"if i == len(f[{ORDER}]):",
        "    i = 0",
        f"    f[{DONE_BY_ALL}] += 1",
        *over,
        f"f[{POSITION}] = i",
        f"{to.uses('v')}[{ACTIVE}] = p = f[{ORDER}][i]",
        f"v[{TURNS}] += 1",
        f"s.stack.append(f := [{body}, {TURN}, (), {', '.join(held)}])",
    ]
    return ["if s.trace is None:", *_within(plain), "else:", *_within(asked)]


def ends(to: Python) -> list[str]:
    """The turn is over; play stops if the game is."""
    numbers, noted = to.numbers, NOTED in to.ways_on.done
    alone = numbers is not None and to.ways_on.is_in(to.path[-1], numbers.round_entry[0])
    if numbers is None or noted or not alone or _holds_for_a_while(to) or _asks_for_positions(to):
        return ["if b1(s, f):", "    return True"]
    waits = [f"if f[{LATER}]:", "    return next_put_off(s, f)"] if "put_off" in to.ways_on.done else []
    return [*waits, "s.stack.pop()", f"if {_may_be_over(to)}ends(s):", "    return True"]


def _may_be_over(to: Python) -> str:
    """What must hold for an end to come, where that is one question, which can be asked twice; most often it is not so."""
    match to.form.functions[n.Function("ends")].steps:
        case (st.When(branches=((n.Node() as condition, _),)), st.Return(value=n.Constant(value=False))) if certain(condition):
            return f"{to(condition)} and "
    return ""


def _in_order(to: Python) -> bool:
    """Whether each turn is of the player who is next in an order in which all are."""
    numbers = to.numbers
    if (
        numbers is None
        or max(numbers.lost, numbers.misses) >= 0
        or numbers.spans
        or numbers.next_turns
        or _asks_for_positions(to)
    ):
        return False
    return not {*WHOSE_TURN, NOTED} & to.ways_on.done and to.ways_on.all_take_turns(to.path[-1])


def _holds_for_a_while(to: Python) -> bool:
    return to.numbers is not None and bool(to.numbers.turn_switches or to.numbers.phase_switches or to.numbers.next_turns)


def _asks_for_positions(to: Python) -> bool:
    return to.numbers is not None and bool(to.numbers.position_places or to.numbers.position_slots)


def _within(lines: list[str]) -> list[str]:
    return [f"    {line}" for line in lines]
