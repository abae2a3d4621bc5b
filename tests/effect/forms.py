"""Each step in each place where the grammar allows it: a game with holes, steps, and what can lie around them."""

from __future__ import annotations

import random

GAME = """game forms "Forms"
players 2 to 3
option goal: 3, 2
kind colour: red, blue
resource colour: 9 of each, at most 5 each player
resource coin: 20
resource gem: unlimited
resource joker: 3, stands for any colour
kind door: north_door, south_door
table door:
  | door       | toll            | worth |
  | north_door | 1 coin          | 1     |
  | south_door | 1 red or 1 blue | 2     |
table bridge:
  | bridge | one_end    | other_end  | length |
  | plank  | north_door | south_door | 2      |
  | arch   | south_door | north_door | 1      |
counter pot: 1
counter mine each player: 2
counter open_doors each door: 0
counter heat each space: 0
role first: seat 1
role none_yet: nobody
role hue, a colour: nothing
role liked each player, a colour: red, for the rules only
counter kept: 0, for the rules only
role keeper each door: nobody
counter camp each player at each door: 0
die pip: 1 to 6
dice bone, starts in tray: 3 with sides 1 to 6
zone tray, holds bone
zone saucer, holds bone
track road each player: 5 steps, round
resource step: unlimited, paid on road
piece card, plural cards, starts in deck:
  | card | rank | price  | copies |
  | ace  | 1    | 1 coin | 8      |
  | two  | 2    | 1 red  | 8      |
piece stone, starts in sack: 4
piece ferry, plural ferries, starts in harbour:
  | ferry | one_end    | other_end  | length | copies |
  | raft  | north_door | south_door | 1      | 2      |
  | barge | south_door | south_door | 3      | 2      |
zone harbour, holds ferry
zone berth each player, holds ferry, contents seen by its owner
piece man each player, plural men, starts in home: 3
piece king each player, starts in home: 1
pieces figure: man, king
piece brick, starts in kiln:
  | brick | base    | load | copies |
  | slab  | nothing | 2    | 3      |
  | post  | slab    | 1    | 3      |
  | beam  | post    | 0    | 2      |
  | wedge | nothing | 0    | 2      |
zone kiln, holds brick
zone oven, holds brick
chain wall each player: brick goes on base of it, carries load of it
chain heap: brick goes on another where load of another is at most load of brick, carries 1, begins where load of it is 2
stand-in wedge: any one link
zone deck, holds card, ordered, contents seen by nobody
zone hand each player, holds card, contents seen by its owner
zone row, holds card, ordered, at most 4
zone line_up, holds card, in line
zone talon, holds card, ordered, contents seen by nobody, when empty and needed: shuffle waste into it
zone waste, holds card
zone pack each player, holds card, ordered, contents seen by nobody, when empty and needed: shuffle its spent into it
zone spent each player, holds card
zone sack, holds stone, order seen by nobody
zone home each player, holds figure
zone yard, holds figure and stone
zone cell each door, holds man and card
zone cup, holds stone
zone post each player at each door, holds man and card, at most 2
grid board: 3 by 3 of figure
position: board and pot and active_player
areas gang in board by owner, complete when size of it is at least 2
value wealth each player: coin of it + count of cards in row where rank of it is 2
value strength: pot + 1
value draught each door: worth of door + open_doors of door
value load_at each player at each door: count of men in post of player at door + camp of player at door
value way each space for each space as goal: distance between space and goal
condition rich each player: coin of player is at least 3
condition held each player at each door: any man in post of player at door
while pot is at least 3: your wealth is 1 more
setup:
  shuffle deck
  each player: draw 3 from deck to your hand
  draw 2 from deck to waste
  each player: move top of deck to your spent
  each player: draw 1 from your pack to your spent
  draw 1 from talon to waste
  each player: reward: 4 coin + 1 red + 1 blue
  each player: move 1 man from your home to yard
  move 1 man from home of seat 1 to b2
  move all bricks in kiln where it is slab to wall of seat 1 apart
  draw 3 at random from kiln to oven
  move all bricks in oven to wall of seat 2 apart
  SETUP
round:
  ROUND
  pot becomes smaller of pot + 1 and 9
  turns from first, 1 each:
    one of:
      "work": reward: 1 coin
      "play": do play
      "visit": do visit north_door by 1
      "earn": do earn 1
      "trade": do trade
      "again": do again
      "rest": do rest
      "walk":
        cost: 1 step
        reward: 1 joker
      "idle": pass
    TURN
action play "play it":
  ACTION
phase rest "the rest":
  PHASE
steps earn (n, a number):
  kept becomes kept + n
  reward: (n) coin
action visit (a door) by (n, a number) "visit a door":
  reward: (n) coin
  open_doors of door becomes open_doors of door + 1
action trade "trade a coin":
  cost: 1 coin
  reward: any 1 colour
actions deed: trade, again
action again "play again":
  needs: pot is at least 1
  reward: 1 gem
when man comes to cell:
  mine of you becomes mine of you + 1
when road of player is passed: reward: 1 gem
when brick is covered in wall: reward: 1 gem
when brick is uncovered in wall: pot becomes 1
when gang is completed in board: reward: (size of gang) gem
when card comes to row:
  TRIGGER
before again, others may "say no":
  ANSWER
end when pot is at least 7:
  ENDING
score wealth_at_the_end: wealth of you
winner: highest total, then lowest mine of you
"""
HOLES = ("SETUP", "ROUND", "TURN", "ACTION", "PHASE", "TRIGGER", "ANSWER", "ENDING")
FILLED = {
    "ACTION": "reward: 1 gem",
    "PHASE": "pot becomes pot",
    "TRIGGER": "pot becomes pot",
    "ANSWER": "again does not happen",
    "ENDING": "pot becomes pot",
}

