"""Expressions to nodes, a file for each sort: names and numbers, groups, places, bundles; then formulas, as functions."""
