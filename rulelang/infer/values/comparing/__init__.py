"""Whether one value is another, higher or lower, or one of several."""
