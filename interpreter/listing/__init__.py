"""A form printed for people: as they read it (`readable/`), as a tree of nodes (`outline`). Imports `translate` and `telling`."""
