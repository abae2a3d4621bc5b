"""A text before it is read: its lines and places, complaints about them, names that are nearly right. Imports nothing."""
