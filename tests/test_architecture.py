"""The tree keeps its promises: one class for each grammar rule, one engine for every verb, a message for every complaint."""

import ast as python
import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from interpreter import form, translate
from interpreter.shipped import root, shipped
from interpreter.translate.analysis.facts import FACTS
from interpreter.translate.steps.blocks import STEP_WRITERS
from interpreter.translate.writing.writer import VALUES
from rulelang import ast, program
from rulelang.ast.addresses import WORDS
from rulelang.infer.steps.single import SIMPLE

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = (ROOT / "rulelang", ROOT / "interpreter")


def modules() -> Iterator[Path]:
    for package in PACKAGES:
        yield from (file for file in sorted(package.rglob("*.py")) if "_rules" not in file.parts)


# ------------------------------------------------------------------------------------------------ grammar and tree
def grammar_rules() -> set[str]:
    """The rules that make a node: not `_inlined`, nor `?passed on` where it has one child, nor the ways into the grammar."""
    grammar = (ROOT / "rulelang" / "syntax" / "grammar.lark").read_text(encoding="utf-8")
    rules = set(re.findall(r"^!?([a-z]\w*)(?:\.1)?:", grammar, re.MULTILINE))
    return (rules | set(re.findall(r"->\s*([a-z]\w*)", grammar))) - {"declaration"}


def test_each_grammar_rule_has_a_class_and_each_class_a_rule() -> None:
    assert set(ast.CLASSES) - {"file", "scenarios"} == grammar_rules()  # those two hold whole files


def test_each_class_says_its_kind_once() -> None:
    kinds = [cls.model_fields["kind"].default for cls in set(ast.CLASSES.values())]
    assert len(kinds) == len(set(kinds))


def test_each_class_shows_its_written_form() -> None:
    assert [cls.__name__ for cls in ast.CLASSES.values() if not cls.__doc__] == []


def test_each_step_is_a_clause() -> None:
    """Else no line is told for it, no scenario covers it, and no variant can name it."""
    assert [cls.__name__ for cls in SIMPLE if cls.model_fields["kind"].default not in WORDS] == []


BESIDE = {
    "traversal",
    "addresses",
    "kinds",
    "asking",
    "renewing",
    "ending_repeats",
    "added",
    "stages",
    "at_one_table",
    "arithmetic",
    "secrets",
}  # what stands beside the classes, and is imported by name


