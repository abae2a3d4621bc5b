"""House rules on the command line: `--with`, `diff`, `test` and `check` of a variant, and matches saved with variants."""

import json
from pathlib import Path

import pytest

from interpreter.frontends.commands.diff import told
from interpreter.shipped import find, shipped, variants_of
from rulelang.text.source import read
from rulelang.variants import Reader, differences

from .terminal import rulelang

BOTS = ("--seats", "random", "--seed", "7")
LITTLE = 'variant little "Small nim" of nim\nchange table heap[left]: stones 2\n'
BASE = """game base "Base"
players 2
resource coin: 9
counter luck: 0
counter pot: 0
round:
  turns from seat 1: do go
action go:
  choose number from 1 to 2 as step
  reward: (step) coin
end when any player where its coin is 5
end when pot is 1
end when pot is 2
end when pot is 3
score coins: your coin
"""
BASE_SCENARIOS = """scenario "coins"
  players 2
  then coin of you is 0
scenario "luck"
  players 2
  when you choose 1
  then luck is 0
scenario "more coins"
  players 2
  when you choose 2
  then coin of seat 1 is 2
scenario "wrong"
  players 2
  then coin of you is 1
"""


@pytest.fixture
def little() -> Path:
    """A house rule for a shipped game, in a folder of its own."""
    path = Path("little.rules")
    path.write_text(LITTLE, encoding="utf-8")
    return path


def test_a_variant_is_played_with_its_game_or_alone(little: Path) -> None:
    beside = rulelang("play", "nim", "--with", str(little), *BOTS)
    alone = rulelang("play", str(little), *BOTS)
    assert beside.code == alone.code == 0, beside.err + alone.err
    assert beside.out == alone.out
    assert beside.out.startswith("Small nim, 2 players")


def test_a_shipped_variant_is_found_by_its_name() -> None:
    assert rulelang("simulate", "brisk", "--players", "2", "--games", "1").out.startswith("Brisk village")
    assert rulelang("simulate", "village", "--with", "brisk", "--players", "2", "--games", "1").code == 0


def test_a_variant_that_is_not_there() -> None:
    ran = rulelang("play", "village", "--with", "brsk", *BOTS)
    assert (ran.code, ran.err) == (2, "`village` has no variant `brsk`; did you mean `brisk`?\n")
    assert "The path of a .rules file works too." in rulelang("play", "nim", "--with", "brisk", *BOTS).err
    assert rulelang("play", "nim", "--with", "nowhere.rules", *BOTS).err == "There is no file nowhere.rules.\n"


def test_variants_that_clash_are_refused_in_both_orders(little: Path) -> None:
    Path("tiny.rules").write_text(LITTLE.replace("little", "tiny").replace("stones 2", "stones 1"), encoding="utf-8")
    one = rulelang("play", "nim", "--with", "little.rules", "--with", "tiny.rules", *BOTS)
    two = rulelang("play", "nim", "--with", "tiny.rules", "--with", "little.rules", *BOTS)
    assert one.code == two.code == 1
    assert one.err == two.err
    assert "two variants change one thing" in one.err


def test_a_saved_match_goes_on_with_its_variants(little: Path) -> None:
    saved = rulelang("play", "nim", "--with", "little.rules", "--seats", "human,random", "--seed", "3", typed="1\n1\nq m.json\n")
    assert saved.code == 0, saved.err
    assert json.loads(Path("m.json").read_text(encoding="utf-8"))["with"] == ["little.rules"]
    assert rulelang("play", "--resume", "m.json", "--seats", "random").out.startswith("Small nim")


def test_a_saved_match_is_not_resumed_by_other_rules(little: Path) -> None:
    rulelang("play", "nim", "--with", "little.rules", "--seats", "human,random", "--seed", "3", typed="1\n1\nq m.json\n")
    ran = rulelang("play", "nim", "--resume", "m.json", "--seats", "random")
    assert ran.code == 1
    assert "was played with `little`, and this is the game without variants" in ran.err


