"""A declaration said anew keeps what its new heading does not say; how often an action is done can be lifted."""

import pytest

from rulelang.ast.addresses import title
from rulelang.printing.format import format_tree
from rulelang.text.source import SourceFile
from rulelang.variants import Reader, apply, nowhere

GAME = SourceFile("g.rules", """game g "G"
players 2
resource coin: unlimited
role leader: seat 1
counter quiet: 0 at first, for the rules only
counter sales of each player, plural sold: 0 at first
piece ox, plural oxen, starts in stall: 4
zone stall, holds ox
action rest with (a player) "rest", once each round: gain 1 coin
any time action nap "nap": gain 1 coin
score herd, not in the total: 1
score coins: your coin
setup:
  you become leader
  each player: your sales becomes 2
  each player: add 1 to your sales
round:
  repeat 2 times:
    quiet becomes 1
""")  # fmt: skip


def with_variant(*lines: str) -> tuple[dict[str, str], list[str]]:
    """Each declaration of the game with these lines, and what is said against them."""
    source = SourceFile("v.rules", "\n".join(['variant v "V" of g', *lines, ""]))
    tree, complaints = apply(Reader(nowhere).stack([GAME, source]))
    shown = {title(one): format_tree(tree.model_copy(update={"declarations": (one,)})).rstrip() for one in tree.declarations}
    return shown, [f"{one.text} {one.hint or ''}".strip() for one in complaints]


@pytest.mark.parametrize(
    ("line", "address", "becomes"),
    [
        ("replace action rest: gain 2 coins", "action rest",
         'action rest with (a player) "rest", once each round: gain 2 coin'),
        ('replace action rest "snore": gain 2 coins', "action rest",
         'action rest with (a player) "snore", once each round: gain 2 coin'),
        ("replace action rest, once each game: gain 2 coins", "action rest",
         'action rest with (a player) "rest", once each game: gain 2 coin'),
        ("replace action nap: gain 2 coins", "action nap", 'any time action nap "nap": gain 2 coin'),
        ("replace counter quiet: 3", "counter quiet", "counter quiet: 3 at first, for the rules only"),
        ("replace counter sales of each player: 3", "counter sales", "counter sales of each player, plural sold: 3 at first"),
        ("replace piece ox: 5", "piece ox", "piece ox, plural oxen, starts in stall: 5"),
        ("replace score herd: 2", "score herd", "score herd, not in the total: 2"),
    ],
)  # fmt: skip
def test_what_the_new_heading_does_not_say_stays(line: str, address: str, becomes: str) -> None:
    shown, complaints = with_variant(line)
    assert not complaints
    assert shown[address].replace("coins", "coin") == becomes


def test_how_often_it_may_be_done_is_lifted() -> None:
    shown, complaints = with_variant("remove action rest.once")
    assert not complaints
    assert shown["action rest"].splitlines()[0].startswith('action rest with (a player) "rest": gain')


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("remove action nap.once", "`action nap` does not say how often It may be done as often as one likes already."),
        ("remove action sleep.once", "there is no `action sleep` What there is: `rest`, `nap`."),
        ("remove setup.once", "`setup` does not say how often It may be done as often as one likes already."),
    ],
)
def test_what_has_no_limit_is_told(line: str, told: str) -> None:
    assert with_variant(line)[1] == [told]


@pytest.mark.parametrize(
    ("line", "address", "left"),
    [
        ("remove setup[leader]", "setup", "leader"),
        ("remove round.repeat[quiet]", "round", "quiet"),
        ("replace round[quiet]: pass", "round", "quiet"),
        ("replace setup[leader]: seat 2 becomes leader", "setup", "you become"),
    ],
)
def test_a_step_is_known_by_what_it_gives_a_value(line: str, address: str, left: str) -> None:
    shown, complaints = with_variant(line)
    if line.startswith("remove round"):
        assert "nothing would be left" in complaints[0]
    else:
        assert not complaints
        assert left not in shown[address]


def test_several_of_these_are_told_apart() -> None:
    (told,) = with_variant("remove setup[sales]")[1]
    assert told == (
        "2 steps here say what becomes of `sales` "
        "Say which: `setup.each.becomes` is `your sales becomes 2`, `setup.each[2].add` is `add 1 to your sales`."
    )


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("remove setup[starter]", "nothing here is called starter What lies there: `setup.becomes` is `you become leader`, "),
        ("remove setup.each[1].gain", "there is no `gain` in this What lies there: `setup.each.becomes` is `your sales becomes "),
        ("remove setup.sales", "there is no `sales` in this What lies there: `setup.each[1]` is `each player: your sales "),
    ],
)  # fmt: skip
def test_an_address_that_fits_nothing_has_those_that_lie_there(line: str, told: str) -> None:
    assert with_variant(line)[1][0].startswith(told)


@pytest.mark.parametrize(
    ("line", "first"),
    [
        ("change round.repeat: 6 times", "  repeat 6 times:"),
        ("change round.repeat: (1 + players) times", "  repeat 1 + players times:"),
    ],
)
def test_how_many_times_is_changed(line: str, first: str) -> None:
    shown, complaints = with_variant(line)
    assert not complaints
    assert shown["round"].splitlines()[1].startswith(first)


@pytest.mark.parametrize("line", ["change round.repeat: 6", "change setup.each[1]: 6 times"])
def test_times_are_said_of_what_is_repeated(line: str) -> None:
    assert "`change` sets a number, a limit or a cell of what is declared" in with_variant(line)[1][0]


@pytest.mark.parametrize(
    ("repeated", "how"), [("until quiet is 3", "`until`"), ("while quiet is 0", "`while`"), ("", "no number")]
)
def test_what_is_repeated_without_a_number_is_said_anew(repeated: str, how: str) -> None:
    game = GAME._replace(text=GAME.text.replace("repeat 2 times:", f"repeat {repeated}:".replace(" :", ":")))
    source = SourceFile("v.rules", 'variant v "V" of g\nchange round.repeat: 5 times\n')
    (complaint,) = apply(Reader(nowhere).stack([game, source]))[1]
    assert how in complaint.text
    assert "`replace round.repeat: repeat 5 times: …`" in (complaint.hint or "")
