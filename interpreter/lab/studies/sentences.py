"""What a comparison found, in sentences: what may be told, with its interval, and what cannot be told from so many matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf

from interpreter.lab.figures import figure as f
from interpreter.lab.figures.figure import Figure
from interpreter.lab.figures.intervals import Estimate
from interpreter.lab.studies.clauses import called
from interpreter.lab.studies.comparing import Compared

ORDER = (f.WINS, f.WINS_IN_TURN, f.POINTS, f.LENGTH, f.COURSE, *f.IN_DETAIL, *f.OF_WINNERS_MORE)
IN_A_HUNDRED = (f.WINS, f.WINS_IN_TURN)
OPEN = (f.WINS, f.IN_ALL, f.ROUNDS, f.LEAD_CHANGES, f.DECIDED)  # of these it is said that they cannot be told
DETAILS_AT_MOST, NAMED_AT_MOST = 12, 12


def sentences(found: Compared) -> list[str]:
    """Everything that may be told, what matters most first; then what cannot be told."""
    if found.alike:
        return [f"Nothing that was counted differs in any of {found.base.sums.matches} pairs of matches."]
    nothing = [f"From {found.base.sums.matches} pairs of matches nothing can be told for sure."]
    return [*(told_sentences(found) or nothing), *open_sentences(found)]


def told_sentences(found: Compared) -> list[str]:
    """What may be told, what matters most first."""
    told = sorted(found.told, key=lambda figure: (ORDER.index(figure.group), -_weight(found, figure)))
    details = [figure for figure in told if figure.group in (*f.IN_DETAIL, *f.OF_WINNERS_MORE)]
    said = [_sentence(found, figure) for figure in told if figure not in details[DETAILS_AT_MOST:]]
    if len(details) > DETAILS_AT_MOST:
        said.append(f"{len(details) - DETAILS_AT_MOST} more actions, alternatives, cards or places are used more or less often.")
    return said


def of_lines(before: Mapping[str, str], after: Mapping[str, str]) -> list[str]:
    """Which rules never came up, as they are written, by their addresses: with the game as it is, and with the variant."""
    said = []
    for what, lines in (
        ("no longer come up", [line for address, line in after.items() if address not in before]),
        ("come up now and never did", [line for address, line in before.items() if address not in after]),
        ("never came up, before or now", [line for address, line in after.items() if address in before]),
    ):
        if lines:
            said.append(f"Rules that {what}: {listed(list(dict.fromkeys(lines)))}.")
    return said


def listed(names: Sequence[str]) -> str:
    """`a, b and 3 more`."""
    if len(names) <= NAMED_AT_MOST:
        return ", ".join(names)
    return f"{', '.join(names[:NAMED_AT_MOST])} and {len(names) - NAMED_AT_MOST} more"


def _weight(found: Compared, figure: Figure) -> float:
    """How much it matters: by how much of what there was it changes."""
    before, after = found.base.sums.of(figure).mean, found.variant.sums.of(figure).mean
    return abs(after - before) / max(abs(before), abs(after), 1e-9)


def _sentence(found: Compared, figure: Figure) -> str:
    one = found.differences[figure]
    before, after = found.base.sums.of(figure).mean, found.variant.sums.of(figure).mean
    span = between(one, 100 if figure.group in IN_A_HUNDRED or figure == f.DECIDED else 1)
    more = one.mean > 0
    match figure.group:
        case f.WINS:
            return f"{_named(figure)} wins {span} in a hundred {_often(more)}: {_hundred(after)} in place of {_hundred(before)}."
        case f.WINS_IN_TURN:
            place = figure.name.removeprefix("place ")
            who = f"Whoever has the first turn as number {place}"
            return f"{who} wins {span} in a hundred {_often(more)}: {_hundred(after)} in place of {_hundred(before)}."
        case f.POINTS:
            return _points(figure, span, more, before, after)
        case f.LENGTH:
            return _length(figure, span, more, before, after)
        case f.COURSE if figure == f.DECIDED:
            return (
                f"Who leads at half time wins {span} in a hundred {_often(more)}: {_hundred(after)}, before {_hundred(before)}."
            )
        case f.COURSE:
            return f"The lead changes {span} times {_often(more)} in a game: {number(after)} in place of {number(before)}."
    if figure.group in f.OF_WINNERS_MORE:
        return _of_winners(found, figure, span, before, after)
    return _detail(found, figure, span, before, after)


def _of_winners(found: Compared, figure: Figure, span: str, before: float, after: float) -> str:
    """What is now more, or less, what winners do."""
    name = called(found.variant.game.program, figure.name)
    how = "more" if after > before else "less"
    return (
        f"{at_the_beginning(name)} is {how} what winners do: by {span} times a game beside the others; "
        f"{_more_or_less(after)} in place of {_more_or_less(before)}."
    )


def _more_or_less(edge: float) -> str:
    return f"{number(abs(edge))} {'more' if edge >= 0 else 'less'}"


def _named(figure: Figure) -> str:
    return figure.name[:1].upper() + figure.name[1:]


def _often(more: bool) -> str:
    return "more often" if more else "less often"


def _points(figure: Figure, span: str, more: bool, before: float, after: float) -> str:
    how = f"{span} {'more' if more else 'fewer'} points: {number(after)} in place of {number(before)}"
    if figure == f.IN_ALL:
        return f"In all, each has {how}."
    if figure == f.OF_WINNERS:
        return f"Whoever wins has {how}."
    return f"From {figure.name.replace('_', ' ')}, each has {how}."


def _length(figure: Figure, span: str, more: bool, before: float, after: float) -> str:
    was = f"{number(after)} in place of {number(before)}"
    if figure == f.ROUNDS:
        return f"Games are {span} rounds {'longer' if more else 'shorter'}: {was}."
    if figure == f.OPTIONS:
        return f"Who decides has {span} {'more' if more else 'fewer'} options: {was}."
    return f"A game has {span} {'more' if more else 'fewer'} {figure.name}: {was}."


def _detail(found: Compared, figure: Figure, span: str, before: float, after: float) -> str:
    game = (found.variant if after else found.base).game
    name, done = called(game.program, figure.name), "done" if figure.group == f.RATE[f.DONE] else "taken"
    unit = "in a hundred turns" if found.base.sums.of(f.TURNS).other else "in a hundred rounds"
    if not after:
        return f"{at_the_beginning(name)} is never {done} any more; it was {number(before)} times {unit}."
    if not before:
        return f"{at_the_beginning(name)} is {done} now, {number(after)} times {unit}; it never was."
    was = f"{number(after)} times {unit} in place of {number(before)}"
    change = f"{span} {'more' if after > before else 'fewer'}"
    return f"{at_the_beginning(name)} is {done} {_often(after > before)}: {was} ({change})."


def at_the_beginning(words: str) -> str:
    return words[:1].upper() + words[1:]


def open_sentences(found: Compared) -> list[str]:
    """What of the most looked-for figures cannot be told from so many matches, and how much it may be."""
    unsaid = [
        f"{_asked(figure)} ({_either(one, 100 if figure.group in IN_A_HUNDRED or figure == f.DECIDED else 1)})"
        for figure, one in sorted(found.differences.items(), key=lambda item: ORDER.index(item[0].group))
        if not one.told and (figure in OPEN or figure.group in OPEN) and (one.low, one.high) != (0.0, 0.0)
    ]
    if not unsaid:
        return []
    return [f"Cannot be told from {found.base.sums.matches} pairs of matches: {'; '.join(unsaid)}."]


def _asked(figure: Figure) -> str:
    if figure.group == f.WINS:
        return f"whether {figure.name} wins more or less often"
    return {
        f.IN_ALL: "whether each has more or fewer points in all",
        f.ROUNDS: "whether games are longer or shorter",
        f.LEAD_CHANGES: "whether the lead changes more or less often",
        f.DECIDED: "whether who leads at half time wins more or less often",
    }[figure]


def _either(one: Estimate, times: int) -> str:
    """`4.1 less to 9.0 more`."""
    most = times if times > 1 else inf  # nobody wins more than a hundred of a hundred
    ends = [f"{number(min(abs(end) * times, most))} {'less' if end < 0 else 'more'}" for end in (one.low, one.high)]
    return " to ".join(ends) + (" in a hundred" if times == 100 else "")


def between(one: Estimate, times: int = 1) -> str:
    """`4 to 9`: how large a difference is, whichever way."""
    low, high = sorted((number(abs(one.low) * times), number(abs(one.high) * times)), key=float)
    return low if low == high else f"{low} to {high}"


def number(value: float) -> str:
    """As many digits as tell something."""
    digits = 0 if abs(value) >= 20 else 1 if abs(value) >= 1 else 2
    text = f"{value:.{digits}f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def _hundred(share: float) -> str:
    return f"{share * 100:.0f}"
