"""What cannot be done: the errors of the face, which whoever reads rules can name without what plays them."""

from __future__ import annotations


class Refusal(Exception):
    """What was asked cannot be done: `reason` is a sentence, `line` the address of the rule that says so, if one does."""

    def __init__(self, reason: str, line: str | None = None) -> None:
        self.reason = reason
        self.line = line
        super().__init__(reason)


class CannotGoOn(Refusal):
    """The rules themselves came to a stop, whatever anybody asked for; `why`: the reason without the place.

    `dead_end`: a step could not be done, and nothing says what happens then. `choice`: what could be chosen there, of several
    that are level, `a card in your hand with the highest rank`; empty where that is not why.
    """

    def __init__(self, reason: str, line: str | None = None, why: str = "", *, dead_end: bool = False, choice: str = "") -> None:
        super().__init__(reason, line)
        self.why = why
        self.dead_end = dead_end
        self.choice = choice
