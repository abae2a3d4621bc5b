"""Text to tree (`parse`): tokens, layout, then the LR parser along the parse table of grammar.lark, which builds nodes.

Where a declaration does not parse, `repair` finds the smallest correction, and `syntax_errors` says in the author's words what is
wrong; `words_elsewhere` knows how other rulebooks say it. Imports `ast` and `text`.
"""
