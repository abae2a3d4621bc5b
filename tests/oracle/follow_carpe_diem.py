"""To play a match of Carpe Diem side by side with its oracle."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from interpreter import Match
from interpreter.match.decision import Decision
from rulelang.program.kinds import SPOT, TURN
from tests.oracle.carpe_diem import score
from tests.oracle.carpe_diem_district import turned
from tests.oracle.carpe_diem_figures import SINGLES, TILES, VILLA
from tests.oracle.carpe_diem_table import Ask, Course, Table
from tests.oracle.follow import Follower, Pick, differences
from tests.oracle.read_carpe_diem import circle, kind, read, space

QUARTERS = {"upright": 0, "turned right": 1, "upside down": 2, "turned left": 3}
AT_THE_END = ("ring", "discarded")  # while a tile is built it still lies where it was taken


class CarpeDiemFollower(Follower):
    """A match of Carpe Diem and the oracle beside it. What can come in any order the match asks of what is completed alone."""

    def __init__(self, match: Match, pick: Pick) -> None:
        super().__init__(match, pick)
        self.tile = ""  # that is laid
        self.building = False

    # -- decisions
    def decide(self, ask: Ask) -> Course:  # type: ignore[override]
        if all(course.said[0] == "take" for course in ask.courses):
            return self.taken({course.said[1]: course for course in ask.courses})
        self.pass_over()
        self.building = ask.courses[0].said[0] in ("build", "keep", "edge", "nobody", "under")
        meant = {as_asked(course.said, ask.table): course for course in ask.courses}
        said = super().decide(replace(ask, courses=[replace(course, said=words) for words, course in meant.items()])).said
        if said[0] in TILES:
            self.tile = said[0]
        return meant[said]

    def taken(self, courses: dict[str, Course]) -> Course:
        """What comes first of what one tile brings; a villa brings nothing."""
        while VILLA in self.orders():
            self.play_first(VILLA)
        offered = sorted(set(self.orders()))
        if not offered:
            return min(courses.values(), key=lambda course: rank(course.said[1]))
        assert offered == sorted(name for name in courses if rank(name) == 0), f"{offered} of {sorted(courses)}: {self.where()}"
        chosen = offered[self.pick(offered)]
        self.play_first(chosen)
        self.states += 1
        return courses[chosen]

    def pass_over(self) -> None:
        """What comes to the same in any order, and what can only be declined, though not all can know it."""
        while (decision := self.match.decision) is not None and (self.orders() or decision.keys == ["decline"]):
            self.match.play(decision.options[0])

    def orders(self) -> list[str]:
        """What is completed, where the match asks what of it comes first."""
        decision = self.match.decision
        if decision is None or decision.kind != "order":
            return []
        return [key.removeprefix("estate completed: ").split(" at ")[0] for key in decision.keys]

    def play_first(self, land: str) -> None:
        assert self.match.decision is not None
        self.match.play(self.match.decision.options[self.orders().index(land)])

    def play_one(self, player: int, legal: list[str]) -> str:
        return self.noted(super().play_one(player, legal))

    def same(self, player: int, word: str) -> None:
        """Others need not know that there is only this."""
        decision = self.match.decision
        self.noted(word)
        if decision is not None and decision.forced and decision.player == player and self.words(decision) == [word]:
            self.match.play(decision.options[0])

    def noted(self, word: str) -> str:
        self.tile = word if word in TILES else self.tile
        return word

    # -- words
    def words(self, decision: Decision) -> list[str]:
        if decision.kind == "may":
            return ["decline" if key == "decline" else "do" for key in decision.keys]
        if decision.kind == "pay":
            return [paid(option.value) for option in decision.options]
        return [self.word(decision.site.type, key) for key in decision.keys]

    def word(self, type_: str, key: str) -> str:
        if type_ == SPOT:
            row, column = space(key)
            return f"{row} {column}"
        if type_ == TURN:
            return " ".join(turned(TILES[self.tile].sides, QUARTERS[key]))
        if type_ == "rectangle":
            return str(int(key.removeprefix("rectangle_")) - 1)
        if type_ == "scoring_circle":
            near, far = circle(self.match.state, int(key.removeprefix("circle_")) - 1)
            return f"{near[0]} {near[1]} - {far[0]} {far[1]}"
        return kind(key.split(" ")[0]) if type_ in ("tile", "fountain_card") else key

    # -- tables
    def look(self) -> Table:
        return read(self.match)

    def settled(self, ask: Any, step: int) -> bool:
        return True

    def compare(self, table: Table) -> None:
        mine, theirs = table.shown(), read(self.match).shown()
        for part in AT_THE_END if self.building else ():
            del mine[part], theirs[part]
        wrong = differences(mine, theirs)
        assert not wrong, f"(oracle, match) differ in {wrong}: {self.where()}"

    def compare_scores(self, table: Table) -> None:
        """Line by line."""
        for of in range(table.players):
            lines = {name: of_all[of] for name, of_all in self.match.score_lines}
            frame = sum(points for name, points in lines.items() if name.endswith("_goals"))
            shown = {
                "points": lines["points"] + lines["not_met"], "villas": lines["villas"], "left_over": lines["left_over"],
                "scroll": lines["scroll_track"], "fountains": lines["fountains"], "frame": frame,
            }  # fmt: skip
            assert shown == score(table, of), f"of Player {of + 1}: {self.where()}"


def rank(name: str) -> int:
    """What is completed comes first, then the scroll, then a single building."""
    return 2 if name in SINGLES else int(name == "scroll")


def paid(value: Any) -> str:
    """What is paid, in the order of the names."""
    return " + ".join(f"{number} {name}" for name, number in sorted(value.items()))


def as_asked(said: tuple[str, ...], table: Table) -> tuple[str, ...]:
    """A course in the words in which the match asks."""
    match said:
        case ("walk", way):
            return (f"walk_{way}",)
        case ("bread", at):
            return ("ride", at)
        case ("build", at, sides):
            return ("build_it", at, sides)
        case ("keep",):
            return ("keep_it",)
        case ("edge", name, "build", at, sides):
            return ("do", name, at, sides)
        case ("nobody",) | ("done",):
            return ("decline",)
        case ("under", name):
            return (name,)
        case ("meet", payment):
            return ("do", payment)
        case (between, first, _):
            near = between.startswith(f"{first} - ")
            return (between, "the_left_or_upper_card_first" if near else "the_right_or_lower_card_first")
    return said
