"""What is done, and the lists of options, printed as lines of Python."""

from __future__ import annotations

from interpreter import form as n
from interpreter.form import options as o
from interpreter.form import steps as st
from interpreter.playable.operations import OPERATIONS
from interpreter.playable.python import asked, moves, turns
from interpreter.playable.python.printing import Python, prints, prints_last
from interpreter.playable.python.tested import ahead, once

END_OF_TURN = 1  # the block with which each turn ends


# -------------------------------------------------------------------------------------------------------- straight steps
@prints(st.Effect)
def _effect(to: Python, e: st.Effect) -> list[str]:
    if (plainly := moves.plainly(to, e)) is not None:
        return plainly
    down = [] if e.down is None else [f"down={int(e.down)}"]
    return [f"{e.what}({', '.join([*OPERATIONS[e.what].state, *map(to, e.given), *down])})"]


@prints_last(st.Effect)
def _effect_last(to: Python, e: st.Effect) -> list[str] | None:
    """A turn that has begun goes on at once."""
    if e.what != "begin_turn" or not isinstance(e.given[1], n.Constant):
        return None
    body = e.given[1].value
    begins = turns.begins(to, e)
    return [*begins, *(to.across(body) or [f"return b{body}(s, f)"])]


@prints(st.Set)
def _set(to: Python, e: st.Set) -> list[str]:
    return [f"f[{e.slot}] = {to(e.value)}"]


@prints(st.Add)
def _add(_: Python, e: st.Add) -> list[str]:
    return [f"f[{e.slot}] {'-' if e.amount < 0 else '+'}= {abs(e.amount)}"]


@prints(st.Append)
def _append(to: Python, e: st.Append) -> list[str]:
    return [f"f[{e.slot}] += ({to(e.value)},)"]


@prints(st.Bind)
def _bind(to: Python, e: st.Bind) -> list[str]:
    return [f"{e.name} = {to(e.value)}"]


@prints(st.Gather)
def _gather(_: Python, e: st.Gather) -> list[str]:
    return [f"{e.name} = []"]


@prints(st.More)
def _more(to: Python, e: st.More) -> list[str]:
    return [f"{e.name}.append({to(e.value)})"]


@prints(st.Write)
def _write(to: Python, e: st.Write) -> list[str]:
    return [f"{to.uses('v')}[{to(e.at)}] = {to(e.value)}"]


@prints(st.Store)
def _store(to: Python, e: st.Store) -> list[str]:
    return [f"kept[key] = {to(e.value)}"]


@prints(st.When)
def _when(to: Python, e: st.When) -> list[str]:
    lines: list[str] = []
    if [condition for condition, _ in e.branches] == [n.Constant(False)]:
        return lines
    for number, (condition, steps) in enumerate(e.branches):
        head = "else:" if condition is None else f"{'elif' if number else 'if'} {to(condition)}:"
        lines += [head, *to.within(steps)]
    return lines


@prints(st.ForEach)
def _for_each(to: Python, e: st.ForEach) -> list[str]:
    return [f"for {to(e.target)} in {to(e.several)}:", *to.within(e.steps)]


@prints(st.Times)
def _times(to: Python, e: st.Times) -> list[str]:
    return [f"for _ in range({to(e.count)}):", *to.within(e.steps)]


@prints(st.Until)
def _until(to: Python, e: st.Until) -> list[str]:
    head = [f"for _ in range({e.at_most}):", f"    if {to(e.stop)}:", "        break"]
    return [*head, *to.within(e.steps), "else:", f"    raise Endless({e.line})"]


# ------------------------------------------------------------------------------------------------- how a block goes on
@prints(st.Next)
def _next(_: Python, e: st.Next) -> list[str]:
    return [f"f[0] = {e.block}"]


@prints_last(st.Next)
def _next_last(to: Python, e: st.Next) -> list[str] | None:
    """The same frame goes round at once, but for those who look in between; onwards it goes through the machine, so that the
    blocks of a long body never nest deeper than a bound of their own."""
    found = to.across(e.block) if to.path and e.block < to.path[-1] else None
    return None if found is None else [f"f[0] = {e.block}", "if s.probing or s.fired:", "    return", *found]


@prints(st.Push)
def _push(to: Python, e: st.Push) -> list[str]:
    return [f"s.stack.append({_frame(to, e)})"]


def _frame(to: Python, e: st.Push) -> str:
    frame = [str(e.block), str(e.marker), "()", *map(to, e.slots)]
    if e.padding >= 0:
        padded = to.form.frames[e.padding]
        frame += ["0"] * (len(padded.slots) - padded.given)
    return f"[{', '.join(frame)}]"


@prints_last(st.Push)
def _push_last(to: Python, e: st.Push) -> list[str] | None:
    """A frame begins at once."""
    if not to.ways_on.at_once(e.block):
        return None
    begins = [f"s.stack.append(f := {_frame(to, e)})"]
    return [*begins, *(to.across(e.block) or [f"return b{e.block}(s, f)"])]


