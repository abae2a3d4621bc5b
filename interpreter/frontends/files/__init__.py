"""Files: games and variants by name or path, saves, and writing whole or not at all."""
