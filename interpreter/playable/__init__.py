"""A form and its numbers made ready to be played.

operations  what a form may ask of the engine, by name      folding  what is known before any match, worked out
python      a form printed as Python                        make_ready  the printed functions by number
stored      numbers and form as plain data, and back

Imports `engine` and what is below it.
"""
