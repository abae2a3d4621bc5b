"""Choices to typed nodes: of a group, of numbers, of places; `blindly choose`, by somebody who does not see which it is."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.choices.doing import nobody_reads, none_of_what, steps_of_nothing
from rulelang.complaints.choices.unseen import (
    all_choose_unseen,
    blindly_where,
    blindly_without_order,
    blindly_without_seen_order,
    chance_keeps_no_secret,
    everyone_sees_what_lies_in,
    in_steps_of_all,
    not_blindly,
    nothing_secret,
    number_is_chosen_or_zero,
    number_of_all,
)
from rulelang.complaints.groups import asked_of_each, one_is_chosen
from rulelang.infer.core import is_piece, number, truth
from rulelang.infer.scope import Candidate, Scope
from rulelang.infer.values.chains import spots
from rulelang.infer.values.families.lines import line_named, positions_for
from rulelang.infer.values.groups import group
from rulelang.infer.whose.others import OF_THEM
from rulelang.program import kinds
from rulelang.program.nodes import parts

BY_CHANCE = "a random"


def unseen(scope: Scope, node: ast.ChooseLine, among: p.Group) -> bool:
    """Whether pieces are chosen by their places; a complaint where they have none, or where everybody sees them."""
    if not node.word.startswith("blindly"):
        return False
    if among.type != kinds.UNKNOWN and not is_piece(scope, among.type):
        scope.complain(node, not_blindly(among.type), word="blindly")
        return False
    families = _families(among)
    if not families:
        scope.complain(node, blindly_where(), word="blindly")
    for name in families:
        _check_zone(scope, node, name)
    return True


def _families(group: p.Group) -> tuple[str, ...]:
    if group.places is None:
        return ()
    one = group.places.one
    return (one.zone,) if isinstance(one, p.PlaceAt) else group.places.families


def _check_zone(scope: Scope, node: ast.ChooseLine, name: str) -> None:
    word = scope.symbols.words.get(name)
    if word is None or not isinstance(word.node, ast.ZoneLine):
        scope.complain(node, everyone_sees_what_lies_in(name), word="blindly")
        return
    notes = word.node.notes
    sights = {note.sight: note.seer for note in notes if isinstance(note, ast.SightNote)}
    if not any(isinstance(note, ast.OrderedNote) for note in notes):
        scope.complain(node, blindly_without_order(name), word="blindly")
    elif sights.get("contents", "nobody" if sights.keys() & set(ast.PARTS_SEEN) else "everyone") == "everyone":
        scope.complain(node, everyone_sees_what_lies_in(name), word="blindly")
    elif sights.get("order") != "everyone":
        scope.complain(node, blindly_without_seen_order(name), word="blindly")


def number_is_seen(scope: Scope, node: ast.ChooseNumberLine | ast.ChoosePlace) -> None:
    """A complaint where a number or a place is to be chosen blindly, or may be left unchosen."""
    if node.word.startswith("blindly"):
        scope.complain(node, not_blindly(), word="blindly")
    if node.word.startswith("may") and isinstance(node, ast.ChooseNumberLine):
        scope.complain(node, number_is_chosen_or_zero(), word="may")


def choose(scope: Scope, node: ast.ChooseLine) -> p.Step:
    by_chance = is_by_chance(node)
    if by_chance:
        _check_chance(scope, node)
    else:
        _check_secrecy(scope, node)
    _check_number(scope, node)
    found, candidate = group(scope, node.group, plural=_of_several(node))
    found = or_any(scope, node, found)
    name = node.name or candidate.word
    slot = scope.bind(node, name, candidate.type)
    line = scope.symbols.line_of(node)
    if by_chance:
        return p.ChooseAtRandom(line=line, group=found, slot=slot, name=name)
    blind, optional = unseen(scope, node, found), node.word.startswith("may")
    return p.Choose(line=line, group=found, slot=slot, name=name, label=node.label, optional=optional, blind=blind)


def is_by_chance(node: ast.Node) -> bool:
    """Whether chance chooses: `choose a random card …`, `choose a random one of your men …`."""
    return isinstance(node, ast.ChooseLine) and node.one is not None and node.one.startswith(BY_CHANCE)


def _of_several(node: ast.ChooseLine) -> bool:
    """Whether one of several is named: `one of your men`."""
    return node.one is not None and node.one.endswith("one of")


def _check_chance(scope: Scope, node: ast.ChooseLine) -> None:
    """A complaint where somebody is spoken to whom nobody asks."""
    if node.word != "choose":
        scope.complain(node, chance_keeps_no_secret(node.word), word=node.word)
    elif node.label is not None:
        scope.complain(node, nobody_reads(node.label), word=f'"{node.label}"')


def _check_number(scope: Scope, node: ast.ChooseLine) -> None:
    """That `one of` is said of yours, and `a` of what is neither yours nor another one."""
    whose, singular = node.group.whose, scope.symbols.plurals.get(node.group.name, node.group.name)
    cls = scope.symbols.classes.get(singular)
    plural = "spaces" if singular == kinds.SPACE else cls.plural if cls is not None else None
    if plural is not None and node.one is not None and _of_several(node) != (whose in OF_THEM):
        scope.complain(node.group, one_is_chosen(singular, plural, whose, random=is_by_chance(node)), word=node.group.name)
    elif whose not in (None, *OF_THEM, *ast.VACANT) and node.one is not None and (not is_by_chance(node) or whose != "other"):
        random = is_by_chance(node)
        scope.complain(node.group, one_is_chosen(singular, "", str(whose), random=random), word=node.group.name)


def or_any(scope: Scope, node: ast.ChooseLine, found: p.Group) -> p.Group:
    """`whose suit is led, or that is not penal if there is none, or any if there is none`: the candidates, and others too where
    none meets the condition, nor the one before."""
    if node.fallback is None and not node.stages:
        return found
    if node.group.where is None:
        scope.complain(node, none_of_what(), word="or")
    if node.group.where is None or found.where is None or len(scope.symbols.diagnostics) > 0:
        return found
    plural = _of_several(node)
    asked = [node.group.where, *(stage.where for stage in node.stages)]
    following = [*asked[1:], *([None] if node.fallback is not None else [])]
    stages = tuple((_no_such(scope, node, such), then) for such, then in zip(asked, following, strict=False))
    return group(scope, node.group, plural=plural, stages=stages)[0]


def _no_such(scope: Scope, node: ast.ChooseLine, such: ast.Expression) -> p.Expression:
    """That none of those among which is chosen is such."""
    among = node.group.model_copy(update={"ranked": None, "where": such})
    return p.Fold(op="no", group=group(scope, among, plural=_of_several(node))[0])


def choose_number(scope: Scope, node: ast.ChooseNumberLine) -> p.Step | tuple[p.Step, ...]:
    """One of several numbers; of those that are such, where what is chosen must be such: then no other is offered."""
    _check_secrecy(scope, node)
    number_is_seen(scope, node)
    low, high = number(scope, node.low), number(scope, node.high)
    slot = scope.bind(node, node.name, kinds.NUMBER)
    line = scope.symbols.line_of(node)
    choice = p.ChooseNumber(line=line, low=low, high=high, slot=slot, name=node.name, label=node.label)
    such = [*_in_steps(scope, node, choice), *_such_a_number(scope, node, slot)]
    return (choice, *(p.Needs(line=line, condition=one) for one in such)) if such else choice


def _in_steps(scope: Scope, node: ast.ChooseNumberLine, choice: p.ChooseNumber) -> tuple[p.Expression, ...]:
    """`from 2 to 12 in steps of 5`: that it is 2, 7 or 12; steps of nothing end at the 2, and are refused where known."""
    if node.step is None:
        return ()
    if scope.at_once:
        scope.complain(node.step, in_steps_of_all())
        return ()
    step = number(scope, node.step)
    if isinstance(step, p.Number) and step.value < 1:
        scope.complain(node.step, steps_of_nothing(scope.symbols.text_of(node.step)))
    chosen = p.Local(slot=choice.slot, type=kinds.NUMBER)
    beyond = p.Arithmetic(op="-", left=chosen, right=choice.low)
    at_least_one = step if isinstance(step, p.Number) else p.Arithmetic(op="larger", left=step, right=p.Number(value=1))
    reached = _none(p.Arithmetic(op="remainder", left=beyond, right=at_least_one))
    if step == at_least_one:
        return (reached,)
    goes_on = p.Logic(op="and", left=p.Compare(op=">=", left=step, right=p.Number(value=1)), right=reached)
    return (p.Logic(op="or", left=_none(beyond), right=goes_on),)


def _none(number: p.Expression) -> p.Expression:
    return p.Compare(op="==", left=number, right=p.Number(value=0))


def _such_a_number(scope: Scope, node: ast.ChooseNumberLine, slot: int) -> tuple[p.Expression, ...]:
    """What is said behind `where`, which must be about the number."""
    if node.where is None:
        return ()
    if scope.at_once:
        scope.complain(node.where, number_of_all(scope.symbols.text_of(node.where)))
        return ()
    chosen, said = p.Local(slot=slot, type=kinds.NUMBER), len(scope.symbols.diagnostics)
    such = truth(scope.asking(Candidate(chosen, kinds.NUMBER, kinds.NUMBER)), node.where)
    if len(scope.symbols.diagnostics) == said and chosen not in parts(such):
        scope.complain(node.where, asked_of_each(kinds.NUMBER, scope.symbols.text_of(node.where), yours=False))
    return (such,)


def _check_secrecy(scope: Scope, node: ast.ChooseLine | ast.ChooseNumberLine | ast.ChoosePlace) -> None:
    if node.word.startswith("may") and not scope.at_once:
        scope.complain(node, nothing_secret(node.word), word=node.word)
    secret = node.word.startswith("secretly")
    if scope.at_once and not secret and not node.word.startswith("may"):
        scope.complain(node, all_choose_unseen(), word="choose")
    if secret and not scope.at_once:
        scope.complain(node, nothing_secret(node.word), word="secretly")


def choose_place(scope: Scope, node: ast.ChoosePlace) -> p.Step:
    number_is_seen(scope, node)
    _check_secrecy(scope, node)
    if (line := line_named(scope, node.grid)) is not None:
        return _choose_position(scope, node, line)
    found = spots(scope, node)
    slot = scope.bind(node, node.name, kinds.SPOT)
    return p.ChoosePlace(line=scope.symbols.line_of(node), spots=found, slot=slot, name=node.name, label=node.label)


def _choose_position(scope: Scope, node: ast.ChoosePlace, line: p.Expression) -> p.Step:
    """A place in a line: a position, of which there is one more than of other pieces there."""
    high = positions_for(scope, node, line)
    slot = scope.bind(node, node.name, kinds.NUMBER)
    scope.locals[node.name] = scope.locals[node.name]._replace(line=line)
    low, number_ = p.Number(value=1), scope.symbols.line_of(node)
    return p.ChooseNumber(line=number_, low=low, high=high, slot=slot, name=node.name, label=node.label)
