"""Who sees what: notes that say nothing new, owners that there are not, and secrets that a line would tell."""

from __future__ import annotations

from collections.abc import Mapping

from rulelang import program as p
from rulelang.complaints.complaint import Complaint
from rulelang.complaints.values import ANOTHER_KIND

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
_ANSWERED = (
    "",
    "; or, where all may learn whether it is so: `do` a phase with `needs:` that lays it open, with `if that cannot be done:`",
)

# What tells it, by what is told; whether only who decides is told; and the ways out.
_WAYS = {
    "choice": ("what is offered", f"let who sees it choose; or {_OPENLY}; or take one unseen: `draw 1 at random from …`"),
    "chance": ("what chance chooses", f"{_OPENLY}; or take one unseen: `draw 1 at random from …`"),
    "number": ("which numbers are offered", _OPENLY),
    "need": (
        "whether this can be done",
        f"{_OPENLY}, and say below it, `if that cannot be done:`, what happens if it does not fit",
    ),
    "search": (
        "whether this can be done",
        "say `as far as possible` after it, or below it, `if that cannot be done:`, what happens if there is none",
    ),
    "source": ("what is offered", "name only what who uses it can see"),
    "whether": ("whether this is done", f"{_OPENLY}; or {_SAY}"),
    "often": ("how often this is done", f"{_OPENLY}; or {_SAY}"),
    "whom": ("for whom or what this is done", f"{_OPENLY}; or {_SAY}"),
    "amount": ("what changes here", f"{_OPENLY}; or count it when the game is over, in a `score`"),
    "price": ("what is paid", f"let the price hang on what all see; or {_OPENLY}"),
    "limit": ("how much one may have", f"let the limit hang on what all see; or {_OPENLY}"),
    "order": ("who comes first", f"{_OPENLY}; or let the order hang on what all see"),
    "turns": ("who has a turn", f"{_OPENLY}; or {_SAY}"),
    "end": ("whether the game ends", "let who knows it say so, in an action with `needs:` and the condition in it"),
}
_TURNED_UP = "turn it face up first, or ask only of what lies face up: `… is face up and …`"
_ASKED_OF_EACH = {"whether", "whom"}
_TO_WHO_DECIDES = {"choice", "number", "need", "search", "source"}
_TOLD = "this would tell a secret"


def has_no_owner(name: str) -> Complaint:
    return Complaint("wrong_owner", "whose?", f"`{name}` belongs to nobody, so it has no owner")


def pieces_without_owner(piece: str, plural: str) -> Complaint:
    hint = f"`piece {piece} each player`: each player has some"
    return Complaint("wrong_owner", "whose?", f"{plural} belong to nobody", hint)


def holds_what_of_whom(zone: str) -> Complaint:
    hint = "say `holds …`, of pieces that are declared `each player`"
    return Complaint("wrong_owner", "whose?", f"`{zone}` does not say what it holds", hint)


def each_piece_by_its_owner(seer: str) -> Complaint:
    text = "`each piece` says that a piece is seen by whose it is"
    return Complaint("needless_sight", "whose piece?", text, f"say `contents seen by {seer}`, or `each piece seen by its owner`")


def all_is_seen(zone: str, part: str) -> Complaint:
    """`part` is `top`, `each piece`, `backs` or `top back`."""
    hint = f"leave out `contents seen by everyone`, if only {'the top' if part == 'top' else 'that'} is seen"
    return Complaint("needless_sight", "it is seen anyway", f"everyone sees all of `{zone}`", hint)


def nothing_is_on_top(zone: str) -> Complaint:
    text = f"what lies in `{zone}` has no order, so no piece is on top"
    return Complaint("needless_sight", "nothing is on top", text, "say `ordered` (a pile) or `in line` (a queue), too")


def nobody_sees_the_top() -> Complaint:
    text = "nobody sees the top unless a line says so"
    return Complaint("needless_sight", "this goes without saying", text, "say `contents seen by nobody`")


def backs_are_seen_by_everyone(part: str, seer: str) -> Complaint:
    """`part` is `backs` or `top back`."""
    if seer == "nobody":
        text = "nobody sees a back of what is hidden unless a line says so"
        return Complaint("needless_sight", "this goes without saying", text, "leave it out")
    text = "whoever sees how many pieces lie there sees their backs, and that is everyone"
    return Complaint("needless_sight", "who sees a back?", text, f"say `{part} seen by everyone`")


