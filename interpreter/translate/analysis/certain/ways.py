"""What certainly leads on, so that nobody has to look ahead: conditions that are enough, though others may do as well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from interpreter import form as n
from interpreter.translate.analysis import guards, leaving, offers, supplies
from interpreter.translate.analysis.amount_of_work import CONDITION_AT_MOST, candidates
from interpreter.translate.analysis.certain import passes
from interpreter.translate.analysis.facts import may_fail
from interpreter.translate.analysis.interference import AMOUNTS, NOTHING
from interpreter.translate.values import bundles, chains
from interpreter.translate.values.expressions import all_of
from interpreter.translate.writing.maybe_nothing import may_be_absent
from interpreter.translate.writing.writer import Writing
from rulelang import program as p

Enough = list[n.Node] | None  # conditions on the state as it is, with all of which steps can be carried out; None: none are known
NAMES_NOTHING = (
    p.MovePiece,
    p.MoveAll,
    p.Pay,
    p.Gain,
    p.MoveResources,
    p.MoveAllResources,
)  # no name is of something else after it
NOT_MOVED: n.Node = n.Constant(-1)
WAYS_AT_MOST = 200  # through all of these
BRANCHES_AT_MOST = 6  # in each other within one condition


class Far(NamedTuple):
    """How far into steps conditions have been read: through so many branches in each other, of so many ways in all, for so many
    candidates of all choices."""

    branches: int = 0
    ways: int = 1
    candidates: int = 1

    def branched(self, ways: int) -> Far:
        """The same in one of several branches."""
        return self._replace(branches=self.branches + 1, ways=self.ways * ways)

    def too_far(self) -> bool:
        """Whether nothing more is read."""
        return self.branches > BRANCHES_AT_MOST or self.ways > WAYS_AT_MOST or self.candidates > CONDITION_AT_MOST


def surely(x: Writing, steps: Sequence[p.Step], rest_fails: bool, guarded: bool = True) -> n.Node | None:
    """A condition with which these steps, whose guard holds (`guarded`), can certainly be carried out; None if none is known."""
    x = x.certainly()
    if guarded and steps and isinstance(steps[0], p.DoChosen) and not rest_fails and not may_fail(x.draft, steps[1:]):
        found = _chosen(x, steps[0], Far(), guarded=True)
    else:
        found = enough(x, tuple(steps), rest_fails, Far())
    return None if found is None else all_of(_strongest(found))


def _strongest(conditions: list[n.Node]) -> list[n.Node]:
    """Conditions without what others of them say as well: where there are more than so many there are so many."""
    said = {
        n.Compare(">=", there, fewer)
        for one in conditions
        if isinstance(one, n.Compare) and one.op == ">="
        for there, sum_ in [(one.left, one.right)]
        if isinstance(sum_, n.Arithmetic) and sum_.op == "+" and isinstance(sum_.right, n.Constant) and sum_.right.value >= 0
        for fewer in [sum_.left]
    }
    return [one for one in conditions if one not in said]


def besides(sure: n.Node, guards_of_it: Sequence[n.Node]) -> n.Node:
    """What has to be asked where these guards hold: without what they say, always or in the same case."""
    if isinstance(sure, n.Either):
        return n.Either(tuple(besides(part, guards_of_it) for part in sure.parts))
    parts = _parts(sure)
    known = {part for one in guards_of_it for part in _said_where(one, parts)}
    return all_of([part for part in parts if part not in known])


def _said_where(guard: n.Node, parts: Sequence[n.Node]) -> list[n.Node]:
    """What a guard says where these conditions hold: all of it, or of `not these or that` that, if these are among them."""
    match guard:
        case n.Either(parts=(n.Not(of=case), then)) if all(one in parts or one == n.Constant(True) for one in _parts(case)):
            return _parts(then)
        case n.Either():
            return []
    return _parts(guard)


def _parts(node: n.Node) -> list[n.Node]:
    """The conditions of which all must hold."""
    return [one for part in node.parts for one in _parts(part)] if isinstance(node, n.Both) else [node]


def enough(x: Writing, steps: tuple[p.Step, ...], rest_fails: bool, far: Far) -> Enough:
    """Conditions that are enough for these steps, read off before the first of them is carried out."""
    if not rest_fails and not may_fail(x.draft, steps):
        return []
    if not steps or far.too_far():
        return None
    first, after = steps[0], steps[1:]
    match first:
        case p.Choose() | p.ChoosePlace():
            return _choice(x, first, after, rest_fails, far)
        case p.Pay() if offers.relevant(x.tables, first):
            return None if rest_fails else _paid(x, first, after, NOT_MOVED)
        case p.MovePiece(piece=p.Local()) if _moves_before(x, first, after):
            return None if rest_fails else _paid(x, after[0], after[1:], x(first.piece))
        case p.OneOf():
            far = far.branched(len(first.alternatives))
            return _one_of([enough(x, (*way.steps, *after), rest_fails, far) for way in first.alternatives])
        case p.If():
            return _branches(x, first, after, rest_fails, far)
        case p.Do():
            own = _called(x, first.body, first, far)
            alone = own is None or not (rest_fails or may_fail(x.draft, after))
            return own if own is None or alone else _then(x, first, own, after, rest_fails, far)
        case p.DoChosen() if not rest_fails and not may_fail(x.draft, after):
            return _chosen(x, first, far)
        case p.May() | p.Turns() if isinstance(first, p.May) or _all_can_pass(x, first):
            return enough(x, after, rest_fails, far)
        case p.Each():
            return _each(x, first, after, rest_fails, far)
    return _past(x, first, after, rest_fails, far)


def _past(x: Writing, step: p.Step, after: tuple[p.Step, ...], rest_fails: bool, far: Far) -> Enough:
    """Of a step whose own conditions say all, with what must hold for what comes after it."""
    if isinstance(step, p.Needs):
        condition = foretold(x, step.condition)
        own, said = ([], False) if condition is None else ([condition], True)
    else:
        own, said = guards.first_change(x, step)
    if not said and isinstance(step, p.MoveSome) and (found := supplies.given(x, step)) is not None:
        own, said = found, True
    if not said or leaving.sets_off_failure(x, step):
        return None
    return own if p.leaves(step) else _then(x, step, own, after, rest_fails, far)


def _then(x: Writing, step: p.Step, own: list[n.Node], after: tuple[p.Step, ...], rest_fails: bool, far: Far) -> Enough:
    """Conditions that are enough for a step, with what must hold for what comes after it."""
    then = leaving.after(x, step)
    if then.changed is None and not isinstance(step, NAMES_NOTHING):
        return None if rest_fails or may_fail(x.draft, after) else own  # a name may be of something else then
    rest = enough(then, after, rest_fails, far)
    return None if rest is None else [*own, *rest]


def _choice(x: Writing, step: p.Choose | p.ChoosePlace, after: tuple[p.Step, ...], rest_fails: bool, far: Far) -> Enough:
    """A candidate with which the rest certainly can be carried out."""
    before = leaving.of_before(x, step.group) if isinstance(step, p.Choose) else None
    if (before is None and not guards.told(x, guards.chosen_from(step))) or (isinstance(step, p.Choose) and step.optional):
        return None
    name, several = guards.candidate(x, step), candidates(x.tables, step)
    rest = enough(leaving.chosen(x, step, name), after, rest_fails, far._replace(candidates=far.candidates * several))
    if rest is None:
        return None
    rest = _strongest(rest)
    tests = [one for one in rest if n.Name(name) in n.walk(one)]
    others = [one for one in rest if one not in tests]  # they hang on no candidate
    if isinstance(step, p.ChoosePlace):
        return [*others, chains.any_spot(x, step.spots, name, tests)]
    return [*others, guards.among(x, step.group, [*(before or ()), *tests])]


def foretold(x: Writing, condition: p.Expression) -> n.Node | None:
    """A condition as it will be then, said of the state as it is; None if that cannot be said."""
    if leaving.foretold(x, condition):
        return x(condition)
    match condition:
        case p.Not(of=denied):
            found = foretold(x, denied)
            return None if found is None else n.Not(found)
        case p.Fold(op="any" | "no" as op, group=group):
            before, came = leaving.of_before(x, group), leaving.came(x, group)
            if before is None or came is None:
                return None
            some = n.Either((guards.among(x, group, before), *map(all_of, came)))
            return some if op == "any" else n.Not(some)
    return None


def _one_of(ways: Sequence[Enough]) -> Enough:
    """One of several ways, of which each has conditions that are enough, or none that are known."""
    known = [way for way in ways if way is not None]
    if not known or [] in known:
        return [] if known else None
    return [n.Either(tuple(map(all_of, known)))]


def _branches(x: Writing, step: p.If, after: tuple[p.Step, ...], rest_fails: bool, far: Far) -> Enough:
    """That a branch is taken which certainly can be carried out."""
    far = far.branched(len(step.branches))
    taken: list[Enough] = []
    before: list[n.Node] = []
    for branch in (*step.branches, *([] if step.branches[-1].condition is None else [None])):
        condition = None if branch is None or branch.condition is None else foretold(x, branch.condition)
        if branch is not None and branch.condition is not None and condition is None:
            return None
        within = enough(x, (*(branch.steps if branch else ()), *after), rest_fails, far)
        here = [] if condition is None else [condition]
        taken.append(None if within is None else [*before, *here, *within])
        before += [n.Not(one) for one in here]
    return _one_of(taken)


def _all_can_pass(x: Writing, step: p.Turns) -> bool:
    """Whether all may pass in these turns, one after the other, and nothing is otherwise then: if somebody else is asked, whoever
    looks ahead has come to an end, and with one option nobody is."""
    tables, program = x.tables, x.draft.program
    if tables.seats != tables.players or tables.any_time or any(modifier.switched for modifier in program.modifiers):
        return False
    if step.count is not None or not isinstance(step.until, p.Passed) or may_fail(x.draft, [step]):
        return False
    match step.steps:
        case [p.OneOf(alternatives=ways)]:
            return any(way.steps and all(isinstance(one, p.Pass) for one in way.steps) for way in ways)
    return False


def _each(x: Writing, step: p.Each, after: tuple[p.Step, ...], rest_fails: bool, far: Far) -> Enough:
    """Of a loop: what must hold of all at once, of the passes together, or that there are none."""
    ways = (way(x, step, after, rest_fails, far) for way in (_past, _in_passes, _of_none))
    return next((found for found in ways if found is not None), None)


def _in_passes(x: Writing, step: p.Each, after: tuple[p.Step, ...], rest_fails: bool, far: Far) -> Enough:
    """That all passes of a loop can be carried out, judged together, and what comes after it."""
    found = passes.judged(x, step)
    if found is None:
        return None
    own, past = found
    rest = enough(x.later(past), after, rest_fails, far)
    return None if rest is None else [*own, *rest]


def _of_none(x: Writing, step: p.Each, after: tuple[p.Step, ...], rest_fails: bool, far: Far) -> Enough:
    """Nothing is done for each of none, so that does not fail; asked where what was set before may say that there is none."""
    foretold = leaving.asks_for_what_was_set(x, step.group) and leaving.foretold(x, step.group)
    rest = enough(x, after, rest_fails, far) if foretold else None
    none = guards.among(x, step.group, (), "no")
    return None if rest is None else [*([] if _are_nobody(none) else [none]), *rest]


def _are_nobody(none: n.Node) -> bool:
    """Whether none of these can be: they are players that are nobody."""
    match none:
        case n.Fold(op="no", loop=n.Loop(name=name, source=n.Span(first=n.Constant(value=first)), tests=tests)):
            return first >= 0 and n.Compare("==", n.Name(name), n.Constant(-1)) in tests
    return False


def _called(x: Writing, name: str, step: p.Do | p.DoChosen, far: Far) -> Enough:
    """What is enough for a body."""
    if not guards.told(x, step.arguments) or not x.may_go_into(name):
        return None
    return enough(x.within(name, guards.handed(x, step)), tuple(x.tables.body[name].steps), False, far)


def _chosen(x: Writing, step: p.DoChosen, far: Far, guarded: bool = False) -> Enough:
    """Of an action that is chosen: that it is one for which this is enough; where it is `guarded`, its guard holds."""
    if not guards.told(x, step.of):
        return None
    said = [guarded and guards.body_guard(x, name, guards.handed(x, step))[1] for name in step.actions]
    ways = [(number, [] if said[number] else _called(x, name, step, far)) for number, name in enumerate(step.actions)]
    always = tuple(way == [] for _, way in ways)
    some: list[Enough] = [[n.Lookup(always, x(step.of))]] if any(always) else []
    return _one_of([*some, *([n.Compare("==", x(step.of), n.Constant(number)), *way] for number, way in ways if way)])


def _moves_before(x: Writing, move: p.MovePiece, after: Sequence[p.Step]) -> bool:
    """Whether a move that cannot fail comes first, before a payment, and makes nothing payable that was not."""
    if not after or x.changed != NOTHING:
        return False
    step = after[0]
    helped = isinstance(step, p.Pay) and offers.relevant(x.tables, step)
    return bool(helped) and offers.unmoved(x.tables, move, step) and not may_fail(x.draft, [move])


def _paid(x: Writing, step: p.Step, after: Sequence[p.Step], moved: n.Node) -> Enough:
    """Where nothing after a payment fails: whether resources alone can pay it."""
    assert isinstance(step, p.Pay)
    if step.if_possible or leaving.sets_off_failure(x, step) or may_fail(x.draft, after) or not guards.told(x, step):
        return None
    if step.to is not None and may_be_absent(x.draft, step.to.of):
        return None
    found, you = offers.relevant(x.tables, step), x.slot(0)
    return [n.Ask("payable_plainly", (you, bundles.cost(x, step, you), offers.offered(x.draft, found, you), moved))]


def helps(x: Writing, sources: Sequence[p.Source], option: n.Node) -> n.Node | None:
    """Of a way to pay, or of all that begin so, that what its helpers take in steps can be taken; None where that is not known.

    It is where each of them takes one of the same pieces: so many must be there.
    """
    paid = x.later(x.past._replace(changed=frozenset({AMOUNTS})))
    taken = taken_in_steps(paid, sources)
    if taken is None or not guards.told(paid, taken[1]):
        return None
    in_steps = (*(one in _in_steps(x, sources) for one in range(len(x.draft.program.abilities))), False)
    uses = n.Loop("u", n.Item(option, n.Constant(1)), (n.Lookup(in_steps, n.Item(n.Name("u"), n.Constant(2))),))
    all_of_them = offers.offered(x.draft, [source for source in sources if offers.takes_steps(x.tables, [source])], x.slot(0))
    several = n.If(n.Ask("is_part", (option,)), n.Ask("taking_steps", (all_of_them,)), n.Fold("count", uses))
    return n.Compare("<=", several, guards.among(*taken, (), "count"))


def taken_in_steps(x: Writing, sources: Sequence[p.Source]) -> leaving.Taken | None:
    """The group of which each helper takes one that takes more than resources; None if not all are known to take of the same."""
    return leaving.the_same([leaving.taken(x, x.draft.program.abilities[number].body.steps) for number in _in_steps(x, sources)])


def lasts(x: Writing, taken: leaving.Taken | None, left: n.Node) -> n.Node | None:
    """That there is one more piece to take than are left to be taken after this one."""
    if taken is None or not guards.told(x, taken[1]):
        return None
    return n.Compare(">", guards.among(*taken, (), "count"), left)


def _in_steps(x: Writing, sources: Sequence[p.Source]) -> list[int]:
    """The abilities that help to pay and take steps for it."""
    names = {source.name for source in sources if source.provides is None}
    abilities = enumerate(x.draft.program.abilities)
    return [number for number, ability in abilities if ability.name in names and ability.body.steps]
