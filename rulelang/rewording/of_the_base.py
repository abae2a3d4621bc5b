"""What a house rule says of its game: a line that it quotes, a figure in it that is another now, and where all that stands."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from rulelang import ast
from rulelang.ast.addresses import ALSO, clauses, inner
from rulelang.ast.traversal import nodes
from rulelang.printing.format import line_of
from rulelang.program import kinds
from rulelang.rewording.vocabulary import Vocabulary

_WORD = re.compile(r'"[^"]*"|\w+|[^\w\s]')
_SAME = {"gains": "gain", "get": "gain", "gets": "gain", "gives": "gain", "give": "gain", "brings": "gain", "receive": "gain",
         "earn": "gain", "draws": "draw", "costs": "pay", "cost": "pay", "pays": "pay", "spend": "pay"}  # fmt: skip
_DONE = ("gain", "pay", "draw", "move", "roll", "add", "take")  # steps whose figure may be spoken of
_ADDS = {"gain": "add", "pay": "take"}  # the same of what is a number of somebody's
_SETUP = "setup"


def _changed_within(node: ast.Node) -> bool:
    """Whether cells of a table were changed by an address: that stands in no line of the base."""
    return any(isinstance(part, ast.CellChange | ast.MoreRows) for part in getattr(node, "rows", ()))


class Base:
    """The clauses of a game, each with its address and its line."""

    def __init__(self, v: Vocabulary) -> None:
        self.v = v
        text: Any = v.declared
        found = list(clauses(ast.Text.model_construct(name="", declarations=text)))
        taken = {address for address, _ in found}
        named = [(f"{address}[1]" if f"{address}[2]" in taken else address, node) for address, node in found]
        self.nodes = dict(named)
        self.lines = {address: line_of(node) for address, node in named if not _changed_within(node)}
        self.addresses = {id(node): address for address, node in named}

    def quoted(self, said: Sequence[str]) -> list[str]:
        """The address of the clause with these words, if there is one, and nothing stands below it."""
        found = self._by_words.get(tuple(self._plain(word) for word in said), [])
        return found if len(found) == 1 else []

    @cached_property
    def _by_words(self) -> dict[tuple[str, ...], list[str]]:
        """The addresses of the clauses below which nothing stands, by their words."""
        found: dict[tuple[str, ...], list[str]] = {}
        for address, line in self.lines.items():
            if not line.endswith(":"):
                words = (self._plain(word) for word in _WORD.findall(line.lower()) if word != "the")
                found.setdefault(tuple(words), []).append(address)
        return found

    def _plain(self, word: str) -> str:
        """A word for a resource or a class, in the singular."""
        named = next((name for name in self.v.resources if word == kinds.plural(name)), None)
        return named or next((name for name, plural in self.v.kinds.items() if word == plural), word)

    # ------------------------------------------------------------------------------------------- figures of lines
    def figure(self, known: Mapping[str, str]) -> list[str]:
        """`action fetch.draw: draw 2 from deck to your hand`: the only step of what was said with such a figure, and the new one
        in it. Known are the new figure, and perhaps the old one, of what, by which verb, and in which action."""
        found = [*self._with_figure(known)]
        return found if len(found) == 1 else []

    def _with_figure(self, known: Mapping[str, str]) -> Iterator[str]:
        verb = _SAME.get(known.get("verb", ""), known.get("verb", ""))
        where = self._where(known)
        for address, line in self.lines.items():
            words = line.split(" ")
            if words[0] not in _DONE or line.endswith(":") or (verb in _DONE and words[0] not in (verb, _ADDS.get(verb))):
                continue
            if where is not None and not address.startswith((f"{where}.", f"{where}[")):
                continue
            for at, word in enumerate(words):
                if word.isdecimal() and known.get("m", word) == word and self._is_of(words, at, known.get("noun", "")):
                    yield f"{address}: {' '.join([*words[:at], known['n'], *words[at + 1 :]])}"

    def _where(self, known: Mapping[str, str]) -> str | None:
        """The address of what is spoken of; nothing if it may be anywhere."""
        name = known.get("action", "")
        return name if name == _SETUP else f"{self.v.forms.get(name, 'action')} {name}" if name else None

    def _is_of(self, words: Sequence[str], at: int, noun: str) -> bool:
        """Whether the figure in this place is one of what was named."""
        if not noun:
            return True
        after = next(iter(words[at + 1 : at + 2]), "")
        drawn = words[0] == "draw" and bool(self.v.piece(noun))
        added = words[0] in _ADDS.values() and noun == words[-1]
        return drawn or added or self._plain(noun.lower()) == self._plain(after.strip(",:"))

    def at(self, known: Mapping[str, str]) -> list[str]:
        """`setup.each.draw: draw 4 from deck to your hand`: the line of an address with the only figure in it changed."""
        front, _, last = known["where"].rpartition(".")
        address = f"{front}.{ALSO.get(last, last)}"
        words = self.lines.get(address, ":").split(" ")
        places = [at for at, word in enumerate(words) if word.isdecimal()]
        verb = _SAME.get(known.get("verb", ""), known.get("verb", ""))
        if (
            len(places) != 1
            or words[0] not in (_DONE if not verb else (verb,))
            or not self._is_of(words, places[0], known.get("noun", ""))
        ):
            return []
        said = " ".join([*words[: places[0]], known["n"], *words[places[0] + 1 :]])
        return [f"{address}: {said.removeprefix('pay ') if address.endswith('.cost') else said}"]

    def cost(self, known: Mapping[str, str]) -> list[str]:
        """What an action costs."""
        line = self.lines.get(f"{self._where(known)}.cost", "")
        return [line.removeprefix("pay ")] if line.startswith("pay ") and " from " not in line else []

    def of_setup(self, known: Mapping[str, str]) -> list[str]:
        """The same in what is done first."""
        return self.figure({**known, "action": _SETUP})

    def drawn(self, known: Mapping[str, str]) -> list[str]:
        """The same of what is drawn."""
        return self.figure({**known, "verb": "draw"})

    def dearer(self, known: Mapping[str, str]) -> list[str]:
        """A change by which an action costs so many more of what it costs."""
        return self._at_another_price(known, 1)

    def cheaper(self, known: Mapping[str, str]) -> list[str]:
        """A change by which an action costs so many less of what it costs."""
        return self._at_another_price(known, -1)

    def _at_another_price(self, known: Mapping[str, str], sign: int) -> list[str]:
        address, of = f"{self._where(known)}.cost", known.get("resource", "")
        words = self.lines.get(address, "").split(" ")
        places = [at for at, word in enumerate(words) if word.isdecimal() and self._is_of(words, at, of)]
        if len(places) != 1 or words[0] != "pay":  # a price that is worked out
            more = "more" if sign > 0 else "less"
            return (
                [f"add while round is at least 1: cost of {known['action']} is {known['n']} {of} {more}"]
                if of and words[0]
                else []
            )
        at = places[0]
        left = int(words[at]) + sign * int(known["n"])
        if left > 0:
            return [f"replace {address}: {' '.join([*words[1:at], str(left), *words[at + 1 :]])}"]
        return [f"remove {address}"] if len(words) == at + 2 and left == 0 else []

    # ------------------------------------------------------------------------------------------- where things stand
    def step_of(self, known: Mapping[str, str]) -> list[str]:
        """The address of the step that does an action or phase, if there is one."""
        found = [address for address, line in self.lines.items() if line == f"do {known.get('action', '')}"]
        return found if len(found) == 1 else []

    def choice_of(self, known: Mapping[str, str]) -> list[str]:
        """The address of the only choice or step that is this action: without it, it is done no more."""
        name = known.get("action", "")
        lists = [self.nodes[address] for address in self.lines if address.endswith(f".{name}")]
        found = [self.addresses[id(node)] for node in lists]
        return found if len(found) == 1 else self.step_of(known)

    def zone_of_kind(self, known: Mapping[str, str]) -> list[str]:
        """The only zones that lie at each of a kind and take a class."""
        found = [one for one in self.v.zones if self.v.kept_for(one) == known["k"] and self.v.takes(one, known["class"])]
        return found if len(found) == 1 else []

    def list_of_choices(self, _: Mapping[str, str]) -> list[str]:
        """The address of the only list of actions from which is chosen."""
        found = [address for address, node in self.nodes.items() if isinstance(node, ast.OneOfNames)]
        return found if len(found) == 1 else []

    def last_of_turns(self, _: Mapping[str, str]) -> list[str]:
        """The address of the last step of every turn, where there is one sort of turns."""
        return [steps[-1] for steps in self._turns()]

    def first_of_turns(self, _: Mapping[str, str]) -> list[str]:
        """The address of the first step of every turn, where there is one sort of turns."""
        return [steps[0] for steps in self._turns()]

    def _turns(self) -> list[list[str]]:
        turns = [one for node in self.v.declared for one in nodes(node) if isinstance(one, ast.TurnsStep | ast.TurnsBy)]
        steps = [self.addresses[id(child)] for one in turns for _, child in inner(one)]
        return [steps] if len(turns) == 1 and steps else []

    def turns_again(self, known: Mapping[str, str]) -> list[str]:
        """The only turns, so many of them for each player, with the one line that stands below."""
        found = [(self.nodes[one.rpartition(".")[0]], one) for steps in self._turns() for one in steps if len(steps) == 1]
        if not found or self.lines[found[0][1]].endswith(":"):
            return []
        address = self.addresses[id(found[0][0])]
        head = re.sub(r", \d+ each", "", self.lines[address].rstrip(":"))
        return [f"{address}: {head}, {known['n']} each: {self.lines[found[0][1]]}"]

    def first(self, _: Mapping[str, str]) -> list[str]:
        """From whom the only turns go round."""
        found = [re.match(r"turns from (\w+(?: \d+)?)", self.lines[steps[0].rpartition(".")[0]]) for steps in self._turns()]
        return [one[1] for one in found if one]

    def next_number(self, known: Mapping[str, str]) -> list[str]:
        """The second number, where it follows the first."""
        return [known["m"]] if int(known["m"]) == int(known["n"]) + 1 else []

    def ending(self, _: Mapping[str, str]) -> list[str]:
        """The only end, if it only ends the game."""
        found = [line for address, line in self.lines.items() if address == "end" and not line.endswith(":")]
        return found if "end[1]" not in self.lines and found and ": " not in found[0] else []

    def rounds(self, _: Mapping[str, str]) -> list[str]:
        """After how many rounds the game ends, if nothing else ends it."""
        found = [re.fullmatch(r"end after (\d+) rounds", line) for line in self.ending({})]
        return [one[1] for one in found if one]

    def score_of(self, known: Mapping[str, str]) -> list[str]:
        """The only score that is what a player has of a resource, or so many times that."""
        own = re.compile(rf"score (\w+): (?:\d+ \* )?your {re.escape(self._plain(known['resource']))}s?")
        found = [address for address, line in self.lines.items() if own.fullmatch(line)]
        return found if len(found) == 1 else []

    def new_names(self, known: Mapping[str, str]) -> list[str]:
        """Those of the names that a kind does not have yet, where all are named that it has."""
        names, old = known["list"].split(", "), self.v.members.get(known["kind"], ())
        new = [name for name in names if name not in old]
        return [", ".join(new)] if new and set(old) <= set(names) else []

    def winner(self, _: Mapping[str, str]) -> list[str]:
        """How the winner is found, behind the colon."""
        return [line.partition(": ")[2] for address, line in self.lines.items() if address == "winner"]


FOUND = {
    "base_figure": Base.figure,
    "base_figure_of_setup": Base.of_setup,
    "base_at": Base.at,
    "base_cost": Base.cost,
    "base_drawn": Base.drawn,
    "base_cheaper": Base.cheaper,
    "base_dearer": Base.dearer,
    "base_step": Base.step_of,
    "base_choice": Base.choice_of,
    "base_zone_of_kind": Base.zone_of_kind,
    "base_list": Base.list_of_choices,
    "base_last_of_turns": Base.last_of_turns,
    "base_first_of_turns": Base.first_of_turns,
    "base_winner": Base.winner,
    "base_first": Base.first,
    "base_next": Base.next_number,
    "base_turns": Base.turns_again,
    "base_end": Base.ending,
    "base_rounds": Base.rounds,
    "base_score": Base.score_of,
    "base_new_names": Base.new_names,
}
