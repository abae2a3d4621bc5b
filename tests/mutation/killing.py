"""One mutant in a process of its own, and who notices it: matches that come out otherwise, or a test that fails.

The parent imports everything, loads the games and runs the tests once. A child gets the code of one function changed under its
feet, wherever that function is registered or held; what runs only at import has all modules imported anew.
"""

from __future__ import annotations

import importlib.machinery
import json
import os
import resource
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from cProfile import Profile
from functools import cache, partial
from gc import get_objects
from pathlib import Path
from time import process_time
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import pytest

from interpreter import load
from tests import test_matches_as_before as before
from tests.mutation.changes import Mutant

ROOT = Path(__file__).resolve().parents[2]
OURS = ("interpreter", "rulelang", "tests")
QUICK = 0.9  # of the tests: the others take longest
BYTES_AT_MOST = 4 * 2**30
LAST = ["jetty", "valeria", "everything", "village"]  # of the games, as they take longest
DEAR = [*(name for name in before.GAMES if name not in LAST), *LAST]

PLAYED = ["engine", "laws", "secrets/test_sight.py", "secrets/test_by_place.py"]
PLAYED += ["test_recorded_matches.py", "test_log.py", "test_why_not.py"]
READ = ["test_language.py", "test_messages.py", "test_compile.py", "test_csv.py", "secrets", "laws"]


class Room(NamedTuple):
    """What a change there can change: does it `load` a game, or `translate` one, or neither; and the tests that are near."""

    loads: bool
    translates: bool
    tests: list[str]


def room(path: str) -> Room:
    """The room of a file, by its path from the root."""
    if path.startswith("rulelang"):
        return Room(True, True, READ)
    plays = path.startswith(("interpreter/engine", "interpreter/state", "interpreter/telling", "interpreter/match"))
    return Room(False, not plays, ["frontends"] if path.startswith("interpreter/frontends") else PLAYED)


class Reach:
    """What is called by each test, and how long it takes; kept in a file, if one is named."""

    def __init__(self) -> None:
        self.calls: dict[str, list[str]] = {}
        self.seconds: dict[str, float] = {}

    @contextmanager
    def noted(self, name: str) -> Iterator[None]:
        """Within this, what is called is called by this test."""
        profile, began = Profile(subcalls=False, builtins=False), process_time()
        try:
            with profile:
                yield
        finally:
            self.seconds[name] = process_time() - began
            codes = {entry.code for entry in profile.getstats() if isinstance(entry.code, CodeType)}
            self.calls[name] = sorted({_called(code) for code in codes if code.co_filename.startswith(str(ROOT))})

    def by(self, function: str) -> list[str]:
        """The tests that call a function, the quickest first; all of them for no function."""
        quick = sorted(self.calls, key=lambda name: self.seconds[name])[: int(len(self.calls) * QUICK)]
        return [name for name in quick if not function or function in self.calls[name]]


def _called(code: CodeType) -> str:
    return f"{Path(code.co_filename).relative_to(ROOT)} {code.co_qualname.replace('<locals>.', '')}"


class Chosen:
    """A pytest plugin: runs some tests in order, or if none are named all, noting what they call; and which of them failed."""

    def __init__(self, reach: Reach, tests: list[str] | None = None) -> None:
        self.reach = reach
        self.tests = tests
        self.failed: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.tests is not None:
            found = {item.nodeid: item for item in items}
            items[:] = [found[name] for name in self.tests if name in found]

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        with self.reach.noted(item.nodeid) if self.tests is None else nullcontext():
            yield

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


