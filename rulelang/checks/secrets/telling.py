"""A secret that would be told, in words: whose, who sees it, who would learn it from what, and the ways out."""

from __future__ import annotations

from collections.abc import Mapping

from rulelang import program as p

_SEEN = {
    "nobody": "which nobody sees", "owner": "which only its owner sees", "others": "which everybody sees but its owner",
    "some": "which only who laid it there knows",
}  # fmt: skip
_LEARN = {
    "nobody": "everybody would learn", "owner": "the others would learn", "others": "its owner would learn",
    "some": "the others would learn",
}  # fmt: skip
_OPENLY = "lay it open first, in a zone that all see"
_SAY = 'let who knows it say so: `may "…":`, with `needs:` and the condition in it'

# What tells it, by what is told; whether only who decides is told; and the ways out.
_WAYS = {
    "choice": ("what is offered", f"let who sees it choose; or {_OPENLY}; or take one unseen: `draw 1 at random from …`"),
    "number": ("which numbers are offered", _OPENLY),
    "need": ("whether this can be done", f"{_OPENLY}, and say in `otherwise:` what happens if it does not fit"),
    "search": (
        "whether this can be done",
        "say `as far as possible` after it, or in `otherwise:` what happens if there is none",
    ),
    "source": ("what is offered", "name only what who uses it can see"),
    "whether": ("whether this is done", f"{_OPENLY}; or {_SAY}"),
    "often": ("how often this is done", f"{_OPENLY}; or {_SAY}"),
    "whom": ("for whom or what this is done", f"{_OPENLY}; or {_SAY}"),
    "amount": ("what changes here", f"{_OPENLY}; or count it when the game is over, in a `score`"),
    "price": ("what is paid", f"let the price hang on what all see; or {_OPENLY}"),
    "order": ("who comes first", f"{_OPENLY}; or let the order hang on what all see"),
    "turns": ("who has a turn", f"{_OPENLY}; or {_SAY}"),
    "end": ("whether the game ends", "let who knows it say so, in an action with `needs:` and the condition in it"),
}
_TURNED_UP = "turn it face up first, or ask only of what lies face up: `… is face up and …`"
_TO_WHO_DECIDES = {"choice", "number", "need", "search", "source"}


def tell(what: str, secret: p.Secret, zone: p.Zone | None, names: Mapping[int, str], you: p.Expression | None) -> tuple[str, str]:
    """Who would learn what from what, and the ways out."""
    sign, way = _WAYS[what]
    if secret.seen_by == "others" and what == "choice":
        way = "let who sees it choose; or take one unseen: `draw 1 at random from …`, or by its place: `blindly choose …`"
    if secret.down:
        way = way.replace(_OPENLY, _TURNED_UP) if _OPENLY in way and what != "choice" else _TURNED_UP
    elif zone is None and _OPENLY in way:
        way = "let it hang on what all see; a number is laid open by noting it in a counter that all see: `shown becomes …`"
    number = zone is None and not secret.down
    lies = "what lies face down in" if secret.down else _lies(zone)
    seen = _SEEN[secret.seen_by].replace("sees", "knows") if secret.down else _SEEN[secret.seen_by]
    hidden = f"{lies} {_place(secret, names, you)}{' is' if number else ''}, {seen}"
    if what == "choice" and secret.down:
        sign = "which are offered"
    elif what == "choice":
        return f"who chooses would see {hidden}", way
    learner = "who decides would learn" if what in _TO_WHO_DECIDES else _LEARN[secret.seen_by]
    return f"from {sign}, {learner} {hidden}", way


def _lies(zone: p.Zone | None) -> str:
    """What is hidden of a zone, or of a number."""
    if zone is None:
        return "how much"
    return "which piece is on top of" if zone.contents == "everyone" else "what lies in"


def _place(secret: p.Secret, names: Mapping[int, str], you: p.Expression | None) -> str:
    """The zone as an author names it."""
    owner = secret.owner
    if owner is not None and owner == you:
        return f"`your {secret.zone}`"
    match owner:
        case None:
            return f"`{secret.zone}`"
        case p.Local() if owner.slot in names:
            return f"`{secret.zone} of {names[owner.slot]}`"
        case p.ActivePlayer():
            return f"`{secret.zone} of active_player`"
        case p.Constant():
            return f"`{secret.zone} of seat {owner.value + 1}`"
        case p.Bound():
            return f"`{secret.zone}` of each player"
    return f"somebody's `{secret.zone}`"
