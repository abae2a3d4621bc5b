"""What all write to: the `draft` of a form, the registry of `writer`s, and what is known of values while they are written.

past  what steps before have changed
kept_values  worked out once      maybe_nothing  may be nobody or nothing      magnitude  may pass 64 bits
"""
