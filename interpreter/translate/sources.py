"""Costs that sources help to pay, to blocks: what is offered, which way is chosen, and what the sources then take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.translate import bundles
from interpreter.translate.abilities import Uses
from interpreter.translate.offers import offered, relevant, takes_steps
from rulelang import program as p


class Sourced(Uses):
    """The part of Flow that writes costs of which sources may provide a part."""

    def do_pay(self, step: p.Pay, after: Sequence[Any], outer: bool) -> None:
        found = relevant(self.text, step)
        if not found or step.if_possible:
            super().do_pay(step, after, outer)
            return
        base, stride = (self.supply(), 1) if step.to is None else self.x.holder(step.to)
        you = self.at_slot(self.you)
        offers = offered(self.text, found, you)
        known, slot, todo = self.hidden(), self.hidden(), self.hidden()
        ask, answered = self.text.label(), self.text.label()
        self.lines.append(f"f[{known}] = ()")
        self.go(ask)
        self.open(ask)
        rest = self.rest(after, outer)
        risky = rest or takes_steps(self.text, found)
        reads = [step.bundle, *(source.group for source in found)]
        site = self.site(step.line, "pay", slot, "cost", "sourced", risky, reads, safe_rest=not rest)
        seen = self.seen_by_all(*reads)
        ways = f"sourced_ways(s, {you}, {bundles.cost(self.x, step, you)}, {offers}, f[{known}], {seen})"
        self.ask(site, [f"return {ways}"], answered)
        self.open(answered)
        self.lines += [f"if is_part(f[{slot}]):", f"    f[{known}] = f[{slot}][1]", f"    f[0] = {ask}", "    return"]
        self.lines.append(f"f[{todo}] = pay_sourced(s, {you}, f[{slot}], {offers}, {base}, {stride})")
        if takes_steps(self.text, found):
            self._prices_in_steps(todo, you)

    def supply(self) -> str:
        """Where the supply's amounts begin."""
        return str(self.text.tables.holder["supply", None])

    def _prices_in_steps(self, todo: int, you: str) -> None:
        """What the chosen sources take beside resources, one after another: of several, a later one may turn out impossible."""
        again, after = self.text.label(), self.text.label()
        self.go(again)
        self.open(again)
        self.lines += [f"if not f[{todo}]:", f"    return b{after}(s, f)"]
        self.lines += [f"ability, piece = f[{todo}][0]", f"f[{todo}] = f[{todo}][1:]", f"f[0] = {again}"]
        self.lines += [f"begin_ability(s, ability, {you}, piece)", "return"]
        self.close()
        self.open(after)
