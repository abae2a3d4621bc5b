"""What every node of a tree has: a place, comments, and nothing that changes."""

from __future__ import annotations

import re
from typing import ClassVar, Literal, Unpack

from pydantic import BaseModel, ConfigDict

from rulelang.text.making import Made, Plain
from rulelang.text.node_kinds import tag
from rulelang.text.source import Span


class Comment(BaseModel):
    """`# a remark` before a clause, beside it (at the end of its first line), or after its last line."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    text: str
    place: Literal["before", "beside", "after"] = "before"
    span: Span = Span()


class Node(Plain, BaseModel, metaclass=Made):  # type: ignore[metaclass]
    """A clause of a text: immutable; equal texts in other places differ only in `span` and the spans of `comments`."""

    # Each class knows all others below it: their validators are built when one is first needed, not at every start.
    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    in_order: ClassVar[tuple[str, ...]] = ()  # its fields as they are written, where that is not the order they are declared in

    span: Span = Span()
    comments: tuple[Comment, ...] = ()
    kind: str = ""  # the rule of the grammar, which is the name of the class: `ChooseLine` is made by the rule `choose`

    def __init_subclass__(cls, **given: Unpack[ConfigDict]) -> None:
        super().__init_subclass__(**given)
        tag(cls, re.sub("(Line|Step|Text)$", "", cls.__name__))

    @property
    def sentence(self) -> str:
        """What the `##` comments right before the clause say, for the generated rulebook."""
        before = [comment.text for comment in self.comments if comment.place == "before"]
        return " ".join(text[2:].strip() for text in before if text.startswith("##"))
