"""Which scenarios belong to which game: found under a path, inherited by variants, read and compiled."""
