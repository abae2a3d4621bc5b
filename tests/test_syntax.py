"""Text becomes a tree with exact places, its comments, and complaints where it cannot be read."""

from pathlib import Path

import pytest

from rulelang import ast
from rulelang.syntax.parse import Unreadable, parse, parse_cell, parse_scenarios
from rulelang.syntax.tokens import LARGEST, scan
from rulelang.text.diagnostics import Diagnostic, render, width
from rulelang.text.source import SourceFile, read
from tests.trees import bare, comments, nodes

ROOT = Path(__file__).resolve().parent.parent
SHIPPED = sorted([*ROOT.glob("rules/**/*.rules"), *ROOT.glob("rules/**/*.scenario"), *ROOT.glob("docs/decisions/pages/*.rules")])


def tree_of(path: Path) -> ast.Text | ast.Scenarios:
    tree, complaints = (parse_scenarios if path.suffix == ".scenario" else parse)(read(path))
    assert complaints == []
    return tree


def tree(text: str) -> ast.Text:
    found, complaints = parse(SourceFile("x", text))
    assert complaints == []
    return found


def complaints(text: str) -> list[Diagnostic]:
    return parse(SourceFile("x", text))[1]


def codes(text: str) -> list[str]:
    return [complaint.code for complaint in complaints(text)]


# ------------------------------------------------------------------------------------------------------------ places
@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.name)
def test_a_span_begins_and_ends_with_a_word_of_its_clause(path: Path) -> None:
    source = read(path)
    lines = source.lines()
    words = {}
    for line in scan(source).lines:
        for word in line.words:
            words[line.number, word.column] = (line.number, word.end_column)
    ends = set(words.values())
    for node in nodes(tree_of(path)):
        span = node.span
        if isinstance(node, ast.Text | ast.Scenarios):
            assert (span.line, span.column, span.end_line) == (1, 1, len(lines))
            continue
        assert (span.line, span.column) in words, node
        assert (span.end_line, span.end_column) in ends, node
        assert (span.line, span.column) < (span.end_line, span.end_column)


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.name)
def test_a_clause_lies_within_the_clause_around_it(path: Path) -> None:
    for node in nodes(tree_of(path)):
        for child in list(nodes(node))[1:]:
            assert (node.span.line, node.span.column) <= (child.span.line, child.span.column)
            assert (child.span.end_line, child.span.end_column) <= (node.span.end_line, node.span.end_column)


def test_a_span_stops_before_a_comment_and_before_the_newline() -> None:
    text = "action take:\n  roll pip   # the die\n\n# end\n"
    step = tree(text).declarations[0].block.steps[0]  # type: ignore[union-attr]
    assert (step.span.line, step.span.column, step.span.end_line, step.span.end_column) == (2, 3, 2, 11)
    assert tree(text).declarations[0].span.end_line == 2


def test_parentheses_belong_to_the_clause_around_them() -> None:
    score = tree("score a: (b + c) * 2\n").declarations[0]
    assert isinstance(score, ast.ScoreLine)
    assert isinstance(score.formula, ast.Times)
    assert (score.formula.span.column, score.formula.span.end_column) == (10, 21)
    assert (score.formula.left.span.column, score.formula.left.span.end_column) == (11, 16)


def test_a_cell_has_the_place_of_its_table() -> None:
    cell = parse_cell("2 grain + 1 wood", line=7, column=20)
    assert (cell.span.line, cell.span.column, cell.span.end_column) == (7, 20, 36)
    with pytest.raises(Unreadable) as refused:
        parse_cell("2 grain +", line=7, column=20, file="x.rules")
    assert [(c.span.line, c.span.column) for c in refused.value.complaints] == [(7, 29)]


# ---------------------------------------------------------------------------------------------------------- comments
def test_comments_stand_with_their_clause() -> None:
    text = """# a file
## What it is.
kind a: b, c  # two

action take:  # the only one
  # first
  roll pip
  if pip is 1: end turn  # bad luck
  else:
    pass
    # last of the block
  # last of all
# at the end
"""
    kind, action = tree(text).declarations
    assert [(c.text, c.place) for c in kind.comments] == [
        ("# a file", "before"),
        ("## What it is.", "before"),
        ("# two", "beside"),
    ]
    assert kind.sentence == "What it is."
    assert isinstance(action, ast.Action)
    assert [(c.text, c.place) for c in action.comments] == [("# the only one", "beside"), ("# at the end", "after")]
    roll, choice = action.block.steps
    assert [c.text for c in roll.comments] == ["# first"]
    assert isinstance(choice, ast.IfStep)
    assert [c.text for c in choice.comments] == ["# bad luck"]
    assert choice.else_step is not None
    assert [(c.text, c.place) for c in choice.else_step.comments] == [("# last of all", "after")]
    assert [(c.text, c.place) for c in choice.else_step.block.steps[0].comments] == [("# last of the block", "after")]
    assert len(list(comments(tree(text)))) == text.count("# ")


def test_a_file_of_comments_is_a_tree() -> None:
    assert [comment.text for comment in tree("# one\n\n# two").comments] == ["# one", "# two"]


# ------------------------------------------------------------------------------------------------------ kinds of text
TEXT = "kind a: b, c\naction take:\n  if pip is 1:\n    roll pip\n"


