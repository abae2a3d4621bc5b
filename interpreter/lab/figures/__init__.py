"""What is counted of matches: figures of one match, and what many of them say together.

figure      what a figure is called, and what of it is told of two rules at once
counting    plays a match and counts                     listening  hears which lines run, at the cost of playing
names       what options are about                       course     who would win if it ended there
through     offers, resources, and the points that came through what was done, where a game is looked at closely
summing     what was noted of a match, as figures
moments     sums of a figure over many matches, whatever their number
intervals   how sure that is: intervals, and what may be told of many figures at once (needs the extra `lab`)
"""