@pytest.mark.parametrize("package", [ast, program, form])
def test_no_two_rooms_of_a_tree_use_one_name(package: ModuleType) -> None:
    found = [room.name for room in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    rooms = [importlib.import_module(name) for name in found if not {*name.split(".")} & BESIDE]
    made = [name for room in rooms for name, made in vars(room).items() if getattr(made, "__module__", "") == room.__name__]
    made = [name for name in made if name[0] != "_"]
    assert sorted(made) == sorted(set(made))
    assert set(made) <= set(vars(package))


# -------------------------------------------------------------------------------------------------- steps and engine
@pytest.mark.parametrize("registry", [program.FACTS, STEP_WRITERS, VALUES], ids=["facts", "steps", "values"])
def test_what_has_no_row_or_writer_is_an_error_at_import(registry: dict[type, object], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(registry, next(iter(registry)))
    with pytest.raises(TypeError, match="without"):
        importlib.reload(translate)


def test_each_row_of_the_engine_is_of_a_step() -> None:
    assert FACTS.keys() == program.FACTS.keys() == frozenset(program.classes_of(program.Step))


# ------------------------------------------------------------------------------------------------- words of the games
GLOSSARY = set(
    """
    ability action active area bag bid board box capacity card chain choice colour coming cost count decision deck deed die
    discard draw drawn event face family field fields find front game goal good grid ground group half hand head hold holder
    index kind label lead left length letter level line mark marker market master match member middle moment move name node note
    number
    option order owner pages part pass past path payment piece pile place played player point points pool price queue queued
    rank reach reserve resource reward right role room round row rule score seat shape shop side slot sort source space square
    stack stage standing start state step stock stones stretch supply table take taken target text tile time total track
    trigger turn value view ware way width winner word work zone
    """.split()
)  # words of the field and of every day: the engine may use them though one shipped game declares them too
DECLARATION = re.compile(r"^(?:resource|zone|grid|piece|table|kind|track) (\w+)", re.MULTILINE)


def declared() -> dict[str, set[str]]:
    """For each word that a shipped game declares, the games that do."""
    found: dict[str, set[str]] = {}
    for name, path in shipped().items():
        for word in DECLARATION.findall(path.read_text(encoding="utf-8")):
            found.setdefault(word, set()).add(name)
    return found


def test_the_packages_name_no_game() -> None:
    for file in modules():
        words = set(re.findall(r"[a-z_]+", code_of(file)))
        assert not words & set(shipped()), f"{file.relative_to(ROOT)} names a game"


def test_the_packages_use_no_word_of_a_single_game() -> None:
    nouns = {word for word, games in declared().items() if len(games) == 1 and len(word) > 3} - GLOSSARY
    for file in modules():
        assert sorted(names_of(file) & nouns) == [], f"{file.relative_to(ROOT)} uses words of one game"


def names_of(file: Path) -> set[str]:
    """The names that the code gives to things; examples in docstrings and comments may speak of a game."""
    found = set()
    for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
        match node:
            case python.FunctionDef(name=name) | python.ClassDef(name=name):
                found |= {name}
            case python.Name(id=name) | python.Attribute(attr=name) | python.arg(arg=name):
                found |= {name}
    return {part for name in found for part in (name, *name.lower().split("_"))}


def code_of(file: Path) -> str:
    """The text without comments and docstrings."""
    tree = python.parse(file.read_text(encoding="utf-8"))
    for node in python.walk(tree):
        if isinstance(node, python.Expr) and isinstance(node.value, python.Constant):
            node.value = python.Constant(None)
    return python.unparse(tree)


# ------------------------------------------------------------------------------------------------- what is said of it
def journey() -> list[tuple[str, str]]:
    """The files that `docs/architecture.md` names on the way of three forms, each with what it says is there."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = text.partition("### The journey of three forms")[2].partition("What is about a form beyond")[0]
    cells = [cell.strip() for line in table.splitlines() if line.startswith("|") for cell in line.split("|")[2:-1]]
    found = [re.findall(r"`([^`]+)`", cell) for cell in cells if re.match(r"`[\w/]+\.(py|lark)`", cell)]
    assert found
    return [(file, name) for file, *names in found for name in names or [""]]


@pytest.mark.parametrize(("file", "name"), journey())
def test_what_a_form_passes_through_is_there(file: str, name: str) -> None:
    folder = next(folder for folder in (ROOT / "rulelang", ROOT / "interpreter") if (folder / file).is_file())
    assert re.search(rf"\b{name}\b", (folder / file).read_text(encoding="utf-8"))


# ----------------------------------------------------------------------------------------------------- house style
def test_each_module_opens_with_a_sentence() -> None:
    for file in modules():
        if file.read_text(encoding="utf-8").strip():
            assert python.get_docstring(python.parse(file.read_text(encoding="utf-8"))), file.relative_to(ROOT)


def test_only_the_rim_reads_text() -> None:
    rim = ("load.py", "scenarios", "frontends")
    for file in sorted((ROOT / "interpreter").rglob("*.py")):
        if file.relative_to(ROOT / "interpreter").parts[0] not in rim:
            imported = re.findall(
                r"^\s*(?:from|import) rulelang(?:\.(\w+)| import (\w+))", file.read_text(encoding="utf-8"), re.M
            )
            assert {first or second for first, second in imported} <= {"program"}, file.relative_to(ROOT)


# ----------------------------------------------------------------------------------------------------------- complaints
COMPLAINTS = ROOT / "rulelang" / "complaints"
TAKES_A_COMPLAINT = {"complain", "about", "Missing", "Impossible", "Torn", "Also"}


def prose(node: python.AST) -> list[str]:
    """What in an expression is wording: texts with two words in them that nothing is compared with."""
    if isinstance(node, python.Compare):
        return []
    own = [node.value] if isinstance(node, python.Constant) and isinstance(node.value, str) else []
    found = [text for text in own if re.search(r"[a-z`]+ [a-z`]+", text)]
    return found + [text for child in python.iter_child_nodes(node) for text in prose(child)]


def called(node: python.AST) -> str:
    return str(getattr(node.func, "id", getattr(node.func, "attr", ""))) if isinstance(node, python.Call) else ""


def worded_outside(text: str) -> list[str]:
    """The calls of a module that word a complaint themselves."""
    calls = [node for node in python.walk(python.parse(text)) if isinstance(node, python.Call)]
    return [
        python.unparse(call)
        for call in calls
        if called(call) in ("Complaint", "Diagnostic") or (called(call) in TAKES_A_COMPLAINT and prose(call))
    ]


def test_only_one_room_words_complaints() -> None:
    outside = [file for file in modules() if COMPLAINTS not in file.parents]
    found = {file: worded_outside(file.read_text(encoding="utf-8")) for file in outside}
    assert {file.stem: calls for file, calls in found.items() if calls and ROOT / "rulelang" in file.parents} == {}
    made = [call for calls in found.values() for call in calls if call.startswith(("Complaint(", "Diagnostic("))]
    assert made == []  # what a scenario cannot do is told by `interpreter/` itself, and is no complaint


@pytest.mark.parametrize(
    ("call", "worded"),
    [
        ("scope.complain(node, wrong_kind(written, 'number', wanted), word='may', also=symbols.also(word))", False),
        ("scope.complain(node, sight_is_said(zone, open_it=word == 'face up'))", False),
        ("scope.complain(node, wrong_kind(f'the name of {name}', given, wanted))", True),
        ("symbols.complain(span, Complaint(code, title, text))", True),
        ("raise Impossible(item, names_are_added()._replace(hint='say it once'))", True),
    ],
)
def test_what_words_a_complaint(call: str, worded: bool) -> None:
    assert bool(worded_outside(call)) == worded


def test_each_kind_of_complaint_is_made_somewhere() -> None:
    made = {
        name.name
        for file in modules()
        if COMPLAINTS not in file.parents
        for node in python.walk(python.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, python.ImportFrom) and (node.module or "").startswith("rulelang.complaints.")
        for name in node.names
    }
    kinds = [
        node.name
        for file in COMPLAINTS.rglob("*.py")
        for node in python.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, python.FunctionDef) and node.returns is not None and python.unparse(node.returns) == "Complaint"
    ]
    assert len(kinds) == len(set(kinds)), "two kinds of complaint have one name"
    assert {name for name in kinds if not name.startswith("_")} - made == set()


def test_no_room_is_crowded() -> None:
    rooms = [folder for package in PACKAGES for folder in (package, *package.rglob("*")) if folder.is_dir()]
    assert {room: len(found) for room in rooms if len(found := [*room.glob("[a-z]*.py")]) > 12} == {}


def test_no_module_has_an_empty_name() -> None:
    empty = {"manager", "handler", "helper", "helpers", "util", "utils", "processor", "context", "data", "info"}
    assert [file for file in modules() if file.stem in empty] == []


def test_each_shipped_game_has_scenarios() -> None:
    for name, path in shipped().items():
        files = [path.with_suffix(".scenario"), *path.with_suffix("").glob("*.scenario")]
        assert any(file.is_file() for file in files), f"{name} has no scenarios"
    assert root().is_dir()


def test_the_readme_shows_the_rules_as_they_are() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert shipped()["pig"].read_text(encoding="utf-8").strip() in readme