@pytest.mark.parametrize(
    "text",
    [
        TEXT.replace("\n", "\r\n"),
        TEXT.replace("\n", "\r"),
        "\ufeff" + TEXT,
        TEXT.rstrip("\n"),
        TEXT.replace("  ", "\t"),
        TEXT + "\n\n  \n",
    ],
    ids=["crlf", "cr", "mark", "no newline at the end", "tabs", "blank lines"],
)
def test_newlines_tabs_and_marks_make_no_difference(text: str) -> None:
    assert bare(tree(text)) == bare(tree(TEXT))


def test_bytes_that_are_no_utf8_are_complained_about(tmp_path: Path) -> None:
    path = tmp_path / "x.rules"
    path.write_bytes(b"kind a: b\nkind b: caf\xe9\n")
    found = parse(read(path))[1]
    assert [(c.code, c.span.line, c.span.column) for c in found] == [("not_utf8", 2, 12)]
    render(found[0], {str(path): read(path)}).encode("utf-8")


def test_words_of_any_script_are_names() -> None:
    assert codes("kind 木材: Öl, étain, __class__, x1\n") == []


def test_a_number_has_a_bound() -> None:
    assert codes(f"option goal: {LARGEST}\n") == []
    assert codes(f"option goal: {LARGEST + 1}\n") == ["number_too_large"]
    assert codes(f"option goal: {'9' * 10_000}\n") == ["number_too_large"]


@pytest.mark.parametrize(
    "text",
    [
        f"score x: {'(' * 5000}1{')' * 5000}",
        f"score x: {'not ' * 5000}a",
        f"score x: {'1 + ' * 5000}1",
        f"score x: {'a of ' * 5000}b",
        "action a:\n" + "".join(f"{'  ' * i}if a is 1:\n" for i in range(1, 400)),
        "(" * 20_000,
        "is " * 3_000,
        "kind a: " + "b b " * 3_000,
    ],
    ids=["parentheses", "not", "plus", "of", "blocks", "open parentheses", "is", "names"],
)
def test_nothing_is_too_deep_or_too_long_to_answer(text: str) -> None:
    found, said = parse(SourceFile("x", text))
    assert said or found.model_dump_json()


# -------------------------------------------------------------------------------------------------------- complaints
def test_each_declaration_is_complained_about_by_itself() -> None:
    text = "kind a b\nkind c: d\naction take:\n  choose heap behind b\n  if pip is 1 roll pip\n  roll\nkind e f\n"
    assert codes(text) == ["missing_colon", "unexpected_word", "missing_colon", "unexpected_end", "missing_colon"]


@pytest.mark.parametrize("sign", ["*", ":", ",", ")", "/", ";", "no", "|", "of", "is"])
def test_a_sign_is_no_value(sign: str) -> None:
    assert complaints(f"end when pot is {sign}\n")


def test_a_line_that_is_not_understood_brings_one_complaint() -> None:
    assert len(complaints("action take:\n  foo bar baz qux is is is 3 3 3\n  roll pip\n")) == 1


def test_the_place_is_exact() -> None:
    (found,) = complaints("action take:\n  choose heap behind b\n")
    assert (found.span.line, found.span.column, found.span.end_column) == (2, 15, 21)
    assert found.text == "after `choose heap` I expected `in`, `where`, `as`, `with`, the end of the line or another clause"


def test_wide_and_combining_characters_keep_the_marks_aligned() -> None:
    text = 'kind a: 木材 é x\taction "木"'
    (found,) = complaints(text)[:1]
    excerpt, marks = render(found, {"x": SourceFile("x", text)}).split("\n")[1:3]
    assert width(excerpt[: excerpt.index("é")]) == marks.index("^")
    assert "\t" not in excerpt


def test_a_complaint_is_json() -> None:
    (found,) = complaints("kind a b")
    assert Diagnostic.model_validate_json(found.model_dump_json()) == found


def test_a_very_long_line_is_shown_in_part() -> None:
    text = "kind a: " + ", ".join(f"name{i}" for i in range(1000)) + " x, " + ", ".join("y" * 9 for _ in range(1000))
    assert max(len(line) for line in render(complaints(text)[0], {"x": SourceFile("x", text)}).split("\n")) < 250


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "card in deck whose rank is 1 and where there is no card in box",
            "card in deck whose rank is 1 and there is no card in box",
        ),
        ("card in deck that is red or where pot is 1", "card in deck that is red or pot is 1"),
        ("card in deck where pot is 1 and where its rank is 2", "card in deck where pot is 1 and its rank is 2"),
    ],
)
def test_where_may_be_said_again(said: str, meant: str) -> None:
    assert bare(tree(f"action a:\n  choose {said}\n")) == bare(tree(f"action a:\n  choose {meant}\n"))


@pytest.mark.parametrize("line", ["needs: pot is 1 and where pot is 2", "needs: pot is 1\n  choose card and where its rank is 1"])
def test_where_is_not_said_again_that_was_not_said(line: str) -> None:
    assert codes(f"action a:\n  {line}\n") == ["unexpected_word"]


def test_a_colon_is_not_missing_where_the_line_would_not_read_with_it() -> None:
    """Nor are the lines below taken for something else then."""
    text = "action a:\n  if there is a card which rank is not 1:\n    move card\n        to box\n  else: move card to deck\n"
    (complaint,) = complaints(text)
    assert (complaint.code, complaint.span.line, complaint.span.column) == ("unexpected_word", 2, 22)
