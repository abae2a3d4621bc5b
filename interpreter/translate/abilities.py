"""The use of abilities to blocks: a list of what may be used, made anew after each, until whoever uses them stops."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from interpreter.translate import groups, guards, openly, secrecy
from interpreter.translate.expressions import Expressions
from interpreter.translate.offers import powers
from interpreter.translate.together import Together
from rulelang import program as p


class Uses(Together):
    """The part of Flow that writes the use of abilities. Its answer is an ability and a piece; -1 and -1 to stop."""

    def do_use(self, step: p.Use, then: Sequence[Any], outer: bool) -> None:
        slot = self.hidden()
        test, chosen, after = self.text.label(), self.text.label(), self.text.label()
        if self.body.form != "action":
            self.lines.append("begin_action(s)")
        self.safe(test, then, outer)
        self.go(test)
        self.open(test)
        offered, enough = self._usable(step)
        bodies = [ability.body.steps for ability in self.text.program.abilities if ability.name in step.moments]
        reads = [*(moment.group for moment in self._moments(step)), *bodies]
        rest = self.rest(then, outer)
        known = self._known(step, rest or self.tail)
        self.ask(self.site(step.line, "use", slot, "", "ability", rest or not enough, reads, known), offered, chosen)
        self.open(chosen)
        self.lines += [f"if f[{slot}][0] < 0:", f"    return b{after}(s, f)"]
        self.lines.append(f"f[0] = {test}")
        self.lines += [f"begin_ability(s, f[{slot}][0], {self.at_slot(self.you)}, f[{slot}][1])", "return"]
        self.close()
        self.open(after)

    def _moments(self, step: p.Use) -> list[p.Moment]:
        return [moment for moment in self.text.program.moments if moment.name in step.moments]

    def _usable(self, step: p.Use) -> tuple[list[str], bool]:
        """The lines that list what may be used, and whether nobody has to look ahead."""
        x = self._as_you()
        listed, enough = self._listed(step, x, "any_at_all = True", lambda piece: f"o.append((a, {piece}))")
        stop = "(-1, -1)"
        if secrecy.public(self.text.tables, *(moment.group for moment in self._moments(step))):
            listed += ["if not any_at_all:", f"    return Open(({stop},))"]
        return ["o, any_at_all = [], False", *listed, f"return [*apart(s, o), {stop}]"], enough

    def _known(self, step: p.Use, rest: bool) -> list[str] | None:
        """The lines that say whether all can know that nothing can be used, or what; None if they never can."""
        if not secrecy.public(self.text.tables, *(moment.group for moment in self._moments(step))):
            return None
        decided = tuple(
            not rest and openly.body_decided(self.text, f"ability {n}") for n in range(len(self.text.program.abilities))
        )
        listed, _ = self._listed(step, self._as_you().openly(), "pass", lambda _: f"o.append({self.text.constant(decided)}[a])")
        return [f"o = [{not rest}]  # to stop", *listed, "return len(o) == 1 or all(o)"]

    def _listed(self, step: p.Use, x: Expressions, met: str, use: Callable[[str], str]) -> tuple[list[str], bool]:
        """The lines that go through what a moment's pieces can do and was not yet used, and whether their guards say all."""
        enough, lines = True, []
        for moment in self._moments(step):
            able = powers(self.text, moment.name)
            if not any(able):
                continue
            piece = x.candidate(moment.group.bound)
            lines += [f"for {piece} in {groups.listing(x, moment.group)}:", f"    for a in {self.text.constant(able)}[{piece}]:"]
            lines += [f"        if used_already(s, a, {piece}):", "            continue", f"        {met}"]
            for number in dict.fromkeys(number for several in able for number in several):
                conditions, good = guards.body_guard(self.text, f"ability {number}", [x.slot(0), piece], x.open_only)
                enough = enough and good
                if conditions:
                    lines += [f"        if a == {number} and not {conditions[0]}:", "            continue"]
            lines.append(f"        {use(piece)}")
        return lines, enough
