"""The laboratory on the command line: what is wanted, what is said, and the files that are written.

wanted   what the command line says                        commands  one function for each command
playing  plays, with a bar and one line where it ends      tables    figures in columns
page     a study as one HTML page, which needs no network  tiles     the figures at its head
plots    which plots there are                             charts    how each sort is drawn
theme    how a page looks, in light and dark               files     what is written where
"""
