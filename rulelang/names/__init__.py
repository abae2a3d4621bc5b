"""Tree to names: the table of `symbols`, one name at a time (`declare`), all of a text (`resolve`).

`data` reads tables; `required` says what each text must have, `repeated` what it says twice. Imports `printing` and `program`.
"""
