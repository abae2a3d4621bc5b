"""Toy games that several laws are shown on."""

# A little of everything: hidden cards, dice, a bag, triggers, costs with alternatives, turns by number, a deferred step.
FAIR = """
    game fair "The Fair"
    players 2 to 4
    option goal: 12, 6

    kind ware: cloth, wine
    resource ware: 9 of each, at most 4 each player
    resource token: 4, stands for any ware
    resource coin: 30
    die pip: 1 to 6
    counter days: 0
    track road each player: 6 steps, round
    resource step: unlimited, paid on road

    piece card, starts in deck:
      | card  | price                  | points | copies |
      | booth | 1 cloth + 1 wine       | 2      | 4      |
      | stage | 2 cloth or 2 wine      | 3      | 4      |
      | crown | any 3 ware             | 5      | 2      |
    zone deck, holds card, ordered, contents seen by nobody
    zone hand each player, holds card, contents seen by its owner
    zone shop each player, holds card

    piece lot, starts in sack:
      | lot   | worth | copies |
      | blank | 0     | 6      |
      | prize | 2     | 3      |
    zone sack, holds lot, order seen by nobody
    zone won each player, holds lot

    setup:
      shuffle deck
      each player:
        draw 2 from deck to your hand
        reward: 1 cloth + 1 wine + 1 token

    round:
      days becomes days + 1
      turns by lowest coin of player, 1 each:
        one of: gather, build, throw, wait

    action gather "gather wares":
      reward: any 2 ware

    action build "build a card":
      choose card in your hand
      cost: price of card
      move card to your shop

    action throw "throw for a walk":
      roll pip
      cost: (pip) step
      may: draw 1 at random from sack to your won

    action wait "wait":
      at the end of this turn: reward: 1 coin
      draw 1 from deck to your hand

    when card comes to shop:
      reward: (points of card) coin

    when lot comes to won:
      if lot is prize: reward: 2 coin

    when road of player is passed:
      reward: 1 coin

    end when days is at least goal

    score shops: sum of points of it for each card in your shop
    score coins: your coin
    winner: highest total, then highest shops of you
"""