STEPS = """
needs: pot is at least 1
needs: any card in row
choose card in row
choose card in your hand
choose card in your hand as one "the one"
choose man in yard
choose your man in yard
choose other player
choose player as target
choose colour
choose door where worth of it is 2
choose space
choose space in board where it is empty
choose number from 1 to 2 as n
needs: no limit is more than pot
needs: 2½ is more than pot
needs: pot / 2, halves count is more than -¼
needs: pot / 4, quarters count is at least ¾
pot becomes smaller of no limit and pot
cost: 1 coin
cost: 1 coin or 1 red
cost: any 2 colour
cost: any 1 colour of one kind as far as possible
cost: 1 step
cost: 1 coin to north_door
cost: toll of north_door
cost: 2 cards of one rank from your hand to waste
cost: (pot) cards of one rank from your hand to waste
cost: a run of 2 cards by rank from your hand to waste
cost: a run of 2 cards of one colour by rank from your hand to waste
move 2 cards of one rank from your hand to waste
move a run of 2 cards by rank from your hand to waste
cost: cards from your hand with a total rank of at least 3 to waste
cost: cards where rank of it is 1 from your hand with a total rank of at least (pot) to row
reward: 1 coin
reward: any 1 colour
reward: 1 red or 1 blue
reward: 2 red + 1 coin
move top of deck to row
move top of row to bottom of deck
move 1 card from deck to row
move 2 cards from deck to row as far as possible
move 1 man from yard to box
move 1 man from your home to yard
move 1 king from your home to yard
move 1 coin from supply to north_door
move 1 coin from you to seat 2
move (pot) gem from supply to you
move all cards in row to line_up
move all cards in your hand to row
move all figures in yard to box
move all your men in home to yard
draw 1 from deck to your hand
draw 1 from line_up to row
draw 1 at random from sack to cup
draw 1 at random from supply to you
draw 1 from deck to row as drawn / if drawn is ace: reward: 1 gem
draw 1 at random from sack to cup as pebble / if no pebble was drawn: reward: 1 gem
draw 1 from deck to your hand as new / if new is not nothing: /   may: /     needs: rank of new is 2 /     move new to row
move 1 card from row to line_up as moved / reward: (rank of moved) gem
move 1 figure from yard to box as gone / if gone is a king: pot becomes pot + 1
move any card in row where it is ace to line_up
move any of your men in yard to your home as back / if place of back is not full: reward: 1 gem
choose figure in yard where it is not a king / move figure to box
draw 2 from talon to waste
draw 1 from talon to row as taken / if taken is not nothing: move taken to waste
draw 1 from your pack to your spent
move 1 card from talon to row
move 2 cards from your pack to your spent
move 2 cards from talon to row as far as possible
fill row from talon
look at top of talon
move top of your pack to waste
until the start of your next turn: your wealth is 1 more
until the end of your next turn: cost of trade is 1 coin more
shuffle deck
shuffle row
roll pip
roll all bones in tray
choose bone in tray / roll bone
choose bone in tray / turn bone to 2
choose bone in tray / turn bone 1 higher
if any bone in tray where it shows at least 2: pot becomes pot + 1
pot becomes total shown by bones in tray
pot becomes the most cards in your hand with the same rank
pot becomes how many different ranks are among cards in row
pot becomes how many sides are shared by at least 2 bones in tray
pot becomes longest run of side among bones in tray
first becomes a random player
first becomes player left of first
pot becomes pot + pip
mine of you becomes 0
heat of a1 becomes 1
fill row from deck
do trade
do visit north_door by 2
do rest
do earn 2
hue becomes liked of first
your liked becomes a random colour
if hue is nothing or hue is your liked: hue becomes blue
do again
again does not happen
pass
you win
seat 2 wins
first wins
none_yet wins
nobody wins
everyone wins
all players where wealth of it is at least 3 win
you lose
first loses
everyone loses
all players where wealth of it is 0 lose
you leave the round
first leaves the game
all players where wealth of it is 3 leave the round / none_yet comes back to the round
you leave the round / you come back to the round
each player still in the round: reward: 1 coin / all players leave the round / all players come back to the round
if any player out of the round: first becomes next player left of first still in the round / first leaves the round
first leaves the round / keeper of north_door becomes the last player to leave the round
first becomes next player right of first where wealth of it is at least 3
pot becomes -2
mine of you becomes mine of you * -1
pot becomes 3 if pot is 1, else mine of you
reward: 2 coin if wealth of you is 1, else 1 gem
choose number from 1 to 4 where it is not pot as n / pot becomes n
choose card in your hand / choose place for card in line_up as gap / move card to gap
move (2) cards in row where rank of it is 2 to your hand
move at least 1 card in your hand where its rank is 1 to waste
move at most 2 of your men in yard to box
you take another turn
first takes another turn / player left of you misses a turn / end turn
end turn
end phase
end round
end game
end repeat
turn top of row face up
turn top of row face down
put top of row in place of top of deck
one of: trade, again
choose card in your hand / move card to row
choose card in your hand / move card to row face down
choose your man in yard / move man to cell of north_door
choose card in row / cost: price of card / move card to your hand
choose deed / do chosen deed
choose space in board where it is empty / move 1 man from your home to space
choose other player as target / move 1 coin from target to you
choose colour as trump / reward: any 1 colour
choose man in yard / move man to home of owner of man
choose brick in kiln / choose place for brick in your wall as spot / move brick to spot
choose brick in kiln / choose place for brick in wall as spot / move brick to spot
choose brick in wall / choose place for brick in heap as spot / move brick to spot face down
choose brick in kiln / move brick to your wall
choose brick in kiln / move brick to heap apart
choose brick in kiln / choose brick in wall where brick goes on it as under / move brick to under
choose brick in wall where it is uncovered / move brick to kiln
choose brick in kiln / choose brick in wall where it is covered as old / put brick in place of old / move old to kiln
choose brick in wall / choose brick in heap as old / put brick in place of old
move all bricks in your wall to kiln
move all bricks in kiln to your wall apart
move all bricks in wall where it is post to heap apart
move 1 brick from kiln to your wall
move 2 bricks from your wall to heap as far as possible
if any brick in your wall where it is covered: pot becomes pot + 1
choose gang in board / move all figures in gang to yard
choose your gang in board where it is complete "which gang" / choose figure in gang / move figure to yard
choose figure in board / choose space where it is empty / move figure to space / reward: (open_sides of gang of figure) gem
if any gang in board where it lies across rows 1 to 2 and owner of it is you: pot becomes pot + 1
each gang in board: reward: (size of gang) gem
if north_door is joined to south_door by bridges: pot becomes pot + 1
choose ferry in harbour / move ferry to your berth / reward: (largest network of ferries in your berth) gem
choose door where it is joined to north_door by ferries in your berth / open_doors of door becomes pot
choose door where it is not joined to south_door by ferries in harbour where it is raft / reward: 1 gem
reward: (distance from north_door to south_door by length along bridges where it is not plank) gem
choose door where (distance from it to north_door along ferries in harbour) is at most 1 / reward: 1 coin
pot becomes longest path by length of bridges where length of it is at most pot
choose door / camp of you at door becomes camp of you at door + 1
choose door where you are not held at it / move 1 man from your home to post of you at door
choose man in post of first at north_door / move man to cell of door of man
keeper of north_door becomes player left of first
if you are rich or player left of you is held at south_door: pot becomes pot + 1
reward: (load_at of you at south_door) gem
choose space where (way of it for b2) is 1 / heat of space becomes 2
move the first card in line_up to row
move the last card in line_up where it is ace to line_up at position 1
choose card in row / move card to line_up at position pot / pot becomes position of card in line_up
if this position has come 2 times: pot becomes pot + 1
needs: this position has not come before
each door where it is the final door or it is the first door: open_doors of door becomes 1
look at top of deck
show top of deck to everyone
pip becomes 1
"""
# These are not mixed with the others: what becomes of the mixtures is kept.
NEWER = """
first gains 1 coin
none_yet gains 1 red or 1 blue
player left of first pays 1 coin to first
first pays any 2 colour as far as possible
player right of first draws 1 from deck to its hand
"""

