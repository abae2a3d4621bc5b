"""What happens in a match: numbers change numbers. Nothing here knows a word of the rules.

machine     runs blocks until somebody must decide        flow          turns, phases, rounds, what is put off
effects     what steps do to pieces and numbers           amounts       what they do to resources
faces       which way pieces lie, and who knows them      named_pieces  moves of a class that is named
sight       what each seat may know                       chains        pieces that lie on each other
deciding    whether somebody is asked, and what           sources       paying with help
queries     what blocks ask of a state                    bounds        where numbers end
ranking     who has won                                   spots         where a piece may be laid, as numbers
tiles       pieces that lie beside each other on a grid   areas         pieces that are joined on a grid
chance      what is drawn and rolled

Imports `state`, `paying` and `form`, and neither Programs nor tables.
"""
