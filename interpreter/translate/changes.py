"""Steps that change the state and ask nobody, to lines of a block: needs, moves, draws, dice, numbers, amounts."""

from __future__ import annotations

from typing import Any

from interpreter.translate import groups
from interpreter.translate.steps import Flow
from rulelang import program as p


class Changes(Flow):
    """The part of Flow that writes what happens without anybody deciding."""

    def do_needs(self, step: p.Needs, _: Any, __: bool) -> None:
        self.lines += [f"if not {self.x(step.condition)}:", f"    raise DeadEnd({step.line}, '')"]

    def do_move_piece(self, step: p.MovePiece, _: Any, __: bool) -> None:
        moved = "lay_down" if step.facing == "down" else "move_piece"
        self.lines.append(f"{moved}(s, {self.x(step.piece)}, {self.x(step.to)}, {step.line}, {step.bottom})")
        if step.facing == "up":
            self._face(step, self.x(step.piece))

    def do_move_some(self, step: p.MoveSome, _: Any, __: bool) -> None:
        if step.if_possible:
            self.lines.append(f"draw(s, {self.x(step.amount)}, False, {self.x(step.source)}, {self.x(step.to)})")
            return
        self.lines.append(f"move_some(s, {self.x(step.amount)}, {self.x(step.source)}, {self.x(step.to)}, {step.line})")

    def do_move_all(self, step: p.MoveAll, _: Any, __: bool) -> None:
        self.lines.append(f"move_all(s, {groups.listing(self.x, step.group)}, {self.x(step.to)}, {step.bottom})")

    def do_draw(self, step: p.Draw, _: Any, __: bool) -> None:
        where = f"{self.x(step.source)}, {self.x(step.to)}"
        self.lines.append(f"draw(s, {self.x(step.amount)}, {step.at_random}, {where})")

    def do_shuffle(self, step: p.Shuffle, _: Any, __: bool) -> None:
        self.lines.append(f"shuffle(s, {self.x(step.place)})")

    def do_swap(self, step: p.Swap, _: Any, __: bool) -> None:
        self.lines.append(f"swap(s, {self.x(step.piece)}, {self.x(step.other)}, {step.line})")

    def do_turn_over(self, step: p.TurnOver, _: Any, __: bool) -> None:
        self._face(step, self.x(step.piece))

    def _face(self, step: Any, piece: str) -> None:
        if step.facing is not None:
            self.lines.append(f"turn_over(s, {self.text.tables.slot['face', '']}, {piece}, {int(step.facing == 'down')})")

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
        self.lines.append(f"become(s, {self.x.state_slot(step.target)}, {value})")

    def do_move_all_resources(self, step: p.MoveAllResources, _: Any, __: bool) -> None:
        base, stride = self.x.holder(step.source)
        to, to_stride = self.x.holder(step.target)
        way = f"all_of({self.x.held(step.source)}, {self.text.constant(step.resources)})"
        self.lines.append(f"move_resources(s, {way}, {base}, {stride}, {to}, {to_stride}, {step.line})")

    def do_draw_resources(self, step: p.DrawResources, _: Any, __: bool) -> None:
        base, stride = self.x.holder(step.source)
        to, to_stride = self.x.holder(step.target)
        self.lines.append(f"draw_resources(s, {self.x(step.amount)}, {base}, {stride}, {to}, {to_stride})")

    def do_during(self, step: p.During, _: Any, __: bool) -> None:
        slot = self.text.tables.slot["switch", str(step.modifier)]
        self.lines.append(f"switch_on(s, {slot} + {self.at_slot(self.you)}, {step.scope!r})")
