"""Whether a text that could be played says what was surely meant: by itself it shows that something else was."""
