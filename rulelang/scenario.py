"""The scenario file: what a test says, with every name resolved against the rules that it tests and every expression typed.

Clauses keep their order and know their line; `and` has become the word before it. `you` is slot 0 throughout.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal

from rulelang import ast, kinds
from rulelang import program as p
from rulelang.clauses import (
    SETUP,
    At,
    Choose,
    ChooseText,
    Clause,
    Decline,
    Do,
    Given,
    GivenStep,
    Next,
    Pay,
    PayWith,
    Refused,
    Said,
    Scenario,
    Then,
    ThenMay,
    ThenOver,
    ThenSees,
    ThenWins,
    Use,
    When,
)
from rulelang.diagnostics import Diagnostic
from rulelang.infer.bundles import as_bundle, as_holder, bundle, holder_of
from rulelang.infer.core import infer, player, truth
from rulelang.infer.moves import is_piece, move, move_all
from rulelang.infer.places import place, places
from rulelang.infer.scope import Scope, Typed
from rulelang.parse import parse_scenarios
from rulelang.source import Source
from rulelang.suggest import did_you_mean
from rulelang.symbols import Symbols
from rulelang.walk import nodes


def scenarios(symbols: Symbols, source: Source) -> tuple[tuple[Scenario, ...], list[Diagnostic]]:
    """The scenarios of a file about the rules that `symbols` are of; one with complaints is left out."""
    tree, complaints = parse_scenarios(source)
    found, more = resolve_scenarios(symbols, source, tree)
    return found, [*complaints, *more]


def resolve_scenarios(symbols: Symbols, source: Source, tree: ast.Scenarios) -> tuple[tuple[Scenario, ...], list[Diagnostic]]:
    """The same, from a tree that was parsed before."""
    found, complaints = [], []
    for one in [one for one in tree.scenarios if isinstance(one, ast.ScenarioText)]:
        own = replace(symbols, source=source, diagnostics=[], sources={**symbols.sources, source.name: source}, _seen=set())
        scenario = _Reader(own).scenario(one)
        complaints += own.diagnostics
        if not own.diagnostics:
            found.append(scenario)
    return tuple(found), complaints


class _Reader:
    """Reads the clauses of one scenario."""

    def __init__(self, symbols: Symbols) -> None:
        self.symbols = symbols
        self.scope = Scope(symbols, you=p.Local(slot=0, type=kinds.PLAYER))
        self.options: list[tuple[str, int]] = []

    def scenario(self, node: ast.ScenarioText) -> Scenario:
        self._players(node)
        clauses: list[Clause] = []
        word = ""
        for clause in node.clauses:
            if isinstance(clause, ast.Refused):
                clauses.append(self._refused(clause))
                continue
            if clause.word == "and" and not word:
                self._complain(clause, "`and` goes on with a `given`, `when` or `then`, and there is none before it")
            word = word if clause.word == "and" else clause.word
            found = self._clause(word, clause)
            clauses += [] if found is None else [found]
        return Scenario(title=node.title, file=self.symbols.source.name, line=node.span.line, players=node.players,
                        options=tuple(self.options), clauses=tuple(clauses))  # fmt: skip

    def _players(self, node: ast.ScenarioText) -> None:
        least, most = self.symbols.least_players, self.symbols.most_players
        if not least <= node.players <= most:
            text = f"the game is for {least} to {most} players" if least < most else f"the game is for {least} players"
            span = self.symbols.word_span(node.span, "players")
            self.scope.complain("bad_number", "a number that cannot be", span, text)
        for part in nodes(node):
            if isinstance(part, ast.Seat) and part.number > node.players:
                text = f"with {node.players} players there is no seat {part.number}"
                self.scope.complain("bad_number", "a number that cannot be", part, text)

    def _complain(self, node: ast.Node, text: str, hint: str | None = None) -> None:
        self.scope.complain("wrong_clause", "this does not stand here", node, text, hint=hint)

    # -- clauses
    def _clause(self, word: str, node: ast.Clause) -> Clause | None:
        body = node.body
        if isinstance(body, ast.Said) and word in ("given", "when"):
            return When(**self._at(node), player=player(self.scope, body.player), said=self._all_said(body))
        match word:
            case "given":
                return self._given(node, body)
            case "then":
                return self._then(node, body)
        self._complain(node, "a `when` says what somebody does", hint="`when you do …`, `when seat 2 chooses …`")
        return None

    def _at(self, node: ast.Node) -> dict[str, Any]:
        return {"line": node.span.line, "source": self.symbols.text_of(getattr(node, "body", node))}

    def _given(self, node: ast.Clause, body: ast.Node) -> Clause | None:
        scope = self.scope
        match body:
            case ast.SetOption():
                self._option(body)
                return None
            case ast.AtPhase():
                phases = {name for name, w in self.symbols.bodies.items() if w.form == "phase"}
                if body.phase != SETUP or body.turn is not None:
                    self._named(body, body.phase, phases, "phase")
                turn = None if body.turn is None else player(scope, body.turn)
                return At(**self._at(node), phase=body.phase, turn=turn)
            case ast.NextDraws():
                values = tuple(self._drawn(value) for value in body.values)
                return Next(**self._at(node), word="rolls" if body.word == "rolls" else "draws", values=values)
            case ast.Move():
                step = self._move(body)
                return None if step is None else GivenStep(**self._at(node), step=step)
            case ast.MoveAllLine():
                return GivenStep(**self._at(node), step=move_all(scope, body))
            case ast.Wins() | ast.IsOver() | ast.MayOrNot() | ast.MaySee():
                self._complain(node, "this is for a `then` to say")
                return None
        return Given(**self._at(node), condition=self._condition(body))

    def _then(self, node: ast.Clause, body: ast.Node) -> Clause | None:
        match body:
            case ast.Wins():
                return ThenWins(**self._at(node), player=player(self.scope, body.player))
            case ast.IsOver():
                return ThenOver(**self._at(node), negated=body.negated is not None)
            case ast.MayOrNot():
                negated = body.word.split()[-1] == "not"
                seat = player(self.scope, body.player)
                return ThenMay(**self._at(node), player=seat, negated=negated, said=self._said(body.said))
            case ast.MaySee():
                negated = body.word.split()[-1] == "not"
                seat, at = player(self.scope, body.player), place(self.scope, body.place)
                return ThenSees(**self._at(node), player=seat, negated=negated, order=body.order is not None, place=at)
            case ast.SetOption() | ast.AtPhase() | ast.NextDraws() | ast.Move() | ast.MoveAllLine():
                self._complain(node, "this is for a `given` to say")
                return None
            case ast.Said():
                self._complain(node, "what somebody does is for a `when` to say", hint="ask `then you may do …`")
                return None
        return Then(**self._at(node), condition=self._condition(body))

    def _refused(self, node: ast.Refused) -> Refused:
        said = node.said
        at = {"line": node.span.line, "source": self.symbols.text_of(said)}
        return Refused(**at, player=player(self.scope, said.player), said=self._all_said(said), reason=node.reason)

    def _option(self, node: ast.SetOption) -> None:
        declared = {w.name: w.node for w in self.symbols.words.values() if isinstance(w.node, ast.OptionLine)}
        self._named(node, node.name, set(declared), "option")
        line = declared.get(node.name)
        if isinstance(line, ast.OptionLine) and node.value not in line.values:
            allowed = ", ".join(map(str, line.values))
            self.scope.complain("bad_number", "a number that cannot be", node, f"option `{node.name}` is one of {allowed}")
        self.options.append((node.name, node.value))

    def _named(self, node: ast.Node, name: str, known: set[str], form: str) -> None:
        if name not in known:
            text = f"there is no {form} `{name}`{did_you_mean(name, known)}"
            self.scope.complain("unknown_name", f"no such {form}", node, text, word=name)

    # -- what is said
    def _all_said(self, node: ast.Said) -> tuple[Said, ...]:
        return tuple(self._said(one) for one in node.said)

    def _said(self, node: ast.Node) -> Said:
        match node:
            case ast.SayDo():
                known = {name for name, w in self.symbols.bodies.items() if w.form == "action"} | {"pass"}
                self._named(node, node.name, known, "action")
                return Do(source=f"do {node.name}", name=node.name)
            case ast.SayChoose(what=ast.TextLiteral() as text):
                return ChooseText(source=f'choose "{text.text}"', text=text.text)
            case ast.SayChoose():
                return Choose(source=f"choose {self.symbols.text_of(node.what)}", values=self._meant(node.what))
            case ast.SayPay():
                return Pay(source=f"pay {self.symbols.text_of(node.bundle)}", bundle=bundle(self.scope, node.bundle))
            case ast.SayPayWith():
                helpers = tuple(self._helper(helper) for helper in node.helpers)
                named = " + ".join(self.symbols.text_of(helper) for helper in node.helpers)
                return PayWith(source=f"pay with {named}", helpers=helpers)
            case ast.SayUse():
                values = self._meant(ast.Reference(span=node.span, name=node.name))
                return Use(source=f"use {node.name}", values=values)
        return Decline(source="decline")

    def _helper(self, node: ast.Helper) -> tuple[tuple[p.Expression, ...], p.Expression | None]:
        of = None if node.of is None else player(self.scope, node.of)
        return self._meant(ast.Reference(span=node.span, name=node.name)), of

    def _meant(self, node: ast.Node) -> tuple[p.Expression, ...]:
        """What a choice can mean: for a name, each thing that it names."""
        symbols = self.symbols
        if not isinstance(node, ast.Reference):
            return (infer(self.scope, node).node,)
        found: list[p.Expression] = []
        for type, index in symbols.members.get(node.name, ()):
            row = is_piece(self.scope, type)
            found.append(p.Constant(type=kinds.row_of(type) if row else type, value=index))
        if node.name in symbols.resource_index:
            resource = p.Constant(type=kinds.RESOURCE, value=symbols.resource_index[node.name])
            found.append(p.Quantity(amount=p.Number(value=1), resource=resource))
        if is_piece(self.scope, node.name) and not found:
            found.append(p.Constant(type=kinds.row_of(node.name), value=0))
        return tuple(found) or (self._one(node),)

    def _drawn(self, node: ast.Node) -> p.Expression:
        """What chance brings: a value, a row, or any piece of a class."""
        if isinstance(node, ast.Reference) and is_piece(self.scope, node.name) and node.name not in self.symbols.members:
            return self._meant(node)[0]
        return infer(self.scope, node).node

    def _one(self, node: ast.Node) -> p.Expression:
        given = infer(self.scope, node)
        return as_bundle(self.scope, node, given) if given.type in (kinds.BUNDLE, kinds.RESOURCE) else given.node

    # -- pieces named by their row
    def _condition(self, node: ast.Node) -> p.Expression:
        """A condition, in which `cat is in your hand` may name any cat."""
        match node:
            case ast.Both():
                return p.Logic(op="and", left=self._condition(node.left), right=self._condition(node.right))
            case ast.Negation():
                return p.Not(of=self._condition(node.of))
            case ast.InsideLine() if (row := self._row(node.piece)) is not None:
                inside = p.Inside(piece=row, places=places(self.scope, node.place))
                return p.Not(of=inside) if node.negated else inside
        return truth(self.scope, node)

    def _row(self, node: ast.Node) -> p.Constant | None:
        """The row of a piece that a name means."""
        if not isinstance(node, ast.Reference):
            return None
        for type, index in self.symbols.members.get(node.name, ()):
            if is_piece(self.scope, type):
                return p.Constant(type=kinds.row_of(type), value=index)
        return None

    def _resources(self, node: ast.Move) -> p.Step | None:
        """Resources moved from or to a piece that `any …` names."""
        if node.source is None or not (isinstance(node.source, ast.Some) or isinstance(node.to, ast.Some)):
            return None
        bundle_ = bundle(self.scope, node.what)
        return p.MoveResources(line=-1, bundle=bundle_, source=self._holder(node.source), target=self._holder(node.to))

    def _holder(self, node: ast.Node) -> p.Holder:
        """Who or what holds resources; of pieces `any …` names the first that is such."""
        if not isinstance(node, ast.Some):
            return holder_of(self.scope, node)
        fold = infer(self.scope, node).node
        if isinstance(fold, p.Fold) and is_piece(self.scope, fold.group.type):
            return p.Holder(form="piece", type=fold.group.type, of=fold)
        return as_holder(self.scope, node, Typed(fold, kinds.TRUTH))

    def _move(self, node: ast.Move) -> p.Step | None:
        row: p.Expression | None = self._row(node.what)
        if row is None and isinstance(node.what, ast.Some):
            row = infer(self.scope, node.what).node
        if row is None:
            return self._resources(node) or move(self.scope, node)
        bottom = node.end is not None and node.end.startswith("bottom")
        facing: Literal["up", "down"] | None = None
        if node.facing:
            facing = "down" if node.facing.endswith("down") else "up"
        return p.MovePiece(line=-1, piece=row, to=place(self.scope, node.to), bottom=bottom, facing=facing)
