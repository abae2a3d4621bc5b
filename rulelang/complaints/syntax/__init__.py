"""What is said of text that cannot be read: signs and words, lines and blocks, and words that other rulebooks use."""
