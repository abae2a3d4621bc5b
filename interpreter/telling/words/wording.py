"""What is asked, in words: the prompt, and of each option its key, its label, its value and what is told once it is taken."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.engine import sight
from interpreter.engine.sight import Seat
from interpreter.form import MORE, Site
from interpreter.numbering.tables import Tables, tables_of
from interpreter.paying.ways import RESOURCE
from interpreter.paying.ways_with_help import OTHERS, Paid, Part, Use
from interpreter.state.answers import (
    ABILITY,
    NOT_DONE,
    PAYMENT,
    SOURCED,
    Answer,
    AnyTime,
    Using,
    is_any_time,
    is_number,
    is_paid,
    is_use,
    is_way,
    numbers,
)
from interpreter.state.slots import WAITING
from interpreter.state.state import State
from interpreter.telling.words.areas import area_name
from interpreter.telling.words.naming import (
    back_name,
    face_name,
    seen_name,
    unseen_name,
    value_name,
    way_name,
    way_seen,
    whose,
)
from interpreter.telling.words.stacks import spot_labels, spot_value, with_stacks
from interpreter.telling.words.tiles import turn_labels
from interpreter.telling.words.told_apart import told_apart
from rulelang import program as p
from rulelang.program.kinds import SPOT, TURN, with_article, words

HEARER = -1  # for a seat: whoever decides
UNSEEN = "in secret"  # how others choose what is not seen
PlainValue = int | dict[str, int] | dict[str, str]  # of an option: a number; amounts by resource; what is done, chosen or used


def labels(s: State, site: Site, values: tuple[Answer, ...], seat: Seat = HEARER) -> list[str]:
    """What each option of a decision reads like, without prices: to whoever decides, or to another seat. Its own come first."""
    own = _own_labels(s, site, values, hearer(s) if seat == HEARER else seat)
    return own + [any_time(s, value)[1] for value in values if is_any_time(value)]


def any_time(s: State, value: AnyTime) -> tuple[str, str]:
    """The name and the title of an action that may be done at any time."""
    body = tables_of(s).body[tables_of(s).any_time[value[0]]]
    return body.name, body.label


def _own_labels(s: State, site: Site, values: tuple[Answer, ...], seat: Seat) -> list[str]:
    t = tables_of(s)
    if site.type == SOURCED:
        return [paid_name(s, value, seat) for value in values if is_paid(value, site)]
    if site.type == ABILITY:
        return [_used(s, value, seat) for value in values if is_use(value, site)]
    if site.type == PAYMENT:
        return [way_name(t, value) for value in values if is_way(value, site)]
    found = numbers(values, site)
    if site.kind in ("one_of", "may"):
        return [_of_way(s, site, site.labels, value) for value in found]
    if site.kind == "order":
        return [_trigger_name(s, value, seat) for value in found]
    if site.type in t.class_pieces:
        return _piece_labels(s, site, found, seat)
    if site.type == SPOT:
        return spot_labels(s, found, lambda piece: seen_name(s, piece, seat))
    if site.type == TURN:
        return turn_labels(s, found)
    if site.type in t.area:
        return [area_name(s, site.type, value, seat) for value in found]
    return [value_name(t, site.type, value) for value in found]


def _piece_labels(s: State, site: Site, pieces: Sequence[int], seat: Seat) -> list[str]:
    """Pieces as options; with their places, if they lie in several."""
    if site.blind:
        names = [_blind_label(s, piece) for piece in pieces]
    else:
        names = told_apart(s, site, pieces, [_piece_label(s, piece, seat) for piece in pieces], seat)
        names = with_stacks(s, pieces, names, lambda piece: seen_name(s, piece, seat)) if s.n.chains else names
    if len({s.at[piece] for piece in pieces if piece >= 0}) > 1:
        places = [f" in {tables_of(s).place_name(s.at[piece])}" if piece >= 0 else "" for piece in pieces]
        return [f"{name}{place}" for name, place in zip(names, places, strict=True)]
    return names


def hearer(s: State) -> Seat:
    """Who hears the labels of the open decision: whoever decides."""
    return None if s.ask is None else s.ask[1]


def _piece_label(s: State, piece: int, seat: Seat) -> str:
    """A piece as an option; one that is not known by where it lies in its row, if it lies in one."""
    if piece < 0:
        return "nothing"
    if sight.piece(s, piece, seat):
        return f"{face_name(s, piece)} (face down)" if sight.lies_down(s, piece) else face_name(s, piece)
    name, place = unseen_name(s, piece), s.at[piece]
    return f"{name} {s.z[place].index(piece) + 1}" if tables_of(s).ordered[place] else name


def _blind_label(s: State, piece: int) -> str:
    """A piece by where it lies in its row, and by its back if that is seen."""
    name = back_name(tables_of(s), piece) if sight.back(s, piece) else tables_of(s).piece_class[piece]
    return f"{name} {s.z[s.at[piece]].index(piece) + 1}"


def _used(s: State, value: Using, seat: Seat) -> str:
    return "stop" if value[0] < 0 else f"{seen_name(s, value[1], seat)}: {tables_of(s).program.abilities[value[0]].label}"


def _user(s: State, value: Using) -> str:
    """The piece whose ability is used."""
    return "stop" if value[0] < 0 else seen_name(s, value[1], hearer(s))


def paid_name(s: State, value: Paid | Part, seat: Seat = HEARER) -> str:
    """`1 food + castle + tavern of Player 2`: what is paid, and whose help is taken; `… + ?` while more is to be said."""
    part, uses = value
    if part is None:
        way = tuple((use[1], 1) for use in value[1] if use[0] == RESOURCE)
        uses = tuple(use for use in value[1] if use[0] >= 0)
    else:
        way = part
    names = [way_seen(tables_of(s), way, -1 if s.ask is None else s.ask[1], hearer(s) if seat == HEARER else seat)] if way else []
    names += [helper(s, use, seat) for use in uses]
    if part is None:
        names += ["something else + ?" if value[1][-1][0] == OTHERS else "?"]
    return " + ".join(names) or "nothing"


def helper(s: State, use: Use, seat: Seat = HEARER) -> str:
    """A piece that helps to pay: by which ability of its, and whose it is, if it is not the payer's."""
    source, piece, ability = use
    place = s.at[piece]
    owner = tables_of(s).place_owner[place]
    payer = s.ask[1] if s.ask else -1
    name = seen_name(s, piece, hearer(s) if seat == HEARER else seat, owned=True)
    if ability >= 0:
        name = f"{name} ({tables_of(s).program.sources[source].name})"
    if owner < 0 and len(tables_of(s).family_places(tables_of(s).family[place])) > 1:
        return f"{name} in {tables_of(s).place_name(place)}"
    return whose(tables_of(s), name, owner, payer)


