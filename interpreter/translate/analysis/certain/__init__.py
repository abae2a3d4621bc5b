"""What surely leads on: conditions on the state as it is with which steps can certainly be carried out.

ways  step by step      passes  of a loop, judged together
"""
