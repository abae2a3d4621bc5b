"""What is said of families with one key or two, and of lines with a first and a last."""
