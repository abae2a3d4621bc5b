"""What a match is at one moment, and what it is played with: numbers, and nothing of words.

state         the state, and what runs it (`Playable`)    slots     where a state keeps what
game_numbers  what of a game never changes                answers   what can answer a decision
trace         what a traced match notes, event by event   chance    the one stream of chance
failures      what can go wrong, as codes and numbers   threshold what a number must become to set something off
laws          what may be laid where                    fixed     what a scenario fixes of chance

Imports `form` and `paying`.
"""
