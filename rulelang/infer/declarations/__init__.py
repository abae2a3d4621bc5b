"""Declarations to their typed form: what there is, what pieces can do, and the bodies of actions, phases and triggers."""
