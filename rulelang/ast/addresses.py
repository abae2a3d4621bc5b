"""Every clause of a text with its stable address: what variants, diffs and mutants name it by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rulelang import ast
from rulelang.ast.traversal import children

# Which nodes are clauses, and the word that stands for them in an address.
WORDS = {
    "limit_note": "at_most", "joker_note": "stands_for", "track_note": "paid_on",
    "holds_note": "holds", "capacity_note": "at_most", "room_note": "room",
    "ordered_note": "ordered", "mark_note": "mark", "starts": "starts",
    "carries_note": "carries", "begins_note": "begins",
    "sides_note": "sides", "border_note": "border", "free": "price", "transfer": "price",
    "change": "change", "cost_change": "change", "limit_change": "change",
    "needs": "needs", "choose": "choose", "choose_several": "choose", "choose_any": "choose",
    "choose_number": "choose", "choose_place": "choose", "pay": "cost", "pays": "cost", "gain": "reward", "gains": "reward",
    "pay_pieces": "cost", "pay_run": "cost", "pay_sum": "cost",
    "move": "move", "move_alike": "move", "move_run": "move", "move_number": "move", "move_all": "move",
    "draw": "draw", "draws": "draw",
    "shuffle": "shuffle", "fill": "fill", "roll": "roll",
    "becomes": "becomes", "goes_by": "goes", "add": "add", "take": "take", "do": "do", "do_of": "do", "do_chosen": "do",
    "pass_step": "pass", "idle": "nothing_happens", "result": "win", "leave": "leave",
    "end_step": "end", "another_turn": "another_turn",
    "turn_over": "turn", "turn_to": "turn", "turn_by": "turn", "look": "look", "show": "show", "swap": "put",
    "use": "use", "call_off": "does_not_happen", "one_of_names": "one_of", "one_of": "one_of",
    "if_step": "if", "else_if": "else_if", "else_step": "else", "otherwise": "if_that_cannot_be_done", "may": "may",
    "repeat": "repeat", "repeat_up_to": "repeat",
    "repeat_while": "repeat", "each": "each",
    "turns": "turns", "turns_by": "turns", "later": "later", "picture": "shows", "everyone": "everyone",
    "during": "during", "meet": "meet",
    "cost_block": "cost", "reward_block": "reward", "bundle_line": "line", "bundle_if": "if", "bundle_else_if": "else_if",
    "bundle_else": "else", "alternative": "alternative",
}  # fmt: skip
ALSO = {"pay": "cost", "gain": "reward"}  # how two of these begin in a text: they may be asked for by that word, too
_PLAIN = {"modifier": "while", "trigger": "when", "answer": "before", "end": "end", "setup": "setup", "round": "round",
          "winner": "winner", "grades": "grades", "players": "players", "position": "position",
          "dice_rows": "dice", "stand_in": "stand-in", "stands_for": "stand-in"}  # fmt: skip


def clauses(text: ast.Text) -> Iterator[tuple[str, ast.Node]]:
    """Every clause with its address: `action harvest.reward.if[2]`, numbered from the second of a word on.

    A step is known by what it does (`round.do[mass]`), what has a label by its label, however deep it stands
    (`action crafts["buy"].cost`): such addresses outlast changes around them.
    """
    used: Counter[str] = Counter()
    for declaration in text.declarations:
        address = _numbered(used, title(declaration))
        yield address, declaration
        yield from _below(address, declaration, (address, Counter()))


def _below(address: str, node: ast.Node, top: tuple[str, Counter[str]]) -> Iterator[tuple[str, ast.Node]]:
    """The clauses below a node; `top` is the declaration's address, and which labels have come up in it."""
    used: Counter[str] = Counter()
    for word, child in inner(node):
        label = label_of(child)
        own = _numbered(used, f"{address}.{word}") if label is None else _numbered(top[1], f'{top[0]}["{label}"]')
        yield own, child
        yield from _below(own, child, top)


def inner(node: ast.Node) -> Iterator[tuple[str, ast.Node]]:
    """The clauses right below a node, each with its word."""
    waiting = [(node, child) for child in children(node)][::-1]
    while waiting:
        parent, child = waiting.pop()
        word = _word(parent, child)
        if word is None:
            waiting += [(child, below) for below in children(child)][::-1]
        else:
            yield word, child


def label_of(node: ast.Node) -> str | None:
    """What a clause is called where it is chosen."""
    return node.label if isinstance(node, ast.AlternativeLine | ast.MayStep) else None


def names_written(node: ast.Node) -> tuple[str, ...]:
    """The names of what a step gives a value: `you become leader` gives the role, `add 1 to your sales` changes the counter."""
    match node:
        case ast.Becomes(target=target, value=value):
            given = (value.name,) if isinstance(value, ast.Reference) else ()
            return (*_head(target), *given)
        case ast.AddStep(target=target) | ast.TakeStep(target=target) | ast.GoesBy(target=target):
            return _head(target)
    return ()


def _head(target: ast.Node) -> tuple[str, ...]:
    named = isinstance(target, ast.Reference | ast.Possession | ast.Property | ast.Its)
    return (str(getattr(target, "name", "")),) if named else ()


def _word(parent: ast.Node, node: ast.Node) -> str | None:
    if isinstance(node, ast.Named) or (isinstance(node, ast.Name) and isinstance(parent, ast.OneOfNames)):
        return node.name
    if isinstance(node, ast.SightNote):
        return node.sight.replace(" ", "_")
    if isinstance(node, ast.RankingLine):
        return node.best.removeprefix("the ")
    if isinstance(node, ast.DoLine):
        return f"do[{node.name}]"
    if isinstance(node, ast.ResultLine) and not node.wins:
        return "lose"
    if isinstance(node, ast.Leave) and node.comes_back:
        return "come_back"
    return WORDS.get(node.kind)


def title(declaration: ast.Node) -> str:
    """What a declaration is and its name, if it has one."""
    kind: str = declaration.kind
    name = getattr(declaration, "name", None)
    word = _PLAIN.get(kind, kind)
    if isinstance(declaration, ast.Header):
        word = declaration.form
    return f"{word} {name}" if name else word


def _numbered(used: Counter[str], address: str) -> str:
    used[address] += 1
    return address if used[address] == 1 else f"{address}[{used[address]}]"
