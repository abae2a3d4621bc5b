"""`rulelang fmt` writes files in their one form, or says which would change."""

from pathlib import Path

from typer.testing import CliRunner

from interpreter.frontends.cli import app

UGLY, FINE = "kind   a:b,c\n", "kind a: b, c\n"


def test_a_file_is_written_in_its_one_form(tmp_path: Path) -> None:
    file = tmp_path / "x.rules"
    file.write_text(UGLY, encoding="utf-8")
    assert CliRunner().invoke(app, ["fmt", "--check", str(tmp_path)]).exit_code == 1
    assert file.read_text(encoding="utf-8") == UGLY
    assert CliRunner().invoke(app, ["fmt", str(tmp_path)]).exit_code == 0
    assert file.read_text(encoding="utf-8") == FINE
    assert CliRunner().invoke(app, ["fmt", "--check", str(file)]).exit_code == 0


def test_a_file_that_cannot_be_read_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "x.rules"
    file.write_text("kind a b\n", encoding="utf-8")
    assert CliRunner().invoke(app, ["fmt", str(file)]).exit_code == 1
    assert file.read_text(encoding="utf-8") == "kind a b\n"
