"""Networks: places joined by ways, looked through when they are asked about; nothing of them is kept.

walking  whether ways join two places, how far it is, how large what hangs together is      longest  the longest path

Ways are given as whatever a group finds, with what says the ends and the length of each. Imports nothing of the engine.
"""
