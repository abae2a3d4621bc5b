"""What a game declares, a file for each sort of thing; `any` is the union of them all."""
