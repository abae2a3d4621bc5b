"""A Program to its numbers and its form, made ready to be played once, with the tables of one number of players."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter import form as n
from interpreter.numbering.tables import ABILITY, Tables, Written
from interpreter.playable.make_ready import playable
from interpreter.state.slots import CHOSEN
from interpreter.state.state import Playable
from interpreter.translate.analysis.facts import may_fail, unassured
from interpreter.translate.analysis.guards import body_guard
from interpreter.translate.numbered import numbered
from interpreter.translate.steps.blocks import Blocks
from interpreter.translate.values.areas import write_complete
from interpreter.translate.values.formulas import switches, write_columns, write_ends, write_values
from interpreter.translate.writing.draft import Draft
from interpreter.translate.writing.maybe_nothing import absent
from interpreter.translate.writing.writer import Writing
from rulelang import program as p
from rulelang.program.declarations import ROUND_COUNTER

TRIGGER = "trigger "  # the bodies of triggers are called so, and by their number


def translate(program: p.Program, players: int, options: p.Chosen, traced: bool = False) -> tuple[Playable, Tables]:
    """What plays this game, and its tables. Nothing of them changes from now on."""
    t = Tables(program, players, options)
    draft = Draft(t, traced)
    draft.site(n.Site(-1, "order", CHOSEN, "", "trigger"))
    draft.bodies = _bodies(t)
    for body in draft.bodies:
        draft.entries[body.name] = draft.label()
    draft.tail_risk |= _tail_risks(draft)
    write_columns(draft)
    written = {block: body for body in draft.bodies for block in _write_body(draft, body)}
    write_values(draft)
    write_ends(draft)
    write_complete(draft)
    for name in t.any_time:
        body_guard(Writing(draft), name, ())  # whoever decides is told whether it can be done
    absent(draft)  # explanations ask for them
    numbers, form = numbered(draft, written), draft.form()
    draft.seal()
    bodies = {block: body.name for block, body in written.items()}
    t.take(Written(form, draft.entries, bodies, {draft.entries[body.name]: body.label for body in draft.bodies}), draft)
    return playable(numbers, form, lambda: t), t


def _bodies(t: Tables) -> list[p.Body]:
    program = t.program
    named = [*program.bodies]
    named += [program.round.model_copy(update={"name": "round"})]
    if program.setup is not None:
        named.append(program.setup.model_copy(update={"name": "setup"}))
    named += [trigger.body.model_copy(update={"name": f"{TRIGGER}{i}"}) for i, trigger in enumerate(program.triggers)]
    named += [t.body[f"{ABILITY}{i}"] for i in range(len(program.abilities))]
    named += [end.body.model_copy(update={"name": f"end {i}"}) for i, end in enumerate(program.ends) if end.body is not None]
    return named


def _tail_risks(draft: Draft) -> set[str]:
    """The actions that some other action calls with something after it that can turn out impossible; all triggers; and what may
    be done at any time, for a decision waits for it."""
    found = {body.name for body in draft.bodies if body.form == "trigger" or body.any_time}
    while True:
        before = len(found)
        for body in draft.bodies:
            if body.form in ("action", "trigger"):
                _tail_risks_in(draft, body.steps, body.name in found, found)
        if len(found) == before:
            return found


def _tail_risks_in(draft: Draft, steps: Sequence[p.Step], outer: bool, found: set[str]) -> None:
    for number, step in enumerate(steps):
        rest = outer or may_fail(draft, steps[number + 1 :])
        if rest and isinstance(step, p.Do):
            found.add(step.body)
        if rest and isinstance(step, p.DoChosen):
            found.update(step.actions)
        for within in p.inside(step):
            again = within.how == "loop" and may_fail(draft, unassured(draft, within.condition, within.steps))
            if within.how != "later":
                _tail_risks_in(draft, within.steps, rest or again, found)


def _write_body(draft: Draft, body: p.Body) -> list[int]:
    """Writes the blocks of a body; gives their numbers."""
    first, entry = draft.labels, draft.entries[body.name]
    b = Blocks(draft, body)
    if body.name.startswith(ABILITY):
        b.about("piece")
    if body.name.startswith(TRIGGER):
        trigger = draft.program.triggers[int(body.name[len(TRIGGER) :])]
        b.about({"passed": "number", "becomes": "number", "completed": "area"}.get(trigger.event, "piece"))
        for slot, kind in enumerate(trigger.place_keys, 2):
            b.holds(slot, kind)
    b.mark(body.line)
    b.run(body.steps, False)
    if body.form == "end":
        b.add(n.Over(), n.Stop())
        b.close()
    elif body.name == "round":
        _close_round(b)
    else:
        b.finish()
    draft.frames[entry] = b.frame()
    return [entry, *range(first, draft.labels)]


def _close_round(b: Blocks) -> None:
    """The block with which a round ends: what was put off, modifiers that lapse, then ends, and the next round."""
    closing = b.draft.close_of_round = b.draft.label()
    b.back(closing)
    b.open(closing)
    b.add(n.When(((n.Waiting(), (n.Return(n.Ask("next_put_off")),)),)))
    if ("counter", ROUND_COUNTER) in b.tables.slot:
        played = n.Constant(b.tables.slot["counter", ROUND_COUNTER])
        b.add(n.Write(played, n.plus(n.Read(played), n.Constant(1))))
    lapsed = n.Constant(switches(b.draft, "round"))
    b.add(n.ForEach(n.Name("slot"), lapsed, (n.Write(n.Name("slot"), n.Constant(0)),)))
    if "round" in b.tables.spans:
        b.add(n.Effect("all_back", (n.Constant(b.tables.spans.index("round")),)))
    b.add(n.Next(b.draft.entries["round"]), n.Return(n.Call(n.Function("ends"), ())))
    b.close()
