"""How often something is done: once in a game, in each round, turn or action, and of what each is said."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint

_HOW_OFTEN = "how often?"


def source_once_each_action(written: str) -> Complaint:
    text = f"a source provides once each action, or as often as it is asked; `{written}` is said of an action"
    return Complaint("wrong_kind", _HOW_OFTEN, text, "write `once each action`, or leave it out")


def once_each_what() -> Complaint:
    text = "an action is done once each turn, once each round or once each game; `once each action` is said of a source"
    return Complaint("wrong_kind", _HOW_OFTEN, text)


def once_for_whom(once: str) -> Complaint:
    text = f"`{once}` is noted of each player, and this number is watched for none, as `fame of player` would be"
    hint = "ask a counter in the trigger: `if met is 0:`, and below it `add 1 to met`"
    return Complaint("wrong_kind", _HOW_OFTEN, text, hint)


def no_turns_to_count(name: str) -> Complaint:
    text = f"`{name}` is done once each turn, and nobody takes turns in this game"
    return Complaint("wrong_kind", _HOW_OFTEN, text, "say `turns from …:`, or `once each round`")
