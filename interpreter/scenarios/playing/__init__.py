"""One scenario played on one game: what chance says, what is answered, and what is claimed."""
