"""Single steps to their typed nodes: choices, costs and rewards, moves, draws, dice, calls of actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, cast

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.choices.moments import end_without_repeat, pass_without_turns
from rulelang.complaints.names import no_such_die
from rulelang.complaints.resources import drawn_as_it_lies
from rulelang.complaints.values import wrong_kind
from rulelang.infer.core import how_many, infer, is_piece, party, player, truth
from rulelang.infer.players_present import where_false, where_true
from rulelang.infer.scope import Scope
from rulelang.infer.spans import phase_named, span_named
from rulelang.infer.steps.becoming import add, becomes
from rulelang.infer.steps.called import called, drawn_type, only_pieces_have_names
from rulelang.infer.steps.choices import choose, choose_number, choose_place
from rulelang.infer.steps.dice import roll_all, roll_one, turn_by, turn_to
from rulelang.infer.steps.doing.calls import call, call_off, chosen, moment, one_of_names
from rulelang.infer.steps.faces import SIGHTS, facing_told
from rulelang.infer.steps.moving.moves import MOVES, facing, move
from rulelang.infer.steps.moving.of_several import MOVES_OF_SEVERAL, move_all, move_number
from rulelang.infer.steps.paid.costs import pay_pieces, pay_run, pay_sum
from rulelang.infer.steps.several import choose_any, choose_several
from rulelang.infer.values.boards.spaces import fits_what_comes
from rulelang.infer.values.bundles import bundle, holder_of
from rulelang.infer.values.chains import has_order
from rulelang.infer.values.groups import group
from rulelang.infer.values.places import place, place_for_drawn
from rulelang.names.symbols import held_classes
from rulelang.program import kinds

SCOPES = ("turn", "phase", "round", "game", "repeat")
StepRule = Callable[[Scope, Any], p.Step | tuple[p.Step, ...] | None]


def needs(scope: Scope, node: ast.NeedsLine) -> p.Step:
    return p.Needs(line=scope.symbols.line_of(node), condition=truth(scope, node.condition))


def pay(scope: Scope, node: ast.PayLine) -> p.Step:
    to = holder_of(scope, node.to) if node.to is not None else None
    line = scope.symbols.line_of(node)
    return p.Pay(
        line=line, bundle=bundle(scope, node.bundle), to=to, if_possible=node.if_possible is not None, action=scope.action
    )


def gain(scope: Scope, node: ast.GainLine) -> p.Step:
    return p.Gain(line=scope.symbols.line_of(node), bundle=bundle(scope, node.bundle))


def pay_block(scope: Scope, node: ast.CostBlock) -> p.Step:
    return p.Pay(line=scope.symbols.line_of(node), bundle=bundle_block(scope, node.bundle), action=scope.action)


def gain_block(scope: Scope, node: ast.RewardBlock) -> p.Step:
    return p.Gain(line=scope.symbols.line_of(node), bundle=bundle_block(scope, node.bundle))


def bundle_block(scope: Scope, node: ast.BundleSuite) -> p.Expression:
    """The sum of the lines of a cost or reward block."""
    if isinstance(node, ast.BundleLine):
        return bundle(scope, node.bundle)
    total: p.Expression | None = None
    for line in node.lines:
        part = bundle(scope, line.bundle) if isinstance(line, ast.BundleLine) else _bundle_if(scope, line)
        total = part if total is None else p.BundlePlus(left=total, right=part)
    return total or p.EmptyBundle()


def _bundle_if(scope: Scope, node: ast.BundleIf) -> p.Expression:
    arms: list[tuple[ast.Node, ast.Node, ast.BundleSuite]] = [(node, node.condition, node.then)]
    arms += [(arm, arm.condition, arm.then) for arm in node.else_ifs]
    conditions: list[p.Expression] = []
    bundles: list[p.Expression] = []
    for _, condition, then in arms:
        conditions.append(truth(scope, condition))
        bundles.append(bundle_block(where_true(scope, condition), then))
        scope = where_false(scope, condition)
    lines = [scope.symbols.line_of(arm) for arm, _, _ in arms]
    last = node.else_step
    bundles.append(bundle_block(scope, last.then) if last else p.EmptyBundle())
    lines.append(scope.symbols.line_of(last) if last else -1)
    return p.BundleIf(conditions=tuple(conditions), bundles=tuple(bundles), lines=tuple(lines))


def draw(scope: Scope, node: ast.DrawLine) -> p.Step:
    if _draws_resources(scope, node):
        only_pieces_have_names(scope, node)
        return p.DrawResources(
            line=scope.symbols.line_of(node),
            amount=how_many(scope, node.amount),
            source=holder_of(scope, node.source),
            target=holder_of(scope, node.to),
        )
    source, amount = _pile(scope, node.source, "draw"), _how_many_drawn(scope, node)
    return p.Draw(
        line=scope.symbols.line_of(node),
        amount=amount,
        at_random=node.at_random is not None,
        source=source,
        to=_drawn_to(scope, node.to, source, "draw"),
        facing=facing(node.facing),
        called=called(scope, node, amount, drawn_type(scope, node, source)),
    )


def _how_many_drawn(scope: Scope, node: ast.DrawLine) -> p.Expression:
    """The number of pieces; a complaint where it is said of which class: a draw takes what comes."""
    said = node.amount
    if isinstance(said, ast.QuantityText) and is_piece(scope, scope.symbols.plurals.get(said.name, said.name)):
        written, of = scope.symbols.text_of(node), scope.symbols.text_of(said)
        number_ = of.removesuffix(said.name).strip()
        number_ = number_[1:-1] if number_.startswith("(") else number_
        scope.complain(said, drawn_as_it_lies(said.name, written.replace(of, number_, 1)), word=said.name)
        return p.Number(value=0)
    return how_many(scope, said)


def _draws_resources(scope: Scope, node: ast.DrawLine) -> bool:
    """Whether units of resources are drawn: at random, to a holder that is no place of pieces."""
    if node.at_random is None:
        return False
    to = infer(scope, node.to, kinds.PLACE)
    if to.type == kinds.PLAYER:
        return True
    cls = scope.symbols.classes.get(to.type)
    if cls is not None:
        return cls.form in ("kind", "piece")
    return _empty_zone(scope, to.node) and _empty_zone(scope, infer(scope, node.source, kinds.PLACE).node)


def _empty_zone(scope: Scope, at: p.Expression) -> bool:
    """Whether this is a zone that holds no pieces, only resources."""
    word = scope.symbols.words.get(at.zone) if isinstance(at, p.PlaceAt) else None
    return word is not None and isinstance(word.node, ast.ZoneLine) and not held_classes(word.node)


def fill(scope: Scope, node: ast.Fill) -> p.Step:
    source = _pile(scope, node.source, "fill")
    plenty = p.Number(value=1_000_000)  # a draw gives as many as there are and fit
    return p.Draw(
        line=scope.symbols.line_of(node),
        amount=plenty,
        at_random=False,
        source=source,
        to=_drawn_to(scope, node.place, source, "fill"),
    )


def _pile(scope: Scope, node: ast.Node, what: str) -> p.Expression:
    """One place that has an order, as a step needs it."""
    found = place(scope, node)
    has_order(scope, node, found, what)
    return found


def _drawn_to(scope: Scope, node: ast.Node, source: p.Expression, what: str) -> p.Expression:
    """The same, for what is drawn."""
    found = place_for_drawn(scope, node, source)
    has_order(scope, node, found, what)
    fits_what_comes(scope, node, found, what)
    return found


def shuffle(scope: Scope, node: ast.ShuffleLine) -> p.Step:
    return p.Shuffle(line=scope.symbols.line_of(node), place=_pile(scope, node.place, "shuffle"))


def roll(scope: Scope, node: ast.RollLine) -> p.Step:
    if isinstance(node.die, ast.AllOf):
        return roll_all(scope, node, node.die)
    word = scope.symbols.words.get(node.die)
    if node.die in scope.locals:
        return roll_one(scope, node, node.die)
    if word is None or word.form != "die":
        dice = [w.name for w in scope.symbols.words.values() if w.form == "die"]
        scope.complain(node, no_such_die(node.die, dice), word=node.die)
    return p.Roll(line=scope.symbols.line_of(node), die=node.die)


def pass_turns(scope: Scope, node: ast.PassStep) -> p.Step:
    if not scope.in_turns and scope.action is None:
        scope.complain(node, pass_without_turns())
    return p.Pass(line=scope.symbols.line_of(node))


def idle(scope: Scope, node: ast.Idle) -> p.Step:
    return p.Idle(line=scope.symbols.line_of(node))


def result(scope: Scope, node: ast.ResultLine) -> p.Step:
    line = scope.symbols.line_of(node)
    if isinstance(node.who, str | ast.AllOf):
        who = _players(scope, node.who.group) if isinstance(node.who, ast.AllOf) else None
        return (p.WinAll if node.wins else p.LoseAll)(line=line, who=who)
    one, of_team = party(scope, node.who)
    return (p.Win if node.wins else p.Lose)(line=line, player=one, of_team=of_team)


def _players(scope: Scope, node: ast.Group) -> p.Group:
    """A group of players, or a complaint."""
    found, _ = group(scope, node, plural=True)
    if found.type not in (kinds.PLAYER, kinds.UNKNOWN):
        scope.complain(node, wrong_kind(scope.symbols.text_of(node), found.type, kinds.PLAYER))
    return found


def leave(scope: Scope, node: ast.Leave) -> p.Step:
    line, span = scope.symbols.line_of(node), span_named(scope, node, node.name)
    if isinstance(node.who, ast.AllOf):
        return p.Leave(line=line, span=span, who=_players(scope, node.who.group), back=node.comes_back)
    if isinstance(node.who, str):
        return p.Leave(line=line, span=span, who=_players(scope, ast.Group(span=node.span, name="players")), back=node.comes_back)
    return p.Leave(line=line, span=span, player=player(scope, node.who), back=node.comes_back)


def end(scope: Scope, node: ast.EndStep) -> p.Step:
    if node.scope not in SCOPES:
        phase_named(scope, node, node.scope)
        return p.End(line=scope.symbols.line_of(node), scope="phase", phase=node.scope)
    if node.scope == "repeat" and not scope.in_repeat and (scope.action is None or scope.put_off):
        scope.complain(node, end_without_repeat())
    where = cast(Literal["turn", "phase", "round", "game", "repeat"], node.scope)
    return p.End(line=scope.symbols.line_of(node), scope=where)


def another_turn(scope: Scope, node: ast.AnotherTurn) -> p.Step:
    more_or_less = p.MissTurn if node.is_missed else p.AnotherTurn
    return more_or_less(line=scope.symbols.line_of(node), player=player(scope, node.player))


def use(scope: Scope, node: ast.Use) -> p.Step:
    for name in node.names:
        moment(scope, name, name.name)
    return p.Use(line=scope.symbols.line_of(node), moments=tuple(name.name for name in node.names))


SIMPLE: dict[type[ast.Node], StepRule] = {
    ast.NeedsLine: needs,
    ast.ChooseLine: choose,
    ast.ChooseSeveral: choose_several,
    ast.ChooseAny: choose_any,
    ast.ChooseNumberLine: choose_number,
    ast.ChoosePlace: choose_place,
    ast.PayLine: pay,
    ast.PayPieces: pay_pieces,
    ast.PayRun: pay_run,
    ast.MoveAlike: pay_pieces,
    ast.MoveRun: pay_run,
    ast.PaySum: pay_sum,
    ast.GainLine: gain,
    ast.CostBlock: pay_block,
    ast.RewardBlock: gain_block,
    ast.DrawLine: facing_told(draw),
    ast.Fill: fill,
    ast.ShuffleLine: shuffle,
    ast.RollLine: roll,
    ast.TurnToLine: turn_to,
    ast.TurnByLine: turn_by,
    ast.Becomes: becomes,
    ast.AddStep: add,
    ast.TakeStep: add,
    ast.GoesBy: add,
    ast.PassStep: pass_turns,
    ast.Idle: idle,
    ast.ResultLine: result,
    ast.Leave: leave,
    ast.CallOff: call_off,
    ast.EndStep: end,
    ast.AnotherTurn: another_turn,
    ast.Use: use,
    ast.DoLine: call,
    ast.DoOf: chosen,
    ast.DoChosenLine: chosen,
    ast.OneOfNames: one_of_names,
    **MOVES,
    **MOVES_OF_SEVERAL,
    ast.Move: facing_told(move),
    ast.MoveNumber: facing_told(move_number),
    ast.MoveAllLine: facing_told(move_all),
    **SIGHTS,
}
