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

# Cards that help to pay and cards that can do something: sources with prices, abilities at moments, what is new in an action.
GUILD = """
    game guild "The Guild"
    players 2 to 3
    kind material: food, wood
    resource material: 0 of each
    resource gold: 12
    counter years: 0

    piece house, starts in deck:
      | house | price           | gives  | points | power                                | bonus                    | copies |
      | farm  | 2 wood          | 1 food | 2      | paying: 1 food                       | 0                        | 3      |
      | mill  | 1 food + 1 wood | 1 wood | 1      | build: do look; instant: 1 gold      | count of houses in guild | 3      |
      | hut   | 1 food          | 1 wood | 1      | paying: do drop, then any 1 material | 0                        | 3      |
      | inn   | 1 wood          | 1 food | 1      | build: pay 1 gold, then 2 gold       | 0                        | 5      |
      | cave  | 2 food          | 1 wood | 2      | paying: pay 1 gold, then 1 wood      | 0                        | 3      |
    piece guest, starts in deck:
      | guest  | points | power                                       | bonus                              | copies |
      | knight | 3      | -                                           | count of cards in your guild       | 2      |
      | thief  | 1      | instant: draw 1 from deck to your hand      | 0                                  | 2      |
    pieces card: house, guest
    piece castle each player, starts in fields: 1

    zone deck, holds card, ordered, contents seen by nobody
    zone hand each player, holds card, contents seen by its owner
    zone fields each player, holds house and castle
    zone guild each player, holds card
    zone heap, holds card, ordered

    source paying: house in your guild where it is not new this action, once each action
    source own_castle: castle in your fields where gold on it is 0
      provides: any 1 material
      price: 1 gold to it
    source neighbour: house in fields where gold on it is 0
      provides: gives of it
      price: 1 gold to it
    moment build: card in your guild where it is not new this action
    moment instant: card in your guild where it is new this action

    setup:
      shuffle deck
      each player: draw 4 from deck to your hand
      each player: reward: 3 gold

    round:
      years becomes years + 1
      turns from seat 1, 1 each:
        one of: build, invite, settle, rest

    action rest "rest":
      each house in your fields: move all gold on house to you
      each castle in your fields: move all gold on castle to you
      draw 2 from deck to your hand

    action settle "lay out a card":
      choose house in your hand
      move house to your fields

    action build "build":
      choose house in your hand
      needs: no house in your guild where name of it is name of house
      move house to your guild
      cost: price of house
      use build and instant

    action invite "invite a guest":
      choose guest in your hand
      move guest to your guild
      use instant

    action look "draw a card":
      draw 1 from deck to your hand

    action drop "discard a card":
      choose card in your hand
      move card to heap

    end when years is at least 8
    score points: sum of points of it for each card in your guild
    score bonus: sum of bonus of it for each card in your guild
    winner: highest total
"""
