"""Loops to blocks: each, repeat, and turns, whose loop and whose single turn have frames of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.state import LOOP, YOU
from interpreter.translate import groups, guards
from interpreter.translate.code import DONE
from interpreter.translate.sources import Sourced
from rulelang import program as p

LOOP_AT_MOST = 100_000


class Loops(Sourced):
    """The part of Flow that writes loops."""

    # -- each
    def do_each(self, step: p.Each, then: Sequence[Any], outer: bool) -> None:
        rest = self.rest(then, outer)
        members = self._members(step)
        if self.straight([step]):
            you = self.you
            self.lines.append(f"for {self.at_slot(step.slot)} in {members}:")
            self.you = step.slot if step.group.type == "player" else you
            self.passes(step)
            self.you = you
            return
        waiting, test, body, after = self.hidden(), self.text.label(), self.text.label(), self.text.label()
        self.lines.append(f"f[{waiting}] = tuple({members})")
        self.go(test)
        self.open(test)
        self.lines += [f"if not f[{waiting}]:", f"    return b{after}(s, f)"]
        self.lines += [f"{self.at_slot(step.slot)} = f[{waiting}][0]", f"f[{waiting}] = f[{waiting}][1:]"]
        self.go(body)
        self.open(body)
        you, self.you = self.you, step.slot if step.group.type == "player" else self.you
        self.run(step.steps, rest or guards.may_fail(self.text, step.steps))
        self.you = you
        self.back(test)
        self.open(after)

    def _members(self, step: p.Each) -> str:
        if step.group.type != "player":
            return groups.listing(self.x, step.group)
        start = "v[0]" if step.start is None else self.x(step.start)
        plain = step.group.where is None and step.group.rank is None and step.group.owner is None
        members = f"range({self.text.tables.players})" if plain else f"set({groups.listing(self.x, step.group)})"
        name = self.x.candidate(step.group.bound)
        return f"[{name} for {name} in seats({start}, {self.text.tables.players}, {step.order}) if {name} in {members}]"

    # -- repeat
    def _repeated(self, steps: Sequence[Any]) -> str:
        """What a `repeat up to` asks: whether to do its action (again)."""
        match steps:
            case [p.Do(body=name)]:
                return self.text.tables.body[name].label
        return "again"

    def do_repeat(self, step: p.Repeat, then: Sequence[Any], outer: bool) -> None:
        rest = self.rest(then, outer)
        if self.straight([step]):
            self._straight_repeat(step)
            return
        test, body, after = self.text.label(), self.text.label(), self.text.label()
        left = self.hidden()
        if step.times is not None:
            self.lines.append(f"f[{left}] = {self.x(step.times)}")
        self.go(test)
        self.open(test)
        self.lines += [f"if {self._stops(step, f'f[{left}] <= 0')}:", f"    return b{after}(s, f)"]
        if step.times is not None:
            self.lines.append(f"f[{left}] -= 1")
        again = rest or (not step.up_to and guards.may_fail(self.text, guards.unassured(self.text, step.while_, step.steps)))
        if step.up_to:
            self.ask_whether(step.line, self._repeated(step.steps), step.steps, again, body, after)
        else:
            self.go(body)
        self.open(body)
        self.repeats.append(after)
        self.run(step.steps, again)
        self.repeats.pop()
        self.back(test)
        self.open(after)

    def _stops(self, step: p.Repeat, counted: str) -> str:
        if step.times is not None:
            return counted
        if step.while_ is not None:
            return f"not {self.x(step.while_)}"
        return self.x(step.until) if step.until is not None else "False"

    def _straight_repeat(self, step: p.Repeat) -> None:
        if step.times is not None:
            self.lines.append(f"for _ in range({self.x(step.times)}):")
            self.passes(step)
            return
        self.lines += [f"for _ in range({LOOP_AT_MOST}):", f"    if {self._stops(step, '')}:", "        break"]
        self.passes(step)
        self.lines += ["else:", f"    raise Endless({step.line})"]

    # -- turns
    def do_turns(self, step: p.Turns, _: Any, __: bool) -> None:
        following, after, body = self.text.label(), self.text.label(), self.text.label()
        order = self._order(step)
        self.lines += [f"f[0] = {after}", f"s.stack.append([{following}, {LOOP}, ({order}, -1, 0, 0, v[0]), *f[{YOU}:]])"]
        self.lines.append("return")
        self.close()
        self.open(following)
        if step.until is not None:
            self.lines += [f"if {self.x(step.until)}:", "    return leave_turns(s, f)"]
        self.lines.append(f"return begin_turn(s, f, {YOU + step.slot}, {body}, {step.count or 0})")
        self.close()
        self.open(body)
        you, self.you = self.you, step.slot
        self.run(step.steps, False)
        self.you = you
        self.lines.append(f"f[0] = {DONE}")
        self.go(DONE)
        self.open(after)

    def _order(self, step: p.Turns) -> str:
        players = self.text.tables.players
        if step.by is not None:
            sign = "-" if step.by_best == "highest" else ""
            name = self.x.candidate(step.by_bound)
            order = f"tuple(sorted(seats(v[0], {players}, 1), key=lambda {name}: {sign}{self.x(step.by)}))"
        else:
            order = f"seats({self.x(step.start)}, {players}, {step.order})"
        return order if step.except_ is None else f"without({order}, {self.x(step.except_)})"
