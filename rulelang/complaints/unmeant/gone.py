"""What is counted when it is gone."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint

GONE_BY_THIS = "by this nothing is left"
_TITLE = "gone by then"
_ALL_OF_IT = "what is counted here has been moved away above, all of it, so there are 0 by now"


def counted_after() -> Complaint:
    hint = "note above that line how many there are, in a counter of your own: `noted becomes count of …`; and here say `(noted)`"
    return Complaint("gone_by_then", _TITLE, _ALL_OF_IT, hint)


def paid_after() -> Complaint:
    """Where so many pieces are paid or moved: what is asked of them may speak of what is gone, too."""
    own = "what shall lie where that lay goes to a zone of its own first, and from there below"
    hint = f"let this line stand above that one; {own}"
    return Complaint("gone_by_then", _TITLE, _ALL_OF_IT, hint)


def zero_by_then(name: str) -> Complaint:
    return Complaint("gone_by_then", _TITLE, f"`{name}` has just become 0, so this is nothing", "let it become 0 below this")
