"""The blocks of one body while they are written, and which function writes a class of steps, found in one registry.

A block works on the state and the running frame and ends where play may stop, or where it goes on elsewhere: at a decision, a
call, chance, or what may set off a trigger.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from interpreter import form as n
from interpreter.state.slots import ACTION, PHASE, ROUND, SETUP, STEPS, TRIGGER, YOU
from interpreter.translate.analysis import amount_of_work, facts
from interpreter.translate.writing.draft import Draft
from interpreter.translate.writing.magnitude import remembered
from interpreter.translate.writing.writer import Writing
from rulelang import program as p
from rulelang.program.kinds import SPOT

S = TypeVar("S", bound=p.Node)
MARKERS = {"action": ACTION, "phase": PHASE, "steps": STEPS, "round": ROUND, "setup": SETUP, "trigger": TRIGGER, "end": TRIGGER}

AT_ONCE = 200  # blocks that go on at once, one after another


class Then(NamedTuple):
    """What comes after a step: the steps behind it in its sequence, and whether what follows those can turn out impossible;
    `around`: of a branch, what comes after that."""

    steps: Sequence[p.Step]
    outer: bool
    around: Then | None = None

    def all(self) -> tuple[Sequence[p.Step], bool]:
        """All steps that are known to come, also after the branches around, and whether what follows those can."""
        if self.around is None:
            return self.steps, self.outer
        steps, outer = self.around.all()
        return (*self.steps, *steps), outer


STEP_WRITERS: dict[type[Any], Callable[[Blocks, Any, Then], None]] = {}


def writes_step(kind: type[S]) -> Callable[[Callable[[Blocks, S, Then], None]], Callable[[Blocks, S, Then], None]]:
    """Registers the writer of a class of steps."""

    def register(writer: Callable[[Blocks, S, Then], None]) -> Callable[[Blocks, S, Then], None]:
        assert kind not in STEP_WRITERS, kind
        STEP_WRITERS[kind] = writer
        return writer

    return register


class Blocks:
    """The blocks of one body. `you` is the slot of whoever does it at this point."""

    def __init__(self, draft: Draft, body: p.Body) -> None:
        self.draft = draft
        self.tables = draft.tables
        self.body = body
        self.x = Writing(draft, home=f"b{draft.entries[body.name]}")
        self.you = 0
        self.slots = body.slots
        self.kinds: dict[int, str] = {}
        self.given = len(body.parameters)
        for slot, type_ in enumerate(body.parameters, 1):
            self.holds(slot, type_)
        self.steps: list[n.Step] = []
        self.current = draft.entries[body.name]
        self.repeats: list[tuple[int, int]] = []  # where `end repeat` goes on, and in how many turns, the innermost last
        self.last_repeats: list[bool] = []  # whether nothing comes after each of `repeats` before the turn ends
        self.turns = 0  # within how many turns this stands, in this body
        self.turn_of: list[Any] = []  # the turns around it that end with a question, the innermost last
        self.inlining = False
        self.counting = False  # whether the passes of the loop that is being written are counted
        self.certain = False  # whether neither the step that is being written nor what follows it can turn out impossible
        self.lasts: n.Node | None = None  # while the body that a loop calls runs, when the passes that are left can be made
        self.tail = body.name in draft.tail_risk  # whether what waits further out can turn out impossible
        self.unsaid: dict[int, int] = {}  # the slots of secret answers while others choose, and of the chooser's own

    # -- what is at hand
    def about(self, kind: str) -> None:
        """The body is told what it is about: the piece of an ability, what set off a trigger."""
        self.given, self.kinds[1] = 1, kind

    def hidden(self, kind: str | None = None) -> int:
        """A frame index of the translator's own, and what it holds (`form.Frame`), if nobody else says so."""
        self.slots += 1
        if kind is not None:
            self.kinds[self.slots - 1] = kind
        return YOU + self.slots - 1

    def holds(self, slot: int, type_: str) -> None:
        """A slot is for a value of a type of the game."""
        tables = self.tables
        found = "piece" if type_ in tables.class_pieces else "space" if type_ in tables.space_grid else type_
        found = "area" if type_ in tables.area else "member" if type_ in tables.kind else "spot" if type_ == SPOT else found
        assert self.kinds.setdefault(slot, found) == found, (self.body.name, slot, found)

    def frame(self) -> n.Frame:
        """What the slots of the body hold."""
        return n.Frame(self.given, tuple(self.kinds.get(slot, "nothing") for slot in range(1, self.slots)))

    @property
    def player(self) -> n.Node:
        """Whoever does it at this point."""
        return n.Slot(YOU + self.you)

    @contextmanager
    def done_by(self, slot: int) -> Iterator[None]:
        """Within this, somebody else does it."""
        you, self.you = self.you, slot
        yield
        self.you = you

    def as_you(self, names: dict[int, n.Node] | None = None) -> Writing:
        """Expressions with `you` as it is here, and some slots found elsewhere."""
        return self.x.where({**(names or {}), 0: self.x.slot(self.you)})

    # -- blocks
    def add(self, *steps: n.Step) -> None:
        """More steps of the block being written."""
        self.steps += steps

    def close(self) -> None:
        """Ends the block being written."""
        self.draft.block(self.current, self.steps)
        self.steps = []

    def open(self, label: int) -> None:
        """Begins another block."""
        self.current = label

    def go(self, label: int) -> None:
        """Ends the block by going on, at once, to one written later."""
        self.add(n.Jump(label))
        self.close()

    def back(self, label: int) -> None:
        """Ends the block by going on through the machine (loops, and where others watch for the label)."""
        self.add(n.Next(label), n.Leave())
        self.close()

    def leave_to(self, label: int) -> None:
        """Ends the block by going on elsewhere first; block `label`, which begins, goes on then."""
        self.add(n.Leave())
        self.close()
        self.open(label)

    def mark(self, line: int) -> None:
        """Says, in a traced game, which line runs."""
        self.draft.at = line
        if self.draft.traced and line >= 0:
            self.add(n.Effect("mark", (n.Constant(line),)))

    # -- sequences
    def run(self, steps: Sequence[p.Step], rest_fails: bool, around: Then | None = None) -> None:
        """Writes the steps in order; `rest_fails`: what follows them in the body can turn out impossible; `around`: of a branch,
        what follows it."""
        since = self.draft.labels
        for number, step in enumerate(steps):
            then = Then(steps[number + 1 :], rest_fails, around)
            since = self.breathe(since)
            self.mark(step.line)
            self.certain = self.waits and not facts.may_fail(self.draft, [step]) and not self.rest(then)
            STEP_WRITERS[type(step)](self, step, then)
            if watching := self.watching(step):
                self.add(n.Effect("watch", (n.Constant(watching),)))
            if self.fires(step):
                after = self.draft.label()
                self.safe(after, then)
                self.add(n.When(((n.Fired(), (n.Next(after), n.Leave())),)))
                self.go(after)
                self.open(after)

    def breathe(self, since: int) -> int:
        """After many blocks that go on at once, goes on through the machine: what plays may nest such blocks in each other."""
        if self.inlining or self.draft.labels - since < AT_ONCE:
            return since
        label = self.draft.label()
        self.back(label)
        self.open(label)
        return label

    def rest(self, then: Then) -> bool:
        """Whether anything that follows can turn out impossible."""
        return then.outer or facts.may_fail(self.draft, then.steps)

    def safe(self, label: int, then: Then) -> None:
        """Notes of a block that it goes on with what cannot turn out impossible, if so, or as long as there is enough for it."""
        if not self.rest(then):
            self.draft.safe_after.add(label)
        elif self.lasts is not None:
            self.safe_if(label, self.lasts)

    def safe_if(self, label: int, condition: n.Node) -> None:
        """Notes when that holds of a block, while a body runs that it called."""
        self.draft.function(n.Function("safe", label), ("f",), condition)

    def fires(self, step: p.Step) -> bool:
        """Whether a step may set off a trigger."""
        may = bool(self.draft.program.triggers) and self.body.form != "setup"
        return may and (p.fact(step).fires or p.writes_watched(self.draft.program.triggers, step))

    def watching(self, step: p.Step) -> tuple[int, ...]:
        """The numbers that triggers watch and a step may write."""
        written = dict.fromkeys(one.type for one in self.draft.program.triggers if p.writes(step, one))
        return tuple(number for name in written for number in self.tables.watching[name])

    def straight(self, steps: Sequence[p.Step]) -> bool:
        """Whether nothing in these steps ends a block."""
        return all(
            not self.fires(step)
            and not facts.asks(self.draft, step)
            and all(self.straight(within.steps) for within in p.inside(step))
            for step in steps
        )

    def inline(self, steps: Sequence[p.Step]) -> tuple[n.Step, ...]:
        """Straight steps, as a part of another step."""
        outer, self.steps = self.steps, []
        before, self.inlining = self.inlining, True
        self.run(steps, False)
        found, self.steps, self.inlining = self.steps, outer, before
        return tuple(found)

    def passes(self, step: p.Each | p.Repeat) -> tuple[n.Step, ...]:
        """The passes of a straight loop; those of a long one, and of all loops in it, are counted."""
        before, self.counting = self.counting, self.counting or amount_of_work.is_long(self.tables, step)
        counted = (n.Effect("count_pass", (n.Constant(step.line),)),) if self.counting else ()
        found = (*counted, *self.inline(step.steps))
        self.counting = before
        return found

    def go_if(self, condition: n.Node | None, label: int) -> None:
        """Goes on at once with a block if a condition holds (None: it does)."""
        jump = n.Jump(label)
        self.add(jump if condition is None else n.When(((condition, (jump,)),)))

    def finish(self) -> None:
        """Ends the frame of this body."""
        self.add(n.Pop())
        if self.draft.traced and self.body.form == "phase":
            self.add(n.Effect("done", (n.Constant(self.body.line),)))
        if self.body.form == "phase" and any(step.scope == "phase" for step in self.draft.during):
            self.add(n.Effect("lapse"))
        if self.body.name in self.tables.spans:
            self.add(n.Effect("all_back", (n.Constant(self.tables.spans.index(self.body.name)),)))
        self.add(n.Leave())
        self.close()

    # -- decisions and calls
    def ask(self, site: n.Site, options: n.Options, label: int) -> None:
        """Ends the block with a decision; block `label`, which begins, goes on when it is answered."""
        if self.waits and not site.hidden and not site.last and site.kind != "use":
            site = replace(site, again=self._asked_again())
        number = self.draft.site(site)
        self.draft.options[number] = options
        self.add(n.Decide(number, self.player, label))
        self.close()
        self.open(label)

    @property
    def waits(self) -> bool:
        """Whether something may be done at any time at decisions of this body: they stand outside all actions."""
        return bool(self.tables.any_time) and self.body.form in ("phase", "steps", "round")

    def _asked_again(self) -> int:
        """Begins a block that holds the decision alone; gives the block that asks it anew: what is new was so before."""
        asking = again = self.draft.label()
        self.go(asking)
        self.open(asking)
        if self.tables.counts_actions:
            again = self.draft.label()
            self.draft.block(again, [n.Effect("begin_action"), n.Jump(asking)])
        if self.certain:
            self.draft.safe_after.add(again)
        return again

    def any_time(self, names: Sequence[str]) -> tuple[int, ...]:
        """Which action that may be done at any time each of several names is; nothing where none is one."""
        known = self.tables.any_time
        return tuple(known.index(name) if name in known else -1 for name in names) if {*known} & {*names} else ()

    def site_function(self, kind: str, given: Sequence[str], steps: Sequence[n.Step] | n.Node) -> None:
        """A function of the site that comes next."""
        self.draft.function(n.Function(kind, len(self.draft.sites)), ("f", *given), steps)

    def call(self, name: str, arguments: Sequence[p.Expression]) -> n.Step:
        """Pushes the frame of a body."""
        body = self.tables.body[name]
        entry = self.draft.entries[name]
        given = [remembered(self.draft, argument, self.x(argument), self.draft.at) for argument in arguments]
        slots = (self.player, *given)
        return n.Push(entry, MARKERS[body.form], slots, entry)

    def set(self, slot: int, value: n.Node) -> None:
        """A slot of the body gets a value."""
        self.add(n.Set(YOU + slot, value))
