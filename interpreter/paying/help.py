"""All the help there is for a payment, and how much of it is of one sort: what is asked of it for one price after another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from interpreter.paying.payable import Sort
from interpreter.paying.ways_with_help import Offer


class Help(list[Offer]):
    """Offers, which are not changed once they were counted."""

    __slots__ = ("_plain", "_sorts")

    @staticmethod
    def of(offers: Iterable[Offer]) -> Help:
        """The same offers."""
        return offers if isinstance(offers, Help) else Help(offers)

    def filled(self, offers: Iterable[Offer]) -> Help:
        """The same with these offers."""
        self.extend(offers)
        return self

    def sorts(self) -> Counter[Sort]:
        """Of each sort so many, as far as resources go."""
        if not hasattr(self, "_sorts"):
            self._sorts = Counter([(one.candidates, one.amount, one.price) for one in self if one.amount > 0])
        return self._sorts

    def plain(self, without: int) -> Help:
        """Those that take nothing but resources, and are not of one piece."""
        if not hasattr(self, "_plain"):
            self._plain = Help(one for one in self if not one.steps)
        if any(one.use[1] == without for one in self._plain):
            return Help(one for one in self._plain if one.use[1] != without)
        return self._plain
