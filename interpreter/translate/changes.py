"""Steps that change the state and ask nobody, to lines of a block: needs, moves, draws, dice, numbers, amounts."""

from __future__ import annotations

from typing import Any

from interpreter.faces import EVERYONE
from interpreter.translate import belonging, groups, limits
from interpreter.translate.steps import Flow
from rulelang import program as p


def _facing(step: p.MovePiece | p.MoveSome | p.MoveAll | p.Draw) -> str:
    """The last argument of a move that says which way pieces lie then."""
    return f", down={int(step.facing == 'down')}" if step.facing is not None else ""


class Changes(Flow):
    """The part of Flow that writes what happens without anybody deciding."""

    def do_needs(self, step: p.Needs, _: Any, __: bool) -> None:
        self.lines += [f"if not {self.x(step.condition)}:", f"    raise DeadEnd({step.line}, '')"]

    def do_move_piece(self, step: p.MovePiece, _: Any, __: bool) -> None:
        piece, to = self.x(step.piece), self.x(step.to)
        if not self._belongs(belonging.classes_meant(self.text.tables, step.piece), step.to):
            self.lines.append(f"insist(s, {piece}, {to}, {step.line})")
        self.lines.append(f"move_piece(s, {piece}, {to}, {step.line}, {step.bottom}{_facing(step)})")

    def _belongs(self, classes: frozenset[str], to: Any) -> bool:
        """Whether all these may lie there: it need then not be asked in play."""
        return belonging.belong(self.text.tables, classes, to)

    def do_move_some(self, step: p.MoveSome, _: Any, __: bool) -> None:
        tables = self.text.tables
        amount, source, to = self.x(step.amount), self.x(step.source), self.x(step.to)
        fits = self._belongs(belonging.classes_named(tables, step), step.to)
        if fits and not (step.bottom or belonging.mixed(tables, step.type, step.source)):
            exact = f"move_some(s, {amount}, {source}, {to}, {step.line}{_facing(step)})"
            self.lines.append(f"draw(s, {amount}, False, {source}, {to}{_facing(step)})" if step.if_possible else exact)
            return
        named = belonging.named(self.x, step, self.x.slot(self.you))
        if not fits:
            named = f"belonging(s, {named}, {to})"
        taken = "at_most" if step.if_possible else "exactly"
        pieces = f"{taken}(s, {amount}, {named}, {source}, {to}, {step.line})"
        self.lines.append(f"shift_named(s, {pieces}, {source}, {to}, {step.bottom}{_facing(step)})")

    def do_move_all(self, step: p.MoveAll, _: Any, __: bool) -> None:
        pieces, to = groups.listing(self.x, step.group), self.x(step.to)
        if not self._belongs(frozenset(self.text.tables.classes_of(step.group.type)), step.to):
            pieces = f"belonging(s, {pieces}, {to})"
        self.lines.append(f"move_all(s, {pieces}, {to}, {step.bottom}{_facing(step)})")

    def do_draw(self, step: p.Draw, _: Any, __: bool) -> None:
        where = f"{self.x(step.source)}, {self.x(step.to)}{_facing(step)}"
        classes = belonging.lying(self.text.tables, step.source)
        drawn = "draw" if self._belongs(classes, step.to) else "draw_fitting"
        self.lines.append(f"{drawn}(s, {self.x(step.amount)}, {step.at_random}, {where})")

    def do_shuffle(self, step: p.Shuffle, _: Any, __: bool) -> None:
        self.lines.append(f"shuffle(s, {self.x(step.place)})")

    def do_swap(self, step: p.Swap, _: Any, __: bool) -> None:
        one, other = self.x(step.piece), self.x(step.other)
        for piece, place in ((step.piece, other), (step.other, one)):
            if not self._belongs(belonging.classes_meant(self.text.tables, piece), None):
                self.lines.append(f"insist(s, {self.x(piece)}, whereabouts(at, {place}), {step.line})")
        self.lines.append(f"swap(s, {one}, {other}, {step.line})")

    def do_turn_over(self, step: p.TurnOver, _: Any, __: bool) -> None:
        self.lines.append(f"turn_over(s, ({self.x(step.piece)},), {int(step.facing == 'down')})")

    def do_turn_all(self, step: p.TurnAll, _: Any, __: bool) -> None:
        self.lines.append(f"turn_over(s, {groups.listing(self.x, step.group)}, {int(step.facing == 'down')})")

    def do_show(self, step: p.Show, _: Any, __: bool) -> None:
        if isinstance(step.what, p.Group):
            shown = groups.listing(self.x, step.what)
        else:
            shown = self.x.pile(step.what) if step.place else f"({self.x(step.what)},)"
        seat = str(EVERYONE) if step.to is None else self.x(step.to)
        self.lines.append(f"show(s, {shown}, {seat}, {-1 if step.you is None else self.x(step.you)})")

    def do_roll(self, step: p.Roll, _: Any, __: bool) -> None:
        die = next(die for die in self.text.program.dice if die.name == step.die)
        self.lines.append(f"roll(s, {self.text.tables.slot['die', step.die]}, {die.low}, {die.high})")

    def do_randomise(self, step: p.Randomise, _: Any, __: bool) -> None:
        high = self.text.tables.count_of(step.among) - 1
        self.lines.append(f"roll(s, {self.x.state_slot(step.target)}, 0, {high})")

    def do_become(self, step: p.Become, _: Any, __: bool) -> None:
        value = self.x(step.value)
        if step.target.form == "track":
            value = f"min(max({value}, 0), {self.text.tables.track_length[step.target.name] - 1})"
        elif not self.text.small(step.value):
            value = f"bounded({value}, {step.line})"
        self.lines.append(f"become(s, {self.x.state_slot(step.target)}, {value})")

    def do_move_all_resources(self, step: p.MoveAllResources, _: Any, __: bool) -> None:
        base, stride = self.x.holder(step.source)
        to, to_stride = self.x.holder(step.target)
        way = f"all_of({self.x.held(step.source)}, {self.text.constant(step.resources)})"
        if limits.limited_all(self.text, step):
            way = f"fitting(s, {self.x(step.target.of)}, {way})"
        self.lines.append(f"move_resources(s, {way}, {base}, {stride}, {to}, {to_stride}, {step.line})")

    def do_draw_resources(self, step: p.DrawResources, _: Any, __: bool) -> None:
        base, stride = self.x.holder(step.source)
        to, to_stride = self.x.holder(step.target)
        player = f", {self.x(step.target.of)}" if limits.limited_draw(self.text, step) else ""
        self.lines.append(f"draw_resources(s, {self.x(step.amount)}, {base}, {stride}, {to}, {to_stride}{player})")

    def do_during(self, step: p.During, _: Any, __: bool) -> None:
        slot = self.text.tables.slot["switch", str(step.modifier)]
        self.lines.append(f"switch_on(s, {slot} + {self.at_slot(self.you)}, {step.scope!r})")