def test_a_saved_match_is_not_resumed_with_other_options() -> None:
    rulelang("play", "pig", "--option", "goal=50", "--seats", "human,random", "--seed", "3", typed="1\nq m.json\n")
    assert rulelang("play", "--resume", "m.json", "--option", "goal=50", "--seats", "random").code == 0
    ran = rulelang("play", "--resume", "m.json", "--option", "goal=100", "--seats", "random")
    assert (ran.code, ran.err) == (1, "m.json cannot be resumed: it was not played with option goal 100\n")


def test_diff_says_what_changes(little: Path) -> None:
    ran = rulelang("diff", "nim", str(little))
    assert ran.code == 0, ran.err
    assert ran.out == (
        "Small nim (little)\n\n1. For `table heap[left]` this holds now: stones 2.  little.rules:2\n"
        "   - table heap[left].stones: 3\n   + table heap[left].stones: 2\n"
    )
    (told,) = json.loads(rulelang("diff", "nim", str(little), "--json").out)
    assert told["lines"][1] == ["+", "table heap[left].stones: 2"]


def columns_of(game: str, variant: str, width: int) -> list[str]:
    """What `diff` shows on a screen of this width."""
    paths = [find(game), variants_of(shipped()[game])[variant]]
    stack = Reader(find).stack([read(path) for path in paths if path])
    return [line for text in told(list(differences(stack)), width) for line in text.plain.splitlines()]


def test_diff_on_a_wide_screen_has_two_columns() -> None:
    lines = columns_of("village", "brisk", 100)
    assert "   before                                          │ after" in lines
    assert "     pay 1 faith or 3 time                         │   pay 1 faith or 2 time" in lines
    assert "   score coins: your coins                         │" in lines, "what goes has nothing beside it"
    assert {line.index("│") for line in lines if "│" in line} == {51}


@pytest.mark.parametrize("width", [80, 90, 133])
def test_no_line_of_rules_is_wider_than_its_column(width: int) -> None:
    for game, variant in (("village", "draft"), ("valeria", "chosen_hands")):
        rows = [line for line in columns_of(game, variant, width) if "│" in line]
        assert max(map(len, rows)) <= width


def test_diff_on_a_narrow_screen_has_signs() -> None:
    assert "   + end when there is a player whose prestige is at least 16" in columns_of("village", "brisk", 79)


def test_diff_of_a_variant_that_says_nothing() -> None:
    Path("idle.rules").write_text('variant idle "Idle nim" of nim\n', encoding="utf-8")
    assert rulelang("diff", "nim", "idle.rules").out == "Nothing is different.\n"


def test_diff_of_what_does_not_fit(little: Path) -> None:
    little.write_text(LITTLE.replace("left", "lift"), encoding="utf-8")
    ran = rulelang("diff", "nim", str(little))
    assert ran.code == 1
    assert "`heap` has no row `lift`; did you mean `left`?" in ran.err
    assert rulelang("check", str(little)).code == 1


def test_a_variant_inherits_the_scenarios_of_its_base(little: Path) -> None:
    ran = rulelang("test", str(little))
    assert ran.code == 1
    assert "of its base, 0 no longer hold)" in ran.out
    assert "no longer holds because" in ran.out, "the way out"


def test_scenarios_of_the_base_that_speak_of_what_is_gone_are_named_and_the_others_played() -> None:
    Path("base.rules").write_text(BASE, encoding="utf-8")
    Path("base.scenario").write_text(BASE_SCENARIOS, encoding="utf-8")
    Path("less.rules").write_text('variant less "Less" of base\nremove counter luck\n', encoding="utf-8")
    ran = rulelang("test", "less.rules")
    assert ran.code == 1
    assert "less.rules: 4 scenarios (4 of its base, 0 no longer hold), 2 failed" in ran.out
    assert "base.scenario:7: this no longer fits the rules: there is no `luck`" in ran.out
    assert ran.out.count("this no longer fits") == 1
    lines = [line for line in ran.out.splitlines() if line.startswith('  "')]
    assert lines == ['  "luck"', '  "wrong"']
    Path("less.scenario").write_text('no longer holds because "it is so":\n' + "\n".join(lines) + "\n", encoding="utf-8")
    assert rulelang("test", "less.rules").code == 0


