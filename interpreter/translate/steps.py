"""Steps to blocks: straight Python where nothing interrupts, a new block after each decision, call or possible trigger.

A block is `def bN(s, f)`: it works on the state and the top frame, leaves the number of the next block in `f[0]` and
returns true only when play must stop (a decision is open, or the game is over).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.state import YOU
from interpreter.translate import belonging, bundles, guards, offers, secrecy, work
from interpreter.translate.code import DONE, Text
from interpreter.translate.expressions import Expressions
from interpreter.translate.holding import Names
from rulelang import program as p

MARKERS = {"action": 0, "phase": 1, "round": 2, "setup": 3, "trigger": 4, "end": 4}
LOOPS_AT_MOST = 16  # in each other in one block: Python takes no more than 20


class Flow:
    """The blocks of one body while they are written. `you` is the slot of whoever does it at this point."""

    def __init__(self, text: Text, body: p.Body) -> None:
        self.text = text
        self.body = body
        self.x = Expressions(text, home=f"b{text.entries[body.name]}")
        self.you = 0
        self.slots = body.slots
        self.lines: list[str] = []
        self.current = text.entries[body.name]
        self.repeats: list[int] = []
        self.counting = False  # whether the passes of the loop that is being written are counted
        self.tail = body.name in text.tail_risk  # whether what waits further out can turn out impossible

    # -- blocks
    def hidden(self) -> int:
        """A frame index of the translator's own."""
        self.slots += 1
        return YOU + self.slots - 1

    def at_slot(self, slot: int) -> str:
        """The text of a slot."""
        return f"f[{YOU + slot}]"

    def close(self) -> None:
        """Ends the block being written."""
        self.text.function(f"b{self.current}(s, f)", self.lines or ["pass"])
        self.lines = []

    def open(self, label: int) -> None:
        """Begins another block."""
        self.current = label

    def go(self, label: int) -> None:
        """Ends the block by going on, at once, to one written later."""
        self.lines.append(f"return b{label}(s, f)")
        self.close()

    def back(self, label: int) -> None:
        """Ends the block by going on through the machine (loops, and where others watch for the label)."""
        self.lines += [f"f[0] = {label}", "return"]
        self.close()

    def mark(self, line: int) -> None:
        """Says, in a traced game, which line runs."""
        self.text.at = line
        if self.text.traced and line >= 0:
            self.lines.append(f"mark(s, {line})")

    # -- sequences
    def run(self, steps: Sequence[Any], rest_fails: bool) -> None:
        """Writes the steps in order; `rest_fails`: what follows them in the body can turn out impossible."""
        for number, step in enumerate(steps):
            self.mark(step.line)
            getattr(self, f"do_{step.kind}")(step, steps[number + 1 :], rest_fails)
            if self.fires(step):
                after = self.text.label()
                self.safe(after, steps[number + 1 :], rest_fails)
                self.lines += ["if s.fired:", f"    f[0] = {after}", "    return"]
                self.go(after)
                self.open(after)

    def rest(self, after: Sequence[Any], outer: bool) -> bool:
        """Whether anything that follows can turn out impossible: the steps `after`, or what follows those."""
        return outer or guards.may_fail(self.text, after)

    def safe(self, label: int, after: Sequence[Any], outer: bool) -> None:
        """Notes of a block that it goes on with what cannot turn out impossible, if so."""
        if not self.rest(after, outer):
            self.text.safe_after.add(label)

    def fires(self, step: Any) -> bool:
        """Whether a step may set off a trigger."""
        if not self.text.program.triggers or self.body.form == "setup":
            return False
        return isinstance(step, (p.MovePiece, p.MoveSome, p.MoveAll, p.Draw, p.Pay, p.Gain, p.Swap, p.Become))

    def straight(self, steps: Sequence[Any]) -> bool:
        """Whether nothing in these steps interrupts a block."""
        return all(self._straight(step) for step in steps)

    def _straight(self, step: Any) -> bool:
        if self.fires(step):
            return False
        match step:
            case p.If():
                return all(self.straight(branch.steps) for branch in step.branches)
            case p.Each() | p.Repeat() if _loops((step,)) > LOOPS_AT_MOST:
                return False
            case p.Each() | p.Repeat():
                return not getattr(step, "up_to", False) and self.straight(step.steps) and not _ends_repeat(step.steps)
            case p.Pay():
                return self.settled(step)
            case p.Gain() | p.MoveResources():
                return bundles.choiceless(self.text.tables, step.bundle)
            case p.End():
                return step.scope != "repeat"
        return not isinstance(
            step, (p.Choose, p.ChooseNumber, p.Do, p.DoChosen, p.OneOf, p.May, p.Turns, p.Otherwise, p.Later, p.Everyone, p.Use)
        )

    def settled(self, step: p.Pay) -> bool:
        """Whether a cost leaves whoever pays nothing to decide."""
        if step.if_possible:
            return all(bundles.choiceless(self.text.tables, bundle) for bundle in bundles.asked_for(self.text.tables, step))
        return bundles.one_way(self.text.tables, step) and not offers.relevant(self.text, step)

    def inline(self, steps: Sequence[Any], depth: int = 1) -> None:
        """Writes straight steps indented into the block."""
        outer, self.lines = self.lines, []
        self.run(steps, False)
        outer += [" " * 4 * depth + line for line in (self.lines or ["pass"])]
        self.lines = outer

    def passes(self, step: p.Each | p.Repeat) -> None:
        """Writes the passes of a straight loop; those of a long one, and of all loops in it, are counted."""
        before, self.counting = self.counting, self.counting or work.is_long(self.text.tables, step)
        if self.counting:
            self.lines.append(f"    count_pass(s, {step.line})")
        self.inline(step.steps)
        self.counting = before

    # -- steps that leave
    def do_pass(self, _: p.Pass, __: Any, ___: bool) -> None:
        self.lines.append("pass_turns(s)")

    def do_win(self, step: p.Win, _: Any, __: bool) -> None:
        self.lines += [f"win(s, {self.x(step.player)})", "return True"]

    def do_win_all(self, _: p.WinAll, __: Any, ___: bool) -> None:
        self.lines += ["win_all(s)", "return True"]

    def do_end(self, step: p.End, _: Any, __: bool) -> None:
        if step.scope == "game":
            self.lines += ["s.over = True", "return True"]
        elif step.scope == "repeat":
            self.back(self.repeats[-1])
            self.open(self.text.label())
        else:
            self.lines += [f"end(s, {step.scope!r}, {DONE}, {step.line})", "return"]

    def do_later(self, step: p.Later, _: Any, __: bool) -> None:
        put_off, after = self.text.label(), self.text.label()
        self.lines.append(f"put_off(s, {put_off}, f)")
        self.go(after)
        self.open(put_off)
        self.run(step.steps, False)
        self.finish()
        self.open(after)

    # -- calls
    def do_do(self, step: p.Do, then: Sequence[Any], outer: bool) -> None:
        after = self.text.label()
        self.safe(after, then, outer)
        self._keep(after, step)
        self.count_action(step.body)
        self.lines += [f"f[0] = {after}", self.call(step.body, step.arguments), "return"]
        self.close()
        self.open(after)
        self.count_action(step.body)

    def do_do_chosen(self, step: p.DoChosen, then: Sequence[Any], outer: bool) -> None:
        after = self.text.label()
        self.safe(after, then, outer)
        self._keep(after, step)
        self.count_action(step.actions[0])
        self.lines += [f"f[0] = {after}", f"chosen = {self.x(step.of)}"]
        for number, name in enumerate(step.actions):
            self.lines += [f"if chosen == {number}:", f"    {self.call(name, step.arguments)}"]
        self.lines.append("return")
        self.close()
        self.open(after)
        self.count_action(step.actions[0])

    def _keep(self, label: int, step: Any) -> None:
        """Notes of the block after a call which pieces it still asks about by a name."""
        names = Names(self.text, self.body, step)
        if held := [YOU + slot for slot in names.held() if not names.several(slot)]:
            self.text.live[label] = tuple(held)

    def count_action(self, name: str) -> None:
        """Says, where a rule asks what is new in an action, that one begins or is over: between two, nothing is new."""
        tables = self.text.tables
        if tables.counts_actions and tables.body[name].form == "action" and self.body.form != "action":
            self.lines.append("begin_action(s)")

    def call(self, name: str, arguments: Sequence[Any]) -> str:
        """The text that pushes the frame of a body."""
        body = self.text.tables.body[name]
        entry, marker = self.text.entries[name], MARKERS[body.form]
        slots = ", ".join([self.at_slot(self.you), *(self.x(argument) for argument in arguments)])
        return f"s.stack.append([{entry}, {marker}, (), {slots}, *pad{entry}])"

    # -- branches
    def do_if(self, step: p.If, then: Sequence[Any], outer: bool) -> None:
        rest = self.rest(then, outer)
        if self.straight([step]):
            self._inline_if(step)
            return
        after = self.text.label()
        entries = [self.text.label() for _ in step.branches]
        for entry, branch in zip(entries, step.branches, strict=True):
            if branch.condition is None:
                self.lines.append(f"return b{entry}(s, f)")
            else:
                self.lines += [f"if {self.x(branch.condition)}:", f"    return b{entry}(s, f)"]
        if step.branches[-1].condition is not None:
            self.lines.append(f"return b{after}(s, f)")
        self.close()
        for entry, branch in zip(entries, step.branches, strict=True):
            self.open(entry)
            if branch.line != step.line:
                self.mark(branch.line)
            self.run(branch.steps, rest)
            self.go(after)
        self.open(after)

    def _inline_if(self, step: p.If) -> None:
        word = "if"
        for branch in step.branches:
            self.lines.append(f"{word} {self.x(branch.condition)}:" if branch.condition is not None else "else:")
            if self.text.traced and branch.line >= 0 and branch.line != step.line:
                self.lines.append(f"    mark(s, {branch.line})")
            self.inline(branch.steps)
            word = "elif"

    def finish(self) -> None:
        """Ends the frame of this body."""
        self.lines.append("s.stack.pop()")
        if self.text.traced and self.body.form == "phase":
            self.lines.append(f"done(s, {self.body.line})")
        if self.body.form == "phase" and any(step.scope == "phase" for step in self.text.during):
            self.lines.append("lapse(s)")
        self.lines.append("return")
        self.close()

    def do_otherwise(self, step: p.Otherwise, then: Sequence[Any], outer: bool) -> None:
        rest = self.rest(then, outer)
        instead, after = self.text.label(), self.text.label()
        self.attempt(step.steps, instead, after, rest)
        self.back(after)
        self.open(instead)
        if self.text.traced:
            everybody = any(isinstance(inner, p.Everyone) for inner in step.steps)
            self.lines.append(f"could_not(s, {-1 if everybody else self.at_slot(self.you)})")
        self.run(step.instead, rest)
        self.go(after)
        self.open(after)

    def attempt(self, steps: Sequence[Any], instead: int, after: int, rest: bool) -> None:
        """Does the steps if they can be carried out, up to block `after`; else block `instead`."""
        tried = self.text.label()
        if isinstance(steps[0], p.MoveSome):
            self._search(steps[0], instead)
        self.lines += [
            f"if can(s, {tried}, {after}, {self.at_slot(self.you)}):",
            f"    return b{tried}(s, f)",
            *self._passed_over(steps, tried, after),
            f"return b{instead}(s, f)",
        ]
        self.close()
        self.open(tried)
        self.run(steps, rest)

    def _search(self, step: p.MoveSome, instead: int) -> None:
        """Where nobody could know whether a class lies somewhere, it is found out now: block `instead` if it does not."""
        you, tables = self.x.slot(self.you), self.text.tables
        if step.if_possible or not belonging.mixed(tables, step.type, step.source) or belonging.known(self.x, step, you):
            return
        self.lines += [
            f"if len({belonging.named(self.x, step, you)}) < {self.x(step.amount)}:",
            f"    return b{instead}(s, f)",
        ]

    def _passed_over(self, steps: Sequence[Any], entry: int, after: int) -> list[str]:
        """In a traced game: that an action could not be done, and, where all see what it reads, the way to tell why."""
        match steps:
            case [p.Do(body=name)] if self.text.traced:
                what = self.text.constant(self.text.tables.body[name].label)
                known = self.seen_by_all(steps)
                return [f"passed_over(s, {self.at_slot(self.you)}, {what}, {entry}, {after}, {known})"]
        return []

    def seen_by_all(self, *reads: Any) -> str:
        """The text of whether everybody sees what these read."""
        about = tuple(YOU + slot for slot in secrecy.about(self.text.tables, *reads))
        known = secrecy.public(self.text.tables, *reads)
        return f"all_know(s, {self.text.constant(about)})" if known and about else str(known)


def _ends_repeat(steps: Sequence[Any]) -> bool:
    for step in steps:
        if isinstance(step, p.End) and step.scope == "repeat":
            return True
        if isinstance(step, p.If) and any(_ends_repeat(branch.steps) for branch in step.branches):
            return True
    return False


def _loops(steps: Sequence[Any]) -> int:
    """How many loops stand in each other in these steps."""
    deepest = 0
    for step in steps:
        inside = [*getattr(step, "steps", ()), *(one for branch in getattr(step, "branches", ()) for one in branch.steps)]
        deepest = max(deepest, _loops(inside) + isinstance(step, (p.Each, p.Repeat)))
    return deepest
