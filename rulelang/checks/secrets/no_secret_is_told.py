"""No secret is told: who decides is offered only what they may know, and what all see does not hang on what some may not.

A choice, a number to choose and a `needs:` speak to who decides. Whether a step is done, how often, for whom and how much
speaks to everybody, unless the pieces are laid open in the same place, or the game is over then. Sure only of zones.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rulelang import ast
from rulelang import program as p
from rulelang.checks.secrets.laid import NEXT, Laid, accounted_for, as_decided, handed_over, in_time, late, unstirred
from rulelang.checks.secrets.learning import Here, Learning
from rulelang.checks.secrets.watched import ALL, YOU, Watched, Watchers
from rulelang.names.symbols import Symbols


def no_secret_is_told(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at all that is played, from the round on, and at what changes prices, helps to pay and ends the game."""
    told = _Told(symbols, program)
    if program.setup is not None:
        told.body(program.setup, Here(YOU, prepared=True))
    told.body(program.round, Here(YOU))
    for trigger in program.triggers:
        told.body(p.only_then(trigger), Here(YOU, p.Known(local={1: told.audience.comes(trigger)}), names={1: trigger.type}))
    for rule in program.ends:
        if rule.body is not None:
            told.body(rule.body, Here(YOU, over=True))
    for body in (*program.bodies, *(ability.body for ability in program.abilities)):
        if body.name not in told.done or (isinstance(body, p.Body) and body.any_time):  # nothing does it yet, or anybody may
            told.body(body, Here(YOU))
    told.rules()


