"""Actions, phases, set-up, the round, triggers, ends, values and scores to typed bodies and formulas."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, cast

from rulelang import ast
from rulelang import program as p
from rulelang.ast.traversal import nodes
from rulelang.complaints.chains.laying import covered_in_a_chain
from rulelang.complaints.choices.moments import any_time_is_given_nothing, never_passed, you_are_asked_for
from rulelang.complaints.families.rounds import once_each_what, once_for_whom
from rulelang.complaints.grids.areas import areas_are_elsewhere, never_complete, only_areas_are_completed
from rulelang.complaints.groups import only_pieces_come_and_go
from rulelang.complaints.names import no_such_track, track_of_others
from rulelang.complaints.whole_game import no_teams, only_for_teams
from rulelang.infer.core import infer, insist, is_piece, number, player, truth
from rulelang.infer.declarations.becoming import becomes
from rulelang.infer.declarations.watched import bind_keys, places_with_names, watched
from rulelang.infer.players_present import where_true
from rulelang.infer.rounds import Span, Steps, once_each, once_set_off
from rulelang.infer.scope import Binding, Candidate, Frame, Scope, Typed
from rulelang.infer.steps.blocks import first_words, steps
from rulelang.infer.steps.doing.handing_over import parameter_type
from rulelang.infer.values.boards.areas import lie_there, line_of
from rulelang.infer.values.boards.shapes import where_wholes_lie
from rulelang.infer.values.columns.cells import value_scope
from rulelang.infer.values.families.keys import check_second
from rulelang.infer.values.groups import class_named
from rulelang.infer.values.places import held_there, places
from rulelang.infer.whose.handed import handed_own
from rulelang.names.symbols import Symbols
from rulelang.program import kinds

Form = Literal["action", "phase", "steps", "setup", "round", "trigger", "end"]
Event = Literal["arrives", "leaves", "passed", "becomes", "covered", "uncovered", "completed"]
_COMING_AND_GOING: dict[str, Event] = {"comes to": "arrives", "leaves": "leaves"}
YOU = p.Local(slot=0, type=kinds.PLAYER)


def body(symbols: Symbols, node: ast.Action | ast.Phase | ast.Steps) -> p.Body:
    """An action, a phase, or steps that others do."""
    frame = Frame()
    action = node.name if isinstance(node, ast.Action) else None
    scope = Scope(symbols, frame, YOU, action=node.name)
    types = []
    for parameter in node.parameters:
        type = parameter_type(symbols, parameter)
        if type is None:
            type = class_named(scope, parameter, parameter.type)
        types.append(type)
        scope.bind(parameter, parameter.called, type)
        if not handed_own(symbols, node.name, type):
            scope.is_anybodys(parameter.called)
    scope = Scope(symbols, frame, YOU, scope.locals, action=action or node.name)
    label = getattr(node, "label", None) or kinds.words(node.name)
    form = cast(Form, node.kind)
    any_time = isinstance(node, ast.Action) and node.any_time is not None
    if any_time and node.parameters:
        scope.complain(node.parameters[0], any_time_is_given_nothing(node.name))
    made = steps(scope, node.block)
    if isinstance(node, ast.Action) and node.once == "once each action":
        scope.complain(node, once_each_what(), word="once")
    elif isinstance(node, ast.Action) and node.once is not None:
        made = (*once_each(cast(Span, node.once.split()[-1]), node.name, symbols.line_of(node), YOU), *made)
    said = [d for d in symbols.text.declarations if isinstance(d, ast.Answer) and d.deed == node.name]
    if said:
        slot = frame.new_slot()
        made = (p.Announced(line=-1, slot=slot, answers=tuple(_answer(scope, one) for one in said), steps=made),)
    return p.Body(
        name=node.name,
        form=form,
        line=symbols.line_of(node),
        label=label,
        any_time=any_time,
        parameters=tuple(types),
        slots=frame.slots,
        steps=made,
    )


def _answer(scope: Scope, node: ast.Answer) -> p.Answer:
    """Who may answer what is about to be done, and how; there `you` is who answers."""
    who = None if isinstance(node.who, str) else _who_answers(scope, node.deed, node.who)
    slot = scope.frame.new_slot()
    inner = replace(scope.inner(), you=p.Local(slot=slot, type=kinds.PLAYER), action=None)
    label = node.label or first_words(scope, node.block)
    return p.Answer(line=scope.symbols.line_of(node), who=who, slot=slot, label=label, steps=steps(inner, node.block))


def _who_answers(scope: Scope, deed: str, who: ast.Expression) -> p.Expression:
    """The one player who may answer; `you` would be who answers, or who does it, and so is neither."""
    meant = [one for one in nodes(who) if isinstance(one, ast.You | ast.Possession)]
    if meant:
        scope.complain(meant[0], you_are_asked_for(deed))
        return p.Nobody()
    return player(scope, who)


def plain_body(symbols: Symbols, node: ast.Setup | ast.Round) -> p.Body:
    """Set-up, or the round: done by the first player until a step says who."""
    frame = Frame()
    made = steps(Scope(symbols, frame, YOU, outside=True), node.block)
    return p.Body(name=node.kind, form=node.kind, line=symbols.line_of(node), label=node.kind, slots=frame.slots, steps=made)


def trigger(symbols: Symbols, node: ast.TriggerLine) -> p.Trigger | None:
    """`when card comes to table: …`"""
    frame = Frame()
    scope = Scope(symbols, frame, YOU)
    event = node.event
    found: tuple[Event, str, p.Places | None] | None = None
    keys: tuple[str, ...] = ()
    reached: p.Compare | None = None
    match event:
        case ast.Movement():
            type = class_named(scope, event, event.type)
            if type != kinds.UNKNOWN and not is_piece(scope, type):
                scope.complain(event, only_pieces_come_and_go(type), word=event.type)
            named = places_with_names(scope, event.place)
            where = watched(scope, event.place) if named is None else named[0]
            if is_piece(scope, type):
                held_there(scope, event.place, where, [type])
                where = where_wholes_lie(scope, event.place, type, where)
            found = (_event(scope, event, where), type, where)
            scope.locals[event.type] = Binding(type, frame.new_slot(), event.span, anybodys=True)
            keys = () if named is None else bind_keys(scope, event.place, named[1])
        case ast.Passing():
            found = _passing(scope, event)
        case ast.Becoming():
            frame.new_slot()
            watching = becomes(scope, event)
            if watching is not None:
                written, reached, names = watching
                found, keys = ("becomes", written, None), bind_keys(scope, event, names)
        case ast.Completion():
            found = _completion(scope, event)
    line = symbols.line_of(node)
    made = steps(scope, node.block)
    if found is None:
        return None
    name = symbols.lines[line].address if line >= 0 else "when"
    made = _as_often_as_said(scope, node, name, keys, made)
    inner = p.Body(name=name, form="trigger", line=line, label=symbols.text_of(event), slots=frame.slots, steps=made)
    return p.Trigger(line=line, event=found[0], type=found[1], places=found[2], reached=reached, body=inner, place_keys=keys)


def _as_often_as_said(scope: Scope, node: ast.TriggerLine, name: str, keys: tuple[str, ...], made: Steps) -> Steps:
    """The steps, done once by whoever is `you` there; a complaint where a number belongs to nobody."""
    if node.once == "once each action":
        scope.complain(node.event, once_each_what())
    elif node.once is not None and isinstance(node.event, ast.Becoming) and kinds.PLAYER not in keys:
        scope.complain(node.event, once_for_whom(node.once))
    elif node.once is not None:
        return once_set_off(cast(Span, node.once.split()[-1]), name, scope.symbols.line_of(node), YOU, made)
    return made


def _event(scope: Scope, event: ast.Movement, where: p.Places) -> Event:
    """What sets it off; a complaint where pieces are to be covered in what is no chain."""
    if event.word in _COMING_AND_GOING:
        return _COMING_AND_GOING[event.word]
    named = (where.one.zone,) if isinstance(where.one, p.PlaceAt) else where.families
    for name in named:
        if scope.symbols.words[name].form != "chain":
            scope.complain(event.place, covered_in_a_chain(name), also=scope.symbols.also(scope.symbols.words[name]))
    return "covered" if event.word == "is covered in" else "uncovered"


def _completion(scope: Scope, event: ast.Completion) -> tuple[Literal["completed"], str, p.Places] | None:
    """An area of a class, in the grid in which these areas are."""
    type = class_named(scope, event, event.type)
    scope.locals[event.type] = Binding(type, scope.frame.new_slot(), event.span)
    line = line_of(scope.symbols, type)
    if line is None:
        if type != kinds.UNKNOWN:
            scope.complain(event, only_areas_are_completed(event.type), word=event.type)
        return None
    if line.complete is None:
        scope.complain(event, never_complete(line.name), also=scope.symbols.also(scope.symbols.words[line.name]))
    where = lie_there(scope, event.grid, type, places(Scope(scope.symbols), event.grid))
    assert where is not None
    if where.one is not None:
        scope.complain(event.grid, areas_are_elsewhere(type, line.grid))
    return "completed", type, where


def _passing(scope: Scope, event: ast.Passing) -> tuple[Literal["passed"], str, None] | None:
    word = scope.symbols.words.get(event.track)
    scope.frame.new_slot()
    scope.locals[event.of] = Binding(kinds.PLAYER, 1, event.span)
    if word is None or not isinstance(word.node, ast.TrackLine):
        scope.complain(event, no_such_track(event.track), word=event.track)
        return None
    of = word.node.each.name if word.node.each else None
    if of != event.of or of != kinds.PLAYER:
        scope.complain(event, track_of_others(word.name, of), word=event.of, also=scope.symbols.also(word))
    elif word.node.round is None and not scope.symbols.page:
        scope.complain(event, never_passed(word.name), also=scope.symbols.also(word))
    return "passed", word.name, None


def end_rule(symbols: Symbols, node: ast.EndLine) -> p.EndRule:
    """`end when …`; `you` is whose turn it was, and who has passed is asked of the turns that it was one of."""
    line = symbols.line_of(node)
    condition = truth(Scope(symbols, you=p.ActivePlayer(), in_turns=True), node.condition)
    if node.block is None:
        return p.EndRule(line=line, condition=condition, body=None)
    frame = Frame()
    made = steps(where_true(Scope(symbols, frame, YOU), node.condition), node.block)
    inner = p.Body(name=symbols.lines[line].address, form="end", line=line, label="end", slots=frame.slots, steps=made)
    return p.EndRule(line=line, condition=condition, body=inner)


def value(symbols: Symbols, node: ast.ValueLine | ast.Condition) -> p.Value:
    """`value food each player: …`, `condition safe each player: …`"""
    scope, bound = value_scope(symbols, node)
    of = scope.candidates[0].type if scope.candidates else None
    if node.each is not None and _no_class(symbols, node.each.name):
        class_named(Scope(symbols), node.each, node.each.name)
    if node.each is not None and node.each.second is not None:
        if _no_class(symbols, node.each.second):
            class_named(Scope(symbols), node.each, node.each.second)
        check_second(symbols, node.each, formula=True)
    by = scope.candidates[1].type if len(scope.candidates) > 1 else None
    given = infer(scope, node.formula)
    if isinstance(node, ast.Condition):
        given = Typed(insist(scope, node.formula, given, kinds.TRUTH), kinds.TRUTH)
    return p.Value(
        name=node.name,
        line=symbols.line_of(node),
        of=of,
        bound=bound,
        by=by,
        second=None if by is None else 1,
        type=given.type,
        formula=given.node,
    )


def _no_class(symbols: Symbols, name: str) -> bool:
    """Whether there is no class of this name of which each can have a value."""
    cls = symbols.classes.get(name)
    return name != kinds.SPACE and (cls is None or cls.form == "option")


def player_scope(symbols: Symbols) -> tuple[Scope, int]:
    """The scope of a formula about each player in turn, who is `you` and `it`."""
    frame = Frame()
    bound = frame.new_bound()
    node = p.Bound(number=bound, type=kinds.PLAYER)
    return Scope(symbols, frame, node, candidates=(Candidate(node, kinds.PLAYER, kinds.PLAYER),)), bound


def team_scope(symbols: Symbols) -> tuple[Scope, int]:
    """The scope of a formula about each team in turn, which is `team` and `it`; nobody is `you`."""
    frame = Frame()
    bound = frame.new_bound()
    node = p.Bound(number=bound, type=kinds.TEAM)
    return Scope(symbols, frame, candidates=(Candidate(node, kinds.TEAM, kinds.TEAM),)), bound


def score(symbols: Symbols, node: ast.ScoreLine) -> p.Score:
    """`score council: …`, `score tricks each team: …`"""
    each_team = node.each is not None and node.each.name == kinds.TEAM
    if node.each is not None and not (each_team and symbols.teams):
        complaint = no_teams("each team") if each_team else only_for_teams(node.each.name)
        symbols.complain(node.each.span, complaint)
    scope, bound = team_scope(symbols) if each_team else player_scope(symbols)
    formula = number(replace(scope, score=node.name), node.formula)
    uncounted = node.uncounted is not None
    return p.Score(
        name=node.name, line=symbols.line_of(node), bound=bound, formula=formula, each_team=each_team, uncounted=uncounted
    )


def ranking(symbols: Symbols, node: ast.RankingLine) -> p.Ranking:
    """One criterion of `winner:`: of each player, or of each team."""
    scope, bound = team_scope(symbols) if symbols.teams else player_scope(symbols)
    best = cast(Literal["highest", "lowest"], node.best.removeprefix("the "))
    return p.Ranking(best=best, bound=bound, formula=number(scope, _of_whom(symbols, node.formula)))


def _of_whom(symbols: Symbols, node: ast.Expression) -> ast.Expression:
    """What ranks: a name alone is what each player has, if players have it, as in `the lowest fame`."""
    if not isinstance(node, ast.Reference) or node.name in symbols.scores or symbols.teams:
        return node
    word = symbols.words.get(node.name)
    each = getattr(word.node, "each", None) if word is not None else None
    theirs = node.name in symbols.resource_index or (each is not None and each.name == kinds.PLAYER and each.second is None)
    return ast.Possession(span=node.span, word="your", name=node.name) if theirs else node
