"""Decisions to blocks: what the options are, who is asked, where the answer goes, and whether anybody must look ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.state import YOU
from interpreter.translate import bundles, groups, guards, limits, openly, secrecy, work
from interpreter.translate.changes import Changes
from interpreter.translate.code import Site
from interpreter.translate.expressions import Expressions
from interpreter.translate.holding import Names, outside
from interpreter.translate.surely import surely
from rulelang import program as p


class Choices(Changes):
    """The part of Flow that writes decisions."""

    unsaid: dict[int, int] = {}  # noqa: RUF012 - the slots of secret answers while others choose, and of the chooser's own

    def ask(self, site: Site, options: Sequence[str], label: int) -> None:
        """Ends the block with a decision; `label` goes on when it is answered. `options` are the lines that list them."""
        number = self.text.site(site)
        self.text.function(f"options{number}(s, f)", list(options))
        asked = f"ask(s, {number}, {self.at_slot(self.you)}, options{number}(s, f))"
        self.lines += [f"f[0] = {label}", f"if {asked}:", "    return True"]
        self.go(label)

    def site(
        self, line: int, kind: str, slot: int, name: str, type_: str, risky: bool, reads: Sequence[Any],
        known: list[str] | None = None, **more: Any,
    ) -> Site:  # fmt: skip
        """A site of this body; what a look-ahead reads counts as read. `known`: the lines that say whether all can know
        that only one option is left, where the rules alone do not say so."""
        looks = risky or self.tail
        seen = [*reads, self.body.steps] if looks else list(reads)
        open_to_all = not secrecy.reads_any(frozenset(self.unsaid), *seen) and secrecy.public(self.text.tables, *seen)
        earlier = tuple((YOU + slot, YOU + own) for slot, own in self.unsaid.items())
        about = tuple(YOU + slot for slot in secrecy.about(self.text.tables, *reads)) if open_to_all else ()
        asks = known is not None and (bool(about) or not open_to_all) and not secrecy.reads_any(frozenset(self.unsaid), *seen)
        if asks:
            self.text.function(f"known{len(self.text.sites)}(s, f)", known or [])
        return Site(
            line, kind, slot, name, type_, looks, open_to_all, self.tail and not risky, about=about, earlier=earlier, known=asks,
            **more,
        )  # fmt: skip

    # -- choose
    def do_choose(
        self, step: p.Choose, after: Sequence[Any], outer: bool, hidden: bool = False, named: Names | None = None
    ) -> None:
        name = self.x.candidate(step.group.bound)
        view = self._view(step.slot, name)
        conditions, enough = self._lead_on(view, step, after, outer) if not hidden else ([], not outer)
        ranked = step.group.rank is not None
        told: tuple[tuple[int, str], ...] = ()
        options = groups.listing(self.x, step.group, [] if ranked else conditions)
        if ranked and conditions:
            options = f"[{name} for {name} in {options} if {' and '.join(conditions)}]"
        if step.group.type in self.text.tables.class_pieces:
            held, told = self._named_before(named or Names(self.text, self.body, step))
            options = self._told_apart(step, options, held)
        if step.optional:
            options = f"[*{options}, -1]"
        sure = None if enough or hidden else surely(self.text, view, after, outer)
        reads = [step, *(openly.decisive(self.text, after) if conditions else ())]
        site = self.site(
            step.line, "choose", YOU + step.slot, step.name, step.group.type, not enough, reads, hidden=hidden,
            sure=sure is not None, title=step.label or "", held=told, blind=step.blind, optional=step.optional,
            spread=step.group.places is None or step.group.places.one is None,
            known=openly.choice(self.text, view, step, after, outer or self.tail),
        )  # fmt: skip
        if sure is not None:
            self.text.function(f"sure{len(self.text.sites)}(s, f, {name})", [f"return {sure}"])
        label = self.text.label()
        self.ask(site, [f"return {options}"], label)
        self.open(label)

    def _lead_on(self, view: Expressions, step: p.Choose | p.ChooseNumber, after: Sequence[Any], outer: bool) -> guards.Guard:
        """What says of each candidate whether it leads on; where that would be too much to go through, it is left to tries."""
        large = work.is_large(self.text.tables, (step, *after))
        return ([], False) if large else guards.guard(self.text, view, after, outer)

    def _named_before(self, names: Names) -> tuple[str, tuple[tuple[int, str], ...]]:
        """The text of the pieces that have a name which is still asked about; and where each is found, with its name."""
        held = names.held()
        texts = {slot: self.x.slot(slot) for slot in held}
        told = tuple((int(texts[slot][2:-1]), name) for slot, name in held.items() if not names.several(slot) and name)
        pieces = [f"*{texts[slot]}" if names.several(slot) else texts[slot] for slot in held]
        if self.body.name in outside(self.text):
            pieces.append("*named_outside(s)")
        return (f", ({', '.join(pieces)},)" if pieces else ""), told

    def _told_apart(self, step: p.Choose, options: str, held: str) -> str:
        """The options that can be told from each other, by whoever chooses."""
        if step.blind:
            return f"by_place(s, {options})"
        if self.text.tables.sight.in_part:
            return f"distinct_to(s, {options}, {self.at_slot(self.you)}{held})"
        return f"distinct(s, {options}{held})"

    def do_choose_number(self, step: p.ChooseNumber, after: Sequence[Any], outer: bool, hidden: bool = False) -> None:
        view = self._view(step.slot, "n")
        conditions, enough = self._lead_on(view, step, after, outer) if not hidden else ([], not outer)
        test = f" if {' and '.join(conditions)}" if conditions else ""
        options = f"[n for n in among({self.x(step.low)}, {self.x(step.high)}, {step.line}){test}]"
        reads = [step, *(openly.decisive(self.text, after) if conditions else ())]
        site = self.site(
            step.line, "number", YOU + step.slot, step.name, "number", not enough, reads, hidden=hidden, title=step.label or ""
        )
        label = self.text.label()
        self.ask(site, [f"return {options}"], label)
        self.open(label)

    def _as_you(self) -> Expressions:
        """Expressions with `you` as it is here."""
        return self.x.with_locals({0: self.x.slot(self.you)})

    def _view(self, slot: int, name: str) -> Expressions:
        """Expressions as they will read once the choice stands: with the candidate, and `you` as it is here."""
        return self.x.with_locals({slot: name, 0: self.x.slot(self.you)})

    # -- one of, may
    def do_one_of(self, step: p.OneOf, then: Sequence[Any], outer: bool) -> None:
        rest = self.rest(then, outer)
        after = self.text.label()
        entries = [self.text.label() for _ in step.alternatives]
        offered, certain = self._offer([way.steps for way in step.alternatives], rest)
        slot, chosen = self.hidden(), self.text.label()
        keys = tuple(way.key for way in step.alternatives)
        labels = tuple(way.label for way in step.alternatives)
        reads = [way.steps for way in step.alternatives]
        known = openly.ways(self.text, self._as_you(), reads, rest or self.tail)
        self._ask_way_on(step.line, "one_of", slot, "", certain, reads, offered, chosen, keys=keys, labels=labels, known=known)
        self.open(chosen)
        self._branch(slot, entries)
        for entry, way in zip(entries, step.alternatives, strict=True):
            self.open(entry)
            self.mark(way.line)
            self.run(way.steps, rest)
            self.go(after)
        self.open(after)

    def _offer(self, ways: Sequence[Sequence[Any]], rest: bool) -> tuple[list[str], list[str | None]]:
        """The lines that list the alternatives that may be possible; for each the condition, if any, that it certainly is."""
        certain: list[str | None] = []
        lines = ["o = []"]
        view = self._as_you()
        for number, steps in enumerate(ways):
            conditions, enough = guards.guard(self.text, view, steps, rest)
            certain.append("True" if enough else surely(self.text, view, steps, rest))
            if conditions:
                lines += [f"if {' and '.join(conditions)}:", f"    o.append({number})"]
            else:
                lines.append(f"o.append({number})")
        return [*lines, "return o"], certain

    def _ask_way_on(
        self, line: int, kind: str, slot: int, name: str, certain: Sequence[str | None], reads: Sequence[Any],
        offered: Sequence[str], then: int, **more: Any,
    ) -> None:  # fmt: skip
        """Asks which of several ways to go on; where some are not certain to be possible, it says when they are."""
        risky = any(sure != "True" for sure in certain)
        told = risky and any(certain)
        if told:
            tests = [f"o == {number} and {sure}" for number, sure in enumerate(certain) if sure is not None]
            self.text.function(f"sure{len(self.text.sites)}(s, f, o)", [f"return {' or '.join(tests)}"])
        self.ask(self.site(line, kind, slot, name, "alternative", risky, reads, sure=told, **more), offered, then)

    def _branch(self, slot: int, entries: Sequence[int]) -> None:
        for number, entry in enumerate(entries[:-1]):
            self.lines += [f"if f[{slot}] == {number}:", f"    return b{entry}(s, f)"]
        self.go(entries[-1])

    def do_may(self, step: p.May, then: Sequence[Any], outer: bool) -> None:
        rest = self.rest(then, outer)
        done, after = self.text.label(), self.text.label()
        self.ask_whether(step.line, step.label, step.steps, rest, done, after)
        self.open(done)
        self.run(step.steps, rest)
        self.go(after)
        self.open(after)

    def ask_whether(self, line: int, label: str, steps: Sequence[Any], rest: bool, done: int, declined: int) -> None:
        """Asks whether to do these steps: option 0 does them, option 1 declines."""
        offered, certain = self._offer([steps, ()], rest)
        slot, chosen = self.hidden(), self.text.label()
        named = self._named(label, steps)
        known = openly.ways(self.text, self._as_you(), [steps, ()], rest or self.tail)
        self._ask_way_on(line, "may", slot, label, certain, [steps], offered, chosen, known=known, **named)
        self.open(chosen)
        self._branch(slot, [done, declined])

    def _named(self, label: str, steps: Sequence[Any]) -> dict[str, Any]:
        """What the options of a `may` are called: after the action that it does, if it does one."""
        match steps:
            case [p.Do(body=name)]:
                return {"keys": (name, "decline"), "labels": (label, "decline")}
            case [p.DoChosen(of=p.Local(slot=slot), actions=names)]:
                titles = tuple(self.text.tables.body[name].label for name in names)
                return {"keys": (*names, "decline"), "labels": (*titles, "decline"), "chosen": YOU + slot}
        return {"keys": ("do", "decline"), "labels": (label, "decline")}

    # -- costs and rewards
    def do_pay(self, step: p.Pay, after: Sequence[Any], outer: bool) -> None:
        if not limits.limited_pay(self.text, step):
            return self._pay(step, after, outer)
        assert step.to is not None
        payee = self.x(step.to.of)
        self._pay(step, after, outer, f"had = holding(s, {payee})")
        self.lines.append(f"spill(s, {payee}, had)")
        return None

    def _pay(self, step: p.Pay, after: Sequence[Any], outer: bool, before: str = "") -> None:
        base, stride = ("supply", 1) if step.to is None else self.x.holder(step.to)
        if base == "supply":
            base = str(self.text.tables.holder["supply", None])
        you = self.at_slot(self.you)
        demand = bundles.cost(self.x, step, you)
        if self.settled(step):
            self.lines += [before] if before else []
            paid = f"pay_possible(s, {you}, {demand}" if step.if_possible else f"pay_only(s, {you}, {demand}"
            self.lines.append(f"{paid}, {base}, {stride}{'' if step.if_possible else f', {step.line}'})")
            return
        slot = self.hidden()
        ways = f"possible_ways(held_by(s, {you}), {demand})" if step.if_possible else f"pay_ways(s, {you}, {demand})"
        self._ask_way(step, "pay", "cost", slot, ways, self.rest(after, outer))
        self.lines += [before] if before else []
        self.lines.append(f"pay(s, {you}, f[{slot}], {base}, {stride})")

    def _ask_way(self, step: Any, kind: str, name: str, slot: int, ways: str, risky: bool) -> None:
        """A decision between ways to meet the bundle of a step."""
        label = self.text.label()
        site = self.site(step.line, kind, slot, name, "payment", risky, [step.bundle])
        self.ask(site, [f"return few({ways}, {step.line})"], label)
        self.open(label)

    def do_move_resources(self, step: p.MoveResources, after: Sequence[Any], outer: bool) -> None:
        base, stride = self.x.holder(step.source)
        to, to_stride = self.x.holder(step.target)
        demand, held = self.x(step.bundle), self.x.held(step.source)
        if bundles.choiceless(self.text.tables, step.bundle):
            way = f"as_far_as({held}, only_way({demand}))" if step.if_possible else f"only_way({demand})"
        else:
            slot = self.hidden()
            ways = f"possible_ways({held}, {demand})" if step.if_possible else f"exact_ways({held}, {demand})"
            self._ask_way(step, "pay", "cost", slot, ways, self.rest(after, outer))
            way = f"f[{slot}]"
        if limits.limited_move(self.text, step):
            player = self.x(step.target.of)
            way = f"fitting(s, {player}, {way})" if step.if_possible else f"within(s, {player}, {way}, {step.line})"
        self.lines.append(f"move_resources(s, {way}, {base}, {stride}, {to}, {to_stride}, {step.line})")

    def do_gain(self, step: p.Gain, after: Sequence[Any], outer: bool) -> None:
        you = self.at_slot(self.you)
        if bundles.choiceless(self.text.tables, step.bundle):
            self.lines.append(f"gain(s, {you}, only_way({self.x(step.bundle)}))")
            return
        slot = self.hidden()
        self._ask_way(step, "gain", "reward", slot, f"gain_ways(s, {you}, {self.x(step.bundle)})", self.rest(after, outer))
        self.lines.append(f"gain(s, {you}, f[{slot}])")
