"""`rulelang ast`: the tree of a file of rules or scenarios, as JSON or as an outline."""

from __future__ import annotations

from pathlib import Path

import typer
from pydantic import BaseModel
from rich.text import Text
from rich.tree import Tree

from interpreter.frontends.console import ERR, NO, OUT, wrong_use
from rulelang.syntax.parse import parse, parse_scenarios
from rulelang.text.diagnostics import render
from rulelang.text.source import SourceFile, read

LEFT_OUT = ("kind", "span", "comments")


def show_tree(path: Path, *, as_json: bool) -> None:
    """Prints the tree of the file; complaints go to standard error and end the command with 1."""
    source = _read(path)
    tree, complaints = parse_scenarios(source) if path.suffix == ".scenario" else parse(source)
    if as_json:
        print(tree.model_dump_json(indent=1))
    else:
        OUT.print(_outline(path.name, tree))
    for complaint in complaints:
        ERR.print(Text(render(complaint, {source.name: source}) + "\n"))
    if complaints:
        raise typer.Exit(NO)


def _read(path: Path) -> SourceFile:
    try:
        return read(path)
    except OSError as error:
        wrong_use(f"{path} cannot be read: {error.strerror}.")


def _outline(name: str, node: BaseModel) -> Tree:
    tree = Tree(Text(f"{name}: {_plain_fields(node)}" if name else _plain_fields(node)), guide_style="dim")
    for field, value in node:
        if field in LEFT_OUT:
            continue
        if isinstance(value, BaseModel):
            tree.add(_outline(field, value))
        elif isinstance(value, tuple):
            for part in value:
                if isinstance(part, BaseModel):
                    tree.add(_outline("" if field in ("declarations", "scenarios", "body") else field, part))
    return tree


def _plain_fields(node: BaseModel) -> str:
    kind = getattr(node, "kind", type(node).__name__.lower())
    plain = [f"{field} {value!r}" for field, value in node if field not in LEFT_OUT and isinstance(value, str | int)]
    return " ".join([str(kind), *plain])
