"""Program to numbers, for one number of players and one choice of options; these tables know the names.

constants  what is known without a match      layout  every place and piece          vector  every number of a state
masks      who sees what                      tables  all of it, with what watches   unchanging  what is sealed once it is made
chain_laws what may lie on what      grid_laws  what lies beside what on a grid, and what shows at its sides

Imports `state`, `paying`, `form` and Programs.
"""
