"""A line that cannot be read as the right line that was meant: found by trying, shown only if it is in order where it stands.

vocabulary     what a text declares, by what it is: resources, classes, places, numbers, …
sayings        how people who know board games say things, and how they are said here: read from sayings.txt
left_open      what a saying leaves open, looked up among what is declared
of_the_base    what a house rule says of its game: lines that it quotes, figures in them, and where all that stands
patterns       a saying against what is written; what it stands for, with the names of this text in it
within         a part of a line that a saying fits, with the rest of the line as it was
near_by        a line that is almost right: small corrections along the parse table, the cheapest first
judging        whether a line of a game is in order where it stands
right_lines    the complaints about a text, each with the right line, if one was found that is in order

Imports what makes a Program of a text, but for variants and scenarios: who asks brings along how a text is judged.
"""

from rulelang.rewording.judging import Judge, Judges, judge_of_game, only
from rulelang.rewording.right_lines import with_right_lines
from rulelang.rewording.vocabulary import Vocabulary, vocabulary

__all__ = ["Judge", "Judges", "Vocabulary", "judge_of_game", "only", "vocabulary", "with_right_lines"]
