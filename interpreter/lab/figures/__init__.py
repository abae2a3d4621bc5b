"""What is counted of matches: figures of one match, played here or in other processes, and what many of them say together.

figure      what a figure is called, and what of it is told of two rules at once
counting    plays a match and counts
playing     many matches, of one game or of several beside each other
moments     sums of a figure over many matches, whatever their number
intervals   how sure that is: intervals, and what may be told of many figures at once (needs the extra `lab`)
"""
