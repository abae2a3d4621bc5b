"""The rules language: text to Program. Pure; knows no game and no match."""