def told(s: State, site: Site, values: tuple[Answer, ...], index: int, seat: Seat = HEARER) -> str:
    """What is said to a seat of an option once it is taken: its label; of what was declined, what that was.

    Others are told no more than they could know: not what was chosen in secret, and where a piece lies only if it is seen or
    if the choice could be of several places, whatever was offered.
    """
    if not sight.answer(site, hearer(s), seat) and seat != HEARER:
        return UNSEEN
    if site.name == MORE and values[index] in (0, NOT_DONE):
        return f"decline: {MORE}" if values[index] else MORE
    if site.kind == "may" and values[index] == NOT_DONE:
        return f"decline: {_of_way(s, site, site.labels, 0)}"
    chosen = values[index]
    if is_any_time(chosen):
        return any_time(s, chosen)[1]
    if is_way(chosen, site) and s.ask is not None:
        return way_seen(tables_of(s), chosen, s.ask[1], s.ask[1] if seat == HEARER else seat)
    if seat in (HEARER, hearer(s)) or site.type not in tables_of(s).class_pieces:
        return labels(s, site, values, seat)[index]
    pieces = numbers(values, site)
    piece = pieces[index]
    name = seen_name(s, piece, seat) if sight.piece(s, piece, seat) else with_article(unseen_name(s, piece))
    if not sight.piece(s, piece, seat) and sight.position(s, piece, seat):
        name = _blind_label(s, piece)  # it is seen which place was chosen
    several = site.spread if not site.public else len({s.at[one] for one in pieces}) > 1
    return f"{name} in {tables_of(s).place_name(s.at[piece])}" if several else name


