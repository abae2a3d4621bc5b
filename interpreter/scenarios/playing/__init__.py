"""One scenario played on one game: where it begins, what chance says, what is answered, and what is claimed."""
