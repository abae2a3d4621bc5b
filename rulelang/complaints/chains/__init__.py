"""Chains, where pieces lie on each other.

laws: the lines that declare them, and stand-ins · laying: what is asked of, and done with, pieces there.
"""
