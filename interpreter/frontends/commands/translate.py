"""`rulelang translate`: what a game's rules become, told for people or as nodes; a table of contents if nothing is named."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from difflib import get_close_matches
from pathlib import PurePath

from rich.text import Text

from interpreter.form import Block, Decide, Node, walk
from interpreter.frontends.console import OUT, answer_no, wrong_use
from interpreter.listing.outline import outline
from interpreter.listing.readable import Part, parts, shown
from interpreter.numbering.tables import Tables
from interpreter.telling.english.inflection import amount

ORDER = (
    "setup",
    "round",
    "phase",
    "steps",
    "action",
    "trigger",
    "end",
    "ability",
    "source",
    "value",
    "first",
    "column",
    "score",
    "winner",
    "",
)


# ---------------------------------------------------------------------------------------------------- what there is
def show_contents(t: Tables, command: str) -> None:
    """Prints what a game consists of, each with where it stands and how large it is, and how to go on."""
    found = sorted(parts(t), key=lambda part: ORDER.index(part.form))
    room = max(len(part.title) for part in found)
    rows = [(part.title.ljust(room), _place(t, part.line), _blocks(part), f"{part.nodes} nodes", part.label) for part in found]
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    for title, place, blocks, nodes, label in rows:
        row = f"{title}  {place:<{widths[1]}}  {blocks:>{widths[2]}}  {nodes:>{widths[3]}}  {label}"
        OUT.print(Text(row.rstrip()))
    example = next((part for part in found if part.form == "action"), found[0])
    named = example.name if " " not in example.name else f"'{example.name}'"
    played_by = amount(t.players, "player")
    OUT.print(Text(f"\n{t.program.title} for {played_by}. `{command} {named}` shows one of these; `--nodes` as nodes."))
    OUT.print(Text("The address of a clause shows what comes of it: " + _clauses(t, example)))


def _place(t: Tables, line: int) -> str:
    if line < 0:
        return ""
    at = t.program.lines[line]
    return f"{PurePath(at.file).name}:{at.line}"


def _blocks(part: Part) -> str:
    count = len(part.blocks)
    return "" if not count else "1 block" if count == 1 else f"{count} blocks"


def _clauses(t: Tables, part: Part) -> str:
    """A few addresses within a part."""
    known = [line.address for line in t.program.lines if line.address.startswith(f"{part.title}.")]
    return ", ".join(f"'{address}'" for address in known[:2]) or f"'{part.title}'"


# ------------------------------------------------------------------------------------------------------- one of these
def show_part(t: Tables, address: str, command: str, *, nodes: bool) -> None:
    """Prints what has a name, or what comes of a clause. Ends the command where there is no such thing."""
    everything = parts(t)
    named = [part for part in everything if address in (part.name, part.title)]
    found = [(part, None) for part in named] or _around(t, everything, address)
    if not found:
        _no_such(t, everything, address, command)
    for number, (part, only) in enumerate(found):
        if len(found) > 1:
            OUT.print(Text(f"{'' if number == 0 else chr(10)}# {part.title}"))
        for line in _nodes(t, part, only) if nodes else shown(t, part, only):
            OUT.print(Text(line))


def _around(t: Tables, everything: Sequence[Part], address: str) -> list[tuple[Part, Collection[int] | None]]:
    """The parts that a clause is of, with its lines; of a clause that is only a piece of what is done, of that around it."""
    if address not in {line.address for line in t.program.lines}:
        return []
    while address:
        only = {
            number
            for number, line in enumerate(t.program.lines)
            if line.address == address or line.address.startswith(f"{address}.")
        }
        whole: list[tuple[Part, Collection[int] | None]] = [(part, None) for part in everything if part.line in only]
        found = whole or [(part, only) for part in everything if _speaks_of(t, part, only)]
        if found:
            return found
        address = address.rpartition(".")[0]
    return []


def _speaks_of(t: Tables, part: Part, only: Collection[int]) -> bool:
    return bool(shown(t, part, only))


def _no_such(t: Tables, everything: Sequence[Part], address: str, command: str) -> None:
    line = next((one for one in t.program.lines if one.address == address), None)
    if line is not None:
        place = f"{PurePath(line.file).name}:{line.line}"
        answer_no(f"Nothing is done at `{address}` ({place}): it is a number, a name or a place in the tables.")
    names = [name for part in everything for name in (part.name, part.title)] + [one.address for one in t.program.lines]
    near = [f"`{name}`" for name in get_close_matches(address, dict.fromkeys(names), n=3, cutoff=0.6)]
    guess = f"; did you mean {' or '.join(near)}?" if near else f". `{command}` lists what there is."
    wrong_use(f"{t.program.title} has nothing called `{address}`{guess}")


# -------------------------------------------------------------------------------------------------------------- nodes
def _nodes(t: Tables, part: Part, only: Collection[int] | None) -> Iterator[str]:
    """The nodes of a part: blocks with the decisions in them, then functions; of a clause, the blocks where it is marked."""
    for block in part.blocks:
        if only is None or _marks(block, only):
            yield from outline(block)
            for number in dict.fromkeys(step.site for step in walk(block.steps) if isinstance(step, Decide)):
                yield from outline(t.form.sites[number], f"site {number}")
                yield from outline(t.form.options[number], f"options {number}")
    for defined in part.functions:
        if only is None or defined.line in only:
            yield from outline(defined)


def _marks(block: Block, only: Collection[int]) -> bool:
    return any(isinstance(value, Node) and getattr(value, "value", None) in only for value in _marked(block))


def _marked(block: Block) -> Iterator[Node]:
    for step in walk(block.steps):
        if getattr(step, "what", "") == "mark":
            yield step.given[0]
