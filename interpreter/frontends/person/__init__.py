"""A person at the table: the decision, the words that are no options, what the rules say, who sits where."""
