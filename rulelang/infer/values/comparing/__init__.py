"""Whether one value is another, higher or lower, or one of several, how many steps one is from another; and which row two names are those of."""
