"""What happens in a match: numbers change numbers. Nothing here knows a word of the rules.

machine     runs blocks until somebody must decide        flow          turns, phases, rounds, what is put off
effects     what steps do to pieces and numbers           amounts       what they do to resources
faces       which way pieces lie, and who knows them      named_pieces  moves of a class that is named
sight       what each seat may know                       chains        pieces that lie on each other
deciding    whether somebody is asked, and what           areas         pieces that are joined on a grid
sources     paying with help                              bounds        where numbers end
queries     what blocks ask of a state                    ranking       who has won

Imports `state`, `paying` and `form`, and neither Programs nor tables.
"""
