"""A match as a report of the game: a turn in a sentence or two, in the words of the table, to one seat.

things        one piece or amount in such words, and several together
amounts       what of a game each is called
tallies       counters that only tally what is told anyway
clauses       one event as a part of a sentence: who, what is done, with what
saying        such a part in words; ends that are alike together
going         what goes from one place or holder to another, in such parts
hearing       a trace to clauses, choices, and where turns and phases begin
doing         choices, and what came of them
notes         numbers that changed, beside what was done
joined        what belongs together: what several did alike, what goes the same way
paragraphs    what belongs to one turn in few sentences; headings of phases
by_and_by     all of it, as the match goes on

`log` tells every change with its line of rules; this tells what people at the table would say. It knows no more than `log` does.
"""

from interpreter.telling.report.by_and_by import Report
from interpreter.telling.report.paragraphs import Paragraph

__all__ = ["Paragraph", "Report"]