def test_an_option_that_a_variant_has_settled_is_said_to_change_nothing() -> None:
    Path("short.rules").write_text('variant short "Short" of village\nchange track lifetime: 4 steps\n', encoding="utf-8")
    for command in ("play", "simulate"):
        ran = rulelang(command, "village", "--with", "short.rules", "--option", "years=12")
        assert ran.code == 2
        assert "The option `years` changes nothing here: no rule of village with short asks for it." in ran.err


def test_a_line_of_the_base_that_a_variant_makes_wrong_is_told_of_the_variant() -> None:
    text = 'variant five "Five" of village\nchange zone queue: at most 6\nchange players: 2 to 5\n'
    Path("five.rules").write_text(text, encoding="utf-8")
    out = rulelang("check", "five.rules").out
    assert out.count("five.rules:3:1") == 5
    assert (out.count("a case is missing"), out.count("a column is missing")) == (2, 3)
    assert "this line of the base" in out
    assert "nothing is said of 5 players: the first number is for smaller tables than those that are named" in out
    assert "Hint: Add `5 players: …`. What the base says there is said anew in this file: `change zone stalls: …`." in out
    mended = "change zone stalls: at most 5\nchange zone graves: at most by players (2: 5, 3: 7, 4: 9, 5: 9)\n"
    Path("five.rules").write_text(text + mended, encoding="utf-8")
    assert "a case is missing" not in rulelang("check", "five.rules").out


def test_a_fault_of_the_base_itself_is_told_of_the_base() -> None:
    Path("base.rules").write_text(BASE + "score luck: by players (3: 1)\n", encoding="utf-8")
    Path("less.rules").write_text('variant less "Less" of base\nremove end[2]\n', encoding="utf-8")
    out = rulelang("check", "less.rules").out
    assert "base.rules:16" in out
    assert "less.rules:" not in out


def test_diff_of_one_of_several_alike() -> None:
    Path("base.rules").write_text(BASE, encoding="utf-8")
    Path("less.rules").write_text('variant less "Less" of base\nremove end[2]\n', encoding="utf-8")
    lines = [line.strip() for line in rulelang("diff", "less.rules", "less.rules").out.splitlines()]
    assert [line for line in lines if line[:1] in ("+", "-")] == ["- end when pot is 1"]


def test_what_no_longer_holds_is_named(little: Path) -> None:
    _, _, printed = rulelang("test", str(little)).out.partition("no longer holds because")
    excuse = "no longer holds because" + printed.partition("\n\n")[0].replace("…", "the heap is smaller") + "\n"
    failing = [line for line in excuse.splitlines() if line.startswith("  ")]
    little.with_suffix(".scenario").write_text(excuse, encoding="utf-8")
    ran = rulelang("test", str(little))
    assert ran.code == 0, ran.out
    assert f"{len(failing)} no longer hold), none failed" in ran.out
    assert rulelang("check", str(little), str(little.with_suffix(".scenario"))).code == 0


def test_a_scenario_of_its_own_that_fails_is_not_excused(little: Path) -> None:
    own = 'scenario "my own"\n  players 2\n  then the game is over\n'
    little.with_suffix(".scenario").write_text(own, encoding="utf-8")
    _, _, printed = rulelang("test", str(little)).out.partition("no longer holds because")
    assert printed.count('\n  "') > 0
    assert "my own" not in printed


def test_what_is_said_to_hold_no_longer_must_not_hold(little: Path) -> None:
    little.write_text('variant little "Small nim" of nim\nadd score stones, not in the total: your stone\n', encoding="utf-8")
    holding = 'no longer holds because "I say so":\n  "the last stone wins"\n'
    little.with_suffix(".scenario").write_text(holding, encoding="utf-8")
    ran = rulelang("test", str(little))
    assert ran.code == 1
    assert "little.scenario:2: this scenario of the base still holds" in ran.out


def test_a_title_that_no_scenario_has(little: Path) -> None:
    little.with_suffix(".scenario").write_text('no longer holds because "I say so":\n  "nothing"\n', encoding="utf-8")
    ran = rulelang("test", str(little))
    assert "no scenario of the base is called so" in ran.out
    assert "little.rules: not played" in ran.out
    assert ran.out.rstrip().endswith("\n1 game not played: mend first what is said above")
    assert ran.code == 1
    assert "no scenario of the base is called so" in rulelang("check", str(little.with_suffix(".scenario"))).out
