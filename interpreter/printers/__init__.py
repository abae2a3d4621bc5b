"""The form, printed: python.py as the Python that plays; people.py as what people read (`rulelang translate`)."""
