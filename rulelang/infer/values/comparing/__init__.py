"""Whether one value is another, higher or lower, or one of several; and which row two names are those of."""
