"""What can be known of a dead end before any copy is made.

`guard` gives conditions on the present state without which steps cannot be carried out; when they are also enough, nobody has
to look ahead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from interpreter import form as n
from interpreter.translate.analysis import leaving, offers, secrecy, supplies
from interpreter.translate.analysis.amount_of_work import is_large
from interpreter.translate.analysis.facts import Prospect, may_fail, roomy, that_count
from interpreter.translate.analysis.interference import NOTHING, apart, read
from interpreter.translate.analysis.limits import limited_move
from interpreter.translate.values import belonging, chains, groups
from interpreter.translate.values.expressions import all_of, amount_of
from interpreter.translate.values.places import whereabouts
from interpreter.translate.writing.draft import Draft
from interpreter.translate.writing.maybe_nothing import may_be_absent
from interpreter.translate.writing.writer import Writing
from rulelang import program as p

CHOSEN = "nxs"  # how names of candidates begin: of numbers, of pieces and others, of spots
NESTED_AT_MOST = 2  # choices within one condition
Guard = tuple[list[n.Node], bool]  # conditions on the state as it is, and whether they are enough


def guard(x: Writing, steps: Sequence[p.Step], rest_fails: bool) -> Guard:
    """What must hold for these steps to be carried out; `x` knows where the slots are found.

    Conditions are read off as long as what they read is not changed by a step before them. They are enough if nothing else
    can fail.
    """
    conditions: list[n.Node] = []
    sure = True
    for number, step in enumerate(steps):
        after = steps[number + 1 :]
        if isinstance(step, p.Needs):
            said = told(x, step.condition)
            conditions += [x(step.condition)] if said else []
            sure = sure and said
        elif isinstance(step, p.Choose | p.ChooseNumber | p.ChoosePlace):
            found, enough = _choice(x, step, after, rest_fails)
            return conditions + found, enough and sure
        else:
            found, enough = first_change(x, step)
            conditions += found
            sure = sure and enough and not leaving.sets_off_failure(x, step)
            if p.leaves(step) or not (rest_fails or may_fail(x.draft, after)):
                return conditions + _beyond(x, step, after), sure
            if isinstance(step, p.MovePiece) and sure and after and offers.unmoved(x.tables, step, after[0]):
                return conditions + _own(x, after[0]), False
            if not sure:
                return conditions + _beyond(x, step, after), False
            x = leaving.after(x, step)
            if x.changed is None:
                return conditions, False
    return conditions, sure and not rest_fails


def _beyond(x: Writing, step: p.Step, after: Sequence[p.Step]) -> list[n.Node]:
    """What must hold past chance, or past what cannot be said before it comes: nobody can step back there any more.

    Only what all can check: the decider would learn of the rest by what is offered.
    """
    if not any(may_fail(x.draft, [one]) for one in after):
        return []
    x = leaving.after(x.openly(), step)
    return [] if x.changed is None else guard(x, after, False)[0]


def _choice(x: Writing, step: p.Choose | p.ChooseNumber | p.ChoosePlace, after: Sequence[p.Step], rest_fails: bool) -> Guard:
    """There must be a candidate with which the rest can be carried out.

    Choices within choices are left to the search, which counts what it tries (language, 3.4).
    """
    if len(_chosen_here(x)) >= NESTED_AT_MOST:
        return [], False
    if not told(x, chosen_from(step)):
        return _how_many(x, step), False
    if is_large(x.tables, (step, *that_count(x.draft, after, rest_fails))):
        return _how_many(x, step), False
    if isinstance(step, p.ChooseNumber):
        name = candidate(x, step)
        inner, enough = guard(leaving.chosen(x, step, name), after, rest_fails)
        low, high = x(step.low), x(step.high)
        if not inner:
            return [n.Compare("<=", low, high)], enough
        return [n.Fold("any", n.Loop(name, n.Span(low, n.plus(high, n.Constant(1))), tuple(inner)))], enough
    if isinstance(step, p.ChoosePlace):
        name = candidate(x, step)
        inner, enough = guard(leaving.chosen(x, step, name), after, rest_fails)
        return [chains.any_spot(x, step.spots, name, inner)], enough
    name = candidate(x, step)
    inner, enough = guard(leaving.chosen(x, step, name), after, rest_fails)
    return [among(x, step.group, inner)], enough


def among(x: Writing, group: p.Group, tests: Sequence[n.Node], op: Literal["any", "no", "count"] = "any") -> n.Node:
    """Whether there is a candidate for which all this holds, as the group will be then; or that there is none, or how many."""
    there = leaving.others(x, group)
    if group.rank is not None:
        return n.Fold(op, n.Loop(x.candidate(group.bound), groups.listing(x, group, there), tuple(tests)))
    return x.keep(group, lambda: n.Fold(op, groups.loop(x, group, op != "count", [*there, *tests])))


def _each(x: Writing, step: p.Each) -> Guard:
    """What must hold of all, whatever was done for those before."""
    if len(_chosen_here(x)) >= NESTED_AT_MOST or step.group.type == "player" or not told(x, step.group):
        return [], False
    if is_large(x.tables, (step,)):
        return [], False
    inner = leaving.after(x.where({step.slot: x.bound(step.group.bound)}), *step.steps)
    found, enough = guard(inner, step.steps, False)
    return ([among(x, step.group, [n.Not(all_of(found))], "no")] if found else []), enough


def _repeat(x: Writing, step: p.Repeat) -> Guard:
    """So many pieces as are taken one by one must be there."""
    taken = leaving.taken(x, step.steps)
    if taken is None or step.up_to or step.times is None or not (told(x, step.times) and told(*taken)):
        return [], False
    return [n.Compare(">=", among(*taken, (), "count"), x(step.times))], True


def _one_of_them(x: Writing, step: p.ChooseAtRandom) -> Guard:
    """Chance needs one that it may choose; which one it chooses, nobody knows before."""
    if not Prospect(x.draft).fails(step):
        return [], True
    large = len(_chosen_here(x)) >= NESTED_AT_MOST or is_large(x.tables, (step,))
    return ([], False) if large or not told(x, step.group) else ([among(x, step.group, ())], True)


def candidate(x: Writing, step: p.Choose | p.ChooseNumber | p.ChoosePlace) -> str:
    """What a candidate of a choice is called within a condition."""
    if isinstance(step, p.Choose):
        return x.candidate(step.group.bound)
    return f"{'s' if isinstance(step, p.ChoosePlace) else 'n'}{step.slot}{x.home}"


def chosen_from(step: p.Choose | p.ChooseNumber | p.ChoosePlace) -> Any:
    """What a choice reads."""
    if isinstance(step, p.ChoosePlace):
        return step.spots
    return step.group if isinstance(step, p.Choose) else (step.low, step.high)


def first_change(x: Writing, step: p.Step) -> Guard:
    """The conditions of a step on the state before it."""
    match step:
        case p.MovePiece() if leaving.lawful(x, step) or leaving.lies_free(x, step):
            return [], True
        case p.OneOf():
            ways = [guard(x, way.steps, False) for way in step.alternatives]
            enough = all(good for _, good in ways) or any(good and not found for found, good in ways)
            return ([] if any(not found for found, _ in ways) else [n.Either(tuple(all_of(found) for found, _ in ways))]), enough
        case p.If():
            return _branches(x, step)
        case p.ChooseAtRandom():
            return _one_of_them(x, step)
        case p.Each() | p.Repeat() if Prospect(x.draft).fails(step):
            return _each(x, step) if isinstance(step, p.Each) else _repeat(x, step)
        case p.Announced():
            return guard(x, step.steps, False)  # as if nobody answered: nobody counts on another
        case p.Do():
            return _called(x, step)
        case p.DoChosen():
            return _called_by_choice(x, step) if told(x, _of_call(x, step)) else ([], False)
    own = _own(x, step)
    if isinstance(step, p.Pay) and offers.takes_steps(x.tables, offers.relevant(x.tables, step)):
        return own, False  # the steps of whoever helps to pay may turn out impossible
    if isinstance(step, p.MoveSome) and not step.if_possible and chains.laid(x.tables, step):
        return own, False  # the law of the chain is asked of each when it comes
    if isinstance(step, p.MoveSome) and x.tables.sight.faces >= 0:
        return own, not own  # what lies face down is not foreseen
    return own, bool(own) or not Prospect(x.draft).fails(step)


def _called(x: Writing, step: p.Do) -> Guard:
    """What a body needs: read off in it, if it is known where the pieces lie that it is given."""
    given = handed(x, step)
    if told(x, step.arguments) and not x.past.pieces.lies.keys().isdisjoint(given) and x.may_go_into(step.body):
        return guard(x.within(step.body, given), x.tables.body[step.body].steps, False)
    return body_guard(x, step.body, given) if told(x, _of_call(x, step)) else ([], False)


def _called_by_choice(x: Writing, step: p.DoChosen) -> Guard:
    guards = [body_guard(x, name, handed(x, step)) for name in step.actions]
    chosen = x(step.of)
    tests: list[n.Node] = [
        n.Either((n.Compare("!=", chosen, n.Constant(number)), all_of(found)))
        for number, (found, _) in enumerate(guards)
        if found
    ]
    return tests, all(enough for _, enough in guards)


def _of_call(x: Writing, step: p.Do | p.DoChosen) -> Any:
    """What a call reads, if that counts."""
    if x.changed == NOTHING:
        return ()
    called = (x.tables.body[name].steps for name in p.called(step))
    return (*called, *step.arguments, *([step.of] if isinstance(step, p.DoChosen) else []))


def handed(x: Writing, step: p.Do | p.DoChosen) -> list[n.Node]:
    """What a call hands over: who does it, and the arguments."""
    return [x.slot(0), *(x(argument) for argument in step.arguments)]


def _branches(x: Writing, step: p.If) -> Guard:
    tests: list[n.Node] = []
    enough = True
    before: list[n.Node] = [n.Constant(True)]
    for branch in step.branches:
        if not told(x, branch.condition):
            return tests, False
        found, good = guard(x, branch.steps, False)
        enough = enough and good
        condition = [] if branch.condition is None else [x(branch.condition)]
        if found:
            tests.append(n.Either((n.Not(all_of([*before, *condition])), all_of(found))))
        before += [n.Not(one) for one in condition]
    return tests, enough


def told(x: Writing, what: Any) -> bool:
    """Whether a condition counts: what it reads is as it will be, and among those that all can check, everybody sees it."""
    as_it_is = x.changed == NOTHING or apart(x.changed, read(x.draft, what))
    if not as_it_is and not (isinstance(what, p.Group) and leaving.others(x, what)):
        return False
    return not x.open_only or (secrecy.public(x.tables, what) and _chosen_here(x) >= set(secrecy.about(x.tables, what)))


def _chosen_here(x: Writing) -> set[int]:
    """The slots of what is chosen within the condition: of what not everybody sees nothing is, so all know each candidate."""
    return {slot for slot, found in x.names.items() if isinstance(found, n.Name) and found.name[0] in CHOSEN}


def _how_many(x: Writing, step: p.Choose | p.ChooseNumber | p.ChoosePlace) -> list[n.Node]:
    """Of hidden pieces all know whether there are any."""
    if not isinstance(step, p.Choose):
        return []
    there = p.Fold(op="any", group=step.group.model_copy(update={"where": None, "rank": None, "rank_by": None, "then_by": ()}))
    return [x(there)] if told(x, there) else []


def body_guard(x: Writing, name: str, arguments: Sequence[n.Node]) -> Guard:
    """A call of the function that guards a body, written when it is first asked for."""
    draft, kind = x.draft, "could_g" if x.open_only else "can_g"
    key = f"{kind}{draft.entries[name]}"
    if key not in draft.guards:
        draft.guards[key] = (None, False)  # a body that calls itself is left to looking ahead
        body = draft.tables.body[name]
        slots = ["you", *(f"p{number + 1}" for number in range(len(body.parameters)))]
        inner = Writing(draft, {slot: n.Name(given) for slot, given in enumerate(slots)}, f"g{draft.entries[name]}", x.open_only)
        conditions, enough = guard(inner, body.steps, False)
        function = n.Function(kind, draft.entries[name])
        if conditions:
            draft.function(function, slots, all_of(conditions))
        draft.guards[key] = (function if conditions else None, enough)
    found, enough = draft.guards[key]
    return ([] if found is None else [n.Call(found, tuple(arguments))]), enough


def _own(x: Writing, step: p.Step) -> list[n.Node]:
    """The conditions of one step that may fail, as far as they can be read off."""
    if not told(x, step):
        return []
    match step:
        case p.MoveSome() | p.MoveResources() if step.if_possible:
            return []
        case p.MoveSome():
            count = x(step.amount)
            there: n.Node = n.Compare(">=", n.Ask("how_many", (_named(x, step),)), count)
            return [there, *([] if roomy(x.draft, step.to) else [supplies.room(x, step.to, count)])]
        case p.MoveResources() if isinstance(step.bundle, p.Quantity):
            resource, amount = x(step.bundle.resource), x(step.bundle.amount)
            asked: list[n.Node] = [n.Compare(">=", amount_of(x, step.source, resource), amount)]
            if may_be_absent(x.draft, step.target.of):
                asked.append(n.Compare(">=", x(step.target.of), n.Constant(0)))
            if limited_move(x.tables, step):
                asked.append(n.Compare(">=", n.Ask("free", (x(step.target.of), resource)), amount))
            return asked
        case p.MovePiece() if chains.laid(x.tables, step):
            known = not isinstance(step.piece, p.Local | p.Bound) or not Prospect(x.draft).fails(step)
            return [] if known else [_can_lay(x, step)]
        case p.MovePiece() if isinstance(step.piece, p.Local | p.Bound):
            piece, to = x(step.piece), x(step.to)
            belongs: list[n.Node] = [] if _belongs(x.draft, step) else [n.Ask("belongs", (piece, to))]
            if roomy(x.draft, step.to):
                return belongs
            return [*belongs, n.Either((n.Ask("roomy", (to, n.Constant(1))), n.Compare("==", whereabouts(x, step.piece), to)))]
        case p.Pay() if Prospect(x.draft).fails(step):
            return [*([] if step.if_possible else [offers.payable(x, step)]), *_payee(x, step)]
    return []


def _can_lay(x: Writing, step: p.MovePiece) -> n.Node:
    """Whether a piece can be moved where others lie on each other: where most of it is certain, no more than the rest."""
    if step.with_all or not roomy(x.draft, step.to) or not _belongs(x.draft, step):
        return chains.can_lay(x, step)
    lawless = step.apart or not chains.has_law(x.tables, step.to)
    if lawless:
        return n.Not(n.Ask("covered", (x(step.piece),)))
    return chains.begins(x, step) if id(step) in x.draft.moves.outside else chains.can_lay(x, step)


def _payee(x: Writing, step: p.Pay) -> list[n.Node]:
    """That somebody is there to be paid, where that is not certain."""
    if step.to is None or not may_be_absent(x.draft, step.to.of):
        return []
    return [n.Compare(">=", x(step.to.of), n.Constant(0))]


def _belongs(draft: Draft, step: p.MovePiece) -> bool:
    """Whether the piece of a move certainly may lie where it goes."""
    return belonging.belong(draft.tables, belonging.classes_meant(draft.tables, step.piece), step.to)


def _named(x: Writing, step: p.MoveSome) -> n.Node:
    """The pieces that a move can take, as far as whoever makes it can know."""
    tables = x.tables
    fits = belonging.belong(tables, belonging.classes_named(tables, step), step.to)
    if not (belonging.mixed(tables, step.type, step.source) or not fits) or tables.sight.faces >= 0:
        return groups.pile(x, step.source)
    if not belonging.known(x, step, x.slot(0)):
        return groups.pile(x, step.source)
    found = belonging.named(x, step, x.slot(0))
    return found if fits else belonging.fitting(found, x(step.to))
