"""`given …`: conditions made true on a state by moving what is there, within every law."""
