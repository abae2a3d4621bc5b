"""A page: what can be checked of it without a browser. It needs no network, and its figures are those of the data frame."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("scipy")
pytest.importorskip("vl_convert")
pytest.importorskip("polars")

import polars

from interpreter.frontends.laboratory.theme import DARK, LIGHT
from tests.frontends.terminal import rulelang

FEW = ("--players", "2", "--games", "8", "--bots", "random")
OWN = re.compile(r'(?:src|href|action|poster)\s*=\s*["\']?(?:https?:)?//|@import|url\(', re.IGNORECASE)


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Any]:
    """A page, and the data frame of the same study."""
    folder = tmp_path_factory.mktemp("page")
    words = ("lab", "compare", "village", "--with", "brisk", *FEW)
    ran = rulelang(*words, "--report", str(folder / "page.html"), "--data", str(folder / "data.parquet"))
    assert ran.code == 0, ran.err
    return (folder / "page.html").read_text(encoding="utf-8"), polars.read_parquet(folder / "data.parquet")


def plots(page: str) -> list[Any]:
    found = re.search(r'<script type="application/json" id="plots">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    specs: list[Any] = json.loads(found[1].replace("<\\/", "</"))
    return specs


def rows(spec: Any) -> list[Any]:
    """The rows of a plot that have a mean."""
    return [row for data in spec["datasets"].values() for row in data if "mean" in row and "name" not in row]


def figure(data: Any, variants: str, group: str, name: str) -> Any:
    found = data.filter(
        (polars.col("variants") == variants) & (polars.col("group") == group) & (polars.col("figure") == name)
    )  # fmt: skip
    return found.to_dicts()[0]


def test_a_page_names_no_address_outside(written: tuple[str, Any]) -> None:
    page, _ = written
    own = re.sub(r'<script type="module">.*?</script>', "", page, flags=re.DOTALL)
    assert not OWN.search(own)
    assert "<link" not in page
    assert "<script src" not in page
    assert '<meta name="viewport" content="width=device-width' in page


def test_the_means_on_a_page_are_those_of_the_data_frame(written: tuple[str, Any]) -> None:
    page, data = written
    wins = {(row["what"], row["game"]): row for row in rows(plots(page)[0])}
    assert len(wins) == 4
    for seat in ("Player 1", "Player 2"):
        for game, variants in (("Village", ""), ("Brisk village", "brisk")):
            one = figure(data, variants, "wins", seat)
            assert wins[seat, game]["mean"] == pytest.approx(100 * one["mean"])
            assert wins[seat, game]["high"] == pytest.approx(min(100.0, 100 * one["high"]))
    lines = {(row["what"], row["game"]): row["mean"] for row in rows(plots(page)[2])}
    assert lines["customers", "Village"] == pytest.approx(figure(data, "", "points", "customers")["mean"])


def test_the_differences_on_a_page_are_those_of_the_data_frame(written: tuple[str, Any]) -> None:
    page, data = written
    length, details = plots(page)[-2:]
    rounds = next(row for row in rows(length) if row["what"] == "rounds")
    base, variant = (figure(data, one, "length", "rounds") for one in ("", "brisk"))
    assert rounds["mean"] == pytest.approx(100 * variant["change"] / base["mean"])
    assert rounds["sure"] == variant["told"]
    shown = {row["mean"] for row in rows(details)}
    changes = data.filter(polars.col("group").is_in(["done in a hundred turns", "taken in a hundred turns"]))[
        "change"
    ].drop_nulls()
    assert all(any(one == pytest.approx(each) for each in changes) for one in shown)


def test_every_figure_stands_in_a_table_too(written: tuple[str, Any]) -> None:
    page, data = written
    cells = [unescape(cell) for cell in re.findall(r"<td>(.*?)</td>", page)]
    for name in data.filter(polars.col("group") == "points")["figure"].unique():
        assert f"points: {name.replace('_', ' ')}" in cells


def test_the_house_rule_and_how_it_was_measured_stand_on_the_page(written: tuple[str, Any]) -> None:
    page, data = written
    assert "A farm keeps seven sacks of grain." in page
    assert '<span class="gone">- ' in page
    assert '<span class="new">+ ' in page
    assert "rulelang lab compare village --with brisk --players 2 --games 8 --bots random --seed 1" in page
    assert data["identity"][0][:12] in page


def test_what_may_be_chance_is_said_to_be(written: tuple[str, Any]) -> None:
    page, _ = written
    assert "may be chance" in page
    assert "Cannot be told from 8 pairs of matches:" in page


@pytest.mark.parametrize("command", ["report", "seats", "cards"])
def test_other_studies_have_pages(command: str, tmp_path: Path) -> None:
    ran = rulelang("lab", command, "jetty", *FEW, "--report", str(tmp_path / "page.html"))
    assert ran.code == 0, ran.err
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert plots(page)
    assert "<h1>The Jetty</h1>" in page


def test_a_sweep_has_a_line_over_the_values(tmp_path: Path) -> None:
    words = ("--change", "resource pearl", "--from", "3", "--to", "5", *FEW)
    ran = rulelang("lab", "sweep", "jetty", *words, "--report", str(tmp_path / "page.html"))
    assert ran.code == 0, ran.err
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert {row["value"] for row in rows(plots(page)[0])} == {3, 4, 5}
    assert "--change 'resource pearl' --from 3 --to 5" in unescape(page)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_colours_can_be_told_from_the_ground(theme: dict[str, str]) -> None:
    """By the guidelines of the web: 4.5 to 1 for text, 3 to 1 for what is drawn (WCAG 2.1, 1.4.3 and 1.4.11)."""
    for ground in ("ground", "card"):
        assert all(contrast(theme[name], theme[ground]) >= 4.5 for name in ("ink", "soft"))
        marks = ("base", "variant", "third", "fourth", "more", "less", "open")
        assert all(contrast(theme[name], theme[ground]) >= 3 for name in marks)
