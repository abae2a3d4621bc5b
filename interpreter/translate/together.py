"""What everyone chooses at once: one after another is asked, and nothing shows before all have chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.constants import walk
from interpreter.state import YOU
from interpreter.translate.choices import Choices
from interpreter.translate.holding import Names
from rulelang import program as p


class Together(Choices):
    """The part of Flow that writes `everyone at once`."""

    def do_everyone(self, step: p.Everyone, _: Any, __: bool) -> None:
        self._all_choose(step)

    def attempt(self, steps: Sequence[Any], instead: int, after: int, rest: bool) -> None:
        match steps:
            case (p.Everyone() as step,):  # it is done if each can choose, whoever does it
                self._all_choose(step, instead)
            case _:
                super().attempt(steps, instead, after, rest)

    def _all_choose(self, step: p.Everyone, instead: int | None = None) -> None:
        """One player after another chooses. Where somebody cannot, nobody does, but block `instead`, if there is one."""
        turn, test, asking, after = YOU + step.slot, self.text.label(), self.text.label(), self.text.label()
        self.lines += [f"f[{turn}] = 0", *(f"{self.at_slot(choice.slot)} = ()" for choice in step.choices)]
        if instead is not None:
            self.lines += [f"if not all_can(s, {asking}, {test}, {turn}):"]
            self.lines += [f"    {self.at_slot(choice.slot)} = {self._absent(choice)}" for choice in step.choices]
            self.lines += [f"    return b{instead}(s, f)"]
            self.mark(step.line)
        self.go(test)
        self.open(test)
        self.lines += [f"if f[{turn}] >= {self.text.tables.players}:", f"    return b{after}(s, f)"]
        self.go(asking)
        self.open(asking)
        self._one_chooses(step)
        self.lines.append(f"f[{turn}] += 1")
        self.back(test)
        self.open(after)

    def _absent(self, choice: p.Choose | p.ChooseNumber) -> tuple[int, ...]:
        """The answers where nobody chose: nothing, or 0."""
        return (-1 if isinstance(choice, p.Choose) else 0,) * self.text.tables.players

    def _one_chooses(self, step: p.Everyone) -> None:
        """All choices of one player; a later one may ask about an earlier one, which is not yet among the answers of all."""
        you, self.you = self.you, step.slot
        x = self.x
        for number, choice in enumerate(step.choices):
            answer = self.hidden() - YOU
            moved = choice.model_copy(update={"slot": answer})
            hangs_on = any(isinstance(e, p.Local) and e.slot == choice.slot for e in walk(step.choices[number + 1 :]))
            self.mark(choice.line)
            if isinstance(moved, p.Choose):
                self.do_choose(moved, (), hangs_on, hidden=True, named=Names(self.text, self.body, choice))
            else:
                self.do_choose_number(moved, (), hangs_on, hidden=True)
            self.lines.append(f"{self.at_slot(choice.slot)} += ({self.at_slot(answer)},)")
            self.x = self.x.with_locals({choice.slot: self.at_slot(answer)})
            self.unsaid = self.unsaid | {choice.slot: answer}
        self.you, self.x, self.unsaid = you, x, {}
