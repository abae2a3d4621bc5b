"""A match drawn at a terminal: boards, places, players, prices, scores, and what they are drawn with."""
