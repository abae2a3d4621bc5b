"""Costs in pieces, as the choices and moves by which they are paid.

costs   what is paid, from where to where     sets    so many of one sort     runs    so many that go up by one
parts   what all of them are made of          sums    as many as it takes
"""
