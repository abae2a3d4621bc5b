"""Why the game ends, in the words of its rules: `The yard holds at most 3 works: the game ends.`"""

from __future__ import annotations

import re
from functools import lru_cache

from interpreter.numbering.tables import Tables
from interpreter.telling.english.articles import is_plural
from interpreter.telling.report.amounts import plain, resource
from rulelang import program as p
from rulelang.program.nodes import parts

_LONGEST = 140  # letters: what takes more is not told
_ROUNDS = re.compile(r"after (\d+) rounds?")
_ASKED = re.compile(r"(?:else )?if (.*?):")
_BY_PLAYERS = re.compile(r"(\d+) \(((?:[^()]* players?: \d+(?:, )?)+)\)")
_OPTION = re.compile(r"\((\w+)\)")
_SOMEBODY = re.compile(r"there is a (player|team) (with|whose) ")
_AMOUNT = re.compile(r"(\w+) is ((?:at least|at most|more than|less than) (\d+))")
_WITH_ARTICLE = re.compile(r"\b(a|an|the|your|its|whose|their|no|any|each|every|\d+|all|of) $")


_IS_CLASS = re.compile(r"\b(a|an|another|any|each|every|no|other|one|\d+) $")  # before the name of a class
_YOUR = re.compile(r"^your (?!.*\byour?\b)")
_BEFORE = {"it", "was", "were", "you", "your"}


@lru_cache(maxsize=64)
def ends(t: Tables) -> dict[int, str]:
    """The lines that run only as the game ends, each with what is told then."""
    found = {rule.line: _told(t, _condition(t, rule.line), all_over=_all_over(rule)) for rule in t.program.ends}
    steps = {step.line for step in parts(t.program) if isinstance(step, p.End) and step.scope == "game"}
    return found | {line: _told(t, _asked(t, line), all_over=True) for line in steps}


def _all_over(rule: p.EndRule) -> bool:
    """Whether nothing is done any more but to say who wins."""
    return rule.body is None or all(isinstance(step, p.Win | p.WinAll | p.Lose | p.LoseAll) for step in rule.body.steps)


def _told(t: Tables, why: str, *, all_over: bool) -> str:
    """That it ends, and why, if that is known; what is done on the way to its end comes after it."""
    ending = "the game ends" if all_over else "the game comes to its end"
    why = _YOUR.sub("there is a player whose ", why)
    said = _said(t, why) if why and not _untold(t, why) else ""
    return f"{said}: {ending}" if said and len(said) <= _LONGEST else ending


def _condition(t: Tables, line: int) -> str:
    """What an `end when` asks, an `end after 6 rounds` as `6 rounds are over`."""
    text = _by_players(t, t.program.lines[line].text).removeprefix("end ").partition(":")[0]
    rounds = _ROUNDS.fullmatch(text)
    if rounds is not None:
        return f"{rounds[1]} round{' is' if rounds[1] == '1' else 's are'} over"
    return text.removeprefix("when ")


def _asked(t: Tables, line: int) -> str:
    """What is asked right before the step of a line, in its line or in the one around it."""
    address = t.program.lines[line].address.rpartition(".")[0]
    own = _ASKED.match(_by_players(t, t.program.lines[line].text))
    if own is not None:
        return own[1]
    around = next((one.text for one in t.program.lines if one.address == address), "")
    found = _ASKED.match(_by_players(t, around))
    return found[1] if found is not None else ""


def _by_players(t: Tables, text: str) -> str:
    """With the numbers for so many players: `at most 4 (3 players: 3)` as `at most 3` for three."""

    def number(found: re.Match[str]) -> str:
        cases = (case.partition(":") for case in found[2].split(", "))
        return next((said.strip() for who, _, said in cases if str(t.players) in re.findall(r"\d+", who)), found[1])

    return _BY_PLAYERS.sub(number, text)


def _said(t: Tables, text: str) -> str:
    """A condition as a sentence: the words of the rules, with an article where the rules need none."""
    text = _OPTION.sub(lambda one: str(t.options.get(one[1], one[0])), text.replace("count of ", "the number of "))
    found, end = "", 0
    for one in re.finditer(r"\b[a-z]\w*\b", text):
        found += text[end : one.start()]
        found += _word(t, one[0], found)
        end = one.end()
    return plain(_of_somebody(t, found + text[end:]))


def _word(t: Tables, word: str, before: str) -> str:
    """One word of a condition, with an article if it is the name of something and none stands before it."""
    if word in t.options:
        return str(t.options[word])
    if word == "is" and is_plural(last := before.rstrip().rpartition(" ")[2]) and last in _numbers(t):
        return "are"
    if _WITH_ARTICLE.search(before):
        return word
    if word == "players":
        return "the number of players"
    if word in _own(t):
        return f"{'their' if 'player' in before else 'the'} {word}"
    return f"the {word}" if word in _shared(t) else word


def _of_somebody(t: Tables, text: str) -> str:
    """`there is a player with 10 coins` as `a player has 10 coins`."""
    who = _SOMEBODY.match(text)
    if who is None:
        return text
    amount = _AMOUNT.fullmatch(text[who.end() :])
    if who[2] == "with":
        return f"a {who[1]} has {text[who.end() :]}"
    if amount is not None and amount[1] in t.resource_names:
        return f"a {who[1]} has {amount[2]} {resource(t, t.resource_names.index(amount[1]), int(amount[3])).partition(' ')[2]}"
    return f"a {who[1]}'s {text[who.end() :]}"


@lru_cache(maxsize=64)
def _own(t: Tables) -> frozenset[str]:
    """The zones of which each player has one."""
    return frozenset(zone.name for zone in t.program.zones if zone.of == "player")


@lru_cache(maxsize=64)
def _shared(t: Tables) -> frozenset[str]:
    """The names of which there is one thing, which the rules say without an article."""
    program = t.program
    kept: list[p.Track | p.Counter | p.Role | p.Value] = [*program.tracks, *program.counters, *program.roles, *program.values]
    places: list[p.Grid | p.Zone] = [*program.grids, *program.zones]
    return frozenset(one.name for one in kept if one.of is None) | {one.name for one in places} | {"supply"}


@lru_cache(maxsize=64)
def _numbers(t: Tables) -> frozenset[str]:
    """The names of what is so much."""
    numbers: list[p.Counter | p.Track | p.Value] = [*t.program.counters, *t.program.tracks, *t.program.values]
    return frozenset(one.name for one in numbers) | {*t.resource_names}


def _untold(t: Tables, text: str) -> bool:
    """Whether a condition speaks of what the rules keep for themselves, of what was chosen before it, or of whoever it asks."""
    remembered: list[p.Counter | p.Role] = [*t.program.counters, *t.program.roles]
    kept = {one.name for one in remembered if one.unshown} | _BEFORE
    words = [(one[0], text[: one.start()]) for one in re.finditer(r"[a-z]\w*", text)]
    return any(word in kept or (word in _called(t) and not _IS_CLASS.search(before)) for word, before in words)


@lru_cache(maxsize=64)
def _called(t: Tables) -> frozenset[str]:
    """The names that stand for one thing which was chosen, or came: classes, and what is called otherwise."""
    chosen = (step for step in parts(t.program) if isinstance(step, p.Choose | p.ChooseNumber | p.ChooseAtRandom | p.Called))
    return frozenset(one.name for one in (*t.program.pieces, *t.program.kinds, *chosen)) | {"player", "team"}
