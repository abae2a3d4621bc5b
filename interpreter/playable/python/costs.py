"""Whether a cost can be paid with help, printed: all that helps is listed once in a function, while it runs nothing changes
(`Python.help`).
"""

from __future__ import annotations

from interpreter import form as n
from interpreter.playable.python.printing import Python


def helped(to: Python, e: n.Ask) -> str | None:
    """The same with all the help there is, listed when it is first needed; None where that may hang on what is paid for."""
    if not to.still or not all(one.name == "you" for one in n.walk(e.given[2]) if isinstance(one, n.Name)):
        return None
    player, demand, offers, *more = e.given
    return f"{e.what}({', '.join(['s', to(player), to(demand), to.help(offers), *map(to, more)])})"