def top_back_is_one_of_them(zone: str) -> Complaint:
    return Complaint("needless_sight", "it is seen anyway", f"everyone sees all backs in `{zone}`", "leave it out")


def top_is_seen(zone: str) -> Complaint:
    return Complaint("needless_sight", "it is seen anyway", f"everyone sees which piece is on top of `{zone}`", "leave it out")


def backs_show_their_order(zone: str) -> Complaint:
    text = f"what lies in `{zone}` has an order, and the backs show which of them lies where"
    return Complaint("needless_sight", "its backs show its order", text, "leave it out")


def back_shows_nothing(piece: str, plural: str) -> Complaint:
    text = f"only {plural} lie there, and their backs are all alike"
    return Complaint("needless_sight", "nothing is seen of a back", text, f"say what it shows: `piece {piece}, back shows …`")


def paid_where_all_see(resource: str, track: str) -> Complaint:
    text = f"`{resource}` is paid on `{track}`, where everybody sees it"
    return Complaint("needless_sight", "it is seen anyway", text, "leave it out")


def seen_with_the_piece(counter: str, piece: str) -> Complaint:
    text = f"`{counter}` lies on the {piece}: who sees the {piece} sees it, and nobody else"
    hint = "leave this out, or keep the number for each player: `of each player`"
    return Complaint("needless_sight", "seen with the piece", text, hint)


def never_on_a_piece(resource: str) -> Complaint:
    text = f"all see `{resource}` wherever it lies, but for pieces that are hidden, and it never lies on a piece"
    return Complaint("needless_sight", "it is seen anyway", text, "leave it out")


def tells_a_secret(
    what: str, secret: p.Secret, zone: p.Zone | None, names: Mapping[int, str], you: p.Expression | None
) -> Complaint:
    """Who would learn what from what, and the ways out: `what` tells it, `names` are those of players, `you` decides."""
    sign, way = _WAYS[what]
    if secret.seen_by == "others" and what == "choice":
        way = "let who sees it choose; or take one unseen: `draw 1 at random from …`, or by its place: `blindly choose …`"
    if secret.down:
        way = way.replace(_OPENLY, _TURNED_UP) if _OPENLY in way and what != "choice" else _TURNED_UP
    elif zone is None and _OPENLY in way:
        way = "let it hang on what all see; a number is laid open by noting it in a counter that all see: `shown becomes …`"
    if secret.seen_by == "nobody":  # nobody can say so, and it counts once somebody decides
        way = way.replace(
            f"; or {_SAY}", "" if secret.down else f", before anybody decides something{_ANSWERED[what == 'whether']}"
        )
    if zone is not None and what in _ASKED_OF_EACH and secret.seen_by == "owner" and not secret.down:
        way = _shown_first(secret.zone, zone.holds[0] if zone.holds else "card")
    number = zone is None and not secret.down
    lies = "what lies face down in" if secret.down else _lies(zone)
    seen = _SEEN[secret.seen_by].replace("sees", "knows") if secret.down else _SEEN[secret.seen_by]
    hidden = f"{lies} {_place(secret, names, you)}{' is' if number else ''}, {seen}"
    if what == "choice" and secret.down:
        sign = "which are offered"
    elif what == "choice":
        return Complaint("tells_a_secret", _TOLD, f"who chooses would see {hidden}", way)
    learner = "who decides would learn" if what in _TO_WHO_DECIDES else _LEARN[secret.seen_by]
    return Complaint("tells_a_secret", _TOLD, f"from {sign}, {learner} {hidden}", way)


def _shown_first(zone: str, piece: str) -> str:
    """How each of those that are asked about lays open which they are, before anything hangs on it."""
    line = f"`each {piece} in {zone} whose …:`, and below it, first of all, `show {piece} to everyone`"
    return f"let those that are meant be shown: {line}; or {_SAY}"


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
        case p.AutomaSeat():
            return f"`{secret.zone} of {owner.name}`"
        case p.Bound():
            return f"`{secret.zone}` of each player"
    return f"somebody's `{secret.zone}`"


def worked_out_on_the_back(column: str) -> Complaint:
    text = f"a back shows what stands in the cells of `{column}`, and here that is worked out"
    return Complaint(
        "wrong_kind", ANOTHER_KIND, text, "write the figures themselves: `| 10 |`, or `10 to 40` for a row of several"
    )
