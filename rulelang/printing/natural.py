"""A tree in the wording that reads best: the same meaning, said as one would say it at the table.

Where the language has two ways to say a thing, each function here turns the one that nobody would say into the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from rulelang import ast
from rulelang.ast.traversal import wording
from rulelang.printing.holdings import of_group, said_so_many
from rulelang.printing.nouns import NO_NOUNS, Nouns, nouns
from rulelang.printing.piles import as_pile
from rulelang.program.kinds import with_article
from rulelang.program.nodes import ATOMS

N = TypeVar("N", bound=ast.Node)
_WORDINGS: dict[type[ast.Node], Callable[[Any, Nouns], ast.Node]] = {}
_CONDITIONS = {"condition", "where", "complete"}  # the fields that hold one
_ASKED_ALONE = "action"  # `do the action of card` asks for what was chosen first
_RANKED = (ast.Rank, ast.RankingLine)
PLAYERS = ("player", "players")  # another man is not one of another player
_HOLD_CONDITIONS = (ast.Both, ast.Either, ast.Negation, ast.Condition, ast.Clause)  # whatever is in them, if it can be one


def natural(node: N, known: Nouns = NO_NOUNS, *, compared: bool = False) -> N:
    """The node with all below it in the wording that reads best; the same node, if that is how it is.

    `known`: what its names are called in the plural; those of a whole text are its own.
    `compared`: whether it is a side of a comparison, where `points of each card` could mean each of them by itself.
    """
    if isinstance(node, ast.ChangeLine):  # `by players (4: 5)` changes one of several there
        return as_pile(node)  # type: ignore[no-any-return]
    if isinstance(node, ast.Text) and known is NO_NOUNS:
        known = nouns(node.declarations)
    whole: Any = _parts(node, known, compared)
    if type(node) not in _WORDINGS or (compared and isinstance(node, ast.TotalOf)):
        return whole  # type: ignore[no-any-return]
    return _WORDINGS[type(node)](whole, known)  # type: ignore[return-value]


def naturally(tree: ast.Text | ast.Scenarios, game: Iterable[ast.Node] = ()) -> Iterator[ast.Node]:
    """What stands at the margin of a text, in the wording that reads best; `game`: the declarations of the one it belongs to."""
    if isinstance(tree, ast.Scenarios):
        known = nouns(game)
        yield from (natural(node, known) for node in tree.scenarios)
        return
    known = nouns([*game, *tree.declarations])
    scores = {node.name for node in tree.declarations if isinstance(node, ast.ScoreLine)}
    of_teams = any(isinstance(node, ast.Team) for node in tree.declarations)
    for node in tree.declarations:
        said = natural(node, known)
        if isinstance(node, ast.Winner) and isinstance(said, ast.Winner):
            pairs = zip(node.rankings, said.rankings, strict=True)
            # a line of scoring may have that name, too, and of teams it is not clear whose it would be
            kept = [was if of_teams or getattr(now.formula, "name", None) in scores else now for was, now in pairs]
            said = said.model_copy(update={"rankings": tuple(kept)})
        yield said


def _parts(node: ast.Node, known: Nouns, compared: bool) -> ast.Node:
    """The node with its parts in the wording that reads best."""
    below = isinstance(node, ast.Equal | ast.Being | ast.CompareLine) or (compared and isinstance(node, ast.Plus | ast.Minus))
    changed: dict[str, Any] = {}
    for name, value in node.__dict__.items():
        if type(value) in ATOMS:
            continue
        if isinstance(node, ast.DoOf) and name == "action":  # `do effect of it`: there is nothing else that it could be
            said: object = _parts(value, known, False)
        elif isinstance(value, ast.NoneOf) and isinstance(node, ast.HasLine | ast.HoldsLine):  # `no other player has no coins`
            said = _parts(value, known, False)
        elif isinstance(value, ast.Some) and (name in _CONDITIONS or isinstance(node, _HOLD_CONDITIONS)):
            said = _there_is(_parts(value, known, False), known)
        elif isinstance(value, ast.Node):
            said = natural(value, known, compared=below)
            said = said_so_many(said, known) if name in _CONDITIONS or isinstance(node, _HOLD_CONDITIONS) else said
            said = said if below or isinstance(node, _RANKED) else _several(said, known)
        elif isinstance(value, tuple) and any(isinstance(part, ast.Node) for part in value):
            parts = tuple(natural(part, known) if isinstance(part, ast.Node) else part for part in value)
            said = value if all(part is was for part, was in zip(parts, value, strict=True)) else parts
        else:
            continue
        if said is not value:
            changed[name] = said
    return node.model_copy(update=changed) if changed else node


def _wording(*classes: type[ast.Node]) -> Callable[[Callable[[Any, Nouns], ast.Node]], Callable[[Any, Nouns], ast.Node]]:
    def enter(function: Callable[[Any, Nouns], ast.Node]) -> Callable[[Any, Nouns], ast.Node]:
        for cls in classes:
            _WORDINGS[cls] = function
        return function

    return enter


@_wording(ast.Property)
def _its(node: ast.Property, known: Nouns) -> ast.Node:
    """`rank of it`: its rank; `fame of you`: your fame."""
    if isinstance(node.of, ast.You):
        return ast.Possession(span=node.span, word="your", name=node.name, joint=node.joint, key=node.key)
    return ast.Its(span=node.span, name=node.name, joint=node.joint, key=node.key) if _is_it(node.of) else node


@_wording(ast.MoveNumber)
def _moved_from(node: ast.MoveNumber, known: Nouns) -> ast.Node:
    """`move 2 crops in barn to field`, out of one place: from barn."""
    place = node.place
    own = isinstance(place, ast.Possession | ast.Its | ast.Property) and place.key is None and place.name in known.families
    common = isinstance(place, ast.Reference) and place.name not in known.families
    one = (own or common) and getattr(place, "name", "") in known.zones
    return node.with_from or node if one else node


@_wording(ast.BestOf)
def _best_of(node: ast.BestOf, known: Nouns) -> ast.Node:
    """`the highest rank for each card in hand`: highest."""
    return node.model_copy(update={"best": node.best.removeprefix("the ")}) if node.best.startswith("the ") else node


@_wording(ast.Rank)
def _the_best(node: ast.Rank, known: Nouns) -> ast.Node:
    """`highest its rank`: the highest rank."""
    best = f"the {node.best.removeprefix('the ')}"
    if isinstance(node.by, ast.Its) and node.by.key is None:
        return node.model_copy(update={"best": best, "by": ast.Reference(span=node.by.span, name=node.by.name)})
    return node if best == node.best else node.model_copy(update={"best": best})


@_wording(ast.RankingLine)
def _winner(node: ast.RankingLine, known: Nouns) -> ast.Node:
    """`highest your fame`: the highest fame."""
    formula, best = node.formula, f"the {node.best.removeprefix('the ')}"
    if isinstance(formula, ast.Possession | ast.Its) and formula.key is None:
        formula = ast.Reference(span=formula.span, name=formula.name)
    return node.model_copy(update={"best": best, "formula": formula})


@_wording(ast.Becomes)
def _more(node: ast.Becomes, known: Nouns) -> ast.Node:
    """`pot becomes pot + 1`: add 1 to pot."""
    value = node.value
    if not isinstance(value, ast.Plus | ast.Minus) or not _alike(node.target, value.left):
        return node
    cls = ast.AddStep if isinstance(value, ast.Plus) else ast.TakeStep
    return cls(span=node.span, comments=node.comments, amount=value.right, target=node.target)


@_wording(ast.CellText)
def _cell(node: ast.CellText, known: Nouns) -> ast.Node:
    """`pages between craft and players`: pages of craft; `required between hero and calling`: required of hero for calling."""
    if node.table == "distance":  # of two spaces
        return node
    if isinstance(node.column, ast.Reference) and node.column.name == "players":
        return ast.Property(span=node.span, name=node.table, of=node.row)
    if not isinstance(node.row, ast.Reference):  # its key might be taken for that of the row
        return node
    return ast.Property(span=node.span, name=node.table, of=node.row, joint="for", key=node.column)


@_wording(ast.CasesText)
def _by_table(node: ast.CasesText, known: Nouns) -> ast.Node:
    """`by players (2: 5, 3: 7, 4: 7)`: 5 (3 or 4 players: 7). Where one is left out, or `else` stands for more, it stays."""
    values = {case.key.value: case.value for case in node.cases if isinstance(case.key, ast.NumberText)}
    of_players = isinstance(node.of, ast.Reference) and node.of.name == "players" and len(values) == len(node.cases)
    fewest, most = min(values, default=0), max(values, default=0)
    usual = values.get(fewest)
    if not of_players or node.otherwise or len(values) != most - fewest + 1 or not isinstance(usual, ast.NumberText):
        return node
    named = max((players for players, value in values.items() if not _alike(value, usual)), default=0)
    groups: list[tuple[list[int], ast.Expression]] = []
    for players, value in sorted(values.items()):
        group = next((group for group in groups if _alike(group[1], value)), None)
        if _alike(value, usual) and players < named:
            continue
        if group is None:
            groups.append(([players], value))
        else:
            group[0].append(players)
    tables = tuple(ast.OfTable(span=node.span, players=tuple(players), value=value) for players, value in groups)
    return ast.ByTable(span=node.span, number=usual.value, tables=tables) if named else node


@_wording(ast.TotalOf)
def _of_each(node: ast.TotalOf, known: Nouns) -> ast.Node:
    """`sum of its points for each card`: points of each card."""
    found = None if node.group is None else _with_each(node.each, ast.EachOne(span=node.group.span, of=node.of, group=node.group))
    return node if found is None else found.model_copy(update={"span": node.span})


def _with_each(part: ast.Node, each: ast.EachOne) -> Any:
    """What is summed up, said of each; nothing if it is not what each has."""
    if isinstance(part, ast.Its):
        return ast.Property(span=part.span, name=part.name, of=each, joint=part.joint, key=part.key)
    if isinstance(part, ast.AmountOn):
        holder = each if _is_it(part.holder) else _with_each(part.holder, each)
        return None if holder is None else part.model_copy(update={"holder": holder})
    if isinstance(part, ast.Property) and (of := _with_each(part.of, each)) is not None:
        return part.model_copy(update={"of": of})
    return None


def _there_is(node: Any, known: Nouns) -> ast.Node:
    """`any card in hand`: there is a card in hand; `any of your cards in line`: you have a card in line."""
    group = node.group
    if group.whose == "your" and (one := known.one(group.name)) is not None:
        return node.model_copy(update={"of": f"you have {_article(one)}", "group": _nobodys(group, one)})  # type: ignore[no-any-return]
    if group.whose in ast.VACANT:
        return node.model_copy(update={"of": f"there is {_article(group.whose)}"})  # type: ignore[no-any-return]
    if group.whose == "your":
        return node  # type: ignore[no-any-return]
    if node.of == "you have another" or (group.whose is not None and group.name not in PLAYERS):
        return node  # type: ignore[no-any-return]
    if group.whose is not None:
        another = group.model_copy(update={"whose": "another", "name": "player"})
        return node.model_copy(update={"of": "there is", "group": another})  # type: ignore[no-any-return]
    words = "you have" if (node.of or "").startswith("you have") else "there is"
    return node.model_copy(update={"of": f"{words} {_article(group.name)}"})  # type: ignore[no-any-return]


@_wording(ast.NoneOf)
def _there_is_no(node: ast.NoneOf, known: Nouns) -> ast.Node:
    """`no card in hand`: there is no card in hand; `none of your cards in line`: you have no card in line."""
    if node.group.whose == "your" and (one := known.one(node.group.name)) is not None:
        return node.model_copy(update={"word": "you have no", "group": _nobodys(node.group, one)})
    return node.model_copy(update={"word": "there is no"}) if node.word == "no" else node


def _nobodys(group: ast.Group, one: str) -> ast.Group:
    return group.model_copy(update={"whose": None, "name": one})


@_wording(ast.EndOf)
def _the(node: ast.EndOf, known: Nouns) -> ast.Node:
    """`the leader`: leader; what is narrowed down keeps its article."""
    bare = ast.Group(span=node.group.span, name=node.group.name)
    alone = node.word == "the" and wording(node.group) == wording(bare)
    return ast.Reference(span=node.span, name=node.group.name) if alone else node


@_wording(ast.ChooseLine)
def _choose(node: ast.ChooseLine, known: Nouns) -> ast.Node:
    """`choose card`: choose a card; `choose your man`: choose one of your men; `choose other player`: choose another player."""
    group = node.group
    if node.one is not None and node.one.startswith("a random"):
        return _random(node, known)
    if group.whose == "your":
        several = known.several(group.name)
        called = group.model_copy(update={"name": several})
        return node if several is None else node.model_copy(update={"one": "one of", "group": called})
    if group.whose in ast.VACANT:
        return node.model_copy(update={"one": _article(group.whose)})
    if group.whose is not None and group.name not in PLAYERS:
        return node
    if group.whose is not None:
        return node.model_copy(update={"one": None, "group": group.model_copy(update={"whose": "another", "name": "player"})})
    return node.model_copy(update={"one": _article(group.name)})


def _random(node: ast.ChooseLine, known: Nouns) -> ast.Node:
    """`choose a random your man`: choose a random one of your men; `a random another player`: a random other player."""
    group = node.group
    if group.whose == "your" and (several := known.several(group.name)) is not None:
        return node.model_copy(update={"one": "a random one of", "group": group.model_copy(update={"name": several})})
    return node.model_copy(update={"group": group.model_copy(update={"whose": "other"})}) if group.whose == "another" else node


@_wording(ast.ChooseNumberLine, ast.ChoosePlace)
def _choose_a(node: ast.Node, known: Nouns) -> ast.Node:
    """`choose number from 1 to 3`: choose a number."""
    return node.model_copy(update={"article": "a"})


@_wording(ast.Movement, ast.Completion)
def _event(node: ast.Movement | ast.Completion, known: Nouns) -> ast.Node:
    """`card comes to table`: a card comes to table."""
    return node.model_copy(update={"article": _article(node.type)})


@_wording(ast.Equal)
def _nobody(node: ast.Equal, known: Nouns) -> ast.Node:
    """`leader is nobody`: nobody is leader; `leader is not nobody`: somebody is leader."""
    left, right = node.left, node.right
    if node.key is not None or not isinstance(right, ast.Reference) or right.name != "nobody":
        return node
    if not isinstance(left, ast.Reference) or left.name not in known.roles:
        return node
    who = right.model_copy(update={"name": "somebody" if node.negated else "nobody"})
    return node.model_copy(update={"left": who, "negated": None, "right": left})


@_wording(ast.DoOf)
def _the_cell(node: ast.DoOf, known: Nouns) -> ast.Node:
    """`do mishap of event`: do the mishap of event."""
    return node if getattr(node.action, "name", "") == _ASKED_ALONE else node.model_copy(update={"article": "the"})


@_wording(ast.Parameter)
def _given(node: ast.Parameter, known: Nouns) -> ast.Node:
    """`(member)`: (a member)."""
    return node.model_copy(update={"article": _article(node.type)})


@_wording(ast.Moment)
def _powers(node: ast.Moment, known: Nouns) -> ast.Node:
    """`moment harvest: card in your village`: powers harvest: those of cards in your village."""
    several = known.several(node.group.name) or node.group.name
    return node.model_copy(update={"group": node.group.model_copy(update={"name": several})})


@_wording(ast.ZoneLine)
def _pile(node: ast.ZoneLine, known: Nouns) -> Any:
    """`ordered, contents seen by nobody`: a face-down pile."""
    return as_pile(node)


def _article(name: str) -> str:
    return with_article(name).split()[0]


@_wording(ast.Group)
def _with(node: ast.Group, known: Nouns) -> ast.Node:
    """`player whose coin is at least 3`: player with at least 3 coins."""
    return of_group(node, known)


@_wording(ast.QuantityText, ast.AnyQuantityText)
def _so_many(node: ast.QuantityText | ast.AnyQuantityText, known: Nouns) -> ast.Node:
    """`8 coin`: 8 coins; `1 coins`: 1 coin."""
    of_one = node.amount == 1
    if node.name not in (known.counted if of_one or isinstance(node, ast.AnyQuantityText) else known.things):
        return node
    return node.model_copy(update={"name": known.one(node.name) if of_one else known.several(node.name)})


@_wording(ast.MoveAllLine)
def _all_of_it(node: ast.MoveAllLine, known: Nouns) -> ast.Node:
    """`move all coin on villager`: all coins."""
    if node.group.name not in known.things:
        return node
    return node.model_copy(update={"group": node.group.model_copy(update={"name": known.several(node.group.name)})})


def _several(node: ast.Node, known: Nouns) -> ast.Node:
    """`your coin`, `coin on villager`: your coins, coins on villager, as far as they are resources."""
    if not isinstance(node, ast.Possession | ast.Its | ast.Property | ast.AmountOn) or node.name not in known.resources:
        return node
    return node.model_copy(update={"name": known.several(node.name)})


def _is_it(node: ast.Node) -> bool:
    return isinstance(node, ast.Reference) and node.name == "it"


def _alike(one: ast.Node, other: ast.Node) -> bool:
    return wording(one) == wording(other)
