"""What there are many of: families with one key or two, and lines with a first and a last."""
