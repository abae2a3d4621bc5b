"""What is known before any play.

numbers       numbers and truths, table by table: how many play, with which options and automas
bounds        between which numbers something always is
at_one_table  what comes up at one of these tables
stages        choices that fall back in stages to anything
"""
