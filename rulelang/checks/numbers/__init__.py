"""Whether the figures come out: what is certain before play, starts, sizes, capacities, decks and resources."""
