"""Whether one value is another, higher or lower, or one of several, or how far from it; and which row two names are those of."""
