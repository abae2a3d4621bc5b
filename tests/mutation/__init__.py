"""The Python is mutated: one small change at a time in the engine, and some test must notice.

`python -m tests.mutation interpreter/engine --minutes 10` tries as many as fit, in an order that a seed says; what no test
notices is told. `survivors.md` holds those that change nothing that could be noticed, each with its reason.

    changes    a file of Python to all its mutants           killing    one mutant, in a process of its own, and who notices it
    reasons    the survivors that are accounted for          __main__   the command
"""
