"""What is done, in lines: each group of steps under the text of its rule line."""

from __future__ import annotations

from interpreter import form as n
from interpreter.form import steps as st
from interpreter.listing.readable.naming.blocks import block_name, slots
from interpreter.listing.readable.naming.values import Said
from interpreter.listing.readable.nodes.calls import phrase
from interpreter.listing.readable.nodes.where_amounts_lie import number_at
from interpreter.listing.readable.showing import INDENT, People, one_of, shows

NOTES = ("mark", "used", "done", "could_not", "told_off", "passed_over")  # what a traced game notes, and nothing that is played
FACES = {True: ", face down", False: ", face up", None: ""}


# -------------------------------------------------------------------------------------------------------- straight steps
@shows(st.Effect)
def _effect(to: People, e: st.Effect) -> list[str]:
    if e.what in ("mark", "used"):
        line = e.given[0]
        return to.heading(line.value) if isinstance(line, n.Constant) else []
    return [] if e.what in NOTES else [phrase(to, e.what, e.given) + FACES[e.down]]


@shows(st.Set)
def _set(to: People, e: st.Set) -> list[str]:
    slot = n.Slot(e.slot)
    return to.laid(f"{to(slot)} is ", e.value, to.kind(slot))


@shows(st.Add)
def _add(to: People, e: st.Add) -> list[str]:
    return [f"{to(n.Slot(e.slot))} is {abs(e.amount)} {'less' if e.amount < 0 else 'more'}"]


@shows(st.Append)
def _append(to: People, e: st.Append) -> list[str]:
    return [f"{to(n.Slot(e.slot))} get {to(e.value)}"]


@shows(st.Bind)
def _bind(to: People, e: st.Bind) -> list[str]:
    value = to.laid("", e.value, to.kind(e.value))
    said, _ = to.call(e.name, to.kind(e.value) or to.candidate(e.name), isinstance(e.value, n.Listing | n.Ranked | n.Kept))
    return [f"{said} is {value[0]}", *value[1:]]


@shows(st.Gather)
def _gather(to: People, e: st.Gather) -> list[str]:
    to.bound[e.name] = Said("what is found", "")
    return ["nothing is found yet"]


@shows(st.More)
def _more(to: People, e: st.More) -> list[str]:
    return to.laid("found: ", e.value)


@shows(st.Write)
def _write(to: People, e: st.Write) -> list[str]:
    return to.laid(f"{number_at(to, e.at).name}: ", e.value)


@shows(st.Store)
def _store(to: People, e: st.Store) -> list[str]:
    return to.laid("kept from now on: ", e.value)


@shows(st.When)
def _when(to: People, e: st.When) -> list[str]:
    lines = []
    for number, (condition, steps) in enumerate(e.branches):
        word = "otherwise if " if number else "if "
        lines += ["otherwise:"] if condition is None else to.laid(word, condition, "", ":")
        lines += to.within(steps)
    return lines


@shows(st.ForEach)
def _for_each(to: People, e: st.ForEach) -> list[str]:
    if isinstance(e.target, n.Slot):
        return [*_each(to, to(e.target), e.several, "players"), *to.within(e.steps)]
    assert isinstance(e.target, n.Name)
    kind = to.candidate(e.target.name, e.several) or one_of(to.kind(e.several)) or KNOWN.get(e.target.name, "")
    with to.naming(e.target.name, kind, *e.steps) as said:
        return [*_each(to, said, e.several, f"{kind}es"), *to.within(e.steps)]


def _each(to: People, said: str, several: n.Node, want: str) -> list[str]:
    """Who a loop is for."""
    known = to(several, want).startswith(f"each {said}")
    return to.laid("for " if known else f"for each {said} of ", several, want, ":")


KNOWN = {"a": "ability", "slot": "switch"}


@shows(st.Times)
def _times(to: People, e: st.Times) -> list[str]:
    return [*to.laid("", e.count, "", " times:"), *to.within(e.steps)]


@shows(st.Until)
def _until(to: People, e: st.Until) -> list[str]:
    never = e.stop == n.Constant(False)
    head = ["again and again:"] if never else to.laid("until ", e.stop, "", ":")
    return [*head, *to.within(e.steps), f"(the match halts if that takes more than {e.at_most} times)"]


# ------------------------------------------------------------------------------------------------- how a block goes on
@shows(st.Next)
def _next(to: People, e: st.Next) -> list[str]:
    return [f"then {block_name(to.t, e.block)}, by way of the machine"]


@shows(st.Push)
def _push(to: People, e: st.Push) -> list[str]:
    called = block_name(to.t, e.block)
    if isinstance(e.slots[0], n.Slots):
        return [f"but first turns, in a frame of their own, with {called}: {to(e.slots[1])}"]
    given = [to(slot, sort) for slot, sort in zip(e.slots, slots(to.t, e.block), strict=False)]
    return [f"but first {called} by {', '.join(given)}"]


@shows(st.Pop)
def _pop(_: People, __: st.Pop) -> list[str]:
    return ["done"]


@shows(st.Over)
def _over(_: People, __: st.Over) -> list[str]:
    return ["the game is over"]


@shows(st.Jump)
def _jump(to: People, e: st.Jump) -> list[str]:
    return [f"go on with {block_name(to.t, e.block)}"]


@shows(st.Leave)
def _leave(_: People, __: st.Leave) -> list[str]:
    return ["leave to the machine"]


@shows(st.Stop)
def _stop(_: People, __: st.Stop) -> list[str]:
    return ["play stops here"]


@shows(st.Fail)
def _fail(_: People, __: st.Fail) -> list[str]:
    return ["it cannot be carried out"]


@shows(st.Return)
def _return(to: People, e: st.Return) -> list[str]:
    return to.laid("→ ", e.value, to.gives)


# -------------------------------------------------------------------------------------------------------------- decisions
LOOKS = {
    (True, False): "yes, at what follows here",
    (True, True): "yes, at what waits further out",
    (False, False): "no: what is said here is enough",
    (False, True): "no: what is said here is enough",
}
ASKED = {
    "choose": "chooses", "number": "chooses a number:", "one_of": "chooses one way", "may": "may", "pay": "chooses how to pay",
    "gain": "chooses what to take", "use": "chooses what to use", "order": "chooses what comes first",
}  # fmt: skip


@shows(st.Decide)
def _decide(to: People, e: st.Decide) -> list[str]:
    site = to.t.sites[e.site]
    called = f" {site.name}" if site.kind in ("choose", "number", "may") and site.name else ""
    lines = [*to.options(e.site), f"looks ahead: {LOOKS[site.risky, site.sheltered]}"]
    said = [(site.sure, f"`sure {e.site}` says of some that they certainly lead on")]
    said += [(site.known, f"`known {e.site}` says whether all can know that one is left")]
    said += [(site.hidden, "unseen until all have chosen"), (site.optional, "or nothing")]
    lines += [words for holds, words in said if holds]
    head = f"decision {e.site}: {to(e.you)} {ASKED[site.kind]}{called}"
    return [head, *(f"{INDENT}{line}" for line in lines), f"then {block_name(to.t, e.block)}"]
