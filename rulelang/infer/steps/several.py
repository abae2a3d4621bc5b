"""Several that are chosen under one name: `choose 2 cards in your hand as pair`, which then are `cards in pair`."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.choices.doing import none_are_chosen, only_pieces_together, several_of_yours
from rulelang.complaints.choices.unseen import all_choose_so_many_unseen, not_blindly, nothing_secret, so_many_at_once
from rulelang.infer.core import how_many, is_piece
from rulelang.infer.scope import Candidate, Scope
from rulelang.infer.values.groups import group
from rulelang.infer.whose.others import OF_THEM
from rulelang.program import kinds

Steps = tuple[p.Step, ...]
MOST_AT_ONCE = 20
PLENTY = p.Number(value=1_000_000)  # each time is optional


def choose_several(scope: Scope, node: ast.ChooseSeveral) -> Steps:
    """So many, or up to so many: one after another, each another one."""
    _of_yours(scope, node)
    if node.amount == 0:
        scope.complain(node, none_are_chosen())
    amount = p.Number(value=node.amount) if isinstance(node.amount, int) else how_many(scope, node.amount)
    among, candidate = group(scope, node.group, plural=True)
    line, one = scope.symbols.line_of(node), _one_more(scope, node, among, candidate)
    first, repeated = one[0], p.Repeat(line=line, times=amount, up_to=node.up_to is not None, steps=one[1:])
    if node.up_to is not None:
        return first, repeated
    there = p.Fold(op="count", group=group(scope, node.group, plural=True)[0])
    return p.Needs(line=line, condition=p.Compare(op=">=", left=there, right=amount)), first, repeated


def at_once(scope: Scope, node: ast.ChooseSeveral) -> tuple[p.Choose, ...]:
    """In `everyone at once`: one choice after another, each of another one; of up to so many each may be left."""
    _of_yours(scope, node)
    if not isinstance(node.amount, int) or not 0 < node.amount <= MOST_AT_ONCE:
        scope.complain(node, so_many_at_once(MOST_AT_ONCE))
    if node.word != ("may secretly choose" if node.up_to else "secretly choose"):
        scope.complain(node, all_choose_so_many_unseen(up_to=node.up_to is not None), word=node.word.split()[0])
    line = scope.symbols.line_of(node)
    chosen: list[p.Choose] = []
    among, candidate = group(scope, node.group, plural=True)
    type = _class_of(scope, node, candidate)
    for _ in range(node.amount if isinstance(node.amount, int) and node.amount <= MOST_AT_ONCE else 1):
        one, candidate = group(scope, node.group, plural=True)
        for before in chosen:
            other = p.Compare(op="!=", left=candidate.node, right=p.Local(slot=before.slot, type=among.type))
            one = one.model_copy(update={"where": other if one.where is None else p.Logic(op="and", left=one.where, right=other)})
        slot, optional = scope.frame.new_slot(), node.up_to is not None
        chosen.append(p.Choose(line=line, group=one, slot=slot, name=node.name, label=node.label, optional=optional))
    scope.bind(node, node.name, type, chosen[0].slot)
    slots = tuple(one.slot for one in chosen)
    scope.locals[node.name] = scope.locals[node.name]._replace(several=among, choices=slots)
    return tuple(chosen)


def choose_any(scope: Scope, node: ast.ChooseAny) -> Steps:
    """As many as one likes."""
    among, candidate = group(scope, node.group, plural=True)
    first, *one = _one_more(scope, node, among, candidate)
    return first, p.Repeat(line=scope.symbols.line_of(node), times=PLENTY, up_to=True, steps=tuple(one))


def _of_yours(scope: Scope, node: ast.ChooseSeveral) -> None:
    if (node.of is not None) != (node.group.whose in OF_THEM):
        scope.complain(node.group, several_of_yours(node.group.name), word=node.group.name)


def _class_of(scope: Scope, node: ast.ChooseSeveral | ast.ChooseAny, candidate: Candidate) -> str:
    """The class of pieces that are chosen; unknown, after a complaint, where they are none."""
    if is_piece(scope, candidate.type):
        return candidate.type
    if candidate.type != kinds.UNKNOWN:
        scope.complain(node.group, only_pieces_together(candidate.type))
    return kinds.UNKNOWN


def _one_more(scope: Scope, node: ast.ChooseSeveral | ast.ChooseAny, among: p.Group, candidate: Candidate) -> Steps:
    """None are chosen yet; and, to be repeated, one that is not is chosen. They have their name from here on."""
    type = _class_of(scope, node, candidate)
    if node.word.startswith("blindly"):
        scope.complain(node, not_blindly(), word="blindly")
    elif node.word != "choose":
        scope.complain(node, nothing_secret(node.word), word=node.word.split()[0])
    line, slot = scope.symbols.line_of(node), scope.frame.new_slot()
    one = p.Local(slot=scope.frame.new_slot(), type=among.type)
    left = p.Not(of=p.Together(of=candidate.node, slot=slot, among=among))
    where = left if among.where is None else p.Logic(op="and", left=among.where, right=left)
    of_them = among.model_copy(update={"where": where})
    choice = p.Choose(line=line, group=of_them, slot=one.slot, name=candidate.word, label=node.label)
    scope.bind(node, node.name, type, slot)
    scope.locals[node.name] = scope.locals[node.name]._replace(several=among)
    return p.Note(line=line, slot=slot), choice, p.Note(line=line, slot=slot, piece=one)
