"""Who gives to whom, and whose something is."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint
from rulelang.program.kinds import with_article

BELONGS_TO_NOBODY = "it belongs to nobody"


def paid_to_oneself(*, each: bool) -> Complaint:
    """`each`: it is said of one player after another, who is `you` there."""
    if each:
        text = "inside `each player`, `you` is that player, who would pay to itself"
        hint = "say who gets it: whose turn it is is `active_player`. Without `to` it goes to the supply"
    else:
        text = "it is you who pays, and you would get it"
        hint = "say who gets it, as `to player left of you`. Without `to` it goes to the supply"
    return Complaint("leads_nowhere", "paid to oneself", text, hint)


def paid_to_owner_of_yours(type: str) -> Complaint:
    """`type`: what it is whose owner would be paid."""
    text = f"it is your own {type}, so you would get what you pay"
    hint = f"say whose {type} is meant: `each other {type} in … as met:`, and below it `pay … to owner of met`"
    return Complaint("leads_nowhere", "paid to oneself", text, hint)


def stays_where_it_is() -> Complaint:
    text = "it comes to where it is already, so nothing happens"
    return Complaint("leads_nowhere", "leads nowhere", text, "say another place, or leave this line out")


def owner_is_nobody(type: str, zone: str | None, of: str | None) -> Complaint:
    """`zone`: where it lies, if that is said; `of`: the class of which each has such a zone."""
    if of is not None:
        text = f"{with_article(type)} lies in `{zone}`, which is one for each {of}, so it has no owner: this is always nobody"
        hint = f"say whose the {of} is, as a column of its table tells it; or let each player have a zone"
        return Complaint("nobodys", BELONGS_TO_NOBODY, text, hint)
    where = f"lies in `{zone}`, which is one for all" if zone else "lies only in places that all share"
    text = f"{with_article(type)} {where}, so it has no owner: this is always nobody"
    place = zone or "NAME"
    hint = f"let each player have one, `zone {place} of each player, holds {type}`, or let a role say who brought it"
    return Complaint("nobodys", BELONGS_TO_NOBODY, text, hint)


def others_come_to_yours(type: str, zone: str) -> Complaint:
    text = f"{with_article(type)} of somebody else would come to your `{zone}` and not to its owner's"
    hint = f"say `each other {type} in … as one:`, and below it `move one to {zone} of owner of one`"
    return Complaint("leads_nowhere", "not its owner's", text, hint)


def whosever_come_to_yours(type: str, zone: str) -> Complaint:
    text = f"whosever it is, {with_article(type)} would come to your `{zone}`, and be taken from there as one of yours"
    hint = (
        f"say `each {type} … as one:`, and below it `move one to {zone} of owner of one`; what one captures has a zone of its own"
    )
    return Complaint("leads_nowhere", "not its owner's", text, hint)