AROUND = {
    "nothing": "STEP",
    "if": "if pot is at least 1:\n  STEP",
    "else": "if pot is 0: pot becomes 1\nelse:\n  STEP",
    "may": "may:\n  STEP",
    "may with a label": 'may "do it":\n  STEP',
    "one of": 'one of:\n  "this":\n    STEP\n  "that": reward: 1 gem',
    "repeat": "repeat 2 times:\n  STEP",
    "repeat up to": "repeat up to 2 times:\n  STEP",
    "any number of times": "repeat any number of times:\n  STEP",
    "while": "repeat while pot is less than 2:\n  STEP\n  pot becomes pot + 1",
    "until": "repeat until pot is at least 2:\n  STEP\n  pot becomes pot + 1",
    "again and again": "repeat:\n  STEP\n  end repeat",
    "each player": "each player:\n  STEP",
    "each other player": "each other player:\n  STEP",
    "each the other way round": "each player from first counterclockwise:\n  STEP",
    "each card": "each card in row:\n  STEP",
    "each door": "each door:\n  STEP",
    "each space": "each space in board:\n  STEP",
    "each of the best": "each player with highest coin of it:\n  STEP",
    "turns": "turns from first, 1 each:\n  STEP",
    "turns by": "turns by lowest coin of player, 1 each:\n  STEP",
    "turns until": "turns from first until pot is at least 2:\n  STEP\n  pot becomes pot + 1",
    "later": "at the end of this turn:\n  STEP",
    "if that cannot be done": "needs: pot is 0\nif that cannot be done:\n  STEP",
    "before if that cannot be done": "if pot is 1:\n  STEP\nif that cannot be done: reward: 1 gem",
    "everyone at once": "everyone at once:\n  STEP",
    "while a change holds": "until the end of this round: your wealth is 2 more\nSTEP",
}


