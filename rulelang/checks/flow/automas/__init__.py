"""Whether an automa is there where something is said of it, and never has to decide."""
