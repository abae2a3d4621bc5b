"""A match followed by the lines that run.

scopes    how far what comes of a choice reaches
passing   the lines with which somebody passes
paying    the lines with which pieces are paid
renewals  the lines that take from a pile which is made anew
"""
