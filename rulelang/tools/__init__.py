"""What is made from the tree beside a Program: formatted text (`format.py`, from words that `write.py` finds in the grammar)."""
