"""The form, printed: as the Python that plays (python/), as what people read (people/), as a tree of nodes (outline.py)."""
