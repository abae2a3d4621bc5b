"""The Jetty written by hand: wares gathered, works built, pearls auctioned, as stages of one match.

`options` are those of the stage; `play` goes from stage to stage until somebody has a choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bench.by_hand.jetty_told import UNDER_WAY, asked, key, view

Bundle = tuple[int, int, int]  # timber, brick, pearl
BENCH, CRANE, KILN, TOWER = range(4)
POINTS = (2, 3, 3, 6)
WAYS: tuple[tuple[Bundle, ...], ...] = (  # to pay for each work: a pearl stands for any ware, fewest pearls first
    ((2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 1, 1), (0, 0, 2)),
    ((1, 2, 0), (0, 2, 1), (1, 1, 1), (0, 1, 2), (1, 0, 2), (0, 0, 3)),
    ((3, 0, 0), (2, 0, 1), (1, 0, 2), (0, 0, 3)),
    ((1, 3, 0), (0, 3, 1), (1, 2, 1), (0, 2, 2), (1, 1, 2), (0, 1, 3), (1, 0, 3), (0, 0, 4)),
)
LEFT_AT_END = {2: 4, 3: 3, 4: 2}
MOST_HELD = 4
DO, TAKE, WORK, PAY_WORK, BID, OFFER, PAY_BID = range(7)
GATHER, BUILD, AUCTION = range(3)
RAISE, PASS = range(2)


class Jetty:
    """One match: what each holds, what lies in the yard and on the quays by class, and the auction, if there is one."""

    __slots__ = (
        "active", "bid", "bidder", "bidding", "done", "held", "kiln_built", "options", "player", "players", "quay", "stage",
        "supply", "turn", "work", "yard",
    )  # fmt: skip

    def __init__(self, players: int = 2, seed: int = 0) -> None:
        self.players = players
        self.held = [[0, 0, 0] for _ in range(players)]
        self.supply = [12, 12, 5]
        self.yard = [3, 2, 1, 2]
        self.quay = [[0, 0, 0, 0] for _ in range(players)]
        self.turn = self.player = self.active = 0  # whose turn, who decides, who is active in an auction
        self.done = 0  # actions in this turn
        self.kiln_built = False  # in this turn
        self.work = -1
        self.bid, self.bidder = 0, -1
        self.bidding: list[int] = []  # who has not passed, the next first
        self.options: Sequence[Any] = ()
        self.stage = DO
        self._to_do()

    def play(self, answer: Any) -> None:
        """Takes an option, and whatever is the only one after it."""
        self._take(answer)
        while len(self.options) == 1:
            self._take(self.options[0])

    def _take(self, answer: Any) -> None:
        stage = self.stage
        if stage == DO:
            self._do(answer)
        elif stage == TAKE:
            self._gain(answer)
            self._action_done()
        elif stage == WORK:
            self.work = answer
            self._ask(PAY_WORK, self._affordable(WAYS[answer]))
        elif stage == PAY_WORK:
            self._build(answer)
        elif stage == BID:
            self._raise_or_pass(answer)
        elif stage == OFFER:
            self.bid, self.bidder = answer, self.player
            self.bidding.append(self.player)
            self._next_bidder()
        else:
            self._pay(self.bidder, answer)
            self._pearl()

    def _ask(self, stage: int, options: Sequence[Any]) -> None:
        self.stage, self.options = stage, options

    def _affordable(self, ways: Sequence[Bundle]) -> list[Bundle]:
        timber, brick, pearl = self.held[self.player]
        return [way for way in ways if way[0] <= timber and way[1] <= brick and way[2] <= pearl]

    def _can_pay(self, work: int) -> bool:
        timber, brick, pearl = self.held[self.player]
        return any(t <= timber and b <= brick and p <= pearl for t, b, p in WAYS[work])

    # -- a turn: two actions
    def _to_do(self) -> None:
        options = [GATHER]
        if any(left and self._can_pay(work) for work, left in enumerate(self.yard)):
            options.append(BUILD)
        if self.supply[2]:
            options.append(AUCTION)
        self._ask(DO, options)

    def _do(self, action: int) -> None:
        if action == GATHER:
            self._ask(TAKE, self._gains())
        elif action == BUILD:
            self._ask(WORK, [work for work, left in enumerate(self.yard) if left and self._can_pay(work)])
        else:
            self.bid, self.bidder = 0, -1
            self.bidding = [(self.turn + n) % self.players for n in range(self.players)]
            self._next_bidder()

    def _action_done(self) -> None:
        self.done += 1
        if self.done == 2:
            self._end_turn()
        else:
            self._to_do()

    def _end_turn(self) -> None:
        if self.kiln_built:
            self.kiln_built = False
            self._gain((0, min(2, self._room(1)), 0))
        if sum(self.yard) <= LEFT_AT_END[self.players]:
            self.options = ()
            return
        self.turn = self.player = self.active = (self.turn + 1) % self.players
        self.done = 0
        self._to_do()

    # -- wares
    def _room(self, ware: int) -> int:
        return min(self.supply[ware], MOST_HELD - self.held[self.player][ware])

    def _gains(self) -> list[Bundle]:
        timber, brick = self._room(0), self._room(1)
        haul = min(3 if self.quay[self.player][CRANE] else 2, timber + brick)
        return [(taken, haul - taken, 0) for taken in range(min(haul, timber), max(0, haul - brick) - 1, -1)]

    def _gain(self, bundle: Bundle) -> None:
        for ware, amount in enumerate(bundle):
            self.held[self.player][ware] += amount
            self.supply[ware] -= amount

    def _pay(self, seat: int, bundle: Bundle) -> None:
        for ware, amount in enumerate(bundle):
            self.held[seat][ware] -= amount
            self.supply[ware] += amount

    def _build(self, paid: Bundle) -> None:
        self._pay(self.player, paid)
        self.yard[self.work] -= 1
        self.quay[self.player][self.work] += 1
        self.kiln_built = self.kiln_built or self.work == KILN
        self._action_done()

    # -- an auction
    def _next_bidder(self) -> None:
        if not self.bidding:
            self._auction_over()
            return
        self.player = self.active = self.bidding[0]
        can_raise = self.player != self.bidder and self.bid < sum(self.held[self.player])
        self._ask(BID, (RAISE, PASS) if can_raise else (PASS,))

    def _raise_or_pass(self, answer: int) -> None:
        self.bidding.pop(0)
        if answer == RAISE:
            self._ask(OFFER, range(self.bid + 1, sum(self.held[self.player]) + 1))
        else:
            self._next_bidder()

    def _auction_over(self) -> None:
        self.active = self.turn
        if self.bidder < 0:
            self.player = self.turn
            self._action_done()
            return
        self.player = self.bidder
        timber, brick, pearl = self.held[self.bidder]
        ways = [
            (t, self.bid - p - t, p)
            for p in range(min(self.bid, pearl) + 1)
            for t in range(min(self.bid - p, timber), max(0, self.bid - p - brick) - 1, -1)
        ]
        self._ask(PAY_BID, ways)

    def _pearl(self) -> None:
        self._gain((0, 0, 1))
        self.player = self.turn
        self._action_done()

    def copy(self) -> Jetty:
        """Another match in the same state."""
        twin = Jetty.__new__(Jetty)
        for name in Jetty.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.held = [held[:] for held in self.held]
        twin.quay = [quay[:] for quay in self.quay]
        twin.supply, twin.yard, twin.bidding = self.supply[:], self.yard[:], self.bidding[:]
        return twin

    # -- told
    def asked(self) -> tuple[str, str]:
        """The kind of decision, and what is asked in words."""
        return asked(self.stage)

    def key(self, answer: Any) -> str:
        """What an option is called in records."""
        return key(self.stage, answer)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Works, wares and the auction: nothing is secret."""
        return view(self, UNDER_WAY[self.stage] if self.options else ())

    def scores(self) -> list[int]:
        """The points of the works, and two for a pearl."""
        works = [sum(points * n for points, n in zip(POINTS, quay, strict=True)) for quay in self.quay]
        return [points + 2 * held[2] for points, held in zip(works, self.held, strict=True)]

    def winners(self) -> list[int]:
        """The highest total, then the fewest works."""
        ranks = [(points, -sum(quay)) for points, quay in zip(self.scores(), self.quay, strict=True)]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