class Killers:
    """The matches and the tests, ready to be tried on mutants of one room."""

    def __init__(self, where: Room, kept: Path | None) -> None:
        self.room = where
        self.reach, self.matches = Reach(), Reach()
        self.digests = json.loads(before.KEPT.read_text(encoding="utf-8"))
        if not where.loads:
            _remember_what_is_loaded()
        self._look_at_matches()
        if kept and kept.is_file():
            self.reach.calls, self.reach.seconds = json.loads(kept.read_text(encoding="utf-8"))
        elif failed := self._tests(None):
            raise SystemExit(f"without a mutant this fails: {failed}")
        elif kept:
            kept.write_text(json.dumps([self.reach.calls, self.reach.seconds]), encoding="utf-8")
        self.functions = _functions()

    def _look_at_matches(self) -> None:
        for game in DEAR:
            with self.matches.noted(game):
                failed = self._matches([game])
            if failed:
                raise SystemExit(f"without a mutant these differ: {failed}")

    def killer(self, file: Path, mutant: Mutant, seconds: int) -> str | None:
        """Who notices a mutant: None if nobody does, "" if it is the same code.

        It has so many seconds of processor time, beside twice what its tests take without it.
        """
        function = "" if mutant.at_import else f"{file.relative_to(ROOT)} {mutant.where}"
        tests = self.reach.by(function)
        games = [game for game in DEAR if not function or self.room.translates or function in self.matches.calls[game]]
        seconds += int(2 * sum(map(self.reach.seconds.__getitem__, tests)))
        ends, begins = os.pipe()
        child = os.fork()
        if not child:
            os.close(ends)
            self._child(seconds, begins, partial(self._noticed, file, mutant, games, tests))
        os.close(begins)
        with os.fdopen(ends) as said:
            found = said.read()
        _, status = os.waitpid(child, 0)
        if os.WIFSIGNALED(status):
            return "time"
        return None if found == "nobody" else "" if found == "same" else found or "a fault"

    def _child(self, seconds: int, begins: int, noticed: Callable[[], str]) -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (BYTES_AT_MOST, BYTES_AT_MOST))
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nowhere, stream)
        found = "a fault"
        try:
            found = noticed()
        except BaseException as error:  # noqa: BLE001 - whatever it is, it is noticed
            found = type(error).__name__
        finally:
            os.write(begins, found.encode())
            os._exit(0)

    def _noticed(self, file: Path, mutant: Mutant, games: list[str], tests: list[str]) -> str:
        code = compile(mutant.tree(), str(file), "exec")
        if mutant.at_import:
            _import_anew(file, code)
        elif not _swap(self.functions.get(str(file), []), code):
            return "same"
        return self._matches(games) or self._tests(tests) or "nobody"

    def _matches(self, games: list[str]) -> str:
        """The first game of which a match comes out otherwise."""
        for name in games:
            if self.room.loads:
                before.loaded.cache_clear()
            game = before.loaded(name)
            if self.room.translates:
                game._made.clear()
            for seed, kept in enumerate(self.digests[name]):
                if before.digest(game, seed) != kept:
                    return f"matches of {name}"
        return ""

    def _tests(self, tests: list[str] | None) -> str:
        """The first test that fails."""
        if tests == []:
            return ""
        chosen = Chosen(self.reach, tests)
        files = self.room.tests if tests is None else sorted({name.split("::")[0].removeprefix("tests/") for name in tests})
        with tempfile.TemporaryDirectory() as scratch:
            given = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:faulthandler", f"--basetemp={scratch}/tests"]
            over = pytest.main([*given, *(f"{ROOT}/tests/{one}" for one in files)], plugins=[chosen])
        return next(iter(chosen.failed), "" if over in (0, 5) else f"pytest: {over}")


def _remember_what_is_loaded() -> None:
    """What a text comes to is found once."""
    door = sys.modules[load.__module__]
    compiled = door.compile_paths

    @cache
    def programs(texts: tuple[tuple[str, bytes], ...], paths: tuple[Path, ...], find: Any) -> Any:
        return compiled(list(paths), find)

    def remembered(paths: list[Path], find: Any) -> Any:
        near = [file for path in paths for file in (path, *path.parent.rglob("*.csv"))]
        return programs(tuple((str(file), file.read_bytes()) for file in near), tuple(paths), find)

    door.compile_paths = remembered  # type: ignore[attr-defined]


# ------------------------------------------------------------------------------------------------- changes under the feet
def _functions() -> dict[str, list[FunctionType]]:
    """All functions that there are, by the file of their code."""
    found: dict[str, list[FunctionType]] = {}
    for one in get_objects():
        if isinstance(one, FunctionType):
            found.setdefault(one.__code__.co_filename, []).append(one)
    return found


def _swap(functions: list[FunctionType], module: CodeType) -> int:
    """Gives the functions of a file their code in the mutant; how many differ."""
    known = {(code.co_qualname, code.co_firstlineno): code for code in _codes(module)}
    changed = 0
    for function in functions:
        code = known.get((function.__code__.co_qualname, function.__code__.co_firstlineno))
        if code is not None and code != function.__code__ and code.co_freevars == function.__code__.co_freevars:
            function.__code__ = code
            changed += 1
    return changed


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def _import_anew(file: Path, code: CodeType) -> None:
    """Forgets all our modules, and gives the changed one to whoever imports it again."""
    plain = importlib.machinery.SourceFileLoader.get_code

    def get_code(loader: Any, name: str) -> Any:
        return code if loader.path == str(file) else plain(loader, name)

    importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[method-assign]
    for name in [name for name in sys.modules if name.split(".")[0] in OURS]:
        del sys.modules[name]
    globals()["before"] = importlib.import_module("tests.test_matches_as_before")
