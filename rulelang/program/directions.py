"""The directions of a grid by name, clockwise: how many rows up, and how many columns to the right, the next space is.

The hexes of a grid lie in straight rows, and each row begins half a hex further to the right than the one below it: a hex has no
neighbour straight above it, but two above: to the left (the next row, one column back) and to the right (the same column).
"""

SQUARE = {
    "north": (1, 0),
    "north_east": (1, 1),
    "east": (0, 1),
    "south_east": (-1, 1),
    "south": (-1, 0),
    "south_west": (-1, -1),
    "west": (0, -1),
    "north_west": (1, -1),
}
HEX = {"north_east": (1, 0), "east": (0, 1), "south_east": (-1, 1), "south_west": (-1, 0), "west": (0, -1), "north_west": (1, -1)}
DIRECTIONS = {False: tuple(SQUARE), True: tuple(HEX)}  # by whether the spaces are hexes
FACING = {"bottom": (1, 0), "top": (-1, 0), "left": (0, 1), "right": (0, -1)}  # by where a player sits
