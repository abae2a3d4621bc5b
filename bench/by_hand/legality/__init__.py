"""Of three larger games one question by hand: what can be chosen here. A view becomes a flat position, a position the keys.

tables.py               the tables that lie beside the rules
valeria_recruiting.py   · villagers_building.py · carpe_diem_placing.py   one question each
"""
