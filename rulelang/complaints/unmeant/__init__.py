"""What a text says that surely was not meant, with the line that says what was."""
