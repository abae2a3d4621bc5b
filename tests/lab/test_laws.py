"""A law that cannot fail proves nothing: each one speaks when an engine is made to break it, and is silent otherwise."""

import copy
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from interpreter import Decision, Game, Match, load
from interpreter.engine import machine
from interpreter.lab.at_a_decision import AT_FIRST, LATER, Moment
from interpreter.lab.laws import ALWAYS, AT_DECISIONS, AT_THE_END, Broken, copies, verify
from interpreter.match.decision import CannotGoOn
from interpreter.numbering.tables import tables_of
from interpreter.state.state import State
from interpreter.telling import view
from interpreter.telling.log import phrases
from interpreter.telling.words import naming, wording
from tests.toys import path_of

SEED = 5
GARDENS = str(path_of("gardens"))
PIPES = str(path_of("pipes"))


def chosen(step: int) -> int:
    """Which of three options the laws of copies and saves happen to take."""
    return Moment(load("nim").new(players=2, seed=5), SEED, step).choice


CHOSEN = chosen(0)
IN_PASSING = next(step for step in range(AT_FIRST, LATER - SEED) if chosen(step) == CHOSEN)  # nothing dear is looked at there
Breaking = Callable[[Match, pytest.MonkeyPatch], None]


def started(game: str, choices: int = 0) -> Match:
    """A match after some first options."""
    match = load(game).new(players=2, seed=5)
    for _ in range(choices):
        assert match.decision is not None
        match.play(match.decision.options[0])
    return match


def ended(game: str, seed: int) -> Match:
    """A match that is over."""
    match, dice = load(game).new(players=2, seed=seed), Random(seed)
    while match.decision is not None:
        match.play(match.decision.options[int(dice.random() * len(match.decision.options))])
    return match


def lose_a_piece(match: Match, _: pytest.MonkeyPatch) -> None:
    place = next(place for place, pile in enumerate(match.state.z) if pile)
    match.state.z[place] = match.state.z[place][1:]


def double_a_piece(match: Match, _: pytest.MonkeyPatch) -> None:
    place = next(place for place, pile in enumerate(match.state.z) if pile)
    match.state.z[-1] = (*match.state.z[-1], match.state.z[place][0])


def make_a_resource(match: Match, _: pytest.MonkeyPatch) -> None:
    match.state.v[tables_of(match.state).amount_slot("supply", None, 0)] += 1


def owe_a_resource(match: Match, _: pytest.MonkeyPatch) -> None:
    tables = tables_of(match.state)
    match.state.v[tables.amount_slot("supply", None, 0)] += 1 + match.state.v[tables.amount_slot("player", None, 0)]
    match.state.v[tables.amount_slot("player", None, 0)] = -1


def lay_a_piece_on_air(match: Match, _: pytest.MonkeyPatch) -> None:
    state = match.state
    piece = next(pile[0] for place, pile in enumerate(state.z) if pile and state.n.chain_of[place] >= 0)
    state.v[state.n.lies_on + piece] = piece


def join_nothing(match: Match, _: pytest.MonkeyPatch) -> None:
    match.state.v[match.state.n.areas[0].labels] = 0


def turn_what_lies_elsewhere(match: Match, _: pytest.MonkeyPatch) -> None:
    state = match.state
    state.v[state.n.turned + next(piece for piece, place in enumerate(state.at) if state.n.grid_of[place] < 0)] = 1


def crowd_a_place(match: Match, _: pytest.MonkeyPatch) -> None:
    state = match.state
    full = next(place for place, room in enumerate(tables_of(state).capacity) if room == 1)
    taken = [piece for piece in range(len(state.at)) if state.at[piece] != full][:2]
    for piece in taken:
        state.z[state.at[piece]] = tuple(other for other in state.z[state.at[piece]] if other != piece)
        state.at[piece] = full
    state.z[full] = (*state.z[full], *taken)


def forget_in_copies(_: Match, patch: pytest.MonkeyPatch) -> None:
    true_copy = Match.copy

    def copy(self: Match) -> Match:
        new = true_copy(self)
        new.state.v[0] = 1 - new.state.v[0]
        return new

    patch.setattr(Match, "copy", copy)


def share_in_copies(_: Match, patch: pytest.MonkeyPatch) -> None:
    true_copy = State.copy

    def copy(self: State) -> State:
        new = true_copy(self)
        new.stack[:1] = self.stack[:1]
        return new

    patch.setattr(State, "copy", copy)


