"""The use of abilities to blocks: a list of what may be used, made anew after each, until whoever uses them stops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.translate import groups, guards, secrecy
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
        risky = self.rest(then, outer) or not enough
        self.ask(self.site(step.line, "use", slot, "", "ability", risky, reads), offered, chosen)
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
        you = self.x.slot(self.you)
        x = self.x.with_locals({0: you})
        enough = True
        lines = ["o, any_at_all = [], False"]
        for moment in self._moments(step):
            able = powers(self.text, moment.name)
            if not any(able):
                continue
            piece = x.candidate(moment.group.bound)
            lines += [f"for {piece} in {groups.listing(x, moment.group)}:", f"    for a in {self.text.constant(able)}[{piece}]:"]
            lines += [f"        if used_already(s, a, {piece}):", "            continue", "        any_at_all = True"]
            for number in dict.fromkeys(number for several in able for number in several):
                conditions, good = guards.body_guard(self.text, f"ability {number}", [you, piece])
                enough = enough and good
                if conditions:
                    lines += [f"        if a == {number} and not {conditions[0]}:", "            continue"]
            lines.append(f"        o.append((a, {piece}))")
        stop = "(-1, -1)"
        if secrecy.public(self.text.tables, *(moment.group for moment in self._moments(step))):
            lines += ["if not any_at_all:", f"    return Open(({stop},))"]
        return [*lines, f"return [*apart(s, o), {stop}]"], enough
