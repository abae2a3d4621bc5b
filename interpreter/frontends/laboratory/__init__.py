"""The laboratory on the command line: what is wanted, what is said, and the files that are written.

wanted  what the command line says             page   a study as one HTML page, which needs no network
commands  one function for each command        plots  its plots
tables  figures in columns                     files  what is written where
"""
