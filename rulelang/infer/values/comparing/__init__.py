"""Whether one value is another, higher or lower, or one of several; which row two names are those of."""
