"""Where people meet the engine: everything here uses the face of `interpreter` and nothing behind it.

cli         the commands of `rulelang`, each a few lines around a module of `commands`
commands    check, play, test, diff, fmt, simulate, ast, translate
person      a person's decision, `?`, what the rules say of a name
table_view  a view drawn as text
files       games by name or path, saves
console     where to print, and the exit codes
"""