def restore_without_news(_: Match, patch: pytest.MonkeyPatch) -> None:
    true_restore = State.from_json
    patch.setattr(State, "from_json", lambda tables, told: true_restore(tables, told | {"seen": -1}))


def tell_a_secret_in_an_option(_: Match, patch: pytest.MonkeyPatch) -> None:
    true_value = wording.plain_value
    patch.setattr(wording, "plain_value", lambda state, *more: (true_value(state, *more), state.rng))


def tell_a_secret_in_the_log(_: Match, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(phrases, "_pieces", lambda t, pieces, *_: ", ".join(naming.piece_name(t, one.piece) for one in pieces))


def forget_in_saves(_: Match, patch: pytest.MonkeyPatch) -> None:
    true_save = State.to_json
    patch.setattr(State, "to_json", lambda self: true_save(self) | {"rng": 1})


def change_by_looking(_: Match, patch: pytest.MonkeyPatch) -> None:
    seen = iter(range(10**9))
    true_view = view.view
    patch.setattr(view, "view", lambda *words: true_view(*words) | {"looks": next(seen)})


def show_chance(_: Match, patch: pytest.MonkeyPatch) -> None:
    true_view = view.view
    patch.setattr(view, "view", lambda state, *words: true_view(state, *words) | {"chance": state.rng})


def show_every_hand(_: Match, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view, "_how", lambda *_: view.LOOSE)


def fail_at_one_option(match: Match, patch: pytest.MonkeyPatch) -> None:
    """Only at an option of the first decision that the laws of copies and saves do not happen to take."""
    true_answer, first = machine.answer, match.state.ask

    def answer(state: State, value: Any) -> None:
        if state.ask == first and value != CHOSEN:
            raise IndexError("an engine's mistake")
        true_answer(state, value)

    patch.setattr(machine, "answer", answer)


def take_anything(_: Match, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Decision, "index", lambda self, choice: self.keys.index(choice) if choice in self.keys else 0)


def call_all_forced(_: Match, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Decision, "forced", True)


def same_key_for_all(_: Match, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Decision, "keys", property(lambda self: ["it"] * len(self.values)))


def undo_nothing(_: Match, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "undo", lambda self: None)


BREAKINGS: list[tuple[str, str, Breaking]] = [
    ("each_piece_is_in_one_place", "beasts", lose_a_piece),
    ("each_piece_is_in_one_place", "beasts", double_a_piece),
    ("resources_are_conserved", "nim", make_a_resource),
    ("resources_are_conserved", "jetty", owe_a_resource),
    ("nothing_is_over_capacity", "tic_tac_toe", crowd_a_place),
    ("each_stack_stands", "villagers", lay_a_piece_on_air),
    ("each_area_is_as_recounted", GARDENS, join_nothing),
    ("each_tile_fits", PIPES, turn_what_lies_elsewhere),
    ("looking_changes_nothing", "nim", change_by_looking),
    ("a_copy_is_the_original", "nim", forget_in_copies),
    ("a_copy_is_the_original", "nim", share_in_copies),
    ("a_restored_match_is_the_original", "nim", forget_in_saves),
    ("a_restored_match_is_the_original", "nim", restore_without_news),
    ("each_option_leads_on", "nim", fail_at_one_option),
    ("wrong_options_are_refused", "nim", take_anything),
    ("forced_is_honest", "nim", call_all_forced),
    ("options_are_distinct", "nim", same_key_for_all),
    ("undo_gives_the_match_back", "tic_tac_toe", undo_nothing),
]


LATER_BREAKINGS: list[tuple[str, Breaking]] = [
    ("nim", show_chance),
    ("beasts", show_every_hand),
    ("nim", tell_a_secret_in_an_option),
    ("beasts", tell_a_secret_in_the_log),
]


@pytest.mark.parametrize(("game", "breaking"), LATER_BREAKINGS, ids=lambda part: getattr(part, "__name__", str(part)))
def test_an_engine_that_tells_a_secret_is_found_when_a_match_is_over(
    game: str, breaking: Breaking, monkeypatch: pytest.MonkeyPatch
) -> None:
    laws = {law(Moment(ended(game, seed), seed, 0)) is None for seed in range(1, 6) for law in AT_THE_END.values()}
    assert laws == {True}
    told = []
    for seed in range(1, 30):
        match = ended(game, seed)
        with monkeypatch.context() as patch:
            breaking(match, patch)
            told += [law(Moment(match, seed, match.length)) for law in AT_THE_END.values()]
        if told[-1] is not None:
            break
    assert "learns a secret" in str(told[-1])


@pytest.mark.parametrize(("law", "game", "breaking"), BREAKINGS, ids=lambda part: getattr(part, "__name__", str(part)))
def test_a_broken_engine_is_found(law: str, game: str, breaking: Breaking, monkeypatch: pytest.MonkeyPatch) -> None:
    match = started(game)
    breaking(match, monkeypatch)
    with pytest.raises(Broken) as broken:
        verify(match, SEED, 0)
    assert broken.value.law == law
    assert f"seed {SEED}, step 0" in str(broken.value)


@pytest.mark.parametrize(("law", "game", "breaking"), BREAKINGS, ids=lambda part: getattr(part, "__name__", str(part)))
def test_most_are_found_in_passing(law: str, game: str, breaking: Breaking, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing dear is looked at only undo is not tried, and not every view; `everything` leaves out nothing."""
    match = started(game)
    breaking(match, monkeypatch)
    dear = law == "undo_gives_the_match_back"
    with pytest.raises(Broken) as broken:
        verify(match, SEED, IN_PASSING, everything=dear)
    assert broken.value.law == law
    if dear:
        verify(match, SEED, IN_PASSING)


def test_a_record_that_is_played_otherwise_is_found_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    match = started("tic_tac_toe")
    while match.decision:
        match.play(match.decision.options[0])
    verify(match, SEED, 9)
    true_replay = copies.replay

    def replay(game: Game, record: dict[str, Any]) -> Match:
        return true_replay(game, {**record, "choices": record["choices"][:-1]})

    monkeypatch.setattr(copies, "replay", replay)
    with pytest.raises(Broken, match="played again"):
        verify(match, SEED, 9)


def test_a_broken_law_stays_whole_on_its_way_from_another_process() -> None:
    broken = copy.copy(Broken("law", "how", 3, 4))  # as pickle does it
    assert (broken.law, broken.how, broken.seed, broken.step) == ("law", "how", 3, 4)
    assert str(broken) == "the law `law` is broken at seed 3, step 4: how"


def test_each_law_has_been_seen_to_speak() -> None:
    assert {law for law, _, _ in BREAKINGS} == set(ALWAYS) | set(AT_DECISIONS)
    assert set(AT_THE_END) == {"secrets_stay_secret"}, "its breakings are played to the end"


def test_an_error_in_the_engine_is_a_broken_law(monkeypatch: pytest.MonkeyPatch) -> None:
    match = started("nim")
    monkeypatch.setattr(Match, "save", lambda self: 1 // 0)
    with pytest.raises(Broken, match=f"ZeroDivisionError.*|seed {SEED}, step 0"):
        verify(match, SEED, 0)


@pytest.mark.parametrize("game", ["nim", "beasts"])
def test_the_laws_leave_the_match_alone(game: str) -> None:
    looked_at, left_alone = started(game, 3), started(game, 3)
    verify(looked_at, SEED, 3)
    assert looked_at.save() == left_alone.save()


def test_where_the_rules_stop_after_a_roll_it_is_said_what_was_rolled(tmp_path: Path) -> None:
    """No law of play is broken: the rules ask for what cannot be done where nobody can step back."""
    rules = tmp_path / "toy.rules"
    rules.write_text("""game ferry "Ferry"
players 1
die pip: 1 to 2
table shelf:
  | shelf | number |
  | low   | 1      |
  | high  | 9      |
round:
  turns from seat 1: one of: get, rest
action get "get":
  roll pip
  if pip is 2: choose shelf where number of it is pip
action rest "rest": end game
""")
    stops = set()
    for seed in range(6):
        try:
            verify(load(str(rules)).new(players=1, seed=seed), seed, 0)
        except CannotGoOn as stop:
            stops.add(stop.reason.partition(": ")[2].replace(str(rules), rules.name))
    line = "(toy.rules:12: if pip is 2: choose shelf where number of it is pip)"
    said = f"there is no shelf to choose, and no `if that cannot be done: …` says what happens then {line}, after pip comes up 2"
    assert stops == {f"the rules cannot go on here: {said}"}
