"""Steps to typed steps: single ones, those that are called, those that hold others."""
