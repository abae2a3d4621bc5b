"""Whether names and rows say one thing, and values do not ask for themselves."""
