"""The figures of Carpe Diem from the rulebook and the lists of its pieces, typed in anew and read from no rules file."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

PLAYERS = (2, 3, 4)
PHASES, ROUNDS = 4, 7  # C10
SQUARES, ON_A_SQUARE, BOTTOM_EDGE = 7, 4, 11  # C04
FIRST_POINTS = {2: (8, 9), 3: (8, 9, 13), 4: (8, 9, 10, 11)}  # C05
LEFT_OVER = {2: 2, 3: 1, 4: 0}  # C15: so many tiles left of a space are discarded
LAST_STEP = 20  # C27
NOT_MET, BREAD_FOR_A_CARD = 4, 3  # C32, C33

MEADOW, VILLA = "meadow", "villa"
YIELD = {"pond": "fish", "herbs": "herb", "vines": "grape", "coop": "chicken"}  # C24
LANDSCAPES = tuple(YIELD)
HOUSES = ("merchant", "baker", "steward", "craftsman")  # C26
SINGLES = ("market", "bakery", "fountain")  # C28
GOODS = ("grape", "herb", "chicken", "fish")
SIZES = {VILLA: (2, 36), **dict.fromkeys(LANDSCAPES, (2, 4)), **dict.fromkeys(HOUSES, (2, 2))}  # C23-C25
LETTERS = dict(zip("GVPHYCMBAK", (MEADOW, VILLA, *LANDSCAPES, *HOUSES), strict=True))

Space = tuple[int, int]  # row from the top and column from the left, from 1 to 6
SIZE = 6


# ------------------------------------------------------------------------------------------------ tiles
@dataclass(frozen=True)
class Tile:
    """Its sides from the north clockwise; `copies` of it are alike."""

    sides: tuple[str, ...]
    building: str | None = None
    chimneys: int = 0
    copies: int = 1
    black: bool = False


_TILES = """
w01 GGGG market x4, w05 GGGG bakery x4, w09 GGGG fountain x4, w13 MGBG, w14 MAGG, w15 MGKG, w16 BAGG, w17 BGKG, w18 AKGG,
w19 MGPG, w20 MHGG, w21 MGYG, w22 CMGG, w23 BPGG, w24 BGHG, w25 YBGG, w26 BGCG, w27 AGPG, w28 HAGG, w29 AGYG, w30 ACGG,
w31 PKGG, w32 KGHG, w33 KYGG, w34 KGCG, w35 PHGG, w36 PGYG, w37 PCGG, w38 HGYG, w39 HCGG, w40 YGCG, w41 PGVG 1, w42 PVGG 1,
w43 HGVG 1, w44 VHGG 1, w45 YGVG 1, w46 YVGG 1, w47 CGVG 1, w48 VCGG 1, w49 MGVG 1, w50 MVGG 1, w51 VMVG 1, w52 BGVG 1,
w53 VBGG 1, w54 VBVG 1, w55 AGVG 1, w56 AVGG 1, w57 VAVG 1, w58 KGVG 1, w59 VKGG 1, w60 VKVG 1, w61 PGPG, w62 PMPG,
w63 PPVG 1, w64 HGHG, w65 HBHG, w66 HHGV 1, w67 YGYG, w68 YAYG, w69 YYVG 1, w70 CGCG, w71 CKCG, w72 CCGV 1, w73 VGGG 2 x4,
w77 VGVG 2 x2, w79 VVGG 2 x3, w82 VVVG 2 x2, w84 VVVV 3, k01 MGGG x3, k04 BGGG x3, k07 AGGG x3, k10 KGGG x3, k13 PGGG x3,
k16 HGGG x3, k19 YGGG x3, k22 CGGG x3, k25 VGGG 1 x3, k28 VGGG 2 x3, k31 GGGG market x3, k34 GGGG bakery x3,
k37 GGGG fountain x3"""


def _tile(text: str) -> tuple[str, Tile]:
    found = re.fullmatch(r"(\w+) ([A-Z]{4})( [a-z]+)?( \d)?( x\d)?", text.strip())
    assert found, text
    name, sides, building, chimneys, copies = found.groups()
    return name, Tile(
        tuple(LETTERS[letter] for letter in sides),
        building.strip() if building else None,
        int(chimneys or 0),
        int(copies[2:]) if copies else 1,
        name.startswith("k"),
    )


TILES = dict(map(_tile, _TILES.split(",")))


# ------------------------------------------------------------------------------------------------ panels and frames
@dataclass(frozen=True)
class Panel:
    """Where the shovel is, and the scrolls are, as it is laid down with the handle of the shovel up."""

    shovel: Space
    scrolls: frozenset[Space]


def _panel(drawn: str) -> Panel:
    marks = {(row, column): mark for row, line in enumerate(drawn.split(), 1) for column, mark in enumerate(line, 1)}
    (shovel,) = (space for space, mark in marks.items() if mark == "T")
    return Panel(shovel, frozenset(space for space, mark in marks.items() if mark == "*"))


PANELS = {
    "panel_1": _panel("..*..* *..*.. ..T..* ..*... .*..*. ...*.."),
    "panel_2": _panel("...*.* .*.... *..T.* ...*.. *.*... ....*."),
    "panel_3": _panel("*.*... ...*.. .*...* ..T.*. ..*..* .*...."),
    "panel_4": _panel(".....* ....*. *.*... .*.T.. *..*.. ..*.*."),
}

Goal = tuple[int, str, int]  # the line's place along the side clockwise, the land, the points
_FRAMES = """
f01 1 steward 4 3 pond 3, f02 1 baker 4 4 pond 3, f03 1 herbs 3 3 steward 4, f04 1 craftsman 4 5 herbs 3,
f05 1 merchant 4 4 herbs 3, f06 1 pond 3 4 craftsman 4, f07 1 villa 3 3 baker 4, f08 1 vines 3 5 baker 4,
f09 2 steward 4 4 villa 3, f10 2 baker 4 4 coop 3, f11 2 craftsman 4 5 villa 3, f12 2 merchant 4 5 coop 3,
f13 2 villa 3 5 merchant 4, f14 2 vines 3 4 merchant 4, f15 3 coop 3 5 steward 4, f16 3 vines 3 5 craftsman 4"""


def _frame(text: str) -> tuple[str, tuple[Goal, Goal]]:
    name, at, land, points, then_at, then_land, then_points = text.split()
    return name, ((int(at), land, int(points)), (int(then_at), then_land, int(then_points)))


FRAMES = dict(map(_frame, _FRAMES.split(",")))


# ------------------------------------------------------------------------------------------------ cards
Amounts = Mapping[str, int]


@dataclass(frozen=True)
class Objective:
    """A green card asks to have, a red one to pay; `brings` is for each time."""

    deck: str
    asks: Amounts
    brings: Amounts

    @property
    def red(self) -> bool:
        return self.deck in "ab"


_OBJECTIVES = """
a01 2 herb: 4 point, a02 3 herb: 7 point, a03 4 herb: 10 point, a04 2 chicken: 4 point, a05 3 chicken: 7 point,
a06 4 chicken: 10 point, a07 2 fish: 4 point, a08 3 fish: 7 point, a09 4 fish: 10 point, a10 2 grape: 4 point,
a11 3 grape: 7 point, a12 4 grape: 10 point,
b01 1 chicken 1 grape: 3 point, b02 1 chicken 1 fish: 3 point, b03 1 chicken 1 herb: 3 point, b04 1 grape 1 fish: 3 point,
b05 1 grape 1 herb: 3 point, b06 1 fish 1 herb: 3 point, b07 1 chicken 1 grape 1 fish: 5 point,
b08 1 chicken 1 grape 1 herb: 5 point, b09 1 chicken 1 fish 1 herb: 5 point, b10 1 grape 1 fish 1 herb: 5 point,
b11 1 chicken 1 grape 1 herb 1 fish: 8 point, b12 1 chicken 1 grape 1 herb 1 fish: 8 point,
c01 2 chimney: 1 bread, c02 3 chimney: 1 coin 1 step, c03 1 villa: 3 point, c04 2 villa: 1 coin 1 bread 1 step,
c05 1 chimney: 1 point, c06 2 chimney: 1 coin, c07 2 chimney: 1 step 1 point, c08 3 chimney: 4 point,
c09 4 chimney: 6 point, c10 1 villa: 1 coin, c11 1 villa: 2 step, c12 2 villa: 7 point,
d01 1 merchant: 3 point, d02 1 baker: 3 point, d03 1 steward: 3 point, d04 1 craftsman: 3 point, d05 1 pond: 3 point,
d06 1 herbs: 3 point, d07 1 vines: 3 point, d08 1 coop: 3 point, d09 1 pond 1 herbs: 7 point, d10 1 pond 1 vines: 7 point,
d11 1 pond 1 coop: 7 point, d12 1 herbs 1 vines: 7 point, d13 1 herbs 1 coop: 7 point, d14 1 vines 1 coop: 7 point,
d15 2 market: 3 point, d16 2 bakery: 3 point, d17 2 fountain: 3 point, d18 3 landscape: 1 coin 1 bread,
d19 3 house: 1 coin 1 bread, d20 1 merchant 1 craftsman: 7 point, d21 1 baker 1 steward: 7 point,
d22 1 market 1 bakery: 4 point, d23 1 market 1 fountain: 4 point, d24 1 bakery 1 fountain: 4 point"""


def amounts(text: str) -> dict[str, int]:
    """`2 fish 1 herb` as amounts."""
    words = text.split()
    return {kind: int(number) for number, kind in zip(words[::2], words[1::2], strict=True)}


def _objective(text: str) -> tuple[str, Objective]:
    name, card = text.split(maxsplit=1)
    asks, brings = card.split(":")
    return name, Objective(name[0], amounts(asks), amounts(brings))


OBJECTIVES = dict(map(_objective, _OBJECTIVES.split(",")))
DEALT = {2: "aabbccdd", 3: "aabbbccddd", 4: "aaabbbccdddd"}  # C02
FOUNTAIN_KINDS = (*HOUSES, *LANDSCAPES, *SINGLES, VILLA)  # C43: two cards of each
FOUNTAIN_COPIES, FOUNTAIN_POINTS = 2, 2

# ------------------------------------------------------------------------------------------------ the card places
ROWS, COLUMNS = 4, 3
EMPTY_CORNERS = {2: {(1, 1), (1, 3), (4, 1), (4, 3)}, 3: {(1, 1), (4, 3)}, 4: set()}
WORTH_OF_CHIMNEYS = (0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 21)  # C40; ten or more: the last


def card_places(players: int) -> list[Space]:
    """C02: where cards lie, row by row."""
    everywhere = [(row, column) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)]
    return [place for place in everywhere if place not in EMPTY_CORNERS[players]]
