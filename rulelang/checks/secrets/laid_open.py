"""Which pieces steps lay open as a matter of course: what is asked about these tells nothing that all do not see anyway."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from rulelang import program as p
from rulelang.checks.secrets.laid import HANDED_OVER, NEXT, Laid, any_way, handed_over, late, of_all, whole
from rulelang.checks.secrets.seen import Seen
from rulelang.program.nodes import parts
from rulelang.program.secrets.chosen import together

_AS_A_MATTER_OF_COURSE = ("loop", "attempt", "later", "branch")  # how steps are come to that are done without a choice

Lies = Mapping[int, set[Laid]]  # where the pieces of a body's names came from


class LaidOpen:
    """What the steps of one Program lay open."""

    def __init__(self, program: p.Program, face_down: Mapping[str, str]) -> None:
        self.program = program
        self.seen = Seen(program)
        self.zone = {zone.name: zone for zone in program.zones}
        self.face_down = face_down  # where pieces lie face down that not all know
        self.body = {body.name: body for body in program.bodies}
        self.dice = any(piece.rolled for piece in program.pieces)
        self._running: set[str] = set()
        self._known: dict[tuple[int, int, frozenset[str]], tuple[p.Step, Lies, frozenset[Laid]]] = {}  # steps are held, as below
        self._origins: dict[int, tuple[p.Body, Lies]] = {}  # by the body itself, which is held so that no other is taken for it

    def laid_open(self, steps: Sequence[p.Step], lies: Lies) -> set[Laid]:
        """What these steps, as a matter of course, lay open; `lies`: where the pieces of names came from."""
        found: set[Laid] = set()
        decided = False  # whether somebody may have decided something by then
        for step in steps:
            laid = self._laid_by(step, lies)
            found |= late(laid) if decided or (isinstance(step, p.Later) and self.seen.asks(steps)) else laid
            decided = decided or self.seen.asks([step])
        return found

    def _laid_by(self, step: p.Step, lies: Lies) -> frozenset[Laid]:
        """The same of one step; worked out once for each way of being in the middle of other bodies."""
        key = id(step), id(lies), frozenset(self._running)
        if key not in self._known:
            self._known[key] = step, lies, frozenset(self._laid(step, lies) | self._laid_inside(step, lies))
        return self._known[key][-1]

    def _laid_inside(self, step: p.Step, lies: Lies) -> set[Laid]:
        """What the steps lay open that a step holds, or does in another body."""
        courses = [within for within in p.inside(step) if within.how in _AS_A_MATTER_OF_COURSE]
        ways = [self.laid_open(within.steps, lies) for within in courses]
        if isinstance(step, p.If) and step.branches[-1].condition is not None:
            ways.append(set())
        found = any_way(ways) if isinstance(step, p.If) else set().union(*ways)
        if isinstance(step, p.Each | p.Turns):
            found = of_all(found)
        if isinstance(step, p.Do) and step.body in self.body and step.body not in self._running:
            self._running.add(step.body)
            body = self.body[step.body]
            inner = self.laid_open(body.steps, self.origins(body))
            found |= handed_over(inner, dict(enumerate(step.arguments, 1)))
            self._running.discard(step.body)
        return found

    def _laid(self, step: p.Step, lies: Lies) -> set[Laid]:
        match step:
            case p.TurnOver() if step.facing == "up":
                return self._where(step.piece, lies)
            case p.TurnAll() if step.facing == "up":
                return whole(self.zones(step.group), _whose(step.group))
            case p.MovePiece() | p.MoveAll() | p.MoveSome() | p.Draw() if step.facing == "down":
                return set()
            case p.Show() if step.to is None:
                return self._shown_to_all(step, lies)
            case p.Become() if isinstance(step.value, p.StateValue | p.Amount):
                return whole(_named(self.program, step.value))
            case p.MovePiece() if self.is_open(step.to) or (self._topmost(step.to) and not step.bottom):
                return self._gone(self._lit(self._where(step.piece, lies), step))
            case p.MoveAll() if self.is_open(step.to):
                return self._lit(whole(self.zones(step.group), _whose(step.group)), step)
            case p.MoveAll() if step.group.where is None and self._lost(step.to):
                return late(whole(self.zones(step.group)))  # what somebody knew is gone, what nobody knew is told
            case p.MoveSome() | p.Draw() if self.is_open(step.to):
                return self._lit(self._drawn(step), step)
            case p.Swap():
                return self._where(step.piece, lies) | self._where(step.other, lies)
        return set()

    def _lit(self, laid: set[Laid], step: p.MovePiece | p.MoveAll | p.MoveSome | p.Draw) -> set[Laid]:
        """What lies face up then: a piece that lies face down moves on between open places as it lies."""
        if step.facing == "up" or not self.is_open(step.to):
            return laid
        dark = {one for one in laid if one.zone in self.face_down or (self.face_down and one.zone == HANDED_OVER)}
        return {one for one in laid if not dark or (one not in dark and one.piece is None)}

    def _drawn(self, step: p.MoveSome | p.Draw) -> set[Laid]:
        """Of a zone only what is drawn is laid open: some of a class that is looked for, or what lies on top."""
        if not isinstance(step.source, p.PlaceAt):
            return whole(self.every)
        zone = step.source.zone
        if isinstance(step.amount, p.Fold) and step.amount.op == "count" and step.amount.group.where is None:
            return whole({zone} & self.zones(step.amount.group))
        if isinstance(step, p.MoveSome) and self._narrower(step.type, zone):
            return {Laid(zone, False)}
        return set() if isinstance(step, p.Draw) and step.at_random else {Laid(zone, False, NEXT)}

    def _narrower(self, type: str, zone: str) -> bool:
        """Whether other pieces than those of a class may lie in a zone."""
        classes = next((set(union.classes) for union in self.program.unions if union.name == type), {type})
        holds = set(self.zone[zone].holds) if zone in self.zone else set()
        return bool((holds or {piece.name for piece in self.program.pieces}) - classes)

    def _gone(self, laid: set[Laid]) -> set[Laid]:
        """What was on top is not on top any more."""
        return {one._replace(piece=NEXT) if one.piece == p.TOP else one for one in laid}

    def is_open(self, place: p.Expression) -> bool:
        """Whether everybody may see what lies at a place, as far as that is certain not to be wrong."""
        return not isinstance(place, p.PlaceAt) or place.zone not in self.zone or self.zone[place.zone].contents == "everyone"

    def _topmost(self, place: p.Expression) -> bool:
        """Whether everybody sees what comes to lie on top there."""
        return isinstance(place, p.PlaceAt) and place.zone in self.zone and self.zone[place.zone].top == "everyone"

    def _shown_to_all(self, step: p.Show, lies: Lies) -> set[Laid]:
        if isinstance(step.what, p.Group) or step.place:
            return whole(self.shown(step, lies), _whose(step.what))
        return self._where(step.what, lies)

    def shown(self, step: p.Show, lies: Lies) -> set[str]:
        """The zones whose pieces a step shows."""
        if isinstance(step.what, p.Group):
            return self.zones(step.what)
        if step.place:
            return {step.what.zone} if isinstance(step.what, p.PlaceAt) else self.every
        return {one.zone for one in self._where(step.what, lies)}

    def _lost(self, place: p.Expression) -> bool:
        """Whether what comes to a place is lost to all eyes."""
        return isinstance(place, p.PlaceAt) and place.zone in self.zone and self.zone[place.zone].contents == "nobody"

    def stirred(self, step: p.Step, lies: Lies) -> set[str]:
        """The zones in which dice may show something else after a step than before it."""
        return self._changed(step, lies, self._rolled) if self.dice else set()

    def refilled(self, step: p.Step, lies: Lies) -> set[str]:
        """The zones that nobody looks into, and to which a step brings what not all know: of these it is not known what was."""
        return self._changed(step, lies, self._comes_unseen)

    def laid_anew(self, step: p.Step, lies: Lies) -> set[str]:
        """The zones in which, after a step, something may lie that did not lie face up there before it."""
        return self._changed(step, lies, self._covers)

    @cached_property
    def laid_beside(self) -> set[str]:
        """The same of what may be done or set off in any turn."""
        bodies = [one.body for one in self.program.triggers] + [one.body for one in self.program.abilities]
        bodies += [body for body in self.program.bodies if body.any_time]
        return {zone for body in bodies for step in body.steps for zone in self.laid_anew(step, self.origins(body))}

    def _covers(self, step: p.Step, lies: Lies) -> set[str]:
        match step:
            case p.Draw() | p.MoveSome() | p.MoveAll() | p.MovePiece():
                return set() if step.facing == "up" else {step.to.zone} if isinstance(step.to, p.PlaceAt) else self.every
            case p.Swap() | p.Shuffle() | p.TurnOver(facing="down") | p.TurnAll(facing="down"):
                return self.every
        return set()

    def _changed(self, step: p.Step, lies: Lies, changes: Callable[[p.Step, Lies], set[str]]) -> set[str]:
        """The zones that a step changes in this way, with what it holds and what is done in it."""
        found = changes(step, lies)
        for within in p.inside(step):
            found |= {zone for one in within.steps for zone in self._changed(one, lies, changes)}
        for name in p.called(step):
            if name in self.body and name not in self._running:
                self._running.add(name)
                body = self.body[name]
                found |= {zone for one in body.steps for zone in self._changed(one, self.origins(body), changes)}
                self._running.discard(name)
        return found

    def _rolled(self, step: p.Step, lies: Lies) -> set[str]:
        if not isinstance(step, p.RollPieces | p.TurnTo):
            return set()
        what = step.what if isinstance(step, p.RollPieces) else step.piece
        return self.zones(what) if isinstance(what, p.Group) else {one.zone for one in self._where(what, lies)}

    def _comes_unseen(self, step: p.Step, lies: Lies) -> set[str]:
        match step:
            case p.Draw(source=p.PlaceAt(zone=zone)) | p.MoveSome(source=p.PlaceAt(zone=zone)):
                sources = {zone}
            case p.MoveAll():
                sources = self.zones(step.group)
            case p.MovePiece():
                sources = {one.zone for one in self._where(step.piece, lies)}
            case _:
                return set()
        hidden = any(one in self.zone and self.zone[one].contents != "everyone" for one in sources)
        return {step.to.zone} if hidden and step.facing != "up" and self._lost(step.to) else set()  # type: ignore[union-attr]

    def _where(self, piece: p.Expression, lies: Lies) -> set[Laid]:
        match piece:
            case p.Local() if piece.slot in lies:
                return {one._replace(piece=piece.slot) for one in lies[piece.slot]}
            case p.TopOf(of=p.PlaceAt(zone=name)):
                return {Laid(name, False, p.TOP)}
            case p.EndOf(group=group):
                return whole(self.zones(group))
        found = whole(self.every - self.face_down.keys())
        return found | {Laid(HANDED_OVER, False, piece.slot)} if isinstance(piece, p.Local) else found

    def zones(self, group: p.Group) -> set[str]:
        """The zones that a group may look into."""
        places = group.places
        if (several := together(group)) is not None:
            return self.zones(several.among)
        if places is None or (places.one is not None and not isinstance(places.one, p.PlaceAt)):
            return self.every
        return {places.one.zone} if isinstance(places.one, p.PlaceAt) else set(places.families)

    @cached_property
    def every(self) -> set[str]:
        """All zones: where something lay that nobody can say."""
        return set(self.zone)

    def origins(self, body: p.Body) -> Lies:
        """For each name of a body where its piece was found; worked out once."""
        if id(body) not in self._origins:
            self._origins[id(body)] = body, self._found_in(body)
        return self._origins[id(body)][1]

    def _found_in(self, body: p.Body) -> Lies:
        found: dict[int, set[Laid]] = {}
        for step in parts(body):
            if isinstance(step, p.Choose | p.ChooseAtRandom | p.Each):
                is_each = isinstance(step, p.Each)
                found.setdefault(step.slot, set()).update(Laid(zone, is_each) for zone in self.zones(step.group))
            elif isinstance(step, p.Draw | p.MoveSome) and step.called is not None:
                come = {step.to.zone} if isinstance(step.to, p.PlaceAt) else self.every
                found.setdefault(step.called.slot, set()).update(Laid(zone, False) for zone in come)
        return found


def _whose(what: p.Group | p.Expression) -> p.Expression | None:
    """The one player whose place it is; None where it is nobody's, or all of that name are meant."""
    place = what.places.one if isinstance(what, p.Group) and what.places is not None else what
    return p.first_key(place.of) if isinstance(place, p.PlaceAt) and place.of is not None else None


def _named(program: p.Program, number: p.StateValue | p.Amount) -> set[str]:
    """The counter or resource that a number is of."""
    if isinstance(number, p.StateValue):
        return {number.name}
    return {program.resources[number.resource.value].name} if isinstance(number.resource, p.Constant) else set()
