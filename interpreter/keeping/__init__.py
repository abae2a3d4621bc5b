"""Games that were loaded before, kept ready in the user's cache folder: safe to delete at any time, never trusted when damaged.

folder  data by name in that folder, whole or not at all      code   what stamps the code that makes games
games   a game by what its files hold: its Program, and what plays it

Imports `translate`, `numbering` and `playable`, all but the last only when somebody asks.
"""