def steps() -> list[str]:
    """The steps, some of several lines."""
    return [*_steps(STEPS), *_steps(NEWER)]


def _steps(lines: str) -> list[str]:
    return [line.replace(" / ", "\n") for line in lines.strip().split("\n")]


def within(around: str, step: str) -> str:
    """A step with something around it."""
    return _filled(AROUND[around], "STEP", step)


def game(hole: str, step: str) -> str:
    """The game with a step in one hole."""
    text = GAME
    for name in HOLES:
        text = _filled(text, name, step if name == hole else FILLED.get(name, ""))
    return text


def mixed(seed: int) -> str:
    """The game with steps in three holes, each with something around it: by chance, and perhaps with complaints."""
    chance = random.Random(seed)
    text = GAME
    chosen = chance.sample(HOLES, 3)
    for name in HOLES:
        step = within(chance.choice(list(AROUND)), chance.choice(_steps(STEPS))) if name in chosen else FILLED.get(name, "")
        text = _filled(text, name, step)
    return text


def _filled(text: str, hole: str, steps: str) -> str:
    """The text with steps in a hole, each line as far in as the hole; without steps the line is gone."""
    found = []
    for line in text.split("\n"):
        if line.strip() != hole:
            found.append(line)
        elif steps:
            space = line[: len(line) - len(hole)]
            found += [space + step for step in steps.split("\n")]
    return "\n".join(found)
