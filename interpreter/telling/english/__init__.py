"""What is told, in English: verbs, nouns and articles.

inflection    verbs for you and for others, plurals, lists; words.txt: verbs, what is measured and not counted, what is no noun
articles      `the` and `a`, where one says them: `the farm`, `the first bench`, `away`
"""
