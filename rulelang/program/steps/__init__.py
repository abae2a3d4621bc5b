"""What is done in a Program: single steps (choices, moves, calls), then blocks, which hold steps; `facts` has a row for each."""
