"""Bots: what they may know, and that they play well."""