@prints(st.Pop)
def _pop(_: Python, __: st.Pop) -> list[str]:
    return ["s.stack.pop()"]


@prints_last(st.Pop)
def _pop_last(to: Python, _: st.Pop) -> list[str]:
    return ["s.stack.pop()", *_goes_on(to, to.ways_on.after(to.path[-1]))]


def _goes_on(to: Python, number: int) -> list[str]:
    """What waits in the frame below, if it is what is guessed."""
    before, to.in_play = to.in_play, True
    found = to.across(number)
    to.in_play = before
    if found is None:
        return ["return"]
    return ["f = s.stack[-1]", f"if f[0] != {number} or s.probing or s.fired:", "    return", *found]


@prints(st.Over)
def _over(_: Python, __: st.Over) -> list[str]:
    return ["s.over = True"]


@prints(st.Jump)
def _jump(to: Python, e: st.Jump) -> list[str]:
    if e.block == END_OF_TURN:
        return [*turns.ends(to), *_goes_on(to, to.ways_on.turns(to.path[-1]))]
    block = to.ways_on.in_place(e.block, to.nested)
    return [f"return b{e.block}(s, f)"] if block is None else to.block(block)


@prints(st.Leave)
def _leave(_: Python, __: st.Leave) -> list[str]:
    return ["return"]


@prints(st.Stop)
def _stop(_: Python, __: st.Stop) -> list[str]:
    return ["return True"]


@prints(st.Fail)
def _fail(_: Python, e: st.Fail) -> list[str]:
    return [f"raise DeadEnd({e.line})"]


@prints(st.Decide)
def _decide(to: Python, e: st.Decide) -> list[str]:
    given = f"s, {e.site}, {to(e.you)}"
    glances = e.site in to.firsts and not to.in_play
    glance = ["if s.probing > 1:", f"    return glance({given}, option{e.site}(s, f))"] if glances else []
    if not asked.plainly(to, e.site):
        return [f"f[0] = {e.block}", *glance, f"return ask({given}, options{e.site}(s, f))"]
    at_once = ["if len(o) > 1 and not s.asking:", f"    s.ask = ({e.site}, {to(e.you)}, tuple(o))", "    return True"]
    return [f"f[0] = {e.block}", *glance, *asked.listed(to, e.site), *at_once, f"return ask({given}, o)"]


@prints(st.Return)
def _return(to: Python, e: st.Return) -> list[str]:
    return [f"return {to(e.value)}"]


# --------------------------------------------------------------------------------------------------------------- options
@prints(o.Choice)
def _choice(to: Python, e: o.Choice) -> list[str]:
    found = _ahead(to, filtered(e))
    if e.apart:
        you = [to(e.you)] if e.apart in o.TO_SOMEBODY and e.you is not None else []
        held = [] if e.held is None or e.apart == "by_place" else [to(e.held)]
        found = f"{e.apart}({', '.join(['s', found, *you, *held])})"
    return [f"return [*{found}, -1]" if e.optional else f"return {found}"]


def _ahead(to: Python, listed: n.Node) -> str:
    """A list, of which what can be tested once is tested before it is gone through."""
    if not isinstance(listed, n.Listing):
        return to(listed)
    first, loop = ahead(listed.loop)
    found = to(n.Listing(loop))
    return f"({found} if {' and '.join(map(to, first))} else [])" if first else found


def filtered(e: o.Choice) -> n.Node:
    """The candidates with which it can go on: looked for and tested in one pass, where they are not ranked."""
    if not e.possible:
        return e.listed
    if isinstance(e.listed, n.Kept) and isinstance(e.listed.of, n.Listing):
        return n.Kept(_tested(e.listed.of, e.possible))
    if isinstance(e.listed, n.Listing):
        return _tested(e.listed, e.possible)
    return n.Listing(n.Loop(e.name, e.listed, e.possible))


def _tested(listing: n.Listing, possible: tuple[n.Node, ...]) -> n.Listing:
    loop = listing.loop
    return n.Listing(n.Loop(loop.name, loop.source, once((*loop.tests, *possible))))


@prints(o.Numbers)
def _numbers(to: Python, e: o.Numbers) -> list[str]:
    tests = f" if {' and '.join(map(to, e.possible))}" if e.possible else ""
    return [f"return [{e.name} for {e.name} in among({to(e.low)}, {to(e.high)}, {e.line}){tests}]"]


@prints(o.Ways)
def _ways(to: Python, e: o.Ways) -> list[str]:
    lines = ["o = []"]
    for number, conditions in enumerate(e.possible):
        indent = "    " if conditions else ""
        lines += [f"if {' and '.join(map(to, conditions))}:"] if conditions else []
        lines.append(f"{indent}o.append({number})")
    return [*lines, "return o"]


@prints(o.Payments)
def _payments(to: Python, e: o.Payments) -> list[str]:
    return [f"return few({to(e.ways)}, {e.line})" if e.line >= 0 else f"return {to(e.ways)}"]


@prints(o.Gathered)
def _gathered(to: Python, e: o.Gathered) -> list[str]:
    return to.lines(e.steps)