class _Told(Learning):
    """Goes through the steps of a Program and complains about what they tell."""

    def __init__(self, symbols: Symbols, program: p.Program) -> None:
        super().__init__(symbols, program)
        self.seen = self.open.seen
        self.watched = Watched(program, self.audience, self.seen)
        self.done: set[object] = set()

    # --------------------------------------------------------------------------------------------------------- the rules
    def rules(self) -> None:
        """What stands outside all steps."""
        for modifier in self.program.modifiers:
            if modifier.target == "cost" or (modifier.target == "limit" and self.seen.counted_by_all(modifier.name)):
                what = "price" if modifier.target == "cost" else "limit"
                self.all_learn(self.audience.modifier(modifier, None, p.Known()), modifier.line, what, Here(None))
        for rule in self.program.ends:
            self.all_learn(self.audience.secrets(rule.condition), rule.line, "end", Here(YOU))
        for source in self.program.sources:
            learn = self.audience.offered(source.group) if source.provides is None else self._provided(source)
            self.you_learn(learn, source.line, "source", Here(YOU))
        for moment in self.program.moments:
            self.you_learn(self.audience.offered(moment.group), moment.line, "source", Here(YOU))

    def _provided(self, source: p.Source) -> p.Secrets:
        """What is told by who may help to pay, with what and at which price."""
        _, inner = self.audience.members(source.group, p.Known())
        backs = frozenset(one for one in inner.bound.get(source.group.bound, ()) if one.back)  # who helps is named by its face
        told = self.audience.listed(source.group, p.Known()) | backs
        return told | self.audience.secrets((source.provides, source.price), inner)

    def body(self, body: p.Body, here: Here) -> None:
        """The steps of a body, once for each way of being done."""
        flags = (here.over, here.prepared, here.or_else)
        key = (body.name, here.apart, here.later, flags, frozenset(here.known.local.items()), here.known.up)
        if body.form in ("action", "phase", "steps") and key in self.done:
            return
        self.done |= {key, body.name}
        lies = self.open.origins(body)
        self.steps(body.steps, replace(here, lies=lies))

    # --------------------------------------------------------------------------------------------------------- the steps
    def steps(self, steps: Sequence[p.Step], here: Here, *, apart: bool = False) -> Here:
        """Steps that follow one another; what is known after them. `apart`: what stands around them is not done with them."""
        around = frozenset() if apart else here.later
        laid = [self.open.laid_open([step], here.lies) for step in steps]
        stays = [in_time(one for one in each if one.piece != NEXT) for each in laid]
        asks = [self.seen.asks([step]) for step in steps]
        stirred = [self.open.stirred(step, here.lies) for step in steps]
        refilled = [on_the_way | self.open.refilled(step, here.lies) for step, on_the_way in zip(steps, stirred, strict=True)]
        around_it = here.over
        for number, step in enumerate(steps):
            rest = steps[number + 1 :]
            ends = around_it or (self.seen.ends_game(rest) and not self.seen.asks(steps[number:]))  # then nobody can use it
            own = {one for one in laid[number] if one.piece != NEXT and one.zone not in stirred[number]}
            before = unstirred(stays[:number][::-1], [set(), *refilled[:number][::-1]])
            before |= here.turned_up if apart else set()
            now = stirred[number] if isinstance(step, p.RollPieces | p.TurnTo) else set()
            to_come = unstirred(as_decided(laid[number + 1 :], asks[number + 1 :]), [now, *stirred[number + 1 :]])
            to_come |= late(around) if any(asks[number + 1 :]) else around
            laid_open = own | before | (late(to_come) if asks[number] else to_come) | laid[number]
            later = frozenset(own | before | to_come)
            up = self._turned_up(steps[:number], stays, here) if isinstance(step, p.Turns) else frozenset()
            inner = replace(here, over=ends, later=later, laid_open=frozenset(laid_open), turned_up=up)
            here = replace(self.step(step, inner), turned_up=here.turned_up)
            here = replace(here, looked=here.looked - stirred[number], or_else=here.or_else and not asks[number])
        return here

    def _turned_up(self, done: Sequence[p.Step], laid: Sequence[set[Laid]], here: Here) -> frozenset[Laid]:
        """What steps, done before this one, have laid open, where nothing has come to lie since that might not be."""
        covered = [self.open.laid_anew(one, here.lies) for one in done]
        return frozenset(unstirred(laid[: len(done)][::-1], [set(), *covered[::-1]]))

    def step(self, step: p.Step, here: Here) -> Here:
        """One step; what is known after it."""
        match step:
            case p.Needs():
                self.need(step, here)
                return replace(here, known=here.known.seeing(step.condition))
            case p.Choose() | p.ChooseAtRandom():
                return self._choose(step, here)
            case p.ChooseNumber():
                self.you_learn(self._secrets((step.low, step.high), here), step.line, "number", here)
                return replace(here, names={**here.names, step.slot: step.name})
            case p.ChoosePlace():
                self.you_learn(self._secrets(step.spots, here), step.line, "choice", here)
                return replace(here, names={**here.names, step.slot: step.name})
            case p.Everyone():
                inner = self._as(step.slot, here)
                for choice, condition in zip(step.choices, step.only_if or (None,) * len(step.choices), strict=True):
                    self.all_learn(self._secrets(condition, inner), choice.line, "whom", inner)
                    inner = self.step(choice, inner)
            case p.Show() if step.to is None or step.to == here.you:
                return replace(here, looked=here.looked | self.open.shown(step, here.lies))
            case p.TurnOver(facing="up") | p.MovePiece() if isinstance(step.piece, p.Local):
                self._change(step, here)
                return replace(here, known=self._lies_then(step, step.piece, here))
            case p.Do() | p.DoChosen():
                self._do(step, here)
            case p.Draw(called=p.Called() as one) | p.MoveSome(called=p.Called() as one):
                self._change(step, here)
                return replace(here, names={**here.names, one.slot: one.name}, known=self._come(step, one, here))
            case p.If() | p.Each() | p.Turns() | p.Repeat() | p.Otherwise() | p.OneOf() | p.May() | p.Announced() | p.Later():
                return self._below(self._holding(step, here), here)
            case _:
                self._change(step, here)
        return here

    def _holding(self, step: p.Step, here: Here) -> list[Here]:
        """A step that holds others; what is known after each of its ways, if it has several."""
        match step:
            case p.If():
                return self._if(step, here)
            case p.Each():
                self._each(step, here)
            case p.Turns():
                self._turns(step, here)
            case p.Repeat():
                often = self._secrets((step.times, step.while_, step.until), here)
                self.told_to(self.watched.steps(step.steps, here.you), often, step.line, "often", here)
                self.steps(step.steps, self._once_more(step, here))
            case p.Otherwise():
                return self._otherwise(step, here)
            case p.OneOf():
                return [self.steps(way.steps, replace(here, or_else=False)) for way in step.alternatives]
            case p.Announced():
                for answer in step.answers:
                    self.all_learn(self._secrets(answer.who, here), answer.line, "whom", here)
                    self.steps(answer.steps, self._as(answer.slot, here))
                self.steps(step.steps, here)
            case p.May() | p.Later():
                self.steps(step.steps, replace(here, or_else=False))
        return []

    def _choose(self, step: p.Choose | p.ChooseAtRandom, here: Here) -> Here:
        """Whoever chooses is told what there is; what chance chooses, all are told."""
        told, inner = self.audience.members(step.group, here.known)
        blind = isinstance(step, p.Choose) and step.blind
        secrets = told if blind else self.audience.listed(step.group, here.known)
        if isinstance(step, p.Choose):
            self.you_learn(secrets, step.line, "choice", here)
        else:
            self.all_learn(secrets, step.line, "chance", here)
        chosen = p.Local(slot=step.slot, type=step.group.type)
        apart = here.apart | self._apart(step.group, chosen)
        faces = inner.bound.get(step.group.bound, frozenset())
        kept = [one for one in faces if one.down or (one.back and self._kept_from_you(one, here))]
        known = self._names(step.slot, faces if blind else kept, here)
        return replace(here, names={**here.names, step.slot: step.name}, apart=apart, known=known)

    def _if(self, step: p.If, here: Here) -> list[Here]:
        secrets: p.Secrets = frozenset()
        laid = here.laid_open | accounted_for(self.open.laid_open([step], here.lies))
        told = False
        ways = []
        for number, branch in enumerate(step.branches):
            secrets |= self._secrets(branch.condition, here)
            if not told:
                later = [one for rest in step.branches[number:] for one in rest.steps]
                watchers = self.watched.steps(later, here.you)
                told = self.told_to(watchers, secrets, branch.line, "whether", replace(here, laid_open=laid))
            ways.append(self.steps(branch.steps, replace(here, known=here.known.seeing(branch.condition))))
            here = replace(here, known=here.known.seeing(branch.condition, False))
        return ways

    def _each(self, step: p.Each, here: Here) -> None:
        told, inner = self.audience.members(step.group, here.known)
        laid = here.laid_open | accounted_for(self.open.laid_open(step.steps, here.lies))
        inside = self._as(step.slot, here) if step.group.type == "player" else here
        watchers = self.watched.steps(step.steps, inside.you)
        if inside is not here:  # each is asked about by the name that the group has for them
            bound = p.Bound(number=step.group.bound, type="player")
            watchers = frozenset(bound if one == inside.you else one for one in watchers)
        self.told_to(watchers, told, step.line, "whom", replace(here, laid_open=laid))
        if step.group.type == "player":
            inside = replace(inside, apart=inside.apart | self._apart(step.group, inside.you))
        else:
            faces = inner.bound.get(step.group.bound, frozenset())
            inside = replace(here, known=self._names(step.slot, faces, here))
        self.steps(step.steps, self._once_more(step, inside))

    def _once_more(self, step: p.Repeat | p.Each, here: Here) -> Here:
        """The same inside what is done again and again: what comes after it comes after all that is decided in it."""
        return replace(here, later=frozenset(late(here.later))) if self.seen.asks(step.steps) else here

    def _turns(self, step: p.Turns, here: Here) -> None:
        self.all_learn(self._secrets((step.by, *(rank.by for rank in step.by_then), step.start), here), step.line, "order", here)
        inside = self._as(step.slot, here)
        watchers = self.watched.steps(step.steps, inside.you)
        self.told_to(watchers, self._secrets((step.until, step.except_), here), step.line, "turns", here)
        covered = self.open.laid_anew(step, here.lies) | self.open.laid_beside
        still = frozenset(one for one in here.turned_up if one.whole and one.of is None and one.zone not in covered)
        self.steps(step.steps, replace(inside, turned_up=still), apart=True)

    def _otherwise(self, step: p.Otherwise, here: Here) -> list[Here]:
        """A `needs:` that fails leads on here, and so speaks to all; as does a die that has no such side."""
        laid = here.laid_open | accounted_for(self.open.laid_open((*step.steps, *step.instead), here.lies))
        for one in step.steps:
            if isinstance(one, p.Needs | p.TurnTo):
                read = one.condition if isinstance(one, p.Needs) else one.side
                self.all_learn(self._secrets(read, here), one.line, "whether", replace(here, laid_open=laid))
        tried = [one.model_copy(update={"if_possible": True}) if isinstance(one, p.MoveSome) else one for one in step.steps]
        attempt = self.steps([one for one in tried if not isinstance(one, p.Needs)], replace(here, or_else=True))
        return [attempt, self.steps(step.instead, here)]

    def _do(self, step: p.Do | p.DoChosen, here: Here) -> None:
        apart = frozenset(
            frozenset([YOU, p.Local(slot=number, type="player")])
            for number, handed in enumerate(step.arguments, 1)
            if frozenset([handed, here.you]) in here.apart
        )
        looked = here.looked if here.you == YOU else frozenset()
        locals_ = {
            one.slot: p.Local(slot=n, type=one.type) for n, one in enumerate(step.arguments, 1) if isinstance(one, p.Local)
        }
        later = frozenset(handed_over(here.later, locals_))
        known = self._handed(step.arguments, here)
        inside = Here(YOU, known, apart=apart, laid_open=later, later=later, looked=looked)
        inside = replace(inside, over=here.over, prepared=here.prepared, or_else=here.or_else and isinstance(step, p.Do))
        for name in p.called(step):
            if name in self.seen.body:
                self.body(self.seen.body[name], inside)

    def _change(self, step: p.Step, here: Here) -> None:
        """A step that moves or changes something: how much, and where to."""
        read: object = ()
        watchers: Watchers = ALL
        match step:
            case p.Pay() | p.Gain():
                self._had(step, here.you, here)
                read, watchers = step.bundle, self.watched.step(step, here.you)
            case p.MoveResources():
                if step.source.form == "player":
                    self._had(step, step.source.of, here)
                watchers = self.watched.step(step, here.you)
                read = () if watchers != ALL and _all_of_it(step) else step.bundle
            case p.Draw() | p.DrawResources():
                read = step.amount
            case p.MoveSome():
                read = step.amount
                self._search(step, here)
            case p.Become():
                laid_open = isinstance(step.value, p.StateValue | p.Amount)  # a number is laid open by noting it where all see it
                self.all_learn(self._secrets(step.target.of, here), step.line, "amount", here)
                read, watchers = () if laid_open else step.value, self.watched.step(step, here.you)
            case p.MovePiece():
                read = step.to
                if not step.apart and self.audience.lawful(step.to):
                    self.you_learn(self.audience.face(step.piece, here.known), step.line, "need", here)
            case p.Win():
                read = step.player
            case p.RollPieces() | p.TurnTo():
                self._stir(step, here)
            case p.MoveAll():
                self.all_learn(self.audience.members(step.group, here.known)[0], step.line, "amount", here)
        self.told_to(watchers, self._secrets(read, here), step.line, "amount", here)

    def _stir(self, step: p.RollPieces | p.TurnTo, here: Here) -> None:
        """Dice are rolled, or one is turned: all see how many and where; to which side, they see where they see the die."""
        if isinstance(step, p.RollPieces):
            if isinstance(step.what, p.Group):
                self.all_learn(self.audience.members(step.what, here.known)[0], step.line, "amount", here)
            return
        read = self._secrets(step.side, here)
        self.you_learn(read, step.line, "need", here)  # there may be no such side
        if not self.audience.face(step.piece, here.known):
            self.all_learn(read, step.line, "amount", here)

    def _had(self, step: p.Pay | p.Gain | p.MoveResources, who: p.Expression | None, here: Here) -> None:
        """What must be paid or given: whoever decides learns whether it is there."""
        if not isinstance(step, p.Gain) and not step.if_possible and not here.prepared:
            self.you_learn(self.audience.had(step.bundle, who), step.line, "search", here)

    def _search(self, step: p.MoveSome, here: Here) -> None:
        """A class is named: whether pieces of it lie there shows in whether this can be done, or in how many move."""
        looked_for = p.Group(type=step.type, bound=0, places=p.Places(one=step.source))
        told, _ = self.audience.members(looked_for, here.known)
        if step.if_possible:
            laid = here.laid_open | accounted_for(self.open.laid_open([step], here.lies))
            self.all_learn(told, step.line, "amount", replace(here, laid_open=laid))
        elif not here.prepared:
            self.you_learn(told, step.line, "search", here)


def _all_of_it(step: p.MoveResources) -> bool:
    """Whether what moves is all that somebody has: whoever gets it may know that."""
    match step.bundle:
        case p.Quantity(resource=moved, amount=p.Amount(resource=asked, holder=holder)):
            return (moved, step.source) == (asked, holder)
    return False
