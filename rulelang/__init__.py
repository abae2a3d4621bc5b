"""The rules language: text to Program. Pure; knows no game and no match.

Rooms, each of which imports only those before it:

text        places in a text, complaints, nearly right names
ast         the tree: one class for each rule of the grammar
program     the Program: what an engine is told
complaints  what is said of a text that is not in order
syntax      text to tree
printing    tree to text
names       the table of symbols: names, tables, what each text must have
infer       trees to typed nodes of the Program
lower       all of it to one Program
checks      laws of good rules
variants    a game and its variants to one tree
scenario_files  what tests say
compile     the table of contents: parse, apply variants, resolve, infer, lower, check
mutants     a tree to all that differ from it in one small thing
"""
