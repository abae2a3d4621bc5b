"""What events do that are resolved in the event phase of a match alone, as the list of events says it (A79)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from functools import partial
from typing import Any

from tests.oracle.villagers_countess import at_risk, give, steal, worth
from tests.oracle.villagers_table import Course, Table, asked, spot
from tests.oracle.villagers_village import Card, Path, Village, all_of, at, builders, coins, food, padlocks, walk

Steps = Generator[Any, Any, None]


def nothing(_: Table) -> Steps:
    yield from ()


def tithe(t: Table) -> Steps:
    t.pay_her(min(4, food(t.villages[0])))
    yield from ()


def works_levy(t: Table) -> Steps:
    t.pay_her(min(4, builders(t.villages[0])))
    yield from ()


def toll(t: Table) -> Steps:
    t.pay_her(3, banked=True)
    yield from ()


def royal_tribute(t: Table) -> Steps:
    t.pay_her(6)
    yield from ()


def plunder(t: Table) -> Steps:
    t.pay_her(min(8, len(all_of(t.villages[0])) // 2))
    yield from ()


def collectors(t: Table) -> Steps:
    t.purses[1] += min(6, padlocks(t.villages[1]))
    yield from ()


def it_was_you(t: Table) -> Steps:
    if not t.jester:
        t.pay_her(10)
    t.jester = False
    yield from ()


def recruitment(t: Table) -> Steps:
    """From the leftmost pile that has cards, else from the reserve."""
    source = next((cards for cards in [*t.road.piles, t.road.reserve] if cards), [])
    t.villages[1] += [Card(source.pop())] if source else []
    yield from ()


def conscription(t: Table) -> Steps:
    yield from recruitment(t)
    yield from recruitment(t)


def bribe(t: Table) -> Steps:
    """The leftmost open villager; A79: replaced as in the draft."""
    goes_to_her(t, [place for place, name in enumerate(t.road.open) if name][:1])
    yield from ()


def grand_bribe(t: Table) -> Steps:
    """Who is worth most to her, if it stood in her village; of equals the leftmost."""
    there = [(place, name) for place, name in enumerate(t.road.open) if name]
    goes_to_her(t, [min(there, key=lambda one: (-worth(one[1], [*t.villages[1], Card(one[1])]), one[0]))[0]] if there else [])
    yield from ()


def goes_to_her(t: Table, places: Iterable[int]) -> None:
    for place in places:
        t.purses[1] += give(t.road, place, t.villages[1])
        t.road.refill()


# -- of the hand
def spies(t: Table) -> Steps:
    if t.hands[0]:
        yield from asked(t, 0, losing(t, t.road.discards.append))
    else:
        t.pay_her(2)


def bandits(t: Table) -> Steps:
    gold = Course(("4_gold",), partial(t.pay_her, 4, banked=True))
    two = [Course(("two_hand_cards", *course.said), course.act) for course in losing(t, t.road.discards.append)]
    course = yield from asked(t, 0, [gold, *(two if len(t.hands[0]) > 1 else [])])
    if course is not gold:
        yield from asked(t, 0, losing(t, t.road.discards.append))


def blackmail(t: Table) -> Steps:
    gold = Course(("4_gold",), partial(t.pay_her, 4))
    yield from asked(
        t,
        0,
        [
            gold,
            *(
                Course(("a_hand_card", *course.said), course.act)
                for course in losing(t, lambda name: t.villages[1].append(Card(name)))
            ),
        ],
    )


def losing(t: Table, to: Callable[[str], None]) -> list[Course]:
    """A hand card of choice goes somewhere."""
    return [Course((name,), partial(lose_card, t, name, to)) for name in sorted(set(t.hands[0]))]


def lose_card(t: Table, name: str, to: Callable[[str], None]) -> None:
    t.hands[0].remove(name)
    to(name)


# -- of the village
def of_choice(t: Table, which: Callable[[Card], object], price: int, to_bank: bool = False, discarded: bool = False) -> Steps:
    """A79: a villager on top that is so is lost, with the coins on it to the player; with none a price is paid."""
    paths = [path for path in at_risk(t.villages[0]) if which(at(t.villages[0], path))]
    if not paths:
        t.pay_her(price, to_bank)
        return
    target: Village = [] if discarded else t.villages[1]
    yield from asked(t, 0, [Course((spot(t.villages, 0, path),), partial(lose, t, path, target)) for path in paths])
    t.road.discards += [card.name for card in target] if discarded else []


def lose(t: Table, path: Path, target: Village) -> None:
    t.purses[0] += steal(t.villages[0], path, target)


def desertion(t: Table) -> Steps:
    yield from of_choice(t, lambda card: card.face.suit == "solitary", 2)


def kidnapping(t: Table) -> Steps:
    yield from of_choice(t, lambda card: card.face.gold, 5)


def fire(t: Table) -> Steps:
    yield from of_choice(t, lambda card: card.face.builder, 4, to_bank=True, discarded=True)


def wolves(t: Table) -> Steps:
    yield from of_choice(t, lambda card: card.face.food, 4, to_bank=True, discarded=True)


def confiscation(t: Table) -> Steps:
    """One by one, from villagers of choice."""
    for _ in range(min(6, coins(t.villages[0]))):
        laden = [(path, card) for path, card in walk(t.villages[0]) if card.coins]
        yield from asked(t, 0, [Course((spot(t.villages, 0, path),), partial(confiscate, t, card)) for path, card in laden])


def confiscate(t: Table, card: Card) -> None:
    card.coins -= 1
    t.purses[1] += 1


EFFECTS: dict[str, Callable[[Table], Steps]] = {
    **dict.fromkeys(("rats", "hail", "famine", "blizzard", "corrupt_guild"), nothing),  # they have acted in another phase
}
EFFECTS |= {
    effect.__name__: effect
    for effect in (tithe, works_levy, toll, royal_tribute, plunder, collectors, it_was_you, recruitment, conscription, bribe,
                   grand_bribe, spies, bandits, blackmail, desertion, kidnapping, fire, wolves, confiscation)
}  # fmt: skip
