"""Where people meet the engine: everything here uses the face of `interpreter` and nothing behind it.

cli.py          the commands of `rulelang`, each a few lines around a module of its own
games.py        the games and options named on a command line, and what to say of a wrong name
check.py        `rulelang check`: complaints about files of rules and scenarios
play.py         `rulelang play`: one match at one terminal
seats.py        who sits where: people and bots
person.py       a person's decision: the table, numbered options, `?` and undo
prices.py       what an option costs and is worth
look_up.py      `?` and `? NAME`: why not, and what the rules say of a name
rulebook.py     the rules as something to look names up in
differ.py       `rulelang diff`, in two columns or with - and +
saves.py        a match in a file
table.py        a view drawn as text
scores.py       the end of a match, line by line
prove.py        `rulelang test`
simulation.py   `rulelang simulate`
tree.py         `rulelang ast`
translation.py  `rulelang translate`: what a game consists of, one part of it, or its nodes
console.py      where to print, and the exit codes
"""
