"""No secret is told: who decides is offered only what they may know, and what all see does not hang on what some may not.

A choice, a number to choose and a `needs:` speak to who decides. Whether a step is done, how often, for whom and how much
speaks to everybody, unless the pieces are laid open in the same place, or the game is over then. Sure only of zones.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.checks.seen import Laid, Lies, Seen
from rulelang.checks.telling import tell
from rulelang.symbols import Symbols

YOU = p.Local(slot=0, type="player")


@dataclass(frozen=True)
class Here:
    """Where a step stands: who does it, what its names are, what is laid open there, and whether the game is over then."""

    you: p.Expression | None
    known: p.Known = field(default_factory=p.Known)
    names: Mapping[int, str] = field(default_factory=dict)
    apart: frozenset[frozenset[p.Expression]] = frozenset()  # players that are two
    laid_open: frozenset[Laid] = frozenset()
    over: bool = False
    prepared: bool = False  # in set-up, where all know what lies anywhere
    lies: Lies = field(default_factory=dict)
    looked: frozenset[str] = frozenset()  # the zones of which whoever does it has been shown something


def no_secret_is_told(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at all that is played, from the round on, and at what changes prices, helps to pay and ends the game."""
    told = _Told(symbols, program)
    if program.setup is not None:
        told.body(program.setup, Here(YOU, prepared=True))
    for body in (program.round, *(trigger.body for trigger in program.triggers)):
        told.body(body, Here(YOU))
    for rule in program.ends:
        if rule.body is not None:
            told.body(rule.body, Here(YOU, over=True))
    for body in (*program.bodies, *(ability.body for ability in program.abilities)):
        if body.name not in told.done:  # nothing does it yet
            told.body(body, Here(YOU))
    told.rules()


