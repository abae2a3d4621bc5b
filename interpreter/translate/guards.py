"""What can be known of a dead end before any copy is made.

`may_fail` says whether steps can turn out impossible before chance speaks. `guard` gives conditions on the present state
without which the steps cannot be carried out; when they are also enough, nobody has to look ahead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.translate import belonging, bundles, groups, offers, secrecy
from interpreter.translate.absent import may_be_absent
from interpreter.translate.code import Text
from interpreter.translate.expressions import Expressions
from interpreter.translate.limits import limited_move
from interpreter.translate.work import is_large
from rulelang import program as p

SAFE = (
    p.Gain, p.Roll, p.Randomise, p.Become, p.TurnOver, p.TurnAll, p.Show, p.Shuffle, p.Draw, p.MoveAll, p.May, p.Later,
    p.During, p.Pass, p.End, p.Win, p.WinAll, p.MoveAllResources, p.DrawResources, p.Use,
)  # fmt: skip
NESTED_AT_MOST = 2  # choices within one condition
CHANCE = (p.Roll, p.Randomise, p.DrawResources, p.Shuffle)
SETTING_OFF = (p.MovePiece, p.MoveSome, p.MoveAll, p.Draw, p.Swap)  # what can set off a trigger of pieces


def may_fail(text: Text, steps: Sequence[Any], open_: frozenset[str] = frozenset()) -> bool:
    """Whether these steps, in order, can turn out impossible before chance speaks or they are left."""
    for step in steps:
        if _fails(text, step, open_) or _sets_off_failure(text, step):
            return True
        if _leaves(step):
            return False
    return False


def _leaves(step: Any) -> bool:
    """Whether nothing after this step counts: chance speaks, or what runs is left for good."""
    if isinstance(step, p.End):
        return step.scope != "repeat"  # what follows the loop is still to come
    return isinstance(step, (*CHANCE, p.Win, p.WinAll)) or (isinstance(step, p.Draw) and step.at_random)


def _sets_off_failure(text: Text, step: Any) -> bool:
    """Whether a step may set off a trigger that can turn out impossible."""
    if isinstance(step, SETTING_OFF):
        return bool(text.failing_triggers(may_fail, "arrives") or text.failing_triggers(may_fail, "leaves"))
    if isinstance(step, p.Pay):
        asked = bundles.asked_for(text.tables, step)
        tracks = {text.tables.tracked[resource] for bundle in asked for resource in bundles.resources(text.tables, bundle)}
        return any(trigger.type in tracks for trigger in text.failing_triggers(may_fail, "passed"))
    return False


def _fails(text: Text, step: Any, open_: frozenset[str]) -> bool:
    if isinstance(step, SAFE):
        return False
    match step:
        case p.Pay() | p.MoveResources() | p.MoveSome() if step.if_possible:
            return False
        case p.Pay():
            tables = text.tables
            asked = bundles.asked_for(tables, step)
            free = all(tables.tracked[resource] is not None for bundle in asked for resource in bundles.resources(tables, bundle))
            return not (free and all(bundles.choiceless(tables, bundle) for bundle in asked))
        case p.Choose(group=p.Group(type=type_, owner=None, where=None)) if type_ in text.tables.kind:
            return False  # a kind has members
        case p.MovePiece():
            return not (isinstance(step.piece, (p.Local, p.Bound)) and _roomy(text, step.to) and _belongs(text, step))
        case p.OneOf():
            return all(may_fail(text, way.steps, open_) for way in step.alternatives)
        case p.Repeat():
            return not step.up_to and may_fail(text, unassured(text, step.while_, step.steps), open_)
        case p.Each() | p.Turns():
            return may_fail(text, step.steps, open_)
        case p.If():
            return any(may_fail(text, unassured(text, branch.condition, branch.steps), open_) for branch in step.branches)
        case p.Do():
            return step.body in open_ or may_fail(text, text.tables.body[step.body].steps, open_ | {step.body})
        case p.Otherwise():
            return may_fail(text, step.instead, open_)
        case p.DoChosen():
            return True
    return True


def unassured(text: Text, condition: Any, steps: Sequence[Any], open_: frozenset[str] = frozenset()) -> Sequence[Any]:
    """The steps under a condition without the first, if the condition says that this one can be carried out."""
    if not steps or condition is None:
        return steps
    first = steps[0]
    if isinstance(first, p.Do) and not first.arguments and first.body not in open_:  # it is done by the same player
        called = text.tables.body[first.body].steps
        left = unassured(text, condition, called, open_ | {first.body})
        return [*left, *steps[1:]] if len(left) < len(called) else steps
    return steps[1:] if _assures(condition, first) else steps


def _assures(condition: Any, step: Any) -> bool:
    """`if any member in hall: choose member in hall …`, `if hall is not full: move member to hall`."""
    match condition, step:
        case p.Logic(op="and"), _:
            return _assures(condition.left, step) or _assures(condition.right, step)
        case p.Fold(op="any"), p.Choose():
            return bool(_candidates(condition.group) == _candidates(step.group))
        case p.Compare(left=p.Fold(op="count", group=counted), op=">" | ">=", right=p.Number(value=least)), p.Choose():
            enough = least >= (1 if condition.op == ">=" else 0)
            return enough and bool(_candidates(counted) == _candidates(step.group))
        case p.Not(of=p.PlaceState(state="full", places=p.Places(one=place))), p.MovePiece(piece=p.Local()):
            return bool(place == step.to)
    return False


def _candidates(group: p.Group) -> Any:
    """What a group chooses among, whatever its candidate is called: its best are never none of them."""
    plain = group.model_copy(update={"bound": 0, "rank": None, "rank_by": None, "then_by": ()})
    return _renamed(plain, group.bound)


def _renamed(node: Any, bound: int) -> Any:
    """An expression with its candidate numbered 0."""
    if isinstance(node, p.Bound) and node.number == bound:
        return node.model_copy(update={"number": 0})
    if isinstance(node, p.Node):
        return node.model_copy(update={name: _renamed(getattr(node, name), bound) for name in type(node).model_fields})
    return tuple(_renamed(part, bound) for part in node) if isinstance(node, tuple) else node


def _roomy(text: Text, place: Any) -> bool:
    """Whether a place always has room."""
    if not isinstance(place, p.PlaceAt):
        return False
    return (place.zone in text.tables.zone and text.tables.zone[place.zone].capacity is None) or place.zone == "box"


Guard = tuple[list[str], bool]  # conditions on the state as it is, and whether they are enough


def guard(text: Text, x: Expressions, steps: Sequence[Any], rest_fails: bool) -> Guard:
    """What must hold for these steps to be carried out; `x` knows where the slots are found.

    Conditions are read off up to the first step that changes something. They are enough if nothing after that can fail.
    """
    conditions: list[str] = []
    for number, step in enumerate(steps):
        after = steps[number + 1 :]
        if isinstance(step, p.Needs):
            conditions += [x(step.condition)] if _told(x, step.condition) else []
        elif isinstance(step, p.Choose | p.ChooseNumber):
            found, enough = _choice(text, x, step, after, rest_fails)
            return conditions + found, enough
        else:
            found, enough = _first_change(text, x, step)
            enough = enough and not _sets_off_failure(text, step)
            if isinstance(step, p.MovePiece) and enough and after and offers.unmoved(text, step, after[0]):
                return conditions + found + _own(text, x, after[0]), False
            return conditions + found, enough and (_leaves(step) or not (rest_fails or may_fail(text, after)))
    return conditions, not rest_fails


def _choice(text: Text, x: Expressions, step: p.Choose | p.ChooseNumber, after: Sequence[Any], rest_fails: bool) -> Guard:
    """There must be a candidate with which the rest can be carried out.

    Choices within choices are left to the search, which counts what it tries (language, 3.4).
    """
    if sum(found[0] in "nx" for found in x.locals.values()) >= NESTED_AT_MOST:
        return [], False
    if not _told(x, step.group if isinstance(step, p.Choose) else (step.low, step.high)):
        return _how_many(x, step), False
    if is_large(text.tables, (step, *after)):
        return _how_many(x, step), False
    if isinstance(step, p.ChooseNumber):
        name = f"n{step.slot}{x.home}"
        inner, enough = guard(text, x.with_locals({step.slot: name}), after, rest_fails)
        if not inner:
            return [f"{x(step.low)} <= {x(step.high)}"], enough
        return [f"any({_all(inner)} for {name} in range({x(step.low)}, {x(step.high)} + 1))"], enough
    name = x.candidate(step.group.bound)
    inner, enough = guard(text, x.with_locals({step.slot: name}), after, rest_fails)
    if step.group.rank is not None:
        return [f"any({_all(inner)} for {name} in {groups.listing(x, step.group)})"], enough
    return [x.keep(step.group, lambda: groups.any_of(x, step.group, inner))], enough


def _first_change(text: Text, x: Expressions, step: Any) -> Guard:
    """The conditions of a step on the state before it."""
    match step:
        case p.OneOf():
            ways = [guard(text, x, way.steps, False) for way in step.alternatives]
            enough = all(good for _, good in ways)
            return ([] if any(not found for found, _ in ways) else [f"({' or '.join(_all(found) for found, _ in ways)})"]), enough
        case p.If():
            return _branches(text, x, step)
        case p.Do():
            arguments = [x.slot(0), *(x(argument) for argument in step.arguments)]
            return body_guard(text, step.body, arguments, x.open_only)
        case p.DoChosen():
            arguments = [x.slot(0), *(x(argument) for argument in step.arguments)]
            guards = [body_guard(text, name, arguments, x.open_only) for name in step.actions]
            chosen = x(step.of)
            tests = [f"({chosen} != {number} or {_all(found)})" for number, (found, _) in enumerate(guards) if found]
            return tests, all(enough for _, enough in guards)
    own = _own(text, x, step)
    if isinstance(step, p.MoveSome) and text.tables.sight.faces >= 0:
        return own, not own  # what lies face down is not foreseen
    return own, bool(own) or not _fails(text, step, frozenset())


def _branches(text: Text, x: Expressions, step: p.If) -> Guard:
    tests: list[str] = []
    enough, otherwise = True, "True"
    for branch in step.branches:
        if not _told(x, branch.condition):
            return tests, False
        found, good = guard(text, x, branch.steps, False)
        enough = enough and good
        taken = otherwise if branch.condition is None else f"{otherwise} and {x(branch.condition)}"
        if found:
            tests.append(f"(not ({taken}) or {_all(found)})")
        otherwise = taken if branch.condition is None else f"{otherwise} and not {x(branch.condition)}"
    return tests, enough


def _told(x: Expressions, read: Any) -> bool:
    """Whether a condition counts: among those that all can check, only if it reads what everybody sees."""
    return not x.open_only or (secrecy.public(x.text.tables, read) and not secrecy.about(x.text.tables, read))


def _how_many(x: Expressions, step: p.Choose | p.ChooseNumber) -> list[str]:
    """Of hidden pieces all know whether there are any."""
    if not isinstance(step, p.Choose):
        return []
    there = p.Fold(op="any", group=step.group.model_copy(update={"where": None, "rank": None, "rank_by": None, "then_by": ()}))
    return [x(there)] if _told(x, there) else []


def body_guard(text: Text, name: str, arguments: list[str], open_only: bool = False) -> Guard:
    """A call of the function that guards a body, written when it is first asked for."""
    key = f"{'could' if open_only else 'can'}_g{text.entries[name]}"
    if key not in text.guards:
        text.guards[key] = ("", False)  # a body that calls itself is left to looking ahead
        body = text.tables.body[name]
        slots = ["you", *(f"p{number + 1}" for number in range(len(body.parameters)))]
        x = Expressions(text, dict(enumerate(slots)), f"g{text.entries[name]}", open_only)
        conditions, enough = guard(text, x, body.steps, False)
        if conditions:
            text.function(f"{key}(s, {', '.join(slots)})", [f"return {_all(conditions)}"])
        text.guards[key] = (key if conditions else "", enough)
    function, enough = text.guards[key]
    return ([f"{function}(s, {', '.join(arguments)})"] if function else []), enough


def _all(conditions: list[str]) -> str:
    return f"({' and '.join(conditions)})" if conditions else "True"


def _own(text: Text, x: Expressions, step: Any) -> list[str]:
    """The conditions of one step that may fail, as far as they can be read off."""
    if not _told(x, step):
        return []
    match step:
        case p.MoveSome() | p.MoveResources() if step.if_possible:
            return []
        case p.MoveSome():
            to, count = x(step.to), x(step.amount)
            free = f"not z[{to}]" if _is_space(text, step.to) and count == "1" else f"roomy(s, {to}, {count})"
            return [f"len({_named(text, x, step)}) >= {count}", *([] if _roomy(text, step.to) else [free])]
        case p.MoveResources() if isinstance(step.bundle, p.Quantity):
            resource, amount = x(step.bundle.resource), x(step.bundle.amount)
            there = f"{x.amount_of(step.source, resource)} >= {amount}"
            return [there, f"free(s, {x(step.target.of)}, {resource}) >= {amount}"] if limited_move(text, step) else [there]
        case p.MovePiece() if isinstance(step.piece, p.Local | p.Bound):
            belongs = [] if _belongs(text, step) else [f"belongs(s, {x(step.piece)}, {x(step.to)})"]
            if _roomy(text, step.to):
                return belongs
            return [*belongs, f"(roomy(s, {x(step.to)}, 1) or whereabouts(at, {x(step.piece)}) == {x(step.to)})"]
        case p.Pay() if _fails(text, step, frozenset()):
            return [offers.payable(x, step)]
    return []


def _belongs(text: Text, step: p.MovePiece) -> bool:
    """Whether the piece of a move certainly may lie where it goes."""
    return belonging.belong(text.tables, belonging.classes_meant(text.tables, step.piece), step.to)


def _named(text: Text, x: Expressions, step: p.MoveSome) -> str:
    """The text of the pieces that a move can take, as far as whoever makes it can know."""
    tables = text.tables
    fits = belonging.belong(tables, belonging.classes_named(tables, step), step.to)
    if not (belonging.mixed(tables, step.type, step.source) or not fits) or tables.sight.faces >= 0:
        return x.pile(step.source)
    if not belonging.known(x, step, x.slot(0)):
        return x.pile(step.source)
    found = belonging.named(x, step, x.slot(0))
    return found if fits else f"belonging(s, {found}, {x(step.to)})"


def _is_space(text: Text, place: Any) -> bool:
    if may_be_absent(text, place):
        return False
    return isinstance(place, p.PlaceAt) and place.zone in text.tables.grid and text.tables.grid[place.zone].capacity is None
