"""What happens in a match: numbers change numbers. Nothing here knows a word of the rules.

machine     runs blocks until somebody must decide        flow          turns, phases, rounds, what is put off
effects     what steps do to pieces and numbers           amounts       what they do to resources
faces       which way pieces lie, and who knows them      named_pieces  moves of a class that is named
sight       what each seat may know                       lookahead     an option is offered only if it leads on
sources     paying with help                              queries       what blocks ask of a state
bounds      where numbers end                             ranking       who has won
asking      whether somebody is asked, and what           chains        pieces that lie on each other
any_time    what may be done beside what is asked

Imports `state`, `paying` and `form`, and neither Programs nor tables.
"""
