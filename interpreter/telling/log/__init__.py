"""A trace to sentences for one seat.

worth_telling  what of a trace is told                  passed_over  why something was not done
phrases        one event, or several that are one       sentences    the whole trace, in order
"""