def keys(s: State, site: Site, values: tuple[Answer, ...]) -> list[str]:
    """A stable key for each option, different within the decision; it tells no more than the option itself does."""
    ways = site.kind in ("one_of", "may")
    found = [_of_way(s, site, site.keys, value) for value in numbers(values, site)] if ways else _own_keys(s, site, values)
    found += [any_time(s, value)[0] for value in values if is_any_time(value)]
    seen: dict[str, int] = {}
    out = []
    for key in found:
        seen[key] = seen.get(key, 0) + 1
        out.append(key if seen[key] == 1 else f"{key} #{seen[key]}")
    return out


def _own_keys(s: State, site: Site, values: tuple[Answer, ...]) -> list[str]:
    found = _own_labels(s, site, values, hearer(s))
    if site.kind != "use":
        return found
    names = [_user(s, value) for value in values if is_use(value, site)]
    return [name if names.count(name) == 1 else label for name, label in zip(names, found, strict=True)]


def _of_way(s: State, site: Site, names: tuple[str, ...], value: int) -> str:
    """The name of one way to go on: where it is to do what was chosen, that choice's."""
    if site.chosen < 0:
        return names[value]
    return names[-1] if value else names[s.stack[-1][site.chosen]]


def plain_value(s: State, site: Site, value: Answer) -> PlainValue:
    """The structured value of an option, as JSON-able data without piece numbers."""
    if is_any_time(value):
        return {"do": any_time(s, value)[0]}
    if is_paid(value, site):
        return {"pay": paid_name(s, value)}
    if is_use(value, site):
        return {"use": _user(s, value)}
    if is_way(value, site):
        return {tables_of(s).resource_names[resource]: amount for resource, amount in value}
    assert is_number(value, site)
    return _plain_number(s, site, value)


def _plain_number(s: State, site: Site, value: int) -> PlainValue:
    t = tables_of(s)
    if site.kind in ("one_of", "may"):
        return {"do": _of_way(s, site, site.keys, value)}
    if site.kind == "order":
        return {"trigger": _trigger_name(s, value, hearer(s))}
    if site.type in t.class_pieces and value >= 0:
        name = _blind_label(s, value) if site.blind else _piece_label(s, value, hearer(s))
        return {site.type: name, "place": t.place_name(s.at[value])}
    if site.type == SPOT:
        return spot_value(s, value, lambda piece: seen_name(s, piece, hearer(s)))
    if site.type == TURN:
        return {"turned": turn_labels(s, (value,))[0]}
    if site.type in t.area:
        return {site.type: area_name(s, site.type, value, hearer(s))}
    return value if site.type == "number" else {site.type: value_name(t, site.type, value)}


def _trigger_name(s: State, number: int, seat: Seat) -> str:
    trigger, _, piece = s.stack[-1][WAITING][number]
    t = tables_of(s)
    of, keys = t.set_off[trigger]
    rule = t.program.triggers[of]
    where = "".join(f", {value_name(t, type_, key)}" for type_, key in zip(rule.place_keys, keys, strict=True))
    match rule.event:
        case "becomes":
            what = words(rule.type)
        case "passed":
            what = tables_of(s).seat_name(piece)
        case "completed":
            what = area_name(s, rule.type, piece, seat)
        case _:
            what = seen_name(s, piece, seat)
    if deed := _deed(t, rule.body):
        return f"{deed} ({what}{where})"
    return f"{rule.body.label}{where}" if rule.event == "becomes" else f"{rule.type} {rule.event}: {what}{where}"


def _deed(t: Tables, body: p.Body) -> str:
    """What a trigger does first, by its title, or what is gained or paid, in the words of its line; empty of all else."""
    match body.steps[0]:
        case p.May(label=title) if title:
            return title
        case p.Do(body=name) if t.body[name].label:
            return t.body[name].label
        case p.Gain() | p.Pay():
            text = t.program.lines[body.steps[0].line].text.strip().rstrip(":")
            return text.partition(": ")[2] if text.startswith("when ") else text
    return ""


def prompt(t: Tables, site: Site) -> str:
    """What a decision asks."""
    match site.kind:
        case "choose" if site.type == TURN:
            return "choose how to turn it"
        case "choose" | "number":
            return f"choose {site.title or site.name}"
        case "may":
            return f"{site.labels[0] if site.name == MORE else site.name}?"
        case "pay":
            return "how to pay"
        case "use":
            return "what to use"
        case "gain":
            return "what to take"
        case "order":
            return "what comes first"
    return site.title or "what to do"