class _Told:
    """Goes through the steps of a Program and complains about what they tell."""

    def __init__(self, symbols: Symbols, program: p.Program) -> None:
        self.symbols, self.program = symbols, program
        self.audience, self.seen = p.Audience(program), Seen(program)
        self.done: set[Any] = set()

    # --------------------------------------------------------------------------------------------------------- the rules
    def rules(self) -> None:
        """What stands outside all steps."""
        for modifier in self.program.modifiers:
            if modifier.target == "cost":
                self.all_learn(self.audience.modifier(modifier, None, p.Known()), modifier.line, "price", Here(None))
        for rule in self.program.ends:
            self.all_learn(self.audience.secrets(rule.condition), rule.line, "end", Here(YOU))
        for source in self.program.sources:
            secrets = self.audience.listed(source.group, p.Known())
            self.you_learn(secrets, source.line, "source", Here(YOU))
        for moment in self.program.moments:
            self.you_learn(self.audience.listed(moment.group, p.Known()), moment.line, "source", Here(YOU))

    def body(self, body: p.Body, here: Here) -> None:
        """The steps of a body, once for each way of being done."""
        key = (body.name, here.apart, here.laid_open, here.over, here.prepared)
        if body.form in ("action", "phase") and key in self.done:
            return
        self.done |= {key, body.name}
        lies = self.seen.origins(body)
        self.steps(body.steps, replace(here, lies=lies))

    # --------------------------------------------------------------------------------------------------------- the steps
    def steps(self, steps: Sequence[p.Step], here: Here, *, apart: bool = False) -> None:
        """Steps that follow one another. `apart`: nothing that stands around them is done together with them."""
        around = frozenset() if apart else here.laid_open
        here, around_it = replace(here, laid_open=around | self.seen.laid_open(steps, here.lies)), here.over
        for number, step in enumerate(steps):
            ends = around_it or self.seen.ends_game(steps[number + 1 :])
            here = self.step(step, replace(here, over=ends))

    def step(self, step: p.Step, here: Here) -> Here:
        """One step; what is known after it."""
        match step:
            case p.Needs():
                self.you_learn(self._secrets(step.condition, here), step.line, "need", here)
            case p.Choose():
                return self._choose(step, here)
            case p.ChooseNumber():
                self.you_learn(self._secrets((step.low, step.high), here), step.line, "number", here)
                return replace(here, names={**here.names, step.slot: step.name})
            case p.Everyone():
                inner = self._as(step.slot, here)
                for choice in step.choices:
                    inner = self.step(choice, inner)
            case p.Show() if step.to is None or step.to == here.you:
                return replace(here, looked=here.looked | self.seen.shown(step, here.lies))
            case p.Do() | p.DoChosen():
                self._do(step, here)
            case p.If() | p.Each() | p.Turns() | p.Repeat() | p.Otherwise() | p.OneOf() | p.May() | p.Later():
                self._holding(step, here)
            case _:
                self._change(step, here)
        return here

    def _holding(self, step: p.Step, here: Here) -> None:
        """A step that holds others."""
        match step:
            case p.If():
                self._if(step, here)
            case p.Each():
                self._each(step, here)
            case p.Turns():
                self._turns(step, here)
            case p.Repeat():
                if self.seen.shows(step.steps):
                    self.all_learn(self._secrets((step.times, step.while_, step.until), here), step.line, "often", here)
                self.steps(step.steps, here)
            case p.Otherwise():
                self._otherwise(step, here)
            case p.OneOf():
                for way in step.alternatives:
                    self.steps(way.steps, here)
            case p.May() | p.Later():
                self.steps(step.steps, here)

    def _choose(self, step: p.Choose, here: Here) -> Here:
        told, inner = self.audience.members(step.group, here.known)
        secrets = told if step.blind else self.audience.listed(step.group, here.known)
        self.you_learn(secrets, step.line, "choice", here)
        chosen = p.Local(slot=step.slot, type=step.group.type)
        apart = here.apart | self._apart(step.group, chosen)
        local = {slot: faces for slot, faces in here.known.local.items() if slot != step.slot}
        if step.blind:
            local[step.slot] = inner.bound.get(step.group.bound, frozenset())
        known = replace(here.known, local=local)
        return replace(here, names={**here.names, step.slot: step.name}, apart=apart, known=known)

    def _if(self, step: p.If, here: Here) -> None:
        secrets: p.Secrets = frozenset()
        laid = here.laid_open | _whole(self.seen.laid_open([one for branch in step.branches for one in branch.steps], here.lies))
        told = False
        for number, branch in enumerate(step.branches):
            secrets |= self._secrets(branch.condition, here)
            if not told and any(self.seen.shows(later.steps) for later in step.branches[number:]):
                told = self.all_learn(secrets, branch.line, "whether", replace(here, laid_open=laid))
            self.steps(branch.steps, here)

    def _each(self, step: p.Each, here: Here) -> None:
        told, inner = self.audience.members(step.group, here.known)
        laid = here.laid_open | _whole(self.seen.laid_open(step.steps, here.lies))
        if self.seen.shows(step.steps):
            self.all_learn(told, step.line, "whom", replace(here, laid_open=laid))
        if step.group.type == "player":
            inside = self._as(step.slot, here)
            inside = replace(inside, apart=inside.apart | self._apart(step.group, inside.you))
        else:
            faces = inner.bound.get(step.group.bound, frozenset())
            inside = replace(here, known=replace(here.known, local={**here.known.local, step.slot: faces}))
        self.steps(step.steps, inside)

    def _turns(self, step: p.Turns, here: Here) -> None:
        self.all_learn(self._secrets((step.by, step.start), here), step.line, "order", here)
        if self.seen.shows(step.steps):
            self.all_learn(self._secrets((step.until, step.except_), here), step.line, "turns", here)
        self.steps(step.steps, self._as(step.slot, here), apart=True)

    def _otherwise(self, step: p.Otherwise, here: Here) -> None:
        """A `needs:` that fails leads on here, and so speaks to all."""
        laid = here.laid_open | _whole(self.seen.laid_open((*step.steps, *step.instead), here.lies))
        for one in step.steps:
            if isinstance(one, p.Needs):
                self.all_learn(self._secrets(one.condition, here), one.line, "whether", replace(here, laid_open=laid))
        tried = [one.model_copy(update={"if_possible": True}) if isinstance(one, p.MoveSome) else one for one in step.steps]
        self.steps([one for one in tried if not isinstance(one, p.Needs)], here)
        self.steps(step.instead, here)

    def _do(self, step: p.Do | p.DoChosen, here: Here) -> None:
        apart = frozenset(
            frozenset([YOU, p.Local(slot=number, type="player")])
            for number, handed in enumerate(step.arguments, 1)
            if frozenset([handed, here.you]) in here.apart
        )
        looked = here.looked if here.you == YOU else frozenset()
        inside = Here(YOU, apart=apart, laid_open=here.laid_open, over=here.over, prepared=here.prepared, looked=looked)
        for name in (step.body,) if isinstance(step, p.Do) else step.actions:
            if name in self.seen.body:
                self.body(self.seen.body[name], inside)

    def _change(self, step: p.Step, here: Here) -> None:
        """A step that moves or changes something: how much, and where to."""
        read: Any = ()
        match step:
            case p.Pay() | p.Gain():
                read = () if self.audience.unseen(step.bundle) else step.bundle
            case p.MoveResources() if self.seen.counted(step):
                read = step.bundle
            case p.Draw() | p.DrawResources():
                read = step.amount
            case p.MoveSome():
                read = step.amount
                self._search(step, here)
            case p.Become():
                laid_open = isinstance(step.value, p.State | p.Amount)  # a number is laid open by noting it where all see it
                read = step.target.of if laid_open or self.audience.unseen(step.target) else (step.target.of, step.value)
            case p.MovePiece():
                read = step.to
            case p.Win():
                read = step.player
            case p.MoveAll():
                self.all_learn(self.audience.members(step.group, here.known)[0], step.line, "amount", here)
        self.all_learn(self._secrets(read, here), step.line, "amount", here)

    def _search(self, step: p.MoveSome, here: Here) -> None:
        """A class is named: whether pieces of it lie there shows in whether this can be done, or in how many move."""
        looked_for = p.Group(type=step.type, bound=0, places=p.Places(one=step.source))
        told, _ = self.audience.members(looked_for, here.known)
        if step.if_possible:
            self.all_learn(told, step.line, "amount", here)
        elif not here.prepared:
            self.you_learn(told, step.line, "search", here)

    # ------------------------------------------------------------------------------------------------------ who may know
    def _secrets(self, node: Any, here: Here) -> p.Secrets:
        return self.audience.secrets(node, here.known)

    def _as(self, slot: int, here: Here) -> Here:
        """The same place, where another does the steps."""
        return replace(here, you=p.Local(slot=slot, type="player"))

    def _apart(self, group: p.Group, one: p.Expression | None) -> set[frozenset[p.Expression]]:
        """That a player of a group of others is another."""
        if group.type == "player" and group.owner == "other" and group.you is not None and one is not None:
            return {frozenset([one, group.you])}
        return set()

    def you_learn(self, secrets: p.Secrets, line: int, what: str, here: Here) -> None:
        """Who decides is told these: a complaint if they may not know one of them."""
        self._complain([secret for secret in secrets if self._kept_from_you(secret, here)], line, what, here)

    def all_learn(self, secrets: p.Secrets, line: int, what: str, here: Here) -> bool:
        """All are told these: a complaint unless they are laid open in the same place. Whether there is one."""
        alone = self.program.max_players == 1
        laid = {one.zone for one in here.laid_open if one.whole}
        found = [secret for secret in secrets if secret.zone not in laid and not (alone and secret.seen_by == "owner")]
        return self._complain([] if here.over else found, line, what, here)

    def _kept_from_you(self, secret: p.Secret, here: Here) -> bool:
        """Whether who decides certainly does not see this."""
        if secret.zone in here.looked:
            return False
        if secret.seen_by == "nobody":
            return True
        if self.program.max_players == 1:
            return secret.seen_by == "others"
        several = secret.owner is None or isinstance(secret.owner, p.Bound)
        if secret.seen_by == "others":
            return several or secret.owner == here.you
        return several or frozenset([secret.owner, here.you]) in here.apart

    def _complain(self, secrets: Iterable[p.Secret], line: int, what: str, here: Here) -> bool:
        sure = sorted((secret for secret in secrets if secret.sure), key=str)
        if sure:
            zone = self.seen.zone.get(sure[0].zone)  # None: it is a number
            said, way = tell(what, sure[0], zone, here.names, here.you)
            self.symbols.complain("tells_a_secret", "this would tell a secret", span_of(self.symbols, line), said, hint=way)
        return bool(sure)


def _whole(laid: set[Laid]) -> set[Laid]:
    """What a condition lets be laid open accounts for it, even if it is one piece of many: that suit was followed with it."""
    return {one._replace(whole=True) for one in laid}
