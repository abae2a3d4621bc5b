"""Actions and phases that are done: which, and what is handed over to them."""
