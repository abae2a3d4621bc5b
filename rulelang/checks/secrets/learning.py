"""Who learns what at a step: what is known there of each name, and a complaint about what somebody may not know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.checks.secrets.laid import Laid, excused
from rulelang.checks.secrets.laid_open import LaidOpen, Lies
from rulelang.checks.secrets.watched import ALL, NOT_NAMED, YOU, Watchers, kept_from
from rulelang.complaints.sight import tells_a_secret
from rulelang.names.symbols import Symbols


@dataclass(frozen=True)
class Here:
    """Where a step stands: who does it, what its names are, what is laid open there, and whether the game is over then."""

    you: p.Expression | None
    known: p.Known = field(default_factory=p.Known)
    names: Mapping[int, str] = field(default_factory=dict)
    apart: frozenset[frozenset[p.Expression]] = frozenset()  # players that are two
    laid_open: frozenset[Laid] = frozenset()  # by this step or around it
    later: frozenset[Laid] = frozenset()  # the same but for what this step takes from the top
    turned_up: frozenset[Laid] = frozenset()  # the same but for what comes after it: it lies open when this step begins
    over: bool = False
    prepared: bool = False  # in set-up, where all know what lies anywhere
    lies: Lies = field(default_factory=dict)
    or_else: bool = False  # what cannot be done is told: something else is done instead
    looked: frozenset[str] = frozenset()  # the zones of which whoever does it has been shown something


class Learning:
    """What those at the table learn from the steps of a Program."""

    def __init__(self, symbols: Symbols, program: p.Program) -> None:
        self.symbols, self.program = symbols, program
        self.audience = p.Audience(program)
        self.open = LaidOpen(program, self.audience.face_down)

    # ------------------------------------------------------------------------------------------------ what is known here
    def _names(self, slot: int, faces: Iterable[p.Secret], here: Here) -> p.Known:
        """What is known where a name is a piece of which these are secrets."""
        named = frozenset(one._replace(piece=slot) for one in faces)
        up = frozenset(one for one in here.known.up if not (isinstance(one, p.Local) and one.slot == slot))
        return replace(here.known, local={**here.known.local, slot: named}, up=up)

    def _come(self, step: p.Draw | p.MoveSome, one: p.Called, here: Here) -> p.Known:
        """What is known where a name is a piece that has come to a place: as much as of any that lies there."""
        there = p.Group(type=one.type, bound=-1, places=p.Places(one=step.to))
        faces = self.audience.members(there, here.known)[1].bound.get(-1, frozenset())
        if step.facing is not None and isinstance(step.to, p.PlaceAt):
            faces = self.audience.lying_down(step.to.zone, step.to.of) if step.facing == "down" else frozenset()
        return self._names(one.slot, faces, here)

    def _lies_then(self, step: p.TurnOver | p.MovePiece, piece: p.Local, here: Here) -> p.Known:
        """What is known where a piece has moved or was turned up: between open places it lies as it lay."""
        found = here.known.local.get(piece.slot, frozenset())
        if isinstance(step, p.TurnOver) or step.facing == "up":
            return self._names(piece.slot, [], here) if isinstance(step, p.TurnOver) or self.open.is_open(step.to) else here.known
        if isinstance(step.to, p.PlaceAt) and self.open.is_open(step.to):
            lies_down = step.facing == "down" or any(one.down for one in found)
            return self._names(
                piece.slot, self.audience.lying_down(step.to.zone, p.first_key(step.to.of)) if lies_down else [], here
            )
        return self._names(piece.slot, [one for one in found if not one.down], here)

    def _below(self, ways: Sequence[Here], here: Here) -> Here:
        """What is known below several ways: what any of them keeps secret of a name that they have given is a secret there."""
        local = dict(here.known.local)
        for way in ways:
            for slot in way.known.local.keys() - here.known.local.keys():
                local[slot] = local.get(slot, frozenset()) | way.known.local[slot]
        names = {slot: name for way in ways for slot, name in way.names.items()}
        return replace(here, names={**names, **here.names}, known=replace(here.known, local=local))

    def _handed(self, arguments: Sequence[p.Expression], here: Here) -> p.Known:
        """The secrets that the names of another body stand for: which piece it is, or what a number hangs on."""
        seats = {handed: p.Local(slot=slot, type="player") for slot, handed in enumerate(arguments, 1)} | {here.you: YOU}
        local = {}
        for slot, one in enumerate(arguments, 1):
            is_piece = isinstance(one, p.Local | p.TopOf | p.EndOf | p.Bound)
            found = self.audience.face(one, here.known) if is_piece else self._secrets(one, here)
            if found:
                owners = ((secret, secret.owner and seats.get(secret.owner, NOT_NAMED)) for secret in found)
                piece = slot if is_piece else None
                local[slot] = frozenset(secret._replace(owner=owner, piece=piece) for secret, owner in owners)
        return p.Known(local=local)

    # ------------------------------------------------------------------------------------------------------ who may know
    def _secrets(self, node: object, here: Here) -> p.Secrets:
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

    def need(self, step: p.Needs, here: Here) -> None:
        """Whoever decides is told whether it holds; where else something else is done, all are told so, and may learn no more."""
        secrets = self._secrets(step.condition, here)
        if here.or_else:
            secrets = frozenset(one for one in secrets if not excused(here.laid_open, one))
        self.you_learn(secrets, step.line, "need", here)

    def all_learn(self, secrets: p.Secrets, line: int, what: str, here: Here) -> bool:
        """All are told these: a complaint unless they are laid open in the same place. Whether there is one."""
        alone = self.program.max_players == 1
        kept = [secret for secret in secrets if not excused(here.laid_open, secret)]
        found = [secret for secret in kept if not (alone and secret.seen_by in ("owner", "some"))]
        return self._complain([] if here.over else found, line, what, here)

    def told_to(self, watchers: Watchers, secrets: p.Secrets, line: int, what: str, here: Here) -> bool:
        """Those who see what is done are told these: the same complaint, but for what they may know themselves. What nobody sees
        yet may be counted before its owner gets to see it: how much of a number hangs on it is no complaint."""
        coming = watchers != ALL and what == "amount"
        found = [one for one in secrets if not (coming and one.seen_by == "nobody" and one.zone in self.open.zone)]
        return self.all_learn(frozenset(one for one in found if kept_from(watchers, one)), line, what, here)

    def _kept_from_you(self, secret: p.Secret, here: Here) -> bool:
        """Whether who decides certainly does not see this."""
        if secret.zone in here.looked:
            return False
        if secret.seen_by in ("nobody", "some"):
            return secret.seen_by == "nobody" or self.program.max_players > 1
        if self.program.max_players == 1:
            return secret.seen_by == "others"
        several = secret.owner is None or isinstance(secret.owner, p.Bound)
        if secret.seen_by == "others":
            return several or secret.owner == here.you
        beside = isinstance(secret.owner, p.Neighbour) and secret.owner.of == here.you and self.program.min_players > 1
        return several or beside or frozenset([secret.owner, here.you]) in here.apart

    def _complain(self, secrets: Iterable[p.Secret], line: int, what: str, here: Here) -> bool:
        sure = sorted((secret for secret in secrets if secret.sure), key=str)
        if sure:
            zone = self.open.zone.get(sure[0].zone)  # None: it is a number
            self.symbols.complain(span_of(self.symbols, line), tells_a_secret(what, sure[0], zone, here.names, here.you))
        return bool(sure)
