"""The distribution is complete: built, installed into an empty environment, it plays a shipped game from another directory."""

import os
import re
import site
import subprocess
import sys
import sysconfig
import venv
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parent.parent
pytestmark = pytest.mark.xdist_group("packaging")


def run(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    return subprocess.run(command, cwd=cwd, env=environment, text=True, capture_output=True, timeout=300, check=False)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    built = run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT, cwd=folder)
    assert built.returncode == 0, built.stdout + built.stderr
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def scripts(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts of an environment that has the wheel; what the wheel depends on is borrowed, the checkout is not."""
    home = tmp_path_factory.mktemp("empty")
    venv.create(home, with_pip=False)
    target = Path(sysconfig.get_path("purelib", "venv", {"base": str(home), "platbase": str(home)}))
    scripts = Path(sysconfig.get_path("scripts", "venv", {"base": str(home), "platbase": str(home)}))
    pip = [sys.executable, "-m", "pip", "--python", scripts / "python", "install", "-q", "--no-deps", "--no-index"]
    installed = run(*pip, wheel, cwd=home)
    assert installed.returncode == 0, installed.stderr
    (target / "borrowed.pth").write_text("\n".join(site.getsitepackages()) + "\n", encoding="utf-8")
    return scripts


def test_the_wheel_names_what_it_depends_on(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        metadata = next(name for name in archive.namelist() if name.endswith("METADATA"))
        required = Parser().parsestr(archive.read(metadata).decode()).get_all("Requires-Dist") or []
    core = {re.split("[<>=]", line)[0] for line in required if "extra ==" not in line}
    assert core == {"lark", "pydantic", "typer", "rich", "typing-extensions"}


def test_the_rules_travel_inside_the_wheel(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = set(archive.namelist())
    for file in (ROOT / "rules").rglob("*.*"):
        assert f"interpreter/_rules/{file.relative_to(ROOT / 'rules').as_posix()}" in names
    assert {"rulelang/syntax/grammar.lark", "rulelang/syntax/parse_table.json"} <= names


def test_the_installed_code_is_not_the_checkout(scripts: Path, tmp_path: Path) -> None:
    where = run(
        scripts / "python", "-c", "import interpreter, rulelang; print(interpreter.__file__, rulelang.__file__)", cwd=tmp_path
    )
    assert str(ROOT) not in where.stdout
    assert where.returncode == 0, where.stderr


def test_it_plays_from_another_directory(scripts: Path, tmp_path: Path) -> None:
    played = run(scripts / "rulelang", "play", "pig", "--players", "2", "--seats", "random", "--seed", "7", cwd=tmp_path)
    assert played.returncode == 0, played.stdout + played.stderr
    assert "wins" in played.stdout
