"""What a match is at one moment, and what it is played with: numbers, and nothing of words.

chance    the one stream of chance                      slots     where a state keeps what
game_numbers  what of a game never changes          failures  what can go wrong, as codes and numbers
state     the state, and what runs it (`Playable`)

Imports `form`.
"""
