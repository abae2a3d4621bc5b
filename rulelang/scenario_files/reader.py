"""The clauses of a scenario or a background, in order, each on its line; `and` has become the word before it.

`you` is slot 0 throughout.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.scenarios import (
    and_after_nothing,
    background_only_gives,
    for_a_given_to_say,
    for_a_then_to_say,
    for_a_when_to_say,
    option_is_one_of,
    when_says_what_is_done,
)
from rulelang.infer.core import party, player
from rulelang.infer.declarations import components
from rulelang.infer.scope import Scope
from rulelang.infer.steps.dice import sides_up
from rulelang.infer.steps.moving.of_several import move_all
from rulelang.names.symbols import Symbols
from rulelang.program import kinds
from rulelang.scenario_files.choices_named import all_said, drawn, named, one_said
from rulelang.scenario_files.clauses import (
    SETUP,
    At,
    Clause,
    Given,
    GivenShows,
    GivenStep,
    Next,
    Refused,
    Then,
    ThenCalled,
    ThenLoses,
    ThenMay,
    ThenOver,
    ThenPlaced,
    ThenSees,
    ThenShows,
    ThenWins,
    When,
)
from rulelang.scenario_files.pieces_by_row import condition, given_move, seen
from rulelang.scenario_files.whose_space import check_whose

PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")

Options = tuple[tuple[str, int | str], ...]


class Reader:
    """Reads clauses; `options` are those that they set."""

    def __init__(self, symbols: Symbols, background: bool = False) -> None:
        self.symbols = symbols
        self.scope = Scope(symbols, you=p.Local(slot=0, type=kinds.PLAYER), least=symbols.most_players)
        self.background = background
        self.options: Options = ()

    def clauses(self, nodes: Sequence[ast.Clause | ast.Refused]) -> tuple[Clause, ...]:
        """The clauses that can be understood; about the others there are complaints."""
        found: list[Clause | None] = []
        word = ""
        for node in nodes:
            if isinstance(node, ast.Refused):
                found.append(self._refused(node))
                continue
            if node.word == "and" and not word:
                self.scope.complain(node, and_after_nothing())
            word = word if node.word == "and" else node.word
            clause = self._clause(word, node)
            if clause is not None and not isinstance(clause, When | ThenMay):
                check_whose(self.scope, node, clause)
            found.append(clause)
        return tuple(clause for clause in found if clause is not None)

    def _clause(self, word: str, node: ast.Clause) -> Clause | None:
        body = node.body
        if self.background and word in ("when", "then"):
            self.scope.complain(node, background_only_gives())
            return None
        if isinstance(body, ast.Said) and word in ("given", "when"):
            return When(**self._at(node), player=player(self.scope, body.player), said=all_said(self.scope, body))
        match word:
            case "given":
                return self._given(node, body)
            case "then":
                return self._then(node, body)
        self.scope.complain(node, when_says_what_is_done())
        return None

    def _at(self, node: ast.Node) -> dict[str, Any]:
        source = self.symbols.text_of(getattr(node, "body", node))
        return {"line": node.span.line, "source": source, "background": self.background}

    def _given(self, node: ast.Clause, body: ast.Node) -> Clause | None:
        scope = self.scope
        match body:
            case ast.SetOption():
                self._option(body)
                return None
            case ast.AtPhase():
                phases = {name for name, w in self.symbols.bodies.items() if w.form == "phase"}
                if body.phase != SETUP or body.turn is not None:
                    named(scope, body, body.phase, phases, "phase")
                turn = None if body.turn is None else player(scope, body.turn)
                return At(**self._at(node), phase=body.phase, turn=turn)
            case ast.NextDraws():
                values = tuple(drawn(scope, value) for value in body.values)
                return Next(**self._at(node), word="rolls" if body.word == "rolls" else "draws", values=values)
            case ast.DiceShow():
                return GivenShows(**self._shows(node, body))
            case ast.Move():
                step = given_move(scope, body)
                return None if step is None else GivenStep(**self._at(node), step=step)
            case ast.MoveAllLine():
                return GivenStep(**self._at(node), step=move_all(scope, body))
            case ast.WonOrLost() | ast.Placed() | ast.IsOver() | ast.MayOrNot() | ast.MaySee():
                scope.complain(node, for_a_then_to_say())
                return None
        return Given(**self._at(node), condition=condition(scope, body, given=True))

    def _then(self, node: ast.Clause, body: ast.Node) -> Clause | None:
        scope = self.scope
        match body:
            case ast.WonOrLost() | ast.Placed():
                return self._result(node, body)
            case ast.Equal(right=ast.TextLiteral() as text, negated=None) if self.symbols.graded:
                who, of_team = party(scope, body.left)
                return ThenCalled(**self._at(node), player=who, of_team=of_team, label=text.text)
            case ast.IsOver():
                return ThenOver(**self._at(node), negated=body.negated is not None)
            case ast.MayOrNot():
                negated = body.word.split()[-1] == "not"
                seat = player(scope, body.player)
                return ThenMay(**self._at(node), player=seat, negated=negated, said=one_said(scope, body.said))
            case ast.MaySee():
                negated = body.word.split()[-1] == "not"
                form, what = seen(scope, body)
                seat = player(scope, body.player)
                return ThenSees(**self._at(node), player=seat, negated=negated, form=form, what=what)
            case ast.DiceShow():
                return ThenShows(**self._shows(node, body))
            case ast.SetOption() | ast.AtPhase() | ast.NextDraws() | ast.Move() | ast.MoveAllLine():
                scope.complain(node, for_a_given_to_say())
                return None
            case ast.Said():
                scope.complain(node, for_a_when_to_say())
                return None
        return Then(**self._at(node), condition=condition(scope, body))

    def _shows(self, node: ast.Clause, body: ast.DiceShow) -> dict[str, Any]:
        """Which dice, and which sides of them are up."""
        dice, type, sides = sides_up(self.scope, body)
        return {**self._at(node), "type": type, "group": dice, "sides": sides}

    def _result(self, node: ast.Clause, body: ast.WonOrLost | ast.Placed) -> Clause:
        """Who has won or lost, and who comes second."""
        if isinstance(body, ast.Placed):
            who, of_team = party(self.scope, body.player)
            return ThenPlaced(**self._at(node), player=who, of_team=of_team, place=PLACES.index(body.place) + 1)
        made = ThenWins if body.wins else ThenLoses
        if isinstance(body.who, str):
            return made(**self._at(node))
        who, of_team = party(self.scope, body.who)
        return made(**self._at(node), player=who, of_team=of_team)

    def _refused(self, node: ast.Refused) -> Clause | None:
        said = node.said
        if self.background:
            self.scope.complain(node, background_only_gives(refused=True))
            return None
        at = {**self._at(node), "source": self.symbols.text_of(said)}
        return Refused(**at, player=player(self.scope, said.player), said=all_said(self.scope, said), reason=node.reason)

    def _option(self, node: ast.SetOption) -> None:
        declared = {w.name: w.node for w in self.symbols.words.values() if isinstance(w.node, ast.OptionLine)}
        named(self.scope, node, node.name, set(declared), "option")
        line = declared.get(node.name)
        values = components.option(line).values if isinstance(line, ast.OptionLine) else (node.value,)
        if node.value not in values:
            self.scope.complain(node, option_is_one_of(node.name, values))
        self.options = (*self.options, (node.name, node.value))
