"""A match as a report of the game: a turn in a sentence or two, in the words of the table, to one seat.

english       verbs for you and for others, plurals, lists; english.txt: verbs, and what is measured and not counted
amounts       resources and pieces in such words
clauses       one event as a part of a sentence: who, what is done, with what
going         what goes from one place or holder to another, in such parts
hearing       a trace to clauses, choices, and where turns and phases begin
needless      choices of which what they led to tells as much; what several did alike
paragraphs    what belongs to one turn in few sentences; headings of phases
by_and_by     all of it, as the match goes on

`log` tells every change with its line of rules; this tells what people at the table would say. It knows no more than `log` does.
"""

from interpreter.telling.report.by_and_by import Report
from interpreter.telling.report.paragraphs import Paragraph

__all__ = ["Paragraph", "Report"]
